### I posti al tavolo di Root: riassunti, plance, attacchi e opzioni di una nuova partita.

## root.seat: the summary of a seat

root-seat-in-supply = guerrieri in riserva

## root.seat: what every board has

root-seat-hand = Mano
root-seat-hidden =
    { $n ->
        [one] { $n } carta coperta
       *[other] { $n } carte coperte
    }
root-seat-in-play = Carte in gioco
root-seat-crafted = Costruiti
root-seat-warriors = Guerrieri
root-seat-supply = { $n } su { $all } in riserva
root-seat-turn = Il turno
root-seat-empty = nulla
root-seat-of-win =
    { $n ->
        [one] su { $n } punto
       *[other] su { $n } punti
    }
root-seat-space =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }{ $bonus ->
        [card] , una carta in più al Crepuscolo
       *[none] {""}
    }{ $state ->
        [built] , sulla mappa
        [next] , il prossimo
       *[left] {""}
    }
root-seat-draws = al Crepuscolo ne pesca { $n }

## root.fight: a battle while it lasts

root-fight-title = Battaglia nella radura { $place }
root-fight-attacker = attaccante
root-fight-defender = difensore
root-fight-dice = dadi: { $one } e { $other }
root-fight-hits =
    { $n ->
        [one] infligge { $n } danno
       *[other] infligge { $n } danni
    }
root-fight-hits-extra =
    { $n ->
        [one] infligge { $n } danno, aggiuntivo
       *[other] infligge { $n } danni, di cui { $more ->
            [one] { $more } aggiuntivo
           *[other] { $more } aggiuntivi
        }
    }
root-fight-hits-word =
    { $n ->
        [one] danno
       *[other] danni
    }
root-fight-of-which =
    { $more ->
        [one] { $more } aggiuntivo
       *[other] { $more } aggiuntivi
    }
root-fight-loses = perde
root-fight-steps = fasi della battaglia
root-fight-step-ambush = Imboscata
root-fight-step-effects = Dadi ed effetti
root-fight-step-losses = Danni
root-fight-asked-ambush = { FORM($name, "Il") } decide prima dei dadi
root-fight-asked-foil = { FORM($name, "Il") } può sventare l’imboscata
root-fight-asked-effects = { FORM($name, "Il") } può usare effetti
root-fight-asked-losses = { FORM($name, "Il") } sceglie che cosa perdere
root-fight-asked-order = { FORM($name, "Il") } decide che cosa viene prima
root-fight-ambushed = Imboscata: subito due danni
root-fight-foiled = Imboscata sventata
root-fight-vain = Imboscata senza effetto
root-fight-effect = { $name }: { $card }
root-fight-higher = Il dado più alto spetta al difensore
root-fight-limited = { $name }: { $die } vale { $n }, pochi combattenti
root-fight-extra = { $name } +{ $n }: { $cause }
root-fight-points =
    { $n ->
        [one] { $name }: { $n } punto
       *[other] { $name }: { $n } punti
    }
root-fight-fold = Riduci la battaglia
root-fight-unfold = Mostra la battaglia
root-fight-close = Chiudi la battaglia

## root.setup: a new match

root-setup-factions = Fazioni
root-setup-factions-about = Scegline da due a sei. Il numero è il posto.
root-setup-order = Intorno al tavolo
root-setup-complexity = complessità
root-setup-reach = Impatto
root-setup-reach-about = L’impatto dice per quanta parte del bosco una fazione si batte. Insieme le fazioni dovrebbero averne abbastanza, altrimenti si incontrano appena e la partita resta fiacca.
root-setup-reach-of = impatto { $n }
root-setup-reach-now =
    Impatto { $sum }; consigliato per { $players ->
        [one] { $players } persona
       *[other] { $players } persone
    }: { $wanted }
root-setup-reach-low =
    L’impatto di queste fazioni è { $sum }; per { $players ->
        [one] { $players } persona
       *[other] { $players } persone
    } si consiglia { $wanted }.
root-setup-reach-bold = L’impatto è { $sum }. Anche chi ama l’avventura dovrebbe avere { $least }: aspettati una partita quieta e squilibrata.
root-setup-advice-swap = Scegli { FORM($put, "il") } al posto { FORM($out, "del") }.
root-setup-advice-add = Aggiungi { FORM($put, "il") }.
root-setup-advice-bold = Oppure spunta «Avventura» qui sotto per giocare lo stesso.
root-setup-bold-chosen = Hai scelto di giocare lo stesso.
root-setup-follow = Fai così
root-setup-too-few =
    { $n ->
        [one] Deve giocare almeno { $n } fazione.
       *[other] Devono giocare almeno { $n } fazioni.
    }
root-setup-too-many =
    { $n ->
        [one] Può giocare al massimo { $n } fazione.
       *[other] Possono giocare al massimo { $n } fazioni.
    }
root-setup-twice = Ogni fazione si può giocare una volta sola.
root-setup-first-absent = { FORM($name, "Il") } non può iniziare senza un posto.
root-setup-map-title = Mappa
root-setup-more = Altro
root-setup-seating-title = Posti
root-setup-seating-given = come sopra
root-setup-seating-random = a sorte
root-setup-deck-title = Mazzo
root-setup-flag-adventurous = Avventura
root-setup-flag-about-adventurous = gioca con meno impatto di quello consigliato
root-setup-flag-shuffle_suits = Simboli mescolati
root-setup-flag-about-shuffle_suits = sorteggia i simboli delle radure su qualsiasi mappa
root-setup-flag-rest_refreshes_all = Riposo profondo
root-setup-flag-about-rest_refreshes_all = un Vagabondo che riposa in una foresta riattiva anche gli oggetti esauriti
root-setup-learn-title = Impara la Marchesa contro tre bot
root-setup-learn-text = La prima partita ideale: cominci tu, e una riga spiega ogni fase.
root-setup-duel-title = In due, via link
root-setup-duel-text = Marchesa contro Dinastia: manda l’altro posto a chi vuoi.
root-setup-hotseat-title = In quattro su uno schermo
root-setup-hotseat-text = Le quattro fazioni intorno a uno schermo; le mani restano nascoste tra i turni.
root-setup-online-title = In quattro in rete, via link
root-setup-online-text = Giochi la Marchesa e inviti altre tre persone con un link.
