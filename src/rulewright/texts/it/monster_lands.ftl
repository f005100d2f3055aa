### Monster Lands: cose, domande, opzioni, che cosa è successo e perché no.

## monster_lands.prompt

monster_lands-prompt-act = È il tuo turno: piazza dadi, o fai altro prima
monster_lands-prompt-afterwards = La tua scorta di dadi è vuota: altro in questo turno?
monster_lands-prompt-buy_equipment = Quale equipaggiamento compri?
monster_lands-prompt-buy_trap = Quale trappola compri?
monster_lands-prompt-cancel_trick = Scarti un segnalino difesa per annullare il trucco?
monster_lands-prompt-colonist = Chi colonizza { $land }?
monster_lands-prompt-convert_from = Quale dado converti?
monster_lands-prompt-convert_to = In quale colore?
monster_lands-prompt-deserter = Chi diserta?
monster_lands-prompt-divert = Devi i dadi attacco sul { $path }?
monster_lands-prompt-divert_where = Su chi devi un dado attacco?
monster_lands-prompt-excess_trap = La tua plancia è piena: quale trappola scarti?
monster_lands-prompt-flasks = Porti con te una pozione o un veleno?
monster_lands-prompt-free_equipment = Quale equipaggiamento prendi gratis?
monster_lands-prompt-free_hire = Chi ingaggi gratis?
monster_lands-prompt-give_up_magic = Quanti dadi magia rimuovi per indebolire l’attacco?
monster_lands-prompt-grant_die = Sovvenzione della regina: quale dado?
monster_lands-prompt-grant_gift = Sovvenzione della regina: quale dono?
monster_lands-prompt-hand_over_trap = Quale trappola consegni?
monster_lands-prompt-heal = Curi qualcuno con una pozione?
monster_lands-prompt-hire = Chi ingaggi?
monster_lands-prompt-hire_after_beer = Dopo la birra: ingaggi qualcuno?
monster_lands-prompt-how_many_defense = Quanti segnalini difesa compri?
monster_lands-prompt-how_many_potions = Quante sono pozioni? Le altre sono veleni.
monster_lands-prompt-land_dice = Quali dadi usi?
monster_lands-prompt-loot = Quale bottino prendi?
monster_lands-prompt-mission_dice = Quali dadi vanno in missione?
monster_lands-prompt-move_equipment = Quale equipaggiamento cambia di mano?
monster_lands-prompt-new_leader = Chi guida ora il clan?
monster_lands-prompt-pass_on = A chi va { $equipment }?
monster_lands-prompt-pawn = Quale dado impegni?
monster_lands-prompt-persuasion_die = Quale dado persuasione?
monster_lands-prompt-reveal = Riveli questo segnalino?
monster_lands-prompt-steal = Quali dadi rubi?
monster_lands-prompt-strike_conquest = La conquista: modifichi i dadi o ti fermi?
monster_lands-prompt-strike_mission = La missione: modifichi i dadi o ti fermi?
monster_lands-prompt-strike_monster = L’attacco: tiri, modifichi i dadi o ti fermi?
monster_lands-prompt-trick_on = Su chi giochi il trucco?
monster_lands-prompt-use_loot = Usi ora { $loot }?
monster_lands-prompt-which_token = Quale segnalino prendi?
monster_lands-prompt-which_trap = Quale trappola schieri, coperta?
monster_lands-prompt-who_carries = Chi porta { $equipment }?
monster_lands-prompt-who_goes = Chi mandi sul { $path }?

## monster_lands.option

monster_lands-option-all = Tutti
monster_lands-option-beer = Un giro di birra
monster_lands-option-decline = No
monster_lands-option-discard = Scartalo
monster_lands-option-done = Fatto
monster_lands-option-exchange = Scambia equipaggiamento
monster_lands-option-forfeit = Rinuncia ai dadi
monster_lands-option-fulfil = Adempi
monster_lands-option-no = No
monster_lands-option-none = Niente
monster_lands-option-pass = Passa
monster_lands-option-pawnshop = Impegna dadi
monster_lands-option-pay = Paga
monster_lands-option-stop = Fermati qui
monster_lands-option-venom = Usa un veleno
monster_lands-option-yes = Sì

## monster_lands.label

monster_lands-label-place = { $die } ({ $building })
monster_lands-label-space = { $building }, spazio { $number }
monster_lands-label-path = Vai sul { $path }
monster_lands-label-land = Usa { $land }: { $effect }
monster_lands-label-sell = Vendi il trofeo { $monster } ({ $gold } oro)
monster_lands-label-loot = Usa bottino: { $effect }
monster_lands-label-heal = Cura { $member }
monster_lands-label-use = Usa il talento di { $member }: { $effect }
monster_lands-label-colonise = Colonizza { $land }
monster_lands-label-card = { $name }: { $effect }
monster_lands-label-carried = { $name } ({ $member }): { $effect }
monster_lands-label-priced = { $name } ({ $cost } oro): { $effect }
monster_lands-label-priced_sum = { $name } (in tutto { $cost } oro): { $effect }
monster_lands-label-hire = { $name } ({ $cost } oro, reputazione { $reputation }): { $effect }
monster_lands-label-roll = Tira { $die }
monster_lands-label-roll_all = Tira tutto
monster_lands-label-reroll = Ritira { $die } ({ $source })
monster_lands-label-dice = { $strength } forza, { $magic } magia, { $persuasion } persuasione
monster_lands-label-tokens =
    { $traps ->
        [0] nessuna trappola
        [one] una trappola
       *[other] { $traps } trappole
    }, { $defense ->
        [0] nessun segnalino difesa
        [one] un segnalino difesa
       *[other] { $defense } segnalini difesa
    }
monster_lands-label-both = Una pozione e un veleno

## monster_lands.source

monster_lands-source-talent = talento
monster_lands-source-weapon = arma
monster_lands-source-clothing = vestiario
monster_lands-source-spell = incantesimo
monster_lands-source-path = percorso

## monster_lands.why

monster_lands-why-assigned = Chi è stato inviato resta fuori per questo round.
monster_lands-why-closed = L’edificio è chiuso.
monster_lands-why-colour = L’edificio non accetta dadi di questo colore.
monster_lands-why-dice-missing = Non hai i dadi necessari.
monster_lands-why-excess-glory = La sua reputazione supera la tua gloria in eccesso.
monster_lands-why-goods-missing = Non hai ciò che il contratto richiede.
monster_lands-why-leftmost = Qui i dadi vanno sullo spazio libero più a sinistra.
monster_lands-why-loot-later = Si può usare solo quando vale il suo testo.
monster_lands-why-marked = Con così pochi giocatori questo spazio non si usa.
monster_lands-why-moved = Ogni carta passa di mano una volta per turno; è già successo.
monster_lands-why-no-benefit = Ora non ti darebbe nulla.
monster_lands-why-no-colonist = Non ci vive nessuno: una terra senza colono non dà nulla.
monster_lands-why-no-monster = Non c’è alcun mostro all’ingresso della cittadella.
monster_lands-why-no-potion = Non hai pozioni sulla tua plancia.
monster_lands-why-no-settler = Nessuno della sua affinità è libero di stabilirsi lì.
monster_lands-why-nobody-idle = Non hai più nessuno da inviare.
monster_lands-why-nobody-to-carry = Qui non hai nessuno che possa portarlo.
monster_lands-why-not-asked = La domanda aperta non riguarda questo.
monster_lands-why-taken = Lo spazio è occupato per questo round.
monster_lands-why-talent-idle = Il talento ora non si può usare.
monster_lands-why-too-dear = Non puoi pagarlo.
monster_lands-why-used = È già stato usato in questo round.

## monster_lands.event

monster_lands-event-area = Ora: { $area }.
monster_lands-event-assigned = { $seat } manda { $member } sul { $path } con { $load }.
monster_lands-event-assigned-known = { $seat } manda { $member } sul { $path } con { $load } ({ $traps }).
monster_lands-event-attack_failed = { $seat } non batte il mostro sul { $path }; danno finora: { $total }.
monster_lands-event-blocked = { $seat } blocca sul { $path }: { $what }.
monster_lands-event-captured = { $seat } cattura { $monster } sul { $path }.
monster_lands-event-colonised = { $member } del { $seat } colonizza { $land }.
monster_lands-event-conquered = { $seat } conquista { $land } dal { $path }.
monster_lands-event-conquest_failed = { $seat } non conquista la terra sul { $path }; totale finora: { $total }.
monster_lands-event-deserted = { $member } diserta dal { $seat }.
monster_lands-event-dice_taken = { $seat } prende { $strength } dadi forza, { $magic } magia e { $persuasion } persuasione.
monster_lands-event-died = { $member } del { $seat } muore eroicamente sul { $path }.
monster_lands-event-displayed = { $pile }: viene esposto { $card }.
monster_lands-event-diverted = Dadi attacco deviati dal { $path } sul { $victim }: { $dice }.
monster_lands-event-drunk = { $seat } beve sul { $path }: { $what }.
monster_lands-event-eliminated = { $seat } elimina { $monster } sul { $path }.
monster_lands-event-ended = La partita è finita: { $winners } ({ $reason }); punti: { $points }.
monster_lands-event-ended-alone = La partita è finita: { $reason }, con { $points } punti vittoria.
monster_lands-event-equipment_discarded = { $seat } scarta { $equipment }.
monster_lands-event-equipment_taken = { $seat } prende { $equipment }.
monster_lands-event-equipped = { $member } del { $seat } porta ora { $equipment }.
monster_lands-event-first_player = { $seat } è ora il primo giocatore.
monster_lands-event-fled = { $monster } fugge verso la cittadella.
monster_lands-event-forfeited = { $seat } non può piazzare nessuno dei { $dice } dadi e vi rinuncia.
monster_lands-event-glory_lost = { $seat } perde { $points } gloria ({ $reason }): { $total }.
monster_lands-event-glory_won = { $seat } ottiene { $points } gloria ({ $reason }): { $total }.
monster_lands-event-gold_won = { $seat } ottiene { $gold } oro ({ $reason }): { $total }.
monster_lands-event-granted = La regina concede al { $seat } un dado ({ $die }) e { $gift }.
monster_lands-event-healed = { $member } del { $seat } viene curato.
monster_lands-event-hit =
    { $hits ->
        [one] { $seat } subisce un colpo sul { $path }.
       *[other] { $seat } subisce { $hits } colpi sul { $path }.
    }
monster_lands-event-joined = { $member } si unisce al { $seat }; reputazione { $reputation }.
monster_lands-event-land_drawn = Terra { $place }: { $land } con modificatore di percorso { $modifier }.
monster_lands-event-land_used = { $seat } usa { $land }.
monster_lands-event-leads = { $member } guida ora il { $seat }.
monster_lands-event-loot_taken = { $seat } prende un bottino: { $loot }
monster_lands-event-loot_used = { $seat } usa un bottino: { $loot }
monster_lands-event-mission_beaten = { $seat } raggiunge l’obiettivo sul { $path } ma viene superato.
monster_lands-event-mission_drawn = Nuova sul tabellone: { $mission }.
monster_lands-event-mission_failed = { $seat } fallisce la missione sul { $path }.
monster_lands-event-mission_won = { $seat } completa la missione sul { $path }.
monster_lands-event-monster_at_gate = { $monster } è all’ingresso della cittadella.
monster_lands-event-monster_attacks = { $monster } attacca il { $path } con { $dice } dadi.
monster_lands-event-monster_drawn = Appare un mostro, { $place }: { $monster }.
monster_lands-event-monster_rages = Il mostro non è stato battuto, { $place }: andrà alla cittadella.
monster_lands-event-monster_rolled = Il mostro tira { $dice }: colpi { $hits }.
monster_lands-event-paid = { $seat } paga { $gold } oro ({ $reason }): restano { $total }.
monster_lands-event-panic = Il panico chiude un edificio: { $building }.
monster_lands-event-panic_over = Il panico è finito.
monster_lands-event-persuasion_rolled = { $seat } tira un dado persuasione: { $face }.
monster_lands-event-phase = Fase: { $phase }.
monster_lands-event-placed =
    { $number ->
        [one] { $seat } piazza un dado ({ $die }): { $building }, spazio { $space }.
       *[other] { $seat } piazza { $number } dadi ({ $die }): { $building }, spazio { $space }.
    }
monster_lands-event-reshuffled = Gli scarti formano una nuova pila: { $pile }.
monster_lands-event-revealed = Rivelata sul { $path }: { $trap }
monster_lands-event-rival_assigned = Madhala occupa il { $path }.
monster_lands-event-rival_removed = Madhala porta via ({ $building }): { $taken }.
monster_lands-event-rival_rolled = Madhala tira rosso { $red }, giallo { $yellow }.
monster_lands-event-rival_won = Madhala vince sul { $path }.
monster_lands-event-rolled =
    { $path }: { $dice }{ $bonus ->
        [0] {""}
        [one] ; bonus { $bonus }
       *[other] ; bonus { $bonus }
    }{ $carried ->
        [0] {""}
        [one] ; percorsi precedenti { $carried }
       *[other] ; percorsi precedenti { $carried }
    }; totale { $total }.
monster_lands-event-round = Round { $round }
monster_lands-event-stolen = Dadi rubati dal { $victim } per il { $path }: { $strength } forza, { $magic } magia.
monster_lands-event-talent_used = { $seat } usa il talento di { $member }.
monster_lands-event-tokens_won =
    { $number ->
        [0] { $seat } non prende niente
        [one] { $seat } prende { $goods }
       *[other] { $seat } prende { $goods }
    }{ $discarded ->
        [0] {""}
        [one] ; manca lo spazio per { $lost }
       *[other] ; manca lo spazio per { $lost }
    }.
monster_lands-event-trap_discarded = { $seat } scarta una trappola: { $trap }
monster_lands-event-traps_bought = { $seat } compra trappole: { $traps }
monster_lands-event-trick_cancelled = { $seat } annulla il trucco sul { $path }.
monster_lands-event-trophy_sold = { $seat } vende il trofeo { $monster }.
monster_lands-event-turn = Tocca al { $seat }.
monster_lands-event-venom_used = Un veleno viene usato sul { $path }: totale { $total }.
monster_lands-event-weakened = { $seat } rimuove dadi magia sul { $path }: { $dice }.
monster_lands-event-wounded = { $member } del { $seat } è ferito sul { $path }.

## monster_lands.reason

monster_lands-reason-points = più punti vittoria
monster_lands-reason-tied_leader = punti pari, leader di reputazione più alta
monster_lands-reason-tied_trophies = punti pari, più trofei
monster_lands-reason-tied_gold = punti pari, più oro
monster_lands-reason-tied = pari in tutto
monster_lands-reason-cannon_fodder = carne da macello
monster_lands-reason-trainee = tirocinante
monster_lands-reason-veteran = veterano
monster_lands-reason-hero = eroe
monster_lands-reason-beer = birra
monster_lands-reason-comeback = un nuovo inizio
monster_lands-reason-contract = contratto
monster_lands-reason-grant = sovvenzione della regina
monster_lands-reason-heroic_death = morte eroica
monster_lands-reason-land = terra
monster_lands-reason-loot = bottino
monster_lands-reason-mission = missione
monster_lands-reason-path = percorso
monster_lands-reason-salaries = stipendi
monster_lands-reason-talent = talento
monster_lands-reason-trophy = trofeo
monster_lands-reason-wound = ferita
monster_lands-reason-capture = cattura
monster_lands-reason-eliminate = eliminazione
monster_lands-reason-conquest = conquista

## monster_lands.building

monster_lands-building-hunters_lodge = capanno del cacciatore
monster_lands-building-alchemists = alchimisti
monster_lands-building-tavern = taverna
monster_lands-building-armory = armeria
monster_lands-building-pawnshop = banco dei pegni
monster_lands-building-bazaar = bazar
monster_lands-building-mine = miniera

## monster_lands.pile

monster_lands-pile-hunters_lodge = capanno del cacciatore
monster_lands-pile-rival = segnalini di Madhala
monster_lands-pile-tavern = taverna
monster_lands-pile-bazaar = bazar
monster_lands-pile-loot = bottini
monster_lands-pile-monsters = mostri
monster_lands-pile-lands = terre
monster_lands-pile-missions = missioni

## monster_lands.area

monster_lands-area-mission_a = la missione con lancio di dadi
monster_lands-area-mission_b = il contratto
monster_lands-area-land_a = la prima terra
monster_lands-area-land_b = la seconda terra
monster_lands-area-entrance = l’ingresso della cittadella

## monster_lands.where

monster_lands-where-land = percorso { $number } della terra { $land }
monster_lands-where-roll = percorso { $number } della missione con dadi
monster_lands-where-contract = percorso { $number } del contratto
monster_lands-where-upper = percorso superiore all’ingresso
monster_lands-where-lower = percorso inferiore all’ingresso
monster_lands-where-place = terra { $number }
monster_lands-where-gate = l’ingresso della cittadella

## monster_lands.clan

monster_lands-clan-jungle = Clan della giungla
monster_lands-clan-water = Clan dell’acqua
monster_lands-clan-fire = Clan del fuoco
monster_lands-clan-air = Clan dell’aria
monster_lands-about-jungle = Purkas difende, Korgo persuade: un clan da missioni.
monster_lands-about-water = Tortock cattura, Taron scava oro.
monster_lands-about-fire = Nuduru prepara pozioni, Frunks rafforza la magia.
monster_lands-about-air = Poissen elimina, Timbulu colpisce forte.

## monster_lands.affinity

monster_lands-affinity-jungle = giungla
monster_lands-affinity-water = acqua
monster_lands-affinity-fire = fuoco
monster_lands-affinity-air = aria
monster_lands-affinity-none = nessuna

## monster_lands.die

monster_lands-die-strength = forza
monster_lands-die-magic = magia
monster_lands-die-persuasion = persuasione
monster_lands-die-faced = { $die } { $face }

## monster_lands.token

monster_lands-token-potion = pozione
monster_lands-token-venom = veleno
monster_lands-token-defense = segnalino difesa
monster_lands-token-gold = oro
monster_lands-token-trap = trappola

## monster_lands.load

monster_lands-load-strength = { $n ->
    [one] un dado
   *[other] { $n } dadi
} forza
monster_lands-load-magic = { $n ->
    [one] un dado
   *[other] { $n } dadi
} magia
monster_lands-load-persuasion = { $n ->
    [one] un dado
   *[other] { $n } dadi
} persuasione
monster_lands-load-tokens = { $n ->
    [one] una trappola
   *[other] { $n } trappole
}
monster_lands-load-defense = { $n ->
    [one] un segnalino difesa
   *[other] { $n } segnalini difesa
}
monster_lands-load-potion = { $n ->
    [one] una pozione
   *[other] { $n } pozioni
}
monster_lands-load-venom = { $n ->
    [one] un veleno
   *[other] { $n } veleni
}
monster_lands-load-gold = { $n ->
    [one] un oro
   *[other] { $n } oro
}

## monster_lands.count

monster_lands-count-glory = { $n } gloria
monster_lands-count-gold = { $n } oro
monster_lands-count-defense =
    { $n ->
        [one] un segnalino difesa
       *[other] { $n } segnalini difesa
    }
monster_lands-count-potion =
    { $n ->
        [one] una pozione
       *[other] { $n } pozioni
    }
monster_lands-count-venom =
    { $n ->
        [one] un veleno
       *[other] { $n } veleni
    }
monster_lands-count-trap =
    { $n ->
        [one] una trappola
       *[other] { $n } trappole
    }
monster_lands-count-shield =
    { $n ->
        [one] un colpo con talento, guardie o percorso
       *[other] { $n } colpi con talento, guardie o percorso
    }
monster_lands-count-or = { $one } o { $other }
monster_lands-count-plus = { $one } + { $other }
monster_lands-count-strength = { $n } forza
monster_lands-count-magic = { $n } magia
monster_lands-count-persuasion = { $n } persuasione

## monster_lands.phase

monster_lands-phase-dice_pool = scorta di dadi
monster_lands-phase-placement = piazzamento
monster_lands-phase-adventure = avventura
monster_lands-phase-cleanup = pulizia

## monster_lands.difficulty

monster_lands-difficulty-beginner = principiante
monster_lands-difficulty-normal = normale
monster_lands-difficulty-hard = difficile
monster_lands-difficulty-cutthroat = tagliagola

## monster_lands.scenario

monster_lands-scenario-1 = Affari come al solito
monster_lands-scenario-2 = Il denaro è re
monster_lands-scenario-3 = Blitz
monster_lands-scenario-4 = Nessuna armatura
monster_lands-scenario-5 = Completamente carico
monster_lands-scenario-6 = Sotto attacco
monster_lands-scenario-7 = Diversifica
monster_lands-scenario-8 = Trucchi
monster_lands-scenario-9 = Missionario
monster_lands-scenario-10 = Fantasma

## monster_lands.group

monster_lands-group-starting = trappola iniziale
monster_lands-group-enhanced = trappola
monster_lands-group-shielded = trappola schermata
monster_lands-group-trick = trucco

## monster_lands.talent

monster_lands-talent-defense =
    { $count ->
        [one] blocca un colpo di un mostro
       *[other] blocca { $count } colpi dei mostri
    }
monster_lands-talent-defense_some =
    { $count ->
        [one] blocca un colpo di un mostro di { $affinities }
       *[other] blocca { $count } colpi dei mostri di { $affinities }
    }
monster_lands-talent-reroll =
    { $count ->
        [one] un rilancio: { $dice }
       *[other] { $count } rilanci: { $dice }
    }
monster_lands-talent-reroll_distinct = ritira { $count } dadi diversi: { $dice }
monster_lands-talent-reroll_mission =
    { $count ->
        [one] un rilancio in missione: { $dice }
       *[other] { $count } rilanci in missione: { $dice }
    }
monster_lands-talent-die_bonus = +{ $amount } a ogni dado { $die }
monster_lands-talent-die_bonus_monster = +{ $amount } a ogni dado { $die } contro i mostri
monster_lands-talent-die_bonus_conquest = +{ $amount } a ogni dado { $die } nelle conquiste
monster_lands-talent-total_capture = +{ $amount } per catturare
monster_lands-talent-total_eliminate = +{ $amount } per eliminare
monster_lands-talent-total_conquest = +{ $amount } per conquistare
monster_lands-talent-trap_capacity = spazio per altre { $amount } trappole
monster_lands-talent-glory_on_capture = +{ $amount } gloria per una cattura
monster_lands-talent-buy_die = per { $gold } oro un dado { $die }, se non assegnato
monster_lands-talent-discount = sconto di { $amount } oro su un acquisto: { $building }
monster_lands-talent-mine_bonus = +{ $gold } oro nella miniera
monster_lands-talent-divert_attack =
    { $dice ->
        [one] devia un dado attacco su un vicino
       *[other] devia { $dice } dadi attacco su un vicino
    }
monster_lands-talent-gain_token = dà { $goods } in ogni round
monster_lands-talent-gain_gold = dà { $gold } oro in ogni round
monster_lands-talent-tokens_on_victory = dopo aver battuto un mostro: { $goods }
monster_lands-talent-capture_without_trap = cattura senza trappola
monster_lands-talent-convert_die = converte un dado in uno di altro colore

## monster_lands.ability

monster_lands-ability-affinity_match_dice = { $dice } dadi attacco per la propria terra: { $affinity }
monster_lands-ability-splash_before_attack = prima di ogni attacco, { $dice } dado contro tutti
monster_lands-ability-death_hits_all = se eliminato, { $hits } colpo a tutti
monster_lands-ability-death_attacks_all = se eliminato, { $dice } dado attacco contro tutti
monster_lands-ability-forbid_tokens = inutili contro di esso: { $tokens }
monster_lands-ability-traps_required = servono { $count } trappole per catturarlo
monster_lands-ability-automatic_hit = { $hits } colpo automatico a ogni attacco
monster_lands-ability-panic_tokens = diffonde { $count } segnalini panico
monster_lands-ability-enters_at_citadel = entra alla cittadella
monster_lands-ability-flees_to_citadel_on_capture = se catturato su una terra fugge alla cittadella
monster_lands-ability-die_penalty = −{ $amount } a ogni dado { $die }
monster_lands-ability-citadel_extra_dice = +{ $dice } dadi attacco alla cittadella
monster_lands-ability-forbid_defense_talents = i talenti difensivi non funzionano
monster_lands-ability-glory_loss_on_wound = una ferita costa { $glory } gloria
monster_lands-ability-forbid_equipment = non funziona contro di esso: { $type }

## monster_lands.device

monster_lands-device-add_dice =
    { $count ->
        [one] porta un dado: { $die }
       *[other] porta { $count } dadi: { $die }
    }
monster_lands-device-add_dice_shielded =
    { $count ->
        [one] porta un dado che non si ruba: { $die }
       *[other] porta { $count } dadi che non si rubano: { $die }
    }
monster_lands-device-die_bonus = +{ $amount } a ogni dado { $die }
monster_lands-device-total_bonus = +{ $amount } contro un mostro
monster_lands-device-steal_dice =
    { $count ->
        [one] ruba un dado a un vicino: { $dice }
       *[other] ruba fino a { $count } dadi a un vicino: { $dice }
    }
monster_lands-device-divert_attack =
    { $dice ->
        [one] devia un dado attacco su un vicino
       *[other] devia { $dice } dadi attacco su un vicino
    }

## monster_lands.booty

monster_lands-booty-glory_on = +{ $amount } gloria: { $event }
monster_lands-booty-reroll =
    { $count ->
        [one] un rilancio: { $dice }
       *[other] { $count } rilanci: { $dice }
    }
monster_lands-booty-gain_tokens = { $goods }
monster_lands-booty-total_bonus = +{ $amount } per eliminare
monster_lands-booty-trophy_or_gold = { $trophies } trofei, o { $gold } oro
monster_lands-booty-convert_die = un dado { $from } diventa { $count } dadi { $to }
monster_lands-booty-die_bonus = +{ $amount } a ogni dado { $die } di un percorso
monster_lands-booty-free_hire = ingaggia gratis un mercenario

## monster_lands.benefit

monster_lands-benefit-gain_dice = { $count } dadi: { $die }
monster_lands-benefit-gain_glory = { $amount } gloria
monster_lands-benefit-gain_loot = un bottino
monster_lands-benefit-gain_token = { $goods }
monster_lands-benefit-gain_gold = { $gold } oro
monster_lands-benefit-free_hire = ingaggia gratis un mercenario
monster_lands-benefit-free_equipment = un equipaggiamento gratis
monster_lands-benefit-defense_talent =
    { $count ->
        [one] uno scudo contro un colpo
       *[other] uno scudo contro { $count } colpi
    }
monster_lands-benefit-reroll =
    { $count ->
        [one] un rilancio: { $die }
       *[other] { $count } rilanci: { $die }
    }
monster_lands-benefit-gold = { $count } oro
monster_lands-benefit-potion =
    { $count ->
        [one] una pozione
       *[other] { $count } pozioni
    }
monster_lands-benefit-venom =
    { $count ->
        [one] un veleno
       *[other] { $count } veleni
    }

## monster_lands.say

monster_lands-say-choose_clan = Quale clan vuoi giocare?
monster_lands-say-head = Round { $round } di { $rounds } · { $phase } · difficoltà: { $difficulty }
monster_lands-say-scenario = scenario { $number }: { $name }
monster_lands-say-closed = chiuso
monster_lands-say-free = libero
monster_lands-say-monster = { $name } ({ $affinity }): attacco { $attack }, cattura { $capture }, eliminazione { $elimination }; { $effect }
monster_lands-say-land = { $name } ({ $affinity }): conquista { $value }, gloria { $glory }
monster_lands-say-path = { $path }: { $strength } forza + { $magic } magia, fino a { $more_strength } + { $more_magic } in più; { $benefit }
monster_lands-say-held = { $member } ({ $clan }): { $strength } forza, { $magic } magia, { $persuasion } persuasione; trappole { $traps }, difesa { $defense }
monster_lands-say-rival = Madhala
monster_lands-say-roll_mission = Missione con dadi: { $dice }, obiettivo { $target }: { $reward } (altrimenti −{ $penalty } gloria)
monster_lands-say-contract = Contratto, percorso { $number }: { $dice }; consegna { $discard }: { $reward }
monster_lands-say-gate = All’ingresso
monster_lands-say-loot = Bottini
monster_lands-say-score = gloria { $glory } · reputazione { $reputation } · oro { $gold } · punti { $points }
monster_lands-say-goods_line = difesa { $defense }, pozioni { $potions }, veleni { $venoms }, trappole { $traps }; stipendi { $salaries }
monster_lands-say-pool = Dadi
monster_lands-say-your_traps = Le tue trappole
monster_lands-say-clan_points = { $clan } { $n }
monster_lands-say-nothing = niente
monster_lands-say-no_dice = nessun dado
monster_lands-say-leader = guida
monster_lands-say-wounded = ferito
monster_lands-say-assigned = assegnato
monster_lands-say-colonist = colono
monster_lands-say-used = usato
monster_lands-say-trophies = Trofei
monster_lands-say-lands = Terre
monster_lands-say-battle = In corso: { $area }, { $path }; riporto { $carried }, tirati: { $rolled }

## monster_lands.home

monster_lands-home = Guida un clan di mercenari: piazza dadi nella cittadella, poi tirali contro i mostri. Da uno a quattro giocatori.

## monster_lands.order

monster_lands-order-afterwards = Quando la mia scorta di dadi è vuota e un talento è ancora usabile
monster_lands-order-salaries = Quando si pagano gli stipendi
monster_lands-order-heal = Quando nella pulizia una pozione può curare qualcuno
monster_lands-order-answer-pass = passa
monster_lands-order-answer-pay = paga senza vendere nulla
monster_lands-order-answer-done = non curare nessuno
