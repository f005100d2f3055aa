### Lektionen: was in allen gleich ist, und die Seite, auf der man wählt.

table-lesson-another-way = Das geht auch. Die Lektion hatte etwas anderes vor, aber nichts ist verloren: Es geht von hier aus weiter.
table-refused-no-such-lesson = Diese Lektion gibt es nicht.
lesson-title = Lektion: { $title }
lesson-step = Schritt { $step } von { $steps }
lesson-page = Seite { $page } von { $pages }
lesson-next = Weiterlesen
lesson-back = Zurück
lesson-show-me = Zeig es mir
lesson-quiet = Die Lektion geht weiter, sobald sie etwas zu sagen hat. Spiele, wie es dir richtig scheint.
lesson-watch = Sieh zu, was die anderen tun.
lesson-over = Die Lektion ist zu Ende
lesson-play-on = Diese Partie zu Ende spielen
lesson-last = Das war der letzte Hinweis: Spiel weiter, wie du magst.
lesson-next-lesson = Nächste Lektion
lesson-all = Alle Lektionen
lesson-leave = Lektion verlassen
lesson-take-up = Lektion fortsetzen
lesson-fold = Einklappen
lesson-unfold = Ausklappen
lesson-law = Gesetz { $paragraph }
lesson-done = erledigt
lesson-minutes =
    { $n ->
        [one] etwa { $n } Minute
       *[other] etwa { $n } Minuten
    }
lesson-learn = Lernen
lesson-choose = { $game } lernen
lesson-choose-about = Eine Lektion ist eine echte, vorbereitete Partie, bei der jemand neben dir sitzt und erklärt. Falsch machen kannst du nichts, und am Ende darfst du weiterspielen.
