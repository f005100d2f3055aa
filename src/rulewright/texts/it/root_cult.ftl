### La Setta delle Lucertole: tutte le sue parole.

## root.say

root-say-outcast = Reietto: { $suit }
root-say-outcast_hated = Reietto: { $suit }, odiato
root-say-acolytes = accoliti
root-say-souls = Anime Perse
root-say-revealed = rivelate
root-say-garden_scores =
    una carta { $suit } vale { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## root.faction

root-faction-cult = Setta delle Lucertole
    .il = la Setta delle Lucertole
    .del = della Setta delle Lucertole

## root.short

root-short-cult = Setta
    .il = la Setta
    .del = della Setta
    .al = alla Setta
    .dal = dalla Setta
    .gender = f

## root.about

root-about-cult = pianta giardini, predica con carte che tornano in mano e trasforma i caduti in cospirazioni

## root.piece

root-piece-garden_fox =
    { $n ->
        [one] giardino volpe
       *[other] giardini volpe
    }
    .un = un giardino volpe
root-piece-garden_rabbit =
    { $n ->
        [one] giardino coniglio
       *[other] giardini coniglio
    }
    .un = un giardino coniglio
root-piece-garden_mouse =
    { $n ->
        [one] giardino topo
       *[other] giardini topo
    }
    .un = un giardino topo

## root.piece_code

root-piece_code-garden_fox = Gi
root-piece_code-garden_rabbit = Gi
root-piece_code-garden_mouse = Gi

## root.conspiracy

root-conspiracy-crusade = Crociata
root-conspiracy-convert = Conversione
root-conspiracy-sanctify = Santificazione

## root.score

root-score-gardens = per i giardini

## root.source: what points came from, in a table

root-source-gardens = Giardini

## root.prompt

root-prompt-cult-start = In quale angolo comincia la Setta?
root-prompt-cult-outcast = Quale simbolo è il Reietto?
root-prompt-cult-conspiracy = Alba: quale cospirazione?
root-prompt-cult-crusade = Crociata: una battaglia o un movimento?
root-prompt-cult-onward = I tuoi guerrieri combattono dove sono arrivati?
root-prompt-cult-convert = Conversione: quale guerriero, e dove?
root-prompt-cult-sanctify = Santificazione: quale edificio diventa un giardino?
root-prompt-cult-ritual = Giorno: quale rituale?
root-prompt-cult-reveal = Quale carta riveli?
root-prompt-cult-build = Dove pianti il giardino ({ $card })?
root-prompt-cult-recruit = Dove posizioni il guerriero ({ $card })?

## root.option

root-option-crusade = crociata (una battaglia, o un movimento e una battaglia)
root-option-convert = conversione (un guerriero nemico)
root-option-sanctify = santificazione (un edificio nemico)
root-option-score = punteggio (una carta per punti)
root-option-sacrifice = sacrificio (un uccello per un accolito)

## root.label

root-label-sanctify = { $piece } { FORM($name, "del") } { FORM($place, "nel") }

## root.trigger

root-trigger-fear = Timore dei Fedeli

## root.event

root-event-outcast = Ora il Reietto { FORM($seat, "del") } è: { $suit }.
root-event-outcast-hated = Il Reietto { FORM($seat, "del") } è { $suit }, ed è odiato.
root-event-souls_discarded =
    { FORM($seat, "il") } scarta { $number ->
        [one] { $number } Anima Persa
       *[other] { $number } Anime Perse
    }.
root-event-conspiracy =
    { FORM($seat, "il") } cospira spendendo { $number ->
        [one] { $number } accolito
       *[other] { $number } accoliti
    }: { $conspiracy }.
root-event-acolytes =
    { FORM($seat, "il") } ottiene { $number ->
        [one] { $number } accolito
       *[other] { $number } accoliti
    }.
root-event-feared = Timore dei Fedeli: { FORM($seat, "il") } perde a caso { $card }.

## root.why

root-why-too-few-acolytes = Hai troppo pochi accoliti.
root-why-no-crusade = Non hai guerrieri in una radura del simbolo Reietto.
root-why-no-convert = In nessuna radura del simbolo Reietto c’è un guerriero nemico dove puoi posizionarne uno.
root-why-no-sanctify = In nessuna radura del simbolo Reietto c’è un edificio nemico, o non hai più giardini di quel simbolo.
root-why-no-garden = Non hai una carta il cui simbolo abbia una radura che controlli con uno spazio libero, o non hai più giardini.
root-why-no-ritual-card = Hai solo uccelli, o non hai più guerrieri.
root-why-suit-scored = Non hai carte di un simbolo che in questo turno non ti abbia già dato punti.

## root.button

root-button-crusade = Crociata
root-button-convert = Conversione
root-button-sanctify = Santificazione
root-button-score = Punteggio
root-button-sacrifice = Sacrificio
root-button-sanctify_at = { $piece }, { $number }
root-button-no_battle = Niente battaglia

## root.thing

root-thing-souls = Anime Perse
root-thing-acolytes = Accoliti
root-thing-outcast = Reietto
root-thing-garden_track = Tracciati Giardino
root-thing-revealed = Carte rivelate

## root.seat

root-seat-how-cult = Fa punti spendendo una carta di un simbolo: più giardini di quel simbolo, più punti.
root-seat-birdsong-cult = Le Anime Perse scelgono il Reietto; poi gli accoliti cospirano.
root-seat-daylight-cult = Rivela carte: ognuna costruisce, recluta, dà punti o crea un accolito.
root-seat-evening-cult = Riprende le carte rivelate, le fa produrre ai giardini del Reietto. Pesca, tiene cinque carte.
root-seat-gardens = Giardini
root-seat-gardens-hint = quanto vale una carta del simbolo; il secondo giardino fa pescare
root-seat-outcast = Reietto
root-seat-outcast-hint = nelle sue radure si cospira, i suoi giardini producono
root-seat-outcast-hated = odiato: le cospirazioni costano un accolito in meno
root-seat-acolytes = Accoliti
root-seat-acolytes-hint = caduti in difesa, o sacrificati
root-seat-acolytes-none = ancora nessun accolito
root-seat-souls = Anime Perse
root-seat-souls-hint = tutto ciò che chiunque spende o scarta
root-seat-souls-none = dall’ultima Alba della Setta nessuno ha speso carte
root-seat-revealed = Rivelate
root-seat-revealed-hint = tornano in mano al Crepuscolo
root-seat-costs-acolytes =
    { $n ->
        [one] { $n } accolito
       *[other] { $n } accoliti
    }

## root.setup

root-setup-does-cult = Usa le carte e le tiene, pianta giardini che nessun altro può controllare, e si vendica. Il suo compito: molti giardini dello stesso simbolo.
root-setup-hard-cult = per chi conosce le altre

## root.coach

root-coach-cult-birdsong = Le Anime Perse hanno scelto il Reietto. Qui si spendono gli accoliti: nelle radure di quel simbolo, per battaglie, guerrieri e giardini.
root-coach-cult-daylight = Ogni carta serve a un rituale e torna al Crepuscolo, a meno che tu non la usi per i punti. Prima costruisci: i giardini controllano le radure e fanno valere di più le carte.
root-coach-cult-evening = Le carte rivelate sono di nuovo tue. Produci con i giardini del Reietto; poi peschi.
root-coach-cult-start = Anche ogni radura adiacente all’angolo riceve un guerriero. Va bene un angolo con più vicine dello stesso simbolo.
root-coach-cult-outcast = Da questo dipendono cospirazioni e produzione. Cambia appena gli altri spendono carte: comincia con il simbolo del tuo primo giardino.
root-coach-cult-conspiracy = La Santificazione è la più forte: un edificio nemico diventa un giardino e dà un punto. La Conversione conquista una radura, la Crociata è il tuo unico modo di muovere e attaccare.
root-coach-cult-crusade = Una battaglia in una radura del Reietto, o un movimento fuori da una di esse con battaglia all’arrivo.
root-coach-cult-onward = I guerrieri sono arrivati. Combatti se infliggi più di quanto subisci; va bene anche il solo movimento.
root-coach-cult-convert = Prendi il guerriero che decide chi controlla una radura, o l’ultima guardia di un edificio.
root-coach-cult-sanctify = Ognuno è un punto e un giardino. Prendi ciò che serve di più ai rivali.
root-coach-cult-ritual = Costruisci dove puoi, recluta per controllare di più, prendi punti con il simbolo che ha più giardini. Un uccello serve solo per un accolito.
root-coach-cult-reveal = Tornano tutte tranne quella usata per i punti: per quelli usa la carta che ti serve meno.
root-coach-cult-build = Un giardino controlla la radura qualunque cosa vi abbiano gli altri, ma se cade perdi anche una carta.
root-coach-cult-recruit = I guerrieri servono dove pianterai il prossimo giardino e dove i giardini sono soli.

## root.hint

root-hint-garden_score =
    Punteggio ora: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con una carta { $suit }.

## root.explain

root-explain-cult = Agisce rivelando carte che tornano in mano, controlla ogni radura con un suo giardino e fa accoliti dei guerrieri caduti in difesa.
    .law = root 10.1
root-explain-garden_fox = Giardino della Setta in una radura volpe: la controlla comunque. Se viene rimosso, la Setta perde una carta a caso.
    .law = root 10.2.4
root-explain-garden_rabbit = Giardino della Setta in una radura coniglio: la controlla comunque. Se viene rimosso, la Setta perde una carta a caso.
    .law = root 10.2.4
root-explain-garden_mouse = Giardino della Setta in una radura topo: la controlla comunque. Se viene rimosso, la Setta perde una carta a caso.
    .law = root 10.2.4
root-explain-souls = Tutto ciò che chiunque spende o scarta sta qui, scoperto, fino all’Alba della Setta. Il simbolo con più carte diventa il Reietto.
    .law = root 10.2.6
root-explain-acolytes = Guerrieri caduti mentre la Setta difendeva, o sacrificati. Pagano le cospirazioni.
    .law = root 10.4.3
root-explain-outcast = Il simbolo nelle cui radure la Setta cospira e i cui giardini producono. Se è odiato, le cospirazioni costano meno.
    .law = root 10.4.1
root-explain-garden_track = Per ogni simbolo, quanto vale una sua carta con tanti giardini sulla mappa.
    .law = root 10.5.3
root-explain-revealed = Carte che in questo turno sono servite a un rituale. Tornano in mano al Crepuscolo.
    .law = root 10.5

## Consigli, azioni, avvertimenti e perdite

root-advice-gardens =
    { $way ->
        [gain] Giardini: punti per le carte, e radure tue.
       *[cost] Si perdono giardini.
    }
root-advice-rituals =
    { $way ->
        [gain] Carte per rituali e punti.
       *[cost] Meno carte per i rituali.
    }
root-advice-acolytes =
    { $way ->
        [gain] Accoliti per le cospirazioni.
       *[cost] Costa accoliti.
    }
root-does-cult-crusade = Combatti in una radura del simbolo Reietto, o muovi fuori da una di esse e puoi combattere all’arrivo.
root-does-cult-convert = Un guerriero nemico in una radura del simbolo Reietto diventa tuo.
root-does-cult-sanctify = Un edificio nemico in una radura del simbolo Reietto diventa un giardino; ottieni un punto.
root-does-cult-build = Riveli una carta e pianti un giardino del suo simbolo in una radura che controlli.
root-does-cult-recruit = Riveli una carta e posizioni un guerriero in una radura del suo simbolo.
root-does-cult-score = Spendi una carta e ottieni i punti dei giardini del suo simbolo; una volta per simbolo e turno.
root-does-cult-sacrifice = Riveli un uccello e metti un guerriero tra gli accoliti.
root-loss-feared = Un giardino è stato rimosso: hai perso a caso { $card }.
root-warn-rituals =
    { $n ->
        [one] Una carta ({ $suit }) può ancora dare { $n } punto.
       *[other] Una carta ({ $suit }) può ancora dare { $n } punti.
    }
root-warn-nothing_scored = Con così pochi giardini ({ $suit }) non dà punti, e la carta è persa.
