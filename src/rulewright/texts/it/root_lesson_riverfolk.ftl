### La lezione della Compagnia del Fiume.

root-lesson-riverfolk-title = La Compagnia del Fiume
root-lesson-riverfolk-about = Servizi per tutti, e fondi fatti di ciò che pagano.

root-lesson-riverfolk-welcome = Le lontre sono tue. Gli altri comprano le tue carte, i battelli e i guerrieri all’inizio dei loro turni; i guerrieri con cui pagano stanno sulla tua plancia come fondi. Con i fondi fai tutto.
root-lesson-riverfolk-post = Un avamposto dà subito punti e porta clienti. Costa due fondi di chi controlla la radura, e ne hai due arancioni. Scegli «Avamposto».
root-lesson-riverfolk-not-post = Va bene anche così. Ma con due fondi arancioni puoi fondare un avamposto: subito due punti.
root-lesson-riverfolk-post-where = Queste radure sono controllate dalla Marchesa, quindi pagano i suoi guerrieri. La radura 6 va bene: lì ha dei pezzi e potrà comprare un servizio in più.
root-lesson-riverfolk-founded = Due punti, e un guerriero difende l’avamposto. Se cade, perdi metà dei tuoi fondi.
root-lesson-riverfolk-draw = Ciò che impegni torna alla tua prossima Alba. Impegna un fondo e pesca una carta: scegli «Pesca». Tutti la vedono, e possono comprarla.
root-lesson-riverfolk-not-draw = Come vuoi. Le carte della tua mano scoperta sono merci.
root-lesson-riverfolk-done = Finché c’è un avamposto, ogni due fondi che conservi danno un punto all’Alba. Tienine qualcuno, e termina il Giorno.
root-lesson-riverfolk-price = Qui puoi cambiare quanto costano i tuoi servizi. Al prezzo di uno le carte si vendono meglio, e ogni guerriero incassato è un fondo. Le tue costano proprio uno: scegli «Lascia i prezzi». Poi la Marchesa comincia il suo turno e può comprare.
root-lesson-riverfolk-changed = Va bene anche così. I prezzi valgono fino alla tua prossima Sera; scegli «Lascia i prezzi» quando ti piacciono tutti.
root-lesson-riverfolk-paid = La Marchesa ha giocato il suo turno. All’inizio poteva comprare una carta che vedeva nella tua mano, le barche, o i tuoi guerrieri per un giorno. A te non si chiede nulla: chi paga il prezzo è servito, e paga con guerrieri della riserva. Il diario dice che cosa ha comprato.
root-lesson-riverfolk-gathered = La tua Alba è passata da sé. Se nessuno avesse pagato, due tuoi guerrieri avrebbero riempito i Pagamenti. Poi, se c’è un avamposto in gioco, i fondi conservati hanno dato dividendi. Poi tutti i guerrieri sulla tua plancia sono diventati fondi: quelli incassati e quelli impegnati. Con questi continua come vuoi.

root-lesson-riverfolk-end = Questa è la Compagnia: utile a tutti, e pagata per questo. Continua a giocare, o scegli un’altra lezione.
