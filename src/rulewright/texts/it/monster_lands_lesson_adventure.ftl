### La lezione di Monster Lands sulle avventure.

monster_lands-lesson-adventure-title = Oltre le mura
monster_lands-lesson-adventure-about = I percorsi e che cosa portare, una missione, lo scontro con un mostro, la conquista di una terra, il bottino.

monster_lands-lesson-adventure-welcome = Guidi il clan dell’acqua, nel round 3. Taron è già in missione, Tortock aspetta sul percorso 3 della terra. Altri due possono partire, e chi parte porta tutto con sé in una sola azione: dopo non si manda più nulla.
monster_lands-lesson-adventure-monster = Snailer, un mostro della giungla. Attacca con 3 dadi; in una terra della sua affinità ne avrebbe di più. Un totale di 10 lo cattura per 5 monete e 3 di gloria, 13 lo elimina per 4 di gloria e un trofeo. Che altro sa fare è scritto sulla carta.
monster_lands-lesson-adventure-land = La terra è Kyzhul. Battuto il mostro, altri possono conquistarla: un totale di 9 porta 3 di gloria e la carta. Perciò conviene mandarci più persone.
monster_lands-lesson-adventure-path = I percorsi di sinistra incontrano il mostro per primi, quelli di destra sperano nella terra. Il percorso 1 richiede un dado forza, ne accetta altri due di forza e due di magia, e il suo scudo ferma un colpo. Comincia da lì.
monster_lands-lesson-adventure-not-path = Va bene anche così. Il percorso 1 però ha uno scudo, e qualcuno deve combattere prima che qualcuno conquisti.
monster_lands-lesson-adventure-fighter = Cerca un talento adatto al mostro: Parsas blocca un colpo dei mostri dell’acqua e della giungla. Manda Parsas.
monster_lands-lesson-adventure-other-fighter = Va bene anche così. Contro un mostro della giungla Parsas avrebbe avuto un colpo in meno da temere.
monster_lands-lesson-adventure-dice = Un percorso ha posto per sei dadi e due segnalini; ogni altro segnalino occupa il posto di due dadi. Partono tre segnalini, e i dadi servono anche ad altri: manda un dado forza e un dado magia.
monster_lands-lesson-adventure-other-dice = Si può fare. Ricorda che il prossimo avrà bisogno di due dadi forza sul percorso 4.
monster_lands-lesson-adventure-tokens = Senza trappola nessuno cattura. Le tue sono buone: una aggiunge 4 al totale, l’altra porta due dadi forza. Il segnalino difesa ferma un colpo. Si consumano tutti, quindi manda ciò che serve: due trappole e il segnalino.
monster_lands-lesson-adventure-fewer-tokens = I segnalini che restano a casa possono partire un’altra volta. Là fuori avrebbero aiutato di più.
monster_lands-lesson-adventure-venom = Un veleno aggiunge 2, quando vuoi durante l’attacco. Se non si usa, torna con chi sopravvive. Portalo.
monster_lands-lesson-adventure-no-venom = Forse i dadi saranno gentili anche senza.
monster_lands-lesson-adventure-second = Ora la conquista. Chi sta dietro a chi batte il mostro non viene attaccato affatto. Il percorso 4 richiede due dadi forza e permette due rilanci di forza. Vai lì.
monster_lands-lesson-adventure-not-second = Va bene anche così. Ma se dietro non c’è nessuno, la terra non la conquista nessuno.
monster_lands-lesson-adventure-conquest-dice = Più dadi, più la terra è sicura, e qui conta anche la magia. Mandali tutti e tre.
monster_lands-lesson-adventure-fewer-dice = Il dado di Tortock sul percorso 3 aiuterà: i totali falliti si sommano a quello di chi viene dopo.
monster_lands-lesson-adventure-sent = Sono tutti fuori. Ora si vede a che cosa è servito.

monster_lands-lesson-adventure-mission = Prima la missione: Taron tira esattamente i dadi richiesti. Con 7 o più c’è una ricompensa; con meno si perde un punto gloria. Se ci provano in due, vince il totale più alto.
monster_lands-lesson-adventure-reroll = Il dado persuasione è caduto basso. Taron indossa Slham, che rilancia dadi persuasione: usalo.
monster_lands-lesson-adventure-not-rerolled = Un rilancio non usato dopo la missione è perso. Se il totale non basta, provare non costa nulla.
monster_lands-lesson-adventure-attack = Poi la terra. Tutte le trappole si scoprono, e il mostro attacca chi sta più a sinistra. Ogni 3, 4, 5 o 6 è un colpo.
monster_lands-lesson-adventure-magic = Prima che tiri, puoi cedere dadi magia: ognuno toglie un dado al mostro. Parsas ha una buona difesa, quindi tieni il tuo per l’attacco.
monster_lands-lesson-adventure-gave-magic = Un dado in meno contro di te, e uno in meno per te. Chi è ferito lo fa spesso, e a ragione.
monster_lands-lesson-adventure-block = Prima i talenti e lo scudo del percorso: non costano nulla e valgono una volta per round. Blocca più colpi che puoi.
monster_lands-lesson-adventure-unblocked = Ogni colpo che passa è una ferita. La prima ferisce, la seconda uccide.
monster_lands-lesson-adventure-shield = Resta ancora un colpo. Scarta il segnalino difesa: dopo lo scontro si perderebbe comunque.
monster_lands-lesson-adventure-blocked = Nemmeno un graffio.
monster_lands-lesson-adventure-kept-token = Una ferita, allora. Dopo lo scontro il segnalino si scarta lo stesso.
monster_lands-lesson-adventure-strike = Ora attacca Parsas. La trappola ha già portato 4; ogni dado che tiri si aggiunge. La barra mostra quanto manca alla cattura e all’eliminazione.
monster_lands-lesson-adventure-roll = Scegli tu quale dado tirare. Comincia con un dado forza, e tieni d’occhio il totale.
monster_lands-lesson-adventure-rolled-all = Tutti insieme si fa prima. Uno alla volta potevi fermarti in tempo.
monster_lands-lesson-adventure-stop = Basta per una cattura, oppure non c’è più nulla da tirare. Una cattura porta oro e gloria; continuando puoi eliminarlo per un po’ più di gloria e un trofeo. Con gli stipendi vicini l’oro fa comodo: fermati.
monster_lands-lesson-adventure-beaten = Chi ha battuto il mostro ha finito. Gli altri proseguono verso la terra.
monster_lands-lesson-adventure-not-stopped = L’avidità può pagare: con 13 il trofeo è tuo. Se non ci arrivi, puoi ancora fermarti.
monster_lands-lesson-adventure-conquest = La conquista: chi non ha combattuto ci prova, da sinistra a destra. Il tiro di Tortock non è bastato, ma si somma al prossimo.
monster_lands-lesson-adventure-path-reroll = Per Kyzhul serve 9. Il percorso ti fa rilanciare la forza: rilancia il tuo dado forza più basso.
monster_lands-lesson-adventure-no-reroll = Come preferisci, se il totale è già 9. Altrimenti dopo di te non viene più nessuno.
monster_lands-lesson-adventure-conquest-stop = Guarda il totale: con 9 o più la terra è tua. Se è meno e hai ancora un rilancio, usalo; altrimenti fermati.
monster_lands-lesson-adventure-more-conquest = Non perdi nulla, finché il totale resta abbastanza alto.
monster_lands-lesson-adventure-colonist = Kyzhul è tua, e qualcuno dell’acqua può stabilirsi lì: i coloni non vogliono stipendio, non disertano mai, e si possono mandare fuori come prima. Scegli chi ti mancherebbe di più: Nimra.
monster_lands-lesson-adventure-settled = Ora Nimra vive lì, e lavora per te.
monster_lands-lesson-adventure-other-colonist = Va bene anche così. Il leader non prende comunque stipendio; con altri risparmi di più.
monster_lands-lesson-adventure-loot = Chi sopravvive senza vincere nulla, come Tortock, prende un bottino per consolarsi. Oro per oggi, o qualcosa che decide uno scontro futuro: prendi ciò che vuoi. Ogni bottino si usa una volta.
monster_lands-lesson-adventure-use-land = La tua terra è qui fra le tue cose. Una volta per round il suo colono converte un dado forza in due dadi persuasione: è un’azione come le altre.
monster_lands-lesson-adventure-contract = Sotto la missione con dadi c’è un contratto. Lì non si tira nulla: consegni ciò che chiede e ricevi la ricompensa, oppure lasci perdere, e non costa nulla.

monster_lands-lesson-adventure-heroes = Una cosa ti è stata risparmiata: chi muore fuori muore da eroe. Il clan ottiene gloria, di più sui percorsi di sinistra, e c’è posto per qualcuno di nuovo. Una morte è triste, ma non è un disastro.
monster_lands-lesson-adventure-play-on = Se vuoi, continua contro il clan del fuoco. Oppure passa all’ultima lezione: in solitario contro Madhala.
