### Die Wörter von Root: Dinge, Fragen, Möglichkeiten, was geschah und warum etwas nicht geht.

## root.say

root-say-clearing = Lichtung { $number } ({ $suit })
    .auf = auf Lichtung { $number } ({ $suit })
    .nach = nach Lichtung { $number } ({ $suit })
    .von = von Lichtung { $number } ({ $suit })
root-say-clearing_short = { $number } ({ $suit })
root-say-forest = Wald { $number }
    .auf = im Wald { $number }
    .nach = in den Wald { $number }
    .von = aus dem Wald { $number }
root-say-count = { $n } { $what }
root-say-stock = { $n } × { $item }
root-say-both = { $one } + { $other }
root-say-way = { $origin } → { $destination }
root-say-choose_faction = Welche Fraktion möchtest du spielen?
root-say-round = Runde { $round }
root-say-legend = ♔ herrscht · M3 Krieger · V allein: Spielfigur · □ frei ■ Gebäude ▒ Ruine · f Wald
root-say-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
root-say-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-say-rules_clearings = beherrscht { $n }
root-say-supply = { $n } im Vorrat
root-say-deck = Nachziehstapel { $n }
root-say-discard = Ablagestapel { $n }
root-say-items_left = Gegenstände im Vorrat
root-say-available = verfügbare Dominanzkarten
root-say-dominance_of = Dominanz: { $suit }
root-say-partner_of = im Bündnis mit { FORM($name, "dem") }
root-say-crafted = hergestellt
root-say-in_play = ausgelegt
root-say-hand = Deine Hand
root-say-cost = Kosten
root-say-effect = Effekt
root-say-suit = Gemeinschaft
root-say-card = Karte
root-say-nothing = nichts
root-say-known_cards = bekannte Karten { FORM($name, "des") }

## root.suit

root-suit-bird = Vogel
    .karte = Vogelkarte
root-suit-fox = Fuchs
    .karte = Fuchskarte
    .fuchs = Fuchs
    .lichtungen = Fuchslichtungen
    .stuetzpunkt = Fuchs-Stützpunkt
root-suit-rabbit = Hase
    .karte = Hasenkarte
    .fuchs = Hasen
    .lichtungen = Hasenlichtungen
    .stuetzpunkt = Hasen-Stützpunkt
root-suit-mouse = Maus
    .karte = Mauskarte
    .fuchs = Maus
    .lichtungen = Mauslichtungen
    .stuetzpunkt = Maus-Stützpunkt
root-suit-any = beliebig
root-cost-fox =
    { $n ->
        [one] { $n } Fuchs
       *[other] { $n } Füchse
    }
root-cost-rabbit =
    { $n ->
        [one] { $n } Hase
       *[other] { $n } Hasen
    }
root-cost-mouse =
    { $n ->
        [one] { $n } Maus
       *[other] { $n } Mäuse
    }
root-cost-any =
    { $n ->
        [one] { $n } beliebiges Symbol
       *[other] { $n } beliebige Symbole
    }

## root.item

root-item-boot = Stiefel
    .einen = einen Stiefel
root-item-bag = Beutel
    .einen = einen Beutel
root-item-crossbow = Armbrust
    .einen = eine Armbrust
root-item-hammer = Hammer
    .einen = einen Hammer
root-item-sword = Schwert
    .einen = ein Schwert
root-item-tea = Tee
    .einen = einen Tee
root-item-coins = Münzen
    .einen = Münzen
root-item-torch = Fackel
    .einen = eine Fackel

## root.piece

root-piece-warrior =
    { $n ->
        [one] Krieger
       *[other] Krieger
    }

## root.phase

root-phase-setup = Aufbau
root-phase-birdsong = Morgenröte
root-phase-daylight = Tageslicht
root-phase-evening = Abend

## root.card_effect

root-card_effect-item =
    { $item }, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-card_effect-ambush = in der Verteidigung 2 Treffer vor dem Wurf, oder einen Hinterhalt vereiteln, wo sie der Lichtung entspricht
root-card_effect-dominance = ab 10 Punkten; Sieg zu Beginn der Morgenröte mit drei beherrschten { FORM($suit, "lichtungen") }
root-card_effect-dominance_bird = ab 10 Punkten; Sieg zu Beginn der Morgenröte mit zwei beherrschten, gegenüberliegenden Ecken
root-card_effect-favor = alle gegnerischen Marker von den { FORM($suit, "lichtungen") } entfernen

## root.score

root-score-item = für einen hergestellten Gegenstand
root-score-removal = für entfernte Marker

## root.source: what points came from, in a table

root-source-item = Hergestellte Gegenstände
root-source-removal = Entfernte Marker

## root.cause: what an extra hit comes from

root-cause-defenseless = Der Verteidiger hat dort keine Kämpfer

## root.reason

root-reason-points = 30 Punkte erreicht
root-reason-dominance = Dominanz

## root.prompt

root-prompt-battle-ambush = Du wirst { FORM($clearing, "auf") } angegriffen. Legst du einen Hinterhalt?
root-prompt-battle-effect = Kampf { FORM($clearing, "auf") }: Nutzt du einen Effekt?
root-prompt-battle-first = Beide Seiten können Effekte nutzen. Wer beginnt?
root-prompt-battle-foil = Du gerätst { FORM($clearing, "auf") } in einen Hinterhalt. Vereitelst du ihn mit einem eigenen?
root-prompt-battle-loss = Welchen Marker verlierst du { FORM($clearing, "auf") }?
root-prompt-battle-where = Wen bekämpfst du, und wo?
root-prompt-cards-use = Nutzt du jetzt eine ausgelegte Karte?
root-prompt-craft = Stellst du eine Karte her, oder geht es weiter?
root-prompt-craft-activate = Welchen Herstellungsmarker aktivierst du?
root-prompt-daylight = Tageslicht: Nutzt du eine Karte, bevor es weitergeht?
root-prompt-discard = Du hast mehr als fünf Karten. Welche legst du ab?
root-prompt-dominance-spend = Welche Karte gibst du aus, um { $card } zu nehmen?
root-prompt-move-number = Wie viele Krieger ziehen { FORM($origin, "von") } { FORM($destination, "nach") }?
root-prompt-move-where = Welche Bewegung machst du?
root-prompt-spend = Welche Karte gibst du für { $clearing } aus?
root-prompt-triggers-next = Was wird zuerst ausgeführt?
root-prompt-triggers-side = Wessen Verluste wirken zuerst?

## root.option

root-option-done = fertig, weiter
root-option-decline = nein
root-option-yes = ja
root-option-no = nein
root-option-battle = kämpfen
root-option-recruit = rekrutieren
root-option-move = bewegen

## root.label

root-label-craft = { $card } herstellen: { $effect }
root-label-use = { $card } nutzen: { $effect }
root-label-activate = { $card } ({ $suit }) aktivieren: Du erhältst keine Punkte mehr und gewinnst nur noch, wenn du zu Beginn deiner Morgenröte drei { FORM($suit, "lichtungen") } beherrschst
root-label-activate_bird = { $card } ({ $suit }) aktivieren: Du erhältst keine Punkte mehr und gewinnst nur noch, wenn du zu Beginn deiner Morgenröte zwei gegenüberliegende Ecken beherrschst
root-label-take = { $card } ({ $suit }) auf die Hand nehmen, für eine { FORM($suit, "fuchs") }- oder Vogelkarte
root-label-take_bird = { $card } ({ $suit }) auf die Hand nehmen, für eine Vogelkarte
root-label-card = { $card } ({ $suit })
root-label-fight = { FORM($name, "den") } { FORM($place, "auf") }
root-label-site =
    { $what } { FORM($place, "auf") }: { $cost } Holz, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-label-order = eine { FORM($suit, "karte") }
root-label-piece_of = { $piece } { FORM($name, "des") }
root-label-card_of = { $card } { FORM($name, "des") }
root-label-named = { $name }: { $effect }
root-label-trigger = { $what } { FORM($place, "auf") }

## root.event

root-event-turn = Runde { $round }: { FORM($seat, "Der") } beginnt den Zug.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { FORM($seat, "der") } platziert { $pieces } { FORM($place, "auf") }.
root-event-removed = { FORM($by, "der") } entfernt { $pieces } { FORM($owner, "des") } { FORM($place, "von") }.
root-event-removed-own = { FORM($owner, "der") } nimmt { $pieces } { FORM($place, "von") }.
root-event-moved = { FORM($seat, "der") } bewegt { $pieces } { FORM($origin, "von") } { FORM($destination, "nach") }.
root-event-battle = { FORM($attacker, "der") } greift { FORM($clearing, "auf") } { FORM($defender, "den") } an.
root-event-ambushed = Der Hinterhalt erzielt { $hits } Treffer gegen { FORM($attacker, "den") }.
root-event-rolled =
    Würfel { $dice }: Der Angreifer erzielt { $attacker } Treffer, der Verteidiger { $defender }.{ $higher ->
        [defender] {" "}Der höhere Würfel gehört hier dem Verteidiger.
       *[attacker] {""}
    }{ $limited ->
        [attacker] {" "}Zu wenige Kämpfer dort: Die { $attacker_die } des Angreifers zählt als { $attacker }.
        [defender] {" "}Zu wenige Kämpfer dort: Die { $defender_die } des Verteidigers zählt als { $defender }.
        [both] {" "}Zu wenige Kämpfer dort: { $attacker_die } zählt als { $attacker }, { $defender_die } als { $defender }.
       *[nobody] {""}
    }
root-event-extra_hits =
    { FORM($seat, "der") } erzielt { $number ->
        [one] einen Zusatztreffer
       *[other] { $number } Zusatztreffer
    }: { $cause }.
root-event-hits = Treffer: { $attacker } beim Verteidiger, { $defender } beim Angreifer.
root-event-scored =
    { FORM($seat, "der") } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $why }: jetzt { $total }.
root-event-lost_points =
    { FORM($seat, "der") } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $why }): jetzt { $total }.
root-event-won = Sieg für { FORM($winners, "den") } ({ $reason }).
root-event-drew =
    { FORM($seat, "der") } zieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
root-event-drew-known = { FORM($seat, "der") } zieht { $cards }.
root-event-discarded = { FORM($seat, "der") } legt { $card } ab.
root-event-gave = { FORM($seat, "der") } gibt { FORM($to, "dem") } eine Karte.
root-event-gave-known = { FORM($seat, "der") } gibt { FORM($to, "dem") } { $card }.
root-event-took = { FORM($seat, "der") } nimmt { FORM($victim, "dem") } eine Karte ab.
root-event-took-known = { FORM($seat, "der") } nimmt { FORM($victim, "dem") } { $card } ab.
root-event-showed = { FORM($seat, "der") } zeigt { FORM($viewer, "dem") } die Hand.
root-event-showed-known = { FORM($seat, "der") } zeigt { FORM($viewer, "dem") } die Hand: { $cards }.
root-event-showed-empty = { FORM($seat, "der") } zeigt { FORM($viewer, "dem") } eine leere Hand.
root-event-revealed = { FORM($seat, "der") } deckt { $card } auf.
root-event-took_back =
    { FORM($seat, "der") } nimmt { $number ->
        [one] { $number } aufgedeckte Karte
       *[other] { $number } aufgedeckte Karten
    } zurück.
root-event-reshuffled =
    Der Ablagestapel wird zum neuen Nachziehstapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
root-event-crafted = { FORM($seat, "der") } stellt { $card } her.
root-event-used = { FORM($seat, "der") } nutzt { $card }.
root-event-dominance = { FORM($seat, "der") } aktiviert { $card }: Ab jetzt zählt nur die Dominanz.
root-event-dominance_waits = { FORM($seat, "der") } gewinnt noch nicht durch Dominanz: { $card } verlangt zu Beginn der Morgenröte drei beherrschte { FORM($suit, "lichtungen") }, jetzt: { $have }.
root-event-dominance_waits-bird = { FORM($seat, "der") } gewinnt noch nicht durch Dominanz: { $card } verlangt zu Beginn der Morgenröte zwei beherrschte, gegenüberliegende Ecken.
root-event-took_dominance = { FORM($seat, "der") } nimmt die verfügbare Karte { $card }.
root-event-gained_item = { FORM($seat, "der") } erhält { FORM($item, "einen") }.
root-event-activated = { FORM($seat, "der") } aktiviert { FORM($piece, "einen") } { FORM($place, "auf") }.

## root.why

root-why-cannot-pay = Deine Herstellungsmarker decken die Kosten nicht: Für jedes Symbol brauchst du einen auf einer Lichtung dieser Gemeinschaft, der in diesem Zug noch nicht benutzt ist.
root-why-cannot-place = Dort kannst du keine Marker platzieren.
root-why-card-moment = Diese Karte hat in deinem Zug einen anderen Zeitpunkt.
root-why-card-used = Diese Karte wurde in diesem Zug schon benutzt.
root-why-card-useless = Diese Karte könnte jetzt nichts bewirken.
root-why-coalition-players = Ein Bündnis braucht mindestens vier Personen.
root-why-duplicate = Eine Karte dieses Namens liegt schon vor dir.
root-why-must-rule = Du beherrschst weder die Ausgangs- noch die Ziellichtung.
root-why-no-battle = Es gibt niemanden zu bekämpfen, oder nichts, womit.
root-why-no-building = Keine Lichtung, die du beherrschst, hat einen freien Bauplatz und genug verbundenes Holz.
root-why-no-corner = Sie ist keine Ecke des Spielplans.
root-why-no-defender = Diese Fraktion hat dort keinen Marker.
root-why-no-enemy = Diese Fraktion ist dir nicht feindlich.
root-why-no-fighters = Du hast dort weder Krieger noch Spielfigur.
root-why-no-forest = In Wälder kommt man nur durch Schleichen, in der Morgenröte.
root-why-no-match = Die Lichtung entspricht nicht der Gemeinschaft dieser Karte.
root-why-no-matching-card = Du hast keine Karte der passenden Gemeinschaft.
root-why-no-move = Keiner deiner Krieger kann sich bewegen.
root-why-no-slot = Es ist kein Bauplatz frei.
root-why-no-warriors = Du hast dort keine Krieger.
root-why-none-left = Davon ist nichts mehr übrig.
root-why-not-adjacent = Kein Weg verbindet die beiden.
root-why-not-asked = Darum geht es bei der offenen Frage nicht.
root-why-not-ruled = Du beherrschst sie nicht.
root-why-nothing-to-place = Du hast nichts mehr zu platzieren, oder keinen Ort dafür.
root-why-once-per-turn = Das geht nur einmal im Zug.
root-why-other-corner = Sie ist besetzt oder liegt keiner besetzten Ecke gegenüber.
root-why-second-dominance = Dein Siegpunktemarker hat die Siegpunkteleiste verlassen: keine zweite Dominanzkarte, kein zweites Bündnis.
root-why-ten-points = Du brauchst zuerst zehn Punkte.
