### Hilfe beim Spielen: Rat, was eine Antwort bewirkt, Warnungen und Verluste.

counsel-points =
    { $way ->
        [gain] { $n ->
            [one] Das bringt { $n } Punkt.
           *[other] Das bringt { $n } Punkte.
        }
       *[cost] { $n ->
            [one] Das kostet { $n } Punkt.
           *[other] Das kostet { $n } Punkte.
        }
    }
counsel-points-about =
    { $way ->
        [gain] { $n ->
            [one] Das bringt etwa { $n } Punkt.
           *[other] Das bringt etwa { $n } Punkte.
        }
       *[cost] { $n ->
            [one] Das kostet etwa { $n } Punkt.
           *[other] Das kostet etwa { $n } Punkte.
        }
    }
table-refused-no-advice = Rat gibt es hier nur, wenn alle zustimmen.
table-refused-thinking = Über deine letzte Frage wird noch nachgedacht.
