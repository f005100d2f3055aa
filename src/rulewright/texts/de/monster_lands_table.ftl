### Monster Lands am Tisch: das Buch der Soloszenarien, Ränge, Kampagnen.

## Die Szenarien: was an ihnen besonders ist

monster_lands-scenario-about-1 = Keine Sonderregeln: sechs Runden gegen Madhala, die Felder und Pfade besetzt. Gut für das erste Solospiel.
monster_lands-scenario-about-2 = Nur Söldner mit einem Überredungswürfel sind zu haben. Du spielst mit dem Dschungelclan um Gold und brauchst 25 Punkte, damit es zählt.
monster_lands-scenario-about-3 = Nur drei Runden, aber du beginnst mit 12 Gold und drei Verteidigungsmarkern.
monster_lands-scenario-about-4 = Die Rüstkammer ist geschlossen, und weder Talente noch Pfade noch Beute verteidigen; nur Tränke helfen. Du spielst den Wasserclan.
monster_lands-scenario-about-5 = Am Ende soll dein Tableau voll sein: fünf Verteidigungsmarker, fünf Fallen, drei Tränke, drei Gifte, Ausrüstung jeder Art und ein Söldner jedes Elements.
monster_lands-scenario-about-6 = Von Anfang an steht ein Monster der Stufe A am Eingang, und jede Runde kommt an den leeren Eingang ein neues.
monster_lands-scenario-about-7 = Sammle Söldner aller vier Elemente. Eine Runde Bier kostet nur ein Gold.
monster_lands-scenario-about-8 = Gespielt mit Tricks: Jeder Landpfad, den Madhala nimmt, verbirgt zwei ihrer Marker.
monster_lands-scenario-about-9 = Erfülle Missionen. Draußen geht Madhala öfter auf Missionen.
monster_lands-scenario-about-10 = Monster würfeln verfehlte Angriffswürfel einmal neu, und eines der Stufe A steht am Eingang. Nicht für den Anfang.

## Ränge: was sie verlangen

monster_lands-rank-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
monster_lands-rank-gold = { $n } Gold
monster_lands-rank-missions =
    { $missions } Missionen und { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
monster_lands-rank-goal = volles Tableau
monster_lands-rank-goal-points =
    volles Tableau und { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
monster_lands-rank-spread = { $spread } je Element

## Kampagnen

monster_lands-campaign-title =
    { $n ->
        [one] Kampagne nach einem Spiel
       *[other] Kampagne nach { $n } Spielen
    }
monster_lands-campaign-won = Die Kampagne ist gewonnen!
monster_lands-campaign-lost = Die Kampagne ist verloren
monster_lands-campaign-games =
    { $n ->
        [one] Es brauchte ein Spiel.
       *[other] Es brauchte { $n } Spiele.
    }
monster_lands-campaign-next = Weiter mit Szenario { $number }: { $scenario }.
monster_lands-campaign-again = Noch einmal: { $scenario }.
monster_lands-campaign-play = { $scenario }, { $difficulty }
monster_lands-campaign-played =
    { $scenario } ({ $difficulty }): { $rank }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
monster_lands-campaign-game = Kampagne, Spiel { $n }
