### Exiles & Partisans: all the words of the deck that the standard deck does not have.

## root.card_name

root-card_name-saboteurs = Sabotatori
root-card_name-soup_kitchens = Mense Popolari
root-card_name-boat_builders = Costruttori di Barche
root-card_name-corvid_planners = Strateghi Corvi
root-card_name-eyrie_emigre = Emigrante delle Aquile
root-card_name-fox_partisans = Partigiani Volpi
root-card_name-propaganda_bureau = Ufficio Propaganda
root-card_name-false_orders = Falsi Ordini
root-card_name-informants = Informatori
root-card_name-rabbit_partisans = Partigiani Conigli
root-card_name-tunnels = Cunicoli
root-card_name-charm_offensive = Offensiva di Fascino
root-card_name-swap_meet = Mercato del Baratto
root-card_name-coffin_makers = Fabbricanti di Bare
root-card_name-mouse_partisans = Partigiani Topi
root-card_name-league_of_adventurous_mice = Lega dei Topi Avventurosi
root-card_name-murine_broker = Mediatore Topo
root-card_name-master_engravers = Maestri Incisori

## root.card_effect

root-card_effect-saboteurs = all’inizio dell’Alba, scartala con una carta prodotta da un nemico
root-card_effect-soup_kitchens = ogni tuo segnalino vale due per il controllo
root-card_effect-boat_builders = i fiumi sono sentieri per i tuoi movimenti
root-card_effect-corvid_planners = i tuoi movimenti non richiedono il controllo
root-card_effect-eyrie_emigre = alla fine dell’Alba muovi e attacca lì; se non puoi, scartala
root-card_effect-fox_partisans = battaglia in una radura volpe: un danno aggiuntivo; poi scarta le tue carte tranne le volpi
root-card_effect-propaganda_bureau = una volta nel Giorno, spendi una carta e sostituisci un nemico in una radura corrispondente
root-card_effect-false_orders = all’Alba, scartala: metà dei guerrieri di un nemico lascia una radura
root-card_effect-informants = al Crepuscolo, prendi un’imboscata dagli scarti invece di pescare
root-card_effect-rabbit_partisans = battaglia in una radura coniglio: un danno aggiuntivo; poi scarta le tue carte tranne i conigli
root-card_effect-tunnels = per te le radure con le tue unità di produzione sono adiacenti
root-card_effect-charm_offensive = all’inizio del Crepuscolo, pesca una carta; un’altra fazione ottiene un punto
root-card_effect-swap_meet = una volta all’Alba, prendi una carta a caso da una fazione e dagliene una
root-card_effect-coffin_makers = qui giacciono i guerrieri rimossi; all’inizio della tua Alba cinque valgono un punto
root-card_effect-mouse_partisans = battaglia in una radura topo: un danno aggiuntivo; poi scarta le tue carte tranne i topi
root-card_effect-league_of_adventurous_mice = una volta nel Giorno, esaurisci un oggetto costruito per muovere o attaccare
root-card_effect-murine_broker = pesca una carta ogni volta che un’altra fazione costruisce un oggetto
root-card_effect-master_engravers = ogni oggetto che costruisci dà un punto in più

## root.score

root-score-charm_offensive = per «Offensiva di Fascino»
root-score-coffin_makers = per «Fabbricanti di Bare»
root-score-master_engravers = per «Maestri Incisori»

## root.cause

root-cause-fox_partisans = Partigiani Volpi
root-cause-rabbit_partisans = Partigiani Conigli
root-cause-mouse_partisans = Partigiani Topi

## root.prompt

root-prompt-cards-charm_offensive = Offensiva di Fascino: chi ottiene un punto?
root-prompt-cards-eyrie_emigre = Emigrante delle Aquile: devi muovere e attaccare lì. Verso dove?
root-prompt-cards-false_orders = Falsi Ordini: di chi sono i guerrieri che mandi via, e da dove?
root-prompt-cards-false_orders-way = Falsi Ordini: dove vanno i guerrieri { FORM($seat, "del") } { FORM($clearing, "dal") }?
root-prompt-cards-informants = Informatori: quale carta imboscata prendi?
root-prompt-cards-league = La Lega parte: un movimento o un attacco?
root-prompt-cards-league_item = Lega dei Topi Avventurosi: quale oggetto esaurisci?
root-prompt-cards-propaganda_bureau = Ufficio Propaganda: quale guerriero nemico passa dalla tua parte?
root-prompt-cards-saboteurs = Sabotatori: quale carta viene scartata con loro?
root-prompt-cards-swap_meet = Mercato del Baratto: con chi fai lo scambio?
root-prompt-cards-swap_meet-give = Mercato del Baratto: quale carta consegni { FORM($seat, "al") }?

## root.event

root-event-salvaged = { FORM($seat, "il") } prende { $card } dagli scarti.
root-event-purged = { FORM($seat, "il") } scarta per i partigiani: { $cards }.
root-event-purged-nothing = { FORM($seat, "il") } non ha nulla da scartare per i partigiani.
root-event-aside = { $card }: vi si aggiungono { $pieces } { FORM($owner, "del") }.
root-event-sent_home = { $card }: tornano nella riserva { $pieces }.

## root.why

root-why-nobody-there = Il movimento deve finire dove puoi attaccare qualcuno.

## root.say

root-say-aside = { $pieces } su una carta in gioco
root-say-lying = Su { $card }: { $lying }
root-say-warriors_of = { $pieces } { FORM($name, "del") }

## root.setup

root-setup-deck-exiles = Esuli e Partigiani
root-setup-deck-about-exiles = Altri effetti permanenti, molti attivi nel turno di tutti. Per chi conosce il mazzo standard.

## root.coach

root-coach-cards-charm_offensive = Il punto è il prezzo della carta: dallo a chi è più indietro.
root-coach-cards-eyrie_emigre = Nessuno chiede se. Va’ dove hai più guerrieri e dove ci sono edifici o segnalini: ognuno che rimuovi è un punto.
root-coach-cards-false_orders = Manda via chi fa la guardia a edifici, o chi controlla una radura che ti serve.
root-coach-cards-false_orders-way = Mandali dove servono meno, o dove causano Oltraggio: pagano loro, non tu.
root-coach-cards-informants = Rinunci a tutta la pesca: conviene se peschi una carta, meno se ne peschi tre. Tutti vedono quale imboscata prendi.
root-coach-cards-league = Si aggiunge alle altre azioni: fa’ ciò per cui non bastano.
root-coach-cards-league_item = Un oggetto esaurito resta a faccia in giù per sempre. I suoi punti li hai comunque: scegli quello che vuoi.
root-coach-cards-propaganda_bureau = Uno in meno lì, uno in più qui: scegli dove questo decide il controllo.
root-coach-cards-saboteurs = Prendi la carta che aiuta di più chi è in testa, turno dopo turno.
root-coach-cards-swap_meet = Scambia con chi ha molte carte, o raccoglie ciò che ti serve.
root-coach-cards-swap_meet-give = Da’ ciò che aiuta meno. Puoi anche restituire la carta presa.

## root.explain

root-explain-saboteurs = Una carta dominio attiva non è stata prodotta e resta, come le carte di chi è in coalizione con te.
    .law = root 4.1.3
root-explain-soup_kitchens = Supporto, legna e fortezza controllano allora come guerrieri. In battaglia i segnalini continuano a non difendere nulla.
    .law = root 2.5
root-explain-boat_builders = Solo i tuoi movimenti possono seguire un fiume, anche la Scorciatoia di una pedina; nient’altro diventa adiacente.
    .law = root 2.3
root-explain-corvid_planners = I sentieri servono ancora, e gli altri devono avere il controllo come prima.
    .law = root 4.2.1
root-explain-eyrie_emigre = Nessuno chiede se: quando un movimento porta dove un nemico ha un pezzo, devi eseguirne uno e attaccare lì.
    .law = root 4.1.3
root-explain-fox_partisans = In attacco o in difesa, una volta per battaglia. Vanno via anche gli uccelli; una mano di volpi non costa nulla.
    .law = root 4.3.3.I
root-explain-propaganda_bureau = La carta deve corrispondere alla radura. Il tuo guerriero viene dalla riserva e deve poter essere posizionato lì.
    .law = root G.1.21
root-explain-false_orders = La metà si arrotonda per eccesso e il controllo non conta. Il movimento è del nemico: ciò che causa lo paga lui.
    .law = root 4.2
root-explain-informants = Prende il posto di tutta la pesca, bonus compresi. Tutti vedono quale carta è; le Anime Perdute non sono tra gli scarti.
    .law = root 2.1.2
root-explain-rabbit_partisans = In attacco o in difesa, una volta per battaglia. Vanno via anche gli uccelli; una mano di conigli non costa nulla.
    .law = root 4.3.3.I
root-explain-tunnels = Lo sono per ogni regola, ma per nessun altro. I martelli non sono mai in due radure: un Vagabondo non ha dove scavare.
    .law = root 2.2.1
root-explain-charm_offensive = Prima la carta, poi dici chi ottiene il punto. Può essere anche chi non ha più il segnalino sul tracciato.
    .law = root 3.1
root-explain-swap_meet = Solo voi due conoscete le carte. Quella presa si può restituire.
    .law = root 1.2.1
root-explain-coffin_makers = Di tutti, anche i tuoi; non quelli sostituiti, salvati dagli ospedali o vendicati. Poi tornano tutti a casa, senza punti se la carta viene scartata.
    .law = root G.1.22
root-explain-mouse_partisans = In attacco o in difesa, una volta per battaglia. Vanno via anche gli uccelli; una mano di topi non costa nulla.
    .law = root 4.3.3.I
root-explain-league_of_adventurous_mice = L’oggetto resta a faccia in giù per sempre, se non lo prende un Vagabondo. Un Vagabondo tiene altrove i suoi oggetti e non può usarla.
    .law = root 4.1.3
root-explain-murine_broker = Nel turno di chiunque, subito. Gli oggetti trovati o presi non contano.
    .law = root 4.1.2
root-explain-master_engravers = Anche per chi ottiene al massimo un punto per oggetto.
    .law = root 3.2.2
