### La lezione del Vagabondo: un giorno in cui quasi ogni oggetto si usa una volta.

root-lesson-vagabond-title = Uno zaino e una strada
root-lesson-vagabond-about = Il Vagabondo: oggetti da esaurire e riattivare, una rovina, una battaglia, un’amicizia e una missione.

root-lesson-vagabond-welcome = Giochi il Vagabondo: una sola pedina, qui in una foresta, e nessuno può rimuoverla. Non controlli mai radure, e non ti serve: nessuno può tenerti fuori. Fai punti con rovine, missioni, amicizie, e con i pezzi dei nemici.
root-lesson-vagabond-items = Ciò che gli altri fanno con i guerrieri tu lo fai con gli oggetti. Ogni azione ne esaurisce uno: stivali per muoverti, torce per esplorare, spade per attaccare, balestre per le incursioni. Oggetti, relazioni e missioni sono sulla tua plancia: tocca ciò che è illuminato per aprirla.
root-lesson-vagabond-refreshed = A ogni Alba si riattivano tre oggetti esauriti, più due per ogni tè pronto sul suo tracciato. Stamattina sono tornati i due stivali e la torcia: tutto ciò che hai è pronto.
root-lesson-vagabond-slip = Poi puoi prendere una Scorciatoia verso qualsiasi luogo vicino, senza stivali e persino tra i nemici. Nella radura 11 ci sono una rovina, chi può esserti amico e chi non lo è: tocca la radura 11.
root-lesson-vagabond-slipped-elsewhere = Va bene anche così. La Scorciatoia è gratuita: va’ dove ti aspetta una rovina, una missione o qualcuno da aiutare.

root-lesson-vagabond-explore = Sotto ogni rovina c’è un oggetto. Esplorala con la torcia: scegli «Esplorazione». Porta l’oggetto e un punto.
root-lesson-vagabond-explored = Un sacco! È sul suo tracciato, dove ti fa portare due oggetti in più, e la rovina non c’è più.
root-lesson-vagabond-not-explore = Va bene anche così. Le rovine, però, conviene esplorarle presto: ogni oggetto trovato è un’azione in più, a ogni turno.
root-lesson-vagabond-hostile = Con la Dinastia hai già combattuto, e ti è Ostile. Entrare dove ci sono guerrieri Ostili costa uno stivale in più; ma nelle battaglie del tuo turno ogni suo pezzo che rimuovi è un punto.
root-lesson-vagabond-battle = Qui ci sono due uccelli. Una spada dà inizio a una battaglia, e con i dadi puoi infliggere tanti danni quante spade integre hai: uno. Scegli «Attacco».
root-lesson-vagabond-not-battle = Va bene anche così. Anche i nemici sono punti, per chi ha una spada.
root-lesson-vagabond-battle-whom = Attacca la Dinastia. Rimuovere un guerriero della Marchesa renderebbe Ostile anche lei, e con lei hai altri progetti.
root-lesson-vagabond-battle-friend = È permesso. Ma il primo guerriero che rimuovi rende Ostile la sua fazione: da lì in poi l’aiuto non ne conquista più l’amicizia.
root-lesson-vagabond-hit = Anche tu subisci danni. Non hai guerrieri da perdere: ogni danno danneggia un oggetto, inutile finché non si ripara. Scegli ciò che serve meno: la torcia è comunque esaurita. Tieni la spada: senza, non hai difese.
root-lesson-vagabond-hit-other = È permesso. Un oggetto già esaurito pesa di meno; e una spada integra è la tua sola difesa.

root-lesson-vagabond-fought = L’altro uccello resta, ma per quello che non c’è più hai ottenuto un punto: i nemici la chiamano Infamia. E ora gli amici.
root-lesson-vagabond-aid = La Marchesa ha costruito un tè. Con l’Aiuto dai a chi è qui una carta del simbolo della radura ed esaurisci un oggetto; in cambio puoi prendere un oggetto che ha costruito. Scegli «Aiuto».
root-lesson-vagabond-not-aid = Va bene anche così. Ma è con l’Aiuto che si trovano oggetti e amici, e tutti e due danno punti.
root-lesson-vagabond-aid-whom = Aiuta la Marchesa. Un aiuto la rende Cordiale, per un punto. I passi seguenti chiedono due, poi tre aiuti nello stesso turno, per due punti ciascuno; e ogni aiuto a un alleato ne dà due.
root-lesson-vagabond-aid-foe = È permesso, ma l’aiuto non addolcisce chi ti è Ostile.
root-lesson-vagabond-aid-item = Va bene ogni oggetto pronto, quindi prendi la balestra: potrebbe rimuovere un pezzo senza dadi, ma oggi non ti serve. Non il tè, che lavora solo finché è pronto, né il sacco e lo stivale, che chiede la missione.
root-lesson-vagabond-aid-item-other = Va bene anche così. Tieni d’occhio ciò che chiede la missione, e tè, monete e sacchi: lavorano solo finché sono pronti.
root-lesson-vagabond-aid-take = In cambio prendi il tè: un secondo tè sul tracciato riattiva altri due oggetti ogni mattina.
root-lesson-vagabond-aided = Ora la Marchesa è Cordiale, per un punto, e il tè è tuo.

root-lesson-vagabond-quest = Sulla tua plancia ci sono tre missioni scoperte. Ognuna vuole una radura del suo simbolo e due oggetti. Aiuto Logistico è dei topi, come questa radura, e chiede uno stivale e un sacco, che hai appena trovato: scegli «Missione».
root-lesson-vagabond-not-quest = Va bene anche così. Una missione possibile ora, però, domani può essere lontana.
root-lesson-vagabond-reward = Due carte, o un punto per ogni missione completata di questo simbolo. È la seconda dei topi, quindi due punti: prendili. La prima di un simbolo conviene farsela pagare in carte.
root-lesson-vagabond-rewarded = Due punti. La terza missione dei topi ne darebbe tre.
root-lesson-vagabond-cards-taken = Due carte sono due aiuti. Ma a ogni altra missione di un simbolo i punti crescono.
root-lesson-vagabond-move = Ti resta uno stivale, e gli uccelli sono in collera. Uno stivale ti porta lungo un sentiero, chiunque controlli le radure. Scegli «Movimento»: solo la radura 12 è libera da guerrieri Ostili.
root-lesson-vagabond-moved = Lontano dagli uccelli, e accanto alla prossima rovina.
root-lesson-vagabond-not-move = Va bene anche così. Ma gli uccelli potrebbero cercarti, e ogni danno è un oggetto.
root-lesson-vagabond-done = Quasi tutti gli oggetti sono esauriti: così finisce una buona giornata. Concludi il Giorno. Al Crepuscolo peschi una carta; puoi portare sei oggetti, e quelli sui tracciati non contano.

root-lesson-vagabond-second-turn = Un nuovo mattino, e con due tè si riattivano sette oggetti. Ciò che è danneggiato resta danneggiato: un martello ripara un oggetto alla volta, il Nascondiglio del Ranger tre, per una torcia.
root-lesson-vagabond-rest = Oppure dormi in una foresta: al Crepuscolo tutto ciò che è danneggiato torna integro e pronto. Ci si entra solo con la Scorciatoia.
root-lesson-vagabond-your-own = Scegli, dunque: una notte di riposo, o la prossima rovina, amicizia o missione. Da qui in poi la strada è tua.

root-lesson-vagabond-end = Questo era il Vagabondo: pensa a tutta la giornata guardando gli oggetti, trovane presto di nuovi, coltiva una buona amicizia, e lascia che qualcun altro ti sia nemico.
root-lesson-vagabond-play-on = Se vuoi, continua con il tuo zaino. Ora conosci tutte e quattro le fazioni: la lezione migliore che resta è una partita intera.
