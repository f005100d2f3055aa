### The frame around every game: advice, a larger board, the legend.

frame-advice = Rat
frame-zoom = Zoom
frame-larger = Größer
frame-smaller = Kleiner
frame-whole-board = Ganzer Spielplan
frame-zoom-keys = den Spielplan größer oder kleiner zeigen
frame-pan-keys = den vergrößerten Spielplan verschieben
frame-legend = Was die Zeichen bedeuten
