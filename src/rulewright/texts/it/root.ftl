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
root-say-known_cards = carte note di { $name }

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
    { $item }, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
root-card_effect-ambush = in difesa infligge 2 danni prima del tiro, o sventa un'imboscata, se corrisponde alla radura
root-card_effect-dominance = da 10 punti: vinci all'inizio dell'Alba controllando tre radure { $suit }
root-card_effect-dominance_bird = da 10 punti: vinci all'inizio dell'Alba controllando due angoli opposti
root-card_effect-favor = rimuovi tutti i pezzi nemici dalle radure { $suit }

## root.score

root-score-item = per un oggetto costruito
root-score-removal = per i pezzi rimossi

## root.cause: what an extra hit comes from

root-cause-defenseless = il difensore non ha combattenti lì

## root.reason

root-reason-points = 30 punti raggiunti
root-reason-dominance = dominio

## root.prompt

root-prompt-battle-ambush = Ti attaccano nella { $clearing }. Tendi un'imboscata?
root-prompt-battle-effect = Battaglia nella { $clearing }: usi un effetto?
root-prompt-battle-first = Entrambi possono usare effetti. Chi comincia?
root-prompt-battle-foil = Sei caduto in un'imboscata nella { $clearing }. La sventi con una tua imboscata?
root-prompt-battle-loss = Quale pezzo perdi nella { $clearing }?
root-prompt-battle-where = Chi attacchi, e dove?
root-prompt-cards-use = Usi adesso una carta in gioco?
root-prompt-craft = Produrre una carta, o proseguire?
root-prompt-craft-activate = Quale unità di produzione attivi?
root-prompt-daylight = Giorno: usi una carta prima di proseguire?
root-prompt-discard = Hai più di cinque carte. Quale scarti?
root-prompt-dominance-spend = Quale carta spendi per prendere { $card }?
root-prompt-move-number = Quanti guerrieri vanno dalla { $origin } alla { $destination }?
root-prompt-move-where = Quale movimento?
root-prompt-spend = Quale carta spendi per la { $clearing }?
root-prompt-triggers-next = Che cosa si risolve per primo?
root-prompt-triggers-side = Le perdite di chi hanno effetto per prime?

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
root-label-activate = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo controllando tre radure { $suit } all'inizio della tua Alba
root-label-activate_bird = attiva { $card } ({ $suit }): non ottieni più punti e vinci solo controllando due angoli opposti all'inizio della tua Alba
root-label-take = prendi in mano { $card } ({ $suit }), spendendo una carta { $suit } o uccello
root-label-take_bird = prendi in mano { $card } ({ $suit }), spendendo una carta uccello
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

## root.event

root-event-turn = Giro { $round }: { $seat } comincia il turno.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { $seat } posiziona { $pieces } nella { $place }.
root-event-removed = { FORM($by, "il") } rimuove { $pieces } { FORM($owner, "del") } { FORM($place, "dal") }.
root-event-removed-own = { FORM($owner, "il") } toglie { $pieces } { FORM($place, "dal") }.
root-event-moved = { $seat } muove { $pieces } dalla { $origin } alla { $destination }.
root-event-battle = { FORM($attacker, "il") } attacca { FORM($defender, "il") } { FORM($clearing, "nel") }.
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
root-event-won = Vittoria { FORM($winners, "del") } ({ $reason }).
root-event-drew =
    { $seat } pesca { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
root-event-drew-known = { $seat } pesca { $cards }.
root-event-discarded = { $seat } scarta { $card }.
root-event-gave = { FORM($to, "il") } riceve una carta { FORM($seat, "dal") }.
root-event-gave-known = { FORM($to, "il") } riceve { $card } { FORM($seat, "dal") }.
root-event-took = { FORM($seat, "il") } prende una carta { FORM($victim, "al") }.
root-event-took-known = { FORM($seat, "il") } prende { $card } { FORM($victim, "al") }.
root-event-showed = { $viewer } vede la mano di { $seat }.
root-event-showed-known = { $viewer } vede la mano di { $seat }: { $cards }.
root-event-reshuffled = La pila degli scarti diventa un nuovo mazzo di { $cards } carte.
root-event-crafted = { $seat } produce { $card }.
root-event-used = { $seat } usa { $card }.
root-event-dominance = { $seat } attiva { $card }: d'ora in poi vince solo con il dominio.
root-event-took_dominance = { $seat } prende { $card }, che era disponibile.
root-event-gained_item = { $seat } ottiene { $item }.
root-event-activated = { $seat } produce nella { $place } ({ $piece }).

## root.why

root-why-cannot-pay = Le tue unità di produzione non bastano a pagarla: per ogni simbolo del costo ne serve una in una radura di quel simbolo, non ancora usata in questo turno.
root-why-cannot-place = Lì non puoi posizionare pezzi.
root-why-coalition-players = Una coalizione richiede almeno quattro giocatori.
root-why-duplicate = Hai già in gioco una carta con lo stesso nome.
root-why-must-rule = Non controlli né la radura di partenza né quella di arrivo.
root-why-no-battle = Non c'è nessuno da attaccare, o nulla con cui farlo.
root-why-no-building = Nessuna radura che controlli ha uno spazio libero e abbastanza legna connessa.
root-why-no-corner = Non è un angolo della mappa.
root-why-no-defender = Quella fazione non ha pezzi lì.
root-why-no-enemy = Non è un tuo nemico.
root-why-no-fighters = Lì non hai guerrieri né pedina.
root-why-no-forest = Nelle foreste si entra solo con la Scorciatoia, all'Alba.
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
