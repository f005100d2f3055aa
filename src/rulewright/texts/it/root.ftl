### Le parole di Root: cose, domande, opzioni, ciò che è successo e perché no.

## root.say

root-say-clearing = radura { $number } ({ $suit })
    .il = la radura { $number } ({ $suit })
    .nel = nella radura { $number } ({ $suit })
    .al = alla radura { $number } ({ $suit })
    .dal = dalla radura { $number } ({ $suit })
root-say-clearing_short = { $number } ({ $suit })
root-say-forest = foresta { $number }
    .il = la foresta { $number }
    .nel = nella foresta { $number }
    .al = alla foresta { $number }
    .dal = dalla foresta { $number }
root-say-count = { $n } { $what }
root-say-stock = { $n } × { $item }
root-say-both = { $one } + { $other }
root-say-way = { $origin } → { $destination }
root-say-choose_faction = Quale fazione vuoi giocare?
root-say-round = Giro { $round }
root-say-legend = ♔ chi controlla · M3 guerrieri · V sola: pedina · □ libero ■ edificio ▒ rovina · f foresta
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
root-say-items_left = riserva degli oggetti
root-say-available = carte dominio disponibili
root-say-dominance_of = dominio: { $suit }
root-say-partner_of = in coalizione con { FORM($name, "il") }
root-say-crafted = costruiti
root-say-in_play = in gioco
root-say-hand = La tua mano
root-say-cost = costo
root-say-effect = effetto
root-say-suit = simbolo
root-say-card = carta
root-say-nothing = nulla
root-say-known_cards = carte note { FORM($name, "del") }

## root.suit

root-suit-bird = uccello
root-suit-fox = volpe
root-suit-rabbit = coniglio
root-suit-mouse = topo
root-suit-any = qualsiasi
root-cost-fox =
    { $n ->
        [one] { $n } volpe
       *[other] { $n } volpi
    }
root-cost-rabbit =
    { $n ->
        [one] { $n } coniglio
       *[other] { $n } conigli
    }
root-cost-mouse =
    { $n ->
        [one] { $n } topo
       *[other] { $n } topi
    }
root-cost-any =
    { $n ->
        [one] { $n } simbolo qualsiasi
       *[other] { $n } simboli qualsiasi
    }

## root.item

root-item-boot = stivale
    .un = uno stivale
    .gender = m
root-item-bag = sacco
    .un = un sacco
    .gender = m
root-item-crossbow = balestra
    .un = una balestra
    .gender = f
root-item-hammer = martello
    .un = un martello
    .gender = m
root-item-sword = spada
    .un = una spada
    .gender = f
root-item-tea = tè
    .un = un tè
    .gender = m
root-item-coins = monete
    .un = delle monete
    .gender = pl
root-item-torch = torcia
    .un = una torcia
    .gender = f

## root.piece

root-piece-warrior =
    { $n ->
        [one] guerriero
       *[other] guerrieri
    }

## root.phase

root-phase-setup = Preparazione
root-phase-birdsong = Alba
root-phase-daylight = Giorno
root-phase-evening = Crepuscolo

## root.card_effect

root-card_effect-item =
    { FORM($item, "un") }, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-card_effect-ambush = in difesa infligge 2 danni prima del tiro, oppure sventa un’imboscata, se corrisponde alla radura
root-card_effect-dominance = attivabile da 10 punti; vinci all’inizio dell’Alba controllando tre radure { $suit }
root-card_effect-dominance_bird = attivabile da 10 punti; vinci all’inizio dell’Alba controllando due angoli opposti
root-card_effect-favor = rimuovi tutti i pezzi nemici dalle radure { $suit }

## root.score

root-score-item = per un oggetto costruito
root-score-removal = per i pezzi rimossi

## root.source: what points came from, in a table

root-source-item = Oggetti costruiti
root-source-removal = Pezzi rimossi

## root.cause: what an extra hit comes from

root-cause-defenseless = lì il difensore non ha combattenti

## root.reason

root-reason-points = 30 punti raggiunti
root-reason-dominance = dominio

## root.prompt

root-prompt-battle-ambush = Ti attaccano { FORM($clearing, "nel") }. Tendi un’imboscata?
root-prompt-battle-effect = Battaglia { FORM($clearing, "nel") }: usi un effetto?
root-prompt-battle-first = Entrambi possono usare effetti. Chi comincia?
root-prompt-battle-foil = Cadi in un’imboscata { FORM($clearing, "nel") }. La sventi con una tua imboscata?
root-prompt-battle-loss = Quale pezzo perdi { FORM($clearing, "nel") }?
root-prompt-battle-where = Chi attacchi, e dove?
root-prompt-cards-use = Usi adesso una carta in gioco?
root-prompt-craft = Produci una carta, o prosegui?
root-prompt-craft-activate = Quale unità di produzione attivi?
root-prompt-daylight = Giorno: usi una carta prima di proseguire?
root-prompt-discard = Hai più di cinque carte. Quale scarti?
root-prompt-dominance-spend = Quale carta spendi per prendere { $card }?
root-prompt-move-number = Quanti guerrieri vanno { FORM($origin, "dal") } { FORM($destination, "al") }?
root-prompt-move-where = Quale movimento fai?
root-prompt-spend = Quale carta spendi per { FORM($clearing, "il") }?
root-prompt-triggers-next = Che cosa si risolve per prima?
root-prompt-triggers-side = Di chi si risolvono per prime le perdite?

## root.option

root-option-done = basta, avanti
root-option-decline = no
root-option-yes = sì
root-option-no = no
root-option-battle = attacco
root-option-recruit = reclutamento
root-option-move = movimento

## root.label

root-label-craft = produci { $card }: { $effect }
root-label-use = usa { $card }: { $effect }
root-label-activate = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo controllando tre radure { $suit } all’inizio della tua Alba
root-label-activate_bird = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo controllando due angoli opposti all’inizio della tua Alba
root-label-take = prendi in mano { $card } ({ $suit }), spendendo una carta { $suit } o uccello
root-label-take_bird = prendi in mano { $card } ({ $suit }), spendendo una carta uccello
root-label-card = { $card } ({ $suit })
root-label-fight = { FORM($name, "il") } { FORM($place, "nel") }
root-label-site =
    { $what } { FORM($place, "nel") }: costo { $cost }, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-label-order = una carta { $suit }
root-label-piece_of = { $piece } { FORM($name, "del") }
root-label-card_of = { $card } { FORM($name, "del") }
root-label-named = { $name }: { $effect }
root-label-trigger = { $what } { FORM($place, "nel") }

## root.event

root-event-turn = Giro { $round }: { FORM($seat, "il") } comincia il turno.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { FORM($seat, "il") } posiziona { $pieces } { FORM($place, "nel") }.
root-event-removed = { FORM($by, "il") } rimuove { $pieces } { FORM($owner, "del") } { FORM($place, "dal") }.
root-event-removed-own = { FORM($owner, "il") } toglie { $pieces } { FORM($place, "dal") }.
root-event-moved = { FORM($seat, "il") } muove { $pieces } { FORM($origin, "dal") } { FORM($destination, "al") }.
root-event-battle = { FORM($attacker, "il") } attacca { FORM($defender, "il") } { FORM($clearing, "nel") }.
root-event-ambushed =
    L’imboscata infligge { $hits ->
        [one] { $hits } danno
       *[other] { $hits } danni
    } { FORM($attacker, "al") }.
root-event-rolled =
    Dadi { $dice }: l’attaccante infligge { $attacker ->
        [one] { $attacker } danno
       *[other] { $attacker } danni
    }, il difensore { $defender }.{ $higher ->
        [defender] {" "}Qui il dado più alto spetta al difensore.
       *[attacker] {""}
    }{ $limited ->
        [attacker] {" "}Troppo pochi combattenti: il { $attacker_die } dell’attaccante vale { $attacker }.
        [defender] {" "}Troppo pochi combattenti: il { $defender_die } del difensore vale { $defender }.
        [both] {" "}Troppo pochi combattenti: { $attacker_die } vale { $attacker }, { $defender_die } vale { $defender }.
       *[nobody] {""}
    }
root-event-extra_hits =
    { FORM($seat, "il") } infligge { $number ->
        [one] un danno aggiuntivo
       *[other] { $number } danni aggiuntivi
    }: { $cause }.
root-event-hits = Danni: { $attacker } al difensore, { $defender } all’attaccante.
root-event-scored =
    { FORM($seat, "il") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $why }: ora { $total }.
root-event-lost_points =
    { FORM($seat, "il") } perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $why }): ora { $total }.
root-event-won = Vittoria { FORM($winners, "del") } ({ $reason }).
root-event-drew =
    { FORM($seat, "il") } pesca { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
root-event-drew-known = { FORM($seat, "il") } pesca { $cards }.
root-event-discarded = { FORM($seat, "il") } scarta { $card }.
root-event-gave = { FORM($to, "il") } riceve una carta { FORM($seat, "dal") }.
root-event-gave-known = { FORM($to, "il") } riceve { $card } { FORM($seat, "dal") }.
root-event-took = { FORM($seat, "il") } prende una carta { FORM($victim, "dal") }.
root-event-took-known = { FORM($seat, "il") } prende { $card } { FORM($victim, "dal") }.
root-event-showed = { FORM($viewer, "il") } vede la mano { FORM($seat, "del") }.
root-event-showed-known = { FORM($viewer, "il") } vede la mano { FORM($seat, "del") }: { $cards }.
root-event-showed-empty = { FORM($viewer, "il") } vede che la mano { FORM($seat, "del") } è vuota.
root-event-revealed = { FORM($seat, "il") } rivela { $card }.
root-event-took_back =
    { FORM($seat, "il") } riprende { $number ->
        [one] { $number } carta rivelata
       *[other] { $number } carte rivelate
    }.
root-event-reshuffled =
    La pila degli scarti diventa un nuovo mazzo di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
root-event-crafted = { FORM($seat, "il") } produce { $card }.
root-event-used = { FORM($seat, "il") } usa { $card }.
root-event-dominance = { FORM($seat, "il") } attiva { $card }: d’ora in poi vince solo con il dominio.
root-event-dominance_waits = { FORM($seat, "il") } non vince ancora con il dominio: { $card } richiede tre radure { $suit } controllate all’inizio dell’Alba; ora: { $have }.
root-event-dominance_waits-bird = { FORM($seat, "il") } non vince ancora con il dominio: { $card } richiede due angoli opposti controllati all’inizio dell’Alba.
root-event-took_dominance = { FORM($seat, "il") } prende { $card } tra le carte disponibili.
root-event-gained_item = { FORM($seat, "il") } ottiene { FORM($item, "un") }.
root-event-activated = { FORM($seat, "il") } attiva { FORM($piece, "un") } { FORM($place, "nel") }.

## root.why

root-why-cannot-pay = Le tue unità di produzione non bastano a pagarla: per ogni simbolo del costo ne serve una in una radura di quel simbolo, non ancora usata in questo turno.
root-why-cannot-place = Lì non puoi posizionare pezzi.
root-why-card-moment = Quella carta ha un altro momento nel tuo turno.
root-why-card-used = Quella carta è già stata usata in questo turno.
root-why-card-useless = Quella carta ora non avrebbe alcun effetto.
root-why-coalition-players = Una coalizione richiede almeno quattro persone.
root-why-duplicate = Hai già in gioco una carta con lo stesso nome.
root-why-must-rule = Non controlli né la radura di partenza né quella di arrivo.
root-why-no-battle = Non c’è nessuno da attaccare, o nulla con cui farlo.
root-why-no-building = Nessuna radura che controlli ha uno spazio libero e abbastanza legna connessa.
root-why-no-corner = Non è un angolo della mappa.
root-why-no-defender = Quella fazione non ha pezzi lì.
root-why-no-enemy = Quella fazione non ti è nemica.
root-why-no-fighters = Lì non hai guerrieri né pedina.
root-why-no-forest = Nelle foreste si entra solo con la Scorciatoia, all’Alba.
root-why-no-match = La radura non corrisponde al simbolo di quella carta.
root-why-no-matching-card = Non hai carte con un simbolo corrispondente.
root-why-no-move = Nessun tuo guerriero può muoversi.
root-why-no-slot = Non ci sono spazi liberi.
root-why-no-warriors = Lì non hai guerrieri.
root-why-none-left = Non ne restano.
root-why-not-adjacent = Nessun sentiero le unisce.
root-why-not-asked = La domanda aperta non riguarda questo.
root-why-not-ruled = Non la controlli.
root-why-nothing-to-place = Non hai più nulla da posizionare, o nessun posto dove farlo.
root-why-once-per-turn = Si può fare una volta per turno.
root-why-other-corner = È occupato, oppure non è opposto a un angolo già occupato.
root-why-second-dominance = Il tuo indicatore ha lasciato il tracciato del punteggio: niente secondo dominio né seconda coalizione.
root-why-ten-points = Servono prima dieci punti.
