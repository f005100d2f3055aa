### Root nel browser: parole brevi per i pulsanti, e tutto il tavolo in parole per chi non lo vede.

## root.aim

root-aim = Quattro popoli si contendono un bosco, ciascuno con regole proprie. Chi raggiunge per primo 30 punti vince subito. Tutti ottengono punti producendo oggetti e rimuovendo edifici e segnalini in battaglia; come altro fa punti la tua fazione, e che cosa può fare in ogni turno, è sulla sua plancia a lato. Da 10 punti in poi una carta dominanza offre un altro modo di vincere.

## root.button

root-button-done = Fatto
root-button-decline = No
root-button-yes = Sì
root-button-no = No
root-button-battle = Attacco
root-button-march = Marcia
root-button-recruit = Reclutamento
root-button-build = Costruzione
root-button-overwork = Straordinari
root-button-extra = Spendi un uccello
root-button-mobilize = Mobilitazione
root-button-train = Addestramento
root-button-move = Movimento
root-button-organize = Organizzazione
root-button-explore = Esplora
root-button-aid = Aiuto
root-button-quest = Missione
root-button-strike = Incursione
root-button-repair = Ripara
root-button-special = Azione speciale
root-button-special_thief = Furto
root-button-special_tinker = Lavoro Occasionale
root-button-special_ranger = Nascondiglio
root-button-leader-builder = Costruttore: punti pieni
root-button-leader-charismatic = Carismatico: recluta a coppie
root-button-leader-commander = Comandante: un danno in più
root-button-leader-despot = Despota: punti per chi distrugge
root-button-character-thief = Ladro: ruba carte
root-button-character-tinker = Viandante: prende carte scartate
root-button-character-ranger = Ranger: ripara i suoi oggetti
root-button-cards = Due carte
root-button-points = Punti
root-button-ally = Guerriero alleato
root-button-craft = Produci { $card }
root-button-use = Usa { $card }
root-button-activate = Attiva { $card } ({ $suit })
root-button-take = Prendi { $card } ({ $suit })
root-button-site = { $what } nella { $number } (+{ $n })
root-button-site_cost =
    { $what } nella { $number } ({ $cost } legna, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    })
root-button-fight = { $name } nella { $number }
root-button-end_daylight = Fine del Giorno
root-button-end_march = Fine della marcia
root-button-go_on = Avanti
root-button-stay = Resta
root-button-no_ambush = Nessuna imboscata
root-button-no_effect = Nessun effetto
root-button-let_go = Lasciali andare
root-button-alone = Da solo
root-button-take_nothing = Non prendere nulla

## root.tell

root-tell-moment = { $one } · { $other }
root-tell-over = La partita è finita
root-tell-result =
    { $names } { $n ->
        [one] vince
       *[other] vincono
    } ({ $reason }).
root-tell-titled = { $title }: { $inside }
root-tell-clearing = Radura { $number }, { $suit }, { $inside }
root-tell-ruled_by = controllo: { $name }
root-tell-ruled_by_nobody = nessuno la controlla
root-tell-pawn = pedina
root-tell-ruin = una rovina
root-tell-slots = spazi liberi: { $open } su { $slots }
root-tell-cost = costo: { $cost }
root-tell-crafting = Per produrla serve { $cost }: altrettante unità di produzione (officine, posatoi, supporto; per il Vagabondo martelli) in radure di quel simbolo, ognuna una volta per turno
root-tell-resolved = { $card }, risolta
root-tell-on_track =
    { $n ->
        [one] { $n } sul suo tracciato
       *[other] { $n } sul loro tracciato
    }
root-tell-satchel = Zaino e oggetti danneggiati: { $n }, al massimo { $limit }
root-tell-relation_to = relazione con { $name }
root-tell-aids =
    { $n ->
        [one] { $n } aiuto in questo turno
       *[other] { $n } aiuti in questo turno
    }
root-tell-quest = missione
root-tell-quests_left = missioni nel mazzo: { $n }
root-tell-discard = pila degli scarti
root-tell-clearings = Radure
root-tell-forests = Foreste
root-tell-paths = sentieri verso { $places }
root-tell-around = accanto a { $places }

## root.odds

root-odds-battle = l'attaccante infligge { $attacker }, il difensore { $defender }
root-odds-ambush = { $hits } dall'imboscata, poi: { $battle }

## root.thing

root-thing-points = Punti vittoria
root-thing-clearing = Radura
root-thing-path = Sentiero
root-thing-slot = Spazio per edificio
root-thing-ruler = Controllo
root-thing-ruin = Rovina
root-thing-forest = Foresta
root-thing-river = Fiume
root-thing-pawn = Pedina
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
root-thing-item_supply = Oggetti da costruire
root-thing-crafted = Oggetti costruiti
root-thing-building_track = Tracciato degli edifici
root-thing-actions = Azioni
root-thing-hospitals = Ospedali da Campo
root-thing-decree = Decreto
root-thing-vizier = Visir Leale
root-thing-turmoil = Insurrezione
root-thing-roost_track = Tracciato dei posatoi
root-thing-supporters = Sostenitori
root-thing-officers = Ufficiali
root-thing-sympathy_track = Tracciato del supporto
root-thing-outrage = Oltraggio
root-thing-exhausted = Oggetti a faccia in giù
root-thing-damaged = Oggetti danneggiati
root-thing-satchel = Zaino
root-thing-relations = Relazioni
root-thing-quests = Missioni
root-thing-completed = Missioni completate
root-thing-coalition = Coalizione
