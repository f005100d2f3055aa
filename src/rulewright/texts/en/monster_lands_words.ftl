### Monster Lands in the browser: short words for buttons, and the whole table in words for those who cannot see it.

## monster_lands.aim

monster_lands-aim = Each clan leads mercenaries for six rounds. Each round gives dice; place them in the citadel to hire people and to buy gear, potions and traps, or send people with dice to a land. Then the dice are rolled against the monsters there: captured or eliminated they bring glory, and the land may be conquered. Pay your people at the end of the round. Most points after the last round win: glory, reputation, trophies and signs of the elements.

## monster_lands.button

monster_lands-button-no_more = Nothing more
monster_lands-button-nobody = Nobody
monster_lands-button-unfulfilled = Leave it
monster_lands-button-roll_stop = Stop here
monster_lands-button-leave_it = Leave it at that
monster_lands-button-end_turn = End the turn
monster_lands-button-loot = Loot: { $what }
monster_lands-button-land = Use { $what }
monster_lands-button-use = Talent: { $what }
monster_lands-button-visit = { $building }: { $die }
monster_lands-button-gold = { $building }: { $n } gold
monster_lands-button-tokens = { $building }: { $n } tokens
monster_lands-button-priced = { $name } ({ $cost } gold)

## monster_lands.tell

monster_lands-tell-round = Round { $round } of { $rounds }
monster_lands-tell-over = The game is over
monster_lands-tell-result =
    { $names } { $n ->
        [one] wins
       *[other] share the victory
    } with { $points } points ({ $reason }).
monster_lands-tell-solo_result = { $rank }! { $scenario }, { $points } points.
monster_lands-tell-undone_by = { $name } took a step back.
monster_lands-tell-undone = A step was taken back.
monster_lands-tell-titled = { $title }: { $inside }
monster_lands-tell-of_clan = { $what } ({ $clan })
monster_lands-tell-die = { $die } die
monster_lands-tell-token = token { $number } from the top
monster_lands-tell-face_down = face down
monster_lands-tell-panic = closed by panic
monster_lands-tell-excess = excess glory { $n }
monster_lands-tell-first = has the first-player tile
monster_lands-tell-colonist = { $name } lives there
monster_lands-tell-no_colonist = nobody lives there
monster_lands-tell-missions_won =
    { $n ->
        [one] one mission completed
       *[other] { $n } missions completed
    }
monster_lands-tell-yields_gold = { $n } gold
monster_lands-tell-yields_tokens = { $n } potions or venoms
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
monster_lands-tell-roll_path = takes { $dice }; roll { $target } for { $reward }, or lose { $penalty } glory
monster_lands-tell-contract_path = takes { $dice }; hand over { $discard } for { $reward }
monster_lands-tell-land_path = takes { $strength } strength and { $magic } magic, up to { $more_strength } and { $more_magic } more; gives { $benefit }
monster_lands-tell-member = { $affinity }, cost { $cost }, reputation { $reputation }, dice: { $dice }; { $effect }
monster_lands-tell-gear = { $type }, cost { $cost }; { $effect }
monster_lands-tell-rewards = captured: { $gold } gold and { $glory } glory; eliminated: { $more } glory and { $trophies } trophies
monster_lands-tell-land_use = for its colonist: { $dice } gives { $effect }
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
