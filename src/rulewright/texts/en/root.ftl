### The words of Root: things, questions, options, what happened, and why not.

## root.say

root-say-clearing = clearing { $number } ({ $suit })
root-say-clearing_short = { $number } ({ $suit })
root-say-forest = forest { $number }
root-say-count = { $n } { $what }
root-say-both = { $one } + { $other }
root-say-way = { $origin } → { $destination }
root-say-choose_faction = Which faction do you want to play?
root-say-round = Round { $round }
root-say-legend = ♔ ruler · M3 warriors · V alone: pawn · □ open slot ■ building ▒ ruin · f forest
root-say-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
root-say-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-say-rules_clearings = rules { $n }
root-say-supply = { $n } in supply
root-say-deck = deck { $n }
root-say-discard = discard { $n }
root-say-items_left = items to craft
root-say-available = available dominance cards
root-say-dominance_of = dominance: { $suit }
root-say-partner_of = in coalition with { $name }
root-say-crafted = crafted
root-say-in_play = in play
root-say-used = used
root-say-hand = Your hand
root-say-cost = cost
root-say-effect = effect
root-say-suit = suit
root-say-card = card
root-say-nothing = nothing
root-say-decree = Decree
root-say-decree_move = Decree, Move ({ $suit }): which way do you move?
root-say-decree_battle = Decree, Battle ({ $suit }): whom do you battle, and where?
root-say-no_leader = no leader yet
root-say-leaders_left = leaders left
root-say-supporters = supporters
root-say-officers = officers
root-say-operations = operations left
root-say-actions = actions left
root-say-moves = moves left in this march
root-say-recruited = recruited this turn
root-say-no_character = no character yet
root-say-items = items
root-say-relations = relationships
root-say-quests = quests
root-say-completed = completed quests
root-say-quest_needs = { $quest } ({ $suit }): { $items }
root-say-track = { $piece } { $placed }/{ $total }
root-say-next_building =
    next { $piece }: { $cost } wood, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-say-next_sympathy =
    next sympathy: { $cost ->
        [one] { $cost } supporter
       *[other] { $cost } supporters
    } (one more where somebody has three warriors), { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-say-roost_points =
    roosts give { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each Evening
root-say-known_cards = known cards of { $name }

## root.faction

root-faction-marquise = Marquise de Cat
root-faction-eyrie = Eyrie Dynasties
root-faction-alliance = Woodland Alliance
root-faction-vagabond = Vagabond

## root.short

root-short-marquise = Marquise
root-short-eyrie = Eyrie
root-short-alliance = Alliance
root-short-vagabond = Vagabond

## root.about

root-about-marquise = builds sawmills, workshops and recruiters; strong from the start, good to learn with
root-about-eyrie = builds roosts and must obey an ever longer Decree
root-about-alliance = spreads sympathy and rises in revolt; starts with nothing on the map
root-about-vagabond = a lone wanderer with a satchel of items, quests and friendships

## root.suit

root-suit-bird = bird
root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-any = any suit

## root.item

root-item-boot = boot
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coins = coins
root-item-torch = torch

## root.item_state

root-item_state-ready = { $item }
root-item_state-exhausted = { $item } (exhausted)
root-item_state-damaged = { $item } (damaged)
root-item_state-worn = { $item } (damaged, exhausted)

## root.piece

root-piece-warrior =
    { $n ->
        [one] warrior
       *[other] warriors
    }
root-piece-sawmill =
    { $n ->
        [one] sawmill
       *[other] sawmills
    }
root-piece-workshop =
    { $n ->
        [one] workshop
       *[other] workshops
    }
root-piece-recruiter =
    { $n ->
        [one] recruiter
       *[other] recruiters
    }
root-piece-keep =
    { $n ->
        [one] keep
       *[other] keeps
    }
root-piece-wood =
    { $n ->
        [one] wood
       *[other] wood
    }
root-piece-roost =
    { $n ->
        [one] roost
       *[other] roosts
    }
root-piece-base_fox =
    { $n ->
        [one] fox base
       *[other] fox bases
    }
root-piece-base_rabbit =
    { $n ->
        [one] rabbit base
       *[other] rabbit bases
    }
root-piece-base_mouse =
    { $n ->
        [one] mouse base
       *[other] mouse bases
    }
root-piece-sympathy =
    { $n ->
        [one] sympathy token
       *[other] sympathy tokens
    }

## root.piece_code

root-piece_code-sawmill = Sa
root-piece_code-workshop = Wo
root-piece_code-recruiter = Re
root-piece_code-keep = Ke
root-piece_code-wood = wd
root-piece_code-roost = Ro
root-piece_code-base_fox = Ba
root-piece_code-base_rabbit = Ba
root-piece_code-base_mouse = Ba
root-piece_code-sympathy = Sy

## root.leader_name

root-leader_name-builder = Builder
root-leader_name-charismatic = Charismatic
root-leader_name-commander = Commander
root-leader_name-despot = Despot

## root.leader_effect

root-leader_effect-builder = viziers in Recruit and Move; crafted items give their printed points
root-leader_effect-charismatic = viziers in Recruit and Battle; every recruit places two warriors
root-leader_effect-commander = viziers in Move and Battle; one extra hit as attacker
root-leader_effect-despot = viziers in Move and Build; a point more when a battle takes a building or token

## root.character_name

root-character_name-thief = Thief
root-character_name-tinker = Tinker
root-character_name-ranger = Ranger

## root.character_effect

root-character_effect-thief = boot, torch, tea, sword; Steal: take a random card from a player in the clearing
root-character_effect-tinker = boot, torch, bag, hammer; Day Labor: take a card of the clearing's suit from the discard pile
root-character_effect-ranger = boot, torch, crossbow, sword; Hideout: repair three items and end Daylight

## root.phase

root-phase-setup = Setup
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening

## root.column

root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build

## root.relation

root-relation-hostile = Hostile
root-relation-indifferent = Indifferent
root-relation-amiable = Amiable
root-relation-friendly = Friendly
root-relation-allied = Allied

## root.quest_name

root-quest_name-fundraising = Fundraising
root-quest_name-errand = Errand
root-quest_name-logistics_help = Logistics Help
root-quest_name-repair_a_shed = Repair a Shed
root-quest_name-give_a_speech = Give a Speech
root-quest_name-guard_duty = Guard Duty
root-quest_name-fend_off_a_bear = Fend off a Bear
root-quest_name-expel_bandits = Expel Bandits
root-quest_name-escort = Escort

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
root-card_name-smugglers_trail = Smuggler's Trail
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
root-card_name-loyal_vizier = Loyal Vizier

## root.card_effect

root-card_effect-item =
    { $item }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-card_effect-ambush = as defender deal 2 hits before the roll, or foil an ambush, where it matches the clearing
root-card_effect-dominance = from 10 points on: win at the start of Birdsong with three { $suit } clearings ruled
root-card_effect-dominance_bird = from 10 points on: win at the start of Birdsong with two opposite corners ruled
root-card_effect-favor = remove all enemy pieces from { $suit } clearings
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
root-card_effect-codebreakers = once in Daylight, look at another player's hand
root-card_effect-vizier = a bird card that stays with the Decree

## root.score

root-score-sawmill = for a sawmill
root-score-workshop = for a workshop
root-score-recruiter = for a recruiter
root-score-roosts = for roosts
root-score-sympathy = for sympathy
root-score-item = for a crafted item
root-score-explore = for exploring a ruin
root-score-ally = for aiding an ally
root-score-relationship = for a better relationship
root-score-quest = for quests
root-score-removal = for what was removed
root-score-brutal_tactics = by Brutal Tactics
root-score-stand_and_deliver = by Stand and Deliver!
root-score-royal_claim = by Royal Claim

## root.cause: what an extra hit comes from

root-cause-defenseless = the defender has no fighters there
root-cause-commander = led by the Commander
root-cause-sappers = Sappers
root-cause-brutal_tactics = Brutal Tactics

## root.reason

root-reason-points = 30 points reached
root-reason-dominance = dominance

## root.prompt

root-prompt-alliance-cut = No base is left: discard supporters down to five. Which one?
root-prompt-alliance-daylight = Daylight: craft, mobilize, train, or finish?
root-prompt-alliance-mobilize = Which card joins your supporters?
root-prompt-alliance-operation = Which military operation?
root-prompt-alliance-organize = In which clearing does a warrior turn into sympathy?
root-prompt-alliance-outrage = Outrage in { $clearing }: which matching card do you give to the Alliance's supporters?
root-prompt-alliance-recruit = At which base do you place a warrior?
root-prompt-alliance-revolt = Revolt: in which sympathetic clearing?
root-prompt-alliance-spread = Spread sympathy: to which clearing?
root-prompt-alliance-supporter = Which supporter do you spend for { $clearing }?
root-prompt-alliance-train = Which card do you spend to train an officer?
root-prompt-battle-ambush = You are attacked in { $clearing }. Do you ambush?
root-prompt-battle-effect = Battle in { $clearing }: do you use an effect?
root-prompt-battle-first = Both sides may use effects. Who goes first?
root-prompt-battle-foil = You are ambushed in { $clearing }. Do you foil it with an ambush of your own?
root-prompt-battle-loss = Which piece do you lose in { $clearing }?
root-prompt-battle-where = Whom do you battle, and where?
root-prompt-cards-better_burrow_bank = Better Burrow Bank: which enemy draws a card too?
root-prompt-cards-codebreakers = Codebreakers: whose hand do you look at?
root-prompt-cards-stand_and_deliver = Stand and Deliver! From whom do you take a card?
root-prompt-cards-tax_collector = Tax Collector: from which clearing do you remove a warrior?
root-prompt-cards-use = Do you use a card in play now?
root-prompt-craft = Craft a card, or go on?
root-prompt-craft-activate = Which crafting piece do you activate?
root-prompt-daylight = Daylight: do you use a card before you go on?
root-prompt-discard = You hold more than five cards. Which one do you discard?
root-prompt-dominance-spend = Which card do you spend to take { $card }?
root-prompt-eyrie-add = Which card do you add to the Decree, and in which column?
root-prompt-eyrie-build = Decree, Build ({ $suit }): in which clearing do you place a roost?
root-prompt-eyrie-decree-recruit = Decree, Recruit: which card is next?
root-prompt-eyrie-decree-move = Decree, Move: which card is next?
root-prompt-eyrie-decree-battle = Decree, Battle: which card is next?
root-prompt-eyrie-decree-build = Decree, Build: which card is next?
root-prompt-eyrie-leader = Which leader do you choose?
root-prompt-eyrie-new_roost = You have no roost on the map. Where do you place a new one?
root-prompt-eyrie-recruit = Decree, Recruit ({ $suit }): at which roost?
root-prompt-eyrie-start = In which corner do you start with a roost and six warriors?
root-prompt-marquise-action = Daylight: which action?
root-prompt-marquise-build = What do you build, and where?
root-prompt-marquise-extra = Which bird card do you spend for another action?
root-prompt-marquise-hospitals =
    Field Hospitals: do you spend a card to save the { $n ->
        [one] warrior
       *[other] { $n } warriors
    } lost in { $clearing }?
root-prompt-marquise-keep = In which corner do you place the keep?
root-prompt-marquise-overwork = Overwork: at which sawmill?
root-prompt-marquise-short-wood = There is too little wood for all sawmills. Where does the next one go?
root-prompt-marquise-short-warrior = There are too few warriors for all recruiters. Where does the next one go?
root-prompt-marquise-start-sawmill = Where do you place your first sawmill?
root-prompt-marquise-start-workshop = Where do you place your first workshop?
root-prompt-marquise-start-recruiter = Where do you place your first recruiter?
root-prompt-marquise-wood = From which clearing do you take wood for { $clearing }? Still to pay: { $n }.
root-prompt-move-number = How many warriors go from { $origin } to { $destination }?
root-prompt-move-where = Which way do you move?
root-prompt-spend = Which card do you spend for { $clearing }?
root-prompt-triggers-next = What is carried out first?
root-prompt-triggers-side = Whose losses take effect first?
root-prompt-vagabond-action = Daylight: which action?
root-prompt-vagabond-aid = Whom do you aid?
root-prompt-vagabond-aid_card = Which card do you give away in { $clearing }?
root-prompt-vagabond-aid_item = Which item do you exhaust for it?
root-prompt-vagabond-aid_take = Which crafted item do you take in return?
root-prompt-vagabond-capacity = You carry too much. Which item do you give up for good?
root-prompt-vagabond-character = Which character do you play?
root-prompt-vagabond-coalition = With whom do you form a coalition?
root-prompt-vagabond-day_labor = Day Labor: which card do you take from the discard pile?
root-prompt-vagabond-enlist = Do allied warriors in { $clearing } fight for you?
root-prompt-vagabond-escort = Whose warriors come along from { $origin } to { $destination }?
root-prompt-vagabond-full_removal = Everything here is removed; you damage items. Which one?
root-prompt-vagabond-hit = Hit in { $clearing }: what takes it?
root-prompt-vagabond-move = Where do you move?
root-prompt-vagabond-quest = Which quest do you complete?
root-prompt-vagabond-refresh = Which item do you refresh?
root-prompt-vagabond-repair = Which item do you repair?
root-prompt-vagabond-reward = Which reward do you take?
root-prompt-vagabond-slip = Slip into a neighbouring place, or stay?
root-prompt-vagabond-start = In which forest do you start?
root-prompt-vagabond-steal = Steal: from whom?
root-prompt-vagabond-strike = Strike: at what?

## root.option

root-option-done = done, go on
root-option-decline = no
root-option-yes = yes
root-option-no = no
root-option-battle = battle
root-option-march = march (up to two moves)
root-option-recruit = recruit
root-option-build = build
root-option-overwork = overwork (a card for one wood)
root-option-extra = spend a bird card for another action
root-option-mobilize = mobilize (a card to the supporters)
root-option-train = train (a card for an officer)
root-option-move = move
root-option-organize = organize (a warrior for sympathy)
root-option-explore = explore the ruin
root-option-aid = aid (give a card, exhaust an item)
root-option-quest = complete a quest
root-option-strike = strike with the crossbow
root-option-repair = repair an item
root-option-special = special action of your character
root-option-cards = draw two cards
root-option-points = score a point for each completed quest of this suit
root-option-ally = an allied warrior

## root.label

root-label-craft = craft { $card }: { $effect }
root-label-use = use { $card }: { $effect }
root-label-activate = activate { $card } ({ $suit }): you score no more points, and win only by ruling three { $suit } clearings at the start of your Birdsong
root-label-activate_bird = activate { $card } ({ $suit }): you score no more points, and win only by ruling two opposite corners at the start of your Birdsong
root-label-activate_coalition = activate { $card } ({ $suit }): you score no more points, and win only together with a partner
root-label-take = take { $card } ({ $suit }) into your hand, for a { $suit } card or a bird
root-label-take_bird = take { $card } ({ $suit }) into your hand, for a bird card
root-label-add = { $card } ({ $suit }) → { $column }
root-label-card = { $card } ({ $suit })
root-label-fight = { $name } in { $place }
root-label-site =
    { $what } in { $place }: { $cost } wood, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-label-order = a { $suit } card
root-label-piece_of = { $name }: { $piece }
root-label-named = { $name }: { $effect }
root-label-trigger = { $what } in { $place }

## root.trigger

root-trigger-field_hospitals = Field Hospitals
root-trigger-outrage = Outrage
root-trigger-base_lost = the lost base

## root.event

root-event-turn = Round { $round }: { $seat } began the turn.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { $seat } placed { $pieces } in { $place }.
root-event-removed = { $by } removed { $pieces } of { $owner } from { $place }.
root-event-removed-own = { $owner } took { $pieces } off { $place }.
root-event-moved = { $seat } moved { $pieces } from { $origin } to { $destination }.
root-event-pawn = { $seat } went from { $origin } to { $destination }.
root-event-pawn-start = { $seat } started in { $destination }.
root-event-battle = { $attacker } attacked { $defender } in { $clearing }.
root-event-ambushed =
    The ambush dealt { $attacker } { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
root-event-rolled =
    Dice { $dice }: the attacker rolled { $attacker ->
        [one] { $attacker } hit
       *[other] { $attacker } hits
    }, the defender { $defender }.{ $higher ->
        [defender] {" "}As defender the Alliance takes the higher die.
       *[attacker] {""}
    }{ $limited ->
        [attacker] {" "}Too few fighters there: the attacker's { $attacker_die } counts as { $attacker }.
        [defender] {" "}Too few fighters there: the defender's { $defender_die } counts as { $defender }.
        [both] {" "}Too few fighters there: { $attacker_die } counts as { $attacker }, { $defender_die } as { $defender }.
       *[nobody] {""}
    }
root-event-extra_hits =
    { $seat } deals { $number ->
        [one] an extra hit
       *[other] { $number } extra hits
    }: { $cause }.
root-event-hits = Hits: { $attacker } on the defender, { $defender } on the attacker.
root-event-scored =
    { $seat } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $why }: { $total } now.
root-event-lost_points =
    { $seat } lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $total } now.
root-event-won = { $winners } won ({ $reason }).
root-event-drew =
    { $seat } drew { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
root-event-drew-known = { $seat } drew { $cards }.
root-event-discarded = { $seat } discarded { $card }.
root-event-gave = { $seat } gave { $to } a card.
root-event-gave-known = { $seat } gave { $to } { $card }.
root-event-took = { $seat } took a card from { $victim }.
root-event-took-known = { $seat } took { $card } from { $victim }.
root-event-showed = { $seat } showed the hand to { $viewer }.
root-event-showed-known = { $seat } showed { $viewer } the hand: { $cards }.
root-event-reshuffled = The discard pile became a new deck of { $cards } cards.
root-event-crafted = { $seat } crafted { $card }.
root-event-used = { $seat } used { $card }.
root-event-dominance = { $seat } activated { $card }: from now on dominance alone wins.
root-event-took_dominance = { $seat } took the available { $card }.
root-event-coalition = { $seat } formed a coalition with { $partner }.
root-event-garrison = { $seat } garrisoned every clearing except { $opposite }.
root-event-hospitals =
    { $seat } saved { $number ->
        [one] { $number } warrior
       *[other] { $number } warriors
    } to { $place }.
root-event-spent_wood = { $seat } spent wood from { $place }.
root-event-leader = { $seat } enthroned the { $leader }.
root-event-decreed = { $seat } added { $card } to the Decree under { $column }.
root-event-turmoil =
    { $seat } fell into turmoil with { $birds ->
        [one] { $birds } bird
       *[other] { $birds } birds
    } in the Decree.
root-event-revolt = { $seat } revolted in { $place }.
root-event-officer = { $seat } gained an officer.
root-event-officers_lost =
    { $seat } lost { $number ->
        [one] { $number } officer
       *[other] { $number } officers
    }.
root-event-supporter = { $seat } gained a supporter.
root-event-supporter-known = { $seat } gained a supporter: { $card }.
root-event-supporter_discarded = { $seat } discarded the supporter { $card }.
root-event-outrage = Outrage in { $place }: { $payer } owed { $seat } a card.
root-event-outrage-shown = Outrage in { $place }: { $payer } had no matching card and showed the hand to { $seat }.
root-event-base_lost = { $seat } lost the { $suit } base.
root-event-character = { $seat } set out as the { $character }.
root-event-refreshed = { $seat } refreshed { $item }.
root-event-rested = { $seat } rested in the forest.
root-event-item_lost = { $seat } gave up { $item } for good.
root-event-damaged = { $seat } damaged { $item }.
root-event-repaired = { $seat } repaired { $item }.
root-event-exhausted = { $seat } exhausted { $item }.
root-event-gained_item = { $seat } gained { $item }.
root-event-activated = { $seat } used the { $piece } in { $place } for it.
root-event-explored = { $seat } explored the ruin in { $place } and found { $item }.
root-event-aided = { $seat } aided { $other } and exhausted { $item }.
root-event-took_item = { $seat } took { $item } from { $other }.
root-event-quest = { $seat } completed the quest { $quest }.
root-event-new_quest = A new quest lies open: { $quest }.
root-event-day_labor = { $seat } took { $card } from the discard pile.
root-event-relation = { $other } is now { $relation } towards { $seat }.

## root.why

root-why-cannot-pay = Your crafting pieces cannot pay for it: for each symbol of its cost you need one in a clearing of that suit, unused this turn.
root-why-cannot-place = You cannot place pieces there.
root-why-coalition-players = A coalition needs four players or more.
root-why-duplicate = A card of that name is already in play before you.
root-why-has-roost = There is a roost already.
root-why-must-rule = You rule neither where the warriors are nor where they would go.
root-why-no-actions = You have no action left.
root-why-no-aid = For Aid you need a matching card, an item to exhaust, and somebody's pieces in your clearing.
root-why-no-base = You have no base on the map, or no warrior left.
root-why-no-base-card = You hold no card that matches a base on the map.
root-why-no-battle = There is nobody you could battle, or nothing to battle with.
root-why-no-bird = You hold no bird card.
root-why-no-boots = You have too few boots to exhaust.
root-why-no-building = No clearing you rule has an open slot and enough connected wood.
root-why-no-corner = It is not a corner of the map.
root-why-no-defender = That faction has no piece there.
root-why-no-enemy = That is no enemy of yours.
root-why-no-explore = You need a torch and a ruin in your clearing.
root-why-no-fighters = You have no warrior or pawn there.
root-why-no-forest = Forests can only be entered by slipping, in Birdsong.
root-why-no-item = No such item is left in the supply.
root-why-no-labor = No card in the discard pile matches your clearing.
root-why-no-match = The clearing does not match the suit of that card.
root-why-no-matching-card = You hold no card of a matching suit.
root-why-no-move = No warriors of yours can move anywhere.
root-why-no-organize = You have no warriors in a clearing without sympathy, or no token left.
root-why-no-overwork = You need a card that matches a clearing with a sawmill, and wood in the supply.
root-why-no-partner = Nobody can be your partner: all others have left the score track or are in a coalition.
root-why-no-quest = No quest fits your clearing and your items.
root-why-no-quest-items = You do not have both items of that quest ready.
root-why-no-repair = You need a hammer and a damaged item.
root-why-no-revolt-site = It is not sympathetic, or the base of that suit is already on the map.
root-why-no-roost = You have no roost there.
root-why-no-slot = There is no open slot.
root-why-no-strike = You need a crossbow and an enemy in your clearing.
root-why-no-torch = You have no torch to exhaust.
root-why-no-victim = Nobody with a card in hand has pieces in your clearing.
root-why-no-warriors = You have no warriors there.
root-why-no-wood = There is too little wood in the clearings connected to it.
root-why-none-left = None of these is left.
root-why-not-adjacent = No path links the two.
root-why-not-asked = The question open now is not about that.
root-why-not-near-keep = It is neither the clearing of the keep nor next to it.
root-why-not-next-to-sympathy = It is not next to a sympathetic clearing.
root-why-not-ruled = You do not rule it.
root-why-nothing-to-place = You have nothing left to place, or nowhere to place it.
root-why-once-per-turn = That can be done once a turn.
root-why-one-bird = Only one bird card may be added in a turn.
root-why-other-corner = It is taken, or not opposite a corner that is taken.
root-why-quest-suit = That quest is of another suit than your clearing.
root-why-second-dominance = Your marker has left the score track: no second dominance card, no second coalition.
root-why-sympathetic = It is sympathetic already.
root-why-ten-points = You need ten points first.
root-why-too-few-supporters = You have too few matching supporters.
