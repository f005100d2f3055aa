### The Water clan: all words of its own.

monster_lands-clan-water = Water clan
    .the = the Water clan
    .of = the Water clan’s
monster_lands-about-water = Tortock captures, Taron digs for gold.
monster_lands-affinity-water = water
monster_lands-setup-does-water = Tortock makes captures easier, Taron brings more gold out of the mine: a clan that gets rich.
