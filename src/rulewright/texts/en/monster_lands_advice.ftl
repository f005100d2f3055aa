### Monster Lands: reasons for advice, what answers do, warnings, and losses.

monster_lands-advice-gold =
    { $way ->
        [gain] It brings gold.
       *[cost] It costs gold.
    }
monster_lands-advice-glory =
    { $way ->
        [gain] It promises glory.
       *[cost] It costs glory.
    }
monster_lands-advice-salaries =
    { $way ->
        [gain] You can pay salaries, and nobody deserts.
       *[cost] Salaries may go unpaid, and somebody desert.
    }
monster_lands-advice-dice =
    { $way ->
        [gain] It gives you useful dice.
       *[cost] It takes dice that could do something else.
    }
monster_lands-advice-members =
    { $way ->
        [gain] Your clan gets stronger: dice, talents, reputation.
       *[cost] Your clan gets weaker.
    }
monster_lands-advice-traps =
    { $way ->
        [gain] You need traps to capture monsters.
       *[cost] It costs traps.
    }
monster_lands-advice-defense =
    { $way ->
        [gain] Defense tokens keep your mercenaries alive.
       *[cost] It costs defense tokens.
    }
monster_lands-advice-flasks =
    { $way ->
        [gain] It brings potions or venoms.
       *[cost] It costs potions or venoms.
    }
monster_lands-advice-wounds =
    { $way ->
        [gain] It heals, or spares you wounds.
       *[cost] A mercenary may be wounded.
    }
monster_lands-advice-gear =
    { $way ->
        [gain] Equipment helps for the rest of the game.
       *[cost] You give up equipment.
    }
monster_lands-advice-lands =
    { $way ->
        [gain] A land of your own helps every round.
       *[cost] It costs the use of a land.
    }
monster_lands-advice-loot =
    { $way ->
        [gain] Loot will help later.
       *[cost] It uses up loot.
    }
monster_lands-advice-rivals =
    { $way ->
        [gain] You get there before others do.
       *[cost] Others may get there first, or gain by it.
    }
monster_lands-advice-free = It costs no action, so do it first.
monster_lands-advice-odds-lost = The mercenary dies: { $percent } %.
monster_lands-advice-odds-alive = The mercenary lives: { $percent } %.
monster_lands-advice-odds-captured = The monster is captured: { $percent } %.
monster_lands-advice-odds-eliminated = The monster is eliminated: { $percent } %.
monster_lands-advice-odds-failed = The monster stands: { $percent } %.
monster_lands-advice-odds-conquered = The land is conquered: { $percent } %.
monster_lands-advice-odds-unconquered = The land is not conquered: { $percent } %.
monster_lands-advice-odds-reached = The target is reached: { $percent } %.
monster_lands-advice-odds-missed = The target is missed: { $percent } %.
monster_lands-odds-injuries = Your mercenary: wounded { $wounded } %, dead { $dies } %.
monster_lands-does-pass = You take no more actions this round; the others go on.
monster_lands-does-pawnshop = You give dice away, for one gold each.
monster_lands-does-beer = The offer of the tavern is replaced; then you may hire.
monster_lands-does-roll_all = All dice at once: no stopping at a capture on the way.
monster_lands-does-stop = The total stands as it is now.
monster_lands-does-path =
    The monster attacks with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. Capture from { $capture }, elimination from { $eliminate }.
monster_lands-warn-dies = { $member } dies, whatever you do after that.
monster_lands-warn-wounded = { $member } is wounded, unless you do more.
monster_lands-warn-deserts = Gold is missing: { OR($who) } deserts.
monster_lands-warn-fails = This total is not enough.
monster_lands-loss-died = { $member } died on { FORM($path, "the") }, with everything carried along.
monster_lands-loss-deserted = { $member } has deserted: there was too little gold for the salaries.
monster_lands-loss-stolen = Dice were stolen from you on { FORM($victim, "the") }, for { FORM($path, "the") }: { $dice }.
monster_lands-loss-glory = You lost { $n } glory ({ $reason }).
