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

root-card_effect-saboteurs = all’inizio dell’Alba, scartala per far scartare una carta prodotta da un nemico
root-card_effect-soup_kitchens = ogni tuo segnalino vale due quando si verifica il controllo
root-card_effect-boat_builders = i tuoi movimenti possono seguire i fiumi come se fossero sentieri
root-card_effect-corvid_planners = i tuoi movimenti non richiedono il controllo, né alla partenza né all’arrivo
root-card_effect-eyrie_emigre = alla fine dell’Alba devi muovere e attaccare dove arrivi; se non puoi, la carta si scarta
root-card_effect-fox_partisans = in battaglia in una radura volpe, infliggi un danno aggiuntivo; poi scarta dalla mano tutte le carte che non sono volpi
root-card_effect-propaganda_bureau = una volta nel Giorno, spendi una carta per sostituire un guerriero nemico in una radura corrispondente con uno tuo
root-card_effect-false_orders = all’Alba, scartala per spostare metà dei guerrieri di un nemico da una radura a quella accanto, chiunque la controlli
root-card_effect-informants = al Crepuscolo, prendi una carta imboscata dagli scarti invece di pescare
root-card_effect-rabbit_partisans = in battaglia in una radura coniglio, infliggi un danno aggiuntivo; poi scarta dalla mano tutte le carte che non sono conigli
root-card_effect-tunnels = per te le radure con le tue unità di produzione sono adiacenti tra loro
root-card_effect-charm_offensive = all’inizio del Crepuscolo, pesca una carta; un’altra fazione a scelta ottiene un punto
root-card_effect-swap_meet = una volta all’Alba, prendi una carta a caso da un’altra fazione e dagliene una
root-card_effect-coffin_makers = qui giacciono i guerrieri rimossi di tutti; all’inizio della tua Alba cinque di loro valgono un punto, poi tornano tutti a casa
root-card_effect-mouse_partisans = in battaglia in una radura topo, infliggi un danno aggiuntivo; poi scarta dalla mano tutte le carte che non sono topi
root-card_effect-league_of_adventurous_mice = una volta nel Giorno, esaurisci un tuo oggetto costruito per muovere o attaccare
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
root-prompt-cards-swap_meet-give = Mercato del Baratto: quale carta dai { FORM($seat, "al") }?

## root.event

root-event-salvaged = { FORM($seat, "il") } prende { $card } dagli scarti.
root-event-purged = { FORM($seat, "il") } scarta per i partigiani: { $cards }.
root-event-purged-nothing = { FORM($seat, "il") } non ha nulla da scartare per i partigiani.
root-event-aside = { $card }: vi si aggiungono { $pieces } { FORM($owner, "del") }.
root-event-sent_home = { $card }: tornano nella riserva { $pieces }.

## root.why

root-why-nobody-there = Il movimento deve finire dove puoi attaccare qualcuno.

## root.setup

root-setup-deck-exiles = Esuli e Partigiani

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
