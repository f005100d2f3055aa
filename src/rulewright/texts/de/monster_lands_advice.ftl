### Monster Lands: Gründe für einen Rat, was Antworten bewirken, Warnungen und Verluste.

monster_lands-advice-gold =
    { $way ->
        [gain] Das bringt Gold.
       *[cost] Das kostet Gold.
    }
monster_lands-advice-glory =
    { $way ->
        [gain] Das verspricht Ruhm.
       *[cost] Das kostet Ruhm.
    }
monster_lands-advice-salaries =
    { $way ->
        [gain] Du kannst den Sold zahlen, und niemand desertiert.
       *[cost] Der Sold könnte fehlen und jemand desertieren.
    }
monster_lands-advice-dice =
    { $way ->
        [gain] Das gibt dir nützliche Würfel.
       *[cost] Das bindet Würfel, die anderes tun könnten.
    }
monster_lands-advice-members =
    { $way ->
        [gain] Dein Clan wird stärker: Würfel, Talente, Ansehen.
       *[cost] Dein Clan wird schwächer.
    }
monster_lands-advice-traps =
    { $way ->
        [gain] Zum Fangen von Monstern brauchst du Fallen.
       *[cost] Das kostet Fallen.
    }
monster_lands-advice-defense =
    { $way ->
        [gain] Verteidigungsmarker halten deine Söldner am Leben.
       *[cost] Das kostet Verteidigungsmarker.
    }
monster_lands-advice-flasks =
    { $way ->
        [gain] Das bringt Tränke oder Gifte.
       *[cost] Das kostet Tränke oder Gifte.
    }
monster_lands-advice-wounds =
    { $way ->
        [gain] Das heilt, oder erspart dir Wunden.
       *[cost] Ein Söldner könnte verwundet werden.
    }
monster_lands-advice-gear =
    { $way ->
        [gain] Ausrüstung hilft für den Rest der Partie.
       *[cost] Du gibst Ausrüstung auf.
    }
monster_lands-advice-lands =
    { $way ->
        [gain] Ein eigenes Land hilft in jeder Runde.
       *[cost] Das kostet die Nutzung eines Landes.
    }
monster_lands-advice-loot =
    { $way ->
        [gain] Beute hilft später weiter.
       *[cost] Das verbraucht Beute.
    }
monster_lands-advice-rivals =
    { $way ->
        [gain] Du bist vor den anderen dort.
       *[cost] Andere könnten zuvorkommen oder davon profitieren.
    }
monster_lands-advice-free = Das kostet keine Aktion, also mach es zuerst.
monster_lands-advice-odds-lost = Der Söldner stirbt: { $percent } %.
monster_lands-advice-odds-alive = Der Söldner lebt: { $percent } %.
monster_lands-advice-odds-captured = Das Monster wird gefangen: { $percent } %.
monster_lands-advice-odds-eliminated = Das Monster wird erlegt: { $percent } %.
monster_lands-advice-odds-failed = Das Monster hält stand: { $percent } %.
monster_lands-advice-odds-conquered = Das Land wird erobert: { $percent } %.
monster_lands-advice-odds-unconquered = Das Land wird nicht erobert: { $percent } %.
monster_lands-advice-odds-reached = Das Ziel wird erreicht: { $percent } %.
monster_lands-advice-odds-missed = Das Ziel wird verfehlt: { $percent } %.
monster_lands-odds-injuries = Dein Söldner: verwundet { $wounded } %, tot { $dies } %.
monster_lands-does-pass = Du machst in dieser Runde keine Aktionen mehr; die anderen spielen weiter.
monster_lands-does-pawnshop = Du gibst Würfel her, für je ein Gold.
monster_lands-does-beer = Das Angebot der Taverne wird ersetzt; danach kannst du anheuern.
monster_lands-does-roll_all = Alle Würfel auf einmal: kein Anhalten bei einem Fang unterwegs.
monster_lands-does-stop = Die Summe bleibt, wie sie ist.
monster_lands-does-path =
    Das Monster greift mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    } an. Gefangen ab { $capture }, erlegt ab { $eliminate }.
monster_lands-warn-dies = { $member } stirbt, was immer du danach tust.
monster_lands-warn-wounded = { $member } wird verwundet, wenn du nicht mehr tust.
monster_lands-warn-deserts = Es fehlt Gold: { OR($who) } desertiert.
monster_lands-warn-fails = Diese Summe reicht nicht.
monster_lands-loss-died = { $member } ist auf { FORM($path, "dem") } gestorben, mit allem Gepäck.
monster_lands-loss-deserted = { $member } ist desertiert: Das Gold reichte nicht für den Sold.
monster_lands-loss-stolen = Dir wurden auf { FORM($victim, "dem") } Würfel gestohlen, für { FORM($path, "den") }: { $dice }.
monster_lands-loss-glory = Du hast { $n } Ruhm verloren ({ $reason }).
