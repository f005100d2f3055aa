### Die Plätze am Tisch von Root: Kurzfassungen, Tableaus, Kämpfe und Optionen einer neuen Partie.

## root.seat: the summary of a seat

root-seat-points = Punkte
root-seat-in-supply = Krieger im Vorrat
root-seat-items-ready = Gegenstände bereit

## root.seat: what every board has

root-seat-hand = Hand
root-seat-hidden =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
root-seat-in-play = Ausliegende Karten
root-seat-crafted = Hergestellt
root-seat-warriors = Krieger
root-seat-supply = { $n } von { $all } im Vorrat
root-seat-turn = Der Zug
root-seat-empty = nichts
root-seat-of-win = von { $n } Punkten
root-seat-coalition = Koalition
root-seat-bonus = eine Karte mehr am Abend
root-seat-on-map = auf dem Plan
root-seat-next = als Nächstes
root-seat-draws = zieht { $n } am Abend

## root.seat.how: how a faction scores

root-seat-how-marquise = Punktet mit jedem Gebäude; je mehr von einer Art stehen, desto mehr gibt das nächste.
root-seat-how-eyrie = Punktet jeden Abend für ihre Nester, solange sie dem Dekret gehorchen kann.
root-seat-how-alliance = Punktet für jedes Sympathieplättchen, das sie legt; spätere geben mehr.
root-seat-how-vagabond = Punktet mit Freundschaften, Aufgaben, erkundeten Ruinen und den Figuren seiner Feinde.

## root.seat: the phases of each faction

root-seat-birdsong-marquise = Jede Sägemühle liefert ein Holz.
root-seat-daylight-marquise = Herstellen; dann drei Aktionen: kämpfen, marschieren, rekrutieren, bauen, Überstunden. Eine Vogelkarte kauft eine weitere.
root-seat-evening-marquise = Eine Karte ziehen, und eine je aufgedecktem Bonus; fünf behalten.
root-seat-birdsong-eyrie = Eine oder zwei Karten zum Dekret legen, höchstens ein Vogel.
root-seat-daylight-eyrie = Herstellen; dann das ganze Dekret von links nach rechts ausführen. Was nicht geht, bringt Aufruhr.
root-seat-evening-eyrie = Für Nester punkten, ziehen, fünf Karten behalten.
root-seat-birdsong-alliance = Unterstützer ausgeben: Revolte, dann Sympathie verbreiten.
root-seat-daylight-alliance = Herstellen, Unterstützer mobilisieren, Offiziere ausbilden, so oft man will.
root-seat-evening-alliance = Je Offizier ein Einsatz: bewegen, kämpfen, rekrutieren, organisieren. Ziehen, fünf Karten behalten.
root-seat-birdsong-vagabond = Gegenstände auffrischen, dann an einen Nachbarort schleichen.
root-seat-daylight-vagabond = Gegenstände benutzen, um zu handeln: bewegen, kämpfen, erkunden, helfen, Aufgabe, schießen, reparieren, herstellen, Sonderaktion.
root-seat-evening-vagabond = Im Wald alles ausbessern. Ziehen, fünf Karten behalten, den Rucksack prüfen.

## root.seat: the Marquise

root-seat-buildings = Gebäude
root-seat-buildings-hint = Jede Zahl sagt, wie viele Punkte der Bau von diesem Feld gibt.
root-seat-wood-cost = kostet
root-seat-costs-wood = kostet { $n } Holz
root-seat-wood = Holz
root-seat-wood-hint = auf dem Plan
root-seat-wood-count = { $n } von { $all } Holz auf dem Plan
root-seat-wood-where = Auf den Lichtungen: { $places }
root-seat-wood-none = Kein Holz auf dem Plan.
root-seat-actions = Aktionen
root-seat-actions-hint = Drei bei Tageslicht, und eine je ausgegebener Vogelkarte.
root-seat-keep-at = Die Festung steht auf Lichtung { $place }.
root-seat-keep-lost = Die Festung ist verloren: Niemand wird gerettet.
root-seat-keep-soon = Die Festung steht noch nicht.
root-seat-hospitals-hint = Eine passende Karte bringt gefallene Krieger zur Festung.

## root.seat: the Eyrie

root-seat-roosts = Nester
root-seat-roosts-hint =
    { $n ->
        [one] jetzt jeden Abend { $n } Punkt
       *[other] jetzt jeden Abend { $n } Punkte
    }
root-seat-decree-hint = alles, jeden Zug, von links nach rechts
root-seat-leader = Anführer
root-seat-leaders = Andere Anführer
root-seat-deposed = abgesetzt

## root.seat: the Alliance

root-seat-sympathy = Sympathie
root-seat-sympathy-hint = Oben: Unterstützer, die es kostet; einer mehr, wo jemand drei Krieger hat.
root-seat-costs-supporters =
    { $n ->
        [one] kostet { $n } Unterstützer
       *[other] kostet { $n } Unterstützer
    }
root-seat-bases = Stützpunkte
root-seat-bases-hint =
    { $n ->
        [one] Eine Revolte kostet { $n } Unterstützer.
       *[other] Eine Revolte kostet { $n } Unterstützer.
    }
root-seat-base-home = wartet
root-seat-base-at = Lichtung { $place }
root-seat-officers = Offiziere
root-seat-officers-hint = je ein Einsatz am Abend
root-seat-officers-none = noch kein Offizier
root-seat-supporters = Unterstützer
root-seat-supporters-free = beliebig viele, solange ein Stützpunkt steht
root-seat-supporters-limit = höchstens { $n } ohne Stützpunkt
root-seat-supporters-hidden = Nur die Allianz darf sie ansehen.

## root.seat: the Vagabond

root-seat-character = Charakter
root-seat-tracks = Gegenstandsleisten
root-seat-track-tea = jeder frischt { $n } Gegenstände mehr auf
root-seat-track-coins =
    { $n ->
        [one] jede zieht { $n } Karte mehr
       *[other] jede zieht { $n } Karten mehr
    }
root-seat-track-bag = jeder trägt { $n } Gegenstände mehr
root-seat-satchel = Rucksack
root-seat-satchel-hint = blasse sind benutzt
root-seat-damaged = Beschädigt
root-seat-capacity = { $n } von { $limit } Gegenständen in Rucksack und Beschädigt-Feld
root-seat-relations = Beziehungen
root-seat-relations-hint = Figuren feindlicher Fraktionen geben in seinen Kämpfen je einen Punkt.
root-seat-step = { $aids }× helfen: +{ $points }
root-seat-aids = Hilfen in diesem Zug
root-seat-quests = Aufgaben
root-seat-quests-none = keine offene Aufgabe
root-seat-quests-done = Erledigt:
root-seat-quests-deck = { $n } im Stapel

## root.fight: a battle while it lasts

root-fight-title = Kampf auf Lichtung { $place }
root-fight-attacker = greift an
root-fight-defender = verteidigt
root-fight-dice = Würfel: { $one } und { $other }
root-fight-hits =
    { $n ->
        [one] teilt { $n } Treffer aus
       *[other] teilt { $n } Treffer aus
    }
root-fight-hits-extra =
    { $n ->
        [one] teilt { $n } Treffer aus, { $extra } davon zusätzlich
       *[other] teilt { $n } Treffer aus, { $extra } davon zusätzlich
    }
root-fight-hits-word =
    { $n ->
        [one] Treffer
       *[other] Treffer
    }
root-fight-of-which = { $extra } extra
root-fight-loses = verliert
root-fight-steps = Schritte des Kampfes
root-fight-step-ambush = Hinterhalt
root-fight-step-effects = Würfel und Effekte
root-fight-step-losses = Treffer
root-fight-asked-ambush = { $name } entscheidet vor dem Wurf
root-fight-asked-foil = { $name } kann den Hinterhalt vereiteln
root-fight-asked-effects = { $name } kann Effekte nutzen
root-fight-asked-losses = { $name } wählt die Verluste
root-fight-asked-hospitals = { $name } kann die Gefallenen retten
root-fight-asked-outrage = { $name } gibt der Allianz eine Karte
root-fight-asked-order = { $name } entscheidet, was zuerst kommt
root-fight-asked-cut = { $name } legt Unterstützer ab
root-fight-ambushed = Hinterhalt: sofort zwei Treffer
root-fight-foiled = Hinterhalt vereitelt
root-fight-vain = Hinterhalt ohne Wirkung
root-fight-effect = { $name }: { $card }
root-fight-higher = Die Allianz verteidigt mit dem höheren Würfel
root-fight-limited = { $name }: { $die } zählt als { $n }, zu wenige Kämpfer
root-fight-extra = { $name } +{ $n }: { $cause }
root-fight-points =
    { $n ->
        [one] { $name }: { $n } Punkt
       *[other] { $name }: { $n } Punkte
    }
root-fight-saved =
    { $n ->
        [one] { $n } Krieger durch das Feldlazarett gerettet
       *[other] { $n } Krieger durch das Feldlazarett gerettet
    }
root-fight-outrage = Empörung: { $name } schuldet der Allianz eine Karte
root-fight-hostile = { $name } wird feindlich
root-fight-fold = Kampf klein zeigen
root-fight-unfold = Kampf zeigen
root-fight-close = Kampf schließen

## root.setup: a new match

root-setup-factions = Fraktionen
root-setup-factions-about = Wähle zwei bis vier. Die Zahl ist der Platz.
root-setup-order = Rund um den Tisch
root-setup-complexity = Anspruch
root-setup-does-marquise = Hält den Wald vom ersten Zug an, schlägt Holz und baut. Ihre Aufgabe: die Wege zum Nachschub offen halten.
root-setup-does-eyrie = Breitet sich mit einem Dekret aus, das jeden Zug wächst. Ihre Aufgabe: so planen, dass jeder Befehl ausführbar bleibt.
root-setup-does-alliance = Beginnt mit nichts, gewinnt Herzen und erhebt sich, wo es wehtut. Ihre Aufgabe: Unterstützer sammeln und den Moment wählen.
root-setup-does-vagabond = Wandert allein mit einem Rucksack voller Gegenstände, hilft, erkundet und kämpft. Seine Aufgabe: die richtigen Freunde finden, und Feinde.
root-setup-hard-marquise = gut für den Anfang
root-setup-hard-eyrie = etwas Planung
root-setup-hard-alliance = für alle, die die anderen kennen
root-setup-hard-vagabond = viele Möglichkeiten, wenige Figuren
root-setup-reach = Reichweite
root-setup-reach-about = Die Reichweite sagt, um wie viel vom Wald eine Fraktion streitet. Zusammen sollten die Fraktionen genug davon haben, sonst begegnen sie sich kaum und die Partie bleibt matt.
root-setup-reach-of = Reichweite { $n }
root-setup-reach-now = Reichweite { $sum }; empfohlen für { $players } Spieler: { $wanted }
root-setup-reach-low = Die Reichweite dieser Fraktionen ist { $sum }; für { $players } Spieler wird { $wanted } empfohlen.
root-setup-reach-bold = Die Reichweite ist { $sum }. Selbst Abenteuerlustige sollten { $least } haben: Erwarte eine stille, schiefe Partie.
root-setup-advice-swap = Nimm { $put } statt { $out }.
root-setup-advice-add = Nimm { $put } dazu.
root-setup-advice-bold = Oder setze unten das Häkchen bei „Abenteuerlustig“, um trotzdem zu spielen.
root-setup-bold-chosen = Ihr habt gewählt, trotzdem zu spielen.
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
root-setup-first-absent = { $name } kann ohne Platz nicht beginnen.
root-setup-map-title = Spielplan
root-setup-map-autumn = Herbst
root-setup-map-winter = Winter
root-setup-map-about-autumn = Die Gemeinschaften sind gedruckt. Die Seite zum Lernen.
root-setup-map-about-winter = Die Gemeinschaften werden jedes Mal verteilt; ein Fluss trennt Nord und Süd.
root-setup-more = Weiteres
root-setup-seating-title = Sitzordnung
root-setup-seating-given = wie oben
root-setup-seating-random = ausgelost
root-setup-deck-title = Kartendeck
root-setup-deck-standard = Standard
root-setup-flag-adventurous = Abenteuerlustig
root-setup-flag-about-adventurous = mit weniger Reichweite spielen als empfohlen
root-setup-flag-shuffle_suits = Gemischte Gemeinschaften
root-setup-flag-about-shuffle_suits = die Gemeinschaften der Lichtungen auf jedem Plan auslosen
root-setup-flag-rest_refreshes_all = Tiefe Rast
root-setup-flag-about-rest_refreshes_all = ein Vagabund, der im Wald rastet, frischt auch benutzte Gegenstände auf
root-setup-learn-title = Die Marquise lernen, gegen drei Bots
root-setup-learn-text = Die beste erste Partie: Du beginnst, und eine Zeile erklärt jede Phase.
root-setup-duel-title = Zu zweit mit einem Freund, per Link
root-setup-duel-text = Marquise gegen Dynastie: Schick den anderen Platz an jemanden.
root-setup-hotseat-title = Zu viert an einem Bildschirm
root-setup-hotseat-text = Alle vier Fraktionen an einem Bildschirm; die Handkarten bleiben zwischen den Zügen verborgen.
root-setup-online-title = Zu viert im Netz, per Link
root-setup-online-text = Du spielst die Marquise und lädst drei andere per Link ein.
