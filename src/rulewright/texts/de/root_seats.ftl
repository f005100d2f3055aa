### Die Plätze am Tisch von Root: Kurzfassungen, Tableaus, Kämpfe und Optionen einer neuen Partie.

## root.seat: the summary of a seat

root-seat-in-supply = Krieger im Vorrat

## root.seat: what every board has

root-seat-hand = Hand
root-seat-hidden =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
root-seat-in-play = Ausgelegte Karten
root-seat-crafted = Hergestellt
root-seat-warriors = Krieger
root-seat-supply = { $n } von { $all } im Vorrat
root-seat-turn = Der Zug
root-seat-empty = nichts
root-seat-of-win =
    { $n ->
        [one] von { $n } Punkt
       *[other] von { $n } Punkten
    }
root-seat-space =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }{ $bonus ->
        [card] , eine Karte mehr am Abend
       *[none] {""}
    }{ $state ->
        [built] , auf dem Spielplan
        [next] , als Nächstes
       *[left] {""}
    }
root-seat-draws = zieht am Abend { $n }

## root.fight: a battle while it lasts

root-fight-title = Kampf auf Lichtung { $place }
root-fight-attacker = greift an
root-fight-defender = verteidigt
root-fight-dice = Würfel: { $one } und { $other }
root-fight-hits =
    { $n ->
        [one] erzielt { $n } Treffer
       *[other] erzielt { $n } Treffer
    }
root-fight-hits-extra =
    { $n ->
        [one] erzielt { $n } Treffer, davon { $more ->
            [one] { $more } Zusatztreffer
           *[other] { $more } Zusatztreffer
        }
       *[other] erzielt { $n } Treffer, davon { $more ->
            [one] { $more } Zusatztreffer
           *[other] { $more } Zusatztreffer
        }
    }
root-fight-hits-word =
    { $n ->
        [one] Treffer
       *[other] Treffer
    }
root-fight-of-which =
    { $more ->
        [one] { $more } Zusatztreffer
       *[other] { $more } Zusatztreffer
    }
root-fight-loses = verliert
root-fight-steps = Schritte des Kampfes
root-fight-step-ambush = Hinterhalt
root-fight-step-effects = Würfel und Effekte
root-fight-step-losses = Treffer
root-fight-asked-ambush = { FORM($name, "Der") } entscheidet vor dem Wurf
root-fight-asked-foil = { FORM($name, "Der") } kann den Hinterhalt vereiteln
root-fight-asked-effects = { FORM($name, "Der") } kann Effekte nutzen
root-fight-asked-losses = { FORM($name, "Der") } wählt die Verluste
root-fight-asked-order = { FORM($name, "Der") } entscheidet, was zuerst kommt
root-fight-ambushed = Hinterhalt: sofort zwei Treffer
root-fight-foiled = Hinterhalt vereitelt
root-fight-vain = Hinterhalt ohne Wirkung
root-fight-effect = { $name }: { $card }
root-fight-higher = Der höhere Würfel gehört dem Verteidiger
root-fight-limited = { $name }: { $die } zählt als { $n }, zu wenige Kämpfer
root-fight-extra = { $name } +{ $n }: { $cause }
root-fight-points =
    { $n ->
        [one] { $name }: { $n } Punkt
       *[other] { $name }: { $n } Punkte
    }
root-fight-fold = Kampf klein zeigen
root-fight-unfold = Kampf zeigen
root-fight-close = Kampf schließen

## root.setup: a new match

root-setup-factions = Fraktionen
root-setup-factions-about = Wähle zwei bis sechs. Die Zahl ist der Platz.
root-setup-order = Rund um den Tisch
root-setup-complexity = Anspruch
root-setup-reach = Reichweite
root-setup-reach-about = Die Reichweite sagt, um wie viel vom Wald eine Fraktion streitet. Zusammen sollten die Fraktionen genug davon haben, sonst begegnen sie sich kaum und die Partie bleibt matt.
root-setup-reach-of = Reichweite { $n }
root-setup-reach-now =
    Reichweite { $sum }; empfohlen für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }: { $wanted }
root-setup-reach-low =
    Die Reichweite dieser Fraktionen ist { $sum }; für { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    } wird { $wanted } empfohlen.
root-setup-reach-bold = Die Reichweite ist { $sum }. Selbst Abenteuerlustige sollten { $least } haben: Erwarte eine stille, schiefe Partie.
root-setup-advice-swap = Nimm { FORM($put, "den") } statt { FORM($out, "des") }.
root-setup-advice-add = Nimm { FORM($put, "den") } dazu.
root-setup-advice-bold = Oder setze unten das Häkchen bei „Abenteuerlustig“, um trotzdem zu spielen.
root-setup-bold-chosen = Du hast dich entschieden, trotzdem zu spielen.
root-setup-follow = So machen
root-setup-too-few =
    { $n ->
        [one] Mindestens { $n } Fraktion muss mitspielen.
       *[other] Mindestens { $n } Fraktionen müssen mitspielen.
    }
root-setup-too-many =
    { $n ->
        [one] Höchstens { $n } Fraktion kann mitspielen.
       *[other] Höchstens { $n } Fraktionen können mitspielen.
    }
root-setup-twice = Jede Fraktion kann nur einmal gespielt werden.
root-setup-first-absent = { FORM($name, "Der") } kann ohne Platz nicht beginnen.
root-setup-map-title = Spielplan
root-setup-more = Weiteres
root-setup-seating-title = Sitzordnung
root-setup-seating-given = wie oben
root-setup-seating-random = ausgelost
root-setup-deck-title = Kartendeck
root-setup-flag-adventurous = Abenteuerlustig
root-setup-flag-about-adventurous = mit weniger Reichweite spielen als empfohlen
root-setup-flag-shuffle_suits = Gemischte Gemeinschaften
root-setup-flag-about-shuffle_suits = die Gemeinschaften der Lichtungen auf jedem Spielplan auslosen
root-setup-flag-rest_refreshes_all = Tiefe Rast
root-setup-flag-about-rest_refreshes_all = ein Vagabund, der im Wald rastet, frischt auch benutzte Gegenstände auf
root-setup-learn-title = Die Marquise lernen, gegen drei Bots
root-setup-learn-text = Die beste erste Partie: Du beginnst, und eine Zeile erklärt jede Phase.
root-setup-duel-title = Zu zweit, per Link
root-setup-duel-text = Marquise gegen Dynastie: Schick den anderen Platz an jemanden.
root-setup-hotseat-title = Zu viert an einem Bildschirm
root-setup-hotseat-text = Alle vier Fraktionen an einem Bildschirm; die Handkarten bleiben zwischen den Zügen verborgen.
root-setup-online-title = Zu viert im Netz, per Link
root-setup-online-text = Du spielst die Marquise und lädst drei andere per Link ein.
