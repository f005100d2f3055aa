### La mappa della Montagna: tutte le sue parole.

## root.setup

root-setup-map-mountain = Montagna
root-setup-map-about-mountain = Sei sentieri sono nascosti, e aprirne uno dà un punto, come controllare il Valico al centro. I simboli si sorteggiano.

## root.say

root-say-path = sentiero { $one }–{ $other }
    .il = il sentiero { $one }–{ $other }
root-say-tower = torre

## root.prompt

root-prompt-path-where = Quale sentiero apri?
root-prompt-path-spend = Quale carta spendi per aprire { FORM($path, "il") }?

## root.option

root-option-open = apri un sentiero: spendi una carta qualsiasi, 1 punto
root-button-open = Apri un sentiero

## root.does

root-does-closed_paths-open = Una volta nel tuo turno, per una carta qualsiasi: un sentiero nascosto accanto a un tuo pezzo si apre per sempre, e ottieni un punto. Non è un’azione.

## root.event

root-event-path_opened = { FORM($seat, "il") } ha aperto il sentiero tra { FORM($origin, "il") } e { FORM($destination, "il") }.

## root.score

root-score-path = per un sentiero aperto
root-score-pass = per il controllo del Valico

## root.source

root-source-path = Sentieri aperti
root-source-pass = Il Valico

## root.why

root-why-closed-path = Il sentiero tra le due è nascosto.
root-why-no-piece-at-path = Non hai pezzi a nessuna delle sue estremità.
root-why-path-opened = In questo turno hai già aperto un sentiero.

## root.thing

root-thing-closed_path = Sentiero nascosto
root-thing-tower = Il Valico
root-explain-closed_path = Le radure che collega non sono adiacenti, ma divide le foreste. Una volta nel tuo Giorno puoi spendere una carta qualsiasi per aprirlo per sempre e ottenere un punto, se hai un pezzo a una delle sue estremità.
    .law = root C.3.3
root-explain-tower = Chi controlla la radura con la torre alla fine del proprio Crepuscolo ottiene un punto.
    .law = root C.3.4

## root.tell

root-tell-tower = qui sta la torre: è il Valico
root-tell-closed = sentieri nascosti verso { $places }

## root.coach

root-coach-path-where = Paga una qualsiasi delle tue carte. Apri ciò che unisce le tue radure o porta al Valico; potranno usarlo anche gli altri.
root-coach-path-spend = Paga una carta qualsiasi: spendi quella che non corrisponde a nessuna delle tue radure.

## root.advice

root-advice-pass =
    { $way ->
        [gain] Controlli il Valico: un punto alla fine del tuo Crepuscolo.
       *[cost] Lasci il Valico, e i suoi punti.
    }
