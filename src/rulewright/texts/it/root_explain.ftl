### Root: a che cosa serve una cosa, per chi la indica; `.law` è il paragrafo che ci sta dietro.

## Fazioni

root-explain-marquise = Occupa i Boschi e fa punti costruendo; paga con la legna delle segherie. I suoi guerrieri possono tornare con gli ospedali da campo finché c'è la fortezza.
    .law = root 6.1
root-explain-eyrie = Fa punti a ogni Crepuscolo con i posatoi e deve obbedire al Decreto. Controlla una radura anche in caso di pareggio, se ha lì almeno un pezzo.
    .law = root 7.2.2
root-explain-alliance = Fa punti posizionando supporto, pagato con i sostenitori. Quando è attaccata infligge il dado più alto, e l'attaccante il più basso.
    .law = root 8.2.2
root-explain-vagabond = Una sola pedina, con oggetti al posto dei guerrieri. Non controlla mai radure, ma si muove chiunque le controlli.
    .law = root 9.2.3

## Turno

root-explain-birdsong = La prima fase del turno, in cui quasi tutte le fazioni raccolgono ciò che serve.
    .law = root 1.4.1
root-explain-daylight = La seconda fase del turno: produzione e gran parte delle azioni.
    .law = root 1.4.1
root-explain-evening = L'ultima fase del turno: si pescano carte e si scarta fino ad averne cinque.
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
root-explain-ruler = Controlla una radura chi vi ha più guerrieri ed edifici in tutto; segnalini e pedina non contano. In parità nessuno, tranne le Aquile.
    .law = root 2.5
root-explain-ruin = Occupa uno spazio finché non viene esplorata. Il Vagabondo vi trova un oggetto e un punto, e lo spazio si libera.
    .law = root 2.2.4
root-explain-forest = Un'area tra i sentieri. Solo il Vagabondo può starci: vi entra con la Scorciatoia e al Crepuscolo vi riposa.
    .law = root 2.4
root-explain-river = Collega radure ma non è un sentiero: nel gioco base nessuno lo percorre.
    .law = root 2.3

## Simboli

root-explain-bird = Gli uccelli sono jolly: una carta uccello vale per ogni simbolo. Dove serve un uccello, nient'altro va bene.
    .law = root 2.1.1
root-explain-fox = Le carte volpe corrispondono alle radure volpe.
    .law = root 2.2.2
root-explain-rabbit = Le carte coniglio corrispondono alle radure coniglio.
    .law = root 2.2.2
root-explain-mouse = Le carte topo corrispondono alle radure topo.
    .law = root 2.2.2
root-explain-any = Questa parte del costo si paga con un'unità di produzione di qualsiasi simbolo.
    .law = root 4.1.1

## Pezzi

root-explain-warrior = Si muove, combatte e conta per il controllo. In battaglia i dadi infliggono al massimo tanti danni quanti guerrieri si hanno lì.
    .law = root G.1.34
root-explain-pawn = Il Vagabondo stesso: non è un guerriero, non conta per il controllo e non può essere rimosso.
    .law = root 9.2.2
root-explain-building = Sta in uno spazio e conta per il controllo. Rimuoverne uno nemico dà un punto.
    .law = root G.1.3
root-explain-token = Non occupa spazi e non conta per il controllo. Rimuoverne uno nemico dà un punto.
    .law = root G.1.32
root-explain-sawmill = Porta alla Marchesa una legna a ogni Alba, nella sua radura.
    .law = root 6.4
root-explain-workshop = La Marchesa produce con essa: un simbolo, quello della sua radura, a ogni turno.
    .law = root 6.2.1
root-explain-recruiter = Porta un guerriero quando la Marchesa recluta, una volta per turno. Il terzo e il quinto sulla mappa fanno pescare una carta in più.
    .law = root 6.5.3
root-explain-keep = Solo la Marchesa può posizionare pezzi nella sua radura. Qui tornano i guerrieri degli ospedali da campo; se viene rimossa, è persa per sempre.
    .law = root 6.2.2
root-explain-wood = Paga gli edifici della Marchesa, dovunque arrivi attraverso radure che controlla.
    .law = root 6.5.4.II
root-explain-roost = Casa delle Aquile: vi si recluta e produce, e più posatoi ci sono, più punti a ogni Crepuscolo.
    .law = root 7.6.1
root-explain-base_fox = Base dell'Alleanza, nata da una rivolta in una radura volpe: con le carte volpe addestra ufficiali e fa pescare una carta in più. Se cade, si perdono i sostenitori volpe e uccello e metà degli ufficiali.
    .law = root 8.2.4
root-explain-base_rabbit = Base dell'Alleanza, nata da una rivolta in una radura coniglio: con le carte coniglio addestra ufficiali e fa pescare una carta in più. Se cade, si perdono i sostenitori coniglio e uccello e metà degli ufficiali.
    .law = root 8.2.4
root-explain-base_mouse = Base dell'Alleanza, nata da una rivolta in una radura topo: con le carte topo addestra ufficiali e fa pescare una carta in più. Se cade, si perdono i sostenitori topo e uccello e metà degli ufficiali.
    .law = root 8.2.4
root-explain-sympathy = Rende solidale la radura. Chi vi entra con guerrieri o lo rimuove deve una carta all'Alleanza: è l'Oltraggio.
    .law = root 8.2.6

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
root-explain-craft_item = Una volta prodotta, l'oggetto viene da te e i suoi punti contano subito; la carta si scarta.
    .law = root 4.1.2
root-explain-craft_once = Una volta prodotta, ha effetto subito e si scarta.
    .law = root 4.1.2
root-explain-craft_lasting = Una volta prodotta, resta in gioco davanti a te e mantiene il suo effetto. Nessuno può avere in gioco due carte con lo stesso nome.
    .law = root 4.1.3
root-explain-ambush = In difesa, giocala dove corrisponde: due danni prima dei dadi. L'attaccante può sventarla con un'imboscata corrispondente.
    .law = root 4.3.1
root-explain-ambush_card = Corrisponde nelle radure del suo simbolo, un uccello in tutte. L'attaccante può sventarla con un'imboscata corrispondente.
    .law = root 4.3.1
root-explain-dominance = Con almeno dieci punti puoi attivarla: non ottieni più punti e vinci controllando ciò che chiede. Sostituisce per sempre la vittoria a punti.
    .law = root 3.3.1
root-explain-dominance_card = Attivata di Giorno, toglie per sempre il tuo segnapunti dal tracciato: non ottieni più punti e nient'altro ti fa vincere.
    .law = root 3.3.1
root-explain-available = Carte dominio accanto alla mappa. Nel Giorno puoi prenderne una spendendo una carta dello stesso simbolo.
    .law = root 3.3.4
root-explain-item_supply = Gli oggetti che si possono ancora costruire. Ciò che qui manca non si costruisce più.
    .law = root 4.1.2
root-explain-crafted = Gli oggetti costruiti da questo giocatore. Il Vagabondo può prenderne uno quando aiuta.
    .law = root 4.1.2

## Marchesa de Gattis

root-explain-building_track = Gli edifici ancora da costruire, da sinistra: sopra il costo in legna, sotto i punti. Più ce ne sono di un tipo, più vale il prossimo.
    .law = root 6.5.4.III
root-explain-actions = La Marchesa ha tre azioni, e una in più per ogni carta uccello che spende.
    .law = root 6.5
root-explain-hospitals = Quando i guerrieri della Marchesa vengono rimossi, una carta corrispondente alla radura li porta tutti alla fortezza.
    .law = root 6.2.3

## Dinastia delle Aquile

root-explain-decree = Ciò che le Aquile devono fare ogni turno, colonna per colonna da sinistra. Ogni carta chiede un'azione in una radura del suo simbolo.
    .law = root 7.5.2
root-explain-column-recruit = Ogni carta qui: un guerriero presso un posatoio in una radura del suo simbolo.
    .law = root 7.5.2.I
root-explain-column-move = Ogni carta qui: muovere almeno un guerriero da una radura del suo simbolo.
    .law = root 7.5.2.II
root-explain-column-battle = Ogni carta qui: dare inizio a una battaglia in una radura del suo simbolo.
    .law = root 7.5.2.III
root-explain-column-build = Ogni carta qui: costruire un posatoio in una radura del suo simbolo che si controlla, con uno spazio libero e senza posatoio.
    .law = root 7.5.2.IV
root-explain-vizier = Una carta uccello che appartiene al Decreto. Sopravvive all'insurrezione, passa nella colonna del nuovo leader e conta come uccello quando si perdono punti.
    .law = root 7.3.4
root-explain-turmoil = Se una carta del Decreto non si può eseguire: si perde un punto per ogni uccello, il Decreto si svuota, il leader cade e comincia il Crepuscolo.
    .law = root 7.7
root-explain-roost_track = I posatoi ancora da costruire, da sinistra. A ogni Crepuscolo vale lo spazio scoperto più a destra.
    .law = root 7.6.1
root-explain-builder = Visir in Reclutamento e Movimento. Gli oggetti costruiti valgono i punti stampati invece di uno.
    .law = root 7.8.1
root-explain-charismatic = Visir in Reclutamento e Attacco. Ogni reclutamento deve posizionare due guerrieri.
    .law = root 7.8.2
root-explain-commander = Visir in Movimento e Attacco. In attacco le Aquile infliggono un danno aggiuntivo.
    .law = root 7.8.3
root-explain-despot = Visir in Movimento e Costruzione. Una battaglia che rimuove un edificio o segnalino nemico dà un punto in più.
    .law = root 7.8.4

## Alleanza dei Boschi

root-explain-supporters = Carte coperte che pagano rivolte e supporto, ognuna solo per il suo simbolo. Senza una base sono al massimo cinque.
    .law = root 8.2.3
root-explain-officers = Ogni ufficiale dà all'Alleanza un'operazione a ogni Crepuscolo: movimento, attacco, reclutamento o organizzazione.
    .law = root 8.6.1
root-explain-sympathy_track = Il supporto ancora da posizionare, da sinistra: sopra il costo in sostenitori, sotto i punti.
    .law = root 8.4.2.III
root-explain-outrage = Chi rimuove supporto o muove guerrieri in una radura solidale dà all'Alleanza una carta corrispondente. Se non ne ha, mostra la mano e l'Alleanza prende una carta dal mazzo.
    .law = root 8.2.6

## Vagabondo

root-explain-thief = Comincia con stivale, torcia, tè e spada. Furto: una torcia prende una carta a caso a un giocatore nella radura.
    .law = root D.1
root-explain-tinker = Comincia con stivale, torcia, sacco e martello. Lavoro Occasionale: una torcia prende dalla pila degli scarti una carta della radura o un uccello.
    .law = root D.2
root-explain-ranger = Comincia con stivale, torcia, balestra e spada. Nascondiglio: una torcia ripara tre oggetti e chiude il Giorno.
    .law = root D.3
root-explain-boot = Esauriscilo per muoverti; uno in più dove ci sono guerrieri Ostili.
    .law = root 9.5.1
root-explain-bag = A faccia in su sul tracciato permette al Vagabondo di portare due oggetti in più.
    .law = root 9.6.4
root-explain-crossbow = Esauriscila per un'incursione: un guerriero nemico qui viene rimosso, senza dadi.
    .law = root 9.5.6
root-explain-hammer = Esauriscilo per riparare un oggetto, o più martelli per produrre una carta con il simbolo della radura.
    .law = root 9.5.7
root-explain-sword = Esauriscila per attaccare. Le spade integre, esaurite o no, sono i danni massimi che il Vagabondo può tirare.
    .law = root 9.5.2
root-explain-tea = A faccia in su sul tracciato all'inizio dell'Alba riattiva due oggetti in più.
    .law = root 9.4.1
root-explain-coins = A faccia in su sul tracciato fanno pescare una carta in più al Crepuscolo.
    .law = root 9.6.2
root-explain-torch = Esauriscila per esplorare una rovina, o per l'azione speciale del personaggio.
    .law = root 9.5.3
root-explain-exhausted = A faccia in giù: già usato, finché non viene riattivato.
    .law = root 9.5
root-explain-damaged = Ogni danno danneggia un oggetto, inutile finché non lo ripara un martello o una notte nella foresta.
    .law = root 9.2.7
root-explain-satchel = Contiene sei oggetti, più due per ogni sacco sul tracciato; i danneggiati contano, quelli sui tracciati no. Al Crepuscolo ciò che eccede è perso per sempre.
    .law = root 9.6.4
root-explain-relations = I rapporti delle altre fazioni con il Vagabondo. L'Aiuto li migliora e dà punti; rimuovere un guerriero rende Ostile la fazione.
    .law = root 9.2.9
root-explain-indifferent = L'inizio. Un aiuto in un turno rende Cordiale questa fazione, per un punto.
    .law = root 9.2.9
root-explain-amiable = Due aiuti in un turno rendono Amichevole questa fazione, per due punti.
    .law = root 9.2.9.I
root-explain-friendly = Tre aiuti in un turno rendono Alleata questa fazione, per due punti.
    .law = root 9.2.9.I
root-explain-allied = Ogni aiuto a un alleato dà due punti, e i guerrieri alleati si muovono e attaccano con il Vagabondo.
    .law = root 9.2.9.II
root-explain-hostile = Entrare dove ha guerrieri costa uno stivale in più. Nelle battaglie del proprio turno il Vagabondo ottiene un punto per ogni suo pezzo rimosso.
    .law = root 9.2.9.III
root-explain-quests = In una radura del suo simbolo il Vagabondo esaurisce i due oggetti indicati. Ricompensa: due carte, o un punto per ogni missione completata di quel simbolo.
    .law = root 9.5.5
root-explain-completed = Missioni completate. Ognuna fa valere un punto in più la prossima dello stesso simbolo.
    .law = root 9.5.5
root-explain-coalition = Con quattro o più giocatori il Vagabondo può attivare una carta dominio per lasciare il tracciato del punteggio e vincere insieme al giocatore con meno punti.
    .law = root 9.2.8
