### Der Wasserclan: alle zugehörigen Worte.

monster_lands-clan-water = Wasserclan
    .der = der Wasserclan
    .den = den Wasserclan
    .dem = dem Wasserclan
    .des = des Wasserclans
    .vom = vom Wasserclan
monster_lands-about-water = Tortock fängt, Taron gräbt nach Gold.
monster_lands-affinity-water = Wasser
monster_lands-setup-does-water = Tortock fängt leichter, Taron holt mehr Gold aus der Mine: ein Clan, der reich wird.
