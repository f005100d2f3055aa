### Aiuto durante la partita: consigli, effetti delle risposte, avvertimenti e perdite.

counsel-advice = Consiglio
counsel-ask = Che cosa farebbe chi gioca bene?
counsel-thinking = Sto riflettendo…
counsel-best = La migliore
counsel-next = Seconda scelta
counsel-close = quasi altrettanto buona
counsel-weaker = nettamente peggiore
counsel-choose = Scegli questa
counsel-no-reason = Nessun motivo spicca sugli altri.
counsel-none = Qui non c’è nulla da consigliare.
counsel-knows = Sa solo quello che puoi sapere tu.
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
counsel-does = Che cosa fa
counsel-beware = Attenzione
counsel-then = Poi: { $question }
counsel-lost = Che cosa hai perso
counsel-seen = Ho capito
counsel-offer = Qui si danno consigli solo se tutte le persone al tavolo sono d’accordo.
counsel-wanted = A questo tavolo c’è chi vorrebbe i consigli, per tutte le persone o per nessuna: { $names }.
counsel-agree = Permetti i consigli
counsel-waiting = Hai permesso i consigli. Manca ancora l’accordo di: { $names }.
counsel-end = Basta consigli
table-refused-no-advice = Qui si danno consigli solo se tutte le persone sono d’accordo.
table-refused-thinking = Si sta ancora riflettendo sulla tua ultima domanda.
ui-advice = Che cosa farebbe chi gioca bene:
ui-does_usage = Scrivi dopo la risposta, per esempio: does { $example }
ui-does_nothing = Non c’è altro da dire in proposito.
ui-odds_usage = Scrivi dopo la risposta, per esempio: odds { $example }
ui-odds_none = Lì nulla è lasciato al caso.
