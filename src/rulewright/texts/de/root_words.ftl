### Root im Browser: kurze Wörter für Knöpfe, und der ganze Tisch in Worten für alle, die ihn nicht sehen.

## root.aim

root-aim = Vier Völker ringen um einen Wald, jedes nach eigenen Regeln. Wer zuerst 30 Punkte hat, gewinnt sofort. Alle punkten, indem sie Gegenstände herstellen und im Kampf Gebäude und Marker entfernen; wie deine Fraktion sonst noch punktet und was sie im Zug darf, steht auf ihrem Tableau an der Seite. Ab 10 Punkten bietet eine Dominanzkarte einen anderen Weg zum Sieg.

## root.button

root-button-done = Fertig
root-button-decline = Nein
root-button-yes = Ja
root-button-no = Nein
root-button-battle = Kämpfen
root-button-march = Marschieren
root-button-recruit = Rekrutieren
root-button-build = Bauen
root-button-overwork = Überstunden
root-button-extra = Vogel ausgeben
root-button-mobilize = Mobilisieren
root-button-train = Ausbilden
root-button-move = Bewegen
root-button-organize = Organisieren
root-button-explore = Erkunden
root-button-aid = Helfen
root-button-quest = Aufgabe
root-button-strike = Schießen
root-button-repair = Reparieren
root-button-special = Sonderaktion
root-button-special_thief = Stehlen
root-button-special_tinker = Tagarbeit
root-button-special_ranger = Unterschlupf
root-button-leader-builder = Handwerker: volle Punkte
root-button-leader-charismatic = Charismatiker: zwei Krieger
root-button-leader-commander = Feldherr: ein Treffer mehr
root-button-leader-despot = Despot: Punkte fürs Zerstören
root-button-character-thief = Dieb: stiehlt Karten
root-button-character-tinker = Tüftler: nimmt abgelegte Karten
root-button-character-ranger = Waldläufer: repariert Gegenstände
root-button-cards = Zwei Karten
root-button-points = Punkte
root-button-ally = Alliierter Krieger
root-button-craft = { $card } herstellen
root-button-use = { $card } nutzen
root-button-activate = { $card } ({ $suit }) aktivieren
root-button-take = { $card } ({ $suit }) nehmen
root-button-site = { $what } auf { $number } (+{ $n })
root-button-site_cost =
    { $what } auf { $number } ({ $cost } Holz, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    })
root-button-fight = { $name } auf { $number }
root-button-end_daylight = Tageslicht beenden
root-button-end_march = Marsch beenden
root-button-go_on = Weiter
root-button-stay = Bleiben
root-button-no_ambush = Kein Hinterhalt
root-button-no_effect = Kein Effekt
root-button-let_go = Nicht retten
root-button-alone = Allein
root-button-take_nothing = Nichts nehmen

## root.tell

root-tell-moment = { $one } · { $other }
root-tell-over = Das Spiel ist zu Ende
root-tell-result =
    { $names } { $n ->
        [one] gewinnt
       *[other] gewinnen
    } ({ $reason }).
root-tell-titled = { $title }: { $inside }
root-tell-clearing = Lichtung { $number }, { $suit }, { $inside }
root-tell-ruled_by = Herrschaft: { $name }
root-tell-ruled_by_nobody = von niemandem beherrscht
root-tell-pawn = Figur
root-tell-ruin = eine Ruine
root-tell-slots = freie Bauplätze: { $open } von { $slots }
root-tell-cost = Kosten: { $cost }
root-tell-crafting = Zum Herstellen brauchst du { $cost }: so viele Herstellungsmarker (Werkstätten, Nester, Sympathie; beim Vagabunden Hämmer) auf Lichtungen dieser Gemeinschaft, jeder einmal im Zug
root-tell-resolved = { $card }, ausgeführt
root-tell-on_track =
    { $n ->
        [one] davon { $n } auf der Leiste
       *[other] davon { $n } auf der Leiste
    }
root-tell-satchel = Rucksack und beschädigte Gegenstände: { $n }, höchstens { $limit }
root-tell-relation_to = Beziehung zu { $name }
root-tell-aids =
    { $n ->
        [one] in diesem Zug { $n } Hilfe
       *[other] in diesem Zug { $n } Hilfen
    }
root-tell-quest = Aufgabe
root-tell-quests_left = Aufgaben im Stapel: { $n }
root-tell-discard = Ablagestapel
root-tell-clearings = Lichtungen
root-tell-forests = Wälder
root-tell-paths = Wege nach { $places }
root-tell-around = benachbart: { $places }

## root.odds

root-odds-battle = Angreifer { $attacker }, Verteidiger { $defender }
root-odds-ambush = { $hits } durch den Hinterhalt, dann: { $battle }

## root.thing

root-thing-points = Siegpunkte
root-thing-clearing = Lichtung
root-thing-path = Weg
root-thing-slot = Bauplatz
root-thing-ruler = Herrschaft
root-thing-ruin = Ruine
root-thing-forest = Wald
root-thing-river = Fluss
root-thing-pawn = Figur
root-thing-building = Gebäude
root-thing-token = Plättchen
root-thing-deck = Nachziehstapel
root-thing-discard = Ablagestapel
root-thing-hand = Hand
root-thing-cost = Kosten
root-thing-in_play = Ausgelegte Karten
root-thing-ambush = Hinterhalt
root-thing-dominance = Dominanz
root-thing-available = Verfügbare Dominanzkarten
root-thing-item_supply = Gegenstände im Vorrat
root-thing-crafted = Hergestellte Gegenstände
root-thing-building_track = Gebäudeleiste
root-thing-actions = Aktionen
root-thing-hospitals = Feldlazarett
root-thing-decree = Dekret
root-thing-vizier = Treuer Wesir
root-thing-turmoil = Aufruhr
root-thing-roost_track = Nestleiste
root-thing-supporters = Unterstützer
root-thing-officers = Offiziere
root-thing-sympathy_track = Sympathieleiste
root-thing-outrage = Empörung
root-thing-exhausted = Benutzte Gegenstände
root-thing-damaged = Beschädigte Gegenstände
root-thing-satchel = Rucksack
root-thing-relations = Beziehungen
root-thing-quests = Aufgaben
root-thing-completed = Erledigte Aufgaben
root-thing-coalition = Bündnis
