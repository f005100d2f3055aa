### La lezione della Dinastia: il Decreto in un turno che riesce e in uno che non può riuscire.

root-lesson-eyrie-title = Il Decreto
root-lesson-eyrie-about = La Dinastia delle Aquile: ordini che si sommano, posatoi che danno punti a ogni Crepuscolo, e che cosa succede quando un ordine non si può eseguire.

root-lesson-eyrie-welcome = Guidi la Dinastia, in blu. I tuoi posatoi nelle radure 3 e 7 danno punti a ogni Crepuscolo, sempre di nuovo, e più sono, più ne danno. Quindi ti servono posatoi, tanti e presto.
root-lesson-eyrie-decree = Ciò che fai nel tuo turno è scritto nel Decreto. Ha quattro colonne: Reclutamento, Movimento, Attacco, Costruzione. Ogni carta è un ordine da eseguire a ogni turno, in una radura del suo simbolo. È sulla tua plancia: tocca ciò che è illuminato per aprirla.
root-lesson-eyrie-viziers = Due uccelli ci sono sempre: i Visir Leali. Il tuo leader, il Costruttore, li ha in Reclutamento e Movimento. In Costruzione c’è Acciaio delle Volpi, una carta volpe di un turno passato: oggi devi costruire un posatoio in una radura volpe.
root-lesson-eyrie-add = A ogni turno devi aggiungere una carta, e puoi aggiungerne una seconda. Scegli ciò che potrai eseguire anche domani: Vendita di Dolci è una carta coniglio, e nella radura 3, coniglio, c’è un posatoio. Mettila in «Reclutamento».
root-lesson-eyrie-added = Un guerriero in più a ogni turno, e un ordine che non fallisce quasi mai.
root-lesson-eyrie-added-elsewhere = È permesso. Di ogni carta chiediti: posso eseguirla oggi, e anche al prossimo turno? In Reclutamento si può quasi sempre, dove hai un posatoio di quel simbolo.
root-lesson-eyrie-enough = Una seconda carta è un’azione in più a ogni turno, e un ordine in più che può fallire. Per oggi una basta: prosegui.
root-lesson-eyrie-two = Due ordini nuovi in una volta: che coraggio. Ora bisogna eseguirli tutti, a ogni turno.
root-lesson-eyrie-craft = Anche i posatoi producono, ognuno per il simbolo della sua radura. La Dinastia disprezza il commercio: un oggetto le dà un punto solo, qualunque sia il valore stampato; con il Costruttore, invece, vale per intero. Tè di Radici chiede un topo, e la radura 7 è una radura topo: producilo, vale due punti.
root-lesson-eyrie-crafted = Due punti. Ricorda che la stessa mano nutre anche il Decreto: ciò che produci non puoi ordinarlo.
root-lesson-eyrie-not-crafted = Come preferisci. Con un altro leader varrebbe un punto solo.

root-lesson-eyrie-in-order = Ora si esegue, colonna per colonna, da sinistra a destra. Dentro una colonna l’ordine lo scegli tu: comincia dalla carta con meno posti, il coniglio. Un uccello va bene ovunque e può aspettare.
root-lesson-eyrie-recruit = La carta coniglio ha messo un guerriero nella radura 3, l’unico posatoio del suo simbolo. Il visir è un uccello: va bene ogni posatoio. Dalla radura 3 vorrai muovere, quindi recluta anche lì.
root-lesson-eyrie-plan = Pensa in anticipo, prima di muovere. Costruzione chiederà una radura volpe che controlli, con uno spazio libero. La radura 6 lo è, ma la controllano due gatti. Movimento viene prima di Costruzione: intanto falla tua.
root-lesson-eyrie-move = Muovi dalla radura 3 alla radura 6.
root-lesson-eyrie-moved-elsewhere = Un movimento è un movimento, e l’ordine è eseguito. Ma ora dove costruirai? Senza una radura volpe che controlli, il Decreto fallisce.
root-lesson-eyrie-number = Tre contro due, e la radura 6 è tua. Ne basterebbero due: la Dinastia controlla anche dove è in parità. Muovine tre, così la radura 3 conserva le sue guardie.
root-lesson-eyrie-built = Per la volpe restava solo la radura 6, quindi il posatoio è già lì: il tuo terzo.
root-lesson-eyrie-too-few = Va bene anche così. Per costruire devi avere lì almeno tanti pezzi quanti i gatti; e un posatoio lasciato senza guardie nella radura 3 è un invito.

root-lesson-eyrie-evening = Al Crepuscolo i posatoi hanno dato punti: due per tre posatoi, e il terzo fa pescare una carta in più. Ogni altro posatoio alza quei punti, a ogni turno.
root-lesson-eyrie-foresee = Il tuo secondo turno, e guai in vista. Costruzione chiede di nuovo una radura volpe, ma non ce ne sono più: la 6 ha il suo posatoio, la fortezza chiude la 1, e nella 8 e nella 12 ogni spazio è occupato. Questo Decreto fallirà. In Costruzione un uccello è più sicuro di un simbolo.
root-lesson-eyrie-add-again = Una carta va aggiunta comunque. Quando il Decreto fallisce, ogni uccello che contiene costa un punto: non aggiungere uccelli, e metti Calzolaio dove vuoi.
root-lesson-eyrie-bird-added = Un uccello in più nel Decreto: sarà un punto in più da perdere.
root-lesson-eyrie-no-more = E niente seconda carta: servirebbe solo a perdersi con le altre. Prosegui.
root-lesson-eyrie-obey = Fino all’ordine che fallisce, si esegue tutto come sempre. Approfittane: recluta e muovi i guerrieri dove difendono i posatoi. Costruzione viene per ultima, e lì tutto finisce.
root-lesson-eyrie-move-again = Il visir in Movimento. La radura 7 è la meno difesa: mandaci guerrieri dalla radura 3, o dovunque i gatti si siano avvicinati.
root-lesson-eyrie-turmoil = Insurrezione: Costruzione non si poteva eseguire. È costata un punto per ogni uccello nel Decreto, e i visir sono uccelli. Restano solo i visir, il tuo leader è deposto e il Giorno è finito. Al Crepuscolo i posatoi danno punti lo stesso.
root-lesson-eyrie-leader = Scegli un nuovo leader. Dice in quali colonne stanno i visir e in che cosa riesci meglio: il Carismatico recluta a coppie, il Comandante attacca più forte, il Despota costruisce dal primo turno. I deposti tornano quando lo sono tutti.
root-lesson-eyrie-enthroned = Una nuova dinastia. Il Decreto è di nuovo corto, e per un po’ facile da eseguire.
root-lesson-eyrie-new-decree = Ora prepara un Decreto che duri. In Reclutamento, simboli di cui hai posatoi; in Movimento, simboli dove hai guerrieri; in Attacco, solo dove ci saranno nemici; in Costruzione, uccelli, e non più degli spazi liberi.

root-lesson-eyrie-end = Questa era la Dinastia: un Decreto che cresce finché si spezza, e posatoi che intanto danno punti. L’arte è spezzarsi tardi, e con pochi uccelli.
root-lesson-eyrie-play-on = Se vuoi, continua con il nuovo leader; oppure passa alla prossima lezione: l’Alleanza comincia senza nulla.
