### The frame around every game: advice, a larger board, the legend.

frame-advice = Consiglio
frame-zoom = Zoom
frame-larger = Ingrandisci
frame-smaller = Riduci
frame-whole-board = Tutto il tabellone
frame-zoom-keys = ingrandisce o riduce il tabellone
frame-pan-keys = sposta il tabellone ingrandito
frame-legend = I simboli
