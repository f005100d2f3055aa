### The frame around every game: advice, a larger board, the legend.

frame-advice = Advice
frame-zoom = Zoom
frame-larger = Larger
frame-smaller = Smaller
frame-whole-board = Whole board
frame-zoom-keys = make the board larger or smaller
frame-pan-keys = move the board where it is larger
frame-legend = What is drawn
