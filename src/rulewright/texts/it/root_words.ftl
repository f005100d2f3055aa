### Root nel browser: parole brevi per i pulsanti, e tutto il tavolo in parole per chi non lo vede.

## root.aim

root-aim = Quattro popoli si contendono un bosco, ciascuno con regole proprie. Chi raggiunge per primo 30 punti vince subito. Tutti ottengono punti costruendo oggetti e rimuovendo edifici e segnalini in battaglia; come altro fa punti la tua fazione, e che cosa può fare in ogni turno, è sulla sua plancia a lato. Da 10 punti in poi una carta dominio offre un altro modo di vincere.

## root.button

root-button-done = Fatto
root-button-decline = No
root-button-yes = Sì
root-button-no = No
root-button-battle = Attacco
root-button-recruit = Reclutamento
root-button-build = Costruzione
root-button-move = Movimento
root-button-add = { $card } → { $column }
root-button-craft = Produci { $card }
root-button-use = Usa { $card }
root-button-activate = Attiva { $card } ({ $suit })
root-button-take = Prendi { $card } ({ $suit })
root-button-site = { FORM($what, "breve") } in { $number } (+{ $n })
root-button-site_cost = { FORM($what, "breve") } in { $number }: costo { $cost }, +{ $n }
root-button-fight = { FORM($name, "il") } in { $number }
root-button-end_daylight = Fine del Giorno
root-button-go_on = Avanti
root-button-no_ambush = Nessuna imboscata
root-button-no_effect = Nessun effetto

## root.tell

root-tell-moment = { $one } · { $other }
root-tell-over = La partita è finita
root-tell-result =
    { FORM($names, "il") } { $n ->
        [one] vince
       *[other] vincono
    } ({ $reason }).
root-tell-titled = { $title }: { $inside }
root-tell-used = { $card } (usata)
root-tell-standing = { $goal }, { $cards }, { $supply }, { $rules }
root-tell-standing-alone = { $goal }, { $cards }
root-tell-clearing = Radura { $number }, { $suit }, { $inside }
root-tell-ruled_by = la controlla { FORM($name, "il") }
root-tell-ruled_by_nobody = nessuno la controlla
root-tell-activated =
    { $n ->
        [one] { $n } unità di produzione attivata in questo turno
       *[other] { $n } unità di produzione attivate in questo turno
    }
root-tell-ruin = una rovina
root-tell-slots = spazi liberi: { $open } su { $slots }
root-tell-cost = costo: { $cost }
root-tell-crafting = Costo di produzione: { $cost }. Ogni simbolo si paga con un’unità di produzione (officina, posatoio, supporto; per il Vagabondo un martello) in una radura corrispondente, ognuna una volta per turno
root-tell-resolved = { $card }, risolta
root-tell-on_track =
    { $n ->
        [one] { $n } sul suo tracciato
       *[other] { $n } sul loro tracciato
    }
root-tell-discard = pila degli scarti
root-tell-clearings = Radure
root-tell-forests = Foreste
root-tell-paths = sentieri verso { $places }
root-tell-around = accanto a { $places }

## root.odds

root-odds-battle = l’attaccante infligge { $attacker }, il difensore { $defender }
root-odds-ambush = l’imboscata infligge { $hits }, poi: { $battle }

## root.thing

root-thing-points = Punti vittoria
root-thing-clearing = Radura
root-thing-path = Sentiero
root-thing-slot = Spazio per edificio
root-thing-ruler = Controllo
root-thing-ruin = Rovina
root-thing-forest = Foresta
root-thing-river = Fiume
root-thing-building = Edificio
root-thing-token = Segnalino
root-thing-deck = Mazzo
root-thing-discard = Pila degli scarti
root-thing-hand = Mano
root-thing-cost = Costo
root-thing-in_play = Carte in gioco
root-thing-ambush = Imboscata
root-thing-dominance = Dominio
root-thing-available = Carte dominio disponibili
root-thing-item_supply = Riserva degli oggetti
root-thing-crafted = Oggetti costruiti
