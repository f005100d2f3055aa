### Plätze am Tisch von Monster Lands: Übersichten, Clantableaus und die Optionen einer neuen Partie.

## monster_lands.seat: das Clantableau

monster_lands-seat-progress = Ruhm und Ansehen
monster_lands-seat-pay = Sold je Mitglied: { $n } Gold
monster_lands-seat-members = Mitglieder
monster_lands-seat-wages = Sold beim Aufräumen: { $n } Gold ({ $paid } × { $each })
monster_lands-seat-spoils = Länder, Beute und Trophäen
monster_lands-seat-no-spoils = Noch nichts gewonnen.
monster_lands-seat-trophies =
    { $n ->
        [one] { $n } Trophäe
       *[other] { $n } Trophäen
    }
monster_lands-seat-no-dice = Keine Würfel mehr in dieser Runde.
monster_lands-seat-goods = Vorräte
monster_lands-seat-of-room = { $name }: { $n } von höchstens { $of }
monster_lands-seat-scoring = Punkte
monster_lands-seat-signs = { $affinity } × { $n }

## monster_lands.setup: eine neue Partie

monster_lands-setup-clans = Clans
monster_lands-setup-clans-about = Bis zu vier Clans spielen; einer allein spielt ein Solospiel gegen Madhala. Jeder beginnt mit einem eigenen Anführer und einem Söldner.
monster_lands-setup-too-few = Mindestens ein Clan muss spielen.
monster_lands-setup-twice = Jeder Clan kann einmal gespielt werden.
monster_lands-setup-first-absent = Wer beginnt, muss einen Platz haben.
monster_lands-setup-wrong-clan = { $scenario } wird mit { FORM($clan, "dem") } gespielt.
monster_lands-setup-wrong-level = { $scenario } wird nicht mit dieser Schwierigkeit gespielt.
monster_lands-setup-no-tricks = Tricks sind für zwei bis vier Clans.
monster_lands-setup-campaign-level = Mit dieser Schwierigkeit geht die Kampagne nicht weiter.
monster_lands-setup-order = Reihenfolge am Tisch
monster_lands-setup-book = Das Buch der Szenarien
monster_lands-setup-book-about = Allein spielst du eines von zehn Szenarien um einen Rang: Kanonenfutter, Lehrling, Veteran oder Held. Die ersten drei sind gut für den Anfang.
monster_lands-setup-as-campaign = Eine Kampagne spielen.
monster_lands-setup-as-campaign-about = Alle Szenarien der Reihe nach, vom ersten an: Dein Rang entscheidet, was als Nächstes kommt und wie schwer es ist.
monster_lands-setup-difficulty-title = Schwierigkeit
monster_lands-setup-difficulty-beginner = Zuerst schwache Monster, und in keiner Runde zusätzliche Angriffswürfel.
monster_lands-setup-difficulty-normal = Zuerst schwache Monster; ab der Mitte des Spiels würfeln sie mit mehr Würfeln.
monster_lands-setup-difficulty-hard = Jedes Monster kann zuerst kommen, und später würfeln sie mit mehr Würfeln.
monster_lands-setup-difficulty-cutthroat = Jedes Monster kann zuerst kommen, und alle würfeln in jeder Runde mit mehr Würfeln.
monster_lands-setup-more = Varianten
monster_lands-setup-flag-tricks = Tricks
monster_lands-setup-flag-about-tricks = unter den Fallen: Marker, die Nachbarn Würfel stehlen oder ein Monster auf sie lenken. Für alle, die das Spiel kennen.
monster_lands-setup-flag-queens_grant = Zuschuss der Königin
monster_lands-setup-flag-about-queens_grant = ab Runde 2 bekommt, wer das Startspielerplättchen hat, in jeder Runde einen Würfel und ein kleines Geschenk.
monster_lands-setup-flag-more_monsters = Mehr Monster
monster_lands-setup-flag-about-more_monsters = in den Runden 2, 4 und 6 kommt ein Monster an den Eingang, wenn dort keines steht.

## monster_lands.setup: Partien mit einem Klick

monster_lands-setup-learn-title = Mit drei Bots lernen
monster_lands-setup-learn-text = Du führst den Feuerclan in der Schwierigkeit Anfänger, und jeder Schritt wird erklärt.
monster_lands-setup-solo-title = Allein spielen
monster_lands-setup-solo-text = Szenario 1, sechs Runden gegen Madhala. Welchen Rang erreichst du?
monster_lands-setup-campaign-title = Eine Kampagne beginnen
monster_lands-setup-campaign-text = Zehn Szenarien der Reihe nach, über mehrere Spiele. Dein Rang entscheidet, wie es weitergeht.
monster_lands-setup-hotseat-title = Um einen Bildschirm
monster_lands-setup-hotseat-text = Vier Clans teilen sich diesen Bildschirm und reichen ihn weiter.
monster_lands-setup-online-title = Mit Freunden
monster_lands-setup-online-text = Vier Clans; du bekommst Links für die anderen.
