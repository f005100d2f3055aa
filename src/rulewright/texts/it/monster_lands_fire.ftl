### Il clan del fuoco: tutte le parole sue.

monster_lands-clan-fire = Clan del fuoco
    .il = il Clan del fuoco
    .del = del Clan del fuoco
    .al = al Clan del fuoco
    .dal = dal Clan del fuoco
monster_lands-about-fire = Nuduru prepara pozioni, Frunks rafforza la magia.
monster_lands-affinity-fire = fuoco
    .di = del fuoco
monster_lands-setup-does-fire = Nuduru prepara una pozione in ogni round, Frunks rafforza i dadi magia: ben rifornito per le battaglie.
