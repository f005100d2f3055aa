### The pace of others, what changed, the log, the end, looking back.

## ending: the match is over

ending-seed-later = Aller Zufall kam aus einem Startwert, der zu Beginn feststand. Sein Fingerabdruck ist { $hash }; er selbst wird verraten, wenn auch die Partie zu Ende ist, aus der diese entstand.

## ending: the log

ending-times = { $n }×
ending-gained =
    { $n ->
        [one] { FORM($name, "der") }: { $n } Punkt gewonnen
       *[other] { FORM($name, "der") }: { $n } Punkte gewonnen
    }
ending-lost =
    { $n ->
        [one] { FORM($name, "der") }: { $n } Punkt verloren
       *[other] { FORM($name, "der") }: { $n } Punkte verloren
    }

## ending: the score

ending-sources = Woher die Punkte kommen
ending-beginning = Von Anfang an
ending-no-points = Keine Punkte
ending-graph = Der Punktestand Runde für Runde
ending-graph-table = Dasselbe als Tabelle
ending-after = Nach
ending-round = Runde { $round }

## ending: looking back

ending-turn-back = Zum Beginn des Zugs, oder des vorigen
ending-turn-on = Zum nächsten Zug
ending-page-keys = Bild auf, ab
ending-help-turns = beim Zurückblicken: Zug für Zug
ending-what-if = Was wäre, wenn
ending-what-if-back = Zurück zur ursprünglichen Partie
ending-what-if-about = Dieser Tisch ist eine eigene Partie, aus einem früheren Moment einer anderen entstanden.

## ending: the moves of others

ending-next = Weiter
settings-pace-step = mit Weiter, einzeln
settings-pace-fitting = langsam beim ersten Mal
settings-since = Vor meinem Zug sagen, was sich geändert hat
ending-since = Seit deinem letzten Zug
