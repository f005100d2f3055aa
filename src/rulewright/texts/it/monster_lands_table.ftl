### Monster Lands al tavolo: il libro degli scenari in solitario, i gradi, le campagne.

## Gli scenari: che cosa hanno di speciale

monster_lands-scenario-about-1 = Nessuna regola speciale: sei round contro Madhala, che blocca spazi e percorsi. Una buona prima partita in solitario.
monster_lands-scenario-about-2 = Si ingaggiano solo mercenari con un dado persuasione. Giochi il Clan della giungla per l’oro, e servono 25 punti perché valga.
monster_lands-scenario-about-3 = Solo tre round, ma cominci con 12 oro e tre segnalini difesa.
monster_lands-scenario-about-4 = L’armeria è chiusa, e nessun talento, percorso o bottino difende; aiutano solo le pozioni. Giochi il Clan dell’acqua.
monster_lands-scenario-about-5 = Finisci con la plancia piena: cinque segnalini difesa, cinque trappole, tre pozioni, tre veleni, un equipaggiamento di ogni tipo e un mercenario di ogni affinità.
monster_lands-scenario-about-6 = Un mostro di livello A sta all’ingresso dall’inizio, e a ogni round ne arriva uno nuovo se l’ingresso è vuoto.
monster_lands-scenario-about-7 = Raduna mercenari di tutte e quattro le affinità. Un giro di birra costa solo una moneta.
monster_lands-scenario-about-8 = Si gioca con i trucchi: ogni percorso di una terra preso da Madhala nasconde due dei suoi segnalini.
monster_lands-scenario-about-9 = Compi missioni. Fuori dalla cittadella Madhala va più spesso in missione.
monster_lands-scenario-about-10 = I mostri rilanciano una volta i dadi attacco mancati, e uno di livello A sta all’ingresso. Non è per principianti.

## Gradi: che cosa richiedono

monster_lands-rank-points =
    { $n ->
        [one] un punto
       *[other] { $n } punti
    }
monster_lands-rank-gold = { $n } oro
monster_lands-rank-missions =
    { $missions } missioni e { $n ->
        [one] un punto
       *[other] { $n } punti
    }
monster_lands-rank-goal = plancia piena
monster_lands-rank-goal-points =
    plancia piena e { $n ->
        [one] un punto
       *[other] { $n } punti
    }
monster_lands-rank-spread = { $spread } per affinità

## Campagne

monster_lands-campaign-title =
    { $n ->
        [one] Campagna dopo una partita
       *[other] Campagna dopo { $n } partite
    }
monster_lands-campaign-won = La campagna è vinta!
monster_lands-campaign-lost = La campagna è persa
monster_lands-campaign-games =
    { $n ->
        [one] È bastata una partita.
       *[other] Ci sono volute { $n } partite.
    }
monster_lands-campaign-next = Avanti con lo scenario { $number }: { $scenario }.
monster_lands-campaign-again = Ancora una volta: { $scenario }.
monster_lands-campaign-play = { $scenario }, { $difficulty }
monster_lands-campaign-played =
    { $scenario } ({ $difficulty }): { $rank }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
monster_lands-campaign-game = partita { $n } di una campagna
