### Lezioni: ciò che è uguale in tutte, e la pagina in cui si sceglie.

table-lesson-another-way = Va bene anche così. La lezione aveva in mente altro, ma non si perde nulla: si continua da qui.
table-refused-no-such-lesson = Questa lezione non esiste.
lesson-title = Lezione: { $title }
lesson-step = Passo { $step } di { $steps }
lesson-page = Pagina { $page } di { $pages }
lesson-next = Continua
lesson-back = Indietro
lesson-show-me = Mostrami
lesson-quiet = La lezione continua appena ha qualcosa da dire. Gioca come ti sembra meglio.
lesson-watch = Guarda che cosa fanno gli altri.
lesson-over = La lezione è finita
lesson-play-on = Gioca la partita fino alla fine
lesson-last = Era l’ultimo consiglio: continua come preferisci.
lesson-next-lesson = Prossima lezione
lesson-all = Tutte le lezioni
lesson-leave = Esci dalla lezione
lesson-take-up = Riprendi la lezione
lesson-fold = Riduci
lesson-unfold = Espandi
lesson-law = Legge { $paragraph }
lesson-done = fatta
lesson-minutes =
    { $n ->
        [one] circa { $n } minuto
       *[other] circa { $n } minuti
    }
lesson-learn = Impara
lesson-choose = Impara { $game }
lesson-choose-about = Una lezione è una partita vera, già preparata, con qualcuno accanto che spiega. Non si può sbagliare, e alla fine si può continuare a giocare.
