### Aiuto durante la partita: consigli, effetti delle risposte, avvertimenti e perdite.

counsel-points =
    { $way ->
        [gain] { $n ->
            [one] Porta { $n } punto.
           *[other] Porta { $n } punti.
        }
       *[cost] { $n ->
            [one] Costa { $n } punto.
           *[other] Costa { $n } punti.
        }
    }
counsel-points-about =
    { $way ->
        [gain] { $n ->
            [one] Porta circa { $n } punto.
           *[other] Porta circa { $n } punti.
        }
       *[cost] { $n ->
            [one] Costa circa { $n } punto.
           *[other] Costa circa { $n } punti.
        }
    }
table-refused-no-advice = Qui si danno consigli solo se tutte le persone sono d’accordo.
table-refused-thinking = Si sta ancora riflettendo sulla tua ultima domanda.
