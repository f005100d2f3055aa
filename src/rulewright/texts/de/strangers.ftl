### Strangers: who speaks as what, seats that are handed on, matches in which somebody looked ahead, limits.

## strangers

strangers-watcher = schaut zu
strangers-watcher-of-several = schaut zu ({ $number })
strangers-foreseen = Vorausgeschaut
strangers-foreseen-about = Jemand hier kennt vielleicht Karten und Würfe, die noch kommen: aus einem „Was wäre, wenn“, durch Zurücknehmen, oder weil dein Platz vorher jemand anderem gehörte. Die Partie zählt in niemandes Zahlen.
strangers-hand-on = Diesen Platz weitergeben
strangers-hand-on-about = Macht einen neuen Link, mit dem jemand anderes deinen Platz einnehmen und deine Hand sehen kann.
strangers-hand-on-copy = Neuen Link kopieren

## table

table-refused-options-too-large = Diese Optionen sind zu lang.
table-refused-too-many-matches = Du hast zu viele Partien begonnen. Beende welche, oder warte eine Weile.
table-refused-record-too-long = Es würde zu lange dauern, dieses Protokoll nachzuspielen.
table-refused-importing = Für dich wird schon ein Protokoll nachgespielt. Warte, bis das fertig ist.
table-refused-server-full = Der Server ist voll. Versuche es gleich noch einmal.
