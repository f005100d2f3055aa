### La lezione del Ducato Sotterraneo.

root-lesson-duchy-title = Il Ducato Sotterraneo
root-lesson-duchy-about = Gallerie per ogni dove, e ministri che agiscono e fanno punti.

root-lesson-duchy-welcome = Le talpe sono tue. Fai punti per ogni ministro che persuadi, e i ministri schierati agiscono per te ogni turno. Per persuaderne uno mostri carte, ognuna per una sua radura in cui hai un pezzo.
root-lesson-duchy-burrow = Questa è la Tana, una radura accanto alla mappa. All’Alba i tuoi guerrieri si radunano qui; è adiacente a ogni galleria, e nessun altro vi entra.
root-lesson-duchy-dig = Nell’Assemblea svolgi due azioni. Una galleria porta fino a quattro guerrieri dalla Tana dove vuoi, chiunque vi abbia il controllo. Scegli «Scavo».
root-lesson-duchy-not-dig = Va bene anche così. Ma nella Tana aspettano quattro guerrieri: una galleria li porta ovunque in una volta.
root-lesson-duchy-dig-card = La galleria va dove corrisponde la carta che spendi, e la carta è persa. Spendi Acciaio delle Volpi.
root-lesson-duchy-dig-where = La radura 8 è vuota e ha due spazi: va bene per costruire. Scava lì.
root-lesson-duchy-surface = Ora dalla Tana possono uscire guerrieri. Portali tutti e quattro: ciò che costruisci qui non deve cadere.
root-lesson-duchy-surfaced = Una sola azione, e quattro guerrieri controllano una radura lontana da casa.
root-lesson-duchy-build = Ora costruisci: riveli una carta e posizioni un edificio in una radura corrispondente che controlli. Scegli «Costruzione».
root-lesson-duchy-not-build = Come vuoi. Un edificio però ti renderebbe più forte ogni turno.
root-lesson-duchy-build-card = Una carta rivelata non è spesa: resta scoperta e torna al Crepuscolo. Solo gli uccelli no. Rivela l’Incudine.
root-lesson-duchy-building = Le cittadelle portano più guerrieri nella Tana, i mercati fanno pescare più carte. Con le carte si persuadono i ministri: scegli il mercato.
root-lesson-duchy-build-where = Costruisci dove stanno i tuoi quattro guerrieri. Se un edificio cade, il tuo ministro più alto se ne va, la sua corona è persa per sempre, e perdi una carta.
root-lesson-duchy-built = Una carta in più ogni Crepuscolo.
root-lesson-duchy-parliament = Nel Parlamento ogni ministro schierato può agire una volta. Il Maresciallo è tuo: esegue un movimento. Tutto è al suo posto, quindi scegli «Fine del Parlamento».
root-lesson-duchy-sway = Ora persuadi un ministro. I Cavalieri vogliono vedere due carte e danno un punto, i Nobili tre per due, i Lord quattro per tre. Sulla tua plancia li vedi tutti e nove. Il Capitano combatterebbe per te ogni turno: scegli lui.
root-lesson-duchy-not-swayed = Allora tieni le carte. Ma il Ducato vince con un ministro ogni turno.
root-lesson-duchy-convince = Ogni carta vuole una sua radura: la carta topo la radura 7 o la 11, la carta coniglio la radura 3. La Tana non conta.
root-lesson-duchy-convince-more = Ora l’altra carta: vuole un’altra radura.
root-lesson-duchy-swayed = Un punto, e dal prossimo turno agisce anche il Capitano.
root-lesson-duchy-evening = Le tue carte sono di nuovo in mano. Con cittadelle e mercati ora puoi produrre; poi peschi, una carta in più per ogni mercato.

root-lesson-duchy-end = Questo è il Ducato: molti punti d’appoggio, un ministro ogni turno, e nessun edificio che cade. Continua a giocare, o fai un’altra lezione.
