### I posti al tavolo di Root: riassunti, plance, attacchi e opzioni di una nuova partita.

## root.seat: the summary of a seat

root-seat-points = punti
root-seat-in-supply = guerrieri in riserva
root-seat-items-ready = oggetti pronti

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
root-seat-of-win = di { $n } punti
root-seat-coalition = coalizione
root-seat-bonus = una carta in più al Crepuscolo
root-seat-on-map = sulla mappa
root-seat-next = prossimo
root-seat-draws = ne pesca { $n } al Crepuscolo

## root.seat.how: how a faction scores

root-seat-how-marquise = Fa punti a ogni edificio; più ce ne sono di un tipo, più vale il prossimo.
root-seat-how-eyrie = Fa punti a ogni Crepuscolo per i posatoi, finché riesce a obbedire al Decreto.
root-seat-how-alliance = Fa punti per ogni segnalino supporto che posiziona; gli ultimi valgono di più.
root-seat-how-vagabond = Fa punti con amicizie, missioni, rovine esplorate e con i pezzi dei suoi nemici.

## root.seat: the phases of each faction

root-seat-birdsong-marquise = Ogni segheria dà una legna.
root-seat-daylight-marquise = Costruisce oggetti; poi tre azioni: attacco, marcia, reclutamento, costruzione, straordinari. Una carta uccello ne compra un'altra.
root-seat-evening-marquise = Pesca una carta, più una per ogni bonus scoperto; ne tiene cinque.
root-seat-birdsong-eyrie = Aggiunge una o due carte al Decreto, al massimo una uccello.
root-seat-daylight-eyrie = Costruisce oggetti; poi esegue tutto il Decreto da sinistra a destra. Ciò che non riesce scatena un'insurrezione.
root-seat-evening-eyrie = Fa punti per i posatoi, pesca, tiene cinque carte.
root-seat-birdsong-alliance = Spende sostenitori: rivolta, poi diffonde il supporto.
root-seat-daylight-alliance = Costruisce oggetti, mobilita sostenitori, addestra ufficiali, quanto vuole.
root-seat-evening-alliance = Un'operazione per ufficiale: movimento, attacco, reclutamento, organizzazione. Pesca, tiene cinque carte.
root-seat-birdsong-vagabond = Riattiva gli oggetti, poi prende una scorciatoia verso un luogo vicino.
root-seat-daylight-vagabond = Esaurisce oggetti per agire: movimento, attacco, esplorazione, aiuto, missione, incursione, riparazione, costruzione, azione speciale.
root-seat-evening-vagabond = In una foresta ripara tutto. Pesca, tiene cinque carte, controlla lo zaino.

## root.seat: the Marquise

root-seat-buildings = Edifici
root-seat-buildings-hint = Ogni numero dice quanti punti dà costruire da quello spazio.
root-seat-wood-cost = costo
root-seat-costs-wood = costa { $n } legna
root-seat-wood = Legna
root-seat-wood-hint = sulla mappa
root-seat-wood-count = { $n } legna su { $all } sulla mappa
root-seat-wood-where = Nelle radure: { $places }
root-seat-wood-none = Nessuna legna sulla mappa.
root-seat-actions = Azioni
root-seat-actions-hint = Tre di Giorno, più una per ogni carta uccello spesa.
root-seat-keep-at = La fortezza è nella radura { $place }.
root-seat-keep-lost = La fortezza è perduta: nessuno si salva.
root-seat-keep-soon = La fortezza non è ancora posizionata.
root-seat-hospitals-hint = Una carta del simbolo della radura porta i guerrieri caduti alla fortezza.

## root.seat: the Eyrie

root-seat-roosts = Posatoi
root-seat-roosts-hint =
    { $n ->
        [one] ora { $n } punto a ogni Crepuscolo
       *[other] ora { $n } punti a ogni Crepuscolo
    }
root-seat-decree-hint = tutto, ogni turno, da sinistra a destra
root-seat-leader = Leader
root-seat-leaders = Altri leader
root-seat-deposed = deposto

## root.seat: the Alliance

root-seat-sympathy = Supporto
root-seat-sympathy-hint = In alto: sostenitori da spendere, uno in più dove qualcuno ha tre guerrieri.
root-seat-costs-supporters =
    { $n ->
        [one] costa { $n } sostenitore
       *[other] costa { $n } sostenitori
    }
root-seat-bases = Basi
root-seat-bases-hint =
    { $n ->
        [one] Una rivolta costa { $n } sostenitore.
       *[other] Una rivolta costa { $n } sostenitori.
    }
root-seat-base-home = in attesa
root-seat-base-at = radura { $place }
root-seat-officers = Ufficiali
root-seat-officers-hint = un'operazione ciascuno, al Crepuscolo
root-seat-officers-none = ancora nessun ufficiale
root-seat-supporters = Sostenitori
root-seat-supporters-free = quanti ne vuole, finché c'è una base
root-seat-supporters-limit = al massimo { $n } senza basi
root-seat-supporters-hidden = Solo l'Alleanza può guardarli.

## root.seat: the Vagabond

root-seat-character = Personaggio
root-seat-tracks = Tracciati degli oggetti
root-seat-track-tea = ognuno riattiva altri { $n } oggetti
root-seat-track-coins =
    { $n ->
        [one] ognuna fa pescare { $n } carta in più
       *[other] ognuna fa pescare { $n } carte in più
    }
root-seat-track-bag = ognuno fa portare altri { $n } oggetti
root-seat-satchel = Zaino
root-seat-satchel-hint = quelli pallidi sono esauriti
root-seat-damaged = Danneggiati
root-seat-capacity = { $n } oggetti su { $limit } tra zaino e danneggiati
root-seat-relations = Relazioni
root-seat-relations-hint = I pezzi delle fazioni ostili danno un punto l'uno nei suoi attacchi.
root-seat-step = { $aids }× aiuto: +{ $points }
root-seat-aids = aiuti dati in questo turno
root-seat-quests = Missioni
root-seat-quests-none = nessuna missione scoperta
root-seat-quests-done = Completate:
root-seat-quests-deck = { $n } nel mazzo

## root.fight: a battle while it lasts

root-fight-title = Attacco nella radura { $place }
root-fight-attacker = attaccante
root-fight-defender = difensore
root-fight-dice = dadi: { $one } e { $other }
root-fight-hits =
    { $n ->
        [one] infligge { $n } colpo
       *[other] infligge { $n } colpi
    }
root-fight-hits-extra =
    { $n ->
        [one] infligge { $n } colpo, di cui { $extra } extra
       *[other] infligge { $n } colpi, di cui { $extra } extra
    }
root-fight-hits-word =
    { $n ->
        [one] colpo
       *[other] colpi
    }
root-fight-of-which = { $extra } extra
root-fight-loses = perde
root-fight-steps = passi dell'attacco
root-fight-step-ambush = Imboscata
root-fight-step-effects = Dadi ed effetti
root-fight-step-losses = Colpi
root-fight-asked-ambush = { $name } decide prima dei dadi
root-fight-asked-foil = { $name } può sventare l'imboscata
root-fight-asked-effects = { $name } può usare effetti
root-fight-asked-losses = { $name } sceglie che cosa perdere
root-fight-asked-hospitals = { $name } può salvare i caduti
root-fight-asked-outrage = { $name } dà una carta all'Alleanza
root-fight-asked-order = { $name } decide che cosa viene prima
root-fight-asked-cut = { $name } scarta sostenitori
root-fight-ambushed = Imboscata: subito due colpi
root-fight-foiled = Imboscata sventata
root-fight-vain = Imboscata senza effetto
root-fight-effect = { $name }: { $card }
root-fight-higher = L'Alleanza difende con il dado più alto
root-fight-limited = { $name }: { $die } vale { $n }, pochi combattenti
root-fight-extra = { $name } +{ $n }: { $cause }
root-fight-points =
    { $n ->
        [one] { $name }: { $n } punto
       *[other] { $name }: { $n } punti
    }
root-fight-saved =
    { $n ->
        [one] { $n } guerriero salvato dagli Ospedali da Campo
       *[other] { $n } guerrieri salvati dagli Ospedali da Campo
    }
root-fight-outrage = Oltraggio: { $name } deve una carta all'Alleanza
root-fight-hostile = { $name } diventa ostile
root-fight-fold = Riduci l'attacco
root-fight-unfold = Mostra l'attacco
root-fight-close = Chiudi l'attacco

## root.setup: a new match

root-setup-factions = Fazioni
root-setup-factions-about = Scegline da due a quattro. Il numero è il posto.
root-setup-order = Intorno al tavolo
root-setup-complexity = complessità
root-setup-does-marquise = Occupa il bosco dal primo turno, taglia legna e costruisce. Il suo compito: tenere aperti i collegamenti.
root-setup-does-eyrie = Si espande con un Decreto che cresce ogni turno. Il suo compito: pianificare perché ogni ordine resti eseguibile.
root-setup-does-alliance = Parte dal nulla, conquista i cuori e insorge dove fa male. Il suo compito: raccogliere sostenitori e scegliere il momento.
root-setup-does-vagabond = Vaga da solo con uno zaino di oggetti, aiuta, esplora e combatte. Il suo compito: farsi gli amici giusti, e i nemici.
root-setup-hard-marquise = ideale per cominciare
root-setup-hard-eyrie = richiede pianificazione
root-setup-hard-alliance = per chi conosce le altre
root-setup-hard-vagabond = molte scelte, pochi pezzi
root-setup-reach = Impatto
root-setup-reach-about = L'impatto dice per quanta parte del bosco una fazione si batte. Insieme le fazioni dovrebbero averne abbastanza, altrimenti si incontrano appena e la partita resta fiacca.
root-setup-reach-of = impatto { $n }
root-setup-reach-now = Impatto { $sum }; consigliato per { $players } giocatori: { $wanted }
root-setup-reach-low = L'impatto di queste fazioni è { $sum }; per { $players } giocatori si consiglia { $wanted }.
root-setup-reach-bold = L'impatto è { $sum }. Anche chi ama l'avventura dovrebbe avere { $least }: aspettati una partita quieta e squilibrata.
root-setup-advice-swap = Scegli { $put } al posto di { $out }.
root-setup-advice-add = Aggiungi { $put }.
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
root-setup-first-absent = { $name } non può iniziare senza un posto.
root-setup-map-title = Mappa
root-setup-map-autumn = Autunno
root-setup-map-winter = Inverno
root-setup-map-about-autumn = I simboli sono stampati. Quella per imparare.
root-setup-map-about-winter = I simboli si sorteggiano ogni volta; un fiume divide nord e sud.
root-setup-more = Altro
root-setup-seating-title = Posti
root-setup-seating-given = come sopra
root-setup-seating-random = a sorte
root-setup-deck-title = Mazzo
root-setup-deck-standard = standard
root-setup-flag-adventurous = Avventura
root-setup-flag-about-adventurous = gioca con meno impatto di quello consigliato
root-setup-flag-shuffle_suits = Simboli mescolati
root-setup-flag-about-shuffle_suits = sorteggia i simboli delle radure su qualsiasi mappa
root-setup-flag-rest_refreshes_all = Riposo profondo
root-setup-flag-about-rest_refreshes_all = un Vagabondo che riposa in una foresta riattiva anche gli oggetti esauriti
root-setup-learn-title = Impara la Marchesa contro tre bot
root-setup-learn-text = La prima partita ideale: cominci tu, e una riga spiega ogni fase.
root-setup-duel-title = In due con un amico, via link
root-setup-duel-text = Marchesa contro Dinastia: manda l'altro posto a un amico.
root-setup-hotseat-title = In quattro su uno schermo
root-setup-hotseat-text = Le quattro fazioni intorno a uno schermo; le mani restano nascoste tra i turni.
root-setup-online-title = In quattro in rete, via link
root-setup-online-text = Giochi la Marchesa e inviti altre tre persone con un link.
