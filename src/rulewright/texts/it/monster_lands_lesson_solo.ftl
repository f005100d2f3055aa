### La lezione di Monster Lands sul gioco in solitario.

monster_lands-lesson-solo-title = In solitario contro Madhala
monster_lands-lesson-solo-about = Uno scenario in solitario: che cosa fa la rivale, come può perfino aiutarti, quale grado raggiungi, e che cos’è una campagna.

monster_lands-lesson-solo-welcome = In solitario giochi uno scenario. Questo è il primo di dieci, «Affari, come al solito»: sei round, nessuna regola speciale. Guidi il clan dell’aria, nel round 2. Il round è lo stesso, ma la tua rivale non è una persona.
monster_lands-lesson-solo-rival = Madhala gioca con i dadi. Dopo ogni tua azione se ne tirano uno rosso e uno giallo. Rosso da 1 a 4: va in un edificio. Rosso 5 o 6: va su un percorso o in missione. Il giallo dice dove. I dadi non le finiscono mai.
monster_lands-lesson-solo-goal = Non devi batterla. Contano i tuoi punti vittoria dopo il round 6: con 35 sei tirocinante, con 45 hai il grado di veterano, con 60 quello di eroe. Sotto i 35 la tua gente era carne da macello.
monster_lands-lesson-solo-removes = Sul percorso 1 c’è un suo segnalino. Quando tocca a quel percorso, vince senza tirare: il mostro Surbol sparisce, e con lui la ricompensa. Se avesse un altro percorso prima del tuo, sparirebbe anche la terra.
monster_lands-lesson-solo-path = Lascia dunque che lavori per te: subito dietro di lei nessuno ti attacca, e la terra Skyehn è libera. Vai ora sul percorso 2, prima che lo occupi lei.
monster_lands-lesson-solo-not-path = Va bene anche così. Ma il percorso 2 può prenderlo lei in qualsiasi momento, e allora la terra va persa.
monster_lands-lesson-solo-who = Con Timbulu ogni dado forza vale uno in più. È ciò che serve in una conquista.
monster_lands-lesson-solo-other-goes = Va bene anche così. Con Timbulu ogni dado forza avrebbe contato uno in più.
monster_lands-lesson-solo-dice = Per Skyehn serve 15, e nessun mostro ti toglierà dadi. Manda tutti quelli che il percorso accetta: tre dadi forza e un dado magia.
monster_lands-lesson-solo-fewer-dice = Possono bastarne anche meno. Guarda il totale che serve: 15.
monster_lands-lesson-solo-trap = Non ci sarà nessuno da catturare, ma i dadi su una trappola contano anche in una conquista: porta la tua. I segnalini difesa questa volta restano a casa.
monster_lands-lesson-solo-sent = Il percorso di Timbulu è preso, e nessun tiro di Madhala può più cambiarlo.
monster_lands-lesson-solo-no-trap = Che parsimonia. La trappola servirà contro un mostro.

monster_lands-lesson-solo-rolled = Ora sono stati tirati i dadi di Madhala: eccoli. Succede dopo ogni tua azione, quindi fai prima ciò che ti serve di più.
monster_lands-lesson-solo-takes = La cronaca racconta che cosa ha fatto. Nei negozi lascia un dado persuasione e con rosso da 1 a 3 porta via merci o persone; nella miniera e dagli alchimisti prende lo spazio migliore; fuori un suo segnalino occupa il percorso.
monster_lands-lesson-solo-tavern = Perfino i suoi dadi sono utili. Nella taverna c’è un suo 5, e la tua persuasione mostra 4, che è più bassa: valgono entrambi, e paghi 9 monete in meno. Vai lì.
monster_lands-lesson-solo-not-tavern = Va bene anche così. I suoi dadi alti però sono un invito: cercali in ogni round.
monster_lands-lesson-solo-hire = Puargh costa 10 monete, e a te solo 1. Porta subito due dadi, forza e persuasione. Ingaggia Puargh, prima che Madhala porti via qualcuno.
monster_lands-lesson-solo-hired = Un affare! I nuovi dadi sono pronti, e la persuasione è già tirata.
monster_lands-lesson-solo-hired-other = Va bene anche così. Oggi i prezzi contano poco: guarda quali dadi porta ognuno.
monster_lands-lesson-solo-armory = Per i prossimi scontri ti servono segnalini difesa. Metti il nuovo dado persuasione nell’armeria, finché c’è posto.
monster_lands-lesson-solo-not-armory = Va bene anche così. Ricorda che lei gioca dopo ogni tua azione, e gli spazi finiscono.
monster_lands-lesson-solo-defense = Fino a tre per un dado, e la persuasione ne paga gran parte. Prendine quanti puoi.
monster_lands-lesson-solo-few-defense = Così resta dell’oro per gli stipendi.
monster_lands-lesson-solo-last = Con il tuo ultimo dado il piazzamento finisce subito: lei non gioca più. Mandalo a scavare nella miniera, o prendi una moneta al banco dei pegni.
monster_lands-lesson-solo-not-mine = Va bene anche così. Tanto nessun dado può avanzare.

monster_lands-lesson-solo-cleared = Le avventure. Il percorso di Madhala veniva per primo, e il mostro non c’è più: nessuno ha dovuto combattere.
monster_lands-lesson-solo-conquest = I tuoi dadi sono stati tirati subito per la terra. Con 15 o più è tua: fermati. Se è meno, il percorso ti fa rilanciare un dado forza.
monster_lands-lesson-solo-colonist = La terra è conquistata: gloria, e una casa per qualcuno dell’aria. I coloni non vogliono stipendio: Kakron andrebbe bene, perché il leader non lo prende comunque.
monster_lands-lesson-solo-settled = Da ora Skyehn lavora per te: una volta per round, tre dadi forza per un dado magia.
monster_lands-lesson-solo-other-colonist = Va bene anche così. Con chi prende lo stipendio risparmi più oro.
monster_lands-lesson-solo-ranks = Questo era un round in solitario. I tuoi punti vittoria sono sempre qui: gloria, reputazione, trofei e simboli delle affinità. Ogni tanto confrontali con i gradi.
monster_lands-lesson-solo-rounds = Hai sei round, e 30 di gloria non li fanno finire prima. Altri scenari chiedono altro: oro, missioni, una plancia piena; alcuni sono brevi, altri hanno regole proprie. I primi tre sono adatti per cominciare.

monster_lands-lesson-solo-campaign = Una campagna è fatta dei dieci scenari in ordine. Con il grado di veterano vai avanti, da eroe con mostri più duri, da tirocinante riprovi. Da carne da macello riprovi a un livello più facile, e al più facile hai perso. La vince chi ottiene il grado di veterano nel decimo scenario, a difficoltà normale o superiore.
monster_lands-lesson-solo-play-on = Continua, e guarda quale grado raggiungi. Scenari e campagne cominciano da un nuovo tavolo per un solo clan.
