### Monster Lands im Browser: kurze Wörter für Knöpfe, und der ganze Tisch in Worten für alle, die ihn nicht sehen.

## monster_lands.aim

monster_lands-aim = Jeder Clan führt sechs Runden lang Söldner. Jede Runde bringt Würfel: Setze sie in der Zitadelle ein, um Leute anzuheuern und Ausrüstung, Tränke und Fallen zu kaufen, oder schicke Leute mit Würfeln in ein Land. Dann werden die Würfel gegen die Monster dort geworfen: Gefangen oder erlegt bringen sie Ruhm, und das Land kann erobert werden. Am Ende der Runde bezahlst du deine Leute. Nach der letzten Runde gewinnen die meisten Punkte: Ruhm, Ansehen, Trophäen und Zeichen der Elemente.

## monster_lands.button

monster_lands-button-no_more = Nichts weiter
monster_lands-button-nobody = Niemand
monster_lands-button-unfulfilled = Bleiben lassen
monster_lands-button-end_turn = Zug beenden
monster_lands-button-loot = Beute: { $what }
monster_lands-button-land = { $what } nutzen
monster_lands-button-use = { $what }: { $effect }
monster_lands-button-gold = { $building }: { $n } Gold
monster_lands-button-tokens =
    { $n ->
        [one] { $building }: 1 Marker
       *[other] { $building }: { $n } Marker
    }
monster_lands-button-priced = { $name } ({ $cost } Gold)
monster_lands-button-carried = { $name } ({ $member })
monster_lands-button-priced_sum = { $name } (insgesamt { $cost } Gold)
monster_lands-button-left =
    { $n }: { $left ->
        [0] nichts kommt durch
        [one] einer kommt durch
       *[other] { $left } kommen durch
    }
monster_lands-button-short = Zahle { $gold }: { OR($who, "ein") } desertiert

## monster_lands.tell

monster_lands-tell-round = Runde { $round } von { $rounds }
monster_lands-tell-round_last = Runde { $round }, die letzte: { $glory } Ruhm ist erreicht
monster_lands-tell-over = Das Spiel ist aus
monster_lands-tell-result =
    { $n ->
        [one] { FORM($names, "Der") } gewinnt
       *[other] { FORM($names, "Der") } teilen sich den Sieg
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } ({ $reason }).
monster_lands-tell-early = Es endete in Runde { $round }, weil { $glory } Ruhm erreicht war.
monster_lands-tell-solo_result =
    { $rank }! { $scenario }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
monster_lands-tell-missing = Für den Rang { $rank } fehlen: { $what }.
monster_lands-tell-missing_part = { $what } { $n }
monster_lands-tell-titled = { $title }: { $inside }
monster_lands-tell-of_clan = { $what } ({ $clan })
monster_lands-tell-die = { FORM($die, "wuerfel") }
monster_lands-tell-token = Marker { $number } von oben
monster_lands-tell-face_down = verdeckt
monster_lands-tell-panic = durch Panik geschlossen
monster_lands-tell-excess = überschüssiger Ruhm { $n }
monster_lands-tell-first = hat das Startspielerplättchen
monster_lands-tell-colonist = dort lebt { FORM($name, "ein") }
monster_lands-tell-no_colonist = dort lebt niemand
monster_lands-tell-missions_won =
    { $n ->
        [one] eine Mission erfüllt
       *[other] { $n } Missionen erfüllt
    }
monster_lands-tell-yields_gold = { $n } Gold
monster_lands-tell-yields_tokens =
    { $n ->
        [one] ein Trank oder ein Gift
       *[other] { $n } Tränke oder Gifte
    }
monster_lands-tell-with_potions =
    { $n ->
        [one] ein Trank
       *[other] { $n } Tränke
    }
monster_lands-tell-with_venoms =
    { $n ->
        [one] ein Gift
       *[other] { $n } Gifte
    }
monster_lands-tell-with_gold = { $n } Gold auf dem Marker
monster_lands-tell-entrance =
    { $n ->
        [one] Wachen wehren einen Treffer ab
       *[other] Wachen wehren { $n } Treffer ab
    }
monster_lands-tell-no_mission = hier liegt keine Mission
monster_lands-tell-roll_path = verlangt { OR($dice) }; { $target } würfeln für { $reward }, sonst { $penalty } Ruhm verlieren
monster_lands-tell-contract_path = verlangt { OR($dice) }; { $discard } abgeben für { $reward }
monster_lands-tell-land_path = verlangt { $must }, dazu bis zu { $more }; gibt { $benefit }
monster_lands-tell-member = { $affinity }, Kosten { $cost }, Ansehen { $reputation }, Würfel: { $dice }; { $effect }
monster_lands-tell-gear = { $type }, Kosten { $cost }; { $effect }
monster_lands-tell-rewards = gefangen: { $gold } Gold und { $glory } Ruhm; erlegt: { $more } Ruhm und { $trophies ->
        [one] eine Trophäe
       *[other] { $trophies } Trophäen
    }
monster_lands-tell-attacks_with =
    { $n ->
        [one] jetzt greift es mit einem Würfel an
       *[other] jetzt greift es mit { $n } Würfeln an
    }
monster_lands-tell-sells_for = verkauft bringt sie { $n } Gold
monster_lands-tell-land_use = wer dort siedelt, bekommt für { OR($dice) }: { $effect }
monster_lands-tell-costs = kostet { $n } Gold
monster_lands-tell-difficulty = Schwierigkeit: { $difficulty }
monster_lands-tell-attack_dice = zusätzliche Angriffswürfel der Monster in dieser Runde: { $n }
monster_lands-tell-hits = { $path }: offene Treffer: { $n }
monster_lands-tell-novices = Neulinge übrig: { $n }
monster_lands-tell-no_monster = hier steht kein Monster

## monster_lands.odds

monster_lands-odds-lost = der Söldner ist verloren
monster_lands-odds-alive = der Söldner lebt
monster_lands-odds-captured = das Monster wird gefangen
monster_lands-odds-eliminated = das Monster wird erlegt
monster_lands-odds-failed = das Monster hält stand
monster_lands-odds-conquered = das Land wird erobert
monster_lands-odds-unconquered = das Land wird nicht erobert
monster_lands-odds-reached = das Ziel wird erreicht
monster_lands-odds-missed = das Ziel wird verfehlt

## monster_lands.thing

monster_lands-thing-glory = Ruhm
monster_lands-thing-reputation = Ansehen
monster_lands-thing-excess = Überschüssiger Ruhm
monster_lands-thing-points = Siegpunkte
monster_lands-thing-gold = Gold
monster_lands-thing-salaries = Sold
monster_lands-thing-pool = Würfelvorrat
monster_lands-thing-round = Rundenleiste
monster_lands-thing-first = Startspieler
monster_lands-thing-attack_dice = Zusätzliche Angriffswürfel
monster_lands-thing-missions = Missionen
monster_lands-thing-mission = Würfelmission
monster_lands-thing-contract = Auftrag
monster_lands-thing-lands = Länder
monster_lands-thing-entrance = Eingang der Zitadelle
monster_lands-thing-loot = Beute
monster_lands-thing-leader = Anführer
monster_lands-thing-talent = Talent
monster_lands-thing-wounded = Verwundet
monster_lands-thing-colony = Besiedelte Länder
monster_lands-thing-novice = Neulinge
monster_lands-thing-panic = Panik
monster_lands-thing-trophies = Trophäen
monster_lands-thing-affinities = Elemente
monster_lands-thing-modifier = Pfadplättchen
monster_lands-thing-capture = Fangwert
monster_lands-thing-elimination = Erlegungswert
monster_lands-thing-conquest = Eroberungswert
monster_lands-thing-rival = Madhala
monster_lands-thing-scenario = Szenario
monster_lands-thing-battle = Kampf
monster_lands-thing-citadel = Zitadelle
monster_lands-thing-tricks = Tricks
monster_lands-thing-heroic = Heldentod
monster_lands-thing-equipment = Ausrüstung
monster_lands-thing-traps = Fallen
monster_lands-thing-deck = Stapel

## monster_lands.ask: questions with the numbers they are about

monster_lands-ask-salaries = Sold: { $due } Gold fällig, du hast { $gold }. Vorher etwas verkaufen?
monster_lands-ask-use_discount = Den Nachlass { FORM($name, "des") } jetzt nutzen? Du würdest { $after } statt { $due } Gold zahlen.
monster_lands-ask-buy_trap = Noch eine Falle mit demselben Würfel? Bisher sind es { $due } Gold.
monster_lands-ask-block_guards =
    { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    }: Wie viele wehren Wachen und Talente ab?
monster_lands-ask-block_shield =
    { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    }: Wie viele wehren Pfadschild und Talente ab?
monster_lands-ask-block_tokens =
    { $hits ->
        [one] Ein Treffer offen
       *[other] { $hits } Treffer offen
    }: Wie viele Verteidigungsmarker legst du ab?
monster_lands-ask-drink =
    { $wounds ->
        [one] Eine Wunde
       *[other] { $wounds } Wunden
    }: Wie viele Tränke trinkst du?
monster_lands-ask-path_dice = Welche Würfel? Mindestens { $must }, dazu bis zu { $more }.
monster_lands-ask-path_dice_gate = Welche Würfel? Platz für { $room }: Würfel brauchen einen, Marker zwei.
monster_lands-ask-path_tokens =
    Wie viele Fallen und Verteidigungsmarker? Platz für { $room ->
        [0] nichts
        [one] einen
       *[other] { $room }
    }.
monster_lands-ask-strike_done = Der Angriff: Alle Würfel sind gefallen. Noch etwas ändern oder aufhören?
monster_lands-ask-strike_none = Der Angriff: Es gibt keine Würfel. Etwas nutzen oder aufhören?
monster_lands-ask-contract = Den Auftrag erfüllen: { $discard } abgeben für { $reward }?

## monster_lands.answer: options with what they cost and bring

monster_lands-answer-pay = { $due } Gold zahlen
monster_lands-answer-pay_short = { $gold } von { $due } Gold zahlen: { OR($who, "ein") } desertiert
monster_lands-answer-fulfil = { $discard } abgeben für { $reward }
monster_lands-answer-leave = Den Auftrag lassen
monster_lands-answer-lack = { $what } (es fehlt noch: { $discard })
monster_lands-answer-off = { $what }: { $n } Gold Nachlass
monster_lands-answer-at_once = { $what }, kauft gleich: { $thing }
monster_lands-answer-defense = { $goods } für { $cost } Gold
monster_lands-answer-block =
    { $n }× abwehren: { $left ->
        [0] nichts kommt durch
        [one] ein Treffer kommt durch
       *[other] { $left } Treffer kommen durch
    }
monster_lands-answer-drink =
    { $n }× trinken: { $left ->
        [0] keine Wunde bleibt
        [one] eine Wunde bleibt
       *[other] { $left } Wunden bleiben
    }
monster_lands-answer-several = { $goods }
monster_lands-answer-give_up =
    { $n ->
        [0] Alle Magiewürfel behalten
        [one] Einen Magiewürfel aufgeben
       *[other] { $n } Magiewürfel aufgeben
    }

## monster_lands.hint: what helps a beginner at this very moment

monster_lands-hint-arm = Ohne Falle fängt niemand, und ohne Verteidigung lebt niemand lang: Kaufe etwas, dann schicke jemanden in ein Land.
monster_lands-hint-go = Du bist gerüstet: Schicke jemanden in ein Land, solange gute Pfade frei sind. Ruhm kommt von Monstern.
monster_lands-hint-poor = Das Gold ist knapp: Stärkewürfel graben welches in der Mine, und es bezahlt Einkäufe und Sold.
monster_lands-hint-magic = Nur Magiewürfel sind übrig: Die Alchemisten machen Tränke und Gifte daraus, und manche Pfade nehmen sie.
monster_lands-hint-home = Losschicken kannst du jetzt niemanden: Nutze die Würfel in der Zitadelle für Gold, Marker oder neue Leute.
monster_lands-hint-pawn = Nichts sonst nimmt diese Würfel noch: Im Pfandhaus bringt jeder noch ein Goldstück.
monster_lands-hint-out = Einkaufen geht jetzt nicht, aber Pfade sind offen: Draußen bringen Würfel Ruhm.
monster_lands-hint-forfeit = Kein Ort nimmt deine Würfel mehr: Du gibst sie auf.
monster_lands-hint-capture = Würfle einzeln. Ab { $capture } kannst du aufhören und es für Gold fangen; ab { $elimination } ist es erlegt, für Ruhm und Trophäen.
monster_lands-hint-last = Alle Würfel sind gefallen: { $capture } fängt es für Gold, { $elimination } erlegt es für Ruhm und Trophäen. Neuwürfe, Gifte und Beute können die Summe noch ändern.
monster_lands-hint-no_trap = Von hier aus ist es nicht zu fangen, denn die Fallen dafür fehlen: Nur { $elimination } oder mehr zählt. Was fehlt, können spätere Pfade beitragen.
monster_lands-hint-deadly =
    { FORM($name, "Der") } stirbt an { $deadly ->
        [one] einer Wunde
       *[other] { $deadly } Wunden
    }{ $potions ->
        [0] {""}
        [one] ; ein Trank auf dem Pfad kann eine ungeschehen machen
       *[other] ; { $potions } Tränke auf dem Pfad können ebenso viele ungeschehen machen
    }.
monster_lands-hint-once = Talente, Wachen und Schilde kosten nichts, wirken aber einmal je Runde: Halte nur etwas zurück, wenn noch ein Angriff kommt.
monster_lands-hint-spent = Marker, die auf einem Pfad übrig bleiben, gehen ohnehin verloren.
monster_lands-hint-wages = Am Ende der Runde kostet der Sold { $due } Gold, und du hast { $gold }: Behalte genug, sonst geht jemand.
monster_lands-hint-short = Du kannst nicht allen Sold zahlen, also geht ein Mitglied: { OR($who, "ein") }. Verkaufe vorher eine Trophäe oder nutze Beute, wenn alle bleiben sollen.
monster_lands-hint-lack = Dir fehlt, was er verlangt. Eine Trophäe oder Beute kann helfen; ihn zu lassen kostet nichts.
