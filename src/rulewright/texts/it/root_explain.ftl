### Root: a che cosa serve una cosa, per chi la indica; `.law` è il paragrafo che ci sta dietro.

## Turno

root-explain-birdsong = La prima fase del turno, in cui quasi tutte le fazioni raccolgono ciò che serve.
    .law = root 1.4.1
root-explain-daylight = La seconda fase del turno: produzione e gran parte delle azioni.
    .law = root 1.4.1
root-explain-evening = L’ultima fase del turno: si pescano carte e si scarta fino ad averne cinque.
    .law = root 1.4.1
root-explain-points = Chi arriva per primo a 30 punti vittoria vince subito. Ogni edificio o segnalino nemico rimosso ne dà uno.
    .law = root 3.1

## Mappa

root-explain-clearing = Un luogo della mappa con un simbolo e spazi per edifici, unito ad altri da sentieri.
    .law = root 2.2
root-explain-path = Unisce due radure e le rende adiacenti: un movimento segue un sentiero.
    .law = root 2.2.1
root-explain-slot = Posto per un edificio. Senza spazi liberi non si può costruire.
    .law = root 2.2.3
root-explain-ruler = Controlla una radura chi vi ha più guerrieri ed edifici in tutto; segnalini e pedina non contano. In parità nessuno, tranne la Dinastia.
    .law = root 2.5
root-explain-ruin = Occupa uno spazio finché non viene esplorata. Il Vagabondo vi trova un oggetto e un punto, e lo spazio si libera.
    .law = root 2.2.4
root-explain-forest = Un’area tra i sentieri. Solo il Vagabondo può starci: vi entra con la Scorciatoia e al Crepuscolo vi riposa.
    .law = root 2.4
root-explain-river = Collega radure ma non è un sentiero: nel gioco base nessuno lo percorre.
    .law = root 2.3

## Simboli

root-explain-bird = Gli uccelli sono jolly: una carta uccello vale per ogni simbolo. Dove serve un uccello, nient’altro va bene.
    .law = root 2.1.1
root-explain-fox = Le carte volpe corrispondono alle radure volpe.
    .law = root 2.2.2
root-explain-rabbit = Le carte coniglio corrispondono alle radure coniglio.
    .law = root 2.2.2
root-explain-mouse = Le carte topo corrispondono alle radure topo.
    .law = root 2.2.2
root-explain-any = Questa parte del costo si paga con un’unità di produzione di qualsiasi simbolo.
    .law = root 4.1.1

## Pezzi

root-explain-warrior = Si muove, combatte e conta per il controllo. In battaglia i dadi infliggono al massimo tanti danni quanti guerrieri si hanno lì.
    .law = root G.1.34
root-explain-building = Sta in uno spazio e conta per il controllo. Rimuoverne uno nemico dà un punto.
    .law = root G.1.3
root-explain-token = Non occupa spazi e non conta per il controllo. Rimuoverne uno nemico dà un punto.
    .law = root G.1.32

## Carte

root-explain-deck = Il mazzo condiviso. Quando finisce, la pila degli scarti viene subito mescolata e diventa il nuovo mazzo.
    .law = root 2.1
root-explain-discard = Le carte spese o scartate, visibili a tutti.
    .law = root 1.2.2
root-explain-hand = Le tue carte: le vedi solo tu, tutti vedono quante sono. A fine turno ne tieni al massimo cinque.
    .law = root 1.2.1
root-explain-cost = I simboli delle unità di produzione da attivare per far produrre la carta; ognuna lavora una volta per turno.
    .law = root 4.1.1
root-explain-in_play = Carte prodotte con un effetto permanente. Nessuno può averne due uguali.
    .law = root 4.1.3
root-explain-craft_item = Una volta prodotta, l’oggetto viene da te e i suoi punti contano subito; la carta si scarta.
    .law = root 4.1.2
root-explain-craft_once = Una volta prodotta, ha effetto subito e si scarta.
    .law = root 4.1.2
root-explain-craft_lasting = Una volta prodotta, resta in gioco davanti a te e mantiene il suo effetto. Nessuno può avere in gioco due carte con lo stesso nome.
    .law = root 4.1.3
root-explain-ambush = In difesa, giocala dove corrisponde: due danni prima dei dadi. L’attaccante può sventarla con un’imboscata corrispondente.
    .law = root 4.3.1
root-explain-ambush_card = Corrisponde nelle radure del suo simbolo, un uccello in tutte. L’attaccante può sventarla con un’imboscata corrispondente.
    .law = root 4.3.1
root-explain-dominance = Con almeno dieci punti puoi attivarla: non ottieni più punti e vinci controllando ciò che chiede. Sostituisce per sempre la vittoria a punti.
    .law = root 3.3.1
root-explain-dominance_card = Attivata di Giorno, toglie per sempre il tuo indicatore di punteggio dal tracciato: non ottieni più punti e nient’altro ti fa vincere.
    .law = root 3.3.1
root-explain-available = Carte dominio accanto alla mappa. Nel Giorno puoi prenderne una spendendo una carta dello stesso simbolo.
    .law = root 3.3.4
root-explain-item_supply = Gli oggetti che si possono ancora costruire. Ciò che qui manca non si costruisce più.
    .law = root 4.1.2
root-explain-crafted = Gli oggetti costruiti da questa fazione. Il Vagabondo può prenderne uno quando aiuta.
    .law = root 4.1.2

## Vagabondo

root-explain-boot = Esauriscilo per muoverti; uno in più dove ci sono guerrieri Ostili.
    .law = root 9.5.1
root-explain-bag = A faccia in su sul tracciato permette al Vagabondo di portare due oggetti in più.
    .law = root 9.6.4
root-explain-crossbow = Esauriscila per un’incursione: un guerriero nemico qui viene rimosso, senza dadi.
    .law = root 9.5.6
root-explain-hammer = Esauriscilo per riparare un oggetto, o più martelli per produrre una carta con il simbolo della radura.
    .law = root 9.5.7
root-explain-sword = Esauriscila per attaccare. Le spade integre, esaurite o no, sono i danni massimi che il Vagabondo può infliggere con i dadi.
    .law = root 9.5.2
root-explain-tea = A faccia in su sul tracciato all’inizio dell’Alba riattiva due oggetti in più.
    .law = root 9.4.1
root-explain-coins = A faccia in su sul tracciato fanno pescare una carta in più al Crepuscolo.
    .law = root 9.6.2
root-explain-torch = Esauriscila per esplorare una rovina, o per l’azione speciale del personaggio.
    .law = root 9.5.3
