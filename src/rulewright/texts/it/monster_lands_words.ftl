### Monster Lands nel browser: parole brevi per i pulsanti, e l’intero tavolo a parole per chi non può vederlo.

## monster_lands.aim

monster_lands-aim = Ogni clan guida dei mercenari per sei round. Ogni round dà dei dadi: piazzali nella cittadella per assoldare gente e comprare equipaggiamento, pozioni e trappole, oppure manda qualcuno con dei dadi in una terra. Poi i dadi si tirano contro i mostri che ci vivono: catturarli o eliminarli porta gloria, e la terra può essere conquistata. A fine round paga la tua gente. Vince chi ha più punti dopo l’ultimo round: gloria, reputazione, trofei e simboli degli elementi.

## monster_lands.button

monster_lands-button-no_more = Nient’altro
monster_lands-button-nobody = Nessuno
monster_lands-button-unfulfilled = Lascia perdere
monster_lands-button-roll_stop = Fermati qui
monster_lands-button-leave_it = Va bene così
monster_lands-button-end_turn = Termina il turno
monster_lands-button-loot = Bottino: { $what }
monster_lands-button-land = Usa { $what }
monster_lands-button-use = Talento: { $what }
monster_lands-button-visit = { $building }: { $die }
monster_lands-button-gold = { $building }: { $n } oro
monster_lands-button-tokens = { $building }: { $n } segnalini
monster_lands-button-priced = { $name } ({ $cost } oro)

## monster_lands.tell

monster_lands-tell-round = Round { $round } di { $rounds }
monster_lands-tell-over = La partita è finita
monster_lands-tell-result =
    { $names } { $n ->
        [one] vince
       *[other] condividono la vittoria
    } con { $points } punti ({ $reason }).
monster_lands-tell-solo_result = { $rank }! { $scenario }, { $points } punti.
monster_lands-tell-undone_by = { $name } è tornato un passo indietro.
monster_lands-tell-undone = Si è tornati un passo indietro.
monster_lands-tell-titled = { $title }: { $inside }
monster_lands-tell-of_clan = { $what } ({ $clan })
monster_lands-tell-die = dado { $die }
monster_lands-tell-token = segnalino { $number } dall’alto
monster_lands-tell-face_down = coperta
monster_lands-tell-panic = chiuso per il panico
monster_lands-tell-excess = gloria in eccesso { $n }
monster_lands-tell-first = ha la tessera primo giocatore
monster_lands-tell-colonist = ci vive { $name }
monster_lands-tell-no_colonist = non ci vive nessuno
monster_lands-tell-missions_won =
    { $n ->
        [one] una missione compiuta
       *[other] { $n } missioni compiute
    }
monster_lands-tell-yields_gold = { $n } oro
monster_lands-tell-yields_tokens = { $n } pozioni o veleni
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
monster_lands-tell-roll_path = richiede { $dice }; tira { $target } per { $reward }, altrimenti perdi { $penalty } gloria
monster_lands-tell-contract_path = richiede { $dice }; consegna { $discard } per { $reward }
monster_lands-tell-land_path = richiede { $strength } forza e { $magic } magia, al massimo altri { $more_strength } e { $more_magic }; dà { $benefit }
monster_lands-tell-member = { $affinity }, costo { $cost }, reputazione { $reputation }, dadi: { $dice }; { $effect }
monster_lands-tell-gear = { $type }, costo { $cost }; { $effect }
monster_lands-tell-rewards = catturato: { $gold } oro e { $glory } gloria; eliminato: { $more } gloria e { $trophies } trofei
monster_lands-tell-land_use = per il suo colono: { $dice } dà { $effect }
monster_lands-tell-costs = costa { $n } oro
monster_lands-tell-difficulty = difficoltà: { $difficulty }
monster_lands-tell-attack_dice = dadi attacco in più dei mostri in questo round: { $n }
monster_lands-tell-hits = { $path }: colpi da subire: { $n }
monster_lands-tell-novices = novizi rimasti: { $n }
monster_lands-tell-no_monster = qui non c’è nessun mostro

## monster_lands.odds

monster_lands-odds-lost = il mercenario è perduto
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
monster_lands-thing-mission = Missione con tiro di dadi
monster_lands-thing-contract = Contratto
monster_lands-thing-lands = Terre
monster_lands-thing-entrance = Ingresso della cittadella
monster_lands-thing-loot = Bottino
monster_lands-thing-leader = Leader
monster_lands-thing-talent = Talento
monster_lands-thing-wounded = Ferito
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
