### Root: motivi dei consigli, avvertimenti e perdite comuni a tutte le fazioni.

root-advice-cards =
    { $way ->
        [gain] { $n ->
            [one] { $n } carta in più in mano.
           *[other] { $n } carte in più in mano.
        }
       *[cost] { $n ->
            [one] { $n } carta in meno in mano.
           *[other] { $n } carte in meno in mano.
        }
    }
root-advice-crafting =
    { $way ->
        [gain] Puoi produrre di più con la tua mano.
       *[cost] Puoi produrre di meno con la tua mano.
    }
root-advice-crafted =
    { $way ->
        [gain] Una carta in gioco continua ad aiutarti.
       *[cost] Rinunci a una carta in gioco.
    }
root-advice-danger =
    { $way ->
        [gain] I tuoi edifici e segnalini sono più al sicuro.
       *[cost] I tuoi edifici e segnalini corrono più pericolo.
    }
root-advice-prey =
    { $way ->
        [gain] Minacci edifici o segnalini nemici, e con loro punti.
       *[cost] Minacci meno edifici o segnalini nemici.
    }
root-advice-rival_points =
    { $way ->
        [gain] Costa punti ai rivali.
       *[cost] Dà punti ai rivali.
    }
root-advice-rival_pieces =
    { $way ->
        [gain] Indebolisce i rivali sulla mappa.
       *[cost] I rivali si rafforzano sulla mappa.
    }
root-advice-rival_cards =
    { $way ->
        [gain] I rivali hanno meno carte.
       *[cost] I rivali ricevono carte.
    }
root-advice-dominance =
    { $way ->
        [gain] Ti aiuta nella corsa al dominio.
       *[cost] Ti danneggia nella corsa al dominio.
    }
root-advice-warriors =
    { $way ->
        [gain] Più guerrieri sulla mappa, o disposti meglio.
       *[cost] Meno guerrieri sulla mappa, o disposti peggio.
    }
root-advice-rule =
    { $way ->
        [gain] Controlli più radure.
       *[cost] Controlli meno radure.
    }
root-advice-sites =
    { $way ->
        [gain] Più posti in cui puoi costruire.
       *[cost] Meno posti in cui puoi costruire.
    }
root-does-craft = Servono unità di produzione con questi simboli: { $cost }.
root-warn-dominance = { $n ->
    [one] Il tuo segnalino lascia il tracciato: { $n } punto non conta più, e solo il dominio può vincere.
   *[other] Il tuo segnalino lascia il tracciato: { $n } punti non contano più, e solo il dominio può vincere.
}
root-warn-rule = Non controlli più { FORM($place, "il") }.
root-warn-unguarded = { FORM($place, "Nel") } restano edifici o segnalini senza guerrieri.
root-loss-removed = { FORM($by, "Il") } ha rimosso tuoi pezzi { FORM($place, "dal") }: { $pieces }.
root-loss-took = { FORM($by, "Il") } ti ha preso una carta.
root-loss-took-known = { FORM($by, "Il") } ti ha preso { $card }.
root-odds-expected = In media l’attaccante perde { $attacker }, il difensore { $defender }.
