### Der Herbst-Spielplan: alle zugehörigen Worte.

## root.setup

root-setup-map-autumn = Herbst
root-setup-map-about-autumn = Die Gemeinschaften sind gedruckt. Die Seite zum Lernen.
