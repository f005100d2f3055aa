### Hilfe beim Spielen: Rat, was eine Antwort bewirkt, Warnungen und Verluste.

counsel-advice = Rat
counsel-ask = Was würde jemand tun, der gut spielt?
counsel-thinking = Ich überlege …
counsel-best = Am besten
counsel-next = Nächstbeste
counsel-close = fast ebenso gut
counsel-weaker = deutlich schwächer
counsel-choose = Das nehmen
counsel-no-reason = Kein einzelner Grund sticht heraus.
counsel-none = Hier gibt es nichts zu raten.
counsel-knows = Er beruht nur auf dem, was du wissen darfst.
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
counsel-does = Was das bewirkt
counsel-beware = Vorsicht
counsel-then = Danach: { $question }
counsel-lost = Was du verloren hast
counsel-seen = Verstanden
counsel-offer = Rat gibt es hier nur, wenn alle am Tisch zustimmen.
counsel-wanted = An diesem Tisch wird Rat gewünscht, für alle oder für niemanden, von: { $names }.
counsel-agree = Rat erlauben
counsel-waiting = Du erlaubst Rat. Noch offen: { $names }.
counsel-end = Kein Rat mehr
table-refused-no-advice = Rat gibt es hier nur, wenn alle zustimmen.
table-refused-thinking = Über deine letzte Frage wird noch nachgedacht.
ui-advice = Was jemand täte, der gut spielt:
ui-does_usage = Schreib die Antwort dahinter, zum Beispiel: does { $example }
ui-does_nothing = Mehr ist dazu nicht zu sagen.
ui-odds_usage = Schreib die Antwort dahinter, zum Beispiel: odds { $example }
ui-odds_none = Dort bleibt nichts dem Zufall überlassen.
