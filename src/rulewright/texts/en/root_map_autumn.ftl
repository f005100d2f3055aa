### The autumn map: all its words.

## root.setup

root-setup-map-autumn = Autumn
root-setup-map-about-autumn = Suits are printed. The one to learn on.
