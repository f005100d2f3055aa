### La lezione di Monster Lands sulla cittadella.

monster_lands-lesson-citadel-title = Sette tetti
monster_lands-lesson-citadel-about = A che cosa serve ogni edificio della cittadella, come pagare meno, che cosa chiude il panico e chi vuole lo stipendio.

monster_lands-lesson-citadel-welcome = Guidi il clan della giungla, nel round 3. Sette edifici, ognuno per dadi di certi colori; ciò che danno, lo ricevi subito. Uno spazio occupato resta occupato per tutto il round. Il clan dell’aria ha già piazzato i suoi dadi.
monster_lands-lesson-citadel-panic = All’ingresso c’è Moldo: un mostro che fuori nessuno ha battuto. A ogni pulizia semina il panico e chiude un altro edificio. Il bazaar, che vende equipaggiamento, è già chiuso, finché qualcuno non batte Moldo.
monster_lands-lesson-citadel-mine = Prima l’oro: sul primo spazio la miniera dà 6 monete per due dadi forza. Lo spazio da 4 l’ha preso il clan dell’aria, e un dado singolo ne rende solo 2. Prendi le 6.
monster_lands-lesson-citadel-not-mine = Va bene anche così. La miniera rende di più finché gli spazi di sinistra sono liberi; poi restano solo 2 monete.

monster_lands-lesson-citadel-discount = La persuasione abbassa un prezzo del suo valore. Se è più bassa dell’ultimo dado persuasione in quell’edificio, valgono entrambi. Nel capanno del cacciatore c’è un 6 del clan dell’aria, e tu hai un 4: fanno 10 monete in meno.
monster_lands-lesson-citadel-lodge = Guarda dunque dove ci sono dadi alti. Il capanno vende trappole, quante ne vuoi per un solo dado: proprio il posto per uno sconto così. Metti lì il tuo 4.
monster_lands-lesson-citadel-not-lodge = Va bene anche così. Ma in nessun altro posto il tuo 4 vale 10 monete.
monster_lands-lesson-citadel-trap = Le trappole restano coperte sulla plancia finché qualcuno non le porta con sé. Un totale di 6 in più è sicuro, qualunque cosa dicano i dadi. Prendila: 7 monete, e le paga lo sconto.
monster_lands-lesson-citadel-other-trap = Una buona trappola anche questa. Quelle che aumentano il totale sono sicure; quelle con dadi in media sono più forti.
monster_lands-lesson-citadel-trap-again = Lo sconto vale per tutto l’acquisto: la somma dei prezzi meno 10, ma mai meno di 1. Comprane dunque un’altra: con questa ogni dado forza sul suo percorso vale 2 in più.
monster_lands-lesson-citadel-one-trap = Una basta per catturare. Ma il resto dello sconto va perso.
monster_lands-lesson-citadel-trap-done = La plancia tiene cinque trappole, e l’oro serve anche altrove. Basta così: fatto.
monster_lands-lesson-citadel-trapped = Tante trappole per così poco oro: a questo serve la persuasione.
monster_lands-lesson-citadel-more-traps = Puoi farlo. Ma tieni d’occhio l’oro: a fine round ci sono gli stipendi.

monster_lands-lesson-citadel-alchemists = Gli alchimisti accettano solo dadi magia, e non vogliono oro. Chi arriva per primo riceve tre segnalini, chi viene dopo due. Prendi lo spazio in alto.
monster_lands-lesson-citadel-not-alchemists = Va bene anche così. Lo spazio in alto degli alchimisti dà un segnalino in più, finché è libero.
monster_lands-lesson-citadel-potions = Una pozione annulla una ferita, un veleno aggiunge 2 a un attacco. Chi va su un percorso può portare una pozione e un veleno. Prendi due pozioni e un veleno.
monster_lands-lesson-citadel-other-mix = Una buona scelta anche questa: guarire o colpire, come preferisci.
monster_lands-lesson-citadel-heal = Korgo ha una ferita: un’altra sarebbe mortale. A casa una pozione guarisce, senza spendere un’azione. Tocca Korgo.
monster_lands-lesson-citadel-healed = Di nuovo in forze. Le ferite non passano da sole.
monster_lands-lesson-citadel-not-healed = Come preferisci. Anche chi è ferito può andare fuori, ma muore al primo colpo che passa.

monster_lands-lesson-citadel-excess = Chi si può ingaggiare? Hai 12 di gloria e 4 di reputazione, quindi 8 di gloria in eccesso: chi ha più reputazione non viene. Prima la gloria, poi la gente.
monster_lands-lesson-citadel-tavern = Nella taverna un dado forza o persuasione ingaggia qualcuno, pagando in oro. Metti lì un dado forza: la gente nuova porta subito nuovi dadi.
monster_lands-lesson-citadel-not-tavern = Va bene anche così. Un ingaggio restituisce subito il dado speso, e in ogni round seguente ne porta altri.
monster_lands-lesson-citadel-beer = Se nessuno ti convince, un giro di birra da 2 monete ne fa arrivare altri, una volta per dado; poi ingaggiare qualcuno è una tua scelta.
monster_lands-lesson-citadel-novice = I novizi costano poco, ci sono sempre, e una volta per round convertono un tuo dado in uno di un altro colore. Non si mandano mai fuori. Ingaggiane uno per 3 monete.
monster_lands-lesson-citadel-hired = Un dado forza è andato nella taverna, e un altro è tornato con il novizio.
monster_lands-lesson-citadel-other-hire = Una buona scelta, se puoi permettertela: poi ci sono gli stipendi, round dopo round.
monster_lands-lesson-citadel-armory = Chi va fuori ha bisogno di protezione. Nell’armeria un dado compra fino a tre segnalini difesa, 2 monete l’uno; ognuno ferma un colpo. Vai lì.
monster_lands-lesson-citadel-not-armory = Va bene anche così. Senza segnalini difesa proteggono solo talenti e pozioni.
monster_lands-lesson-citadel-defense = Comprane due per 4 monete, e tieni il resto per la fine del round.
monster_lands-lesson-citadel-other-defense = Come preferisci: sulla plancia ce ne stanno cinque, e l’oro è poco.
monster_lands-lesson-citadel-pawnshop = I dadi che avanzano vanno al banco dei pegni: una moneta per qualsiasi dado, quante volte vuoi. Anche gli alchimisti prenderebbero il dado magia, ma gli stipendi sono vicini e l’oro è poco.
monster_lands-lesson-citadel-not-pawnshop = Forse è anche meglio. Il banco dei pegni è per i dadi che non servono altrove.

monster_lands-lesson-citadel-leader = Il round finisce. Purkas guida il clan e ha la corona: non prende stipendio e non diserta mai. Se il leader muore, gli succede il membro con la reputazione più alta.
monster_lands-lesson-citadel-salaries = Tutti gli altri si pagano: 1 moneta a testa fino a 10 di gloria, 2 fino a 20, poi 3. Quanto devi lo dice la domanda. Chi non può pagare tutto perde il membro con la reputazione più alta.
monster_lands-lesson-citadel-sell = Alla parete c’è un mostro che hai eliminato: alla fine un trofeo vale un punto, oppure 5 monete in qualsiasi momento. Vendilo, e restano tutti.
monster_lands-lesson-citadel-paid = Vale più di un punto: la gente porta dadi. La prossima volta fai i conti prima delle spese.
monster_lands-lesson-citadel-not-sold = È permesso: paghi quello che hai, e un membro se ne va. Un trofeo si può vendere in qualsiasi momento prima.
monster_lands-lesson-citadel-more-panic = Moldo è ancora all’ingresso, e un altro edificio è chiuso. Continua così finché qualcuno non lo batte: ci portano due percorsi, vanno bene dadi a scelta, e le guardie aiutano.
monster_lands-lesson-citadel-plan = Un nuovo round, nuovi dadi. Chiediti prima che cosa serve ai tuoi fuori, poi dove altri potrebbero precederti: lo spazio in alto degli alchimisti, le 6 monete della miniera, un acquisto scontato.

monster_lands-lesson-citadel-end = Questa era la cittadella: capanno per le trappole, alchimisti per le pozioni, taverna per la gente, armeria per la difesa, bazaar per l’equipaggiamento, miniera per l’oro, banco dei pegni per ciò che avanza.
monster_lands-lesson-citadel-play-on = Se vuoi, continua contro il clan dell’aria, oppure esci dalle mura: la prossima lezione parla di avventure.
