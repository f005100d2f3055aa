### Der Feuerclan: alle zugehörigen Worte.

monster_lands-clan-fire = Feuerclan
    .der = der Feuerclan
    .den = den Feuerclan
    .dem = dem Feuerclan
    .des = des Feuerclans
    .vom = vom Feuerclan
monster_lands-about-fire = Nuduru braut Tränke, Frunks stärkt die Magie.
monster_lands-affinity-fire = Feuer
monster_lands-setup-does-fire = Nuduru braut in jeder Runde einen Trank, Frunks stärkt Magiewürfel: gut versorgt für Kämpfe.
