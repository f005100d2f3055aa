### Il tabellone di Monster Lands: la cittadella e le terre, la mano, una battaglia passo per passo.

monster_lands_board-page-citadel = Cittadella
monster_lands_board-page-lands = Terre
monster_lands_board-page-missions = Missioni
monster_lands_board-pages = Parti del tabellone
monster_lands_board-phases = Fasi del round
monster_lands_board-glory = Gloria
monster_lands_board-panic = Panico
monster_lands_board-closed = Chiuso
monster_lands_board-each = l’uno
monster_lands_board-per_die = per dado
monster_lands_board-free = gratis
monster_lands_board-land_gone = Qui non c’è più una terra
monster_lands_board-roll = Tiro di dadi
monster_lands_board-contract = Contratto
monster_lands_board-done = Conclusa
monster_lands_board-gate = Ingresso
monster_lands_board-loot = Bottino
monster_lands_board-rolled = Madhala ha tirato rosso { $red }, giallo { $yellow }
monster_lands_board-scenario = Scenario { $number }
monster_lands_board-now = ora
monster_lands_board-aim-vp = Punti vittoria
monster_lands_board-aim-gold = Oro
monster_lands_board-aim-missions = Missioni
monster_lands_board-aim-defense = Segnalini difesa
monster_lands_board-aim-traps = Trappole
monster_lands_board-aim-potions = Pozioni
monster_lands_board-aim-venoms = Veleni
monster_lands_board-aim-equipment = Tipi di equipaggiamento
monster_lands_board-aim-affinities = Affinità
monster_lands_board-aim-spread = Mercenari per affinità

## The hand

monster_lands_board-pools = Dadi di tutti i clan
monster_lands_board-dice = I tuoi dadi
monster_lands_board-on_path = Dadi sul percorso
monster_lands_board-no_dice = Nessun dado rimasto
monster_lands_board-supply = Dalla riserva
monster_lands_board-goods = I tuoi beni
monster_lands_board-no_traps = Nessuna trappola
monster_lands_board-members = Il tuo clan
monster_lands_board-away = su un percorso
monster_lands_board-spoils = Terre, bottino e trofei

## A battle

monster_lands_board-fight = Scontro: { $name }
monster_lands_board-step-reveal = Trappole
monster_lands_board-step-monster = Il mostro attacca
monster_lands_board-step-defence = Difesa
monster_lands_board-step-attack = Attacco
monster_lands_board-step-contract = Contratto
monster_lands_board-step-roll = Tiro di dadi
monster_lands_board-step-loot = Bottino
monster_lands_board-wounded = ferita
monster_lands_board-attack =
    { $dice ->
        [one] Il mostro tira un dado; colpi: { $hits }
       *[other] Il mostro tira { $dice } dadi; colpi: { $hits }
    }
monster_lands_board-meter = { $total } di { $goal }
monster_lands_board-uncatchable = da qui non si può catturare: mancano trappole
monster_lands_board-end-captured = Catturato
monster_lands_board-end-eliminated = Eliminato
monster_lands_board-end-failed = Non battuto
monster_lands_board-end-conquered = Conquistata
monster_lands_board-end-unconquered = Non conquistata
monster_lands_board-end-mission_won = Missione compiuta
monster_lands_board-end-mission_failed = Missione fallita
monster_lands_board-end-mission_beaten = Un altro fa meglio
monster_lands_board-end-rival = Vince Madhala
monster_lands_board-end-died = muore
monster_lands_board-earlier = Scontro precedente
monster_lands_board-later = Scontro seguente
monster_lands_board-fold = Riduci
monster_lands_board-unfold = Apri
monster_lands_board-close = Chiudi
