### Die Wörter von Root: Dinge, Fragen, Möglichkeiten, was geschah und warum etwas nicht geht.

## root.say

root-say-clearing = Lichtung { $number } ({ $suit })
root-say-clearing_short = { $number } ({ $suit })
root-say-forest = Wald { $number }
root-say-count = { $n } { $what }
root-say-both = { $one } + { $other }
root-say-way = { $origin } → { $destination }
root-say-choose_faction = Welche Fraktion möchtest du spielen?
root-say-round = Runde { $round }
root-say-legend = ♔ herrscht · M3 Krieger · V allein: Figur · □ frei ■ Gebäude ▒ Ruine · f Wald
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
root-say-partner_of = im Bündnis mit { $name }
root-say-crafted = hergestellt
root-say-in_play = ausgelegt
root-say-used = benutzt
root-say-hand = Deine Hand
root-say-cost = Kosten
root-say-effect = Effekt
root-say-suit = Gemeinschaft
root-say-card = Karte
root-say-nothing = nichts
root-say-known_cards = bekannte Karten von { $name }

## root.suit

root-suit-bird = Vogel
root-suit-fox = Fuchs
root-suit-rabbit = Hase
root-suit-mouse = Maus
root-suit-any = beliebig

## root.item

root-item-boot = Stiefel
root-item-bag = Beutel
root-item-crossbow = Armbrust
root-item-hammer = Hammer
root-item-sword = Schwert
root-item-tea = Tee
root-item-coins = Münzen
root-item-torch = Fackel

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
root-card_effect-ambush = verteidigend 2 Treffer vor dem Wurf, oder einen Hinterhalt vereiteln, wo sie der Lichtung entspricht
root-card_effect-dominance = ab 10 Punkten: Sieg zu Beginn der Morgenröte mit drei beherrschten Lichtungen ({ $suit })
root-card_effect-dominance_bird = ab 10 Punkten: Sieg zu Beginn der Morgenröte mit zwei beherrschten Gegenecken
root-card_effect-favor = entferne alle gegnerischen Marker von den Lichtungen ({ $suit })

## root.score

root-score-item = für einen hergestellten Gegenstand
root-score-removal = für Entferntes

## root.cause: what an extra hit comes from

root-cause-defenseless = der Verteidiger hat dort keine Kämpfer

## root.reason

root-reason-points = 30 Punkte erreicht
root-reason-dominance = Dominanz

## root.prompt

root-prompt-battle-ambush = Du wirst auf { $clearing } angegriffen. Legst du einen Hinterhalt?
root-prompt-battle-effect = Kampf auf { $clearing }: nutzt du einen Effekt?
root-prompt-battle-first = Beide Seiten können Effekte nutzen. Wer beginnt?
root-prompt-battle-foil = Du bist auf { $clearing } in einen Hinterhalt geraten. Vereitelst du ihn mit einem eigenen?
root-prompt-battle-loss = Welchen Marker verlierst du auf { $clearing }?
root-prompt-battle-where = Wen bekämpfst du, und wo?
root-prompt-cards-use = Nutzt du jetzt eine ausgelegte Karte?
root-prompt-craft = Eine Karte herstellen, oder weiter?
root-prompt-craft-activate = Welchen Herstellungsmarker aktivierst du?
root-prompt-daylight = Tageslicht: nutzt du eine Karte, bevor es weitergeht?
root-prompt-discard = Du hast mehr als fünf Karten. Welche legst du ab?
root-prompt-dominance-spend = Welche Karte gibst du aus, um { $card } zu nehmen?
root-prompt-move-number = Wie viele Krieger gehen von { $origin } nach { $destination }?
root-prompt-move-where = Welche Bewegung?
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
root-label-activate = { $card } ({ $suit }) aktivieren: du erhältst keine Punkte mehr und gewinnst nur noch, wenn du zu Beginn deiner Morgenröte drei Lichtungen ({ $suit }) beherrschst
root-label-activate_bird = { $card } ({ $suit }) aktivieren: du erhältst keine Punkte mehr und gewinnst nur noch, wenn du zu Beginn deiner Morgenröte zwei Gegenecken beherrschst
root-label-take = { $card } ({ $suit }) auf die Hand nehmen, für eine Karte ({ $suit } oder Vogel)
root-label-take_bird = { $card } ({ $suit }) auf die Hand nehmen, für eine Vogelkarte
root-label-card = { $card } ({ $suit })
root-label-fight = { $name } auf { $place }
root-label-site =
    { $what } auf { $place }: { $cost } Holz, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-label-order = eine Karte: { $suit }
root-label-piece_of = { $name }: { $piece }
root-label-named = { $name }: { $effect }
root-label-trigger = { $what } auf { $place }

## root.event

root-event-turn = Runde { $round }: { $seat } beginnt den Zug.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { $seat } platziert { $pieces } auf { $place }.
root-event-removed = { FORM($by, "der") } entfernt { $pieces } { FORM($owner, "des") } von { $place }.
root-event-removed-own = { FORM($owner, "der") } nimmt { $pieces } von { $place }.
root-event-moved = { $seat } bewegt { $pieces } von { $origin } nach { $destination }.
root-event-battle = { FORM($attacker, "der") } greift auf { $clearing } { FORM($defender, "den") } an.
root-event-ambushed = Der Hinterhalt fügt { $attacker } { $hits } Treffer zu.
root-event-rolled =
    Würfel { $dice }: der Angreifer erreicht { $attacker } Treffer, der Verteidiger { $defender }.{ $higher ->
        [defender] {" "}Als Verteidigerin nimmt die Allianz den höheren Würfel.
       *[attacker] {""}
    }{ $limited ->
        [attacker] {" "}Zu wenige Kämpfer dort: die { $attacker_die } des Angreifers zählt als { $attacker }.
        [defender] {" "}Zu wenige Kämpfer dort: die { $defender_die } des Verteidigers zählt als { $defender }.
        [both] {" "}Zu wenige Kämpfer dort: { $attacker_die } zählt als { $attacker }, { $defender_die } als { $defender }.
       *[nobody] {""}
    }
root-event-extra_hits =
    { $seat } fügt { $number ->
        [one] einen Zusatztreffer
       *[other] { $number } Zusatztreffer
    } zu: { $cause }.
root-event-hits = Treffer: { $attacker } beim Verteidiger, { $defender } beim Angreifer.
root-event-scored =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $why }: jetzt { $total }.
root-event-lost_points =
    { $seat } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: jetzt { $total }.
root-event-won = Sieg für { FORM($winners, "den") } ({ $reason }).
root-event-drew =
    { $seat } zieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
root-event-drew-known = { $seat } zieht { $cards }.
root-event-discarded = { $seat } legt { $card } ab.
root-event-gave = { FORM($seat, "der") } gibt { FORM($to, "dem") } eine Karte.
root-event-gave-known = { FORM($seat, "der") } gibt { FORM($to, "dem") } { $card }.
root-event-took = { FORM($seat, "der") } nimmt { FORM($victim, "dem") } eine Karte ab.
root-event-took-known = { FORM($seat, "der") } nimmt { FORM($victim, "dem") } { $card } ab.
root-event-showed = { $seat } zeigt { $viewer } die Hand.
root-event-showed-known = { $seat } zeigt { $viewer } die Hand: { $cards }.
root-event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel mit { $cards } Karten.
root-event-crafted = { $seat } stellt { $card } her.
root-event-used = { $seat } nutzt { $card }.
root-event-dominance = { $seat } aktiviert { $card }: ab jetzt zählt nur die Dominanz.
root-event-took_dominance = { $seat } nimmt die verfügbare Karte { $card }.
root-event-gained_item = { $seat } erhält { $item }.
root-event-activated = { $seat } stellt dafür auf { $place } her ({ $piece }).

## root.why

root-why-cannot-pay = Deine Herstellungsmarker decken die Kosten nicht: für jedes Symbol brauchst du einen auf einer Lichtung dieser Gemeinschaft, der in diesem Zug noch nicht benutzt ist.
root-why-cannot-place = Dort kannst du keine Marker platzieren.
root-why-coalition-players = Ein Bündnis braucht mindestens vier Personen.
root-why-duplicate = Eine Karte dieses Namens liegt schon vor dir.
root-why-must-rule = Du beherrschst weder die Ausgangs- noch die Ziellichtung.
root-why-no-battle = Es gibt niemanden zu bekämpfen, oder nichts, womit.
root-why-no-building = Keine Lichtung, die du beherrschst, hat einen freien Bauplatz und genug verbundenes Holz.
root-why-no-corner = Sie ist keine Ecke des Spielplans.
root-why-no-defender = Diese Fraktion hat dort keinen Marker.
root-why-no-enemy = Das ist kein Gegner von dir.
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
