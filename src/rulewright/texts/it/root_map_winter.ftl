### La mappa Inverno: tutte le sue parole.

## root.setup

root-setup-map-winter = Inverno
root-setup-map-about-winter = I simboli si sorteggiano ogni volta; un fiume divide nord e sud.
