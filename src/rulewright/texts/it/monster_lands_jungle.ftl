### Il clan della giungla: tutte le parole sue.

monster_lands-clan-jungle = Clan della giungla
    .il = il Clan della giungla
    .del = del Clan della giungla
    .al = al Clan della giungla
    .dal = dal Clan della giungla
monster_lands-about-jungle = Purkas difende, Korgo persuade: un clan da missioni.
monster_lands-affinity-jungle = giungla
    .di = della giungla
monster_lands-setup-does-jungle = Purkas blocca un colpo in ogni battaglia, Korgo rilancia la persuasione: solido e bravo nelle missioni.
