### Il clan dell’acqua: tutte le parole sue.

monster_lands-clan-water = Clan dell’acqua
    .il = il Clan dell’acqua
    .del = del Clan dell’acqua
    .al = al Clan dell’acqua
    .dal = dal Clan dell’acqua
monster_lands-about-water = Tortock cattura, Taron scava oro.
monster_lands-affinity-water = acqua
    .di = dell’acqua
monster_lands-setup-does-water = Tortock facilita le catture, Taron estrae più oro dalla miniera: un clan che si arricchisce.
