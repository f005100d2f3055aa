### La lezione della Setta delle Lucertole.

root-lesson-cult-title = La Setta delle Lucertole
root-lesson-cult-about = Carte che tornano, giardini che nessun altro può controllare, e caduti che cospirano.

root-lesson-cult-welcome = Le lucertole gialle sono tue. Marci e combatti poco: predichi. Le carte in mano sono rituali, e al Crepuscolo ti tornano quasi tutte.
root-lesson-cult-souls = Tutto ciò che chiunque spende o scarta finisce tra le Anime Perse. Quando comincia il tuo turno, il simbolo con più carte diventa il Reietto: questa volta è la volpe. Ora si cospira nelle radure volpe.
root-lesson-cult-sanctify = Tre accoliti pagano la cospirazione più forte: un edificio nemico diventa un tuo giardino, e ottieni un punto. La Marchesa ha un’officina nella radura 6. Scegli «Santificazione».
root-lesson-cult-sanctified = Un giardino in mezzo ai gatti: controlla da sé la radura 6, chiunque vi stia.
root-lesson-cult-not-sanctify = Anche questa è una cospirazione. Finché hai tre accoliti, santificare l’officina nella radura 6 varrebbe di più.

root-lesson-cult-rituals = Giorno. Ogni carta che riveli svolge un rituale: costruire, reclutare o fare punti, nel suo simbolo. Gli uccelli servono solo per un sacrificio.
root-lesson-cult-build = Le carte fanno punti grazie ai giardini: prima di tutto costruisci. Controlli le radure 7 e 11, entrambe topo, e hai una carta topo. Scegli «Costruzione».
root-lesson-cult-not-build = Va bene anche così. Un giardino in più, però, farebbe valere di più le carte: provaci con la carta topo.
root-lesson-cult-build-card = Rivela la carta topo. Resta scoperta davanti a te fino al Crepuscolo e oggi non serve ad altro.
root-lesson-cult-build-where = Un giardino controlla la radura in ogni caso. Ma se viene rimosso perdi una carta a caso: pianta dove hai guerrieri.
root-lesson-cult-built = C’è un giardino topo. Un secondo dello stesso simbolo ti farebbe pescare una carta a turno e dare punti alle carte topo.
root-lesson-cult-recruit = Le carte coniglio portano guerrieri in qualsiasi radura coniglio, anche in mezzo ai nemici. Scegli «Reclutamento».
root-lesson-cult-not-recruit = Come preferisci. Con i guerrieri controlli le radure in cui costruire.
root-lesson-cult-recruit-card = Va bene qualsiasi carta coniglio: torna in mano.
root-lesson-cult-recruit-where = Difendi il primo giardino nella radura 3, o vai dove vuoi costruire dopo.
root-lesson-cult-recruited = I guerrieri che cadono mentre difendi diventano accoliti: a nessuno piace attaccarti.
root-lesson-cult-sacrifice = Un uccello è odiato, ma non inutile: rivelato, mette un guerriero tra gli accoliti per la prossima cospirazione. Scegli «Sacrificio».
root-lesson-cult-not-sacrifice = Va bene anche così. L’uccello in mano, però, serve solo per un accolito.
root-lesson-cult-score = Potresti anche fare punti: spendi una carta di un simbolo per il valore dei suoi giardini. Un solo giardino non vale ancora nulla, due valgono due punti, cinque quattro. La carta usata così non torna: aspetta altri giardini.
root-lesson-cult-done = Concludi il Giorno e guarda che cosa torna.
root-lesson-cult-not-done = Si può, ma la carta è andata: con un solo giardino del suo simbolo non ha dato punti, o è servita a un altro rituale.
root-lesson-cult-evening = Le carte rivelate sono di nuovo in mano. Al Crepuscolo produci, ma solo con i giardini del simbolo Reietto.
root-lesson-cult-second-turn = Un altro turno. Ciò che la Marchesa ha speso è tra le Anime Perse e ha scelto di nuovo il Reietto.
root-lesson-cult-your-own = Continua come credi: pianta più giardini dello stesso simbolo, poi prendi punti con quello a ogni turno.

root-lesson-cult-end = Questa è la Setta: paziente, difficile da scacciare, e all’improvviso piena di punti. Continua, o passa a un’altra lezione.
