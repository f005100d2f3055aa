### Strangers: who speaks as what, seats that are handed on, matches in which somebody looked ahead, limits.

## strangers

strangers-watcher = spettatore
strangers-watcher-of-several = spettatore ({ $number })
strangers-foreseen = Sguardo in avanti
strangers-foreseen-about = Qualcuno qui può conoscere carte e dadi che devono ancora arrivare: li ha provati in un «e se», ha ritirato ciò che aveva visto, o ha giocato al tuo posto prima di te. La partita non conta nelle statistiche di nessuno.
strangers-hand-on = Cedi questo posto
strangers-hand-on-about = Crea un nuovo link con cui un’altra persona può prendere il tuo posto e vedere la tua mano.
strangers-hand-on-copy = Copia il nuovo link

## table

table-refused-options-too-large = Queste opzioni sono troppo lunghe.
table-refused-too-many-matches = Hai iniziato troppe partite. Finiscine qualcuna, o aspetta un po’.
table-refused-record-too-long = Rigiocare questa registrazione richiederebbe troppo tempo.
table-refused-importing = Una registrazione viene già rigiocata per te. Aspetta che sia finita.
table-refused-server-full = Il server è pieno. Riprova tra un momento.
