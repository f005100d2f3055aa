### Monster Lands: things, questions, options, what happened, and why not.

## monster_lands.prompt

monster_lands-prompt-act = Your turn: place dice, or do something beside it
monster_lands-prompt-afterwards = Your pool is empty: anything else this turn?
monster_lands-prompt-buy_equipment = Which equipment do you buy?
monster_lands-prompt-buy_trap = Which trap do you buy?
monster_lands-prompt-cancel_trick = Discard a defense token to cancel the trick?
monster_lands-prompt-colonist = Who settles { $land }?
monster_lands-prompt-convert_from = Which die do you swap?
monster_lands-prompt-convert_to = For which colour?
monster_lands-prompt-deserter = Who deserts?
monster_lands-prompt-divert = Turn attack dice away from { FORM($path, "the") }?
monster_lands-prompt-divert_where = On whom do you turn an attack die?
monster_lands-prompt-excess_trap = Your board is full: which trap goes?
monster_lands-prompt-flasks = Take a potion or a venom along?
monster_lands-prompt-free_equipment = Which equipment do you take for free?
monster_lands-prompt-free_hire = Whom do you hire for free?
monster_lands-prompt-give_up_magic = How many magic dice do you give up to weaken the attack?
monster_lands-prompt-grant_die = The queen’s grant: which die?
monster_lands-prompt-grant_gift = The queen’s grant: which gift?
monster_lands-prompt-hand_over_trap = Which trap do you hand over?
monster_lands-prompt-heal = Heal somebody with a potion?
monster_lands-prompt-hire = Whom do you hire?
monster_lands-prompt-hire_after_beer = After the beer: do you hire somebody?
monster_lands-prompt-how_many_defense = How many defense tokens do you buy?
monster_lands-prompt-how_many_potions = How many are potions? The others are venoms.
monster_lands-prompt-land_dice = Which dice do you use?
monster_lands-prompt-loot = Which loot do you take?
monster_lands-prompt-mission_dice = Which dice go on the mission?
monster_lands-prompt-move_equipment = Which equipment changes hands?
monster_lands-prompt-new_leader = Who leads the clan now?
monster_lands-prompt-pass_on = Who gets { $equipment }?
monster_lands-prompt-pawn = Which die do you pawn?
monster_lands-prompt-persuasion_die = Which persuasion die?
monster_lands-prompt-reveal = Reveal this token?
monster_lands-prompt-steal = Which dice do you steal?
monster_lands-prompt-strike_conquest = The conquest: change the dice, or stop?
monster_lands-prompt-strike_mission = The mission: change the dice, or stop?
monster_lands-prompt-strike_monster = The attack: roll, change the dice, or stop?
monster_lands-prompt-trick_on = On whom do you play the trick?
monster_lands-prompt-use_loot = Use this loot now: { $loot }?
monster_lands-prompt-which_token = Which token do you take?
monster_lands-prompt-which_trap = Which trap goes along, face down?
monster_lands-prompt-who_carries = Who carries { $equipment }?
monster_lands-prompt-who_goes = Whom do you send to { FORM($path, "the") }?

## monster_lands.option

monster_lands-option-all = All of them
monster_lands-option-beer = A round of beer
monster_lands-option-decline = No
monster_lands-option-discard = Discard it
monster_lands-option-done = Done
monster_lands-option-exchange = Exchange equipment
monster_lands-option-forfeit = Give up the dice
monster_lands-option-fulfil = Fulfil it
monster_lands-option-no = No
monster_lands-option-none = Nothing
monster_lands-option-pass = Pass
monster_lands-option-pawnshop = Pawn dice
monster_lands-option-pay = Pay
monster_lands-option-stop = Stop here
monster_lands-option-venom = Use a venom
monster_lands-option-yes = Yes

## monster_lands.label

monster_lands-label-place = { $die } { FORM($building, "in") }
monster_lands-label-space = { $building }, space { $number }
monster_lands-label-path = Go to { FORM($path, "the") }
monster_lands-label-land = Use { $land }: { $effect }
monster_lands-label-sell = Sell the trophy { $monster } ({ $gold } gold)
monster_lands-label-loot = Use loot: { $effect }
monster_lands-label-heal = Heal { FORM($member, "the") }
monster_lands-label-use = Use { FORM($member, "of") } talent: { $effect }
monster_lands-label-colonise = Colonise { $land }
monster_lands-label-card = { $name }: { $effect }
monster_lands-label-carried = { $name } ({ $member }): { $effect }
monster_lands-label-trap = { $name } ({ $effect })
monster_lands-label-priced = { $name } ({ $cost } gold): { $effect }
monster_lands-label-priced_sum = { $name } ({ $cost } gold in all): { $effect }
monster_lands-label-hire = { $name } ({ $cost } gold, reputation { $reputation }): { $effect }
monster_lands-label-roll = Roll { FORM($die, "a") }
monster_lands-label-roll_all = Roll everything
monster_lands-label-reroll = Reroll { $die } ({ $source })

## monster_lands.source

monster_lands-source-talent = talent
monster_lands-source-weapon = weapon
    .no = no weapon
monster_lands-source-clothing = clothing
    .no = no clothing
monster_lands-source-spell = spell
    .no = no spell
monster_lands-source-path = path

## monster_lands.why

monster_lands-why-assigned = Whoever is assigned is out for this round.
monster_lands-why-closed = The building is closed.
monster_lands-why-colour = The building does not take dice of this colour.
monster_lands-why-dice-missing = You do not have the dice for it.
monster_lands-why-excess-glory = Its reputation exceeds your excess glory.
monster_lands-why-goods-missing = You do not have what the contract asks for.
monster_lands-why-leftmost = Dice go on the leftmost free space here.
monster_lands-why-loot-later = It can be used only when its text applies.
monster_lands-why-marked = This space is not used by so few people.
monster_lands-why-moved = Each card is handed on once in a turn; this has been done.
monster_lands-why-no-benefit = It would give you nothing now.
monster_lands-why-no-colonist = Nobody lives there: a land without a colonist gives nothing.
monster_lands-why-no-monster = There is no monster at the citadel entrance.
monster_lands-why-no-potion = You have no potion on your board.
monster_lands-why-no-settler = Nobody of its affinity is free to settle there.
monster_lands-why-nobody-idle = You have nobody left to send.
monster_lands-why-nobody-joins = Nobody here would join you: your excess glory is too small.
monster_lands-why-nobody-to-carry = You have nobody here who could carry it.
monster_lands-why-not-asked = The open question is not about that.
monster_lands-why-not-colonised = It is no land of yours that somebody lives on.
monster_lands-why-one-land = With so few people there is only one land.
monster_lands-why-taken = The space is taken for this round.
monster_lands-why-talent-away = Its bearer is out for this round.
monster_lands-why-talent-idle = The talent cannot be used now.
monster_lands-why-talent-outside = This talent is not used in the citadel: it works outside, or by itself.
monster_lands-why-too-dear = You cannot pay for it.
monster_lands-why-used = It has been used in this round.

## monster_lands.event

monster_lands-event-area = Now: { $area }.
monster_lands-event-assigned = { FORM($seat, "the") } sends { $member } to { FORM($path, "the") } with { $load }.
monster_lands-event-assigned-known = { FORM($seat, "the") } sends { $member } to { FORM($path, "the") } with { $load }: { $traps }.
monster_lands-event-attack_failed = { FORM($seat, "the") } does not beat the monster on { FORM($path, "the") }; damage so far: { $total }.
monster_lands-event-blocked = { FORM($seat, "the") } blocks on { FORM($path, "the") }: { $what }.
monster_lands-event-captured = { FORM($seat, "the") } captures { $monster } on { FORM($path, "the") }.
monster_lands-event-colonised = { FORM($member, "the") } of { FORM($seat, "the") } settles { $land }.
monster_lands-event-conquered = { FORM($seat, "the") } conquers { $land } from { FORM($path, "the") }.
monster_lands-event-conquest_failed = { FORM($seat, "the") } does not conquer the land on { FORM($path, "the") }; total so far: { $total }.
monster_lands-event-deserted = { FORM($member, "a") } deserts { FORM($seat, "the") }.
monster_lands-event-dice_taken = { FORM($seat, "the") } takes dice: { $dice }.
monster_lands-event-died = { $member } of { FORM($seat, "the") } dies a heroic death on { FORM($path, "the") }.
monster_lands-event-displayed = New { FORM($pile, "in") }: { $card }.
monster_lands-event-diverted =
    { $dice ->
        [one] An attack die is turned from { FORM($path, "the") } against { FORM($victim, "the") }.
       *[other] { $dice } attack dice are turned from { FORM($path, "the") } against { FORM($victim, "the") }.
    }
monster_lands-event-drunk = { FORM($seat, "the") } drinks { $what } on { FORM($path, "the") }.
monster_lands-event-eliminated = { FORM($seat, "the") } eliminates { $monster } on { FORM($path, "the") }.
monster_lands-event-ended = The game is over: victory for { FORM($winners, "the") } ({ $reason }). Points: { $points }.
monster_lands-event-ended-alone =
    { $points ->
        [one] The game is over. Rank: { $reason }, with one victory point.
       *[other] The game is over. Rank: { $reason }, with { $points } victory points.
    }
monster_lands-event-equipment_discarded = { FORM($seat, "the") } discards { $equipment }.
monster_lands-event-equipment_taken = { FORM($seat, "the") } takes { $equipment }.
monster_lands-event-equipped = { FORM($member, "the") } of { FORM($seat, "the") } carries { $equipment } now.
monster_lands-event-first_player = { FORM($seat, "the") } has the first-player tile now.
monster_lands-event-fled = { $monster } flees towards the citadel.
monster_lands-event-forfeited =
    { $dice ->
        [one] { FORM($seat, "the") } cannot place its last die and gives it up.
       *[other] { FORM($seat, "the") } cannot place any of its { $dice } dice and gives them up.
    }
monster_lands-event-glory_lost = { FORM($seat, "the") } loses { $points } glory ({ $reason }) and has { $total } now.
monster_lands-event-glory_won = { FORM($seat, "the") } wins { $points } glory ({ $reason }) and has { $total } now.
monster_lands-event-gold_won = { FORM($seat, "the") } gets { $gold } gold ({ $reason }) and has { $total } now.
monster_lands-event-granted = The queen grants { FORM($seat, "the") } { FORM($die, "a") } and { FORM($gift, "a") }.
monster_lands-event-healed = { FORM($member, "the") } of { FORM($seat, "the") } is healed.
monster_lands-event-hit =
    { $hits ->
        [one] { FORM($seat, "the") } takes a hit on { FORM($path, "the") }.
       *[other] { FORM($seat, "the") } takes { $hits } hits on { FORM($path, "the") }.
    }
monster_lands-event-joined = { FORM($member, "a") } joins { FORM($seat, "the") }; reputation: { $reputation }.
monster_lands-event-land_drawn = Land { $place }: { $land } with path modifier { $modifier }.
monster_lands-event-land_used = { FORM($seat, "the") } uses { $land }.
monster_lands-event-leads = { FORM($member, "a") } leads { FORM($seat, "the") } now.
monster_lands-event-loot_taken = { FORM($seat, "the") } takes loot: { $loot }.
monster_lands-event-loot_used = { FORM($seat, "the") } uses loot: { $loot }.
monster_lands-event-mission_beaten = { FORM($seat, "the") } reaches the target on { FORM($path, "the") }, but somebody else does better.
monster_lands-event-mission_drawn = Laid out: { FORM($mission, "a") }.
monster_lands-event-mission_failed = { FORM($seat, "the") } fails the mission on { FORM($path, "the") }.
monster_lands-event-mission_won = { FORM($seat, "the") } completes the mission on { FORM($path, "the") }.
monster_lands-event-monster_at_gate = { $monster } stands at the citadel entrance.
monster_lands-event-monster_attacks =
    { $dice ->
        [one] { $monster } attacks { FORM($path, "the") } with one die.
       *[other] { $monster } attacks { FORM($path, "the") } with { $dice } dice.
    }
monster_lands-event-monster_drawn = { $monster } appears { FORM($place, "on") }.
monster_lands-event-monster_rages = The monster { FORM($place, "on") } was not beaten: it will move to the citadel.
monster_lands-event-monster_rolled =
    { $hits ->
        [0] The monster rolls { $dice }: no hit.
        [one] The monster rolls { $dice }: one hit.
       *[other] The monster rolls { $dice }: { $hits } hits.
    }
monster_lands-event-paid = { FORM($seat, "the") } pays { $gold } gold ({ $reason }) and has { $total } left.
monster_lands-event-panic = Panic closes { FORM($building, "the") }.
monster_lands-event-panic_over = The panic is over.
monster_lands-event-persuasion_rolled = { FORM($seat, "the") } rolls a persuasion die: { $face }.
monster_lands-event-phase = Phase: { $phase }.
monster_lands-event-placed =
    { $number ->
        [one] { FORM($seat, "the") } places { FORM($die, "a") } { FORM($building, "in") }, space { $space }.
       *[other] { FORM($seat, "the") } places { $number } { FORM($die, "dice") } { FORM($building, "in") }, space { $space }.
    }
monster_lands-event-reshuffled = The discards make a new pile: { $pile }.
monster_lands-event-revealed = Revealed on { FORM($path, "the") }: { $trap }.
monster_lands-event-rival_assigned = Madhala takes { FORM($path, "the") }.
monster_lands-event-rival_removed = { FORM($building, "In") } Madhala takes away: { $taken }.
monster_lands-event-rival_rolled = Madhala rolls red { $red }, yellow { $yellow }.
monster_lands-event-rival_won = Madhala wins on { FORM($path, "the") }.
monster_lands-event-rolled =
    On { FORM($path, "the") }: { $dice }{ $bonus ->
        [0] {""}
        [one] ; bonus { $bonus }
       *[other] ; bonus { $bonus }
    }{ $carried ->
        [0] {""}
        [one] ; from earlier paths { $carried }
       *[other] ; from earlier paths { $carried }
    }; total { $total }.
monster_lands-event-round = Round { $round }
monster_lands-event-stolen = Dice stolen from { FORM($victim, "the") } for { FORM($path, "the") }: { $dice }.
monster_lands-event-talent_used = { FORM($seat, "the") } uses { FORM($member, "of") } talent.
monster_lands-event-tokens_won =
    { $number ->
        [0] { FORM($seat, "the") } takes nothing
        [one] { FORM($seat, "the") } takes { $goods }
       *[other] { FORM($seat, "the") } takes { $goods }
    }{ $discarded ->
        [0] {""}
        [one] ; no room for { $lost }
       *[other] ; no room for { $lost }
    }.
monster_lands-event-trap_discarded = { FORM($seat, "the") } discards: { $trap }.
monster_lands-event-traps_bought = { FORM($seat, "the") } buys: { $traps }.
monster_lands-event-trick_cancelled = { FORM($seat, "the") } cancels the trick on { FORM($path, "the") }.
monster_lands-event-trophy_sold = { FORM($seat, "the") } sells the trophy { $monster }.
monster_lands-event-turn = It is { FORM($seat, "of") } turn.
monster_lands-event-venom_used = A venom is used on { FORM($path, "the") }: total { $total }.
monster_lands-event-weakened =
    { $dice ->
        [one] { FORM($seat, "the") } gives up a magic die on { FORM($path, "the") }.
       *[other] { FORM($seat, "the") } gives up { $dice } magic dice on { FORM($path, "the") }.
    }
monster_lands-event-wounded = { $member } of { FORM($seat, "the") } is wounded on { FORM($path, "the") }.

## monster_lands.reason

monster_lands-reason-points = most victory points
monster_lands-reason-tied_leader = equal points, the leader of higher reputation
monster_lands-reason-tied_trophies = equal points, more trophies
monster_lands-reason-tied_gold = equal points, more gold
monster_lands-reason-tied = equal in everything
monster_lands-reason-cannon_fodder = cannon fodder
monster_lands-reason-trainee = trainee
monster_lands-reason-veteran = veteran
monster_lands-reason-hero = hero
monster_lands-reason-beer = beer
monster_lands-reason-comeback = a new start
monster_lands-reason-contract = contract
monster_lands-reason-grant = queen’s grant
monster_lands-reason-heroic_death = heroic death
monster_lands-reason-land = land
monster_lands-reason-loot = loot
monster_lands-reason-mission = mission
monster_lands-reason-path = path
monster_lands-reason-salaries = salaries
monster_lands-reason-talent = talent
monster_lands-reason-trophy = trophy
monster_lands-reason-wound = wound
monster_lands-reason-capture = capture
    .a = a capture
monster_lands-reason-eliminate = elimination
    .a = an elimination
monster_lands-reason-conquest = conquest
    .a = a conquest

## monster_lands.source: what points came from, in a table

monster_lands-source-glory = Glory: { $reason }

## monster_lands.building

monster_lands-building-hunters_lodge = hunter’s lodge
    .the = the hunter’s lodge
    .in = in the hunter’s lodge
monster_lands-building-alchemists = alchemists
    .the = the alchemists
    .in = at the alchemists’
monster_lands-building-tavern = tavern
    .the = the tavern
    .in = in the tavern
monster_lands-building-armory = armory
    .the = the armory
    .in = in the armory
monster_lands-building-pawnshop = pawnshop
    .the = the pawnshop
    .in = in the pawnshop
monster_lands-building-bazaar = bazaar
    .the = the bazaar
    .in = in the bazaar
monster_lands-building-mine = mine
    .the = the mine
    .in = in the mine

## monster_lands.pile

monster_lands-pile-hunters_lodge = hunter’s lodge
    .in = in the hunter’s lodge
monster_lands-pile-rival = Madhala’s tokens
    .in = among Madhala’s tokens
monster_lands-pile-tavern = tavern
    .in = in the tavern
monster_lands-pile-bazaar = bazaar
    .in = in the bazaar
monster_lands-pile-loot = loot
    .in = among the loot
monster_lands-pile-monsters = monsters
monster_lands-pile-lands = lands
monster_lands-pile-missions = missions

## monster_lands.area

monster_lands-area-mission_a = the dice-roll mission
    .a = a new dice-roll mission
monster_lands-area-mission_b = the contract
    .a = a new contract
monster_lands-area-land_a = the first land
monster_lands-area-land_b = the second land
monster_lands-area-entrance = the citadel entrance

## monster_lands.where

monster_lands-where-land = path { $number } of land { $land }
    .the = path { $number } of land { $land }
monster_lands-where-roll = path { $number } of the dice-roll mission
    .the = path { $number } of the dice-roll mission
monster_lands-where-contract = path { $number } of the contract
    .the = path { $number } of the contract
monster_lands-where-upper = upper path at the entrance
    .the = the upper path at the entrance
monster_lands-where-lower = lower path at the entrance
    .the = the lower path at the entrance
monster_lands-where-place = land { $number }
    .on = on land { $number }
monster_lands-where-gate = citadel entrance
    .on = at the citadel entrance

## monster_lands.affinity

monster_lands-affinity-none = none
monster_lands-member-named = { $called }
    .the = { $called }
    .a = { $called }
    .of = { $called }’s
monster_lands-member-novice = novice
    .the = the novice
    .a = a novice
    .of = the novice’s

## monster_lands.die

monster_lands-die-strength = strength
    .a = a strength die
    .die = strength die
    .dice = strength dice
monster_lands-die-magic = magic
    .a = a magic die
    .die = magic die
    .dice = magic dice
monster_lands-die-persuasion = persuasion
    .a = a persuasion die
    .die = persuasion die
    .dice = persuasion dice
monster_lands-die-monster = monster
monster_lands-die-faced = { $die } { $face }
    .a = { FORM($die, "a") } ({ $face })
    .die = { FORM($die, "die") } ({ $face })
    .dice = { FORM($die, "dice") } ({ $face })

## monster_lands.token

monster_lands-token-potion = potion
    .a = a potion
    .several = potions
monster_lands-token-venom = venom
    .a = a venom
    .several = venoms
monster_lands-token-defense = defense token
    .a = a defense token
    .several = defense tokens
monster_lands-token-gold = gold
    .a = gold
monster_lands-token-trap = trap

## monster_lands.load

monster_lands-load-strength =
    { $n ->
        [one] a strength die
       *[other] { $n } strength dice
    }
monster_lands-load-magic =
    { $n ->
        [one] a magic die
       *[other] { $n } magic dice
    }
monster_lands-load-persuasion =
    { $n ->
        [one] a persuasion die
       *[other] { $n } persuasion dice
    }
monster_lands-load-tokens =
    { $n ->
        [one] a trap
       *[other] { $n } traps
    }
monster_lands-load-defense =
    { $n ->
        [one] a defense token
       *[other] { $n } defense tokens
    }
monster_lands-load-potion =
    { $n ->
        [one] a potion
       *[other] { $n } potions
    }
monster_lands-load-venom =
    { $n ->
        [one] a venom
       *[other] { $n } venoms
    }
monster_lands-load-gold = { $n } gold

## monster_lands.count

monster_lands-count-glory = { $n } glory
monster_lands-count-gold = { $n } gold
monster_lands-count-defense =
    { $n ->
        [one] a defense token
       *[other] { $n } defense tokens
    }
monster_lands-count-potion =
    { $n ->
        [one] a potion
       *[other] { $n } potions
    }
monster_lands-count-venom =
    { $n ->
        [one] a venom
       *[other] { $n } venoms
    }
monster_lands-count-trap =
    { $n ->
        [one] a trap
       *[other] { $n } traps
    }
monster_lands-count-shield =
    { $n ->
        [one] one hit by talent, guards or path
       *[other] { $n } hits by talent, guards or path
    }
monster_lands-count-parry =
    { $n ->
        [one] one hit with a defense token
       *[other] { $n } hits with { $n } defense tokens
    }
monster_lands-count-plus = { $one } + { $other }
monster_lands-count-strength = { $n } strength
monster_lands-count-magic = { $n } magic
monster_lands-count-persuasion = { $n } persuasion

## monster_lands.phase

monster_lands-phase-dice_pool = dice pool
monster_lands-phase-placement = placement
monster_lands-phase-adventure = adventure
monster_lands-phase-cleanup = cleanup

## monster_lands.difficulty

monster_lands-difficulty-beginner = beginner
monster_lands-difficulty-normal = normal
monster_lands-difficulty-hard = hard
monster_lands-difficulty-cutthroat = cutthroat

## monster_lands.scenario

monster_lands-scenario-1 = Business as Usual
monster_lands-scenario-2 = Cash Is King
monster_lands-scenario-3 = Blitz
monster_lands-scenario-4 = No Armor
monster_lands-scenario-5 = Fully Loaded
monster_lands-scenario-6 = Under Attack
monster_lands-scenario-7 = Diversify
monster_lands-scenario-8 = Tricks
monster_lands-scenario-9 = Missionary
monster_lands-scenario-10 = Phantom

## monster_lands.group

monster_lands-group-starting = starting trap
monster_lands-group-enhanced = trap
monster_lands-group-shielded = shielded trap
monster_lands-group-trick = trick

## monster_lands.talent

monster_lands-talent-defense =
    { $count ->
        [one] blocks a hit of a monster
       *[other] blocks { $count } hits of monsters
    }
monster_lands-talent-defense_some =
    { $count ->
        [one] blocks a hit of a { OR($affinities) } monster
       *[other] blocks { $count } hits of { OR($affinities) } monsters
    }
monster_lands-talent-reroll =
    { $count ->
        [one] a reroll of a { OR($dice) } die
       *[other] { $count } rerolls of { OR($dice) } dice
    }
monster_lands-talent-reroll_distinct = rerolls { $count } different { OR($dice) } dice
monster_lands-talent-reroll_mission =
    { $count ->
        [one] a reroll of a { OR($dice) } die in missions
       *[other] { $count } rerolls of { OR($dice) } dice in missions
    }
monster_lands-talent-die_bonus = +{ $amount } on each { FORM($die, "die") }
monster_lands-talent-die_bonus_monster = +{ $amount } on each { FORM($die, "die") } against monsters
monster_lands-talent-die_bonus_conquest = +{ $amount } on each { FORM($die, "die") } in a conquest
monster_lands-talent-total_capture = +{ $amount } for a capture
monster_lands-talent-total_eliminate = +{ $amount } for an elimination
monster_lands-talent-total_conquest = +{ $amount } for a conquest
monster_lands-talent-trap_capacity =
    { $amount ->
        [one] room for one more trap
       *[other] room for { $amount } more traps
    }
monster_lands-talent-glory_on_capture = +{ $amount } glory for a capture
monster_lands-talent-buy_die = buys { FORM($die, "a") } for { $gold } gold while not assigned
monster_lands-talent-discount = { $amount } gold off one purchase { FORM($building, "in") }
monster_lands-talent-mine_bonus = +{ $gold } gold in the mine
monster_lands-talent-divert_attack =
    { $dice ->
        [one] turns an attack die on a neighbour
       *[other] turns { $dice } attack dice on a neighbour
    }
monster_lands-talent-gain_token = gives { OR($goods) } in each round
monster_lands-talent-gain_gold = gives { $gold } gold in each round
monster_lands-talent-tokens_on_victory = after beating a monster: { OR($goods) }
monster_lands-talent-capture_without_trap = needs no trap to capture
monster_lands-talent-convert_die = swaps a die for one of another colour

## monster_lands.ability

monster_lands-ability-affinity_match_dice =
    { $dice ->
        [one] +1 attack die on a land of its affinity ({ $affinity })
       *[other] +{ $dice } attack dice on a land of its affinity ({ $affinity })
    }
monster_lands-ability-splash_before_attack =
    { $dice ->
        [one] before each attack, one die against everybody
       *[other] before each attack, { $dice } dice against everybody
    }
monster_lands-ability-death_hits_all =
    { $hits ->
        [one] when eliminated, one hit on everybody
       *[other] when eliminated, { $hits } hits on everybody
    }
monster_lands-ability-death_attacks_all =
    { $dice ->
        [one] when eliminated, one attack die on everybody
       *[other] when eliminated, { $dice } attack dice on everybody
    }
monster_lands-ability-forbid_tokens = { FORM($tokens, "several") } are useless against it
monster_lands-ability-traps_required =
    { $count ->
        [one] needs one trap to be captured
       *[other] needs { $count } traps to be captured
    }
monster_lands-ability-automatic_hit =
    { $hits ->
        [one] one automatic hit with each attack
       *[other] { $hits } automatic hits with each attack
    }
monster_lands-ability-panic_tokens =
    { $count ->
        [one] spreads one panic token
       *[other] spreads { $count } panic tokens
    }
monster_lands-ability-enters_at_citadel = enters at the citadel
monster_lands-ability-flees_to_citadel_on_capture = flees to the citadel when captured on a land
monster_lands-ability-die_penalty = −{ $amount } on each { FORM($die, "die") }
monster_lands-ability-citadel_extra_dice =
    { $dice ->
        [one] +1 attack die at the citadel
       *[other] +{ $dice } attack dice at the citadel
    }
monster_lands-ability-forbid_defense_talents = defensive talents do not work
monster_lands-ability-glory_loss_on_wound = a wound costs { $glory } glory
monster_lands-ability-forbid_equipment = { FORM($type, "no") } works against it

## monster_lands.device

monster_lands-device-add_dice =
    { $count ->
        [one] brings { FORM($die, "a") }
       *[other] brings { $count } { FORM($die, "dice") }
    }
monster_lands-device-add_dice_shielded =
    { $count ->
        [one] brings { FORM($die, "a") } that cannot be stolen
       *[other] brings { $count } { FORM($die, "dice") } that cannot be stolen
    }
monster_lands-device-die_bonus = +{ $amount } on each { FORM($die, "die") }
monster_lands-device-total_bonus = +{ $amount } against a monster
monster_lands-device-steal_dice =
    { $count ->
        [one] steals { OR($dice, "a") } from a neighbour
       *[other] steals up to { $count } { OR($dice) } dice from a neighbour
    }
monster_lands-device-divert_attack =
    { $dice ->
        [one] turns an attack die on a neighbour
       *[other] turns { $dice } attack dice on a neighbour
    }

## monster_lands.booty

monster_lands-booty-glory_on = +{ $amount } glory for { FORM($event, "a") }
monster_lands-booty-reroll =
    { $count ->
        [one] a reroll of a { OR($dice) } die
       *[other] { $count } rerolls of { OR($dice) } dice
    }
monster_lands-booty-gain_tokens = { $goods }
monster_lands-booty-total_bonus = +{ $amount } for an elimination
monster_lands-booty-trophy_or_gold =
    { $trophies ->
        [one] one trophy, or { $gold } gold
       *[other] { $trophies } trophies, or { $gold } gold
    }
monster_lands-booty-convert_die =
    { $count ->
        [one] { FORM($from, "a") } becomes { FORM($to, "a") }
       *[other] { FORM($from, "a") } becomes { $count } { FORM($to, "dice") }
    }
monster_lands-booty-die_bonus = +{ $amount } on each { FORM($die, "die") } of one path
monster_lands-booty-free_hire = hire a mercenary for free

## monster_lands.benefit

monster_lands-benefit-gain_dice =
    { $count ->
        [one] { FORM($die, "a") }
       *[other] { $count } { FORM($die, "dice") }
    }
monster_lands-benefit-gain_glory = { $amount } glory
monster_lands-benefit-gain_loot = a loot token
monster_lands-benefit-gain_token = { OR($goods) }
monster_lands-benefit-gain_gold = { $gold } gold
monster_lands-benefit-free_hire = hire a mercenary for free
monster_lands-benefit-free_equipment = equipment for free
monster_lands-benefit-defense_talent =
    { $count ->
        [one] a shield against one hit
       *[other] a shield against { $count } hits
    }
monster_lands-benefit-reroll =
    { $count ->
        [one] a reroll of { FORM($die, "a") }
       *[other] { $count } rerolls of { FORM($die, "dice") }
    }
monster_lands-benefit-gold = { $count } gold
monster_lands-benefit-potion =
    { $count ->
        [one] a potion
       *[other] { $count } potions
    }
monster_lands-benefit-venom =
    { $count ->
        [one] a venom
       *[other] { $count } venoms
    }

## monster_lands.say

monster_lands-say-choose_clan = Which clan do you want to play?
monster_lands-say-head = Round { $round } of { $rounds } · { $phase } · difficulty: { $difficulty }
monster_lands-say-scenario = scenario { $number }: { $name }
monster_lands-say-closed = closed
monster_lands-say-free = free
monster_lands-say-monster = { $name } ({ $affinity }): attack { $attack }, capture { $capture }, elimination { $elimination }; { $effect }
monster_lands-say-land = { $name } ({ $affinity }): conquest { $value }, glory { $glory }
monster_lands-say-path = { $path }: { $must }, and up to { $more } more; { $benefit }
monster_lands-say-held = { $member } ({ $clan }): { $dice }; traps: { $traps }; defense: { $defense }
monster_lands-say-rival = Madhala
    .the = Madhala
    .of = Madhala’s
monster_lands-say-roll_mission = Dice-roll mission: { OR($dice) }; target { $target }: { $reward } (else −{ $penalty } glory)
monster_lands-say-contract = Contract, path { $number }: { OR($dice) }; hand over { $discard }: { $reward }
monster_lands-say-dice_of = { $n } × { $die }
monster_lands-say-gate = At the entrance
monster_lands-say-loot = Loot
monster_lands-say-score = glory { $glory } · reputation { $reputation } · gold { $gold } · points { $points }
monster_lands-say-goods_line = defense { $defense }, potions { $potions }, venoms { $venoms }, traps { $traps }; salaries { $salaries }
monster_lands-say-pool = Dice
monster_lands-say-your_traps = Your traps
monster_lands-say-clan_points = { $clan } { $n }
monster_lands-say-nothing = nothing
monster_lands-say-no_dice = no dice
monster_lands-say-leader = leads
monster_lands-say-wounded = wounded
monster_lands-say-assigned = assigned
monster_lands-say-colonist = colonist
monster_lands-say-used = talent used
monster_lands-say-carrying = { $member } [{ $gear }]
monster_lands-say-state = { $member } ({ $state })
monster_lands-say-beside = { $one }, { $other }
monster_lands-say-land_used = used
monster_lands-say-trophies = Trophies
monster_lands-say-lands = Lands
monster_lands-say-battle = In hand: { $area }, { $path }; carried { $carried }, rolled: { $rolled }

## monster_lands.home

monster_lands-home = Lead a clan of mercenaries: place dice in the citadel, then roll them against monsters. For one to four people.

## monster_lands.order

monster_lands-order-afterwards = When my pool is empty and a talent could still be used
monster_lands-order-salaries = When salaries are due
monster_lands-order-heal = When a potion could heal somebody in the cleanup
monster_lands-order-answer-pass = pass
monster_lands-order-answer-pay = pay without selling anything
monster_lands-order-answer-done = heal nobody
