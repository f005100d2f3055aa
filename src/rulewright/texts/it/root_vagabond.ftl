### Il Vagabondo: tutte le sue parole.

## root.say

root-say-no_character = ancora nessun personaggio
root-say-items = oggetti
root-say-relations = relazioni
root-say-quests = missioni
root-say-completed = missioni completate
root-say-quest_needs = { $quest } ({ $suit }): { $items }

## root.faction

root-faction-vagabond = Vagabondo
    .il = il Vagabondo
    .del = del Vagabondo

## root.short

root-short-vagabond = Vagabondo
    .il = il Vagabondo
    .del = del Vagabondo
    .al = al Vagabondo
    .dal = dal Vagabondo
    .gender = m

## root.about

root-about-vagabond = un viaggiatore solitario con uno zaino di oggetti, missioni e amicizie

## root.item_state

root-item_state-ready = { $item }
    .un = { FORM($item, "un") }
root-item_state-exhausted =
    { $item } { FORM($item, "gender") ->
        [f] (esaurita)
        [pl] (esaurite)
       *[m] (esaurito)
    }
    .un =
        { FORM($item, "un") } { FORM($item, "gender") ->
            [f] (esaurita)
            [pl] (esaurite)
           *[m] (esaurito)
        }
root-item_state-damaged =
    { $item } { FORM($item, "gender") ->
        [f] (danneggiata)
        [pl] (danneggiate)
       *[m] (danneggiato)
    }
    .un =
        { FORM($item, "un") } { FORM($item, "gender") ->
            [f] (danneggiata)
            [pl] (danneggiate)
           *[m] (danneggiato)
        }
root-item_state-worn =
    { $item } { FORM($item, "gender") ->
        [f] (danneggiata, esaurita)
        [pl] (danneggiate, esaurite)
       *[m] (danneggiato, esaurito)
    }
    .un =
        { FORM($item, "un") } { FORM($item, "gender") ->
            [f] (danneggiata, esaurita)
            [pl] (danneggiate, esaurite)
           *[m] (danneggiato, esaurito)
        }

## root.character_name

root-character_name-thief = Ladro
root-character_name-tinker = Viandante
root-character_name-ranger = Ranger

## root.character_effect

root-character_effect-thief = stivale, torcia, tè, spada; Furto: prende una carta a caso da chi è nella radura
root-character_effect-tinker = stivale, torcia, sacco, martello; Lavoro Occasionale: prende dalla pila degli scarti una carta del simbolo della radura
root-character_effect-ranger = stivale, torcia, balestra, spada; Nascondiglio: ripara tre oggetti e chiude il Giorno

## root.relation

root-relation-hostile = Ostile
    .f = Ostile
root-relation-indifferent = Indifferente
    .f = Indifferente
root-relation-amiable = Cordiale
    .f = Cordiale
root-relation-friendly = Amichevole
    .f = Amichevole
root-relation-allied = Alleato
    .f = Alleata

## root.quest_name

root-quest_name-fundraising = Raccolta Fondi
root-quest_name-errand = Commissione
root-quest_name-logistics_help = Aiuto Logistico
root-quest_name-repair_a_shed = Riparare un Capanno
root-quest_name-give_a_speech = Tenere un Discorso
root-quest_name-guard_duty = Turno di Guardia
root-quest_name-fend_off_a_bear = Respingere un Orso
root-quest_name-expel_bandits = Scacciare i Banditi
root-quest_name-escort = Scorta

## root.score

root-score-explore = per una rovina esplorata
root-score-ally = per l’aiuto a un alleato
root-score-relationship = per una relazione migliore
root-score-quest = per le missioni
root-score-infamy = per infamia

## root.source: what points came from, in a table

root-source-explore = Rovine esplorate
root-source-ally = Aiuti agli alleati
root-source-relationship = Relazioni
root-source-quest = Missioni
root-source-infamy = Infamia

## root.prompt

root-prompt-vagabond-action = Giorno: quale azione?
root-prompt-vagabond-aid = Chi aiuti?
root-prompt-vagabond-aid_card = Quale carta cedi { FORM($clearing, "nel") }?
root-prompt-vagabond-aid_item = Quale oggetto esaurisci per l’aiuto?
root-prompt-vagabond-aid_take = Quale oggetto costruito prendi in cambio?
root-prompt-vagabond-capacity = Porti troppo. A quale oggetto rinunci per sempre?
root-prompt-vagabond-character = Quale personaggio giochi?
root-prompt-vagabond-coalition = Con chi formi una coalizione?
root-prompt-vagabond-day_labor = Lavoro Occasionale: quale carta prendi dalla pila degli scarti?
root-prompt-vagabond-enlist = I guerrieri alleati { FORM($clearing, "nel") } combattono per te?
root-prompt-vagabond-escort = I guerrieri di chi vengono con te { FORM($origin, "dal") } { FORM($destination, "al") }?
root-prompt-vagabond-full_removal = Qui si rimuove tutto; tu danneggi oggetti. Quale?
root-prompt-vagabond-hit = Danno { FORM($clearing, "nel") }: chi lo subisce?
root-prompt-vagabond-move = Dove ti muovi?
root-prompt-vagabond-quest = Quale missione completi?
root-prompt-vagabond-refresh = Quale oggetto riattivi?
root-prompt-vagabond-repair = Quale oggetto ripari?
root-prompt-vagabond-reward = Quale ricompensa prendi?
root-prompt-vagabond-slip = Prendi una Scorciatoia verso un luogo vicino, o resti?
root-prompt-vagabond-start = In quale foresta cominci?
root-prompt-vagabond-steal = Furto: a chi?
root-prompt-vagabond-strike = Incursione: contro che cosa?

## root.option

root-option-explore = esplorazione della rovina
root-option-aid = aiuto (cedi una carta, esaurisci un oggetto)
root-option-quest = missione da completare
root-option-strike = incursione con la balestra
root-option-repair = riparazione di un oggetto
root-option-special = azione speciale del personaggio
root-option-cards = pesca due carte
root-option-points = un punto per ogni missione completata di questo simbolo
root-option-ally = un guerriero alleato

## root.label

root-label-activate_coalition = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo in coalizione con qualcuno

## root.event

root-event-pawn = { FORM($seat, "il") } va { FORM($origin, "dal") } { FORM($destination, "al") }.
root-event-pawn-start = { FORM($seat, "il") } comincia { FORM($destination, "nel") }.
root-event-coalition = { FORM($seat, "il") } forma una coalizione con { FORM($partner, "il") }.
root-event-character = { FORM($seat, "il") } parte come { $character }.
root-event-refreshed = { FORM($seat, "il") } riattiva { FORM($item, "un") }.
root-event-rested = { FORM($seat, "il") } riposa nella foresta.
root-event-item_lost = { FORM($seat, "il") } perde per sempre { FORM($item, "un") }.
root-event-damaged = { FORM($seat, "il") } danneggia { FORM($item, "un") }.
root-event-repaired = { FORM($seat, "il") } ripara { FORM($item, "un") }.
root-event-exhausted = { FORM($seat, "il") } esaurisce { FORM($item, "un") }.
root-event-explored = { FORM($seat, "il") } esplora la rovina { FORM($place, "nel") } e trova { FORM($item, "un") }.
root-event-aided = { FORM($seat, "il") } aiuta { FORM($other, "il") }.
root-event-took_item = { FORM($seat, "il") } prende { FORM($item, "un") } { FORM($other, "dal") }.
root-event-quest = { FORM($seat, "il") } completa la missione { $quest }.
root-event-new_quest = C’è una nuova missione: { $quest }.
root-event-day_labor = { FORM($seat, "il") } prende { $card } dalla pila degli scarti.
root-event-relation =
    { FORM($other, "il") } ora è { FORM($other, "gender") ->
        [f] { FORM($relation, "f") }
       *[m] { $relation }
    } verso { FORM($seat, "il") }.

## root.why

root-why-no-aid = Per l’Aiuto servono una carta corrispondente, un oggetto da esaurire e pezzi di qualcuno nella tua radura.
root-why-no-boots = Hai troppo pochi stivali da esaurire.
root-why-no-explore = Servono una torcia e una rovina nella tua radura.
root-why-no-item = Quell’oggetto non è più nella riserva.
root-why-no-labor = Nessuna carta della pila degli scarti è un uccello o corrisponde alla tua radura.
root-why-no-partner = Nessuno può allearsi con te: gli altri hanno lasciato il tracciato del punteggio o sono già in coalizione.
root-why-no-quest = Nessuna missione va bene per la tua radura e i tuoi oggetti.
root-why-no-quest-items = Non hai pronti entrambi gli oggetti di quella missione.
root-why-no-repair = Servono un martello e un oggetto danneggiato.
root-why-no-strike = Servono una balestra e un nemico nella tua radura.
root-why-no-torch = Non hai torce da esaurire.
root-why-no-victim = Nella tua radura non ci sono pezzi di chi abbia carte in mano.
root-why-quest-suit = Quella missione ha un simbolo diverso dalla tua radura.

## root.button

root-button-explore = Esplorazione
root-button-aid = Aiuto
root-button-quest = Missione
root-button-strike = Incursione
root-button-repair = Riparazione
root-button-special = Azione speciale
root-button-special_thief = Furto
root-button-special_tinker = Lavoro Occasionale
root-button-special_ranger = Nascondiglio
root-button-character-thief = Ladro: ruba carte
root-button-character-tinker = Viandante: prende scarti
root-button-character-ranger = Ranger: ripara oggetti
root-button-cards = Due carte
root-button-points = Punti
root-button-ally = Guerriero alleato
root-button-stay = Resta
root-button-let_go = Lasciali andare
root-button-alone = Senza alleati
root-button-take_nothing = Non prendere nulla

## root.tell

root-tell-pawn = pedina
root-tell-satchel = Zaino e oggetti danneggiati: { $n }, al massimo { $limit }
root-tell-relation_to = relazione con { FORM($name, "il") }
root-tell-relation = { $relation }, { $aids }
root-tell-tiles = { $n } × { $item }
root-tell-tiles-track = { $n } × { $item }, { $track }
root-tell-aids =
    { $n ->
        [one] { $n } aiuto in questo turno
       *[other] { $n } aiuti in questo turno
    }
root-tell-quest = missione
root-tell-quests_left = missioni nel mazzo: { $n }

## root.thing

root-thing-pawn = Pedina
root-thing-exhausted = Oggetti esauriti
root-thing-damaged = Oggetti danneggiati
root-thing-satchel = Zaino
root-thing-relations = Relazioni
root-thing-quests = Missioni
root-thing-completed = Missioni completate
root-thing-coalition = Coalizione

## root.seat

root-seat-items-ready = oggetti pronti
root-seat-coalition = coalizione
root-seat-how-vagabond = Fa punti con amicizie, missioni, rovine esplorate e con i pezzi dei suoi nemici.
root-seat-birdsong-vagabond = Riattiva gli oggetti, poi prende una scorciatoia verso un luogo vicino.
root-seat-daylight-vagabond = Esaurisce oggetti per agire: movimento, attacco, esplorazione, aiuto, missione, incursione, riparazione, produzione, azione speciale.
root-seat-evening-vagabond = In una foresta ripara tutto. Pesca, tiene cinque carte, controlla lo zaino.
root-seat-character = Personaggio
root-seat-tracks = Tracciati degli oggetti
root-seat-track-tea =
    { $n ->
        [one] ognuno riattiva { $n } oggetto in più
       *[other] ognuno riattiva { $n } oggetti in più
    }
root-seat-track-coins =
    { $n ->
        [one] ognuna fa pescare { $n } carta in più
       *[other] ognuna fa pescare { $n } carte in più
    }
root-seat-track-bag =
    { $n ->
        [one] ognuno fa portare { $n } oggetto in più
       *[other] ognuno fa portare { $n } oggetti in più
    }
root-seat-satchel = Zaino
root-seat-satchel-hint = quelli pallidi sono esauriti
root-seat-damaged = Danneggiati
root-seat-capacity =
    { $n ->
        [one] { $n } oggetto su { $limit } tra zaino e danneggiati
       *[other] { $n } oggetti su { $limit } tra zaino e danneggiati
    }
root-seat-relations = Relazioni
root-seat-relations-hint = I pezzi delle fazioni ostili danno un punto l’uno nelle battaglie del suo turno.
root-seat-step = { $aids }× aiuto: +{ $points }
root-seat-aids = aiuti dati in questo turno
root-seat-quests = Missioni
root-seat-quests-none = nessuna missione scoperta
root-seat-quests-done = Completate:
root-seat-quests-deck = { $n } nel mazzo

## root.fight

root-fight-hostile = { FORM($name, "Il") } diventa ostile

## root.setup

root-setup-does-vagabond = Vaga in solitudine con uno zaino di oggetti, aiuta, esplora e combatte. Il suo compito: farsi gli amici giusti, e i nemici.
root-setup-hard-vagabond = molte scelte, pochi pezzi

## root.coach

root-coach-vagabond-birdsong = Si riattivano tre oggetti esauriti, e altri due per ogni tè sul suo tracciato. Poi c’è la Scorciatoia, un passo gratuito: l’unico modo di entrare in una foresta.
root-coach-vagabond-daylight = Ogni azione esaurisce oggetti: pensa prima a tutto il cammino. Esplora presto le rovine: più oggetti, più di tutto.
root-coach-vagabond-evening = In una foresta si riparano tutti gli oggetti danneggiati. Poi peschi una carta, più una per ogni pila di monete sul tracciato, e controlli quanto puoi portare.
root-coach-vagabond-action = Presso una rovina, esplora; accanto ad altri e con una carta corrispondente, aiuta; con i due oggetti giusti, fa’ una missione. Tieni uno stivale per lasciare le cattive compagnie.
root-coach-vagabond-aid = Aiuta chi ha costruito un oggetto che ti serve, o chi con questo aiuto passa allo spazio successivo. Servono uno, due, poi tre aiuti nello stesso turno.
root-coach-vagabond-aid_card = La carta va nella mano di chi aiuti. Meglio qualcosa di innocuo che un’imboscata.
root-coach-vagabond-aid_item = Va bene qualsiasi oggetto pronto. Esaurisci quello che ti serve meno in questo turno.
root-coach-vagabond-aid_take = Un oggetto nuovo vale spesso più della carta che hai dato. Spade, stivali e tè non sono mai troppi.
root-coach-vagabond-capacity = Ciò a cui rinunci è perso per sempre. Lascia prima gli oggetti danneggiati o doppi; i sacchi sul tracciato permettono di portare di più.
root-coach-vagabond-character = Il Ranger combatte meglio e ripara tre oggetti, il Ladro prende carte, il Viandante produce e ripara. Per una prima partita il Ranger perdona di più.
root-coach-vagabond-coalition = Lasci il tracciato del punteggio e vinci solo se vince la fazione scelta. È una via d’uscita quando i punti sono lontani.
root-coach-vagabond-day_labor = Prendi ciò che puoi usare subito: una carta da produrre qui, da dare in aiuto, o un uccello, che va bene ovunque.
root-coach-vagabond-enlist = I loro guerrieri aumentano i danni che puoi infliggere con i dadi e ne subiscono al posto tuo. Se ne subiscono più dei tuoi oggetti, la loro fazione diventa Ostile.
root-coach-vagabond-escort = I guerrieri alleati ti seguono senza doverlo chiedere. Portali se vuoi combattere con loro là.
root-coach-vagabond-full_removal = Tu resti, ma tre tuoi oggetti si danneggiano. Scegli ciò di cui puoi fare a meno finché non riposi o ripari.
root-coach-vagabond-hit = Danneggia ciò che ti serve meno; vanno bene anche gli oggetti esauriti. Salva una spada: senza una spada integra non infliggi danni con i dadi e non hai difese.
root-coach-vagabond-move = Un passo costa uno stivale, due dove ci sono guerrieri Ostili. Va’ dove ti aspetta una rovina, una missione di quel simbolo o qualcuno da aiutare.
root-coach-vagabond-quest = I due oggetti si esauriscono. Le missioni di un simbolo si sommano: in punti, la prima ne dà uno, la seconda due, la terza tre.
root-coach-vagabond-refresh = Riattiva ciò che serve oggi: stivali per viaggiare e gli oggetti della prossima rovina, missione o battaglia.
root-coach-vagabond-repair = Ripara ciò che fa punti: prima spade, stivali e torce. L’oggetto torna com’era: se era esaurito, resta esaurito.
root-coach-vagabond-reward = All’inizio valgono di più due carte; con più missioni di questo simbolo, prendi i punti.
root-coach-vagabond-slip = Un passo gratuito, anche in una foresta o in una radura Ostile. Va’ verso una rovina o una missione; passa la notte in una foresta se molto è danneggiato.
root-coach-vagabond-start = Comincia in una foresta accanto a una rovina: esplorarla sarà il primo punto e il primo oggetto nuovo.
root-coach-vagabond-steal = Ricevi una carta a caso. Prendila a chi è in testa, o a chi ne ha di più.
root-coach-vagabond-strike = Niente dadi: il pezzo è rimosso. Un guerriero rende Ostile la sua fazione; un edificio o segnalino senza guardie è un punto e non rompe amicizie.

## root.explain

root-explain-vagabond = Una sola pedina, con oggetti al posto dei guerrieri. Non controlla mai radure, ma si muove chiunque le controlli.
    .law = root 9.2.3
root-explain-pawn = Il Vagabondo stesso: non è un guerriero, non conta per il controllo e non può essere rimosso.
    .law = root 9.2.2
root-explain-thief = Comincia con stivale, torcia, tè e spada. Furto: una torcia prende una carta a caso dalla mano di chi è nella radura.
    .law = root D.1
root-explain-tinker = Comincia con stivale, torcia, sacco e martello. Lavoro Occasionale: una torcia prende dalla pila degli scarti una carta della radura o un uccello.
    .law = root D.2
root-explain-ranger = Comincia con stivale, torcia, balestra e spada. Nascondiglio: una torcia ripara tre oggetti e chiude il Giorno.
    .law = root D.3
root-explain-exhausted = A faccia in giù: già usato, finché non si riattiva.
    .law = root 9.5
root-explain-damaged = Ogni danno danneggia un oggetto, inutile finché non lo ripara un martello o una notte nella foresta.
    .law = root 9.2.7
root-explain-satchel = Contiene sei oggetti, più due per ogni sacco sul tracciato; i danneggiati contano, quelli sui tracciati no. Al Crepuscolo ciò che eccede è perso per sempre.
    .law = root 9.6.4
root-explain-relations = I rapporti delle altre fazioni con il Vagabondo. L’Aiuto li migliora e dà punti; rimuovere un guerriero rende Ostile la fazione.
    .law = root 9.2.9
root-explain-indifferent = L’inizio. Un aiuto in un turno rende Cordiale questa fazione, per un punto.
    .law = root 9.2.9
root-explain-amiable = Due aiuti in un turno rendono Amichevole questa fazione, per due punti.
    .law = root 9.2.9.I
root-explain-friendly = Tre aiuti in un turno rendono Alleata questa fazione, per due punti.
    .law = root 9.2.9.I
root-explain-allied = Ogni aiuto a un alleato dà due punti, e i guerrieri alleati si muovono e attaccano con il Vagabondo.
    .law = root 9.2.9.II
root-explain-hostile = Entrare dove ha guerrieri costa uno stivale in più. Nelle battaglie del proprio turno il Vagabondo ottiene un punto per ogni suo pezzo rimosso.
    .law = root 9.2.9.III
root-explain-quests = In una radura del suo simbolo il Vagabondo esaurisce i due oggetti indicati. Ricompensa: due carte, o un punto per ogni missione completata di quel simbolo.
    .law = root 9.5.5
root-explain-completed = Missioni completate. Ognuna fa valere un punto in più la prossima dello stesso simbolo.
    .law = root 9.5.5
root-explain-coalition = Con quattro o più persone il Vagabondo può attivare una carta dominio per lasciare il tracciato del punteggio e vincere insieme alla fazione con meno punti.
    .law = root 9.2.8

## Consigli, azioni, avvertimenti e perdite

root-advice-items =
    { $way ->
        [gain] Più oggetti, o più oggetti pronti.
       *[cost] Usa o costa oggetti.
    }
root-advice-friends =
    { $way ->
        [gain] Ti avvicina a una fazione.
       *[cost] Un’amicizia ne soffre.
    }
root-advice-quests =
    { $way ->
        [gain] Una missione si avvicina.
       *[cost] Una missione si allontana.
    }
root-advice-ruins =
    { $way ->
        [gain] Ti avvicini a una rovina: un oggetto e un punto.
       *[cost] Ti allontani dalle rovine.
    }
root-does-vagabond-move = Esaurisce uno stivale, e un altro per entrare in una radura con guerrieri Ostili.
root-does-vagabond-battle = Esaurisce una spada. Combatti nella tua radura, infliggendo al massimo tanti danni di dado quante spade non danneggiate hai.
root-does-vagabond-explore = Esaurisce una torcia. Prendi un oggetto dalla rovina qui e segni un punto.
root-does-vagabond-aid = Esaurisce un oggetto e dà via una carta corrispondente a questa radura. Puoi prendere un loro oggetto, e l’amicizia cresce.
root-does-vagabond-quest = Esaurisce i due oggetti di una missione in una radura del suo simbolo. Peschi due carte, o segni punti per tutte le tue missioni di quel simbolo.
root-does-vagabond-strike = Esaurisce una balestra. Rimuovi un guerriero qui; se non ce ne sono, un edificio o un segnalino.
root-does-vagabond-repair = Esaurisce un martello. Ripari un oggetto danneggiato.
root-does-vagabond-special = Esaurisce una torcia. Usi l’azione speciale del tuo personaggio.
root-warn-defenseless = Non resta nessuna spada non danneggiata: in battaglia non hai difese.
root-loss-damaged = Hai dovuto danneggiare un oggetto: { $item }.
