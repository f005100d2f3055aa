### The board of Monster Lands: the citadel and the country, the hand, a battle step by step.

monster_lands_board-page-citadel = Citadel
monster_lands_board-page-lands = Lands
monster_lands_board-page-missions = Missions
monster_lands_board-pages = Parts of the board
monster_lands_board-phases = Phases of the round
monster_lands_board-glory = Glory
monster_lands_board-panic = Panic
monster_lands_board-closed = Closed
monster_lands_board-each = each
monster_lands_board-per_die = per die
monster_lands_board-free = free
monster_lands_board-land_gone = No land left here
monster_lands_board-roll = Dice roll
monster_lands_board-contract = Contract
monster_lands_board-done = Done
monster_lands_board-gate = Entrance
monster_lands_board-loot = Loot
monster_lands_board-rolled = Madhala rolled red { $red }, yellow { $yellow }
monster_lands_board-scenario = Scenario { $number }
monster_lands_board-now = now
monster_lands_board-aim-vp = Victory points
monster_lands_board-aim-gold = Gold
monster_lands_board-aim-missions = Missions
monster_lands_board-aim-defense = Defense tokens
monster_lands_board-aim-traps = Traps
monster_lands_board-aim-potions = Potions
monster_lands_board-aim-venoms = Venoms
monster_lands_board-aim-equipment = Kinds of equipment
monster_lands_board-aim-affinities = Affinities
monster_lands_board-aim-spread = Mercenaries by affinity

## The hand

monster_lands_board-pools = Dice of all clans
monster_lands_board-dice = Your dice
monster_lands_board-on_path = Dice on the path
monster_lands_board-no_dice = No dice left
monster_lands_board-supply = From the supply
monster_lands_board-goods = Your goods
monster_lands_board-no_traps = No traps
monster_lands_board-members = Your clan
monster_lands_board-away = on a path
monster_lands_board-spoils = Lands, loot and trophies

## A battle

monster_lands_board-fight = Fight: { $name }
monster_lands_board-step-reveal = Traps
monster_lands_board-step-monster = The monster attacks
monster_lands_board-step-defence = Defence
monster_lands_board-step-attack = Attack
monster_lands_board-step-contract = Contract
monster_lands_board-step-roll = Dice roll
monster_lands_board-step-loot = Loot
monster_lands_board-wounded = wounded
monster_lands_board-attack =
    { $dice ->
        [one] The monster rolls one die; hits: { $hits }
       *[other] The monster rolls { $dice } dice; hits: { $hits }
    }
monster_lands_board-meter = { $total } of { $goal }
monster_lands_board-uncatchable = cannot be captured from here: traps are missing
monster_lands_board-end-captured = Captured
monster_lands_board-end-eliminated = Eliminated
monster_lands_board-end-failed = Not beaten
monster_lands_board-end-conquered = Conquered
monster_lands_board-end-unconquered = Not conquered
monster_lands_board-end-mission_won = Mission completed
monster_lands_board-end-mission_failed = Mission failed
monster_lands_board-end-mission_beaten = Beaten by another
monster_lands_board-end-rival = Madhala wins
monster_lands_board-end-died = dead
monster_lands_board-earlier = Fight before
monster_lands_board-later = Fight after
monster_lands_board-fold = Fold
monster_lands_board-unfold = Unfold
monster_lands_board-close = Close
