### La prima lezione di Monster Lands.  Ogni pagina è fatta di poche frasi brevi: che cosa si vede, che cosa fare ora, perché.

monster_lands-lesson-first-title = Fuori dalle mura
monster_lands-lesson-first-about = La cittadella, le terre, il tuo clan e i suoi dadi: un primo round del clan del fuoco, con un ingaggio, un acquisto e uno scontro.

monster_lands-lesson-first-welcome = In alto vedi la cittadella con i suoi sette edifici: qui i dadi comprano subito. Sotto c’è il mondo esterno: a sinistra una terra con il suo mostro, al centro due missioni, a destra l’ingresso della cittadella. I dadi mandati fuori si tirano più tardi.
monster_lands-lesson-first-aim = Vince chi ha più punti vittoria, dopo sei round o dopo il round in cui un clan ha 30 punti gloria. La maggior parte viene dalla gloria, il primo numero accanto a ogni clan, e la gloria si vince fuori: battendo mostri, conquistando terre, compiendo missioni.
monster_lands-lesson-first-clan = Questo è il tuo clan, com’è ogni clan all’inizio: Nuduru, il leader con la corona, e Frunks. Ogni membro porta i dadi indicati sulla carta e ha un talento.
monster_lands-lesson-first-dice = I tuoi dadi per questo round. La forza è rossa: combatte, scava e compra. La magia è viola: combatte anche lei, e piace agli alchimisti. La persuasione è gialla: è già stata tirata, e il suo 5 fa risparmiare 5 monete su un acquisto.
monster_lands-lesson-first-question = Qui c’è la domanda a cui rispondere. Ciò che brilla sul tabellone o più sotto si può toccare, e tutto ciò che è proposto è permesso. Finché non si tirano dadi e non si scopre nulla di nuovo, «Annulla» torna indietro.
monster_lands-lesson-first-tavern = Per prima cosa, rinforzi. In due si è in pochi, e nella taverna c’è chi cerca lavoro. Metti lì il dado persuasione: tocca il dado, poi la taverna.
monster_lands-lesson-first-not-tavern = Va bene anche così. Ma più gente vuol dire più dadi, round dopo round: passa presto dalla taverna.
monster_lands-lesson-first-hire = Le bandierine rosse sono la reputazione: non deve superare la gloria in eccesso, cioè la gloria meno la reputazione, qui 4. Zondu costa 7 monete, con la persuasione solo 2. Porta subito un dado forza e blocca un colpo dei mostri: ingaggia Zondu.
monster_lands-lesson-first-hired = Ora Zondu è con te! Anche la reputazione vale punti, e il nuovo dado forza è già fra i tuoi.
monster_lands-lesson-first-hired-other = Una buona scelta anche questa: i nuovi dadi sono subito tuoi. Chi blocca i colpi, però, fuori vive più a lungo.

monster_lands-lesson-first-turns = Si piazzano dadi a turno, un’azione per volta, finché nessuno ne ha più. Il clan dell’acqua ha appena giocato, e ora tocca di nuovo a te. Uno spazio con un dado resta occupato per tutto il round.
monster_lands-lesson-first-talent = I talenti non costano azioni. Quello di Nuduru ti dà una pozione, una volta per round: tocca Nuduru.
monster_lands-lesson-first-talented = Una pozione in più. Servirà fra poco.
monster_lands-lesson-first-not-talent = Come preferisci. I talenti però sono gratis: prima di chiudere un turno guarda se ne resta uno.
monster_lands-lesson-first-bazaar = Ora l’equipaggiamento. Il bazaar vende una carta per un dado e il suo prezzo. Metti lì un dado forza.
monster_lands-lesson-first-not-bazaar = Va bene anche così. L’equipaggiamento si paga una volta e aiuta in tutti i round seguenti: tienilo a mente.
monster_lands-lesson-first-gear = Tergeo è un incantesimo: chi lo porta può rilanciare un dado forza in ogni avventura. Con 5 monete te lo puoi giusto permettere.
monster_lands-lesson-first-other-gear = Questione di gusti. Per uno scontro Tergeo sarebbe stato quello giusto.
monster_lands-lesson-first-bearer = L’equipaggiamento aiuta solo chi lo porta. A combattere andrà Zondu: dallo a Zondu.
monster_lands-lesson-first-equipped = Ben fatto. Finché i tuoi sono a casa, possono ancora scambiarsi l’equipaggiamento.
monster_lands-lesson-first-other-bearer = Si può anche così; finché entrambi sono a casa, puoi ancora scambiarlo.

monster_lands-lesson-first-land = Il tuo obiettivo: Blandor, un mostro dell’acqua, nella terra Yuha. Attacca con 3 dadi. Con un totale di 10 lo catturi per oro e gloria, con 14 lo elimini per più gloria e un trofeo.
monster_lands-lesson-first-path = Ci portano quattro percorsi. Ognuno dice quali dadi richiede, quanti altri possono seguire e che cosa dà. Il primo richiede un dado forza e ha uno scudo che blocca un colpo. Chi sta più a sinistra incontra il mostro per primo. Vai sul percorso 1.
monster_lands-lesson-first-not-path = Va bene anche così. Ma la gloria si vince fuori, e i percorsi migliori finiscono presto: manda qualcuno finché hai dadi.
monster_lands-lesson-first-who = Zondu blocca un colpo, e il percorso un altro. Manda Zondu. Il leader per ora è meglio che resti a casa.
monster_lands-lesson-first-leader-goes = Che coraggio! Se il leader cade, qualcun altro prende il suo posto: non tutto è perduto. Con Zondu sarebbe stato più sicuro.
monster_lands-lesson-first-path-dice = Tutto insieme o mai più: su un percorso non si può aggiungere nulla dopo. Manda i due dadi forza e il dado magia.
monster_lands-lesson-first-fewer-dice = Con meno dadi te ne restano per la cittadella, ma lo scontro sarà più incerto.
monster_lands-lesson-first-tokens = Senza trappola nessuno cattura un mostro. Porta la tua: resta coperta, e nello scontro aggiunge un dado forza.
monster_lands-lesson-first-no-trap = Senza trappola si può solo eliminare, e serve 14.
monster_lands-lesson-first-flask = Può venire anche una pozione: annulla una ferita. Portala; se non serve, torna con chi sopravvive.
monster_lands-lesson-first-sent = Tutto è in viaggio. Quando nessuno ha più dadi, cominciano le avventure.
monster_lands-lesson-first-no-potion = Una pozione sulla plancia non aiuta chi è fuori. Speriamo che non serva.

monster_lands-lesson-first-adventure = Tutti i dadi sono piazzati: ora si risolve ciò che è fuori. Prima le missioni, poi la terra, un percorso dopo l’altro da sinistra a destra. La cronaca racconta che cosa è successo a Taron del clan dell’acqua.
monster_lands-lesson-first-attack = Blandor colpisce per primo. Potresti cedere il dado magia per togliergli uno dei suoi tre dadi. Ma due colpi sono comunque bloccati: tieni il dado per il tuo attacco.
monster_lands-lesson-first-gave-magic = Una scelta prudente: un dado in meno contro di te, e uno in meno nel tuo attacco.
monster_lands-lesson-first-hits = Ogni 3, 4, 5 o 6 di un mostro è un colpo. Il talento di Zondu e lo scudo del percorso bloccano colpi e non costano nulla: bloccane più che puoi.
monster_lands-lesson-first-unblocked = I talenti che non usi ora non servono più tardi: ogni colpo che passa è una ferita.
monster_lands-lesson-first-wound = Un colpo è passato: una ferita. Chi è in salute sopravvive a una, ma la seconda uccide. Bevi la pozione, e non è successo niente.
monster_lands-lesson-first-healed = Come se nulla fosse.
monster_lands-lesson-first-not-drunk = La pozione può anche guarire a casa, alla fine del round. Fino ad allora un’altra ferita sarebbe mortale.
monster_lands-lesson-first-strike = Ora attacchi tu: si tirano e si sommano i dadi sul percorso e sulla trappola. Con 10 catturi Blandor, con 14 lo elimini.
monster_lands-lesson-first-roll = Tira un dado alla volta: appena basta per la cattura, puoi fermarti. «Probabilità» mostra come può finire un attacco. Tira un dado forza.
monster_lands-lesson-first-rolled-all = Vanno bene anche tutti insieme. Uno alla volta, avresti potuto fermarti appena bastava.
monster_lands-lesson-first-reroll = Un valore basso. Tergeo ti fa rilanciare un dado forza: rilancia questo. Vale il nuovo risultato. Poi continua a tirare fino a un totale di 10.
monster_lands-lesson-first-not-rerolled = Puoi tenere il rilancio per un dado peggiore, finché l’attacco dura.
monster_lands-lesson-first-stop = Il totale ha raggiunto il valore di cattura, oppure i dadi sono finiti. Una cattura porta oro, che ti serve; un’eliminazione più gloria e un trofeo. Quello che hai ora va bene: fermati.
monster_lands-lesson-first-beaten = Questo era il tuo primo scontro. Che cosa ha portato è nella cronaca.
monster_lands-lesson-first-not-stopped = Audace! Può venirne di più: con 14 Blandor è eliminato.

monster_lands-lesson-first-gains = Il round si è chiuso con la pulizia: i dadi sono tornati, e tutti tranne il leader hanno ricevuto lo stipendio: una moneta a testa, due oltre 10 di gloria, tre oltre 20. Chi non può pagare perde qualcuno: tieni dell’oro da parte. I mostri battuti e le terre conquistate vengono sostituiti.
monster_lands-lesson-first-help = Se hai un dubbio: punta una cosa qualsiasi per leggere che cos’è, fai clic destro o premi a lungo su ciò che non brilla per sapere perché, e apri la legge dal paragrafo accanto a ogni domanda.
monster_lands-lesson-first-second = Un nuovo round, nuovi dadi: quelli dei tuoi membri e uno per la gloria. Dopo questo ne seguono altri quattro. Ora tocca a te: piazza un dado dove ti pare meglio.

monster_lands-lesson-first-end = Questa era la prima lezione. Conosci il round: prendere i dadi, piazzarli a turno, avventure, stipendi. Compra nella cittadella ciò che serve ai tuoi fuori, perché è lì che si vince la gloria.
monster_lands-lesson-first-play-on = Se vuoi, continua contro il clan dell’acqua: la partita è tua. Oppure passa alla prossima lezione: la cittadella, le avventure o il gioco in solitario.
