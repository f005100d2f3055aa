### Root: una riga per chi gioca per la prima volta: di che cosa tratta una fase, com'è fatta una risposta sensata.

## Marchesa de Gattis

root-coach-marquise-birdsong = Ora ogni tua segheria porta una legna. La legna paga solo gli edifici che raggiunge attraverso radure che controlli.
root-coach-marquise-daylight = Prima produci, poi hai tre azioni. Un buon turno costruisce qualcosa e recluta una volta; il resto è marciare e farsi spazio.
root-coach-marquise-evening = Peschi una carta, più una per il terzo e una per il quinto centro di reclutamento. Tieni gli uccelli, che valgono azioni, e un'imboscata per difenderti.
root-coach-marquise-action = Si fanno punti costruendo, ogni volta che la legna raggiunge uno spazio libero in una radura che controlli. Altrimenti recluta, o marcia per controllare di più.
root-coach-marquise-build = Le segherie fatte presto si ripagano; la seconda officina dà subito due punti; il terzo centro di reclutamento fa pescare. Costruisci dove i nemici arrivano per ultimi.
root-coach-marquise-extra = Un uccello vale un'azione in più. Conviene se quell'azione costruisce o salva qualcosa; altrimenti tienilo.
root-coach-marquise-hospitals = Una carta riporta alla fortezza tutti i guerrieri persi qui. Per uno solo è cara, per tre è un affare.
root-coach-marquise-keep = Per una prima partita va bene qualsiasi angolo: i primi edifici stanno qui o accanto, e nessun altro può posizionare pezzi qui. Solo l'angolo opposto resta senza tuoi guerrieri.
root-coach-marquise-overwork = Spendi una carta del simbolo della radura della segheria, o un uccello, per una legna lì. Fallo quando manca proprio quella per costruire in questo turno.
root-coach-marquise-short-warrior = La tua riserva è quasi vuota. Metti gli ultimi guerrieri dove un nemico è vicino o da dove vuoi marciare.
root-coach-marquise-short-wood = Tutta la tua legna sarà sulla mappa. Mettila dove raggiunge uno spazio libero, e spendila presto.
root-coach-marquise-start-sawmill = Qui la legna arriva a ogni Alba. Scegli una radura sicura, se puoi con un altro spazio per un secondo edificio.
root-coach-marquise-start-workshop = L'officina produce con il simbolo di questa radura. Confrontalo con i costi delle carte che hai in mano.
root-coach-marquise-start-recruiter = Qui arriveranno i nuovi guerrieri. Mettilo dal lato da cui aspetti visite, o da dove vuoi marciare per primo.
root-coach-marquise-wood = Prendi prima la legna che un nemico potrebbe raggiungere: ogni segnalino che rimuove gli dà un punto.

## Dinastia delle Aquile

root-coach-eyrie-birdsong = Devi aggiungere una o due carte al Decreto, e da ora ciascuna agisce a ogni turno. Pensa anche al prossimo.
root-coach-eyrie-daylight = Prima produci, poi obbedisci al Decreto da sinistra a destra. Se una carta non si può eseguire, l'insurrezione costa punti e chiude il Giorno.
root-coach-eyrie-evening = I posatoi danno punti ora e a ogni Crepuscolo. Poi peschi una carta, più una per il terzo e una per il sesto posatoio.
root-coach-eyrie-add = Reclutamento e Movimento falliscono di rado; Costruzione vuole ogni turno una nuova radura che controlli, con uno spazio libero. Gli uccelli vanno ovunque, ma nell'insurrezione costano un punto l'uno.
root-coach-eyrie-build = Un posatoio dà punti a ogni Crepuscolo. Scegli una radura dove resterà qualche tuo guerriero.
root-coach-eyrie-decree-recruit = Comincia dal simbolo per cui hai meno posatoi. Un uccello va bene in tutti e può aspettare.
root-coach-eyrie-decree-move = Comincia dalla carta che ti lascia meno strade. Va' verso radure dove combatterai o costruirai, ma lascia qualcuno ai posatoi.
root-coach-eyrie-decree-battle = Comincia dalla carta con meno battaglie possibili; un uccello può aspettare. Anche una battaglia persa obbedisce al Decreto.
root-coach-eyrie-decree-build = Comincia dal simbolo con meno posti; un uccello va bene ovunque e può aspettare. Senza un posto si scatena l'insurrezione.
root-coach-eyrie-leader = Finché questo leader è in carica, due uccelli stanno nelle colonne indicate: scegli quelle che puoi rispettare ogni turno. Il Despota, che costruisce subito, e il Carismatico, che recluta a coppie, partono bene.
root-coach-eyrie-new_roost = Puoi tornare solo dove ci sono meno guerrieri. Scegli una radura difendibile, lontana da vicini forti.
root-coach-eyrie-recruit = Metti il guerriero dove serve alle prossime carte: per muoversi, per combattere o per difendere un posatoio debole.
root-coach-eyrie-start = Qui cominciano il posatoio e sei guerrieri. Le radure accanto con spazi liberi saranno i prossimi posatoi.

## Alleanza dei Boschi

root-coach-alliance-birdsong = Ora agiscono i sostenitori: prima le rivolte, poi il supporto. Ogni segnalino dà punti, gli ultimi molti più dei primi.
root-coach-alliance-daylight = Le carte in mano diventano produzioni, sostenitori o, se hai una base, ufficiali. Prima della prima base, raccogli due sostenitori dello stesso simbolo per una rivolta.
root-coach-alliance-evening = Ogni ufficiale vale un'operazione. Poi peschi una carta, e una in più per ogni base sulla mappa.
root-coach-alliance-cut = Tieni le coppie di un simbolo con cui puoi ancora insorgere, e gli uccelli, che valgono per tutti.
root-coach-alliance-mobilize = Scegli un simbolo con cui vuoi insorgere o ottenere supporto. Un'imboscata ti difende solo dalla mano, non dalla pila.
root-coach-alliance-operation = L'Organizzazione fa punti senza sostenitori: un guerriero diventa supporto. Recluta se le basi sono sole, muovi se non hai nessuno dove manca il supporto.
root-coach-alliance-organize = Il guerriero parte, arriva un segnalino e dà punti. Meglio dove i nemici dovranno passare e pagare l'Oltraggio.
root-coach-alliance-outrage = Da' la carta che ti serve meno. Un uccello aiuterebbe l'Alleanza ovunque: cedi piuttosto una carta di quel simbolo.
root-coach-alliance-recruit = Difendi le basi: perderne una costa sostenitori e metà degli ufficiali. Oppure recluta dove qualcuno può uscire e organizzare.
root-coach-alliance-revolt = La rivolta spazza via tutti i pezzi nemici e ti lascia una base e un ufficiale. Scegli una radura piena di edifici e segnalini nemici: ognuno è un punto.
root-coach-alliance-spread = Scegli radure dove nessun nemico ha tre guerrieri, perché lì serve un sostenitore in più. Ottimi gli incroci: chi vi marcia dentro ti paga una carta.
root-coach-alliance-supporter = Spendi prima le carte del simbolo e tieni gli uccelli, che pagano per ogni radura.
root-coach-alliance-train = Ogni ufficiale è un'operazione in più a ogni Crepuscolo; contano soprattutto i primi tre. Ricorda che un ufficiale è uno dei tuoi dieci guerrieri.

## Vagabondo

root-coach-vagabond-birdsong = Si riattivano tre oggetti esauriti, e altri due per ogni tè sul suo tracciato. Poi c'è la Scorciatoia, un passo gratuito: l'unico modo di entrare in una foresta.
root-coach-vagabond-daylight = Ogni azione esaurisce oggetti: pensa prima a tutto il cammino. Esplora presto le rovine: più oggetti, più di tutto.
root-coach-vagabond-evening = In una foresta si riparano tutti gli oggetti danneggiati. Poi peschi una carta, più una per ogni pila di monete sul tracciato, e controlli quanto puoi portare.
root-coach-vagabond-action = Presso una rovina, esplora; accanto ad altri e con una carta corrispondente, aiuta; con i due oggetti giusti, fa' una missione. Tieni uno stivale per lasciare le cattive compagnie.
root-coach-vagabond-aid = Aiuta chi ha costruito un oggetto che ti serve, o chi con questo aiuto passa allo spazio successivo. Servono uno, due, poi tre aiuti nello stesso turno.
root-coach-vagabond-aid_card = La carta va nella mano di quel giocatore. Meglio qualcosa di innocuo che un'imboscata.
root-coach-vagabond-aid_item = Va bene qualsiasi oggetto pronto. Esaurisci quello che ti serve meno in questo turno.
root-coach-vagabond-aid_take = Un oggetto nuovo vale spesso più della carta che hai dato. Spade, stivali e tè non sono mai troppi.
root-coach-vagabond-capacity = Ciò a cui rinunci è perso per sempre. Lascia prima gli oggetti danneggiati o doppi; i sacchi sul tracciato permettono di portare di più.
root-coach-vagabond-character = Il Ranger combatte meglio e ripara tre oggetti, il Ladro prende carte, il Viandante produce e ripara. Per una prima partita il Ranger perdona di più.
root-coach-vagabond-coalition = Lasci il tracciato del punteggio e vinci solo se vince il giocatore scelto. È una via d'uscita quando sei molto indietro.
root-coach-vagabond-day_labor = Prendi ciò che puoi usare subito: una carta da produrre qui, da dare in aiuto, o un uccello, che va bene ovunque.
root-coach-vagabond-enlist = I loro guerrieri aumentano i danni che puoi tirare e ne subiscono al posto tuo. Se ne subiscono più dei tuoi oggetti, la loro fazione diventa Ostile.
root-coach-vagabond-escort = I guerrieri alleati ti seguono senza doverlo chiedere. Portali se vuoi combattere con loro là.
root-coach-vagabond-full_removal = Tu resti, ma tre tuoi oggetti si danneggiano. Scegli ciò di cui puoi fare a meno finché non riposi o ripari.
root-coach-vagabond-hit = Danneggia ciò che ti serve meno; vanno bene anche gli oggetti esauriti. Salva una spada: senza una spada integra non infliggi danni con i dadi e sei indifeso.
root-coach-vagabond-move = Un passo costa uno stivale, due dove ci sono guerrieri Ostili. Va' dove ti aspetta una rovina, una missione di quel simbolo o qualcuno da aiutare.
root-coach-vagabond-quest = I due oggetti si esauriscono. Le missioni di un simbolo si sommano: in punti, la prima ne dà uno, la seconda due, la terza tre.
root-coach-vagabond-refresh = Riattiva ciò che serve oggi: stivali per viaggiare e gli oggetti della prossima rovina, missione o battaglia.
root-coach-vagabond-repair = Ripara ciò che fa punti: prima spade, stivali e torce. L'oggetto torna com'era: se era esaurito, resta esaurito.
root-coach-vagabond-reward = All'inizio valgono di più due carte; con più missioni di questo simbolo, prendi i punti.
root-coach-vagabond-slip = Un passo gratuito, anche in una foresta o in una radura Ostile. Va' verso una rovina o una missione; passa la notte in una foresta se molto è danneggiato.
root-coach-vagabond-start = Comincia in una foresta accanto a una rovina: esplorarla sarà il primo punto e il primo oggetto nuovo.
root-coach-vagabond-steal = Ricevi una carta a caso. Prendila a chi è in testa, o a chi ne ha di più.
root-coach-vagabond-strike = Niente dadi: il pezzo è rimosso. Un guerriero rende Ostile la sua fazione; un edificio o segnalino senza guardie è un punto e non rompe amicizie.

## Per tutti

root-coach-battle-ambush = L'imboscata infligge due danni prima dei dadi, e se non resta alcun attaccante la battaglia finisce. Pensa anche alle battaglie che verranno.
root-coach-battle-effect = I dadi sono tirati: sai già che cosa cambierà l'effetto. Non scartare una carta per salvare un solo guerriero.
root-coach-battle-first = Nel dubbio lascia cominciare l'altro: così rispondi a ciò che ha fatto.
root-coach-battle-foil = Un'imboscata corrispondente annulla la loro; senza, subisci subito due danni. Sventala se altrimenti perderesti la battaglia.
root-coach-battle-loss = Ogni edificio o segnalino che perdi è un punto per il nemico. Rinuncia a ciò che si rimpiazza più facilmente.
root-coach-battle-where = Infliggi il dado più alto, ma non più danni dei tuoi guerrieri lì (da Vagabondo: delle spade integre); contro l'Alleanza ti tocca il più basso. Edifici e segnalini con poche guardie sono punti.
root-coach-cards-better_burrow_bank = Pesca anche qualcun altro: che sia chi è più indietro.
root-coach-cards-codebreakers = Guarda la mano di chi vuoi attaccare: saprai se ti aspetta un'imboscata.
root-coach-cards-stand_and_deliver = La vittima ottiene un punto: scegli chi è dietro di te e ha carte che vale la pena prendere.
root-coach-cards-tax_collector = Rinuncia a un guerriero dove ne hai uno di troppo, mai all'ultima guardia di un edificio.
root-coach-cards-use = Queste carte funzionano solo in questo momento del turno. Guarda quali si scartano quando le usi.
root-coach-craft = Un oggetto dà subito punti, e ce ne sono pochi di ogni tipo; un effetto permanente aiuta per tutta la partita.
root-coach-craft-activate = Ogni unità di produzione lavora una volta per turno. Se va bene un simbolo qualsiasi, usa quello che non serve alle altre carte.
root-coach-daylight = Prima di proseguire puoi ancora usare una carta in gioco o una carta dominio. Di solito si prosegue e basta.
root-coach-discard = Tieni un'imboscata, ciò che puoi produrre presto e gli uccelli. Lascia ciò che non va bene in nessuna tua radura.
root-coach-dominance-spend = Paga qualsiasi carta di quel simbolo; per l'uccello serve un uccello. Prendila solo se potresti vincere così, o per toglierla agli altri.
root-coach-move-number = Muovi quanto basta per controllare o vincere là, e lascia quanto basta per tenere ciò che hai qui.
root-coach-move-where = Devi controllare la radura da cui parti o quella in cui vai. Se non guidi l'Alleanza, entrare con guerrieri in una radura solidale ti costa una carta.
root-coach-spend = Paga una carta di questo simbolo o un uccello. Spendi il simbolo e tieni l'uccello, che va bene ovunque.
root-coach-triggers-next = Succedono più cose insieme e l'ordine lo decidi tu. Prima ciò che salva pezzi, poi il resto.
root-coach-triggers-side = Entrambe le parti hanno perso pezzi con conseguenze. È il tuo turno: decidi di chi vengono prima.

## What the table knows at this moment: said before the line

root-hint-actions =
    { $n ->
        [one] Resta un'azione.
       *[other] Restano { $n } azioni.
    }
root-hint-actions_bird = Non restano azioni. Una carta uccello ne dà un'altra, e conviene se costruisce o salva qualcosa; altrimenti chiudi il Giorno.
root-hint-actions_none = Non restano azioni e non hai carte uccello per averne un'altra: chiudi il Giorno.
root-hint-dominance = Vinci se all'inizio della tua Alba controlli tre radure { $suit }; ora ne controlli { $n }.
root-hint-dominance_bird = Vinci se all'inizio della tua Alba controlli due angoli opposti.
root-hint-march_first = Questa marcia ha due movimenti; questo è il primo.
root-hint-march_second = Il secondo movimento della marcia: fallo, o chiudi la marcia.
root-hint-operations =
    { $n ->
        [one] Resta un'operazione.
       *[other] Restano { $n } operazioni.
    }
root-hint-added = Una carta è aggiunta; la seconda è facoltativa.
root-hint-decree = { $column }: carta { $n } di { $total } in questa colonna.
root-hint-outrage =
    C'è supporto { $n ->
        [one] nella radura { $places }
       *[other] nelle radure { $places }
    }: rimuoverlo dà un punto, ma devi all'Alleanza una carta di quel simbolo (Oltraggio).
