### Monster Lands: una riga per chi gioca la prima volta, e a che cosa serve ogni cosa; `.law` è il paragrafo relativo.

## Fasi

monster_lands-coach-phase-dice_pool = I tuoi membri e la tua gloria ti danno dadi. Ora si tirano solo i dadi persuasione, che abbassano i prezzi nella cittadella.
monster_lands-coach-phase-placement = A turno ognuno piazza dadi: nella cittadella comprano subito, fuori si tirano più tardi. Prima arma qualcuno, poi mandalo fuori finché i percorsi buoni sono liberi.
monster_lands-coach-phase-adventure = Ora si risolve tutto ciò che è fuori: le missioni, poi le terre da sinistra a destra, poi l’ingresso. I mostri colpiscono per primi.
monster_lands-coach-phase-cleanup = Il round finisce: i mostri non battuti seminano il panico e i tuoi membri vogliono lo stipendio. Tieni dell’oro da parte.

## Domande del piazzamento

monster_lands-coach-act = Compra una trappola o segnalini difesa, poi manda qualcuno in una terra: la gloria viene dai mostri. I dadi in più scavano oro nella miniera.
monster_lands-coach-afterwards = Talenti e bottini non costano azioni. Usa ora ciò che serve al prossimo round; il resto può aspettare.
monster_lands-coach-buy_equipment = L’equipaggiamento resta a chi lo porta. I bonus ai dadi aiutano in ogni battaglia: dalli a chi combatte spesso.
monster_lands-coach-buy_trap = Senza trappola nessuno cattura. Comprane diverse con un dado: i bonus fissi sono sicuri, i dadi in media più forti.
monster_lands-coach-how_many_defense = Ogni segnalino ferma un colpo. Due o tre su un percorso di solito salvano un mercenario.
monster_lands-coach-how_many_potions = Una pozione annulla una ferita, un veleno aggiunge due a un attacco. Nel dubbio prendi una pozione e un veleno.
monster_lands-coach-hire = I nuovi membri portano subito dadi, ma vogliono lo stipendio ogni round. Scegli un talento utile al tuo piano e guarda la gloria in eccesso.
monster_lands-coach-hire_after_beer = Questi sono venuti per la birra. Ingaggiane uno se il prezzo è giusto; non è obbligatorio.
monster_lands-coach-free_hire = Non si paga nulla: prendi chi ha più dadi fra quelli che la gloria in eccesso permette.
monster_lands-coach-free_equipment = Prendi ciò che aiuta il prossimo mercenario che manderai fuori.
monster_lands-coach-who_carries = Un’arma, un vestiario e un incantesimo a testa. Dallo a chi ha i dadi che migliora.
monster_lands-coach-move_equipment = L’equipaggiamento può passare a un altro membro che non è ancora stato mandato fuori.
monster_lands-coach-pass_on = Chi lo portava non c’è più. Dallo a chi ha posto, o lascialo andare.
monster_lands-coach-use_discount = Questo sconto vale una volta per round. Usalo per un acquisto caro.
monster_lands-coach-pawn = Qui ogni dado vale una moneta. È l’ultima risorsa per dadi che non servono ad altro.
monster_lands-coach-persuasion_die = I valori alti fanno risparmiare di più nella cittadella: cedi il più basso.
monster_lands-coach-convert_from = Converti il colore che hai in abbondanza.
monster_lands-coach-convert_to = La forza combatte e scava, la magia combatte e indebolisce gli attacchi, la persuasione abbassa i prezzi.
monster_lands-coach-land_dice = Paga con i dadi di cui puoi fare a meno; il beneficio è lo stesso.
monster_lands-coach-colonist = Un colono non vuole stipendio e non diserta mai, e la terra lavora per te. Scegli il tuo membro più caro di quell’affinità.
monster_lands-coach-excess_trap = La tua plancia non ne tiene di più. Scarta la più debole.
monster_lands-coach-which_token = Prendi ciò che manca al tuo prossimo combattente.
monster_lands-coach-grant_die = Un dado in più per questo round. Prendi il colore che il tuo percorso migliore richiede.
monster_lands-coach-grant_gift = Un piccolo dono della regina. Prendi ciò che altrimenti dovresti pagare.

## Mandare qualcuno fuori

monster_lands-coach-who_goes = Manda chi ha il talento adatto al percorso. Tieni a casa chi ha una ferita, e il leader lontano dai mostri pesanti.
monster_lands-coach-path_dice = Più dadi colpiscono più forte, ma lasciano meno posto ai segnalini. I dadi magia indeboliscono anche l’attacco del mostro.
monster_lands-coach-mission_dice = Servono esattamente questi dadi. Si tirano tutti quando la missione viene risolta.
monster_lands-coach-path_tokens = Almeno una trappola se vuoi catturare, e un segnalino difesa per ogni colpo che temi. Si consumano tutti.
monster_lands-coach-which_trap = Resta coperta fino alla battaglia. I bonus a un colore rendono di più con molti dadi di quel colore.
monster_lands-coach-flasks = Una pozione può salvare chi parte, un veleno può decidere lo scontro. Ciò che non si usa torna con chi sopravvive.

## Avventure

monster_lands-coach-strike_mission = Raggiungi l’obiettivo o perdi gloria. Rilancia i dadi bassi finché puoi.
monster_lands-coach-contract = Merci in cambio di una ricompensa, e rinunciare non costa nulla. Di solito conviene.
monster_lands-coach-hand_over_trap = Va bene qualsiasi trappola: consegna la più debole.
monster_lands-coach-reveal = Le trappole rivelate funzionano; un segnalino coperto vale comunque come trappola per catturare. Un trucco colpisce un vicino e non è più una trappola.
monster_lands-coach-trick_on = Scegli il vicino il cui successo ti danneggerebbe di più.
monster_lands-coach-steal = Prendi i dadi che ti servono, o quelli di cui il vicino non può fare a meno.
monster_lands-coach-cancel_trick = Un segnalino difesa annulla il trucco. Tienilo se l’attacco del mostro è il pericolo maggiore.
monster_lands-coach-divert = Questi dadi colpirebbero prima qualcun altro. Salvi il tuo mercenario, ma non ti fai amici.
monster_lands-coach-divert_where = Devia un dado su chi può sopportarlo meno, o su nessuno.
monster_lands-coach-give_up_magic = Ogni dado magia che cedi toglie un dado al mostro, ma indebolisce il tuo attacco. Chiedi le probabilità: contano su una difesa piena e su un attacco che si ferma quando basta.
monster_lands-coach-block_talents = I talenti non costano nulla e valgono ogni round: usali prima dei segnalini.
monster_lands-coach-block_tokens = Un mercenario sano sopravvive a una ferita, uno già ferito a nessuna. I segnalini non usati si perdono comunque.
monster_lands-coach-drink = Ogni pozione annulla una ferita di questo attacco. Bevi se salva una vita.
monster_lands-coach-strike_monster = Tira un dado alla volta. Fermati al valore di cattura per l’oro, o continua per eliminarlo con più gloria e trofei; chiedi le probabilità.
monster_lands-coach-strike_conquest = Raggiungi il valore di conquista e la terra è tua. Anche qui contano veleni e rilanci.
monster_lands-coach-use_loot = Questo bottino vale proprio in questo momento. Rende di più su un successo certo.
monster_lands-coach-loot = Una consolazione per chi non ha vinto nulla. L’oro va sempre bene; rilanci e bonus decidono battaglie future.

## Pulizia

monster_lands-coach-heal = Ora una pozione guarisce un membro ferito. Chi parte ferito muore al primo colpo.
monster_lands-coach-new_leader = Un leader non prende stipendio e non diserta mai: il membro più caro va bene.
monster_lands-coach-salaries = Ogni membro, tranne leader e coloni, vuole lo stipendio. Se manca oro, vendi un trofeo o perdi qualcuno.
monster_lands-coach-deserter = Qualcuno non viene pagato e se ne va. Tieni chi porta i dadi che ti servono.

## Edifici

monster_lands-explain-hunters_lodge = Vende trappole, quante ne vuoi per un dado forza o persuasione. La plancia del clan ne tiene cinque.
    .law = monster_lands 8.3
monster_lands-explain-alchemists = Accetta un dado magia: tre segnalini nello spazio in alto, due in quello in basso, pozioni e veleni a scelta.
    .law = monster_lands 8.4
monster_lands-explain-tavern = Ingaggia un mercenario o un novizio la cui reputazione è coperta dalla gloria in eccesso. Con un giro di birra l’offerta viene prima sostituita.
    .law = monster_lands 8.5
monster_lands-explain-armory = Vende fino a tre segnalini difesa per un dado. Ognuno ferma un colpo su un percorso.
    .law = monster_lands 8.6
monster_lands-explain-pawnshop = Accetta qualsiasi dado, quante volte vuoi, per una moneta l’uno.
    .law = monster_lands 8.7
monster_lands-explain-bazaar = Vende una carta equipaggiamento per un dado, a un membro che non è stato mandato fuori.
    .law = monster_lands 8.8
monster_lands-explain-mine = Oro per dadi forza: due su uno spazio a sinistra, uno su uno spazio a destra.
    .law = monster_lands 8.9
monster_lands-explain-citadel = Sette edifici in cui i dadi comprano subito. Uno spazio occupato lo resta per tutto il round.
    .law = monster_lands 8.1
monster_lands-explain-panic = Un mostro all’ingresso chiude un altro edificio a ogni pulizia, finché non viene battuto.
    .law = monster_lands 15.2

## Dadi e segnalini

monster_lands-explain-die-strength = Il dado più comune: per la miniera, per i negozi, per tutte le battaglie.
    .law = monster_lands 4.7
monster_lands-explain-die-magic = Combatte come la forza, e si può cedere per togliere un dado all’attacco di un mostro. Gli alchimisti accettano solo questo.
    .law = monster_lands 4.7
monster_lands-explain-die-persuasion = Si tira quando lo si prende e abbassa un prezzo del suo valore. Se è più basso dell’ultimo dado persuasione dell’edificio, valgono entrambi.
    .law = monster_lands 8.2
monster_lands-explain-die-monster = Lo tirano i mostri: da tre a sei è un colpo.
    .law = monster_lands 12.3.3
monster_lands-explain-token-potion = Annulla una ferita in battaglia, o guarisce qualcuno a casa. La plancia del clan ne tiene tre.
    .law = monster_lands 12.3.6
monster_lands-explain-token-venom = Aggiunge due a un attacco o a una conquista. La plancia del clan ne tiene tre.
    .law = monster_lands 12.4.6
monster_lands-explain-token-defense = Ferma un colpo, o un trucco, sul suo percorso. La plancia ne tiene cinque; quelli su un percorso si consumano.
    .law = monster_lands 8.6.3
monster_lands-explain-token-gold = Paga trappole, membri, segnalini e stipendi.
    .law = monster_lands 8.1.4
monster_lands-explain-token-trap = Resta coperta fino alla battaglia, rafforza l’attacco e serve per catturare.
    .law = monster_lands 9.3.7

## Un clan

monster_lands-explain-glory = Si vince con mostri, terre e missioni; ogni punto vale un punto vittoria. Dà dadi, permette di ingaggiare, e a 30 la partita finisce con il round.
    .law = monster_lands 4.1
monster_lands-explain-reputation = La reputazione di tutti i membri insieme; ogni punto vale un punto vittoria. Consuma la gloria per ingaggiare.
    .law = monster_lands 4.2
monster_lands-explain-excess = La gloria oltre la reputazione: nessuno con più reputazione può essere ingaggiato.
    .law = monster_lands 4.3
monster_lands-explain-points = Gloria, reputazione, trofei e punti per i simboli di un’affinità su membri e terre. Vince chi ne ha di più.
    .law = monster_lands 16
monster_lands-explain-gold = Paga trappole, membri, segnalini e stipendi. Decide gli ultimi pareggi.
    .law = monster_lands 8.1.4
monster_lands-explain-salaries = Nella pulizia si paga ogni membro tranne leader e coloni: una moneta fino a 10 gloria, due fino a 20, tre oltre. Se non basta, uno diserta.
    .law = monster_lands 15.4
monster_lands-explain-pool = I dadi di questo round, da membri e gloria. Vanno piazzati tutti.
    .law = monster_lands 4.8
monster_lands-explain-leader = Non prende stipendio e non può disertare. Se muore, lo segue il membro con la reputazione più alta.
    .law = monster_lands 15.3
monster_lands-explain-talent = Vale una volta per round: quelli d’avventura sul percorso di chi li ha, gli altri nel piazzamento senza spendere un’azione.
    .law = monster_lands 7.9
monster_lands-explain-novice = Costa poco, ha un dado forza e può convertire un dado in un altro colore. I novizi non si mandano fuori.
    .law = monster_lands 8.5.7
monster_lands-explain-wounded = Un’altra ferita uccide. A casa una pozione guarisce.
    .law = monster_lands 12.3.5
monster_lands-explain-equipment = Un’arma, un vestiario e un incantesimo per ogni membro. Vale solo per chi lo porta.
    .law = monster_lands 8.8.2
monster_lands-explain-traps = Resta coperta fino alla battaglia. Il suo effetto vale sul suo percorso, e per catturare ne serve una lì.
    .law = monster_lands 9.3.7
monster_lands-explain-tricks = Colpisce un vicino quando viene rivelato, e da allora non è più una trappola. Finché è coperto vale come tale.
    .law = monster_lands 20.4
monster_lands-explain-loot = Lo prende chi sopravvive in una terra senza aver vinto nulla. Si usa una volta.
    .law = monster_lands 12.8
monster_lands-explain-trophies = Un mostro eliminato vale i suoi trofei come punti, oppure si vende a cinque monete l’uno.
    .law = monster_lands 12.6
monster_lands-explain-colony = Una terra conquistata dà il suo beneficio una volta per round, per i dadi indicati, finché ci vive un membro della sua affinità.
    .law = monster_lands 10.1
monster_lands-explain-affinities = Fuoco, acqua, aria e giungla. I simboli di un tipo su membri e terre valgono 1, 1, 3, 5, 7, 10 punti.
    .law = monster_lands 16.2

## Fuori

monster_lands-explain-missions = Ogni round ci sono due missioni, una da tirare e un contratto, ognuna con due percorsi.
    .law = monster_lands 9.2
monster_lands-explain-mission = I dadi si tirano nella fase avventura. Chi raggiunge l’obiettivo con il totale più alto vince la ricompensa; chi lo manca perde gloria.
    .law = monster_lands 11.2
monster_lands-explain-contract = Si consegnano merci per una ricompensa. Rinunciare non costa nulla.
    .law = monster_lands 11.4
monster_lands-explain-lands = Ogni terra ha un mostro e quattro percorsi. Battuto il mostro, chi viene dopo può conquistare la terra.
    .law = monster_lands 12.2
monster_lands-explain-modifier = Dice quali dadi richiede un percorso e che cosa dà. I percorsi a sinistra incontrano il mostro per primi.
    .law = monster_lands 9.3.2
monster_lands-explain-entrance = I mostri non battuti vengono qui e seminano il panico. Due percorsi, dadi a scelta, e guardie che aiutano.
    .law = monster_lands 9.4
monster_lands-explain-battle = Il mostro attacca ogni mercenario da sinistra a destra, e chi vive risponde; i danni si sommano. Se coincide con la terra ha più dadi.
    .law = monster_lands 12.2.1
monster_lands-explain-capture = Se è raggiunto con una trappola sul percorso, il mostro è catturato per oro e gloria.
    .law = monster_lands 12.4.3
monster_lands-explain-elimination = Se è raggiunto, il mostro è eliminato per gloria e trofei.
    .law = monster_lands 12.4.4
monster_lands-explain-conquest = Se è raggiunto dopo aver battuto il mostro, la terra è conquistata per gloria.
    .law = monster_lands 12.7
monster_lands-explain-heroic = Chi muore su un percorso porta gloria al clan: di più a sinistra, tre all’ingresso.
    .law = monster_lands 13.3

## Il tavolo

monster_lands-explain-round = Sei round di quattro fasi. Più avanti i mostri hanno più dadi attacco, tranne che per principianti.
    .law = monster_lands 5.1
monster_lands-explain-attack_dice = Dadi che ogni mostro tira in più in questo round.
    .law = monster_lands 12.3.1
monster_lands-explain-first = Comincia ogni fase. Nella pulizia la tessera va a chi ha meno reputazione.
    .law = monster_lands 15.7
monster_lands-explain-rival = Nelle partite in solitario i suoi dadi bloccano spazi, portano via cose e tengono percorsi; lì vince senza tirare.
    .law = monster_lands 21.5
monster_lands-explain-scenario = Le regole speciali e lo scopo di una partita in solitario; il risultato è un grado.
    .law = monster_lands 22
monster_lands-explain-deck = Carte e segnalini si pescano da qui; nessuno ne conosce l’ordine.
    .law = monster_lands 2.2
monster_lands-explain-phase-dice_pool = Ognuno prende i dadi di membri e gloria; i dadi persuasione si tirano.
    .law = monster_lands 6.1
monster_lands-explain-phase-placement = A turno, un’azione a testa, finché tutte le scorte sono vuote.
    .law = monster_lands 7.1
monster_lands-explain-phase-adventure = Si risolvono missioni, battaglie nelle terre e difesa della cittadella.
    .law = monster_lands 11.1
monster_lands-explain-phase-cleanup = Panico, nuovi leader, stipendi, e il tabellone per il prossimo round.
    .law = monster_lands 15
