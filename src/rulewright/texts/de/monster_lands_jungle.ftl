### Der Dschungelclan: alle zugehörigen Worte.

monster_lands-clan-jungle = Dschungelclan
    .der = der Dschungelclan
    .den = den Dschungelclan
    .dem = dem Dschungelclan
    .des = des Dschungelclans
    .vom = vom Dschungelclan
monster_lands-about-jungle = Purkas verteidigt, Korgo überredet: ein Clan für Missionen.
monster_lands-affinity-jungle = Dschungel
monster_lands-setup-does-jungle = Purkas wehrt in jedem Kampf einen Treffer ab, Korgo würfelt Überredung neu: beständig und gut bei Missionen.
