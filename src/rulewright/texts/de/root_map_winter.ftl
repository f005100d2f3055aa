### Der Winter-Spielplan: alle zugehörigen Worte.

## root.setup

root-setup-map-winter = Winter
root-setup-map-about-winter = Die Gemeinschaften werden jedes Mal verteilt; ein Fluss trennt Nord und Süd.
