### La Marchesa de Gattis: tutte le sue parole.

## root.say

root-say-actions = azioni rimaste
root-say-moves = movimenti rimasti in questa marcia
root-say-recruited = ha reclutato in questo turno
root-say-track = { $piece } { $placed }/{ $total }
root-say-next_building =
    il prossimo edificio, { $piece }: { $cost ->
        [one] { $cost } segnalino legna
       *[other] { $cost } segnalini legna
    }, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## root.faction

root-faction-marquise = Marchesa de Gattis
    .il = la Marchesa de Gattis
    .del = della Marchesa de Gattis

## root.short

root-short-marquise = Marchesa
    .il = la Marchesa
    .del = della Marchesa
    .al = alla Marchesa
    .dal = dalla Marchesa
    .gender = f

## root.about

root-about-marquise = costruisce segherie, officine e centri di reclutamento; forte da subito, ideale per imparare

## root.piece

root-piece-sawmill =
    { $n ->
        [one] segheria
       *[other] segherie
    }
    .un = una segheria
    .breve = segheria
root-piece-workshop =
    { $n ->
        [one] officina
       *[other] officine
    }
    .un = un’officina
    .breve = officina
root-piece-recruiter =
    { $n ->
        [one] centro di reclutamento
       *[other] centri di reclutamento
    }
    .un = un centro di reclutamento
    .breve = reclutamento
root-piece-keep =
    { $n ->
        [one] fortezza
       *[other] fortezze
    }
root-piece-wood =
    { $n ->
        [one] segnalino legna
       *[other] segnalini legna
    }

## root.piece_code

root-piece_code-sawmill = Se
root-piece_code-workshop = Of
root-piece_code-recruiter = Re
root-piece_code-keep = Fo
root-piece_code-wood = lg

## root.score

root-score-sawmill = per una segheria
root-score-workshop = per un’officina
root-score-recruiter = per un centro di reclutamento

## root.source: what points came from, in a table

root-source-sawmill = Segherie
root-source-workshop = Officine
root-source-recruiter = Centri di reclutamento

## root.prompt

root-prompt-marquise-action = Giorno: quale azione?
root-prompt-marquise-build = Che cosa costruisci, e dove?
root-prompt-marquise-extra = Quale carta uccello spendi per un’altra azione?
root-prompt-marquise-hospitals =
    Ospedali da Campo: spendi una carta per salvare { $n ->
        [one] il guerriero perso
       *[other] i { $n } guerrieri persi
    } { FORM($clearing, "nel") }?
root-prompt-marquise-keep = In quale angolo posizioni la fortezza?
root-prompt-marquise-overwork = Straordinari: in quale segheria?
root-prompt-marquise-short-wood = I segnalini legna non bastano per tutte le segherie. Dove va il prossimo?
root-prompt-marquise-short-warrior = I guerrieri non bastano per tutti i centri di reclutamento. Dove va il prossimo?
root-prompt-marquise-start-sawmill = Dove posizioni la prima segheria?
root-prompt-marquise-start-workshop = Dove posizioni la prima officina?
root-prompt-marquise-start-recruiter = Dove posizioni il primo centro di reclutamento?
root-prompt-marquise-wood = Da quale radura prendi la legna per { FORM($clearing, "il") }? Ancora da pagare: { $n }.

## root.option

root-option-march = marcia (fino a due movimenti)
root-option-build = costruzione
root-option-overwork = straordinari (una carta per un segnalino legna)
root-option-extra = spendi una carta uccello per un’altra azione

## root.trigger

root-trigger-field_hospitals = Ospedali da Campo

## root.event

root-event-garrison = { FORM($seat, "il") } presidia ogni radura tranne { FORM($opposite, "il") }.
root-event-hospitals =
    { FORM($seat, "il") } riporta alla fortezza, { FORM($place, "nel") }, { $number ->
        [one] { $number } guerriero
       *[other] { $number } guerrieri
    }.
root-event-spent_wood = { FORM($seat, "il") } spende 1 segnalino legna { FORM($place, "dal") }.

## root.why

root-why-no-actions = Non hai più azioni.
root-why-no-bird = Non hai carte uccello.
root-why-no-overwork = Servono una carta che corrisponda a una radura con segheria e legna nella riserva.
root-why-no-wood = Nelle radure connesse c’è troppo poca legna.
root-why-not-near-keep = Non è la radura della fortezza né le è adiacente.

## root.button

root-button-march = Marcia
root-button-overwork = Straordinari
root-button-extra = Spendi un uccello
root-button-end_march = Fine della marcia

## root.thing

root-thing-building_track = Tracciato degli edifici
root-thing-actions = Azioni
root-thing-hospitals = Ospedali da Campo

## root.order

root-order-marquise-hospitals = Ospedali da Campo

## root.seat

root-seat-how-marquise = Fa punti a ogni edificio; più ce ne sono di un tipo, più vale il prossimo.
root-seat-birdsong-marquise = Ogni segheria dà un segnalino legna.
root-seat-daylight-marquise = Fa produrre carte; poi tre azioni: attacco, marcia, reclutamento, costruzione, straordinari. Una carta uccello ne compra un’altra.
root-seat-evening-marquise = Pesca una carta, più una per ogni bonus scoperto; ne tiene cinque.
root-seat-buildings = Edifici
root-seat-buildings-hint = Ogni numero dice quanti punti dà costruire da quello spazio.
root-seat-wood-cost = costo
root-seat-costs-wood =
    { $n ->
        [one] costa { $n } segnalino legna
       *[other] costa { $n } segnalini legna
    }
root-seat-wood = Legna
root-seat-wood-hint = sulla mappa
root-seat-wood-count =
    { $n ->
        [one] { $n } segnalino legna su { $all } sulla mappa
       *[other] { $n } segnalini legna su { $all } sulla mappa
    }
root-seat-wood-where = Nelle radure { $places }
root-seat-wood-at = { $place } ({ $n })
root-seat-wood-none = Nessuna legna sulla mappa.
root-seat-actions = Azioni
root-seat-actions-hint = Tre di Giorno, più una per ogni carta uccello spesa.
root-seat-keep-at = La fortezza è nella radura { $place }.
root-seat-keep-lost = La fortezza è perduta: nessuno si salva.
root-seat-keep-soon = La fortezza non è ancora posizionata.
root-seat-hospitals-hint = Una carta del simbolo della radura porta i guerrieri caduti alla fortezza.

## root.fight

root-fight-asked-hospitals = { FORM($name, "Il") } può salvare i caduti
root-fight-saved =
    { $n ->
        [one] { $n } guerriero salvato dagli Ospedali da Campo
       *[other] { $n } guerrieri salvati dagli Ospedali da Campo
    }

## root.setup

root-setup-does-marquise = Occupa il bosco dal primo turno, taglia legna e costruisce. Il suo compito: tenere aperti i collegamenti.
root-setup-hard-marquise = ideale per cominciare

## root.coach

root-coach-marquise-birdsong = Ora ogni tua segheria porta un segnalino legna. La legna paga solo gli edifici che raggiunge attraverso radure che controlli.
root-coach-marquise-daylight = Prima produci, poi hai tre azioni. Un buon turno costruisce qualcosa e recluta una volta; il resto è marciare e farsi spazio.
root-coach-marquise-evening = Peschi una carta, più una per il terzo e una per il quinto centro di reclutamento. Tieni gli uccelli, che valgono azioni, e un’imboscata per difenderti.
root-coach-marquise-action = Si fanno punti costruendo, ogni volta che la legna raggiunge uno spazio libero in una radura che controlli. Altrimenti recluta, o marcia per controllare di più.
root-coach-marquise-build = Le segherie fatte presto si ripagano; la seconda officina dà subito due punti; il terzo centro di reclutamento fa pescare. Costruisci dove i nemici arrivano per ultimi.
root-coach-marquise-extra = Un uccello vale un’azione in più. Conviene se quell’azione costruisce o salva qualcosa; altrimenti tienilo.
root-coach-marquise-hospitals = Una carta riporta alla fortezza tutti i guerrieri persi qui. Per uno solo è cara, per tre è un affare.
root-coach-marquise-keep = Per una prima partita va bene qualsiasi angolo: i primi edifici stanno qui o accanto, e nessun altro può posizionare pezzi qui. Solo l’angolo opposto resta senza tuoi guerrieri.
root-coach-marquise-overwork = Spendi una carta del simbolo della radura della segheria, o un uccello, per un segnalino legna lì. Fallo quando manca proprio quello per costruire in questo turno.
root-coach-marquise-short-warrior = La tua riserva è quasi vuota. Metti gli ultimi guerrieri dove un nemico è vicino o da dove vuoi marciare.
root-coach-marquise-short-wood = Tutta la tua legna sarà sulla mappa. Mettila dove raggiunge uno spazio libero, e spendila presto.
root-coach-marquise-start-sawmill = Qui la legna arriva a ogni Alba. Scegli una radura sicura, se puoi con un altro spazio per un secondo edificio.
root-coach-marquise-start-workshop = L’officina produce con il simbolo di questa radura. Confrontalo con i costi delle carte che hai in mano.
root-coach-marquise-start-recruiter = Qui arriveranno i nuovi guerrieri. Mettilo dal lato da cui aspetti visite, o da dove vuoi marciare prima.
root-coach-marquise-wood = Prendi prima la legna che un nemico potrebbe raggiungere: ogni segnalino che rimuove gli dà un punto.

## root.hint

root-hint-actions =
    { $n ->
        [one] Resta un’azione.
       *[other] Restano { $n } azioni.
    }
root-hint-actions_bird = Non restano azioni. Una carta uccello ne dà un’altra, e conviene se costruisce o salva qualcosa; altrimenti chiudi il Giorno.
root-hint-actions_none = Non restano azioni e non hai carte uccello per averne un’altra: chiudi il Giorno.
root-hint-march_first = Questa marcia ha due movimenti; questo è il primo.
root-hint-march_second = Il secondo movimento della marcia: fallo, o chiudi la marcia.

## root.explain

root-explain-marquise = Occupa il bosco e fa punti costruendo; paga con la legna delle segherie. I suoi guerrieri possono tornare con gli Ospedali da Campo finché c’è la fortezza.
    .law = root 6.1
root-explain-sawmill = Porta alla Marchesa un segnalino legna a ogni Alba, nella sua radura.
    .law = root 6.4
root-explain-workshop = Con essa la Marchesa produce: un simbolo, quello della sua radura, a ogni turno.
    .law = root 6.2.1
root-explain-recruiter = Porta un guerriero quando la Marchesa recluta, una volta per turno. Il terzo e il quinto sulla mappa fanno pescare una carta in più.
    .law = root 6.5.3
root-explain-keep = Solo la Marchesa può posizionare pezzi nella sua radura. Qui tornano i guerrieri salvati dagli Ospedali da Campo; se viene rimossa, è persa per sempre.
    .law = root 6.2.2
root-explain-wood = Paga gli edifici della Marchesa, dovunque arrivi attraverso radure che controlla.
    .law = root 6.5.4.II
root-explain-building_track = Gli edifici ancora da costruire, da sinistra: sopra il costo in legna, sotto i punti. Più ce ne sono di un tipo, più vale il prossimo.
    .law = root 6.5.4.III
root-explain-actions = La Marchesa ha tre azioni, e una in più per ogni carta uccello che spende.
    .law = root 6.5
root-explain-hospitals = Quando i guerrieri della Marchesa vengono rimossi, una carta corrispondente alla radura li porta tutti alla fortezza.
    .law = root 6.2.3

## Consigli, azioni e avvertimenti

root-advice-buildings =
    { $way ->
        [gain] Più edifici: legna, produzione e reclute a ogni turno.
       *[cost] Meno edifici.
    }
root-advice-keep =
    { $way ->
        [gain] La fortezza resta in piedi.
       *[cost] La fortezza è perduta.
    }
root-advice-wood =
    { $way ->
        [gain] Più legna con cui costruire.
       *[cost] Costa legna.
    }
root-does-marquise-battle = Costa un’azione. Attacchi un nemico in una radura dove hai guerrieri.
root-does-marquise-march = Costa un’azione. Fai fino a due movimenti.
root-does-marquise-recruit = Costa un’azione, una volta per turno. Ogni centro di reclutamento porta un guerriero.
root-does-marquise-build = Costa un’azione e legna. L’edificio dà subito punti.
root-does-marquise-overwork = Costa un’azione e una carta corrispondente alla radura di una segheria. Vi posizioni un segnalino legna.
root-does-marquise-extra = Costa una carta uccello. Ottieni un’azione in più.
root-warn-actions =
    { $n ->
        [one] Hai ancora { $n } azione.
       *[other] Hai ancora { $n } azioni.
    }
