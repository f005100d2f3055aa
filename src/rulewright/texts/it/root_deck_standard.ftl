### Il mazzo standard: tutte le sue parole.

## root.card_name

root-card_name-birdy_bindle = Fagotto del Viandante
root-card_name-woodland_runners = Corridori dei Boschi
root-card_name-arms_trader = Mercante d’Armi
root-card_name-crossbow_bird = Balestra
root-card_name-armorers = Armaioli
root-card_name-sappers = Genieri
root-card_name-brutal_tactics = Tattiche Brutali
root-card_name-royal_claim = Diritto Reale
root-card_name-ambush_bird = Imboscata!
root-card_name-dominance_bird = Dominio
root-card_name-gently_used_knapsack = Zaino di Tela
root-card_name-root_tea_fox = Tè di Radici
root-card_name-travel_gear_fox = Attrezzatura da Viaggio
root-card_name-protection_racket = Pizzo
root-card_name-foxfolk_steel = Acciaio delle Volpi
root-card_name-anvil = Incudine
root-card_name-stand_and_deliver = O la Borsa o la Vita!
root-card_name-tax_collector = Esattore
root-card_name-favor_of_the_foxes = Favore delle Volpi
root-card_name-ambush_fox = Imboscata!
root-card_name-dominance_fox = Dominio
root-card_name-smugglers_trail = Sentiero dei Contrabbandieri
root-card_name-root_tea_rabbit = Tè di Radici
root-card_name-a_visit_to_friends = Visita agli Amici
root-card_name-bake_sale = Vendita di Dolci
root-card_name-favor_of_the_rabbits = Favore dei Conigli
root-card_name-command_warren = Tana di Comando
root-card_name-better_burrow_bank = Banca della Tana
root-card_name-cobbler = Calzolaio
root-card_name-ambush_rabbit = Imboscata!
root-card_name-dominance_rabbit = Dominio
root-card_name-mouse_in_a_sack = Topo nel Sacco
root-card_name-root_tea_mouse = Tè di Radici
root-card_name-travel_gear_mouse = Attrezzatura da Viaggio
root-card_name-investments = Investimenti
root-card_name-sword = Spada
root-card_name-crossbow_mouse = Balestra
root-card_name-favor_of_the_mice = Favore dei Topi
root-card_name-scouting_party = Squadra di Esploratori
root-card_name-codebreakers = Decifratori
root-card_name-ambush_mouse = Imboscata!
root-card_name-dominance_mouse = Dominio

## root.card_effect

root-card_effect-armorers = in battaglia, scartala per ignorare tutti i danni dei dadi
root-card_effect-sappers = in difesa, scartala per infliggere un danno aggiuntivo
root-card_effect-brutal_tactics = in attacco, infliggi un danno aggiuntivo; il difensore ottiene un punto
root-card_effect-royal_claim = all’Alba, scartala per ottenere un punto per ogni radura che controlli
root-card_effect-stand_and_deliver = all’Alba, prendi una carta a caso da un nemico, che ottiene un punto
root-card_effect-tax_collector = una volta nel Giorno, rimuovi un tuo guerriero per pescare una carta
root-card_effect-command_warren = all’inizio del Giorno, dai inizio a una battaglia
root-card_effect-better_burrow_bank = all’inizio dell’Alba, tu e un nemico a scelta pescate una carta
root-card_effect-cobbler = all’inizio del Crepuscolo, esegui un movimento
root-card_effect-scouting_party = in attacco, le imboscate non ti toccano
root-card_effect-codebreakers = una volta nel Giorno, guarda la mano di un’altra fazione

## root.score

root-score-brutal_tactics = per «Tattiche Brutali»
root-score-stand_and_deliver = per «O la Borsa o la Vita!»
root-score-royal_claim = per «Diritto Reale»

## root.cause

root-cause-sappers = Genieri
root-cause-brutal_tactics = Tattiche Brutali

## root.prompt

root-prompt-cards-better_burrow_bank = Banca della Tana: quale nemico pesca una carta insieme a te?
root-prompt-cards-codebreakers = Decifratori: di chi guardi la mano?
root-prompt-cards-stand_and_deliver = O la Borsa o la Vita! A chi prendi una carta?
root-prompt-cards-tax_collector = Esattore: da quale radura rimuovi un guerriero?

## root.setup

root-setup-deck-standard = Standard
root-setup-deck-about-standard = Le carte che quasi tutti conoscono: per imparare.

## root.coach

root-coach-cards-better_burrow_bank = Pesca anche qualcun altro: che sia chi è più indietro.
root-coach-cards-codebreakers = Guarda la mano di chi vuoi attaccare: saprai se ti aspetta un’imboscata.
root-coach-cards-stand_and_deliver = La vittima ottiene un punto: scegli chi è dietro di te e ha carte che vale la pena prendere.
root-coach-cards-tax_collector = Rinuncia a un guerriero dove ne hai uno di troppo, mai all’ultima guardia di un edificio.
