### Monster Lands im Browser: kurze Wörter für Knöpfe, und der ganze Tisch in Worten für alle, die ihn nicht sehen.

## monster_lands.aim

monster_lands-aim = Jeder Klan führt sechs Runden lang Söldner. Jede Runde bringt Würfel: Setze sie in der Zitadelle ein, um Leute anzuheuern und Ausrüstung, Tränke und Fallen zu kaufen, oder schicke Leute mit Würfeln in ein Land. Dann werden die Würfel gegen die Monster dort geworfen: Gefangen oder erlegt bringen sie Ruhm, und das Land kann erobert werden. Am Ende der Runde bezahlst du deine Leute. Nach der letzten Runde gewinnen die meisten Punkte: Ruhm, Ansehen, Trophäen und Zeichen der Elemente.

## monster_lands.button

monster_lands-button-no_more = Nichts weiter
monster_lands-button-nobody = Niemand
monster_lands-button-unfulfilled = Bleiben lassen
monster_lands-button-roll_stop = Hier aufhören
monster_lands-button-leave_it = Dabei bleiben
monster_lands-button-end_turn = Zug beenden
monster_lands-button-loot = Beute: { $what }
monster_lands-button-land = { $what } nutzen
monster_lands-button-use = Talent: { $what }
monster_lands-button-visit = { $building }: { $die }
monster_lands-button-gold = { $building }: { $n } Gold
monster_lands-button-tokens = { $building }: { $n } Marker
monster_lands-button-priced = { $name } ({ $cost } Gold)

## monster_lands.tell

monster_lands-tell-round = Runde { $round } von { $rounds }
monster_lands-tell-over = Das Spiel ist aus
monster_lands-tell-result =
    { $names } { $n ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points } Punkten ({ $reason }).
monster_lands-tell-solo_result = { $rank }! { $scenario }, { $points } Punkte.
monster_lands-tell-undone_by = { $name } ging einen Schritt zurück.
monster_lands-tell-undone = Ein Schritt wurde zurückgenommen.
monster_lands-tell-titled = { $title }: { $inside }
monster_lands-tell-of_clan = { $what } ({ $clan })
monster_lands-tell-die = Würfel: { $die }
monster_lands-tell-token = Marker { $number } von oben
monster_lands-tell-face_down = verdeckt
monster_lands-tell-panic = durch Panik geschlossen
monster_lands-tell-excess = überschüssiger Ruhm { $n }
monster_lands-tell-first = hat das Startspielerplättchen
monster_lands-tell-colonist = dort lebt { $name }
monster_lands-tell-no_colonist = dort lebt niemand
monster_lands-tell-missions_won =
    { $n ->
        [one] eine Mission erfüllt
       *[other] { $n } Missionen erfüllt
    }
monster_lands-tell-yields_gold = { $n } Gold
monster_lands-tell-yields_tokens = { $n } Tränke oder Gifte
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
        [one] Wachen blocken einen Treffer
       *[other] Wachen blocken { $n } Treffer
    }
monster_lands-tell-no_mission = hier liegt keine Mission
monster_lands-tell-roll_path = verlangt { $dice }; { $target } würfeln für { $reward }, sonst { $penalty } Ruhm verlieren
monster_lands-tell-contract_path = verlangt { $dice }; { $discard } abgeben für { $reward }
monster_lands-tell-land_path = verlangt { $strength } Stärke und { $magic } Magie, höchstens { $more_strength } und { $more_magic } mehr; gibt { $benefit }
monster_lands-tell-member = { $affinity }, Kosten { $cost }, Ansehen { $reputation }, Würfel: { $dice }; { $effect }
monster_lands-tell-gear = { $type }, Kosten { $cost }; { $effect }
monster_lands-tell-rewards = gefangen: { $gold } Gold und { $glory } Ruhm; erlegt: { $more } Ruhm und { $trophies } Trophäen
monster_lands-tell-land_use = für den Siedler: { $dice } gibt { $effect }
monster_lands-tell-costs = kostet { $n } Gold
monster_lands-tell-difficulty = Schwierigkeit: { $difficulty }
monster_lands-tell-attack_dice = zusätzliche Angriffswürfel der Monster in dieser Runde: { $n }
monster_lands-tell-hits = { $path }: Treffer zu nehmen: { $n }
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
