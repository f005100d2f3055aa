### The Fire clan: all words of its own.

monster_lands-clan-fire = Fire clan
    .the = the Fire clan
    .of = the Fire clan’s
monster_lands-about-fire = Nuduru brews potions, Frunks strengthens magic.
monster_lands-affinity-fire = fire
monster_lands-setup-does-fire = Nuduru brews a potion in each round, Frunks strengthens magic dice: well supplied for battles.
