### La lezione della Marchesa: la legna che deve arrivare, e a che cosa servono le carte quando mancano azioni o legna.

root-lesson-marquise-title = La legna e le sue strade
root-lesson-marquise-about = La Marchesa de Gattis oltre i primi passi: legna in viaggio, Ospedali da Campo, straordinari e una quarta azione.

root-lesson-marquise-welcome = Controlli quasi tutto il bosco, e ora devi mantenerlo. Le tue due segherie hanno appena prodotto legna, nella radura 8 e nella radura 10. Con la legna si pagano gli edifici: ognuno in più dello stesso tipo costa di più, e vale di più.
root-lesson-marquise-kinds = Le segherie danno legna a ogni Alba. Le officine producono le tue carte. I centri di reclutamento portano guerrieri, e il terzo e il quinto fanno pescare una carta in più. Quanto costa e quanto vale il prossimo è sulla tua plancia: tocca ciò che è illuminato per aprirla.
root-lesson-marquise-cut-off = Eppure non puoi costruire. I tuoi prossimi edifici costano tutti almeno due segnalini legna, e la legna viaggia solo attraverso radure che controlli. Tra la radura 8 e il resto delle tue terre c’è la radura 4, dove la Dinastia ha costruito un posatoio.
root-lesson-marquise-march = Apri la strada: porta guerrieri nella radura 4. Scegli «Marcia».
root-lesson-marquise-not-march = Va bene anche così. Ma finché la radura 4 non è tua, la legna della radura 8 resta ferma.
root-lesson-marquise-march-where = Nella radura 9, lì accanto, aspettano quattro gatti. Muovi dalla radura 9 alla radura 4: tocca la prima, poi la seconda.
root-lesson-marquise-march-number = Muovine tre e lasciane uno. Chi rimuove un edificio o un segnalino ottiene un punto: il centro di reclutamento nella radura 9 non deve restare senza guardia.
root-lesson-marquise-marched = Quattro gatti contro due uccelli e il loro posatoio: controlli di nuovo la radura 4.
root-lesson-marquise-marched-other = Va bene anche così. Conta quanti sono nella radura 4, e che qualcuno resti a guardia della radura 9.
root-lesson-marquise-march-again = Il secondo movimento di una marcia può essere di un altro gruppo, altrove. Le altre radure sono ben difese: fermati qui.

root-lesson-marquise-battle = Per oggi la legna può passare. Ma gli uccelli che restano domani saranno di più, e il loro posatoio per te vale un punto. Scegli «Attacco».
root-lesson-marquise-not-battle = Va bene anche così. Gli uccelli nella radura 4, però, non staranno fermi.
root-lesson-marquise-hospitals = Alcuni gatti sono caduti, ma non sono perduti. Finché la fortezza è nella radura 1, una carta che corrisponde alla radura della battaglia li riporta tutti lì. La radura 4 è una radura coniglio: spendi Visita agli Amici, e tieni l’uccello.
root-lesson-marquise-saved = Sono di nuovo alla fortezza, tutti per una sola carta. Per un guerriero sarebbe cara, per due è giusta.
root-lesson-marquise-not-saved = È permesso. Una carta per tutti i caduti, però, è un buon prezzo; e un uccello ti servirà tra poco per qualcosa di meglio.

root-lesson-marquise-connected = La radura 4 è tua, quindi la legna della radura 8 e quella della radura 10 si possono unire: due segnalini in tutto. Bastano per una terza segheria o una terza officina, due punti.
root-lesson-marquise-overwork = Con un segnalino legna in più sarebbe il quarto centro di reclutamento, tre punti. Quando manca solo quello, aiuta una carta: «Straordinari» trasforma una carta in legna presso una segheria del suo simbolo.
root-lesson-marquise-not-overwork = Va bene anche così. Con un segnalino legna in più, però, avresti avuto il quarto centro di reclutamento, tre punti.
root-lesson-marquise-overwork-where = Quale segheria? La sua radura deve corrispondere alla carta che spendi. Incudine è una carta volpe, e la radura 8 è una radura volpe.
root-lesson-marquise-overwork-card = Spendi Incudine. Andrebbe bene anche l’uccello, che vale per ogni simbolo; ma ciò che viene dopo si paga solo con un uccello.
root-lesson-marquise-overwork-bird = È permesso: gli uccelli valgono per ogni simbolo. Ma solo un uccello ti avrebbe dato un’altra azione.

root-lesson-marquise-bird = Le tre azioni sono finite, e la legna è pronta. Ogni carta uccello che spendi è un’azione in più. Tieni gli uccelli per momenti come questo: scegli «Spendi un uccello».
root-lesson-marquise-not-extra = Come preferisci. La legna resta lì, se nessuno la porta via: nel prossimo turno puoi costruire con la prima azione.
root-lesson-marquise-build = Ecco la tua quarta azione. Scegli «Costruzione».
root-lesson-marquise-not-build = Va bene anche così. Ma tanta legna fa gola agli altri: ogni segnalino che rimuovono dà loro un punto.
root-lesson-marquise-build-where = Un quarto centro di reclutamento: tre segnalini legna, tre punti, e un gatto in più ogni volta che recluti. La radura 9 è dietro le tue linee e a un solo movimento dal fronte: costruiscilo lì.
root-lesson-marquise-built = Tre punti. Alla lunga servono tutti e tre i tipi: legna per pagare, officine per produrre, gatti per difendere.
root-lesson-marquise-built-other = Un buon edificio anche questo. Confronta quanto vale subito e quanto dà a ogni turno: una segheria dà legna, un’officina fa produrre, un centro di reclutamento dà gatti.

root-lesson-marquise-second-turn = Un nuovo turno. Al Crepuscolo hai pescato due carte, una grazie al terzo centro di reclutamento, e le segherie hanno prodotto altra legna.
root-lesson-marquise-craft = Produrre non costa azioni, quindi fallo per prima cosa. Tè di Radici chiede un topo, e la tua officina nella radura 2 è tra i topi: due punti per una carta.
root-lesson-marquise-crafted = Due punti senza spendere azioni. A questo servono le officine.
root-lesson-marquise-not-crafted = Come preferisci. Un’officina che riposa è un oggetto che forse produrrà qualcun altro.
root-lesson-marquise-guard = Prima di agire, guarda dove sono andati gli uccelli. Un edificio dà punti a te quando lo costruisci, e agli altri quando lo rimuovono: tieni guerrieri accanto a ciò che hai costruito, e controlla le radure in mezzo.
root-lesson-marquise-your-own = Il resto tocca a te. Un buon turno recluta una volta, costruisce quando la legna si unisce e marcia dove verrebbe tagliata fuori. Se mancano un segnalino legna o un’azione, pensa alle tue carte.

root-lesson-marquise-end = Questa era la Marchesa: la legna non vale nulla finché non arriva. Controlla le strade, difendi ciò che hai costruito, e lascia che le carte colmino i vuoti.
root-lesson-marquise-play-on = Se vuoi, continua contro la Dinastia; oppure guarda il bosco con i suoi occhi nella prossima lezione.
