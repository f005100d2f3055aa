### La mappa Autunno: tutte le sue parole.

## root.setup

root-setup-map-autumn = Autunno
root-setup-map-about-autumn = I simboli sono stampati. Quella per imparare.
