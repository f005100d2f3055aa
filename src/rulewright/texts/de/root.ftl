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
root-say-decree = Dekret
root-say-decree_move = Dekret, Bewegen ({ $suit }): welche Bewegung?
root-say-decree_battle = Dekret, Kämpfen ({ $suit }): wen bekämpfst du, und wo?
root-say-no_leader = noch kein Anführer
root-say-leaders_left = Anführer übrig
root-say-supporters = Unterstützer
root-say-officers = Offiziere
root-say-operations = Einsätze übrig
root-say-actions = Aktionen übrig
root-say-moves = Bewegungen übrig in diesem Marsch
root-say-recruited = in diesem Zug rekrutiert
root-say-no_character = noch kein Charakter
root-say-items = Gegenstände
root-say-relations = Beziehungen
root-say-quests = Aufgaben
root-say-completed = erledigte Aufgaben
root-say-quest_needs = { $quest } ({ $suit }): { $items }
root-say-track = { $piece } { $placed }/{ $total }
root-say-next_building =
    nächstes Gebäude, { $piece }: { $cost } Holz, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-say-next_sympathy =
    nächste Sympathie: { $cost } Unterstützer (einer mehr, wo jemand drei Krieger hat), { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-say-roost_points =
    Nester geben jeden Abend { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
root-say-known_cards = bekannte Karten von { $name }

## root.faction

root-faction-marquise = Marquise de Katz
root-faction-eyrie = Baumkronen-Dynastie
root-faction-alliance = Waldland-Allianz
root-faction-vagabond = Vagabund

## root.short

root-short-marquise = Marquise
root-short-eyrie = Dynastie
root-short-alliance = Allianz
root-short-vagabond = Vagabund

## root.about

root-about-marquise = baut Sägemühlen, Werkstätten und Rekrutierer; stark von Anfang an, gut zum Lernen
root-about-eyrie = baut Nester und muss einem immer längeren Dekret gehorchen
root-about-alliance = verbreitet Sympathie und revoltiert; beginnt mit nichts auf dem Spielplan
root-about-vagabond = allein unterwegs, mit einem Rucksack voll Gegenständen, Aufgaben und Freundschaften

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

## root.item_state

root-item_state-ready = { $item }
root-item_state-exhausted = { $item } (benutzt)
root-item_state-damaged = { $item } (beschädigt)
root-item_state-worn = { $item } (beschädigt, benutzt)

## root.piece

root-piece-warrior =
    { $n ->
        [one] Krieger
       *[other] Krieger
    }
root-piece-sawmill =
    { $n ->
        [one] Sägemühle
       *[other] Sägemühlen
    }
root-piece-workshop =
    { $n ->
        [one] Werkstatt
       *[other] Werkstätten
    }
root-piece-recruiter =
    { $n ->
        [one] Rekrutierer
       *[other] Rekrutierer
    }
root-piece-keep =
    { $n ->
        [one] Festung
       *[other] Festungen
    }
root-piece-wood =
    { $n ->
        [one] Holz
       *[other] Holz
    }
root-piece-roost =
    { $n ->
        [one] Nest
       *[other] Nester
    }
root-piece-base_fox =
    { $n ->
        [one] Fuchs-Stützpunkt
       *[other] Fuchs-Stützpunkte
    }
root-piece-base_rabbit =
    { $n ->
        [one] Hasen-Stützpunkt
       *[other] Hasen-Stützpunkte
    }
root-piece-base_mouse =
    { $n ->
        [one] Maus-Stützpunkt
       *[other] Maus-Stützpunkte
    }
root-piece-sympathy =
    { $n ->
        [one] Sympathieplättchen
       *[other] Sympathieplättchen
    }

## root.piece_code

root-piece_code-sawmill = Sä
root-piece_code-workshop = We
root-piece_code-recruiter = Re
root-piece_code-keep = Fe
root-piece_code-wood = ho
root-piece_code-roost = Ne
root-piece_code-base_fox = St
root-piece_code-base_rabbit = St
root-piece_code-base_mouse = St
root-piece_code-sympathy = Sy

## root.leader_name

root-leader_name-builder = Handwerker
root-leader_name-charismatic = Charismatiker
root-leader_name-commander = Feldherr
root-leader_name-despot = Despot

## root.leader_effect

root-leader_effect-builder = Wesire bei Rekrutieren und Bewegen; Gegenstände geben die gedruckten Punkte
root-leader_effect-charismatic = Wesire bei Rekrutieren und Kämpfen; jedes Rekrutieren bringt zwei Krieger
root-leader_effect-commander = Wesire bei Bewegen und Kämpfen; ein Zusatztreffer im Angriff
root-leader_effect-despot = Wesire bei Bewegen und Bauen; ein Punkt mehr, wenn ein Kampf ein Gebäude oder Plättchen kostet

## root.character_name

root-character_name-thief = Dieb
root-character_name-tinker = Tüftler
root-character_name-ranger = Waldläufer

## root.character_effect

root-character_effect-thief = Stiefel, Fackel, Tee, Schwert; Stehlen: eine zufällige Karte von jemandem auf der Lichtung
root-character_effect-tinker = Stiefel, Fackel, Beutel, Hammer; Tagarbeit: eine Karte der Lichtung vom Ablagestapel
root-character_effect-ranger = Stiefel, Fackel, Armbrust, Schwert; Unterschlupf: drei Gegenstände reparieren, Tageslicht endet

## root.phase

root-phase-setup = Aufbau
root-phase-birdsong = Morgenröte
root-phase-daylight = Tageslicht
root-phase-evening = Abend

## root.column

root-column-recruit = Rekrutieren
root-column-move = Bewegen
root-column-battle = Kämpfen
root-column-build = Bauen

## root.relation

root-relation-hostile = Feindlich
root-relation-indifferent = Neutral
root-relation-amiable = Freundlich
root-relation-friendly = Befreundet
root-relation-allied = Alliiert

## root.quest_name

root-quest_name-fundraising = Spendensammlung
root-quest_name-errand = Botengang
root-quest_name-logistics_help = Hilfe beim Transport
root-quest_name-repair_a_shed = Schuppen reparieren
root-quest_name-give_a_speech = Eine Rede halten
root-quest_name-guard_duty = Wachdienst
root-quest_name-fend_off_a_bear = Einen Bären vertreiben
root-quest_name-expel_bandits = Banditen verjagen
root-quest_name-escort = Geleitschutz

## root.card_name

root-card_name-birdy_bindle = Vogelbündel
root-card_name-woodland_runners = Waldläuferstiefel
root-card_name-arms_trader = Waffenhändler
root-card_name-crossbow_bird = Armbrust
root-card_name-armorers = Rüstungsschmiede
root-card_name-sappers = Sappeure
root-card_name-brutal_tactics = Brutale Taktiken
root-card_name-royal_claim = Königlicher Anspruch
root-card_name-ambush_bird = Hinterhalt!
root-card_name-dominance_bird = Dominanz
root-card_name-gently_used_knapsack = Gebrauchter Rucksack
root-card_name-root_tea_fox = Wurzeltee
root-card_name-travel_gear_fox = Reiseausrüstung
root-card_name-protection_racket = Schutzgeld
root-card_name-foxfolk_steel = Fuchsstahl
root-card_name-anvil = Amboss
root-card_name-stand_and_deliver = Geld oder Leben!
root-card_name-tax_collector = Steuereintreiber
root-card_name-favor_of_the_foxes = Gunst der Füchse
root-card_name-ambush_fox = Hinterhalt!
root-card_name-dominance_fox = Dominanz
root-card_name-smugglers_trail = Schmugglerpfad
root-card_name-root_tea_rabbit = Wurzeltee
root-card_name-a_visit_to_friends = Besuch bei Freunden
root-card_name-bake_sale = Kuchenverkauf
root-card_name-favor_of_the_rabbits = Gunst der Hasen
root-card_name-command_warren = Kommandobau
root-card_name-better_burrow_bank = Bessere Baubank
root-card_name-cobbler = Schuster
root-card_name-ambush_rabbit = Hinterhalt!
root-card_name-dominance_rabbit = Dominanz
root-card_name-mouse_in_a_sack = Maus im Sack
root-card_name-root_tea_mouse = Wurzeltee
root-card_name-travel_gear_mouse = Reiseausrüstung
root-card_name-investments = Geldanlagen
root-card_name-sword = Schwert
root-card_name-crossbow_mouse = Armbrust
root-card_name-favor_of_the_mice = Gunst der Mäuse
root-card_name-scouting_party = Spähtrupp
root-card_name-codebreakers = Codeknacker
root-card_name-ambush_mouse = Hinterhalt!
root-card_name-dominance_mouse = Dominanz
root-card_name-loyal_vizier = Treuer Wesir

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
root-card_effect-armorers = im Kampf ablegen, um alle gewürfelten Treffer zu ignorieren
root-card_effect-sappers = verteidigend ablegen für einen Zusatztreffer
root-card_effect-brutal_tactics = angreifend ein Zusatztreffer; der Verteidiger erhält einen Punkt
root-card_effect-royal_claim = in der Morgenröte ablegen: ein Punkt je beherrschter Lichtung
root-card_effect-stand_and_deliver = in der Morgenröte eine zufällige Karte von einem Gegner, der einen Punkt erhält
root-card_effect-tax_collector = einmal im Tageslicht einen eigenen Krieger entfernen, um eine Karte zu ziehen
root-card_effect-command_warren = zu Beginn des Tageslichts einen Kampf beginnen
root-card_effect-better_burrow_bank = zu Beginn der Morgenröte ziehst du eine Karte, und ein Gegner deiner Wahl auch
root-card_effect-cobbler = zu Beginn des Abends eine Bewegung
root-card_effect-scouting_party = angreifend schaden dir Hinterhalte nicht
root-card_effect-codebreakers = einmal im Tageslicht die Hand einer anderen Person ansehen
root-card_effect-vizier = eine Vogelkarte, die beim Dekret bleibt

## root.score

root-score-sawmill = für eine Sägemühle
root-score-workshop = für eine Werkstatt
root-score-recruiter = für einen Rekrutierer
root-score-roosts = für Nester
root-score-sympathy = für Sympathie
root-score-item = für einen hergestellten Gegenstand
root-score-explore = für eine erkundete Ruine
root-score-ally = für Hilfe an Alliierte
root-score-relationship = für eine bessere Beziehung
root-score-quest = für Aufgaben
root-score-removal = für Entferntes
root-score-brutal_tactics = durch „Brutale Taktiken“
root-score-stand_and_deliver = durch „Geld oder Leben!“
root-score-royal_claim = durch „Königlicher Anspruch“

## root.cause: what an extra hit comes from

root-cause-defenseless = der Verteidiger hat dort keine Kämpfer
root-cause-commander = der Feldherr führt an
root-cause-sappers = Sappeure
root-cause-brutal_tactics = Brutale Taktiken

## root.reason

root-reason-points = 30 Punkte erreicht
root-reason-dominance = Dominanz

## root.prompt

root-prompt-alliance-cut = Kein Stützpunkt ist übrig: lege Unterstützer bis auf fünf ab. Welchen?
root-prompt-alliance-daylight = Tageslicht: herstellen, mobilisieren, ausbilden oder fertig?
root-prompt-alliance-mobilize = Welche Karte kommt zu den Unterstützern?
root-prompt-alliance-operation = Welcher Militäreinsatz?
root-prompt-alliance-organize = Auf welcher Lichtung wird ein Krieger zu Sympathie?
root-prompt-alliance-outrage = Empörung auf { $clearing }: welche passende Karte gibst du den Unterstützern der Allianz?
root-prompt-alliance-recruit = Bei welchem Stützpunkt platzierst du einen Krieger?
root-prompt-alliance-revolt = Revolte: auf welcher sympathisierenden Lichtung?
root-prompt-alliance-spread = Sympathie verbreiten: auf welche Lichtung?
root-prompt-alliance-supporter = Welchen Unterstützer gibst du für { $clearing } aus?
root-prompt-alliance-train = Welche Karte gibst du aus, um einen Offizier auszubilden?
root-prompt-battle-ambush = Du wirst auf { $clearing } angegriffen. Legst du einen Hinterhalt?
root-prompt-battle-effect = Kampf auf { $clearing }: nutzt du einen Effekt?
root-prompt-battle-first = Beide Seiten können Effekte nutzen. Wer beginnt?
root-prompt-battle-foil = Du bist auf { $clearing } in einen Hinterhalt geraten. Vereitelst du ihn mit einem eigenen?
root-prompt-battle-loss = Welchen Marker verlierst du auf { $clearing }?
root-prompt-battle-where = Wen bekämpfst du, und wo?
root-prompt-cards-better_burrow_bank = Bessere Baubank: welcher Gegner zieht auch eine Karte?
root-prompt-cards-codebreakers = Codeknacker: wessen Hand siehst du an?
root-prompt-cards-stand_and_deliver = Geld oder Leben! Von wem nimmst du eine Karte?
root-prompt-cards-tax_collector = Steuereintreiber: von welcher Lichtung entfernst du einen Krieger?
root-prompt-cards-use = Nutzt du jetzt eine ausgelegte Karte?
root-prompt-craft = Eine Karte herstellen, oder weiter?
root-prompt-craft-activate = Welchen Herstellungsmarker aktivierst du?
root-prompt-daylight = Tageslicht: nutzt du eine Karte, bevor es weitergeht?
root-prompt-discard = Du hast mehr als fünf Karten. Welche legst du ab?
root-prompt-dominance-spend = Welche Karte gibst du aus, um { $card } zu nehmen?
root-prompt-eyrie-add = Welche Karte kommt ins Dekret, und in welche Spalte?
root-prompt-eyrie-build = Dekret, Bauen ({ $suit }): auf welcher Lichtung platzierst du ein Nest?
root-prompt-eyrie-decree-recruit = Dekret, Rekrutieren: welche Karte ist die nächste?
root-prompt-eyrie-decree-move = Dekret, Bewegen: welche Karte ist die nächste?
root-prompt-eyrie-decree-battle = Dekret, Kämpfen: welche Karte ist die nächste?
root-prompt-eyrie-decree-build = Dekret, Bauen: welche Karte ist die nächste?
root-prompt-eyrie-leader = Welchen Anführer wählst du?
root-prompt-eyrie-new_roost = Du hast kein Nest auf dem Spielplan. Wo platzierst du ein neues?
root-prompt-eyrie-recruit = Dekret, Rekrutieren ({ $suit }): bei welchem Nest?
root-prompt-eyrie-start = In welcher Ecke beginnst du mit einem Nest und sechs Kriegern?
root-prompt-marquise-action = Tageslicht: welche Aktion?
root-prompt-marquise-build = Was baust du, und wo?
root-prompt-marquise-extra = Welche Vogelkarte gibst du für eine weitere Aktion aus?
root-prompt-marquise-hospitals =
    Feldlazarett: gibst du eine Karte aus, um { $n ->
        [one] den auf { $clearing } verlorenen Krieger
       *[other] die { $n } auf { $clearing } verlorenen Krieger
    } zu retten?
root-prompt-marquise-keep = In welche Ecke kommt die Festung?
root-prompt-marquise-overwork = Überstunden: bei welcher Sägemühle?
root-prompt-marquise-short-wood = Das Holz reicht nicht für alle Sägemühlen. Wohin kommt das nächste?
root-prompt-marquise-short-warrior = Die Krieger reichen nicht für alle Rekrutierer. Wohin kommt der nächste?
root-prompt-marquise-start-sawmill = Wo platzierst du die erste Sägemühle?
root-prompt-marquise-start-workshop = Wo platzierst du die erste Werkstatt?
root-prompt-marquise-start-recruiter = Wo platzierst du den ersten Rekrutierer?
root-prompt-marquise-wood = Von welcher Lichtung nimmst du Holz für { $clearing }? Noch zu zahlen: { $n }.
root-prompt-move-number = Wie viele Krieger gehen von { $origin } nach { $destination }?
root-prompt-move-where = Welche Bewegung?
root-prompt-spend = Welche Karte gibst du für { $clearing } aus?
root-prompt-triggers-next = Was wird zuerst ausgeführt?
root-prompt-triggers-side = Wessen Verluste wirken zuerst?
root-prompt-vagabond-action = Tageslicht: welche Aktion?
root-prompt-vagabond-aid = Wem hilfst du?
root-prompt-vagabond-aid_card = Welche Karte gibst du auf { $clearing } her?
root-prompt-vagabond-aid_item = Welchen Gegenstand benutzt du dafür?
root-prompt-vagabond-aid_take = Welchen hergestellten Gegenstand nimmst du dafür?
root-prompt-vagabond-capacity = Du trägst zu viel. Welchen Gegenstand gibst du für immer her?
root-prompt-vagabond-character = Welchen Charakter spielst du?
root-prompt-vagabond-coalition = Mit wem gehst du ein Bündnis ein?
root-prompt-vagabond-day_labor = Tagarbeit: welche Karte nimmst du vom Ablagestapel?
root-prompt-vagabond-enlist = Kämpfen alliierte Krieger auf { $clearing } für dich?
root-prompt-vagabond-escort = Wessen Krieger kommen von { $origin } nach { $destination } mit?
root-prompt-vagabond-full_removal = Hier wird alles entfernt; du beschädigst Gegenstände. Welchen?
root-prompt-vagabond-hit = Treffer auf { $clearing }: was nimmt ihn?
root-prompt-vagabond-move = Wohin bewegst du dich?
root-prompt-vagabond-quest = Welche Aufgabe erledigst du?
root-prompt-vagabond-refresh = Welchen Gegenstand frischst du auf?
root-prompt-vagabond-repair = Welchen Gegenstand reparierst du?
root-prompt-vagabond-reward = Welche Belohnung nimmst du?
root-prompt-vagabond-slip = An einen benachbarten Ort schleichen, oder bleiben?
root-prompt-vagabond-start = In welchem Wald beginnst du?
root-prompt-vagabond-steal = Stehlen: von wem?
root-prompt-vagabond-strike = Schießen: worauf?

## root.option

root-option-done = fertig, weiter
root-option-decline = nein
root-option-yes = ja
root-option-no = nein
root-option-battle = kämpfen
root-option-march = marschieren (bis zu zwei Bewegungen)
root-option-recruit = rekrutieren
root-option-build = bauen
root-option-overwork = Überstunden (eine Karte für ein Holz)
root-option-extra = eine Vogelkarte für eine weitere Aktion ausgeben
root-option-mobilize = mobilisieren (eine Karte zu den Unterstützern)
root-option-train = ausbilden (eine Karte für einen Offizier)
root-option-move = bewegen
root-option-organize = organisieren (ein Krieger für Sympathie)
root-option-explore = die Ruine erkunden
root-option-aid = helfen (eine Karte geben, einen Gegenstand benutzen)
root-option-quest = eine Aufgabe erledigen
root-option-strike = mit der Armbrust schießen
root-option-repair = einen Gegenstand reparieren
root-option-special = Sonderaktion deines Charakters
root-option-cards = zwei Karten ziehen
root-option-points = ein Punkt je erledigter Aufgabe dieser Gemeinschaft
root-option-ally = ein alliierter Krieger

## root.label

root-label-craft = { $card } herstellen: { $effect }
root-label-use = { $card } nutzen: { $effect }
root-label-activate = { $card } ({ $suit }) aktivieren: du erhältst keine Punkte mehr und gewinnst nur noch, wenn du zu Beginn deiner Morgenröte drei Lichtungen ({ $suit }) beherrschst
root-label-activate_bird = { $card } ({ $suit }) aktivieren: du erhältst keine Punkte mehr und gewinnst nur noch, wenn du zu Beginn deiner Morgenröte zwei Gegenecken beherrschst
root-label-activate_coalition = { $card } ({ $suit }) aktivieren: du erhältst keine Punkte mehr und gewinnst nur noch im Bündnis mit jemandem
root-label-take = { $card } ({ $suit }) auf die Hand nehmen, für eine Karte ({ $suit } oder Vogel)
root-label-take_bird = { $card } ({ $suit }) auf die Hand nehmen, für eine Vogelkarte
root-label-add = { $card } ({ $suit }) → { $column }
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

## root.trigger

root-trigger-field_hospitals = Feldlazarett
root-trigger-outrage = Empörung
root-trigger-base_lost = der verlorene Stützpunkt

## root.event

root-event-turn = Runde { $round }: { $seat } beginnt den Zug.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { $seat } platziert { $pieces } auf { $place }.
root-event-removed = { $by } entfernt { $pieces } ({ $owner }) von { $place }.
root-event-removed-own = { $owner } nimmt { $pieces } von { $place }.
root-event-moved = { $seat } bewegt { $pieces } von { $origin } nach { $destination }.
root-event-pawn = { $seat } geht von { $origin } nach { $destination }.
root-event-pawn-start = { $seat } beginnt in { $destination }.
root-event-battle = { $attacker } greift { $defender } auf { $clearing } an.
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
root-event-won = Sieg für { $winners } ({ $reason }).
root-event-drew =
    { $seat } zieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
root-event-drew-known = { $seat } zieht { $cards }.
root-event-discarded = { $seat } legt { $card } ab.
root-event-gave = { $seat } gibt { $to } eine Karte.
root-event-gave-known = { $seat } gibt { $to } { $card }.
root-event-took = { $seat } nimmt { $victim } eine Karte ab.
root-event-took-known = { $seat } nimmt { $victim } { $card } ab.
root-event-showed = { $seat } zeigt { $viewer } die Hand.
root-event-showed-known = { $seat } zeigt { $viewer } die Hand: { $cards }.
root-event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel mit { $cards } Karten.
root-event-crafted = { $seat } stellt { $card } her.
root-event-used = { $seat } nutzt { $card }.
root-event-dominance = { $seat } aktiviert { $card }: ab jetzt zählt nur die Dominanz.
root-event-took_dominance = { $seat } nimmt die verfügbare Karte { $card }.
root-event-coalition = { $seat } geht ein Bündnis mit { $partner } ein.
root-event-garrison = { $seat } besetzt jede Lichtung außer { $opposite }.
root-event-hospitals = { $seat } rettet { $number } Krieger nach { $place }.
root-event-spent_wood = { $seat } gibt Holz von { $place } aus.
root-event-leader = { $seat } setzt den Anführer { $leader } ein.
root-event-decreed = { $seat } fügt { $card } dem Dekret unter { $column } hinzu.
root-event-turmoil =
    { $seat } gerät in Aufruhr, mit { $birds ->
        [one] { $birds } Vogel
       *[other] { $birds } Vögeln
    } im Dekret.
root-event-revolt = { $seat } revoltiert auf { $place }.
root-event-officer = { $seat } gewinnt einen Offizier.
root-event-officers_lost =
    { $seat } verliert { $number ->
        [one] { $number } Offizier
       *[other] { $number } Offiziere
    }.
root-event-supporter = { $seat } gewinnt einen Unterstützer.
root-event-supporter-known = { $seat } gewinnt einen Unterstützer: { $card }.
root-event-supporter_discarded = { $seat } legt den Unterstützer { $card } ab.
root-event-outrage = Empörung auf { $place }: { $payer } schuldet { $seat } eine Karte.
root-event-outrage-shown = Empörung auf { $place }: { $payer } hat keine passende Karte und zeigt { $seat } die Hand.
root-event-base_lost = { $seat } verliert den Stützpunkt ({ $suit }).
root-event-character = { $seat } zieht los als { $character }.
root-event-refreshed = { $seat } frischt { $item } auf.
root-event-rested = { $seat } ruht im Wald.
root-event-item_lost = { $seat } gibt { $item } für immer her.
root-event-damaged = { $seat } beschädigt { $item }.
root-event-repaired = { $seat } repariert { $item }.
root-event-exhausted = { $seat } benutzt { $item }.
root-event-gained_item = { $seat } erhält { $item }.
root-event-activated = { $seat } stellt dafür auf { $place } her ({ $piece }).
root-event-explored = { $seat } erkundet die Ruine auf { $place } und findet { $item }.
root-event-aided = { $seat } hilft { $other } und benutzt { $item }.
root-event-took_item = { $seat } nimmt { $item } von { $other }.
root-event-quest = { $seat } erledigt die Aufgabe { $quest }.
root-event-new_quest = Eine neue Aufgabe liegt aus: { $quest }.
root-event-day_labor = { $seat } nimmt { $card } vom Ablagestapel.
root-event-relation = { $other } zu { $seat }: jetzt { $relation }.

## root.why

root-why-cannot-pay = Deine Herstellungsmarker decken die Kosten nicht: für jedes Symbol brauchst du einen auf einer Lichtung dieser Gemeinschaft, der in diesem Zug noch nicht benutzt ist.
root-why-cannot-place = Dort kannst du keine Marker platzieren.
root-why-coalition-players = Ein Bündnis braucht mindestens vier Personen.
root-why-duplicate = Eine Karte dieses Namens liegt schon vor dir.
root-why-has-roost = Dort ist schon ein Nest.
root-why-must-rule = Du beherrschst weder die Ausgangs- noch die Ziellichtung.
root-why-no-actions = Du hast keine Aktion mehr.
root-why-no-aid = Zum Helfen brauchst du eine passende Karte, einen Gegenstand zum Benutzen und fremde Marker auf deiner Lichtung.
root-why-no-base = Du hast keinen Stützpunkt auf dem Spielplan, oder keinen Krieger mehr.
root-why-no-base-card = Du hast keine Karte, die einem Stützpunkt auf dem Spielplan entspricht.
root-why-no-battle = Es gibt niemanden zu bekämpfen, oder nichts, womit.
root-why-no-bird = Du hast keine Vogelkarte.
root-why-no-boots = Du hast zu wenige Stiefel zum Benutzen.
root-why-no-building = Keine Lichtung, die du beherrschst, hat einen freien Bauplatz und genug verbundenes Holz.
root-why-no-corner = Sie ist keine Ecke des Spielplans.
root-why-no-defender = Diese Fraktion hat dort keinen Marker.
root-why-no-enemy = Das ist kein Gegner von dir.
root-why-no-explore = Du brauchst eine Fackel und eine Ruine auf deiner Lichtung.
root-why-no-fighters = Du hast dort weder Krieger noch Spielfigur.
root-why-no-forest = In Wälder kommt man nur durch Schleichen, in der Morgenröte.
root-why-no-item = Dieser Gegenstand ist nicht mehr im Vorrat.
root-why-no-labor = Keine Karte im Ablagestapel entspricht deiner Lichtung.
root-why-no-match = Die Lichtung entspricht nicht der Gemeinschaft dieser Karte.
root-why-no-matching-card = Du hast keine Karte der passenden Gemeinschaft.
root-why-no-move = Keiner deiner Krieger kann sich bewegen.
root-why-no-organize = Du hast keine Krieger auf einer Lichtung ohne Sympathie, oder kein Plättchen mehr.
root-why-no-overwork = Du brauchst eine Karte, die einer Lichtung mit Sägemühle entspricht, und Holz im Vorrat.
root-why-no-partner = Niemand kommt für ein Bündnis in Frage: alle anderen haben die Siegpunkteleiste verlassen oder sind schon gebunden.
root-why-no-quest = Keine Aufgabe passt zu deiner Lichtung und deinen Gegenständen.
root-why-no-quest-items = Du hast nicht beide Gegenstände dieser Aufgabe bereit.
root-why-no-repair = Du brauchst einen Hammer und einen beschädigten Gegenstand.
root-why-no-revolt-site = Sie sympathisiert nicht, oder der Stützpunkt dieser Gemeinschaft ist schon auf dem Spielplan.
root-why-no-roost = Du hast dort kein Nest.
root-why-no-slot = Es ist kein Bauplatz frei.
root-why-no-strike = Du brauchst eine Armbrust und einen Gegner auf deiner Lichtung.
root-why-no-torch = Du hast keine Fackel zum Benutzen.
root-why-no-victim = Niemand mit Handkarten hat Marker auf deiner Lichtung.
root-why-no-warriors = Du hast dort keine Krieger.
root-why-no-wood = Auf den verbundenen Lichtungen liegt zu wenig Holz.
root-why-none-left = Davon ist nichts mehr übrig.
root-why-not-adjacent = Kein Weg verbindet die beiden.
root-why-not-asked = Darum geht es bei der offenen Frage nicht.
root-why-not-near-keep = Sie ist weder die Lichtung der Festung noch ihr benachbart.
root-why-not-next-to-sympathy = Sie ist keiner sympathisierenden Lichtung benachbart.
root-why-not-ruled = Du beherrschst sie nicht.
root-why-nothing-to-place = Du hast nichts mehr zu platzieren, oder keinen Ort dafür.
root-why-once-per-turn = Das geht nur einmal im Zug.
root-why-one-bird = Pro Zug darf nur eine Vogelkarte dazukommen.
root-why-other-corner = Sie ist besetzt oder liegt keiner besetzten Ecke gegenüber.
root-why-quest-suit = Diese Aufgabe hat eine andere Gemeinschaft als deine Lichtung.
root-why-second-dominance = Dein Siegpunktemarker hat die Siegpunkteleiste verlassen: keine zweite Dominanzkarte, kein zweites Bündnis.
root-why-sympathetic = Sie sympathisiert schon.
root-why-ten-points = Du brauchst zuerst zehn Punkte.
root-why-too-few-supporters = Du hast zu wenige passende Unterstützer.
