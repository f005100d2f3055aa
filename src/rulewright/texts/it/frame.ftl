### The frame around every game: advice, zooming the board, the legend.

frame-advice = Consiglio
