### Monster Lands: Dinge, Fragen, Optionen, was geschah und warum nicht.

## monster_lands.prompt

monster_lands-prompt-act = Du bist am Zug: Setze Würfel ein, oder tu vorher etwas anderes
monster_lands-prompt-afterwards = Dein Würfelvorrat ist leer: Noch etwas in diesem Zug?
monster_lands-prompt-buy_equipment = Welche Ausrüstung kaufst du?
monster_lands-prompt-buy_trap = Welche Falle kaufst du?
monster_lands-prompt-cancel_trick = Legst du einen Verteidigungsmarker ab, um den Trick aufzuheben?
monster_lands-prompt-colonist = Wer besiedelt { $land }?
monster_lands-prompt-convert_from = Welchen Würfel tauschst du ein?
monster_lands-prompt-convert_to = Gegen welche Farbe?
monster_lands-prompt-deserter = Wer desertiert?
monster_lands-prompt-divert = Lenkst du Angriffswürfel von { FORM($path, "dem") } ab?
monster_lands-prompt-divert_where = Auf wen lenkst du einen Angriffswürfel?
monster_lands-prompt-excess_trap = Dein Clantableau ist voll: Welche Falle kommt weg?
monster_lands-prompt-flasks = Nimmst du einen Trank oder ein Gift mit?
monster_lands-prompt-free_equipment = Welche Ausrüstung nimmst du umsonst?
monster_lands-prompt-free_hire = Wen heuerst du umsonst an?
monster_lands-prompt-give_up_magic = Wie viele Magiewürfel gibst du auf, um den Angriff zu schwächen?
monster_lands-prompt-grant_die = Zuschuss der Königin: Welcher Würfel?
monster_lands-prompt-grant_gift = Zuschuss der Königin: Welche Gabe?
monster_lands-prompt-hand_over_trap = Welche Falle gibst du ab?
monster_lands-prompt-heal = Heilst du jemanden mit einem Trank?
monster_lands-prompt-hire = Wen heuerst du an?
monster_lands-prompt-hire_after_beer = Nach dem Bier: Heuerst du jemanden an?
monster_lands-prompt-how_many_defense = Wie viele Verteidigungsmarker kaufst du?
monster_lands-prompt-how_many_potions = Wie viele davon sind Tränke? Die anderen sind Gifte.
monster_lands-prompt-land_dice = Welche Würfel setzt du ein?
monster_lands-prompt-loot = Welche Beute nimmst du?
monster_lands-prompt-mission_dice = Welche Würfel gehen mit auf die Mission?
monster_lands-prompt-move_equipment = Welche Ausrüstung wechselt den Besitz?
monster_lands-prompt-new_leader = Wer führt jetzt den Clan?
monster_lands-prompt-pass_on = Wer bekommt { $equipment }?
monster_lands-prompt-pawn = Welchen Würfel verpfändest du?
monster_lands-prompt-persuasion_die = Welchen Überredungswürfel?
monster_lands-prompt-reveal = Deckst du diesen Marker auf?
monster_lands-prompt-steal = Welche Würfel stiehlst du?
monster_lands-prompt-strike_conquest = Die Eroberung: Würfel ändern oder aufhören?
monster_lands-prompt-strike_mission = Die Mission: Würfel ändern oder aufhören?
monster_lands-prompt-strike_monster = Der Angriff: würfeln, Würfel ändern oder aufhören?
monster_lands-prompt-trick_on = Gegen wen spielst du den Trick?
monster_lands-prompt-use_loot = Diese Beute jetzt nutzen: { $loot }?
monster_lands-prompt-which_token = Welchen Marker nimmst du?
monster_lands-prompt-which_trap = Welche Falle kommt verdeckt mit?
monster_lands-prompt-who_carries = Wer trägt { $equipment }?
monster_lands-prompt-who_goes = Wen schickst du auf { FORM($path, "den") }?

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
monster_lands-label-path = Auf { FORM($path, "den") } gehen
monster_lands-label-land = { $land } nutzen: { $effect }
monster_lands-label-sell = Trophäe { $monster } verkaufen ({ $gold } Gold)
monster_lands-label-loot = Beute nutzen: { $effect }
monster_lands-label-heal = { FORM($member, "den") } heilen
monster_lands-label-use = Talent { FORM($member, "des") } nutzen: { $effect }
monster_lands-label-colonise = { $land } besiedeln
monster_lands-label-card = { $name }: { $effect }
monster_lands-label-carried = { $name } ({ $member }): { $effect }
monster_lands-label-trap = { $name } ({ $effect })
monster_lands-label-priced = { $name } ({ $cost } Gold): { $effect }
monster_lands-label-priced_sum = { $name } (insgesamt { $cost } Gold): { $effect }
monster_lands-label-hire = { $name } ({ $cost } Gold, Ansehen { $reputation }): { $effect }
monster_lands-label-roll = { FORM($die, "wuerfel") } werfen
monster_lands-label-roll_all = Alles würfeln
monster_lands-label-reroll = { $die } neu würfeln ({ $source })

## monster_lands.source

monster_lands-source-talent = Talent
monster_lands-source-weapon = Waffe
    .kein = keine Waffe
monster_lands-source-clothing = Kleidung
    .kein = keine Kleidung
monster_lands-source-spell = Zauber
    .kein = kein Zauber
monster_lands-source-path = Pfad

## monster_lands.why

monster_lands-why-assigned = Wer auf einem Pfad ist, ist in dieser Runde unterwegs.
monster_lands-why-closed = Das Gebäude ist geschlossen.
monster_lands-why-colour = Das Gebäude nimmt keine Würfel dieser Farbe.
monster_lands-why-dice-missing = Dir fehlen die Würfel dafür.
monster_lands-why-excess-glory = Das Ansehen übersteigt deinen überschüssigen Ruhm.
monster_lands-why-goods-missing = Dir fehlt, was der Auftrag verlangt.
monster_lands-why-leftmost = Hier kommen Würfel auf das freie Feld ganz links.
monster_lands-why-loot-later = Sie lässt sich nur nutzen, wenn ihr Text zutrifft.
monster_lands-why-marked = Bei so wenigen Personen wird dieses Feld nicht benutzt.
monster_lands-why-moved = Jede Karte wechselt einmal je Zug den Träger; das ist schon geschehen.
monster_lands-why-no-benefit = Es brächte dir jetzt nichts.
monster_lands-why-no-colonist = Dort wohnt niemand: Ein Land ohne Siedler bringt nichts.
monster_lands-why-no-monster = Am Eingang der Zitadelle steht kein Monster.
monster_lands-why-no-potion = Du hast keinen Trank auf deinem Tableau.
monster_lands-why-no-settler = Niemand dieses Elements ist frei, um dort zu siedeln.
monster_lands-why-nobody-idle = Du hast niemanden mehr, den du schicken könntest.
monster_lands-why-nobody-joins = Niemand hier würde mitkommen: Dein überschüssiger Ruhm reicht nicht.
monster_lands-why-nobody-to-carry = Du hast niemanden hier, der es tragen könnte.
monster_lands-why-not-asked = Darum geht es in der offenen Frage nicht.
monster_lands-why-not-colonised = Es ist kein Land von dir, auf dem jemand lebt.
monster_lands-why-one-land = Zu so wenigen gibt es nur ein Land.
monster_lands-why-taken = Das Feld ist in dieser Runde besetzt.
monster_lands-why-talent-away = Wer es hat, ist in dieser Runde unterwegs.
monster_lands-why-talent-idle = Das Talent lässt sich jetzt nicht nutzen.
monster_lands-why-talent-outside = Dieses Talent wird nicht in der Zitadelle genutzt: Es wirkt draußen oder von selbst.
monster_lands-why-too-dear = Du kannst es nicht bezahlen.
monster_lands-why-used = Das wurde in dieser Runde schon genutzt.

## monster_lands.event

monster_lands-event-area = Jetzt: { $area }.
monster_lands-event-assigned = { FORM($seat, "der") } schickt { $member } auf { FORM($path, "den") } mit { $load }.
monster_lands-event-assigned-known = { FORM($seat, "der") } schickt { $member } auf { FORM($path, "den") } mit { $load }: { $traps }.
monster_lands-event-attack_failed = { FORM($seat, "der") } bezwingt das Monster auf { FORM($path, "dem") } nicht; Schaden bisher: { $total }.
monster_lands-event-blocked = { FORM($seat, "der") } wehrt auf { FORM($path, "dem") } ab: { $what }.
monster_lands-event-captured = { FORM($seat, "der") } fängt { $monster } auf { FORM($path, "dem") }.
monster_lands-event-colonised = { FORM($member, "der") } { FORM($seat, "vom") } besiedelt { $land }.
monster_lands-event-conquered = { FORM($seat, "der") } erobert { $land } von { FORM($path, "dem") } aus.
monster_lands-event-conquest_failed = { FORM($seat, "der") } erobert das Land auf { FORM($path, "dem") } nicht; Summe bisher: { $total }.
monster_lands-event-deserted = { FORM($member, "ein") } desertiert { FORM($seat, "vom") }.
monster_lands-event-dice_taken = { FORM($seat, "der") } nimmt Würfel: { $dice }.
monster_lands-event-died = { $member } { FORM($seat, "vom") } stirbt auf { FORM($path, "dem") } den Heldentod.
monster_lands-event-displayed = Neu { FORM($pile, "in") }: { $card }.
monster_lands-event-diverted =
    { $dice ->
        [one] Ein Angriffswürfel wird von { FORM($path, "dem") } auf { FORM($victim, "den") } umgelenkt.
       *[other] { $dice } Angriffswürfel werden von { FORM($path, "dem") } auf { FORM($victim, "den") } umgelenkt.
    }
monster_lands-event-drunk = { FORM($seat, "der") } trinkt { $what } auf { FORM($path, "dem") }.
monster_lands-event-eliminated = { FORM($seat, "der") } erlegt { $monster } auf { FORM($path, "dem") }.
monster_lands-event-ended = Das Spiel ist aus: Sieg für { FORM($winners, "den") } ({ $reason }). Punkte: { $points }.
monster_lands-event-ended-alone =
    { $points ->
        [one] Das Spiel ist aus. Rang: { $reason }, mit einem Siegpunkt.
       *[other] Das Spiel ist aus. Rang: { $reason }, mit { $points } Siegpunkten.
    }
monster_lands-event-equipment_discarded = { FORM($seat, "der") } legt { $equipment } ab.
monster_lands-event-equipment_taken = { FORM($seat, "der") } nimmt { $equipment }.
monster_lands-event-equipped = { FORM($member, "der") } { FORM($seat, "vom") } trägt jetzt { $equipment }.
monster_lands-event-first_player = { FORM($seat, "der") } hat jetzt das Startspielerplättchen.
monster_lands-event-fled = { $monster } flieht zur Zitadelle.
monster_lands-event-forfeited =
    { $dice ->
        [one] { FORM($seat, "der") } kann den letzten Würfel nicht einsetzen und gibt ihn auf.
       *[other] { FORM($seat, "der") } kann keinen seiner { $dice } Würfel einsetzen und gibt sie auf.
    }
monster_lands-event-glory_lost = { FORM($seat, "der") } verliert { $points } Ruhm ({ $reason }) und hat jetzt { $total }.
monster_lands-event-glory_won = { FORM($seat, "der") } gewinnt { $points } Ruhm ({ $reason }) und hat jetzt { $total }.
monster_lands-event-gold_won = { FORM($seat, "der") } bekommt { $gold } Gold ({ $reason }) und hat jetzt { $total }.
monster_lands-event-granted = Die Königin gewährt { FORM($seat, "dem") } { FORM($die, "einen") } und { FORM($gift, "einen") }.
monster_lands-event-healed = { FORM($member, "der") } { FORM($seat, "vom") } wird geheilt.
monster_lands-event-hit =
    { $hits ->
        [one] { FORM($seat, "der") } erleidet einen Treffer auf { FORM($path, "dem") }.
       *[other] { FORM($seat, "der") } erleidet { $hits } Treffer auf { FORM($path, "dem") }.
    }
monster_lands-event-joined = { FORM($member, "ein") } schließt sich { FORM($seat, "dem") } an; Ansehen: { $reputation }.
monster_lands-event-land_drawn = Land { $place }: { $land } mit Pfadplättchen { $modifier }.
monster_lands-event-land_used = { FORM($seat, "der") } nutzt { $land }.
monster_lands-event-leads = { FORM($member, "ein") } führt jetzt { FORM($seat, "den") }.
monster_lands-event-loot_taken = { FORM($seat, "der") } nimmt Beute: { $loot }.
monster_lands-event-loot_used = { FORM($seat, "der") } nutzt Beute: { $loot }.
monster_lands-event-mission_beaten = { FORM($seat, "der") } erreicht auf { FORM($path, "dem") } das Ziel, wird aber übertroffen.
monster_lands-event-mission_drawn = Ausgelegt: { FORM($mission, "ein") }.
monster_lands-event-mission_failed = { FORM($seat, "der") } scheitert auf { FORM($path, "dem") } an der Mission.
monster_lands-event-mission_won = { FORM($seat, "der") } erfüllt auf { FORM($path, "dem") } die Mission.
monster_lands-event-monster_at_gate = { $monster } steht am Eingang der Zitadelle.
monster_lands-event-monster_attacks =
    { $dice ->
        [one] { $monster } greift { FORM($path, "den") } mit einem Würfel an.
       *[other] { $monster } greift { FORM($path, "den") } mit { $dice } Würfeln an.
    }
monster_lands-event-monster_drawn = { $monster } erscheint { FORM($place, "in") }.
monster_lands-event-monster_rages = Das Monster { FORM($place, "in") } wurde nicht bezwungen: Es wird zur Zitadelle ziehen.
monster_lands-event-monster_rolled =
    { $hits ->
        [0] Das Monster würfelt { $dice }: kein Treffer.
        [one] Das Monster würfelt { $dice }: ein Treffer.
       *[other] Das Monster würfelt { $dice }: { $hits } Treffer.
    }
monster_lands-event-paid = { FORM($seat, "der") } zahlt { $gold } Gold ({ $reason }) und hat noch { $total }.
monster_lands-event-panic = Panik schließt { FORM($building, "den") }.
monster_lands-event-panic_over = Die Panik ist vorbei.
monster_lands-event-persuasion_rolled = { FORM($seat, "der") } würfelt mit einem Überredungswürfel: { $face }.
monster_lands-event-phase = Phase: { $phase }.
monster_lands-event-placed =
    { $number ->
        [one] { FORM($seat, "der") } setzt { FORM($die, "einen") } { FORM($building, "in") } ein, Feld { $space }.
       *[other] { FORM($seat, "der") } setzt { $number } { FORM($die, "wuerfel") } { FORM($building, "in") } ein, Feld { $space }.
    }
monster_lands-event-reshuffled = Aus dem Ablagestapel wird ein neuer Stapel: { $pile }.
monster_lands-event-revealed = Aufgedeckt auf { FORM($path, "dem") }: { $trap }.
monster_lands-event-rival_assigned = Madhala besetzt { FORM($path, "den") }.
monster_lands-event-rival_removed = { FORM($building, "In") } nimmt Madhala weg: { $taken }.
monster_lands-event-rival_rolled = Madhala würfelt Rot { $red } und Gelb { $yellow }.
monster_lands-event-rival_won = Madhala gewinnt auf { FORM($path, "dem") }.
monster_lands-event-rolled =
    Auf { FORM($path, "dem") }: { $dice }{ $bonus ->
        [0] {""}
        [one] ; Bonus { $bonus }
       *[other] ; Bonus { $bonus }
    }{ $carried ->
        [0] {""}
        [one] ; von früheren Pfaden { $carried }
       *[other] ; von früheren Pfaden { $carried }
    }; Summe { $total }.
monster_lands-event-round = Runde { $round }
monster_lands-event-stolen = Würfel von { FORM($victim, "dem") } für { FORM($path, "den") } gestohlen: { $dice }.
monster_lands-event-talent_used = { FORM($seat, "der") } nutzt das Talent { FORM($member, "des") }.
monster_lands-event-tokens_won =
    { $number ->
        [0] { FORM($seat, "der") } nimmt nichts
        [one] { FORM($seat, "der") } nimmt { $goods }
       *[other] { FORM($seat, "der") } nimmt { $goods }
    }{ $discarded ->
        [0] {""}
        [one] ; kein Platz für { $lost }
       *[other] ; kein Platz für { $lost }
    }.
monster_lands-event-trap_discarded = { FORM($seat, "der") } legt ab: { $trap }.
monster_lands-event-traps_bought = { FORM($seat, "der") } kauft: { $traps }.
monster_lands-event-trick_cancelled = { FORM($seat, "der") } hebt auf { FORM($path, "dem") } den Trick auf.
monster_lands-event-trophy_sold = { FORM($seat, "der") } verkauft die Trophäe { $monster }.
monster_lands-event-turn = { FORM($seat, "der") } ist am Zug.
monster_lands-event-venom_used = Auf { FORM($path, "dem") } wird ein Gift genutzt: Summe { $total }.
monster_lands-event-weakened =
    { $dice ->
        [one] { FORM($seat, "der") } gibt auf { FORM($path, "dem") } einen Magiewürfel auf.
       *[other] { FORM($seat, "der") } gibt auf { FORM($path, "dem") } { $dice } Magiewürfel auf.
    }
monster_lands-event-wounded = { $member } { FORM($seat, "vom") } wird auf { FORM($path, "dem") } verwundet.

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
    .ein = ein gefangenes Monster
monster_lands-reason-eliminate = Erlegen
    .ein = ein erlegtes Monster
monster_lands-reason-conquest = Eroberung
    .ein = ein erobertes Land

## monster_lands.source: what points came from, in a table

monster_lands-source-glory = Ruhm: { $reason }

## monster_lands.building

monster_lands-building-hunters_lodge = Jagdhütte
    .den = die Jagdhütte
    .in = in der Jagdhütte
monster_lands-building-alchemists = Alchemisten
    .den = die Alchemisten
    .in = bei den Alchemisten
monster_lands-building-tavern = Taverne
    .den = die Taverne
    .in = in der Taverne
monster_lands-building-armory = Rüstkammer
    .den = die Rüstkammer
    .in = in der Rüstkammer
monster_lands-building-pawnshop = Pfandhaus
    .den = das Pfandhaus
    .in = im Pfandhaus
monster_lands-building-bazaar = Basar
    .den = den Basar
    .in = im Basar
monster_lands-building-mine = Mine
    .den = die Mine
    .in = in der Mine

## monster_lands.pile

monster_lands-pile-hunters_lodge = Jagdhütte
    .in = in der Jagdhütte
monster_lands-pile-rival = Madhalas Marker
    .in = unter Madhalas Markern
monster_lands-pile-tavern = Taverne
    .in = in der Taverne
monster_lands-pile-bazaar = Basar
    .in = im Basar
monster_lands-pile-loot = Beute
    .in = unter der Beute
monster_lands-pile-monsters = Monster
monster_lands-pile-lands = Länder
monster_lands-pile-missions = Missionen

## monster_lands.area

monster_lands-area-mission_a = die Würfelmission
    .ein = eine neue Würfelmission
monster_lands-area-mission_b = der Auftrag
    .ein = ein neuer Auftrag
monster_lands-area-land_a = das erste Land
monster_lands-area-land_b = das zweite Land
monster_lands-area-entrance = der Eingang der Zitadelle

## monster_lands.where

monster_lands-where-land = Pfad { $number } von Land { $land }
    .den = Pfad { $number } von Land { $land }
    .dem = Pfad { $number } von Land { $land }
monster_lands-where-roll = Pfad { $number } der Würfelmission
    .den = Pfad { $number } der Würfelmission
    .dem = Pfad { $number } der Würfelmission
monster_lands-where-contract = Pfad { $number } des Auftrags
    .den = Pfad { $number } des Auftrags
    .dem = Pfad { $number } des Auftrags
monster_lands-where-upper = Eingangspfad oben
    .den = den oberen Eingangspfad
    .dem = dem oberen Eingangspfad
monster_lands-where-lower = Eingangspfad unten
    .den = den unteren Eingangspfad
    .dem = dem unteren Eingangspfad
monster_lands-where-place = Land { $number }
    .in = in Land { $number }
monster_lands-where-gate = Eingang der Zitadelle
    .in = am Eingang der Zitadelle

## monster_lands.affinity

monster_lands-affinity-none = keines
monster_lands-member-named = { $called }
    .der = { $called }
    .den = { $called }
    .des = von { $called }
    .ein = { $called }
monster_lands-member-novice = Neuling
    .der = der Neuling
    .den = den Neuling
    .des = des Neulings
    .ein = ein Neuling

## monster_lands.die

monster_lands-die-strength = Stärke
    .einen = einen Stärkewürfel
    .jeden = jeden Stärkewürfel
    .wuerfel = Stärkewürfel
    .wuerfeln = Stärkewürfeln
monster_lands-die-magic = Magie
    .einen = einen Magiewürfel
    .jeden = jeden Magiewürfel
    .wuerfel = Magiewürfel
    .wuerfeln = Magiewürfeln
monster_lands-die-persuasion = Überredung
    .einen = einen Überredungswürfel
    .jeden = jeden Überredungswürfel
    .wuerfel = Überredungswürfel
    .wuerfeln = Überredungswürfeln
monster_lands-die-monster = Monster
monster_lands-die-faced = { $die } { $face }
    .einen = { FORM($die, "einen") } ({ $face })
    .wuerfel = { FORM($die, "wuerfel") } ({ $face })

## monster_lands.token

monster_lands-token-potion = Trank
    .einen = einen Trank
    .mehrere = Tränke
monster_lands-token-venom = Gift
    .einen = ein Gift
    .mehrere = Gifte
monster_lands-token-defense = Verteidigungsmarker
    .einen = einen Verteidigungsmarker
    .mehrere = Verteidigungsmarker
monster_lands-token-gold = Gold
    .einen = Gold
monster_lands-token-trap = Falle

## monster_lands.load

monster_lands-load-strength =
    { $n ->
        [one] einem Stärkewürfel
       *[other] { $n } Stärkewürfeln
    }
monster_lands-load-magic =
    { $n ->
        [one] einem Magiewürfel
       *[other] { $n } Magiewürfeln
    }
monster_lands-load-persuasion =
    { $n ->
        [one] einem Überredungswürfel
       *[other] { $n } Überredungswürfeln
    }
monster_lands-load-tokens =
    { $n ->
        [one] einer Falle
       *[other] { $n } Fallen
    }
monster_lands-load-defense =
    { $n ->
        [one] einem Verteidigungsmarker
       *[other] { $n } Verteidigungsmarkern
    }
monster_lands-load-potion =
    { $n ->
        [one] einem Trank
       *[other] { $n } Tränken
    }
monster_lands-load-venom =
    { $n ->
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
monster_lands-count-parry =
    { $n ->
        [one] 1 Treffer mit einem Verteidigungsmarker
       *[other] { $n } Treffer mit { $n } Verteidigungsmarkern
    }
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
monster_lands-difficulty-cutthroat = gnadenlos

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
        [one] wehrt einen Treffer eines Monsters ab ({ OR($affinities) })
       *[other] wehrt { $count } Treffer von Monstern ab ({ OR($affinities) })
    }
monster_lands-talent-reroll =
    { $count ->
        [one] einmal { OR($dice, "einen") } neu würfeln
       *[other] { $count }-mal { OR($dice, "einen") } neu würfeln
    }
monster_lands-talent-reroll_distinct = würfelt { $count } verschiedene { OR($dice, "wuerfel") } neu
monster_lands-talent-reroll_mission =
    { $count ->
        [one] in Missionen einmal { OR($dice, "einen") } neu würfeln
       *[other] in Missionen { $count }-mal { OR($dice, "einen") } neu würfeln
    }
monster_lands-talent-die_bonus = +{ $amount } auf { FORM($die, "jeden") }
monster_lands-talent-die_bonus_monster = +{ $amount } auf { FORM($die, "jeden") } gegen Monster
monster_lands-talent-die_bonus_conquest = +{ $amount } auf { FORM($die, "jeden") } bei Eroberungen
monster_lands-talent-total_capture = +{ $amount } beim Fangen
monster_lands-talent-total_eliminate = +{ $amount } beim Erlegen
monster_lands-talent-total_conquest = +{ $amount } beim Erobern
monster_lands-talent-trap_capacity =
    { $amount ->
        [one] Platz für eine weitere Falle
       *[other] Platz für { $amount } weitere Fallen
    }
monster_lands-talent-glory_on_capture = +{ $amount } Ruhm für einen Fang
monster_lands-talent-buy_die = kauft für { $gold } Gold { FORM($die, "einen") }, solange nicht unterwegs
monster_lands-talent-discount = { $amount } Gold Nachlass auf einen Kauf { FORM($building, "in") }
monster_lands-talent-mine_bonus = +{ $gold } Gold in der Mine
monster_lands-talent-divert_attack =
    { $dice ->
        [one] lenkt einen Angriffswürfel auf einen Nachbarn um
       *[other] lenkt { $dice } Angriffswürfel auf einen Nachbarn um
    }
monster_lands-talent-gain_token = bringt in jeder Runde { OR($goods) }
monster_lands-talent-gain_gold = bringt in jeder Runde { $gold } Gold
monster_lands-talent-tokens_on_victory = nach einem Sieg über ein Monster: { OR($goods) }
monster_lands-talent-capture_without_trap = braucht zum Fangen keine Falle
monster_lands-talent-convert_die = tauscht einen Würfel gegen einen anderer Farbe

## monster_lands.ability

monster_lands-ability-affinity_match_dice =
    { $dice ->
        [one] +1 Angriffswürfel in einem Land seines Elements ({ $affinity })
       *[other] +{ $dice } Angriffswürfel in einem Land seines Elements ({ $affinity })
    }
monster_lands-ability-splash_before_attack =
    { $dice ->
        [one] vor jedem Angriff ein Würfel gegen alle
       *[other] vor jedem Angriff { $dice } Würfel gegen alle
    }
monster_lands-ability-death_hits_all =
    { $hits ->
        [one] wenn erlegt, ein Treffer auf alle
       *[other] wenn erlegt, { $hits } Treffer auf alle
    }
monster_lands-ability-death_attacks_all =
    { $dice ->
        [one] wenn erlegt, ein Angriffswürfel auf alle
       *[other] wenn erlegt, { $dice } Angriffswürfel auf alle
    }
monster_lands-ability-forbid_tokens = { FORM($tokens, "mehrere") } wirken nicht gegen dieses Monster
monster_lands-ability-traps_required =
    { $count ->
        [one] braucht eine Falle zum Fangen
       *[other] braucht { $count } Fallen zum Fangen
    }
monster_lands-ability-automatic_hit =
    { $hits ->
        [one] ein sicherer Treffer bei jedem Angriff
       *[other] { $hits } sichere Treffer bei jedem Angriff
    }
monster_lands-ability-panic_tokens =
    { $count ->
        [one] verbreitet einen Panikmarker
       *[other] verbreitet { $count } Panikmarker
    }
monster_lands-ability-enters_at_citadel = erscheint an der Zitadelle
monster_lands-ability-flees_to_citadel_on_capture = flieht zur Zitadelle, wenn auf einem Land gefangen
monster_lands-ability-die_penalty = −{ $amount } auf { FORM($die, "jeden") }
monster_lands-ability-citadel_extra_dice =
    { $dice ->
        [one] +1 Angriffswürfel an der Zitadelle
       *[other] +{ $dice } Angriffswürfel an der Zitadelle
    }
monster_lands-ability-forbid_defense_talents = Verteidigungstalente wirken nicht
monster_lands-ability-glory_loss_on_wound = eine Wunde kostet { $glory } Ruhm
monster_lands-ability-forbid_equipment = { FORM($type, "kein") } wirkt gegen dieses Monster

## monster_lands.device

monster_lands-device-add_dice =
    { $count ->
        [one] bringt { FORM($die, "einen") }
       *[other] bringt { $count } { FORM($die, "wuerfel") }
    }
monster_lands-device-add_dice_shielded =
    { $count ->
        [one] bringt { FORM($die, "einen") }, den niemand stiehlt
       *[other] bringt { $count } { FORM($die, "wuerfel") }, die niemand stiehlt
    }
monster_lands-device-die_bonus = +{ $amount } auf { FORM($die, "jeden") }
monster_lands-device-total_bonus = +{ $amount } gegen ein Monster
monster_lands-device-steal_dice =
    { $count ->
        [one] stiehlt nebenan { OR($dice, "einen") }
       *[other] stiehlt nebenan bis zu { $count } { OR($dice, "wuerfel") }
    }
monster_lands-device-divert_attack =
    { $dice ->
        [one] lenkt einen Angriffswürfel auf einen Nachbarn um
       *[other] lenkt { $dice } Angriffswürfel auf einen Nachbarn um
    }

## monster_lands.booty

monster_lands-booty-glory_on = +{ $amount } Ruhm für { FORM($event, "ein") }
monster_lands-booty-reroll =
    { $count ->
        [one] einmal { OR($dice, "einen") } neu würfeln
       *[other] { $count }-mal { OR($dice, "einen") } neu würfeln
    }
monster_lands-booty-gain_tokens = { $goods }
monster_lands-booty-total_bonus = +{ $amount } beim Erlegen
monster_lands-booty-trophy_or_gold =
    { $trophies ->
        [one] eine Trophäe oder { $gold } Gold
       *[other] { $trophies } Trophäen oder { $gold } Gold
    }
monster_lands-booty-convert_die =
    { $count ->
        [one] ein { FORM($from, "wuerfel") } wird zu einem { FORM($to, "wuerfel") }
       *[other] ein { FORM($from, "wuerfel") } wird zu { $count } { FORM($to, "wuerfeln") }
    }
monster_lands-booty-die_bonus = +{ $amount } auf { FORM($die, "jeden") } eines Pfads
monster_lands-booty-free_hire = heuere einen Söldner umsonst an

## monster_lands.benefit

monster_lands-benefit-gain_dice =
    { $count ->
        [one] ein { FORM($die, "wuerfel") }
       *[other] { $count } { FORM($die, "wuerfel") }
    }
monster_lands-benefit-gain_glory = { $amount } Ruhm
monster_lands-benefit-gain_loot = eine Beute
monster_lands-benefit-gain_token = { OR($goods) }
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
        [one] einmal { FORM($die, "einen") } neu würfeln
       *[other] { $count }-mal { FORM($die, "einen") } neu würfeln
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

monster_lands-say-choose_clan = Welchen Clan möchtest du spielen?
monster_lands-say-head = Runde { $round } von { $rounds } · { $phase } · Schwierigkeit: { $difficulty }
monster_lands-say-scenario = Szenario { $number }: { $name }
monster_lands-say-closed = geschlossen
monster_lands-say-free = frei
monster_lands-say-monster = { $name } ({ $affinity }): Angriff { $attack }, Fang { $capture }, Erlegen { $elimination }; { $effect }
monster_lands-say-land = { $name } ({ $affinity }): Eroberung { $value }, Ruhm { $glory }
monster_lands-say-path = { $path }: { $must }, dazu bis zu { $more }; { $benefit }
monster_lands-say-held = { $member } ({ $clan }): { $dice }; Fallen: { $traps }; Verteidigung: { $defense }
monster_lands-say-rival = Madhala
    .der = Madhala
    .den = Madhala
    .dem = Madhala
    .des = von Madhala
    .vom = von Madhala
monster_lands-say-roll_mission = Würfelmission: { OR($dice) }; Ziel { $target }: { $reward } (sonst −{ $penalty } Ruhm)
monster_lands-say-contract = Auftrag, Pfad { $number }: { OR($dice) }; gib { $discard } ab: { $reward }
monster_lands-say-dice_of = { $n } × { $die }
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
monster_lands-say-assigned = unterwegs
monster_lands-say-colonist = angesiedelt
monster_lands-say-used = Talent genutzt
monster_lands-say-carrying = { $member } [{ $gear }]
monster_lands-say-state = { $member } ({ $state })
monster_lands-say-beside = { $one }, { $other }
monster_lands-say-land_used = genutzt
monster_lands-say-trophies = Trophäen
monster_lands-say-lands = Länder
monster_lands-say-battle = Gerade: { $area }, { $path }; übertragen { $carried }, gewürfelt: { $rolled }

## monster_lands.home

monster_lands-home = Führe einen Söldnerclan: Setze Würfel in der Zitadelle ein, dann würfle gegen Monster. Für eine bis vier Personen.

## monster_lands.order

monster_lands-order-afterwards = Wenn mein Vorrat leer ist und noch ein Talent genutzt werden könnte
monster_lands-order-salaries = Wenn der Sold fällig ist
monster_lands-order-heal = Wenn beim Aufräumen ein Trank jemanden heilen könnte
monster_lands-order-answer-pass = passen
monster_lands-order-answer-pay = bezahlen, ohne etwas zu verkaufen
monster_lands-order-answer-done = niemanden heilen
