### La lezione dell’Alleanza: il giorno in cui esce allo scoperto.

root-lesson-alliance-title = Supporto e rivolta
root-lesson-alliance-about = L’Alleanza dei Boschi: sostenitori, una rivolta, ufficiali, e un supporto che vale sempre di più.

root-lesson-alliance-welcome = Guidi l’Alleanza dei Boschi. Sulla mappa non hai guerrieri, ma hai il supporto: i segnalini verdi nelle radure 6, 8 e 12. Ogni segnalino che posizioni dà punti: i primi pochi, gli ultimi quattro ciascuno.
root-lesson-alliance-supporters = Paghi con i sostenitori: carte in una pila che solo tu puoi guardare. Ognuna vale solo per il suo simbolo. Sono sulla tua plancia, che si apre dove vedi la luce: due volpi, due topi e un uccello. Senza una base sono al massimo cinque.
root-lesson-alliance-revolt = Prima vengono le rivolte. In una radura solidale due sostenitori del suo simbolo spazzano via ogni pezzo nemico; ogni edificio e segnalino ti dà un punto. Nella radura 12, volpe, ci sono una segheria, legna e due gatti: tocca la radura 12.
root-lesson-alliance-revolt-elsewhere = Va bene anche così. Nella radura 12 una rivolta avrebbe rimosso un edificio e un segnalino, un punto ciascuno.
root-lesson-alliance-supporter = Due sostenitori devono corrispondere alla radura 12: volpi, o un uccello, che vale per tutto. Spendi le due volpi, e tieni l’uccello per quando un simbolo non basterà.
root-lesson-alliance-bird-spent = Un uccello va bene ovunque, per questo conviene tenerlo. Ma per una rivolta è speso bene.
root-lesson-alliance-supporter-again = E ora l’altra volpe.
root-lesson-alliance-revolted = I gatti hanno lasciato la radura 12, con la segheria e la legna: due punti.

root-lesson-alliance-base = Al loro posto c’è la tua base volpe, con un guerriero per ognuna delle tre radure volpe solidali, e hai il tuo primo ufficiale. Una base fa pescare una carta in più a ogni Crepuscolo, e la pila dei sostenitori ora non ha limiti.
root-lesson-alliance-spread = Poi puoi ottenere supporto in una radura accanto a una solidale. Il quarto segnalino costa due sostenitori del simbolo della radura, e dà un punto. La radura 7, topo, è un incrocio in cui i gatti marciano volentieri: mettilo lì.
root-lesson-alliance-martial-law = Anche la 11 è una radura topo, ma lì fanno la guardia tre gatti. Dove qualcuno ha tre guerrieri vige la Legge Marziale: serve un sostenitore in più. Nella radura 7 ne bastano due.
root-lesson-alliance-spread-elsewhere = Va bene anche così. Un segnalino vale lo stesso ovunque: scegli in base a quanto costa e a chi ci inciamperà.
root-lesson-alliance-mice = Due topi per la radura 7. Spendili entrambi, e l’uccello resta tuo.
root-lesson-alliance-bird-spent-too = È permesso. Un uccello tenuto da parte può valere più avanti per qualsiasi simbolo.

root-lesson-alliance-outrage = I tuoi segnalini un po’ si difendono: chi muove guerrieri in una radura solidale, o rimuove il segnalino, deve darti per i sostenitori una carta di quel simbolo. È l’Oltraggio. Quindi metti il supporto dove gli altri vogliono passare.
root-lesson-alliance-train = È Giorno, e la tua mano ha tre usi: produrre con il supporto, aggiungere sostenitori, o addestrare ufficiali. Una carta che corrisponde a una base fa di un guerriero della riserva un ufficiale. Incudine è una carta volpe: scegli «Addestramento».
root-lesson-alliance-trained = Due ufficiali: due operazioni, questo Crepuscolo e tutti gli altri.
root-lesson-alliance-not-train = Va bene anche così. Ma si agisce con gli ufficiali: senza di loro una base può solo aspettare.
root-lesson-alliance-mobilize = Alla pila servono nuovi sostenitori per il prossimo turno. Scegli «Mobilitazione», e pensa al simbolo con cui vuoi insorgere o ottenere supporto: di conigli non ne hai ancora.
root-lesson-alliance-not-mobilize = Va bene anche così. Senza sostenitori, però, la prossima Alba sarà tranquilla.
root-lesson-alliance-keep-one = Una carta che resta in mano può diventare un ufficiale, un sostenitore o una produzione al prossimo turno, e un’imboscata funziona solo dalla mano. Concludi qui il Giorno.

root-lesson-alliance-operations = Crepuscolo: ogni ufficiale vale un’operazione. Movimento e attacco li conosci; il reclutamento mette un guerriero in una base; l’organizzazione trasforma un guerriero in supporto, senza sostenitori.
root-lesson-alliance-move = Per organizzare serve un guerriero dove il supporto non c’è ancora. Quindi prima fanne uscire uno dalla radura 12: scegli «Movimento».
root-lesson-alliance-not-move = Va bene anche così. Un guerriero fuori, però, sarebbe potuto diventare un segnalino, due punti.
root-lesson-alliance-move-where = Muovi dalla radura 12 alla radura 10. Controlli la radura 12, quindi i suoi sentieri sono aperti.
root-lesson-alliance-move-number = Mandane uno solo. Gli altri difendono la base: se cade, perdi le volpi e gli uccelli tra i sostenitori, e metà degli ufficiali.
root-lesson-alliance-too-many = Va bene anche così. Ma non lasciare sola la base: se cade, se ne vanno sostenitori e ufficiali.
root-lesson-alliance-organize = Ora «Organizzazione»: il guerriero diventa il tuo quinto segnalino, due punti. E senza spendere sostenitori.
root-lesson-alliance-organized = Due punti. Hai posizionato metà dei segnalini; l’altra metà varrà molto di più.
root-lesson-alliance-not-organize = Va bene anche così. Organizzare sarebbe valso due punti senza sostenitori.

root-lesson-alliance-second-turn = Leggi nella cronaca che cosa hanno fatto i gatti. Se sono entrati dove c’è supporto, o l’hanno rimosso, ti hanno pagato una carta; e dove hanno attaccato, il dado più alto era tuo, come sempre quando l’Alleanza difende.
root-lesson-alliance-your-own = Da qui in poi tocca a te. Addestra fino ad avere tre o quattro ufficiali, mobilita ciò che serve al prossimo segnalino, e tieni una coppia dello stesso simbolo per la prossima rivolta.

root-lesson-alliance-end = Questa era l’Alleanza: pochi guerrieri, molti segnalini. I primi punti arrivano piano, gli ultimi a mucchi; gli altri se ne accorgono troppo tardi.
root-lesson-alliance-play-on = Se vuoi, continua contro la Marchesa; oppure passa all’ultima lezione: il Vagabondo ha un solo pezzo sulla mappa, e tutto il resto nello zaino.
