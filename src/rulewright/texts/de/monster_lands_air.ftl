### Der Luftclan: alle zugehörigen Worte.

monster_lands-clan-air = Luftclan
    .der = der Luftclan
    .den = den Luftclan
    .dem = dem Luftclan
    .des = des Luftclans
    .vom = vom Luftclan
monster_lands-about-air = Poissen erlegt, Timbulu schlägt hart zu.
monster_lands-affinity-air = Luft
monster_lands-setup-does-air = Poissen erlegt leichter, Timbulu stärkt Stärkewürfel: ein Clan für Ruhm und Trophäen.
