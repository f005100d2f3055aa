### La mappa del Lago: tutte le sue parole.

## root.setup

root-setup-map-lake = Lago
root-setup-map-about-lake = Un traghetto attraversa il lago al centro una volta per turno, e chi lo prende pesca una carta. I simboli si sorteggiano.

## root.event

root-event-ferried = Il traghetto ha portato { FORM($seat, "il") } { FORM($origin, "dal") } { FORM($destination, "al") }.

## root.does

root-does-ferry-cross = Con il traghetto: viene anch’esso, una volta per turno, e peschi una carta.

## root.why

root-why-ferry-elsewhere = Il lago si attraversa solo con il traghetto, che si trova altrove.
root-why-ferry-used = In questo turno il traghetto ha già attraversato il lago.

## root.say

root-say-ferry = traghetto

## root.thing

root-thing-ferry = Traghetto
root-thing-lake = Lago
root-explain-ferry = Una volta per turno i pezzi possono muoversi dalla sua radura in qualsiasi altra radura costiera come se fosse adiacente, portandolo con sé; chi ha mosso pesca una carta. Nessuno può attaccarlo o rimuoverlo.
    .law = root C.2.5
root-explain-lake = Conta come fiumi tra tutte le radure costiere. Senza traghetto nessuno lo attraversa, e le foreste vicine lungo la riva sono adiacenti.
    .law = root C.2.2

## root.tell

root-tell-ferry = qui c’è il traghetto
root-tell-ferry_used = qui c’è il traghetto, che in questo turno ha già attraversato il lago
root-tell-coast = sulla riva del lago

## root.advice

root-advice-ferry =
    { $way ->
        [gain] Sei dove si trova il traghetto: può portarti e dà una carta.
       *[cost] Non sei più dove si trova il traghetto.
    }
