### The Air clan: all words of its own.

monster_lands-clan-air = Air clan
    .the = the Air clan
    .of = the Air clan’s
monster_lands-about-air = Poissen eliminates, Timbulu strikes hard.
monster_lands-affinity-air = air
monster_lands-setup-does-air = Poissen makes eliminations easier, Timbulu strengthens strength dice: a clan for glory and trophies.
