### The standard deck: all its words.

## root.card_name

root-card_name-birdy_bindle = Birdy Bindle
root-card_name-woodland_runners = Woodland Runners
root-card_name-arms_trader = Arms Trader
root-card_name-crossbow_bird = Crossbow
root-card_name-armorers = Armorers
root-card_name-sappers = Sappers
root-card_name-brutal_tactics = Brutal Tactics
root-card_name-royal_claim = Royal Claim
root-card_name-ambush_bird = Ambush!
root-card_name-dominance_bird = Dominance
root-card_name-gently_used_knapsack = Gently Used Knapsack
root-card_name-root_tea_fox = Root Tea
root-card_name-travel_gear_fox = Travel Gear
root-card_name-protection_racket = Protection Racket
root-card_name-foxfolk_steel = Foxfolk Steel
root-card_name-anvil = Anvil
root-card_name-stand_and_deliver = Stand and Deliver!
root-card_name-tax_collector = Tax Collector
root-card_name-favor_of_the_foxes = Favor of the Foxes
root-card_name-ambush_fox = Ambush!
root-card_name-dominance_fox = Dominance
root-card_name-smugglers_trail = Smuggler’s Trail
root-card_name-root_tea_rabbit = Root Tea
root-card_name-a_visit_to_friends = A Visit to Friends
root-card_name-bake_sale = Bake Sale
root-card_name-favor_of_the_rabbits = Favor of the Rabbits
root-card_name-command_warren = Command Warren
root-card_name-better_burrow_bank = Better Burrow Bank
root-card_name-cobbler = Cobbler
root-card_name-ambush_rabbit = Ambush!
root-card_name-dominance_rabbit = Dominance
root-card_name-mouse_in_a_sack = Mouse-in-a-Sack
root-card_name-root_tea_mouse = Root Tea
root-card_name-travel_gear_mouse = Travel Gear
root-card_name-investments = Investments
root-card_name-sword = Sword
root-card_name-crossbow_mouse = Crossbow
root-card_name-favor_of_the_mice = Favor of the Mice
root-card_name-scouting_party = Scouting Party
root-card_name-codebreakers = Codebreakers
root-card_name-ambush_mouse = Ambush!
root-card_name-dominance_mouse = Dominance

## root.card_effect

root-card_effect-armorers = in battle, discard it to ignore all rolled hits
root-card_effect-sappers = as defender, discard it to deal an extra hit
root-card_effect-brutal_tactics = as attacker, deal an extra hit; the defender scores a point
root-card_effect-royal_claim = in Birdsong, discard it to score a point for each clearing you rule
root-card_effect-stand_and_deliver = in Birdsong, take a random card from an enemy, who scores a point
root-card_effect-tax_collector = once in Daylight, remove one of your warriors to draw a card
root-card_effect-command_warren = at the start of Daylight, start a battle
root-card_effect-better_burrow_bank = at the start of Birdsong, you and an enemy of your choice draw a card
root-card_effect-cobbler = at the start of Evening, take a move
root-card_effect-scouting_party = as attacker, ambushes do not affect you
root-card_effect-codebreakers = once in Daylight, look at another player’s hand

## root.score

root-score-brutal_tactics = by “Brutal Tactics”
root-score-stand_and_deliver = by “Stand and Deliver!”
root-score-royal_claim = by “Royal Claim”

## root.cause

root-cause-sappers = Sappers
root-cause-brutal_tactics = Brutal Tactics

## root.prompt

root-prompt-cards-better_burrow_bank = Better Burrow Bank: which enemy draws a card too?
root-prompt-cards-codebreakers = Codebreakers: whose hand do you look at?
root-prompt-cards-stand_and_deliver = Stand and Deliver! From whom do you take a card?
root-prompt-cards-tax_collector = Tax Collector: from which clearing do you remove a warrior?

## root.setup

root-setup-deck-standard = Standard
root-setup-deck-about-standard = The cards most people know: the ones to learn with.

## root.coach

root-coach-cards-better_burrow_bank = Somebody else draws too: let it be the one who is furthest behind.
root-coach-cards-codebreakers = Look at the hand of whoever you want to attack: you will know whether an ambush waits.
root-coach-cards-stand_and_deliver = Your victim scores a point, so choose somebody behind you with cards worth taking.
root-coach-cards-tax_collector = Give up a warrior where you have one too many, never the last guard of a building.
