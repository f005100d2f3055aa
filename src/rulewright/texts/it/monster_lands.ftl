### Monster Lands: cose, domande, opzioni, che cosa è successo e perché no.

## monster_lands.prompt

monster_lands-prompt-act = È il tuo turno: piazza dadi, o prima fai altro
monster_lands-prompt-afterwards = La tua scorta di dadi è vuota: altro in questo turno?
monster_lands-prompt-buy_equipment = Quale equipaggiamento compri?
monster_lands-prompt-buy_trap = Quale trappola compri?
monster_lands-prompt-cancel_trick = Scarti un segnalino difesa per annullare il trucco?
monster_lands-prompt-colonist = Chi colonizza { $land }?
monster_lands-prompt-convert_from = Quale dado converti?
monster_lands-prompt-convert_to = In quale colore?
monster_lands-prompt-deserter = Chi diserta?
monster_lands-prompt-divert = Devii i dadi attacco { FORM($path, "dal") }?
monster_lands-prompt-divert_where = Su chi devii un dado attacco?
monster_lands-prompt-excess_trap = La tua plancia è piena: quale trappola scarti?
monster_lands-prompt-flasks = Porti con te una pozione o un veleno?
monster_lands-prompt-free_equipment = Quale equipaggiamento prendi gratis?
monster_lands-prompt-free_hire = Chi ingaggi gratis?
monster_lands-prompt-give_up_magic = Quanti dadi magia cedi per indebolire l’attacco?
monster_lands-prompt-grant_die = Sovvenzione della regina: quale dado?
monster_lands-prompt-grant_gift = Sovvenzione della regina: quale dono?
monster_lands-prompt-hand_over_trap = Quale trappola consegni?
monster_lands-prompt-heal = Curi qualcuno con una pozione?
monster_lands-prompt-hire = Chi ingaggi?
monster_lands-prompt-hire_after_beer = Dopo la birra: ingaggi qualcuno?
monster_lands-prompt-how_many_defense = Quanti segnalini difesa compri?
monster_lands-prompt-how_many_potions = Quante sono pozioni? Il resto sono veleni.
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
monster_lands-prompt-use_loot = Usi ora questo bottino: { $loot }?
monster_lands-prompt-which_token = Quale segnalino prendi?
monster_lands-prompt-which_trap = Quale trappola schieri, coperta?
monster_lands-prompt-who_carries = Chi porta { $equipment }?
monster_lands-prompt-who_goes = Chi mandi { FORM($path, "sul") }?

## monster_lands.option

monster_lands-option-all = Tutti
monster_lands-option-beer = Un giro di birra
monster_lands-option-decline = No
monster_lands-option-discard = Scartalo
monster_lands-option-done = Fatto
monster_lands-option-exchange = Scambia equipaggiamento
monster_lands-option-forfeit = Rinuncia ai dadi
monster_lands-option-fulfil = Adempi il contratto
monster_lands-option-no = No
monster_lands-option-none = Niente
monster_lands-option-pass = Passa
monster_lands-option-pawnshop = Impegna dadi
monster_lands-option-pay = Paga
monster_lands-option-stop = Fermati qui
monster_lands-option-venom = Usa un veleno
monster_lands-option-yes = Sì

## monster_lands.label

monster_lands-label-place = { $die } ({ FORM($building, "breve") })
monster_lands-label-space = { $building }, spazio { $number }
monster_lands-label-path = Vai { FORM($path, "sul") }
monster_lands-label-land = Usa { $land }: { $effect }
monster_lands-label-sell = Vendi il trofeo { $monster } ({ $gold } oro)
monster_lands-label-loot = Usa un bottino: { $effect }
monster_lands-label-heal = Cura { FORM($member, "il") }
monster_lands-label-use = Usa il talento { FORM($member, "del") }: { $effect }
monster_lands-label-colonise = Colonizza { $land }
monster_lands-label-card = { $name }: { $effect }
monster_lands-label-carried = { $name } ({ $member }): { $effect }
monster_lands-label-trap = { $name } ({ $effect })
monster_lands-label-priced = { $name } ({ $cost } oro): { $effect }
monster_lands-label-priced_sum = { $name } (in tutto { $cost } oro): { $effect }
monster_lands-label-hire = { $name } ({ $cost } oro, reputazione { $reputation }): { $effect }
monster_lands-label-roll = Tira { FORM($die, "un") }
monster_lands-label-roll_all = Tira tutto
monster_lands-label-reroll = Rilancia { $die } ({ $source })

## monster_lands.source

monster_lands-source-talent = talento
monster_lands-source-weapon = arma
    .nessun = nessuna arma
monster_lands-source-clothing = vestiario
    .nessun = nessun vestiario
monster_lands-source-spell = incantesimo
    .nessun = nessun incantesimo
monster_lands-source-path = percorso

## monster_lands.why

monster_lands-why-assigned = Chi è su un percorso resta fuori per questo round.
monster_lands-why-closed = L’edificio è chiuso.
monster_lands-why-colour = L’edificio non accetta dadi di questo colore.
monster_lands-why-dice-missing = Non hai i dadi necessari.
monster_lands-why-excess-glory = La sua reputazione supera la tua gloria in eccesso.
monster_lands-why-goods-missing = Non hai ciò che il contratto richiede.
monster_lands-why-leftmost = Qui i dadi vanno sullo spazio libero più a sinistra.
monster_lands-why-loot-later = Si può usare solo quando vale il suo testo.
monster_lands-why-marked = In così pochi questo spazio non si usa.
monster_lands-why-moved = Ogni carta passa di mano una volta per turno; è già successo.
monster_lands-why-no-benefit = Ora non ti darebbe nulla.
monster_lands-why-no-colonist = Non ci vive nessuno: una terra senza colono non dà nulla.
monster_lands-why-no-monster = Non c’è alcun mostro all’ingresso della cittadella.
monster_lands-why-no-potion = Non hai pozioni sulla tua plancia.
monster_lands-why-no-settler = Nessuno della sua affinità è libero di stabilirsi lì.
monster_lands-why-nobody-idle = Non hai più nessuno da inviare.
monster_lands-why-nobody-joins = Nessuno qui si unirebbe a te: la tua gloria in eccesso non basta.
monster_lands-why-nobody-to-carry = Qui non hai nessuno che possa portarlo.
monster_lands-why-not-asked = La domanda aperta non riguarda questo.
monster_lands-why-not-colonised = Non è una tua terra con un colono.
monster_lands-why-one-land = In così pochi si gioca con una sola terra.
monster_lands-why-taken = Lo spazio è occupato per questo round.
monster_lands-why-talent-away = Chi lo possiede è assegnato per questo round.
monster_lands-why-talent-idle = Il talento ora non si può usare.
monster_lands-why-talent-outside = Questo talento non si usa nella cittadella: vale all’esterno, o da sé.
monster_lands-why-too-dear = Non puoi pagarlo.
monster_lands-why-used = È già stato usato in questo round.

## monster_lands.event

monster_lands-event-area = Ora: { $area }.
monster_lands-event-assigned = { FORM($seat, "il") } manda { $member } { FORM($path, "sul") } con { $load }.
monster_lands-event-assigned-known = { FORM($seat, "il") } manda { $member } { FORM($path, "sul") } con { $load }: { $traps }.
monster_lands-event-attack_failed = { FORM($seat, "il") } non batte il mostro { FORM($path, "sul") }; danno finora: { $total }.
monster_lands-event-blocked = { FORM($seat, "il") } si difende { FORM($path, "sul") } e blocca { $what }.
monster_lands-event-captured = { FORM($seat, "il") } cattura { $monster } { FORM($path, "sul") }.
monster_lands-event-colonised = { FORM($member, "il") } { FORM($seat, "del") } colonizza { $land }.
monster_lands-event-conquered = { FORM($seat, "il") } conquista { $land } { FORM($path, "dal") }.
monster_lands-event-conquest_failed = { FORM($seat, "il") } non conquista la terra { FORM($path, "sul") }; totale finora: { $total }.
monster_lands-event-deserted = { FORM($member, "un") } diserta { FORM($seat, "dal") }.
monster_lands-event-dice_taken = { FORM($seat, "il") } prende dadi: { $dice }.
monster_lands-event-died = { $member } { FORM($seat, "del") } muore eroicamente { FORM($path, "sul") }.
monster_lands-event-displayed = { FORM($pile, "Nel") } ora c’è: { $card }.
monster_lands-event-diverted =
    { $dice ->
        [one] Un dado attacco è deviato { FORM($path, "dal") } { FORM($victim, "al") }.
       *[other] { $dice } dadi attacco sono deviati { FORM($path, "dal") } { FORM($victim, "al") }.
    }
monster_lands-event-drunk = { FORM($seat, "il") } beve { $what } { FORM($path, "sul") }.
monster_lands-event-eliminated = { FORM($seat, "il") } elimina { $monster } { FORM($path, "sul") }.
monster_lands-event-ended = La partita è finita: vittoria { FORM($winners, "del") } ({ $reason }). Punti: { $points }.
monster_lands-event-ended-alone =
    { $points ->
        [one] La partita è finita. Grado: { $reason }, con un punto vittoria.
       *[other] La partita è finita. Grado: { $reason }, con { $points } punti vittoria.
    }
monster_lands-event-equipment_discarded = { FORM($seat, "il") } scarta { $equipment }.
monster_lands-event-equipment_taken = { FORM($seat, "il") } prende { $equipment }.
monster_lands-event-equipped = { FORM($member, "il") } { FORM($seat, "del") } ora porta { $equipment }.
monster_lands-event-first_player = { FORM($seat, "il") } ha ora la tessera primo giocatore.
monster_lands-event-fled = { $monster } fugge verso la cittadella.
monster_lands-event-forfeited =
    { $dice ->
        [one] { FORM($seat, "il") } non può piazzare l’ultimo dado e vi rinuncia.
       *[other] { FORM($seat, "il") } non può piazzare nessuno dei suoi { $dice } dadi e vi rinuncia.
    }
monster_lands-event-glory_lost =
    { $points ->
        [one] { FORM($seat, "il") } perde un punto gloria ({ $reason }) e ora ne ha { $total }.
       *[other] { FORM($seat, "il") } perde { $points } punti gloria ({ $reason }) e ora ne ha { $total }.
    }
monster_lands-event-glory_won =
    { $points ->
        [one] { FORM($seat, "il") } ottiene un punto gloria ({ $reason }) e ora ne ha { $total }.
       *[other] { FORM($seat, "il") } ottiene { $points } punti gloria ({ $reason }) e ora ne ha { $total }.
    }
monster_lands-event-gold_won =
    { $gold ->
        [one] { FORM($seat, "il") } ottiene una moneta d’oro ({ $reason }) e ora ne ha { $total }.
       *[other] { FORM($seat, "il") } ottiene { $gold } monete d’oro ({ $reason }) e ora ne ha { $total }.
    }
monster_lands-event-granted = La regina concede { FORM($seat, "al") } { FORM($die, "un") } e { FORM($gift, "un") }.
monster_lands-event-healed = { FORM($member, "il") } { FORM($seat, "del") } guarisce.
monster_lands-event-hit =
    { $hits ->
        [one] { FORM($seat, "il") } subisce un colpo { FORM($path, "sul") }.
       *[other] { FORM($seat, "il") } subisce { $hits } colpi { FORM($path, "sul") }.
    }
monster_lands-event-joined = { FORM($member, "un") } si unisce { FORM($seat, "al") }; reputazione: { $reputation }.
monster_lands-event-land_drawn = Terra { $place }: { $land } con modificatore di percorso { $modifier }.
monster_lands-event-land_used = { FORM($seat, "il") } usa { $land }.
monster_lands-event-leads = { FORM($member, "un") } ora guida { FORM($seat, "il") }.
monster_lands-event-loot_taken = { FORM($seat, "il") } prende un bottino: { $loot }.
monster_lands-event-loot_used = { FORM($seat, "il") } usa un bottino: { $loot }.
monster_lands-event-mission_beaten = { FORM($seat, "il") } raggiunge l’obiettivo { FORM($path, "sul") }, ma un altro fa meglio.
monster_lands-event-mission_drawn = Sul tabellone c’è { FORM($mission, "un") }.
monster_lands-event-mission_failed = { FORM($seat, "il") } fallisce la missione { FORM($path, "sul") }.
monster_lands-event-mission_won = { FORM($seat, "il") } compie la missione { FORM($path, "sul") }.
monster_lands-event-monster_at_gate = { $monster } è all’ingresso della cittadella.
monster_lands-event-monster_attacks =
    { $dice ->
        [one] { $monster } attacca { FORM($path, "il") } con un dado.
       *[other] { $monster } attacca { FORM($path, "il") } con { $dice } dadi.
    }
monster_lands-event-monster_drawn = { $monster } appare { FORM($place, "nel") }.
monster_lands-event-monster_rages = Il mostro { FORM($place, "nel") } non è stato battuto: andrà alla cittadella.
monster_lands-event-monster_rolled =
    { $hits ->
        [0] Il mostro tira { $dice }: nessun colpo.
        [one] Il mostro tira { $dice }: un colpo.
       *[other] Il mostro tira { $dice }: { $hits } colpi.
    }
monster_lands-event-paid =
    { $gold ->
        [one] { FORM($seat, "il") } paga una moneta d’oro ({ $reason }); oro rimasto: { $total }.
       *[other] { FORM($seat, "il") } paga { $gold } monete d’oro ({ $reason }); oro rimasto: { $total }.
    }
monster_lands-event-panic = Il panico chiude { FORM($building, "il") }.
monster_lands-event-panic_over = Il panico è finito.
monster_lands-event-persuasion_rolled = { FORM($seat, "il") } tira un dado persuasione: { $face }.
monster_lands-event-phase = Fase: { $phase }.
monster_lands-event-placed =
    { $number ->
        [one] { FORM($seat, "il") } piazza { FORM($die, "un") } { FORM($building, "nel") }, spazio { $space }.
       *[other] { FORM($seat, "il") } piazza { $number } { FORM($die, "dadi") } { FORM($building, "nel") }, spazio { $space }.
    }
monster_lands-event-reshuffled = Gli scarti formano una nuova pila: { $pile }.
monster_lands-event-revealed = { FORM($path, "sul") } si rivela: { $trap }.
monster_lands-event-rival_assigned = Madhala occupa { FORM($path, "il") }.
monster_lands-event-rival_removed = { FORM($building, "Nel") } Madhala porta via: { $taken }.
monster_lands-event-rival_rolled = Madhala tira rosso { $red }, giallo { $yellow }.
monster_lands-event-rival_won = Madhala vince { FORM($path, "sul") }.
monster_lands-event-rolled =
    { FORM($path, "sul") }: { $dice }{ $bonus ->
        [0] {""}
        [one] ; bonus { $bonus }
       *[other] ; bonus { $bonus }
    }{ $carried ->
        [0] {""}
        [one] ; dai percorsi precedenti { $carried }
       *[other] ; dai percorsi precedenti { $carried }
    }; totale { $total }.
monster_lands-event-round = Round { $round }
monster_lands-event-stolen = Dadi rubati { FORM($victim, "dal") } per { FORM($path, "il") }: { $dice }.
monster_lands-event-talent_used = { FORM($seat, "il") } usa il talento { FORM($member, "del") }.
monster_lands-event-tokens_won =
    { $number ->
        [0] { FORM($seat, "il") } non prende niente
        [one] { FORM($seat, "il") } prende { $goods }
       *[other] { FORM($seat, "il") } prende { $goods }
    }{ $discarded ->
        [0] {""}
        [one] ; manca lo spazio per { $lost }
       *[other] ; manca lo spazio per { $lost }
    }.
monster_lands-event-trap_discarded = { FORM($seat, "il") } scarta: { $trap }.
monster_lands-event-traps_bought = { FORM($seat, "il") } compra: { $traps }.
monster_lands-event-trick_cancelled = { FORM($seat, "il") } annulla il trucco { FORM($path, "sul") }.
monster_lands-event-trophy_sold = { FORM($seat, "il") } vende il trofeo { $monster }.
monster_lands-event-turn = Tocca { FORM($seat, "al") }.
monster_lands-event-venom_used = Si usa un veleno { FORM($path, "sul") }: totale { $total }.
monster_lands-event-weakened =
    { $dice ->
        [one] { FORM($seat, "il") } cede un dado magia { FORM($path, "sul") }.
       *[other] { FORM($seat, "il") } cede { $dice } dadi magia { FORM($path, "sul") }.
    }
monster_lands-event-wounded = { $member } { FORM($seat, "del") } subisce una ferita { FORM($path, "sul") }.

## monster_lands.reason

monster_lands-reason-points = più punti vittoria
monster_lands-reason-tied_leader = punti pari, leader di reputazione più alta
monster_lands-reason-tied_trophies = punti pari, più trofei
monster_lands-reason-tied_gold = punti pari, più oro
monster_lands-reason-tied = pari in tutto
monster_lands-reason-cannon_fodder = carne da macello per mostri
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
    .un = una cattura
monster_lands-reason-eliminate = eliminazione
    .un = un’eliminazione
monster_lands-reason-conquest = conquista
    .un = una conquista

## monster_lands.source: what points came from, in a table

monster_lands-source-glory = Gloria: { $reason }

## monster_lands.building

monster_lands-building-hunters_lodge = capanno del cacciatore
    .il = il capanno del cacciatore
    .nel = nel capanno del cacciatore
    .breve = capanno
monster_lands-building-alchemists = alchimisti
    .il = gli alchimisti
    .nel = dagli alchimisti
    .breve = alchimisti
monster_lands-building-tavern = taverna
    .il = la taverna
    .nel = nella taverna
    .breve = taverna
monster_lands-building-armory = armeria
    .il = l’armeria
    .nel = nell’armeria
    .breve = armeria
monster_lands-building-pawnshop = banco dei pegni
    .il = il banco dei pegni
    .nel = al banco dei pegni
    .breve = banco
monster_lands-building-bazaar = bazaar
    .il = il bazaar
    .nel = nel bazaar
    .breve = bazaar
monster_lands-building-mine = miniera
    .il = la miniera
    .nel = nella miniera
    .breve = miniera

## monster_lands.pile

monster_lands-pile-hunters_lodge = capanno del cacciatore
    .nel = nel capanno del cacciatore
monster_lands-pile-rival = segnalini di Madhala
    .nel = fra i segnalini di Madhala
monster_lands-pile-tavern = taverna
    .nel = nella taverna
monster_lands-pile-bazaar = bazaar
    .nel = nel bazaar
monster_lands-pile-loot = bottini
    .nel = fra i bottini
monster_lands-pile-monsters = mostri
monster_lands-pile-lands = terre
monster_lands-pile-missions = missioni

## monster_lands.area

monster_lands-area-mission_a = la missione con dadi
    .un = una nuova missione con dadi
monster_lands-area-mission_b = il contratto
    .un = un nuovo contratto
monster_lands-area-land_a = la prima terra
monster_lands-area-land_b = la seconda terra
monster_lands-area-entrance = l’ingresso della cittadella

## monster_lands.where

monster_lands-where-land = percorso { $number } della terra { $land }
    .il = il percorso { $number } della terra { $land }
    .sul = sul percorso { $number } della terra { $land }
    .dal = dal percorso { $number } della terra { $land }
    .al = al percorso { $number } della terra { $land }
monster_lands-where-roll = percorso { $number } della missione con dadi
    .il = il percorso { $number } della missione con dadi
    .sul = sul percorso { $number } della missione con dadi
    .dal = dal percorso { $number } della missione con dadi
    .al = al percorso { $number } della missione con dadi
monster_lands-where-contract = percorso { $number } del contratto
    .il = il percorso { $number } del contratto
    .sul = sul percorso { $number } del contratto
    .dal = dal percorso { $number } del contratto
    .al = al percorso { $number } del contratto
monster_lands-where-upper = percorso alto all’ingresso
    .il = il percorso in alto all’ingresso
    .sul = sul percorso in alto all’ingresso
    .dal = dal percorso in alto all’ingresso
    .al = al percorso in alto all’ingresso
monster_lands-where-lower = percorso basso all’ingresso
    .il = il percorso in basso all’ingresso
    .sul = sul percorso in basso all’ingresso
    .dal = dal percorso in basso all’ingresso
    .al = al percorso in basso all’ingresso
monster_lands-where-place = terra { $number }
    .nel = nella terra { $number }
monster_lands-where-gate = ingresso della cittadella
    .nel = all’ingresso della cittadella

## monster_lands.affinity

monster_lands-affinity-none = nessuna
monster_lands-member-named = { $called }
    .il = { $called }
    .un = { $called }
    .del = di { $called }
monster_lands-member-novice = novizio
    .il = il novizio
    .un = un novizio
    .del = del novizio

## monster_lands.die

monster_lands-die-strength = forza
    .un = un dado forza
    .dado = dado forza
    .dadi = dadi forza
monster_lands-die-magic = magia
    .un = un dado magia
    .dado = dado magia
    .dadi = dadi magia
monster_lands-die-persuasion = persuasione
    .un = un dado persuasione
    .dado = dado persuasione
    .dadi = dadi persuasione
monster_lands-die-monster = mostro
monster_lands-die-faced = { $die } { $face }
    .un = { FORM($die, "un") } ({ $face })
    .dado = { FORM($die, "dado") } ({ $face })
    .dadi = { FORM($die, "dadi") } ({ $face })

## monster_lands.token

monster_lands-token-potion = pozione
    .un = una pozione
    .i = le pozioni
monster_lands-token-venom = veleno
    .un = un veleno
    .i = i veleni
monster_lands-token-defense = segnalino difesa
    .un = un segnalino difesa
    .i = i segnalini difesa
monster_lands-token-gold = oro
    .un = dell’oro
monster_lands-token-trap = trappola

## monster_lands.load

monster_lands-load-strength =
    { $n ->
        [one] un dado forza
       *[other] { $n } dadi forza
    }
monster_lands-load-magic =
    { $n ->
        [one] un dado magia
       *[other] { $n } dadi magia
    }
monster_lands-load-persuasion =
    { $n ->
        [one] un dado persuasione
       *[other] { $n } dadi persuasione
    }
monster_lands-load-tokens =
    { $n ->
        [one] una trappola
       *[other] { $n } trappole
    }
monster_lands-load-defense =
    { $n ->
        [one] un segnalino difesa
       *[other] { $n } segnalini difesa
    }
monster_lands-load-potion =
    { $n ->
        [one] una pozione
       *[other] { $n } pozioni
    }
monster_lands-load-venom =
    { $n ->
        [one] un veleno
       *[other] { $n } veleni
    }
monster_lands-load-gold =
    { $n ->
        [one] una moneta d’oro
       *[other] { $n } monete d’oro
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
        [one] un colpo grazie a talento, guardie o percorso
       *[other] { $n } colpi grazie a talento, guardie o percorso
    }
monster_lands-count-parry =
    { $n ->
        [one] un colpo con un segnalino difesa
       *[other] { $n } colpi con { $n } segnalini difesa
    }
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
monster_lands-difficulty-cutthroat = taglia-gola

## monster_lands.scenario

monster_lands-scenario-1 = Affari, come al solito
monster_lands-scenario-2 = Il denaro è il re
monster_lands-scenario-3 = Blitz
monster_lands-scenario-4 = Nessuna armatura
monster_lands-scenario-5 = A pieno carico
monster_lands-scenario-6 = Sotto attacco
monster_lands-scenario-7 = Diversifica
monster_lands-scenario-8 = Trucchi
monster_lands-scenario-9 = Missionario
monster_lands-scenario-10 = Fantasma

## monster_lands.group

monster_lands-group-starting = trappola iniziale
monster_lands-group-enhanced = trappola
monster_lands-group-shielded = trappola schermata
# Il regolamento dice quasi sempre «abilità», una volta «trucchi»: qui «trucchi», che non si confondono con i talenti.
monster_lands-group-trick = trucco

## monster_lands.talent

monster_lands-talent-defense =
    { $count ->
        [one] blocca un colpo di un mostro
       *[other] blocca { $count } colpi di un mostro
    }
monster_lands-talent-defense_some =
    { $count ->
        [one] blocca un colpo di un mostro { OR($affinities, "di") }
       *[other] blocca { $count } colpi di un mostro { OR($affinities, "di") }
    }
monster_lands-talent-reroll =
    { $count ->
        [one] rilancia un dado { OR($dice) }
       *[other] { $count } rilanci di dadi { OR($dice) }
    }
monster_lands-talent-reroll_distinct = rilancia { $count } dadi { OR($dice) } diversi
monster_lands-talent-reroll_mission =
    { $count ->
        [one] rilancia un dado { OR($dice) } in missione
       *[other] { $count } rilanci di dadi { OR($dice) } in missione
    }
monster_lands-talent-die_bonus = +{ $amount } a ogni { FORM($die, "dado") }
monster_lands-talent-die_bonus_monster = +{ $amount } a ogni { FORM($die, "dado") } contro i mostri
monster_lands-talent-die_bonus_conquest = +{ $amount } a ogni { FORM($die, "dado") } nelle conquiste
monster_lands-talent-total_capture = +{ $amount } per catturare
monster_lands-talent-total_eliminate = +{ $amount } per eliminare
monster_lands-talent-total_conquest = +{ $amount } per conquistare
monster_lands-talent-trap_capacity =
    { $amount ->
        [one] spazio per un’altra trappola
       *[other] spazio per altre { $amount } trappole
    }
monster_lands-talent-glory_on_capture = +{ $amount } gloria per una cattura
monster_lands-talent-buy_die = compra { FORM($die, "un") } per { $gold } oro, se non è su un percorso
monster_lands-talent-discount = sconto di { $amount } oro su un acquisto { FORM($building, "nel") }
monster_lands-talent-mine_bonus = +{ $gold } oro nella miniera
monster_lands-talent-divert_attack =
    { $dice ->
        [one] devia un dado attacco su un vicino
       *[other] devia { $dice } dadi attacco su un vicino
    }
monster_lands-talent-gain_token = dà { OR($goods) } in ogni round
monster_lands-talent-gain_gold = dà { $gold } oro in ogni round
monster_lands-talent-tokens_on_victory = dopo aver battuto un mostro: { OR($goods) }
monster_lands-talent-capture_without_trap = cattura senza trappola
monster_lands-talent-convert_die = converte un dado in uno di altro colore

## monster_lands.ability

monster_lands-ability-affinity_match_dice =
    { $dice ->
        [one] +1 dado attacco su una terra della sua affinità ({ $affinity })
       *[other] +{ $dice } dadi attacco su una terra della sua affinità ({ $affinity })
    }
monster_lands-ability-splash_before_attack =
    { $dice ->
        [one] prima di ogni attacco, un dado contro tutti
       *[other] prima di ogni attacco, { $dice } dadi contro tutti
    }
monster_lands-ability-death_hits_all =
    { $hits ->
        [one] se eliminato, un colpo a tutti
       *[other] se eliminato, { $hits } colpi a tutti
    }
monster_lands-ability-death_attacks_all =
    { $dice ->
        [one] se eliminato, un dado attacco contro tutti
       *[other] se eliminato, { $dice } dadi attacco contro tutti
    }
monster_lands-ability-forbid_tokens = contro questo mostro non servono { FORM($tokens, "i") }
monster_lands-ability-traps_required =
    { $count ->
        [one] serve una trappola per catturarlo
       *[other] servono { $count } trappole per catturarlo
    }
monster_lands-ability-automatic_hit =
    { $hits ->
        [one] un colpo automatico a ogni attacco
       *[other] { $hits } colpi automatici a ogni attacco
    }
monster_lands-ability-panic_tokens =
    { $count ->
        [one] diffonde un segnalino panico
       *[other] diffonde { $count } segnalini panico
    }
monster_lands-ability-enters_at_citadel = entra alla cittadella
monster_lands-ability-flees_to_citadel_on_capture = se catturato su una terra fugge alla cittadella
monster_lands-ability-die_penalty = −{ $amount } a ogni { FORM($die, "dado") }
monster_lands-ability-citadel_extra_dice =
    { $dice ->
        [one] +1 dado attacco alla cittadella
       *[other] +{ $dice } dadi attacco alla cittadella
    }
monster_lands-ability-forbid_defense_talents = i talenti difensivi non funzionano
monster_lands-ability-glory_loss_on_wound = una ferita costa { $glory } gloria
monster_lands-ability-forbid_equipment = contro questo mostro non serve { FORM($type, "nessun") }

## monster_lands.device

monster_lands-device-add_dice =
    { $count ->
        [one] porta { FORM($die, "un") }
       *[other] porta { $count } { FORM($die, "dadi") }
    }
monster_lands-device-add_dice_shielded =
    { $count ->
        [one] porta { FORM($die, "un") } che non si può rubare
       *[other] porta { $count } { FORM($die, "dadi") } che non si possono rubare
    }
monster_lands-device-die_bonus = +{ $amount } a ogni { FORM($die, "dado") }
monster_lands-device-total_bonus = +{ $amount } contro un mostro
monster_lands-device-steal_dice =
    { $count ->
        [one] ruba un dado { OR($dice) } a un vicino
       *[other] ruba fino a { $count } dadi { OR($dice) } a un vicino
    }
monster_lands-device-divert_attack =
    { $dice ->
        [one] devia un dado attacco su un vicino
       *[other] devia { $dice } dadi attacco su un vicino
    }

## monster_lands.booty

monster_lands-booty-glory_on = +{ $amount } gloria per { FORM($event, "un") }
monster_lands-booty-reroll =
    { $count ->
        [one] un rilancio di un dado { OR($dice) }
       *[other] { $count } rilanci di dadi { OR($dice) }
    }
monster_lands-booty-gain_tokens = { $goods }
monster_lands-booty-total_bonus = +{ $amount } per eliminare
monster_lands-booty-trophy_or_gold =
    { $trophies ->
        [one] un trofeo o { $gold } oro
       *[other] { $trophies } trofei o { $gold } oro
    }
monster_lands-booty-convert_die =
    { $count ->
        [one] { FORM($from, "un") } diventa { FORM($to, "un") }
       *[other] { FORM($from, "un") } diventa { $count } { FORM($to, "dadi") }
    }
monster_lands-booty-die_bonus = +{ $amount } a ogni { FORM($die, "dado") } di un percorso
monster_lands-booty-free_hire = ingaggia gratis un mercenario

## monster_lands.benefit

monster_lands-benefit-gain_dice =
    { $count ->
        [one] { FORM($die, "un") }
       *[other] { $count } { FORM($die, "dadi") }
    }
monster_lands-benefit-gain_glory = { $amount } gloria
monster_lands-benefit-gain_loot = un bottino
monster_lands-benefit-gain_token = { OR($goods) }
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
        [one] un rilancio di { FORM($die, "un") }
       *[other] { $count } rilanci di { FORM($die, "dadi") }
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
monster_lands-say-path = { $path }: { $must }, e fino a { $more } in più; { $benefit }
monster_lands-say-held = { $member } ({ $clan }): { $dice }; trappole: { $traps }; difesa: { $defense }
monster_lands-say-rival = Madhala
    .il = Madhala
    .del = di Madhala
    .al = a Madhala
    .dal = da Madhala
monster_lands-say-roll_mission = Missione con dadi: { OR($dice) }; obiettivo { $target }: { $reward } (altrimenti −{ $penalty } gloria)
monster_lands-say-contract = Contratto, percorso { $number }: { OR($dice) }; consegna { $discard }: { $reward }
monster_lands-say-dice_of = { $n } × { $die }
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
monster_lands-say-wounded = ferita
monster_lands-say-assigned = su un percorso
monster_lands-say-colonist = in colonia
monster_lands-say-used = talento usato
monster_lands-say-carrying = { $member } [{ $gear }]
monster_lands-say-state = { $member } ({ $state })
monster_lands-say-beside = { $one }, { $other }
monster_lands-say-land_used = usata
monster_lands-say-trophies = Trofei
monster_lands-say-lands = Terre
monster_lands-say-battle = In corso: { $area }, { $path }; riporto { $carried }, tirati: { $rolled }

## monster_lands.home

monster_lands-home = Guida un clan di mercenari: piazza dadi nella cittadella, poi tirali contro i mostri. Da una a quattro persone.

## monster_lands.order

monster_lands-order-afterwards = Quando la mia scorta di dadi è vuota e un talento è ancora usabile
monster_lands-order-salaries = Quando si pagano gli stipendi
monster_lands-order-heal = Quando nella pulizia una pozione può curare qualcuno
monster_lands-order-answer-pass = passa
monster_lands-order-answer-pay = paga senza vendere nulla
monster_lands-order-answer-done = non curare nessuno
