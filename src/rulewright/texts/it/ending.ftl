### The pace of others, what changed, the log, the end, looking back.

## ending: the match is over

ending-seed-later = Tutto ciò che era affidato al caso veniva da un seme fissato all’inizio. La sua impronta è { $hash }; il seme si rivela quando finisce anche la partita da cui questa è nata.

## ending: the log

ending-times = { $n }×
ending-gained =
    { $n ->
        [one] { FORM($name, "il") }: guadagnato { $n } punto
       *[other] { FORM($name, "il") }: guadagnati { $n } punti
    }
ending-lost =
    { $n ->
        [one] { FORM($name, "il") }: perso { $n } punto
       *[other] { FORM($name, "il") }: persi { $n } punti
    }

## ending: the score

ending-sources = Da dove vengono i punti
ending-beginning = Dall’inizio
ending-no-points = Nessun punto
ending-graph = Il punteggio round per round
ending-graph-table = Lo stesso in tabella
ending-after = Dopo
ending-round = Round { $round }

## ending: looking back

ending-turn-back = All’inizio del turno, o di quello prima
ending-turn-on = Al turno successivo
ending-page-keys = Pag su, giù
ending-help-turns = guardando indietro: turno per turno
ending-what-if = E se
ending-what-if-back = Torna alla partita da cui nasce
ending-what-if-about = Questo tavolo è una partita a sé, nata da un’altra in un momento precedente.

## ending: the moves of others

ending-next = Avanti
settings-pace-step = con Avanti, una alla volta
settings-pace-fitting = piano alla prima partita
settings-since = Dimmi cosa è cambiato prima del mio turno
ending-since = Dal tuo ultimo turno
