### Le parole di Root: cose, domande, opzioni, ciò che è successo e perché no.

## root.say

root-say-clearing = radura { $number } ({ $suit })
root-say-clearing_short = { $number } ({ $suit })
root-say-forest = foresta { $number }
root-say-count = { $n } { $what }
root-say-both = { $one } + { $other }
root-say-way = { $origin } → { $destination }
root-say-choose_faction = Quale fazione vuoi giocare?
root-say-round = Giro { $round }
root-say-legend = ♔ chi controlla · M3 guerrieri · V sola: pedina · □ libero ■ edificio ▒ rovina
root-say-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
root-say-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-say-rules_clearings = controlla { $n }
root-say-supply = { $n } in riserva
root-say-deck = mazzo { $n }
root-say-discard = scarti { $n }
root-say-items_left = oggetti da costruire
root-say-available = carte dominio disponibili
root-say-dominance_of = dominio: { $suit }
root-say-partner_of = in coalizione con { $name }
root-say-crafted = costruiti
root-say-in_play = in gioco
root-say-used = usata
root-say-hand = La tua mano
root-say-cost = costo
root-say-effect = effetto
root-say-suit = simbolo
root-say-card = carta
root-say-nothing = nulla
root-say-decree = Decreto
root-say-decree_move = Decreto, Movimento ({ $suit }): quale movimento?
root-say-decree_battle = Decreto, Attacco ({ $suit }): chi attacchi, e dove?
root-say-no_leader = ancora nessun leader
root-say-leaders_left = leader rimasti
root-say-supporters = sostenitori
root-say-officers = ufficiali
root-say-operations = operazioni rimaste
root-say-actions = azioni rimaste
root-say-moves = movimenti rimasti in questa marcia
root-say-recruited = ha reclutato in questo turno
root-say-no_character = ancora nessun personaggio
root-say-items = oggetti
root-say-relations = relazioni
root-say-quests = missioni
root-say-completed = missioni completate
root-say-quest_needs = { $quest } ({ $suit }): { $items }
root-say-track = { $piece } { $placed }/{ $total }
root-say-next_building =
    il prossimo edificio, { $piece }: { $cost } legna, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-say-next_sympathy =
    il prossimo supporto: { $cost ->
        [one] { $cost } sostenitore
       *[other] { $cost } sostenitori
    } (uno in più dove qualcuno ha tre guerrieri), { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-say-roost_points =
    i posatoi danno { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } ogni Crepuscolo
root-say-known_cards = carte note di { $name }

## root.faction

root-faction-marquise = Marchesa de Gattis
root-faction-eyrie = Dinastia delle Aquile
root-faction-alliance = Alleanza dei Boschi
root-faction-vagabond = Vagabondo

## root.short

root-short-marquise = Marchesa
root-short-eyrie = Dinastia
root-short-alliance = Alleanza
root-short-vagabond = Vagabondo

## root.about

root-about-marquise = costruisce segherie, officine e centri di reclutamento; forte da subito, ideale per imparare
root-about-eyrie = costruisce posatoi e deve obbedire a un Decreto sempre più lungo
root-about-alliance = diffonde il supporto e insorge; comincia senza nulla sulla mappa
root-about-vagabond = un viaggiatore solitario con uno zaino di oggetti, missioni e amicizie

## root.suit

root-suit-bird = uccello
root-suit-fox = volpe
root-suit-rabbit = coniglio
root-suit-mouse = topo
root-suit-any = qualsiasi

## root.item

root-item-boot = stivale
root-item-bag = sacco
root-item-crossbow = balestra
root-item-hammer = martello
root-item-sword = spada
root-item-tea = tè
root-item-coins = monete
root-item-torch = torcia

## root.item_state

root-item_state-ready = { $item }
root-item_state-exhausted = { $item } (a faccia in giù)
root-item_state-damaged = { $item } (tra i danneggiati)
root-item_state-worn = { $item } (tra i danneggiati, a faccia in giù)

## root.piece

root-piece-warrior =
    { $n ->
        [one] guerriero
       *[other] guerrieri
    }
root-piece-sawmill =
    { $n ->
        [one] segheria
       *[other] segherie
    }
root-piece-workshop =
    { $n ->
        [one] officina
       *[other] officine
    }
root-piece-recruiter =
    { $n ->
        [one] centro di reclutamento
       *[other] centri di reclutamento
    }
root-piece-keep =
    { $n ->
        [one] fortezza
       *[other] fortezze
    }
root-piece-wood =
    { $n ->
        [one] legna
       *[other] legna
    }
root-piece-roost =
    { $n ->
        [one] posatoio
       *[other] posatoi
    }
root-piece-base_fox =
    { $n ->
        [one] base volpe
       *[other] basi volpe
    }
root-piece-base_rabbit =
    { $n ->
        [one] base coniglio
       *[other] basi coniglio
    }
root-piece-base_mouse =
    { $n ->
        [one] base topo
       *[other] basi topo
    }
root-piece-sympathy =
    { $n ->
        [one] segnalino supporto
       *[other] segnalini supporto
    }

## root.piece_code

root-piece_code-sawmill = Se
root-piece_code-workshop = Of
root-piece_code-recruiter = Re
root-piece_code-keep = Fo
root-piece_code-wood = lg
root-piece_code-roost = Po
root-piece_code-base_fox = Ba
root-piece_code-base_rabbit = Ba
root-piece_code-base_mouse = Ba
root-piece_code-sympathy = Su

## root.leader_name

root-leader_name-builder = Costruttore
root-leader_name-charismatic = Carismatico
root-leader_name-commander = Comandante
root-leader_name-despot = Despota

## root.leader_effect

root-leader_effect-builder = visir in Reclutamento e Movimento; gli oggetti valgono i punti stampati
root-leader_effect-charismatic = visir in Reclutamento e Attacco; ogni reclutamento posiziona due guerrieri
root-leader_effect-commander = visir in Movimento e Attacco; un danno aggiuntivo in attacco
root-leader_effect-despot = visir in Movimento e Costruzione; un punto in più se una battaglia toglie un edificio o segnalino

## root.character_name

root-character_name-thief = Ladro
root-character_name-tinker = Viandante
root-character_name-ranger = Ranger

## root.character_effect

root-character_effect-thief = stivale, torcia, tè, spada; Furto: prende una carta a caso da chi è nella radura
root-character_effect-tinker = stivale, torcia, sacco, martello; Lavoro Occasionale: prende dalla pila degli scarti una carta della radura
root-character_effect-ranger = stivale, torcia, balestra, spada; Nascondiglio: ripara tre oggetti e chiude il Giorno

## root.phase

root-phase-setup = Preparazione
root-phase-birdsong = Alba
root-phase-daylight = Giorno
root-phase-evening = Crepuscolo

## root.column

root-column-recruit = Reclutamento
root-column-move = Movimento
root-column-battle = Attacco
root-column-build = Costruzione

## root.relation

root-relation-hostile = Ostile
root-relation-indifferent = Indifferente
root-relation-amiable = Cordiale
root-relation-friendly = Amichevole
root-relation-allied = Alleato

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

## root.card_name

root-card_name-birdy_bindle = Fagotto del Viandante
root-card_name-woodland_runners = Corridori dei Boschi
root-card_name-arms_trader = Mercante d'Armi
root-card_name-crossbow_bird = Balestra
root-card_name-armorers = Armaioli
root-card_name-sappers = Genieri
root-card_name-brutal_tactics = Tattiche Brutali
root-card_name-royal_claim = Diritto Reale
root-card_name-ambush_bird = Imboscata!
root-card_name-dominance_bird = Dominio
root-card_name-gently_used_knapsack = Zaino di Tela
root-card_name-root_tea_fox = Tè di Radici
root-card_name-travel_gear_fox = Attrezzatura da Viaggio
root-card_name-protection_racket = Pizzo
root-card_name-foxfolk_steel = Acciaio delle Volpi
root-card_name-anvil = Incudine
root-card_name-stand_and_deliver = O la Borsa o la Vita!
root-card_name-tax_collector = Esattore
root-card_name-favor_of_the_foxes = Favore delle Volpi
root-card_name-ambush_fox = Imboscata!
root-card_name-dominance_fox = Dominio
root-card_name-smugglers_trail = Sentiero dei Contrabbandieri
root-card_name-root_tea_rabbit = Tè di Radici
root-card_name-a_visit_to_friends = Visita agli Amici
root-card_name-bake_sale = Vendita di Dolci
root-card_name-favor_of_the_rabbits = Favore dei Conigli
root-card_name-command_warren = Tana di Comando
root-card_name-better_burrow_bank = Banca della Tana
root-card_name-cobbler = Calzolaio
root-card_name-ambush_rabbit = Imboscata!
root-card_name-dominance_rabbit = Dominio
root-card_name-mouse_in_a_sack = Topo nel Sacco
root-card_name-root_tea_mouse = Tè di Radici
root-card_name-travel_gear_mouse = Attrezzatura da Viaggio
root-card_name-investments = Investimenti
root-card_name-sword = Spada
root-card_name-crossbow_mouse = Balestra
root-card_name-favor_of_the_mice = Favore dei Topi
root-card_name-scouting_party = Squadra di Esploratori
root-card_name-codebreakers = Decifratori
root-card_name-ambush_mouse = Imboscata!
root-card_name-dominance_mouse = Dominio
root-card_name-loyal_vizier = Visir Leale

## root.card_effect

root-card_effect-item =
    { $item }, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-card_effect-ambush = in difesa infligge 2 danni prima del tiro, o sventa un'imboscata, se corrisponde alla radura
root-card_effect-dominance = da 10 punti: vinci all'inizio dell'Alba controllando tre radure { $suit }
root-card_effect-dominance_bird = da 10 punti: vinci all'inizio dell'Alba controllando due angoli opposti
root-card_effect-favor = rimuovi tutti i pezzi nemici dalle radure { $suit }
root-card_effect-armorers = in battaglia, scartala per ignorare tutti i danni dei dadi
root-card_effect-sappers = in difesa, scartala per infliggere un danno aggiuntivo
root-card_effect-brutal_tactics = in attacco, infliggi un danno aggiuntivo; il difensore ottiene un punto
root-card_effect-royal_claim = all'Alba, scartala per un punto a ogni radura che controlli
root-card_effect-stand_and_deliver = all'Alba, prendi una carta a caso da un nemico, che ottiene un punto
root-card_effect-tax_collector = una volta nel Giorno, rimuovi un tuo guerriero per pescare una carta
root-card_effect-command_warren = all'inizio del Giorno, dai inizio a una battaglia
root-card_effect-better_burrow_bank = all'inizio dell'Alba, tu e un nemico a scelta pescate una carta
root-card_effect-cobbler = all'inizio del Crepuscolo, esegui un movimento
root-card_effect-scouting_party = in attacco, le imboscate non ti toccano
root-card_effect-codebreakers = una volta nel Giorno, guarda la mano di un altro giocatore
root-card_effect-vizier = una carta uccello che resta nel Decreto

## root.score

root-score-sawmill = per una segheria
root-score-workshop = per un'officina
root-score-recruiter = per un centro di reclutamento
root-score-roosts = per i posatoi
root-score-sympathy = per il supporto
root-score-item = per un oggetto costruito
root-score-explore = per una rovina esplorata
root-score-ally = per l'aiuto a un alleato
root-score-relationship = per una relazione migliore
root-score-quest = per le missioni
root-score-removal = per i pezzi rimossi
root-score-brutal_tactics = per Tattiche Brutali
root-score-stand_and_deliver = per O la Borsa o la Vita!
root-score-royal_claim = per Diritto Reale

## root.cause: what an extra hit comes from

root-cause-defenseless = il difensore non ha combattenti lì
root-cause-commander = guida il Comandante
root-cause-sappers = Genieri
root-cause-brutal_tactics = Tattiche Brutali

## root.reason

root-reason-points = 30 punti raggiunti
root-reason-dominance = dominio

## root.prompt

root-prompt-alliance-cut = Non resta alcuna base: scarta sostenitori fino a cinque. Quale?
root-prompt-alliance-daylight = Giorno: produrre, mobilitare, addestrare o concludere?
root-prompt-alliance-mobilize = Quale carta si unisce ai sostenitori?
root-prompt-alliance-operation = Quale operazione militare?
root-prompt-alliance-organize = In quale radura un guerriero diventa supporto?
root-prompt-alliance-outrage = Oltraggio nella { $clearing }: quale carta corrispondente dai ai sostenitori dell'Alleanza?
root-prompt-alliance-recruit = In quale base posizioni un guerriero?
root-prompt-alliance-revolt = Rivolta: in quale radura solidale?
root-prompt-alliance-spread = Ottenere supporto: in quale radura?
root-prompt-alliance-supporter = Quale sostenitore spendi per la { $clearing }?
root-prompt-alliance-train = Quale carta spendi per addestrare un ufficiale?
root-prompt-battle-ambush = Ti attaccano nella { $clearing }. Tendi un'imboscata?
root-prompt-battle-effect = Battaglia nella { $clearing }: usi un effetto?
root-prompt-battle-first = Entrambi possono usare effetti. Chi comincia?
root-prompt-battle-foil = Sei caduto in un'imboscata nella { $clearing }. La sventi con una tua imboscata?
root-prompt-battle-loss = Quale pezzo perdi nella { $clearing }?
root-prompt-battle-where = Chi attacchi, e dove?
root-prompt-cards-better_burrow_bank = Banca della Tana: quale nemico pesca anche lui una carta?
root-prompt-cards-codebreakers = Decifratori: di chi guardi la mano?
root-prompt-cards-stand_and_deliver = O la Borsa o la Vita! A chi prendi una carta?
root-prompt-cards-tax_collector = Esattore: da quale radura rimuovi un guerriero?
root-prompt-cards-use = Usi adesso una carta in gioco?
root-prompt-craft = Produrre una carta, o proseguire?
root-prompt-craft-activate = Quale unità di produzione attivi?
root-prompt-daylight = Giorno: usi una carta prima di proseguire?
root-prompt-discard = Hai più di cinque carte. Quale scarti?
root-prompt-dominance-spend = Quale carta spendi per prendere { $card }?
root-prompt-eyrie-add = Quale carta aggiungi al Decreto, e in quale colonna?
root-prompt-eyrie-build = Decreto, Costruzione ({ $suit }): in quale radura posizioni un posatoio?
root-prompt-eyrie-decree-recruit = Decreto, Reclutamento: quale carta ora?
root-prompt-eyrie-decree-move = Decreto, Movimento: quale carta ora?
root-prompt-eyrie-decree-battle = Decreto, Attacco: quale carta ora?
root-prompt-eyrie-decree-build = Decreto, Costruzione: quale carta ora?
root-prompt-eyrie-leader = Quale leader scegli?
root-prompt-eyrie-new_roost = Non hai posatoi sulla mappa. Dove ne posizioni uno nuovo?
root-prompt-eyrie-recruit = Decreto, Reclutamento ({ $suit }): in quale posatoio?
root-prompt-eyrie-start = In quale angolo cominci con un posatoio e sei guerrieri?
root-prompt-marquise-action = Giorno: quale azione?
root-prompt-marquise-build = Che cosa costruisci, e dove?
root-prompt-marquise-extra = Quale carta uccello spendi per un'altra azione?
root-prompt-marquise-hospitals =
    Ospedali da Campo: spendi una carta per salvare { $n ->
        [one] il guerriero perso
       *[other] i { $n } guerrieri persi
    } nella { $clearing }?
root-prompt-marquise-keep = In quale angolo posizioni la fortezza?
root-prompt-marquise-overwork = Straordinari: in quale segheria?
root-prompt-marquise-short-wood = La legna non basta per tutte le segherie. Dove va la prossima?
root-prompt-marquise-short-warrior = I guerrieri non bastano per tutti i centri di reclutamento. Dove va il prossimo?
root-prompt-marquise-start-sawmill = Dove posizioni la prima segheria?
root-prompt-marquise-start-workshop = Dove posizioni la prima officina?
root-prompt-marquise-start-recruiter = Dove posizioni il primo centro di reclutamento?
root-prompt-marquise-wood = Da quale radura prendi la legna per la { $clearing }? Ancora da pagare: { $n }.
root-prompt-move-number = Quanti guerrieri vanno dalla { $origin } alla { $destination }?
root-prompt-move-where = Quale movimento?
root-prompt-spend = Quale carta spendi per la { $clearing }?
root-prompt-triggers-next = Che cosa si risolve per primo?
root-prompt-triggers-side = Le perdite di chi hanno effetto per prime?
root-prompt-vagabond-action = Giorno: quale azione?
root-prompt-vagabond-aid = Chi aiuti?
root-prompt-vagabond-aid_card = Quale carta dai nella { $clearing }?
root-prompt-vagabond-aid_item = Quale oggetto esaurisci per l'aiuto?
root-prompt-vagabond-aid_take = Quale oggetto costruito prendi in cambio?
root-prompt-vagabond-capacity = Porti troppo. A quale oggetto rinunci per sempre?
root-prompt-vagabond-character = Quale personaggio giochi?
root-prompt-vagabond-coalition = Con chi formi una coalizione?
root-prompt-vagabond-day_labor = Lavoro Occasionale: quale carta prendi dalla pila degli scarti?
root-prompt-vagabond-enlist = I guerrieri alleati nella { $clearing } combattono per te?
root-prompt-vagabond-escort = I guerrieri di chi vengono con te dalla { $origin } alla { $destination }?
root-prompt-vagabond-full_removal = Qui tutto è rimosso; tu danneggi oggetti. Quale?
root-prompt-vagabond-hit = Danno nella { $clearing }: chi lo subisce?
root-prompt-vagabond-move = Dove ti muovi?
root-prompt-vagabond-quest = Quale missione completi?
root-prompt-vagabond-refresh = Quale oggetto riattivi?
root-prompt-vagabond-repair = Quale oggetto ripari?
root-prompt-vagabond-reward = Quale ricompensa prendi?
root-prompt-vagabond-slip = Scorciatoia verso un luogo vicino, o resti?
root-prompt-vagabond-start = In quale foresta cominci?
root-prompt-vagabond-steal = Furto: a chi?
root-prompt-vagabond-strike = Incursione: contro che cosa?

## root.option

root-option-done = basta, avanti
root-option-decline = no
root-option-yes = sì
root-option-no = no
root-option-battle = attacco
root-option-march = marcia (fino a due movimenti)
root-option-recruit = reclutamento
root-option-build = costruzione
root-option-overwork = straordinari (una carta per una legna)
root-option-extra = spendi una carta uccello per un'altra azione
root-option-mobilize = mobilitazione (una carta ai sostenitori)
root-option-train = addestramento (una carta per un ufficiale)
root-option-move = movimento
root-option-organize = organizzazione (un guerriero per un supporto)
root-option-explore = esplora la rovina
root-option-aid = aiuto (dai una carta, esaurisci un oggetto)
root-option-quest = completa una missione
root-option-strike = incursione con la balestra
root-option-repair = ripara un oggetto
root-option-special = azione speciale del personaggio
root-option-cards = pesca due carte
root-option-points = un punto per ogni missione completata di questo simbolo
root-option-ally = un guerriero alleato

## root.label

root-label-craft = produci { $card }: { $effect }
root-label-use = usa { $card }: { $effect }
root-label-activate = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo controllando tre radure { $suit } all'inizio della tua Alba
root-label-activate_bird = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo controllando due angoli opposti all'inizio della tua Alba
root-label-activate_coalition = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo in coalizione con qualcuno
root-label-take = prendi in mano { $card } ({ $suit }), spendendo una carta { $suit } o uccello
root-label-take_bird = prendi in mano { $card } ({ $suit }), spendendo una carta uccello
root-label-add = { $card } ({ $suit }) → { $column }
root-label-card = { $card } ({ $suit })
root-label-fight = { $name } nella { $place }
root-label-site =
    { $what } nella { $place }: { $cost } legna, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-label-order = una carta { $suit }
root-label-piece_of = { $name }: { $piece }
root-label-named = { $name }: { $effect }
root-label-trigger = { $what } nella { $place }

## root.trigger

root-trigger-field_hospitals = Ospedali da Campo
root-trigger-outrage = Oltraggio
root-trigger-base_lost = la base perduta

## root.event

root-event-turn = Giro { $round }: { $seat } comincia il turno.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { $seat } posiziona { $pieces } nella { $place }.
root-event-removed = { $by } rimuove { $pieces } di { $owner } dalla { $place }.
root-event-removed-own = { $owner } toglie { $pieces } dalla { $place }.
root-event-moved = { $seat } muove { $pieces } dalla { $origin } alla { $destination }.
root-event-pawn = { $seat } va dalla { $origin } alla { $destination }.
root-event-pawn-start = { $seat } comincia nella { $destination }.
root-event-battle = { $attacker } attacca { $defender } nella { $clearing }.
root-event-ambushed =
    L'imboscata infligge { $hits ->
        [one] { $hits } danno
       *[other] { $hits } danni
    } a { $attacker }.
root-event-rolled =
    Dadi { $dice }: l'attaccante ottiene { $attacker ->
        [one] { $attacker } danno
       *[other] { $attacker } danni
    }, il difensore { $defender }.{ $higher ->
        [defender] {" "}In difesa l'Alleanza prende il dado più alto.
       *[attacker] {""}
    }{ $limited ->
        [attacker] {" "}Troppo pochi combattenti: il { $attacker_die } dell'attaccante vale { $attacker }.
        [defender] {" "}Troppo pochi combattenti: il { $defender_die } del difensore vale { $defender }.
        [both] {" "}Troppo pochi combattenti: { $attacker_die } vale { $attacker }, { $defender_die } vale { $defender }.
       *[nobody] {""}
    }
root-event-extra_hits =
    { $seat } infligge { $number ->
        [one] un danno aggiuntivo
       *[other] { $number } danni aggiuntivi
    }: { $cause }.
root-event-hits = Danni: { $attacker } al difensore, { $defender } all'attaccante.
root-event-scored =
    { $seat } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $why }: ora { $total }.
root-event-lost_points =
    { $seat } perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: ora { $total }.
root-event-won = Vittoria di { $winners } ({ $reason }).
root-event-drew =
    { $seat } pesca { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
root-event-drew-known = { $seat } pesca { $cards }.
root-event-discarded = { $seat } scarta { $card }.
root-event-gave = { $to } riceve una carta da { $seat }.
root-event-gave-known = { $to } riceve { $card } da { $seat }.
root-event-took = { $seat } prende una carta di { $victim }.
root-event-took-known = { $seat } prende { $card } di { $victim }.
root-event-showed = { $viewer } vede la mano di { $seat }.
root-event-showed-known = { $viewer } vede la mano di { $seat }: { $cards }.
root-event-reshuffled = La pila degli scarti diventa un nuovo mazzo di { $cards } carte.
root-event-crafted = { $seat } produce { $card }.
root-event-used = { $seat } usa { $card }.
root-event-dominance = { $seat } attiva { $card }: d'ora in poi vince solo con il dominio.
root-event-took_dominance = { $seat } prende { $card }, che era disponibile.
root-event-coalition = { $seat } forma una coalizione con { $partner }.
root-event-garrison = { $seat } presidia ogni radura tranne la { $opposite }.
root-event-hospitals =
    { $seat } salva { $number ->
        [one] { $number } guerriero
       *[other] { $number } guerrieri
    } nella { $place }.
root-event-spent_wood = { $seat } spende legna dalla { $place }.
root-event-leader = { $seat } insedia il leader { $leader }.
root-event-decreed = { $seat } aggiunge { $card } al Decreto in { $column }.
root-event-turmoil =
    { $seat } subisce un'insurrezione con { $birds ->
        [one] { $birds } uccello
       *[other] { $birds } uccelli
    } nel Decreto.
root-event-revolt = { $seat } scatena una rivolta nella { $place }.
root-event-officer = { $seat } ottiene un ufficiale.
root-event-officers_lost =
    { $seat } perde { $number ->
        [one] { $number } ufficiale
       *[other] { $number } ufficiali
    }.
root-event-supporter = { $seat } ottiene un sostenitore.
root-event-supporter-known = { $seat } ottiene un sostenitore: { $card }.
root-event-supporter_discarded = { $seat } scarta il sostenitore { $card }.
root-event-outrage = Oltraggio di { $seat } nella { $place }: { $payer } deve una carta.
root-event-outrage-shown = Oltraggio di { $seat } nella { $place }: { $payer } non ha carte corrispondenti e mostra la mano.
root-event-base_lost = { $seat } perde la base { $suit }.
root-event-character = { $seat } parte come { $character }.
root-event-refreshed = { $seat } riattiva { $item }.
root-event-rested = { $seat } riposa nella foresta.
root-event-item_lost = { $seat } rinuncia per sempre a { $item }.
root-event-damaged = { $seat } danneggia { $item }.
root-event-repaired = { $seat } ripara { $item }.
root-event-exhausted = { $seat } esaurisce { $item }.
root-event-gained_item = { $seat } ottiene { $item }.
root-event-activated = { $seat } produce nella { $place } ({ $piece }).
root-event-explored = { $seat } esplora la rovina nella { $place } e trova { $item }.
root-event-aided = { $seat } aiuta { $other } ed esaurisce { $item }.
root-event-took_item = { $seat } prende { $item } da { $other }.
root-event-quest = { $seat } completa la missione { $quest }.
root-event-new_quest = C'è una nuova missione: { $quest }.
root-event-day_labor = { $seat } prende { $card } dalla pila degli scarti.
root-event-relation = { $other } verso { $seat }: ora { $relation }.

## root.why

root-why-cannot-pay = Le tue unità di produzione non bastano a pagarla: per ogni simbolo del costo ne serve una in una radura di quel simbolo, non ancora usata in questo turno.
root-why-cannot-place = Lì non puoi posizionare pezzi.
root-why-coalition-players = Una coalizione richiede almeno quattro giocatori.
root-why-duplicate = Hai già in gioco una carta con lo stesso nome.
root-why-has-roost = C'è già un posatoio.
root-why-must-rule = Non controlli né la radura di partenza né quella di arrivo.
root-why-no-actions = Non hai più azioni.
root-why-no-aid = Per l'Aiuto servono una carta corrispondente, un oggetto da esaurire e pezzi di qualcuno nella tua radura.
root-why-no-base = Non hai basi sulla mappa, o non hai più guerrieri.
root-why-no-base-card = Non hai carte che corrispondano a una base sulla mappa.
root-why-no-battle = Non c'è nessuno da attaccare, o nulla con cui farlo.
root-why-no-bird = Non hai carte uccello.
root-why-no-boots = Hai troppo pochi stivali da esaurire.
root-why-no-building = Nessuna radura che controlli ha uno spazio libero e abbastanza legna connessa.
root-why-no-corner = Non è un angolo della mappa.
root-why-no-defender = Quella fazione non ha pezzi lì.
root-why-no-enemy = Non è un tuo nemico.
root-why-no-explore = Servono una torcia e una rovina nella tua radura.
root-why-no-fighters = Lì non hai guerrieri né pedina.
root-why-no-forest = Nelle foreste si entra solo con la Scorciatoia, all'Alba.
root-why-no-item = Quell'oggetto non è più nella riserva.
root-why-no-labor = Nessuna carta della pila degli scarti corrisponde alla tua radura.
root-why-no-match = La radura non corrisponde al simbolo di quella carta.
root-why-no-matching-card = Non hai carte con un simbolo corrispondente.
root-why-no-move = Nessun tuo guerriero può muoversi.
root-why-no-organize = Non hai guerrieri in una radura senza supporto, o non hai più segnalini.
root-why-no-overwork = Servono una carta che corrisponda a una radura con segheria e legna nella riserva.
root-why-no-partner = Nessuno può allearsi con te: gli altri hanno lasciato il tracciato del punteggio o sono già in coalizione.
root-why-no-quest = Nessuna missione va bene per la tua radura e i tuoi oggetti.
root-why-no-quest-items = Non hai pronti entrambi gli oggetti di quella missione.
root-why-no-repair = Servono un martello e un oggetto danneggiato.
root-why-no-revolt-site = Non è solidale, o la base di quel simbolo è già sulla mappa.
root-why-no-roost = Lì non hai nessun posatoio.
root-why-no-slot = Non ci sono spazi liberi.
root-why-no-strike = Servono una balestra e un nemico nella tua radura.
root-why-no-torch = Non hai torce da esaurire.
root-why-no-victim = Nella tua radura non ci sono pezzi di chi abbia carte in mano.
root-why-no-warriors = Lì non hai guerrieri.
root-why-no-wood = Nelle radure connesse c'è troppo poca legna.
root-why-none-left = Non ne restano.
root-why-not-adjacent = Nessun sentiero le unisce.
root-why-not-asked = La domanda aperta non riguarda questo.
root-why-not-near-keep = Non è la radura della fortezza né le è adiacente.
root-why-not-next-to-sympathy = Non è adiacente a una radura solidale.
root-why-not-ruled = Non la controlli.
root-why-nothing-to-place = Non hai più nulla da posizionare, o nessun posto dove farlo.
root-why-once-per-turn = Si può fare una volta per turno.
root-why-one-bird = In un turno si può aggiungere una sola carta uccello.
root-why-other-corner = È occupato, oppure non è opposto a un angolo già occupato.
root-why-quest-suit = Quella missione ha un simbolo diverso dalla tua radura.
root-why-second-dominance = Il tuo indicatore ha lasciato il tracciato del punteggio: niente secondo dominio né seconda coalizione.
root-why-sympathetic = È già solidale.
root-why-ten-points = Servono prima dieci punti.
root-why-too-few-supporters = Hai troppo pochi sostenitori corrispondenti.
