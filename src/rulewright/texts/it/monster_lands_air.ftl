### Il clan dell’aria: tutte le parole sue.

monster_lands-clan-air = Clan dell’aria
    .il = il Clan dell’aria
    .del = del Clan dell’aria
    .al = al Clan dell’aria
    .dal = dal Clan dell’aria
monster_lands-about-air = Poissen elimina, Timbulu colpisce forte.
monster_lands-affinity-air = aria
    .di = dell’aria
monster_lands-setup-does-air = Poissen facilita le eliminazioni, Timbulu rafforza i dadi forza: un clan per gloria e trofei.
