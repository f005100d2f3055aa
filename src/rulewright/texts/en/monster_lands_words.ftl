### Monster Lands in the browser: short words for buttons, and the whole table in words for those who cannot see it.

## monster_lands.aim

monster_lands-aim = Each clan leads mercenaries for six rounds. Each round gives dice; place them in the citadel to hire people and to buy gear, potions and traps, or send people with dice to a land. Then the dice are rolled against the monsters there: captured or eliminated they bring glory, and the land may be conquered. Pay your people at the end of the round. Most points after the last round win: glory, reputation, trophies and signs of the elements.

## monster_lands.button

monster_lands-button-no_more = Nothing more
monster_lands-button-nobody = Nobody
monster_lands-button-unfulfilled = Leave it
monster_lands-button-end_turn = End the turn
monster_lands-button-loot = Loot: { $what }
monster_lands-button-land = Use { $what }
monster_lands-button-use = { $what }: { $effect }
monster_lands-button-gold = { $building }: { $n } gold
monster_lands-button-tokens =
    { $n ->
        [one] { $building }: one token
       *[other] { $building }: { $n } tokens
    }
monster_lands-button-priced = { $name } ({ $cost } gold)
monster_lands-button-carried = { $name } ({ $member })
monster_lands-button-priced_sum = { $name } ({ $cost } gold in all)
monster_lands-button-left =
    { $n }: { $left ->
        [0] nothing gets through
        [one] one gets through
       *[other] { $left } get through
    }
monster_lands-button-short = Pay { $gold }: { OR($who, "a") } deserts

## monster_lands.tell

monster_lands-tell-round = Round { $round } of { $rounds }
monster_lands-tell-round_last = Round { $round }, the last: { $glory } glory is reached
monster_lands-tell-over = The game is over
monster_lands-tell-result =
    { $n ->
        [one] { FORM($names, "The") } wins
       *[other] { FORM($names, "The") } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $reason }).
monster_lands-tell-early = It ended in round { $round }, because { $glory } glory was reached.
monster_lands-tell-solo_result =
    { $rank }! { $scenario }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
monster_lands-tell-missing = Missing for { $rank }: { $what }.
monster_lands-tell-missing_part = { $what } { $n }
monster_lands-tell-titled = { $title }: { $inside }
monster_lands-tell-of_clan = { $what } ({ $clan })
monster_lands-tell-die = { FORM($die, "die") }
monster_lands-tell-token = token { $number } from the top
monster_lands-tell-face_down = face down
monster_lands-tell-panic = closed by panic
monster_lands-tell-excess = excess glory { $n }
monster_lands-tell-first = has the first-player tile
monster_lands-tell-colonist = { FORM($name, "a") } lives there
monster_lands-tell-no_colonist = nobody lives there
monster_lands-tell-missions_won =
    { $n ->
        [one] one mission completed
       *[other] { $n } missions completed
    }
monster_lands-tell-yields_gold = { $n } gold
monster_lands-tell-yields_tokens =
    { $n ->
        [one] one potion or venom
       *[other] { $n } potions or venoms
    }
monster_lands-tell-with_potions =
    { $n ->
        [one] one potion
       *[other] { $n } potions
    }
monster_lands-tell-with_venoms =
    { $n ->
        [one] one venom
       *[other] { $n } venoms
    }
monster_lands-tell-with_gold = { $n } gold on its token
monster_lands-tell-entrance =
    { $n ->
        [one] guards block a hit
       *[other] guards block { $n } hits
    }
monster_lands-tell-no_mission = no mission lies here
monster_lands-tell-roll_path = takes { OR($dice) }; roll { $target } for { $reward }, or lose { $penalty } glory
monster_lands-tell-contract_path = takes { OR($dice) }; hand over { $discard } for { $reward }
monster_lands-tell-land_path = takes { $must }, and up to { $more } more; gives { $benefit }
monster_lands-tell-member = { $affinity }, cost { $cost }, reputation { $reputation }, dice: { $dice }; { $effect }
monster_lands-tell-gear = { $type }, cost { $cost }; { $effect }
monster_lands-tell-rewards = captured: { $gold } gold and { $glory } glory; eliminated: { $more } glory and { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }
monster_lands-tell-attacks_with =
    { $n ->
        [one] it attacks with one die now
       *[other] it attacks with { $n } dice now
    }
monster_lands-tell-sells_for = sold, it brings { $n } gold
monster_lands-tell-land_use = its colonist gives for { OR($dice) }: { $effect }
monster_lands-tell-costs = costs { $n } gold
monster_lands-tell-difficulty = difficulty: { $difficulty }
monster_lands-tell-attack_dice = extra attack dice of monsters this round: { $n }
monster_lands-tell-hits = { $path }: hits to take: { $n }
monster_lands-tell-novices = novices left: { $n }
monster_lands-tell-no_monster = no monster stands here

## monster_lands.odds

monster_lands-odds-lost = the mercenary is lost
monster_lands-odds-alive = the mercenary lives
monster_lands-odds-captured = the monster is captured
monster_lands-odds-eliminated = the monster is eliminated
monster_lands-odds-failed = the monster stands
monster_lands-odds-conquered = the land is conquered
monster_lands-odds-unconquered = the land is not conquered
monster_lands-odds-reached = the target is reached
monster_lands-odds-missed = the target is missed

## monster_lands.thing

monster_lands-thing-glory = Glory
monster_lands-thing-reputation = Reputation
monster_lands-thing-excess = Excess glory
monster_lands-thing-points = Victory points
monster_lands-thing-gold = Gold
monster_lands-thing-salaries = Salaries
monster_lands-thing-pool = Dice pool
monster_lands-thing-round = Round track
monster_lands-thing-first = First player
monster_lands-thing-attack_dice = Extra attack dice
monster_lands-thing-missions = Missions
monster_lands-thing-mission = Dice-roll mission
monster_lands-thing-contract = Contract
monster_lands-thing-lands = Lands
monster_lands-thing-entrance = Citadel entrance
monster_lands-thing-loot = Loot
monster_lands-thing-leader = Leader
monster_lands-thing-talent = Talent
monster_lands-thing-wounded = Wounded
monster_lands-thing-colony = Colonised lands
monster_lands-thing-novice = Novices
monster_lands-thing-panic = Panic
monster_lands-thing-trophies = Trophies
monster_lands-thing-affinities = Affinities
monster_lands-thing-modifier = Path modifier
monster_lands-thing-capture = Capture value
monster_lands-thing-elimination = Elimination value
monster_lands-thing-conquest = Conquest value
monster_lands-thing-rival = Madhala
monster_lands-thing-scenario = Scenario
monster_lands-thing-battle = Battle
monster_lands-thing-citadel = Citadel
monster_lands-thing-tricks = Tricks
monster_lands-thing-heroic = Heroic death
monster_lands-thing-equipment = Equipment
monster_lands-thing-traps = Traps
monster_lands-thing-deck = Pile

## monster_lands.ask: questions with the numbers they are about

monster_lands-ask-salaries = Salaries: { $due } gold due, you have { $gold }. Sell something first?
monster_lands-ask-use_discount = Use { FORM($name, "of") } discount now? You would pay { $after } gold instead of { $due }.
monster_lands-ask-buy_trap = Another trap for the same die? So far it is { $due } gold.
monster_lands-ask-block_guards =
    { $hits ->
        [one] One hit
       *[other] { $hits } hits
    }: how many do guards and talents stop?
monster_lands-ask-block_shield =
    { $hits ->
        [one] One hit
       *[other] { $hits } hits
    }: how many do the path’s shield and talents stop?
monster_lands-ask-block_tokens =
    { $hits ->
        [one] One hit is open
       *[other] { $hits } hits are open
    }: how many defense tokens do you discard?
monster_lands-ask-drink =
    { $wounds ->
        [one] One wound
       *[other] { $wounds } wounds
    }: how many potions are drunk?
monster_lands-ask-path_dice = Which dice? At least { $must }, up to { $more } more.
monster_lands-ask-path_dice_gate = Which dice? Room for { $room }: a die takes one, a token two.
monster_lands-ask-path_tokens =
    How many traps and defense tokens? Room for { $room ->
        [0] nothing
        [one] one
       *[other] { $room }
    }.
monster_lands-ask-strike_done = The attack: all dice are rolled. Change something, or stop?
monster_lands-ask-strike_none = The attack: there are no dice to roll. Use something, or stop?
monster_lands-ask-contract = Fulfil the contract: hand over { $discard } for { $reward }?

## monster_lands.answer: options with what they cost and bring

monster_lands-answer-pay = Pay { $due } gold
monster_lands-answer-pay_short = Pay { $gold } of { $due } gold: { OR($who, "a") } deserts
monster_lands-answer-fulfil = Hand over { $discard } for { $reward }
monster_lands-answer-leave = Leave the contract
monster_lands-answer-lack = { $what } (still missing: { $discard })
monster_lands-answer-off = { $what }: { $n } gold off
monster_lands-answer-at_once = { $what }, buys at once: { $thing }
monster_lands-answer-defense = { $goods } for { $cost } gold
monster_lands-answer-block =
    Stop { $n }: { $left ->
        [0] nothing gets through
        [one] one hit gets through
       *[other] { $left } hits get through
    }
monster_lands-answer-drink =
    Drink { $n }: { $left ->
        [0] no wound stays
        [one] one wound stays
       *[other] { $left } wounds stay
    }
monster_lands-answer-several = { $goods }
monster_lands-answer-give_up =
    { $n ->
        [0] Keep all magic dice
        [one] Give up a magic die
       *[other] Give up { $n } magic dice
    }

## monster_lands.hint: what helps a beginner at this very moment

monster_lands-hint-arm = Without a trap nobody captures, and without defense nobody lives long: buy some, then send somebody to a land.
monster_lands-hint-go = You are armed: send somebody to a land while good paths are free. Monsters are where glory comes from.
monster_lands-hint-poor = Gold is short: strength dice dig some in the mine, and it pays for gear and salaries.
monster_lands-hint-magic = Only magic dice are left: the alchemists turn one into potions and venoms, some paths take them too.
monster_lands-hint-home = Nobody can be sent out now, so use the dice in the citadel: gold, tokens or new people for the next round.
monster_lands-hint-pawn = Nothing else takes these dice any more: each still brings a gold coin in the pawnshop.
monster_lands-hint-out = Shops are out of reach now, but paths are open: dice outside win glory.
monster_lands-hint-forfeit = No place takes your dice any more: they are given up.
monster_lands-hint-capture = Roll die by die. From { $capture } on you may stop and capture it for gold; from { $elimination } on it is eliminated for glory and trophies.
monster_lands-hint-last = All dice are rolled: { $capture } captures it for gold, { $elimination } eliminates it for glory and trophies. Rerolls, venoms and loot can still change the total.
monster_lands-hint-no_trap = It cannot be captured from here, because the traps for it are missing: only { $elimination } or more counts. What is missing, later paths may add.
monster_lands-hint-deadly =
    { FORM($name, "The") } dies of { $deadly ->
        [one] one wound
       *[other] { $deadly } wounds
    }{ $potions ->
        [0] {""}
        [one] ; a potion on the path can undo one
       *[other] ; { $potions } potions on the path can undo as many
    }.
monster_lands-hint-once = Talents, guards and shields cost nothing, but each works once a round: hold some back only if another attack is coming.
monster_lands-hint-spent = Tokens that are left on a path are lost anyway.
monster_lands-hint-wages = Salaries will cost { $due } gold at the end of the round, and you have { $gold }: keep enough, or somebody leaves.
monster_lands-hint-short = You cannot pay all salaries, so one member leaves: { OR($who, "a") }. Sell a trophy or use loot first if you want to keep everybody.
monster_lands-hint-lack = You do not have what it asks for. Selling a trophy or using loot may help; leaving it costs nothing.
