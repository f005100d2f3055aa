### Il Ducato Sotterraneo: tutte le sue parole.

## root.say

root-say-beside = la Tana
    .il = la Tana
    .nel = nella Tana
    .al = alla Tana
    .dal = dalla Tana
root-say-beside_short = Tana
root-say-in_burrow = nella Tana
root-say-ministers = ministri
root-say-crowns = corone

## root.faction

root-faction-duchy = Ducato Sotterraneo
    .il = il Ducato Sotterraneo
    .del = del Ducato Sotterraneo

## root.short

root-short-duchy = Ducato
    .il = il Ducato
    .del = del Ducato
    .al = al Ducato
    .dal = dal Ducato
    .gender = m

## root.about

root-about-duchy = scava gallerie, costruisce per i suoi ministri, e li perde quando cade un edificio

## root.piece

root-piece-citadel =
    { $n ->
        [one] cittadella
       *[other] cittadelle
    }
    .un = una cittadella
root-piece-market =
    { $n ->
        [one] mercato
       *[other] mercati
    }
    .un = un mercato
root-piece-tunnel =
    { $n ->
        [one] galleria
       *[other] gallerie
    }
    .un = una galleria

## root.piece_code

root-piece_code-citadel = Ci
root-piece_code-market = Me
root-piece_code-tunnel = Ga

## root.rank

root-rank-squire = Cavalieri
root-rank-noble = Nobili
root-rank-lord = Lord

## root.minister

root-minister-foremole = Geniere
    .il = il Geniere
root-minister-captain = Capitano
    .il = il Capitano
root-minister-marshal = Maresciallo
    .il = il Maresciallo
root-minister-brigadier = Brigadiere
    .il = il Brigadiere
root-minister-banker = Banchiere
    .il = il Banchiere
root-minister-mayor = Sindaco
    .il = il Sindaco
root-minister-duchess_of_mud = Duchessa del Fango
    .il = la Duchessa del Fango
root-minister-baron_of_dirt = Barone del Terriccio
    .il = il Barone del Terriccio
root-minister-earl_of_stone = Conte della Pietra
    .il = il Conte della Pietra

## root.score

root-score-swayed = per un ministro
root-score-banker = grazie al Banchiere
root-score-duchess_of_mud = grazie alla Duchessa del Fango
root-score-baron_of_dirt = grazie al Barone del Terriccio
root-score-earl_of_stone = grazie al Conte della Pietra

## root.source: what points came from, in a table

root-source-swayed = Ministri
root-source-banker = Banchiere
root-source-duchess_of_mud = Duchessa del Fango
root-source-baron_of_dirt = Barone del Terriccio
root-source-earl_of_stone = Conte della Pietra

## root.prompt

root-prompt-duchy-start = In quale angolo emerge il Ducato?
root-prompt-duchy-assembly = Giorno: quale azione dell’Assemblea?
root-prompt-duchy-reveal = Quale carta riveli?
root-prompt-duchy-building = Una cittadella o un mercato?
root-prompt-duchy-site = Dove costruisci?
root-prompt-duchy-dig = Quale carta spendi per la galleria?
root-prompt-duchy-fill = Tutte le gallerie sono sulla mappa: quale rimuovi?
root-prompt-duchy-tunnel = Dove scavi la galleria?
root-prompt-duchy-surface = Quanti guerrieri escono dalla Tana { FORM($clearing, "nel") }?
root-prompt-duchy-parliament = Parlamento: quale ministro agisce?
root-prompt-duchy-brigadier = Brigadiere: movimenti o battaglie?
root-prompt-duchy-march = Brigadiere: da dove a dove?
root-prompt-duchy-fight = Brigadiere: dove, e contro chi?
root-prompt-duchy-banker = Banchiere: quale carta spendi? (finora { $n })
root-prompt-duchy-mayor = Sindaco: come chi agisce?
root-prompt-duchy-sway = Quale ministro persuadi?
root-prompt-duchy-convince = { $minister }: quale carta riveli? (ancora { $n })
root-prompt-duchy-failure = Il Prezzo del Fallimento: quale ministro se ne va?

## root.option

root-option-dig = scavo (una carta per una galleria)

## root.trigger

root-trigger-failure = Il Prezzo del Fallimento

## root.event

root-event-acted = { FORM($minister, "il") } agisce per { FORM($seat, "il") }.
root-event-imitated = Il Sindaco { FORM($seat, "del") } agisce come { FORM($minister, "il") }.
root-event-swayed = { FORM($seat, "il") } persuade { FORM($minister, "il") }.
root-event-minister_left = Il Prezzo del Fallimento: { FORM($minister, "il") } lascia { FORM($seat, "il") }, e una corona è persa per sempre.
root-event-failed = Il Prezzo del Fallimento: { FORM($seat, "il") } perde a caso { $card }.

## root.why

root-why-no-building-site = Non hai una carta per una radura che controlli con uno spazio libero, o non hai più edifici.
root-why-no-dig = Non hai una carta per una radura in cui puoi posizionare una galleria.
root-why-has-tunnel = Qui c’è già una galleria.
root-why-no-tunnel = Qui non c’è una galleria: la Tana è adiacente solo alle gallerie.
root-why-nobody-to-imitate = Nessun altro Cavaliere o Nobile schierato potrebbe fare qualcosa ora.
root-why-tunnels-missing = Non tutte le gallerie sono sulla mappa.
root-why-no-market = Nessun mercato è sulla mappa.
root-why-no-citadel = Nessuna cittadella è sulla mappa.
root-why-not-swayed = Questo ministro non è schierato.
root-why-has-acted = Questo ministro ha già agito in questo turno.
root-why-is-swayed = Questo ministro è già schierato.
root-why-no-crown = Sulla tua plancia non ci sono più corone di questo rango.
root-why-too-few-to-reveal = Non puoi rivelare abbastanza carte: ognuna vuole una sua radura corrispondente con un tuo pezzo.

## root.button

root-button-dig = Scavo
root-button-end_assembly = Al Parlamento
root-button-end_parliament = Fine del Parlamento
root-button-no_sway = Nessun ministro
root-button-enough = Basta così

## root.thing

root-thing-minister = Ministri
root-thing-crowns = Corone
root-thing-shown = Carte rivelate
root-thing-works = Tracciati Edifici

## root.seat

root-seat-how-duchy = Fa punti per ogni ministro che persuade, e ogni turno con i suoi Lord.
root-seat-birdsong-duchy = Posiziona un guerriero nella Tana, e altri per le cittadelle sulla mappa.
root-seat-daylight-duchy = Due azioni dell’Assemblea, una per ogni ministro schierato, poi ne persuade un altro.
root-seat-evening-duchy = Scarta gli uccelli rivelati, riprende le altre carte, produce. Pesca, tiene cinque carte.
root-seat-burrow = La Tana
root-seat-burrow-hint = adiacente a ogni galleria; nessun altro vi entra
root-seat-works = Edifici
root-seat-works-hint = le cittadelle danno guerrieri, i mercati carte; tutti producono
root-seat-tunnels = Gallerie
root-seat-tunnels-hint = la quarta prende il posto di un’altra
root-seat-ministers = Ministri
root-seat-ministers-hint = una corona per ognuno; quante carte vuole un rango, e quanti punti dà
root-seat-shown = Rivelate
root-seat-shown-hint = al Crepuscolo gli uccelli si scartano, le altre tornano in mano
root-seat-crown-lost = fuori dal gioco
root-seat-minister-acted = ha agito
root-seat-recruits =
    { $n ->
        [one] { $n } guerriero all’Alba
       *[other] { $n } guerrieri all’Alba
    }
root-seat-cards_wanted =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## root.setup

root-setup-does-duchy = Emerge ovunque dalle gallerie, e fa agire e segnare i ministri per sé. Il suo compito: persuadere un ministro ogni turno, e non far cadere nessun edificio.
root-setup-hard-duchy = per chi conosce le altre

## root.coach

root-coach-duchy-birdsong = I guerrieri si radunano nella Tana: da lì raggiungono ogni galleria.
root-coach-duchy-daylight = Prima due azioni, poi i ministri, infine uno nuovo. Tieni delle carte per lui: ognuna vuole una sua radura.
root-coach-duchy-evening = Gli uccelli rivelati sono andati, le altre carte sono di nuovo in mano. Ora produci, poi peschi.
root-coach-duchy-start = Ogni radura adiacente all’angolo riceve due guerrieri. Simboli diversi attorno a te rendono facile persuadere.
root-coach-duchy-assembly = Costruisci dove hai il controllo, e difendilo: un edificio caduto costa un ministro. Lo scavo porta quattro guerrieri ovunque in una volta.
root-coach-duchy-reveal = Una carta rivelata torna al Crepuscolo, un uccello no.
root-coach-duchy-building = Le cittadelle danno guerrieri, i mercati carte. Ognuno serve a un suo Lord.
root-coach-duchy-site = Costruisci dove nessuno può arrivare: un edificio caduto costa un ministro, una carta e un punto.
root-coach-duchy-dig = Spendi la carta che ti serve meno: è persa.
root-coach-duchy-fill = Togli quella che non ti serve più per arrivare da qualche parte.
root-coach-duchy-tunnel = Scava dove vuoi guerrieri, o dove ti manca una radura di un simbolo.
root-coach-duchy-surface = I guerrieri nella Tana non difendono nulla. Lasciane solo se scaverai ancora.
root-coach-duchy-parliament = Ogni ministro schierato può agire una volta. Prima chi costruisce, poi chi conta.
root-coach-duchy-brigadier = Due movimenti, o due battaglie.
root-coach-duchy-march = Può seguire un secondo movimento.
root-coach-duchy-fight = Può seguire una seconda battaglia.
root-coach-duchy-banker = Un punto per carta, ma per persuadere servono carte. Spendi quelle di troppo.
root-coach-duchy-mayor = Scegli ciò che aiuta di più; il prezzo resta lo stesso.
root-coach-duchy-sway = I ranghi più alti danno più punti e vogliono più carte; i Lord segnano ogni turno. Ma il più alto se ne va per primo.
root-coach-duchy-convince = Ogni carta occupa una radura del suo simbolo. Gli uccelli vanno bene ovunque, ma al Crepuscolo si scartano.
root-coach-duchy-failure = Lascia andare chi ha già agito, o chi ti aiuta meno.

## root.explain

root-explain-duchy = Emerge dalle gallerie, agisce con i suoi ministri, e li perde quando cadono i suoi edifici.
    .law = root 12.1
root-explain-beside = Una radura del Ducato accanto alla mappa, adiacente a ogni galleria. Vi entrano solo i suoi pezzi, e la controlla sempre.
    .law = root 12.2.2
root-explain-citadel = Cittadella del Ducato: porta guerrieri nella Tana, produce, e dà punti con il Conte della Pietra.
    .law = root 12.4
root-explain-market = Mercato del Ducato: fa pescare carte, produce, e dà punti con il Barone del Terriccio.
    .law = root 12.6.3
root-explain-tunnel = Galleria: da qui basta un movimento per la Tana, e solo per la Tana. Tutte e tre danno punti con la Duchessa del Fango.
    .law = root 12.2.4
root-explain-minister = I ministri schierati agiscono una volta a turno. Per persuaderne uno riveli tante carte quante ne vuole il rango, ognuna per una sua radura con un tuo pezzo.
    .law = root 12.5.3
root-explain-crowns = Tre corone per ogni rango. Chi è persuaso ne prende una; se cade un edificio, il ministro più alto se ne va e la corona è fuori dal gioco.
    .law = root 12.2.3
root-explain-shown = Carte rivelate in questo turno per edifici e ministri. Al Crepuscolo gli uccelli si scartano, le altre tornano in mano.
    .law = root 12.6.1
root-explain-works = Le cittadelle portano nella Tana uno, due e altri due guerrieri in più; ogni mercato fa pescare una carta.
    .law = root 12.4
root-explain-foremole = Cavaliere. Rivela una carta qualsiasi per posizionare un mercato o una cittadella dove il Ducato ha il controllo.
    .law = root 12.5.2.I
root-explain-captain = Cavaliere. Dà inizio a una battaglia.
    .law = root 12.5.2.II
root-explain-marshal = Cavaliere. Esegue un movimento.
    .law = root 12.5.2.III
root-explain-brigadier = Nobile. Esegue fino a due movimenti, o dà inizio a due battaglie al massimo.
    .law = root 12.5.2.IV
root-explain-banker = Nobile. Fa punti con carte di uno stesso simbolo.
    .law = root 12.5.2.V
root-explain-mayor = Nobile. Agisce ancora una volta come un Cavaliere o Nobile schierato.
    .law = root 12.5.2.VI
root-explain-duchess_of_mud = Lord. Due punti con tre gallerie sulla mappa.
    .law = root 12.5.2.VII
root-explain-baron_of_dirt = Lord. Un punto per ogni mercato sulla mappa.
    .law = root 12.5.2.VIII
root-explain-earl_of_stone = Lord. Un punto per ogni cittadella sulla mappa.
    .law = root 12.5.2.IX

## Consigli, azioni, avvertimenti e perdite

root-advice-ministers =
    { $way ->
        [gain] Ministri che agiscono e segnano ogni turno.
       *[cost] Si perde un ministro.
    }
root-advice-works =
    { $way ->
        [gain] Edifici: guerrieri, carte, e punti con i Lord.
       *[cost] Si perdono edifici.
    }
root-advice-tunnels =
    { $way ->
        [gain] Gallerie, e guerrieri dove servono.
       *[cost] Meno vie d’uscita dalla Tana.
    }
root-advice-audience =
    { $way ->
        [gain] Carte e radure per il prossimo ministro.
       *[cost] Meno carte e radure per il prossimo ministro.
    }
root-does-duchy-build = Riveli una carta e posizioni un mercato o una cittadella in una radura corrispondente che controlli.
root-does-duchy-recruit = Posizioni un guerriero nella Tana.
root-does-duchy-move = Esegui un movimento; da una galleria anche nella Tana, e ritorno.
root-does-duchy-battle = Dai inizio a una battaglia.
root-does-duchy-dig = Spendi una carta, posizioni una galleria in una radura corrispondente e vi muovi fino a quattro guerrieri dalla Tana.
root-does-duchy-foremole = Riveli una carta qualsiasi e posizioni un mercato o una cittadella in una radura che controlli.
root-does-duchy-captain = Dai inizio a una battaglia.
root-does-duchy-marshal = Esegui un movimento.
root-does-duchy-brigadier = Esegui fino a due movimenti, o dai inizio a due battaglie al massimo.
root-does-duchy-banker = Spendi carte di uno stesso simbolo, almeno una, e ottieni un punto per ognuna. Gli uccelli valgono per ogni simbolo.
root-does-duchy-mayor = Usi ancora una volta l’azione di un Cavaliere o Nobile schierato, al suo prezzo.
root-does-duchy-duchess_of_mud = Ottieni due punti se tutte e tre le gallerie sono sulla mappa.
root-does-duchy-baron_of_dirt = Ottieni un punto per ogni mercato sulla mappa.
root-does-duchy-earl_of_stone = Ottieni un punto per ogni cittadella sulla mappa.
root-loss-minister_left = Il Prezzo del Fallimento: { FORM($minister, "il") } ti ha lasciato.
root-loss-failed = Il Prezzo del Fallimento: hai perso a caso { $card }.
root-warn-lord = { FORM($minister, "il") } può ancora dare punti.
root-warn-bird_shown = Un uccello rivelato si scarta al Crepuscolo; le altre carte tornano in mano.
