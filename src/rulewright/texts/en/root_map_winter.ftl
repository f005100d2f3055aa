### The winter map: all its words.

## root.setup

root-setup-map-winter = Winter
root-setup-map-about-winter = Suits are dealt anew each game; a river parts north and south.
