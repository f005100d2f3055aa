### Der Spielplan von Monster Lands: Zitadelle und Länder, die Hand, ein Kampf Schritt für Schritt.

monster_lands_board-page-citadel = Zitadelle
monster_lands_board-page-lands = Länder
monster_lands_board-page-missions = Missionen
monster_lands_board-pages = Teile des Spielplans
monster_lands_board-phases = Phasen der Runde
monster_lands_board-glory = Ruhm
monster_lands_board-panic = Panik
monster_lands_board-closed = Geschlossen
monster_lands_board-each = je
monster_lands_board-per_die = je Würfel
monster_lands_board-free = gratis
monster_lands_board-land_gone = Hier liegt kein Land mehr
monster_lands_board-roll = Würfelwurf
monster_lands_board-contract = Auftrag
monster_lands_board-done = Erledigt
monster_lands_board-gate = Eingang
monster_lands_board-loot = Beute
monster_lands_board-rolled = Madhala hat Rot { $red } und Gelb { $yellow } gewürfelt
monster_lands_board-scenario = Szenario { $number }
monster_lands_board-now = jetzt
monster_lands_board-aim-vp = Siegpunkte
monster_lands_board-aim-gold = Gold
monster_lands_board-aim-missions = Missionen
monster_lands_board-aim-defense = Verteidigungsmarker
monster_lands_board-aim-traps = Fallen
monster_lands_board-aim-potions = Tränke
monster_lands_board-aim-venoms = Gifte
monster_lands_board-aim-equipment = Arten von Ausrüstung
monster_lands_board-aim-affinities = Elemente
monster_lands_board-aim-spread = Söldner je Element

## The hand

monster_lands_board-pools = Würfel aller Clans
monster_lands_board-dice = Deine Würfel
monster_lands_board-on_path = Würfel auf dem Pfad
monster_lands_board-no_dice = Keine Würfel übrig
monster_lands_board-supply = Aus dem Vorrat
monster_lands_board-goods = Deine Vorräte
monster_lands_board-no_traps = Keine Fallen
monster_lands_board-members = Dein Clan
monster_lands_board-away = auf einem Pfad
monster_lands_board-spoils = Länder, Beute und Trophäen

## A battle

monster_lands_board-fight = Kampf: { $name }
monster_lands_board-step-reveal = Fallen
monster_lands_board-step-monster = Das Monster greift an
monster_lands_board-step-defence = Verteidigung
monster_lands_board-step-attack = Angriff
monster_lands_board-step-contract = Auftrag
monster_lands_board-step-roll = Würfelwurf
monster_lands_board-step-loot = Beute
monster_lands_board-wounded = verwundet
monster_lands_board-attack =
    { $dice ->
        [one] Das Monster würfelt mit einem Würfel; Treffer: { $hits }
       *[other] Das Monster würfelt mit { $dice } Würfeln; Treffer: { $hits }
    }
monster_lands_board-meter = { $total } von { $goal }
monster_lands_board-uncatchable = von hier nicht zu fangen: Fallen fehlen
monster_lands_board-end-captured = Gefangen
monster_lands_board-end-eliminated = Erlegt
monster_lands_board-end-failed = Nicht besiegt
monster_lands_board-end-conquered = Erobert
monster_lands_board-end-unconquered = Nicht erobert
monster_lands_board-end-mission_won = Mission erfüllt
monster_lands_board-end-mission_failed = Mission gescheitert
monster_lands_board-end-mission_beaten = Übertroffen
monster_lands_board-end-rival = Madhala gewinnt
monster_lands_board-end-died = tot
monster_lands_board-earlier = Kampf davor
monster_lands_board-later = Kampf danach
monster_lands_board-fold = Einklappen
monster_lands_board-unfold = Ausklappen
monster_lands_board-close = Schließen
