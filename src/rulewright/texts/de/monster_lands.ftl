### Monster Lands: Dinge, Fragen, Optionen, was geschah und warum nicht.

## monster_lands.prompt

monster_lands-prompt-act = Du bist am Zug: setze Würfel ein, oder tu vorher etwas anderes
monster_lands-prompt-afterwards = Dein Würfelvorrat ist leer: noch etwas in diesem Zug?
monster_lands-prompt-buy_equipment = Welche Ausrüstung kaufst du?
monster_lands-prompt-buy_trap = Welche Falle kaufst du?
monster_lands-prompt-cancel_trick = Legst du einen Verteidigungsmarker ab, um den Trick aufzuheben?
monster_lands-prompt-colonist = Wer besiedelt { $land }?
monster_lands-prompt-convert_from = Welchen Würfel tauschst du ein?
monster_lands-prompt-convert_to = Gegen welche Farbe?
monster_lands-prompt-deserter = Wer desertiert?
monster_lands-prompt-divert = Lenkst du Angriffswürfel auf { $path } um?
monster_lands-prompt-divert_where = Auf wen lenkst du einen Angriffswürfel um?
monster_lands-prompt-excess_trap = Dein Klantableau ist voll: Welche Falle kommt weg?
monster_lands-prompt-flasks = Nimmst du einen Trank oder ein Gift mit?
monster_lands-prompt-free_equipment = Welche Ausrüstung nimmst du umsonst?
monster_lands-prompt-free_hire = Wen heuerst du umsonst an?
monster_lands-prompt-give_up_magic = Wie viele Magiewürfel gibst du auf, um den Angriff zu schwächen?
monster_lands-prompt-grant_die = Zuschuss der Königin: welcher Würfel?
monster_lands-prompt-grant_gift = Zuschuss der Königin: welche Gabe?
monster_lands-prompt-hand_over_trap = Welche Falle gibst du ab?
monster_lands-prompt-heal = Heilst du jemanden mit einem Trank?
monster_lands-prompt-hire = Wen heuerst du an?
monster_lands-prompt-hire_after_beer = Nach dem Bier: heuerst du jemanden an?
monster_lands-prompt-how_many_defense = Wie viele Verteidigungsmarker kaufst du?
monster_lands-prompt-how_many_potions = Wie viele davon sind Tränke? Die anderen sind Gifte.
monster_lands-prompt-land_dice = Welche Würfel setzt du ein?
monster_lands-prompt-loot = Welche Beute nimmst du?
monster_lands-prompt-mission_dice = Welche Würfel gehen mit auf die Mission?
monster_lands-prompt-move_equipment = Welche Ausrüstung wechselt den Träger?
monster_lands-prompt-new_leader = Wer führt jetzt den Klan?
monster_lands-prompt-pass_on = Wer bekommt { $equipment }?
monster_lands-prompt-pawn = Welchen Würfel verpfändest du?
monster_lands-prompt-persuasion_die = Welchen Überredungswürfel?
monster_lands-prompt-reveal = Deckst du diesen Marker auf?
monster_lands-prompt-steal = Welche Würfel stiehlst du?
monster_lands-prompt-strike_conquest = Die Eroberung: Würfel ändern oder aufhören?
monster_lands-prompt-strike_mission = Die Mission: Würfel ändern oder aufhören?
monster_lands-prompt-strike_monster = Der Angriff: würfeln, Würfel ändern oder aufhören?
monster_lands-prompt-trick_on = Gegen wen spielst du den Trick?
monster_lands-prompt-use_loot = Nutzt du { $loot } jetzt?
monster_lands-prompt-which_token = Welchen Marker nimmst du?
monster_lands-prompt-which_trap = Welche Falle kommt verdeckt mit?
monster_lands-prompt-who_carries = Wer trägt { $equipment }?
monster_lands-prompt-who_goes = Wen schickst du auf { $path }?

## monster_lands.option

monster_lands-option-all = Alle
monster_lands-option-beer = Eine Runde Bier
monster_lands-option-decline = Nein
monster_lands-option-discard = Ablegen
monster_lands-option-done = Fertig
monster_lands-option-exchange = Ausrüstung tauschen
monster_lands-option-forfeit = Die Würfel aufgeben
monster_lands-option-fulfil = Erfüllen
monster_lands-option-no = Nein
monster_lands-option-none = Nichts
monster_lands-option-pass = Passen
monster_lands-option-pawnshop = Würfel verpfänden
monster_lands-option-pay = Bezahlen
monster_lands-option-stop = Hier aufhören
monster_lands-option-venom = Ein Gift nutzen
monster_lands-option-yes = Ja

## monster_lands.label

monster_lands-label-place = { $die } ({ $building })
monster_lands-label-space = { $building }, Feld { $number }
monster_lands-label-path = Auf { $path } gehen
monster_lands-label-land = { $land } nutzen: { $effect }
monster_lands-label-sell = Trophäe { $monster } verkaufen ({ $gold } Gold)
monster_lands-label-loot = Beute nutzen: { $effect }
monster_lands-label-heal = { $member } heilen
monster_lands-label-use = Talent von { $member } nutzen: { $effect }
monster_lands-label-colonise = { $land } besiedeln
monster_lands-label-card = { $name }: { $effect }
monster_lands-label-carried = { $name } ({ $member }): { $effect }
monster_lands-label-priced = { $name } ({ $cost } Gold): { $effect }
monster_lands-label-priced_sum = { $name } (zusammen { $cost } Gold): { $effect }
monster_lands-label-hire = { $name } ({ $cost } Gold, Ansehen { $reputation }): { $effect }
monster_lands-label-roll = { $die } würfeln
monster_lands-label-roll_all = Alles würfeln
monster_lands-label-reroll = { $die } neu würfeln ({ $source })
monster_lands-label-dice = { $strength } Stärke, { $magic } Magie, { $persuasion } Überredung
monster_lands-label-tokens =
    { $traps ->
        [0] keine Falle
        [one] eine Falle
       *[other] { $traps } Fallen
    }, { $defense ->
        [0] kein Verteidigungsmarker
        [one] ein Verteidigungsmarker
       *[other] { $defense } Verteidigungsmarker
    }
monster_lands-label-both = Ein Trank und ein Gift

## monster_lands.source

monster_lands-source-talent = Talent
monster_lands-source-weapon = Waffe
monster_lands-source-clothing = Kleidung
monster_lands-source-spell = Zauber
monster_lands-source-path = Pfad

## monster_lands.why

monster_lands-why-assigned = Wer eingesetzt ist, ist in dieser Runde unterwegs.
monster_lands-why-closed = Das Gebäude ist geschlossen.
monster_lands-why-colour = Das Gebäude nimmt keine Würfel dieser Farbe.
monster_lands-why-dice-missing = Dir fehlen die Würfel dafür.
monster_lands-why-excess-glory = Das Ansehen übersteigt deinen überschüssigen Ruhm.
monster_lands-why-goods-missing = Dir fehlt, was der Auftrag verlangt.
monster_lands-why-leftmost = Hier kommen Würfel auf das freie Feld ganz links.
monster_lands-why-loot-later = Sie lässt sich nur nutzen, wenn ihr Text zutrifft.
monster_lands-why-marked = Bei so wenigen Spielern wird dieses Feld nicht benutzt.
monster_lands-why-moved = Jede Karte wechselt einmal je Zug den Träger; das ist schon geschehen.
monster_lands-why-no-benefit = Es brächte dir jetzt nichts.
monster_lands-why-no-colonist = Dort wohnt niemand: Ein Land ohne Siedler bringt nichts.
monster_lands-why-no-monster = Am Eingang der Zitadelle steht kein Monster.
monster_lands-why-no-potion = Du hast keinen Trank auf deinem Tableau.
monster_lands-why-no-settler = Niemand dieses Elements ist frei, um dort zu siedeln.
monster_lands-why-nobody-idle = Du hast niemanden mehr, den du schicken könntest.
monster_lands-why-nobody-to-carry = Du hast niemanden hier, der es tragen könnte.
monster_lands-why-not-asked = Darum geht es in der offenen Frage nicht.
monster_lands-why-taken = Das Feld ist in dieser Runde besetzt.
monster_lands-why-talent-idle = Das Talent lässt sich jetzt nicht nutzen.
monster_lands-why-too-dear = Du kannst es nicht bezahlen.
monster_lands-why-used = Das wurde in dieser Runde schon genutzt.

## monster_lands.event

monster_lands-event-area = Jetzt: { $area }.
monster_lands-event-assigned = { $seat } schickt { $member } auf { $path } mit { $load }.
monster_lands-event-assigned-known = { $seat } schickt { $member } auf { $path } mit { $load } ({ $traps }).
monster_lands-event-attack_failed = { $seat } bezwingt das Monster auf { $path } nicht; Schaden bisher: { $total }.
monster_lands-event-blocked = { $seat } wehrt auf { $path } ab: { $what }.
monster_lands-event-captured = { $seat } fängt { $monster } auf { $path }.
monster_lands-event-colonised = { $member } vom { $seat } besiedelt { $land }.
monster_lands-event-conquered = { $seat } erobert { $land } von { $path } aus.
monster_lands-event-conquest_failed = { $seat } erobert das Land auf { $path } nicht; Summe bisher: { $total }.
monster_lands-event-deserted = { $member } desertiert vom { $seat }.
monster_lands-event-dice_taken = { $seat } nimmt { $strength } Stärke-, { $magic } Magie- und { $persuasion } Überredungswürfel.
monster_lands-event-died = { $member } vom { $seat } stirbt auf { $path } den Heldentod.
monster_lands-event-displayed = { $pile }: { $card } wird ausgelegt.
monster_lands-event-diverted = Angriffswürfel von { $path } auf { $victim } umgelenkt: { $dice }.
monster_lands-event-drunk = { $seat } trinkt auf { $path }: { $what }.
monster_lands-event-eliminated = { $seat } erlegt { $monster } auf { $path }.
monster_lands-event-ended = Das Spiel ist aus: { $winners } ({ $reason }); Punkte: { $points }.
monster_lands-event-ended-alone = Das Spiel ist aus: { $reason }, mit { $points } Siegpunkten.
monster_lands-event-equipment_discarded = { $seat } legt { $equipment } ab.
monster_lands-event-equipment_taken = { $seat } nimmt { $equipment }.
monster_lands-event-equipped = { $member } vom { $seat } trägt jetzt { $equipment }.
monster_lands-event-first_player = { $seat } ist jetzt Startspieler.
monster_lands-event-fled = { $monster } flieht zur Zitadelle.
monster_lands-event-forfeited = { $seat } kann keinen von { $dice } Würfeln einsetzen und gibt sie auf.
monster_lands-event-glory_lost = { $seat } verliert { $points } Ruhm ({ $reason }): { $total }.
monster_lands-event-glory_won = { $seat } gewinnt { $points } Ruhm ({ $reason }): { $total }.
monster_lands-event-gold_won = { $seat } bekommt { $gold } Gold ({ $reason }): { $total }.
monster_lands-event-granted = Die Königin gewährt { $seat } einen Würfel ({ $die }) und { $gift }.
monster_lands-event-healed = { $member } vom { $seat } wird geheilt.
monster_lands-event-hit =
    { $hits ->
        [one] { $seat } bekommt auf { $path } einen Treffer.
       *[other] { $seat } bekommt auf { $path } { $hits } Treffer.
    }
monster_lands-event-joined = { $member } schließt sich { $seat } an; Ansehen { $reputation }.
monster_lands-event-land_drawn = Land { $place }: { $land } mit Pfadplättchen { $modifier }.
monster_lands-event-land_used = { $seat } nutzt { $land }.
monster_lands-event-leads = { $member } führt jetzt { $seat }.
monster_lands-event-loot_taken = { $seat } nimmt Beute: { $loot }
monster_lands-event-loot_used = { $seat } nutzt Beute: { $loot }
monster_lands-event-mission_beaten = { $seat } erreicht auf { $path } das Ziel, wird aber übertroffen.
monster_lands-event-mission_drawn = Neu ausgelegt: { $mission }.
monster_lands-event-mission_failed = { $seat } scheitert auf { $path } an der Mission.
monster_lands-event-mission_won = { $seat } erfüllt auf { $path } die Mission.
monster_lands-event-monster_at_gate = { $monster } steht am Eingang der Zitadelle.
monster_lands-event-monster_attacks = { $monster } greift { $path } mit { $dice } Würfeln an.
monster_lands-event-monster_drawn = Ein Monster erscheint, { $place }: { $monster }.
monster_lands-event-monster_rages = Das Monster wurde nicht bezwungen, { $place }: Es wird zur Zitadelle ziehen.
monster_lands-event-monster_rolled = Das Monster würfelt { $dice }: Treffer { $hits }.
monster_lands-event-paid = { $seat } zahlt { $gold } Gold ({ $reason }): { $total } übrig.
monster_lands-event-panic = Panik schließt ein Gebäude: { $building }.
monster_lands-event-panic_over = Die Panik ist vorbei.
monster_lands-event-persuasion_rolled = { $seat } würfelt einen Überredungswürfel: { $face }.
monster_lands-event-phase = Phase: { $phase }.
monster_lands-event-placed =
    { $number ->
        [one] { $seat } setzt einen Würfel ein ({ $die }): { $building }, Feld { $space }.
       *[other] { $seat } setzt { $number } Würfel ein ({ $die }): { $building }, Feld { $space }.
    }
monster_lands-event-reshuffled = Aus dem Abwurf wird ein neuer Stapel: { $pile }.
monster_lands-event-revealed = Aufgedeckt auf { $path }: { $trap }
monster_lands-event-rival_assigned = Madhala besetzt { $path }.
monster_lands-event-rival_removed = Madhala nimmt weg ({ $building }): { $taken }.
monster_lands-event-rival_rolled = Madhala würfelt rot { $red }, gelb { $yellow }.
monster_lands-event-rival_won = Madhala gewinnt auf { $path }.
monster_lands-event-rolled =
    { $path }: { $dice }{ $bonus ->
        [0] {""}
        [one] ; Bonus { $bonus }
       *[other] ; Bonus { $bonus }
    }{ $carried ->
        [0] {""}
        [one] ; frühere Pfade { $carried }
       *[other] ; frühere Pfade { $carried }
    }; Summe { $total }.
monster_lands-event-round = Runde { $round }
monster_lands-event-stolen = Von { $victim } für { $path } gestohlene Würfel: { $strength } Stärke, { $magic } Magie.
monster_lands-event-talent_used = { $seat } nutzt das Talent von { $member }.
monster_lands-event-tokens_won =
    { $number ->
        [0] { $seat } nimmt nichts
        [one] { $seat } nimmt { $goods }
       *[other] { $seat } nimmt { $goods }
    }{ $discarded ->
        [0] {""}
        [one] ; kein Platz für { $lost }
       *[other] ; kein Platz für { $lost }
    }.
monster_lands-event-trap_discarded = { $seat } legt eine Falle ab: { $trap }
monster_lands-event-traps_bought = { $seat } kauft Fallen: { $traps }
monster_lands-event-trick_cancelled = { $seat } hebt den Trick auf { $path } auf.
monster_lands-event-trophy_sold = { $seat } verkauft die Trophäe { $monster }.
monster_lands-event-turn = { $seat } ist am Zug.
monster_lands-event-venom_used = Auf { $path } wird ein Gift genutzt: Summe { $total }.
monster_lands-event-weakened = { $seat } gibt auf { $path } Magiewürfel auf: { $dice }.
monster_lands-event-wounded = { $member } vom { $seat } wird auf { $path } verwundet.

## monster_lands.reason

monster_lands-reason-points = die meisten Siegpunkte
monster_lands-reason-tied_leader = gleich viele Punkte, Anführer von höherem Ansehen
monster_lands-reason-tied_trophies = gleich viele Punkte, mehr Trophäen
monster_lands-reason-tied_gold = gleich viele Punkte, mehr Gold
monster_lands-reason-tied = in allem gleich
monster_lands-reason-cannon_fodder = Kanonenfutter
monster_lands-reason-trainee = Lehrling
monster_lands-reason-veteran = Veteran
monster_lands-reason-hero = Held
monster_lands-reason-beer = Bier
monster_lands-reason-comeback = Neuanfang
monster_lands-reason-contract = Auftrag
monster_lands-reason-grant = Zuschuss der Königin
monster_lands-reason-heroic_death = Heldentod
monster_lands-reason-land = Land
monster_lands-reason-loot = Beute
monster_lands-reason-mission = Mission
monster_lands-reason-path = Pfad
monster_lands-reason-salaries = Sold
monster_lands-reason-talent = Talent
monster_lands-reason-trophy = Trophäe
monster_lands-reason-wound = Wunde
monster_lands-reason-capture = Fang
monster_lands-reason-eliminate = Erlegung
monster_lands-reason-conquest = Eroberung

## monster_lands.building

monster_lands-building-hunters_lodge = Jagdhütte
monster_lands-building-alchemists = Alchemisten
monster_lands-building-tavern = Taverne
monster_lands-building-armory = Rüstkammer
monster_lands-building-pawnshop = Pfandhaus
monster_lands-building-bazaar = Basar
monster_lands-building-mine = Mine

## monster_lands.pile

monster_lands-pile-hunters_lodge = Jagdhütte
monster_lands-pile-rival = Madhalas Marker
monster_lands-pile-tavern = Taverne
monster_lands-pile-bazaar = Basar
monster_lands-pile-loot = Beute
monster_lands-pile-monsters = Monster
monster_lands-pile-lands = Länder
monster_lands-pile-missions = Missionen

## monster_lands.area

monster_lands-area-mission_a = die Würfelmission
monster_lands-area-mission_b = der Auftrag
monster_lands-area-land_a = das erste Land
monster_lands-area-land_b = das zweite Land
monster_lands-area-entrance = der Eingang der Zitadelle

## monster_lands.where

monster_lands-where-land = Pfad { $number } von Land { $land }
monster_lands-where-roll = Pfad { $number } der Würfelmission
monster_lands-where-contract = Pfad { $number } des Auftrags
monster_lands-where-upper = Pfad oben am Eingang
monster_lands-where-lower = Pfad unten am Eingang
monster_lands-where-place = Land { $number }
monster_lands-where-gate = Eingang der Zitadelle

## monster_lands.clan

monster_lands-clan-jungle = Dschungelklan
monster_lands-clan-water = Wasserklan
monster_lands-clan-fire = Feuerklan
monster_lands-clan-air = Luftklan
monster_lands-about-jungle = Purkas verteidigt, Korgo überredet: ein Klan für Missionen.
monster_lands-about-water = Tortock fängt, Taron gräbt nach Gold.
monster_lands-about-fire = Nuduru braut Tränke, Frunks stärkt die Magie.
monster_lands-about-air = Poissen erlegt, Timbulu schlägt hart zu.

## monster_lands.affinity

monster_lands-affinity-jungle = Dschungel
monster_lands-affinity-water = Wasser
monster_lands-affinity-fire = Feuer
monster_lands-affinity-air = Luft
monster_lands-affinity-none = keine

## monster_lands.die

monster_lands-die-strength = Stärke
monster_lands-die-magic = Magie
monster_lands-die-persuasion = Überredung
monster_lands-die-faced = { $die } { $face }

## monster_lands.token

monster_lands-token-potion = Trank
monster_lands-token-venom = Gift
monster_lands-token-defense = Verteidigungsmarker
monster_lands-token-gold = Gold
monster_lands-token-trap = Falle

## monster_lands.load

monster_lands-load-strength = { $n ->
    [one] einem Stärkewürfel
   *[other] { $n } Stärkewürfeln
}
monster_lands-load-magic = { $n ->
    [one] einem Magiewürfel
   *[other] { $n } Magiewürfeln
}
monster_lands-load-persuasion = { $n ->
    [one] einem Überredungswürfel
   *[other] { $n } Überredungswürfeln
}
monster_lands-load-tokens = { $n ->
    [one] einer Falle
   *[other] { $n } Fallen
}
monster_lands-load-defense = { $n ->
    [one] einem Verteidigungsmarker
   *[other] { $n } Verteidigungsmarkern
}
monster_lands-load-potion = { $n ->
    [one] einem Trank
   *[other] { $n } Tränken
}
monster_lands-load-venom = { $n ->
    [one] einem Gift
   *[other] { $n } Giften
}
monster_lands-load-gold = { $n } Gold

## monster_lands.count

monster_lands-count-glory = { $n } Ruhm
monster_lands-count-gold = { $n } Gold
monster_lands-count-defense =
    { $n ->
        [one] 1 Verteidigungsmarker
       *[other] { $n } Verteidigungsmarker
    }
monster_lands-count-potion =
    { $n ->
        [one] 1 Trank
       *[other] { $n } Tränke
    }
monster_lands-count-venom =
    { $n ->
        [one] 1 Gift
       *[other] { $n } Gifte
    }
monster_lands-count-trap =
    { $n ->
        [one] 1 Falle
       *[other] { $n } Fallen
    }
monster_lands-count-shield =
    { $n ->
        [one] 1 Treffer durch Talent, Wachen oder Pfad
       *[other] { $n } Treffer durch Talent, Wachen oder Pfad
    }
monster_lands-count-or = { $one } oder { $other }
monster_lands-count-plus = { $one } + { $other }
monster_lands-count-strength = { $n } Stärke
monster_lands-count-magic = { $n } Magie
monster_lands-count-persuasion = { $n } Überredung

## monster_lands.phase

monster_lands-phase-dice_pool = Würfelvorrat
monster_lands-phase-placement = Einsatz
monster_lands-phase-adventure = Abenteuer
monster_lands-phase-cleanup = Aufräumen

## monster_lands.difficulty

monster_lands-difficulty-beginner = Anfänger
monster_lands-difficulty-normal = normal
monster_lands-difficulty-hard = schwer
monster_lands-difficulty-cutthroat = halsabschneiderisch

## monster_lands.scenario

monster_lands-scenario-1 = Alles wie immer
monster_lands-scenario-2 = Bargeld lacht
monster_lands-scenario-3 = Blitz
monster_lands-scenario-4 = Ohne Rüstung
monster_lands-scenario-5 = Voll beladen
monster_lands-scenario-6 = Unter Beschuss
monster_lands-scenario-7 = Vielfalt
monster_lands-scenario-8 = Tricks
monster_lands-scenario-9 = Missionar
monster_lands-scenario-10 = Phantom

## monster_lands.group

monster_lands-group-starting = Startfalle
monster_lands-group-enhanced = Falle
monster_lands-group-shielded = abgeschirmte Falle
monster_lands-group-trick = Trick

## monster_lands.talent

monster_lands-talent-defense =
    { $count ->
        [one] wehrt einen Treffer eines Monsters ab
       *[other] wehrt { $count } Treffer von Monstern ab
    }
monster_lands-talent-defense_some =
    { $count ->
        [one] wehrt einen Treffer eines Monsters ab: { $affinities }
       *[other] wehrt { $count } Treffer von Monstern ab: { $affinities }
    }
monster_lands-talent-reroll =
    { $count ->
        [one] einmal neu würfeln: { $dice }
       *[other] { $count }-mal neu würfeln: { $dice }
    }
monster_lands-talent-reroll_distinct = würfelt { $count } verschiedene Würfel neu: { $dice }
monster_lands-talent-reroll_mission =
    { $count ->
        [one] in Missionen einmal neu würfeln: { $dice }
       *[other] in Missionen { $count }-mal neu würfeln: { $dice }
    }
monster_lands-talent-die_bonus = +{ $amount } auf jeden Würfel: { $die }
monster_lands-talent-die_bonus_monster = +{ $amount } auf jeden Würfel gegen Monster: { $die }
monster_lands-talent-die_bonus_conquest = +{ $amount } auf jeden Würfel bei Eroberungen: { $die }
monster_lands-talent-total_capture = +{ $amount } beim Fangen
monster_lands-talent-total_eliminate = +{ $amount } beim Erlegen
monster_lands-talent-total_conquest = +{ $amount } beim Erobern
monster_lands-talent-trap_capacity = Platz für { $amount } weitere Fallen
monster_lands-talent-glory_on_capture = +{ $amount } Ruhm für einen Fang
monster_lands-talent-buy_die = für { $gold } Gold ein Würfel, solange nicht im Einsatz: { $die }
monster_lands-talent-discount = { $amount } Gold Nachlass auf einen Kauf: { $building }
monster_lands-talent-mine_bonus = +{ $gold } Gold in der Mine
monster_lands-talent-divert_attack =
    { $dice ->
        [one] lenkt einen Angriffswürfel auf einen Nachbarn um
       *[other] lenkt { $dice } Angriffswürfel auf einen Nachbarn um
    }
monster_lands-talent-gain_token = bringt in jeder Runde { $goods }
monster_lands-talent-gain_gold = bringt in jeder Runde { $gold } Gold
monster_lands-talent-tokens_on_victory = nach einem Sieg über ein Monster: { $goods }
monster_lands-talent-capture_without_trap = braucht zum Fangen keine Falle
monster_lands-talent-convert_die = tauscht einen Würfel gegen einen anderer Farbe

## monster_lands.ability

monster_lands-ability-affinity_match_dice = { $dice } Angriffswürfel für das eigene Land: { $affinity }
monster_lands-ability-splash_before_attack = vor jedem Angriff { $dice } Würfel gegen alle
monster_lands-ability-death_hits_all = erlegt: { $hits } Treffer auf alle
monster_lands-ability-death_attacks_all = erlegt: { $dice } Angriffswürfel auf alle
monster_lands-ability-forbid_tokens = nutzlos gegen es: { $tokens }
monster_lands-ability-traps_required = braucht { $count } Fallen zum Fangen
monster_lands-ability-automatic_hit = { $hits } sicherer Treffer bei jedem Angriff
monster_lands-ability-panic_tokens = verbreitet { $count } Panikmarker
monster_lands-ability-enters_at_citadel = erscheint an der Zitadelle
monster_lands-ability-flees_to_citadel_on_capture = flieht zur Zitadelle, wenn auf einem Land gefangen
monster_lands-ability-die_penalty = −{ $amount } auf jeden Würfel: { $die }
monster_lands-ability-citadel_extra_dice = +{ $dice } Angriffswürfel an der Zitadelle
monster_lands-ability-forbid_defense_talents = Verteidigungstalente wirken nicht
monster_lands-ability-glory_loss_on_wound = eine Wunde kostet { $glory } Ruhm
monster_lands-ability-forbid_equipment = wirkt nicht gegen es: { $type }

## monster_lands.device

monster_lands-device-add_dice =
    { $count ->
        [one] bringt einen Würfel: { $die }
       *[other] bringt { $count } Würfel: { $die }
    }
monster_lands-device-add_dice_shielded =
    { $count ->
        [one] bringt einen Würfel, den niemand stiehlt: { $die }
       *[other] bringt { $count } Würfel, die niemand stiehlt: { $die }
    }
monster_lands-device-die_bonus = +{ $amount } auf jeden Würfel: { $die }
monster_lands-device-total_bonus = +{ $amount } gegen ein Monster
monster_lands-device-steal_dice =
    { $count ->
        [one] stiehlt einem Nachbarn einen Würfel: { $dice }
       *[other] stiehlt einem Nachbarn bis zu { $count } Würfel: { $dice }
    }
monster_lands-device-divert_attack =
    { $dice ->
        [one] lenkt einen Angriffswürfel auf einen Nachbarn um
       *[other] lenkt { $dice } Angriffswürfel auf einen Nachbarn um
    }

## monster_lands.booty

monster_lands-booty-glory_on = +{ $amount } Ruhm: { $event }
monster_lands-booty-reroll =
    { $count ->
        [one] einmal neu würfeln: { $dice }
       *[other] { $count }-mal neu würfeln: { $dice }
    }
monster_lands-booty-gain_tokens = { $goods }
monster_lands-booty-total_bonus = +{ $amount } beim Erlegen
monster_lands-booty-trophy_or_gold = { $trophies } Trophäen oder { $gold } Gold
monster_lands-booty-convert_die = ein Würfel ({ $from }) wird zu { $count } ({ $to })
monster_lands-booty-die_bonus = +{ $amount } auf jeden Würfel eines Pfads: { $die }
monster_lands-booty-free_hire = heuere einen Söldner umsonst an

## monster_lands.benefit

monster_lands-benefit-gain_dice = { $count } Würfel: { $die }
monster_lands-benefit-gain_glory = { $amount } Ruhm
monster_lands-benefit-gain_loot = eine Beute
monster_lands-benefit-gain_token = { $goods }
monster_lands-benefit-gain_gold = { $gold } Gold
monster_lands-benefit-free_hire = heuere einen Söldner umsonst an
monster_lands-benefit-free_equipment = eine Ausrüstung umsonst
monster_lands-benefit-defense_talent =
    { $count ->
        [one] Schutz vor einem Treffer
       *[other] Schutz vor { $count } Treffern
    }
monster_lands-benefit-reroll =
    { $count ->
        [one] einmal neu würfeln: { $die }
       *[other] { $count }-mal neu würfeln: { $die }
    }
monster_lands-benefit-gold = { $count } Gold
monster_lands-benefit-potion =
    { $count ->
        [one] 1 Trank
       *[other] { $count } Tränke
    }
monster_lands-benefit-venom =
    { $count ->
        [one] 1 Gift
       *[other] { $count } Gifte
    }

## monster_lands.say

monster_lands-say-choose_clan = Welchen Klan möchtest du spielen?
monster_lands-say-head = Runde { $round } von { $rounds } · { $phase } · Schwierigkeit: { $difficulty }
monster_lands-say-scenario = Szenario { $number }: { $name }
monster_lands-say-closed = geschlossen
monster_lands-say-free = frei
monster_lands-say-monster = { $name } ({ $affinity }): Angriff { $attack }, Fang { $capture }, Erlegung { $elimination }; { $effect }
monster_lands-say-land = { $name } ({ $affinity }): Eroberung { $value }, Ruhm { $glory }
monster_lands-say-path = { $path }: { $strength } Stärke + { $magic } Magie, bis zu { $more_strength } + { $more_magic } mehr; { $benefit }
monster_lands-say-held = { $member } ({ $clan }): { $strength } Stärke, { $magic } Magie, { $persuasion } Überredung; Fallen { $traps }, Verteidigung { $defense }
monster_lands-say-rival = Madhala
monster_lands-say-roll_mission = Würfelmission: { $dice }, Ziel { $target }: { $reward } (sonst −{ $penalty } Ruhm)
monster_lands-say-contract = Auftrag, Pfad { $number }: { $dice }; gib ab { $discard }: { $reward }
monster_lands-say-gate = Am Eingang
monster_lands-say-loot = Beute
monster_lands-say-score = Ruhm { $glory } · Ansehen { $reputation } · Gold { $gold } · Punkte { $points }
monster_lands-say-goods_line = Verteidigung { $defense }, Tränke { $potions }, Gifte { $venoms }, Fallen { $traps }; Sold { $salaries }
monster_lands-say-pool = Würfel
monster_lands-say-your_traps = Deine Fallen
monster_lands-say-clan_points = { $clan } { $n }
monster_lands-say-nothing = nichts
monster_lands-say-no_dice = keine Würfel
monster_lands-say-leader = führt
monster_lands-say-wounded = verwundet
monster_lands-say-assigned = im Einsatz
monster_lands-say-colonist = Siedler
monster_lands-say-used = genutzt
monster_lands-say-trophies = Trophäen
monster_lands-say-lands = Länder
monster_lands-say-battle = Gerade: { $area }, { $path }; übertragen { $carried }, gewürfelt: { $rolled }

## monster_lands.home

monster_lands-home = Führe einen Söldnerklan: Setze Würfel in der Zitadelle ein, dann würfle gegen Monster. Für eine bis vier Personen.

## monster_lands.order

monster_lands-order-afterwards = Wenn mein Vorrat leer ist und noch ein Talent genutzt werden könnte
monster_lands-order-salaries = Wenn der Sold fällig ist
monster_lands-order-heal = Wenn beim Aufräumen ein Trank jemanden heilen könnte
monster_lands-order-answer-pass = passen
monster_lands-order-answer-pay = bezahlen, ohne etwas zu verkaufen
monster_lands-order-answer-done = niemanden heilen
