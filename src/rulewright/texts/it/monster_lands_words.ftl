### Monster Lands nel browser: parole brevi per i pulsanti, e l’intero tavolo a parole per chi non può vederlo.

## monster_lands.aim

monster_lands-aim = Ogni clan guida dei mercenari per sei round. Ogni round dà dei dadi: piazzali nella cittadella per ingaggiare gente e comprare equipaggiamento, pozioni e trappole, oppure manda qualcuno con dei dadi in una terra. Poi i dadi si tirano contro i mostri che ci vivono: catturarli o eliminarli porta gloria, e la terra può essere conquistata. A fine round paga la tua gente. Vince chi ha più punti dopo l’ultimo round: gloria, reputazione, trofei e simboli delle affinità.

## monster_lands.button

monster_lands-button-no_more = Nient’altro
monster_lands-button-nobody = Nessuno
monster_lands-button-unfulfilled = Lascia perdere
monster_lands-button-end_turn = Termina il turno
monster_lands-button-loot = Bottino: { $what }
monster_lands-button-land = Usa { $what }
monster_lands-button-use = { $what }: { $effect }
monster_lands-button-gold = { $building }: { $n } oro
monster_lands-button-tokens =
    { $n ->
        [one] { $building }: un segnalino
       *[other] { $building }: { $n } segnalini
    }
monster_lands-button-priced = { $name } ({ $cost } oro)
monster_lands-button-carried = { $name } ({ $member })
monster_lands-button-priced_sum = { $name } (in tutto { $cost } oro)
monster_lands-button-left =
    { $n }: { $left ->
        [0] non passa niente
        [one] ne passa uno
       *[other] ne passano { $left }
    }
monster_lands-button-short = Paga { $gold }: diserta { OR($who, "un") }

## monster_lands.tell

monster_lands-tell-round = Round { $round } di { $rounds }
monster_lands-tell-round_last = Round { $round }, l’ultimo: raggiunti { $glory } di gloria
monster_lands-tell-over = La partita è finita
monster_lands-tell-result =
    { $n ->
        [one] { FORM($names, "Il") } vince
       *[other] { FORM($names, "Il") } condividono la vittoria
    } con { $points ->
        [one] un punto
       *[other] { $points } punti
    } ({ $reason }).
monster_lands-tell-early = È finita nel round { $round }, perché sono stati raggiunti { $glory } di gloria.
monster_lands-tell-solo_result =
    { $rank }! { $scenario }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
monster_lands-tell-missing = Per il grado { $rank } mancano: { $what }.
monster_lands-tell-missing_part = { $what } { $n }
monster_lands-tell-titled = { $title }: { $inside }
monster_lands-tell-of_clan = { $what } ({ $clan })
monster_lands-tell-die = { FORM($die, "dado") }
monster_lands-tell-token = segnalino { $number } dall’alto
monster_lands-tell-face_down = coperta
monster_lands-tell-panic = chiuso per il panico
monster_lands-tell-excess = gloria in eccesso { $n }
monster_lands-tell-first = ha la tessera primo giocatore
monster_lands-tell-colonist = ci vive { FORM($name, "un") }
monster_lands-tell-no_colonist = non ci vive nessuno
monster_lands-tell-missions_won =
    { $n ->
        [one] una missione compiuta
       *[other] { $n } missioni compiute
    }
monster_lands-tell-yields_gold = { $n } oro
monster_lands-tell-yields_tokens =
    { $n ->
        [one] una pozione o un veleno
       *[other] { $n } pozioni o veleni
    }
monster_lands-tell-with_potions =
    { $n ->
        [one] una pozione
       *[other] { $n } pozioni
    }
monster_lands-tell-with_venoms =
    { $n ->
        [one] un veleno
       *[other] { $n } veleni
    }
monster_lands-tell-with_gold = { $n } oro sul suo segnalino
monster_lands-tell-entrance =
    { $n ->
        [one] le guardie bloccano un colpo
       *[other] le guardie bloccano { $n } colpi
    }
monster_lands-tell-no_mission = qui non c’è nessuna missione
monster_lands-tell-roll_path = richiede { OR($dice) }; tira { $target } per { $reward }, altrimenti perdi { $penalty } gloria
monster_lands-tell-contract_path = richiede { OR($dice) }; consegna { $discard } per { $reward }
monster_lands-tell-land_path = richiede { $must }, e fino a { $more } in più; dà { $benefit }
monster_lands-tell-member = { $affinity }, costo { $cost }, reputazione { $reputation }, dadi: { $dice }; { $effect }
monster_lands-tell-gear = { $type }, costo { $cost }; { $effect }
monster_lands-tell-rewards = catturato: { $gold } oro e { $glory } gloria; eliminato: { $more } gloria e { $trophies ->
        [one] un trofeo
       *[other] { $trophies } trofei
    }
monster_lands-tell-attacks_with =
    { $n ->
        [one] ora attacca con un dado
       *[other] ora attacca con { $n } dadi
    }
monster_lands-tell-sells_for = venduto, rende { $n } oro
monster_lands-tell-land_use = il suo colono dà per { OR($dice) }: { $effect }
monster_lands-tell-costs = costa { $n } oro
monster_lands-tell-difficulty = difficoltà: { $difficulty }
monster_lands-tell-attack_dice = dadi attacco in più dei mostri in questo round: { $n }
monster_lands-tell-hits = { $path }: colpi da subire: { $n }
monster_lands-tell-novices = novizi rimasti: { $n }
monster_lands-tell-no_monster = qui non c’è nessun mostro

## monster_lands.odds

monster_lands-odds-lost = il mercenario muore
monster_lands-odds-alive = il mercenario vive
monster_lands-odds-captured = il mostro è catturato
monster_lands-odds-eliminated = il mostro è eliminato
monster_lands-odds-failed = il mostro resiste
monster_lands-odds-conquered = la terra è conquistata
monster_lands-odds-unconquered = la terra non è conquistata
monster_lands-odds-reached = l’obiettivo è raggiunto
monster_lands-odds-missed = l’obiettivo è mancato

## monster_lands.thing

monster_lands-thing-glory = Gloria
monster_lands-thing-reputation = Reputazione
monster_lands-thing-excess = Gloria in eccesso
monster_lands-thing-points = Punti vittoria
monster_lands-thing-gold = Oro
monster_lands-thing-salaries = Stipendi
monster_lands-thing-pool = Scorta di dadi
monster_lands-thing-round = Tracciato dei round
monster_lands-thing-first = Primo giocatore
monster_lands-thing-attack_dice = Dadi attacco aggiuntivi
monster_lands-thing-missions = Missioni
monster_lands-thing-mission = Missione con dadi
monster_lands-thing-contract = Contratto
monster_lands-thing-lands = Terre
monster_lands-thing-entrance = Ingresso della cittadella
monster_lands-thing-loot = Bottino
monster_lands-thing-leader = Leader
monster_lands-thing-talent = Talento
monster_lands-thing-wounded = Ferita
monster_lands-thing-colony = Terre colonizzate
monster_lands-thing-novice = Novizi
monster_lands-thing-panic = Panico
monster_lands-thing-trophies = Trofei
monster_lands-thing-affinities = Affinità
monster_lands-thing-modifier = Modificatore di percorso
monster_lands-thing-capture = Valore di cattura
monster_lands-thing-elimination = Valore di eliminazione
monster_lands-thing-conquest = Valore di conquista
monster_lands-thing-rival = Madhala
monster_lands-thing-scenario = Scenario
monster_lands-thing-battle = Battaglia
monster_lands-thing-citadel = Cittadella
monster_lands-thing-tricks = Trucchi
monster_lands-thing-heroic = Morte eroica
monster_lands-thing-equipment = Equipaggiamento
monster_lands-thing-traps = Trappole
monster_lands-thing-deck = Pila

## monster_lands.ask: questions with the numbers they are about

monster_lands-ask-salaries = Stipendi: { $due } oro da pagare, ne hai { $gold }. Vendi prima qualcosa?
monster_lands-ask-use_discount = Usi ora lo sconto { FORM($name, "del") }? Pagheresti { $after } oro invece di { $due }.
monster_lands-ask-buy_trap = Un’altra trappola con lo stesso dado? Finora sono { $due } oro.
monster_lands-ask-block_guards =
    { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    }: quanti ne fermano guardie e talenti?
monster_lands-ask-block_shield =
    { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    }: quanti ne fermano lo scudo del percorso e i talenti?
monster_lands-ask-block_tokens =
    { $hits ->
        [one] Resta un colpo
       *[other] Restano { $hits } colpi
    }: quanti segnalini difesa scarti?
monster_lands-ask-drink =
    { $wounds ->
        [one] Una ferita
       *[other] { $wounds } ferite
    }: quante pozioni si bevono?
monster_lands-ask-path_dice = Quali dadi? Almeno { $must }, fino a { $more } in più.
monster_lands-ask-path_dice_gate = Quali dadi? Posto per { $room }: un dado ne occupa uno, un segnalino due.
monster_lands-ask-path_tokens =
    Quante trappole e quanti segnalini difesa? Posto per { $room ->
        [0] niente
        [one] uno
       *[other] { $room }
    }.
monster_lands-ask-strike_done = L’attacco: tutti i dadi sono tirati. Modifichi qualcosa o ti fermi?
monster_lands-ask-strike_none = L’attacco: non ci sono dadi da tirare. Usi qualcosa o ti fermi?
monster_lands-ask-contract = Adempi il contratto: consegni { $discard } per { $reward }?

## monster_lands.answer: options with what they cost and bring

monster_lands-answer-pay = Paga { $due } oro
monster_lands-answer-pay_short = Paga { $gold } oro su { $due }: diserta { OR($who, "un") }
monster_lands-answer-fulfil = Consegna { $discard } per { $reward }
monster_lands-answer-leave = Lascia il contratto
monster_lands-answer-lack = { $what } (manca ancora: { $discard })
monster_lands-answer-off = { $what }: sconto di { $n } oro
monster_lands-answer-at_once = { $what }, compra subito: { $thing }
monster_lands-answer-defense = { $goods } per { $cost } oro
monster_lands-answer-block =
    Fermane { $n }: { $left ->
        [0] non passa niente
        [one] passa un colpo
       *[other] passano { $left } colpi
    }
monster_lands-answer-drink =
    Bevine { $n }: { $left ->
        [0] non resta nessuna ferita
        [one] resta una ferita
       *[other] restano { $left } ferite
    }
monster_lands-answer-several = { $goods }
monster_lands-answer-give_up =
    { $n ->
        [0] Tieni tutti i dadi magia
        [one] Cedi un dado magia
       *[other] Cedi { $n } dadi magia
    }

## monster_lands.hint: what helps a beginner at this very moment

monster_lands-hint-arm = Senza trappole non si cattura, e senza difesa si vive poco: comprane, poi manda qualcuno in una terra.
monster_lands-hint-go = Hai di che combattere: manda qualcuno in una terra finché i percorsi buoni sono liberi. La gloria viene dai mostri.
monster_lands-hint-poor = L’oro scarseggia: i dadi forza ne scavano nella miniera, e serve per acquisti e stipendi.
monster_lands-hint-magic = Restano solo dadi magia: gli alchimisti ne fanno pozioni e veleni, e alcuni percorsi li accettano.
monster_lands-hint-home = Ora non puoi mandare fuori nessuno: usa i dadi nella cittadella, per oro, segnalini o gente nuova.
monster_lands-hint-pawn = Nient’altro accetta più questi dadi: al banco dei pegni ognuno vale ancora una moneta.
monster_lands-hint-out = Gli edifici ora sono fuori portata, ma i percorsi sono aperti: fuori i dadi portano gloria.
monster_lands-hint-forfeit = Nessun posto accetta più i tuoi dadi: vi rinunci.
monster_lands-hint-capture = Tira un dado alla volta. Da { $capture } in su puoi fermarti e catturarlo per l’oro; da { $elimination } è eliminato, per gloria e trofei.
monster_lands-hint-last = Tutti i dadi sono tirati: { $capture } lo cattura per l’oro, { $elimination } lo elimina per gloria e trofei. Rilanci, veleni e bottini possono ancora cambiare il totale.
monster_lands-hint-no_trap = Da qui non si può catturare, perché mancano le trappole: conta solo { $elimination } o più. Ciò che manca possono aggiungerlo i percorsi seguenti.
monster_lands-hint-deadly =
    { FORM($name, "Il") } muore con { $deadly ->
        [one] una ferita
       *[other] { $deadly } ferite
    }{ $potions ->
        [0] {""}
        [one] ; una pozione sul percorso può annullarne una
       *[other] ; { $potions } pozioni sul percorso possono annullarne altrettante
    }.
monster_lands-hint-once = Talenti, guardie e scudi non costano nulla, ma valgono una volta per round: tienine da parte solo se arriva un altro attacco.
monster_lands-hint-spent = I segnalini rimasti su un percorso si perdono comunque.
monster_lands-hint-wages = A fine round gli stipendi costano { $due } monete e ne hai { $gold }: tienine abbastanza, o qualcuno se ne va.
monster_lands-hint-short = Non puoi pagare tutti gli stipendi, quindi se ne va un membro: { OR($who, "un") }. Prima vendi un trofeo o usa un bottino, se vuoi tenere tutti.
monster_lands-hint-lack = Non hai ciò che richiede. Vendere un trofeo o usare un bottino può aiutare; rinunciare non costa nulla.
