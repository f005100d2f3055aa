### La prima lezione di Root.  Ogni pagina è fatta di poche frasi brevi: che cosa si vede, che cosa fare ora, perché.

root-lesson-first-title = I primi passi
root-lesson-first-about = Il bosco, che cosa vogliono tutti, e due turni della Marchesa de Gattis: produrre, costruire, marciare, combattere.

root-lesson-first-welcome = Questo è il bosco: dodici radure unite da sentieri. Ogni radura ha un simbolo: volpi, topi o conigli. I pezzi arancioni sono tuoi: guidi la Marchesa de Gattis. Quelli blu sono della Dinastia, che rivuole la sua foresta.
root-lesson-first-aim = Vince chi arriva per primo a 30 punti. I tuoi punti sono qui, accanto a quelli della Dinastia. Ogni fazione fa punti a modo suo: tu costruendo.
root-lesson-first-pieces = Controlli una radura se lì hai più guerrieri ed edifici di chiunque altro. Nella radura 1 c’è la tua fortezza, nella radura 5 la tua segheria: ha appena prodotto legna, con cui si pagano gli edifici.
root-lesson-first-question = Qui c’è la domanda a cui rispondere, e sotto le risposte. Tutto ciò che è proposto è permesso, e ciò che brilla sulla mappa o nella mano si può toccare. Quasi tutto si può annullare con «Annulla».
root-lesson-first-craft = Per prima cosa puoi produrre carte. Fagotto del Viandante chiede un’officina in una radura dei topi, e tu ne hai una nella radura 2. Producila: porta un sacco e subito un punto.
root-lesson-first-crafted = Ben fatto: il sacco è tuo, e anche il punto. Gli oggetti prodotti non sono più disponibili per gli altri.
root-lesson-first-not-crafted = È permesso anche questo. Produrre quella carta, però, sarebbe stato un punto gratis; potrai ancora farlo nel prossimo turno.

root-lesson-first-actions = Ora comincia il Giorno, la parte lunga del turno. Hai tre azioni, e puoi ripetere la stessa. Di quelle che non si possono fare puoi chiedere il motivo.
root-lesson-first-build = Gli edifici sono i tuoi punti: più ce ne sono di un tipo sulla mappa, più vale il prossimo. Scegli «Costruzione».
root-lesson-first-not-build = Va bene anche così. Ma i tuoi punti vengono dagli edifici: prova a costruire con una delle prossime azioni.
root-lesson-first-build-where = Puoi costruire dove controlli la radura, c’è uno spazio libero e la legna può arrivare attraverso radure che controlli. Una seconda officina vale subito due punti e più avanti permette carte più costose: costruiscila nella radura 5.
root-lesson-first-built = Due punti e un’officina in più. La prossima costerà più legna e varrà di più.
root-lesson-first-built-other = Un buon posto anche questo. Oggi un’officina avrebbe dato più punti.

root-lesson-first-march = Nella radura 7 c’è un uccello in mezzo ai tuoi gatti. Un solo guerriero può poco: porta rinforzi. Scegli «Marcia».
root-lesson-first-not-march = Va bene anche così. Senza altri guerrieri nella radura 7, però, una battaglia lì sarebbe un azzardo.
root-lesson-first-march-where = Ci si muove lungo un sentiero, e devi controllare la radura da cui parti o quella in cui entri. Muovi dalla radura 12 alla radura 7: tocca la prima, poi la seconda.
root-lesson-first-march-number = Quanti partono? Lascia almeno un guerriero: una radura vuota non la controlla nessuno, e la legna non ci passa. Muovine due.
root-lesson-first-marched = Tre gatti contro un uccello: così va meglio.
root-lesson-first-march-again = Una marcia è fatta di due movimenti. Il secondo è facoltativo: questa volta fermati qui.

root-lesson-first-battle = Ora combatti. Chi attacca usa il dado più alto dei due, chi difende il più basso, ma nessuno infligge più danni dei guerrieri che ha lì. Ogni danno rimuove un pezzo.
root-lesson-first-odds = I dadi non si annullano, quindi guarda prima: «Probabilità» mostra come può finire. Poi scegli «Attacco».
root-lesson-first-fought = La cronaca racconta i dadi e le perdite. Ogni edificio o segnalino rimosso agli altri vale un punto; i guerrieri non danno punti, ma non sono più in mezzo.
root-lesson-first-not-battle = Va bene anche così. L’uccello nella radura 7, però, non aspetterà.
root-lesson-first-end-turn = Le tre azioni sono finite, o quasi. Al Crepuscolo peschi da sé; se poi hai più di cinque carte, ne scarti. Concludi il Giorno.
root-lesson-first-evening = Hai pescato una carta. Poi ha giocato la Dinastia: il suo Decreto cresce a ogni turno, e deve eseguirlo tutto.

root-lesson-first-second-turn = Il tuo secondo turno. La segheria ha prodotto altra legna. Ciò che ha fatto la Dinastia è nella cronaca: leggi le ultime righe prima di decidere.
root-lesson-first-recruit = I guerrieri caduti vanno rimpiazzati: «Reclutamento» ne mette uno in ogni centro di reclutamento, una volta per turno. Il tuo è nella radura 10.
root-lesson-first-recruited = Un gatto in più. Con più centri di reclutamento una sola azione dà più guerrieri.
root-lesson-first-not-recruit = Come preferisci. Ricorda che puoi reclutare una volta per turno, qualunque sia il numero di azioni.
root-lesson-first-your-own = Da qui in poi il turno è davvero tuo: costruisci dove puoi pagare, marcia dove hai poche forze, combatti dove ne hai molte. Con una carta uccello ottieni un’altra azione.
root-lesson-first-help = Se hai un dubbio: punta una cosa qualsiasi per leggere che cos’è, fai clic destro o premi a lungo su ciò che non brilla per sapere perché, e apri la legge dal paragrafo accanto a ogni domanda.

root-lesson-first-end = Questa era la prima lezione. Conosci il bosco, le tue azioni e come si fanno punti: costruire, produrre e rimuovere ciò che gli altri hanno costruito.
root-lesson-first-play-on = Se vuoi, continua contro la Dinastia: la partita è tua. Oppure passa alla prossima lezione; ogni fazione gioca in modo tutto suo.
