### Wiederkommen: die erste Seite, Einladungen, das Warten, und was jemand gespielt hat.

## home

home-begin = Eine Partie beginnen
home-ended = Zuletzt beendet
home-older = Frühere
home-figures = Alle deine Partien und Zahlen
home-stale = Der Server antwortet nicht. So standen deine Tische um { $when }.
home-waits-for = Wartet auf { FORM($name, "den") }
home-free-seats =
    { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
home-won = Du hast gewonnen
home-winner =
    { $n ->
        [one] { FORM($winners, "Der") } hat gewonnen
       *[other] { FORM($winners, "Der") } haben gewonnen
    }
home-lesson = Lektion
home-what-if = Was wäre, wenn
home-listed-about = Wer auf diesem Server ist, darf an diesen Tischen zuschauen.
home-listed-none = Zurzeit gibt es keinen solchen Tisch.
home-filter-game = Spiel
home-filter-all = Alle Spiele
home-filter-free = Nur mit freien Plätzen

## invite

invite-from = { FORM($name, "Der") } lädt dich zu einer Partie { $game } ein.
invite-to = Du bist zu einer Partie { $game } eingeladen.
invite-seat = Du spielst { FORM($seat, "den") }.
invite-who = Am Tisch
invite-you = dein Platz
invite-clock-live =
    { $n ->
        [one] Alle haben { $n } Minute für die ganze Partie.
       *[other] Alle haben { $n } Minuten für die ganze Partie.
    }
invite-clock-days =
    { $n ->
        [one] Alle haben { $n } Tag für jede Antwort.
       *[other] Alle haben { $n } Tage für jede Antwort.
    }
invite-mine = Dort sitzt du schon.
invite-go = Zum Tisch
invite-taken = Dort sitzt schon jemand. Bitte um den Link zu einem anderen Platz oder um einen zum Zuschauen.
invite-over = Diese Partie ist zu Ende.
invite-lost = Vielleicht wurde der Link beim Kopieren abgeschnitten. Bitte um einen neuen.
invite-words = Spiel mit, { $game }: Dein Platz ist { FORM($seat, "der") }.
invite-words-watch = Schau bei einer Partie { $game } zu.
invite-share = Teilen …
invite-qr = QR-Code
invite-qr-hide = QR-Code verbergen
invite-qr-alt = QR-Code: { $what }
invite-qr-about = Wer eine Kamera darauf richtet, nimmt dort Platz.

## wait: bevor die Partie beginnt

wait-for = Es fehlt noch { FORM($seats, "der") }.
wait-count = Besetzte Plätze: { $here } von { $all }.
wait-begins = Alle Plätze sind besetzt: Die Partie beginnt.
wait-host = Schick allen, die mitspielen, den Link zu einem Platz, oder setz einen Bot hin. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
wait-guest = Wer den Tisch eröffnet hat, lädt die anderen ein. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
wait-watcher = Du schaust zu. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
wait-come-back = Du kannst diese Seite inzwischen verlassen: Der Tisch steht auf der ersten Seite unter deinen Tischen.
wait-invited = freier Platz, für { FORM($name, "den") } bestimmt

## figures

figures-title = Deine Partien
figures-about = Was du auf diesem Server zu Ende gespielt hast: nach Spiel und Platz, Punkte und Serien.
figures-see = Deine Zahlen ansehen
figures-nobody = Hier kennt dich noch niemand: Setz dich erst an einen Tisch.
figures-none = Du hast noch keine Partie zu Ende gespielt.
figures-matches = Partien
figures-won = Gewonnen
figures-together = Mit anderen
figures-longest = Längste Siegesserie
figures-streak = Siege in Folge jetzt
figures-game =
    { $n ->
        [one] { $n } Partie, davon gewonnen: { $won }.
       *[other] { $n } Partien, davon gewonnen: { $won }.
    }
figures-game-streak =
    { $n ->
        [0] Noch keine Siegesserie.
        [one] In Folge höchstens { $n }.
       *[other] In Folge höchstens { $n }.
    }
figures-by-seat = Nach Platz
figures-seat = Platz
figures-share = Anteil gewonnener Partien
figures-share-of = Anteil gewonnener Partien mit { FORM($name, "dem") }
figures-mean = Punkte im Mittel
figures-best = Höchstens
figures-course = Punkte in den letzten Partien, die älteste zuerst: { $points }
figures-course-about = Punkte in den letzten Partien; eine Krone für die gewonnenen.
figures-history = Was du gespielt hast
figures-counts = Lektionen, „Was wäre, wenn“ und Partien, in denen du mehrere Plätze hattest, stehen in der Liste, zählen aber nicht. Ein Platz, den du einem Bot überlassen hast, zählt als gespielt.
