### The Vagabond: all its words.

## root.say

root-say-no_character = no character yet
root-say-items = items
root-say-relations = relationships
root-say-quests = quests
root-say-completed = completed quests
root-say-quest_needs = { $quest } ({ $suit }): { $items }

## root.faction

root-faction-vagabond = Vagabond
    .the = the Vagabond

## root.short

root-short-vagabond = Vagabond
    .the = the Vagabond
    .of = the Vagabond’s

## root.about

root-about-vagabond = a lone wanderer with a satchel of items, quests and friendships

## root.item_state

root-item_state-ready = { $item }
    .a = { FORM($item, "a") }
root-item_state-exhausted = { $item } (exhausted)
    .a = { FORM($item, "a") } (exhausted)
root-item_state-damaged = { $item } (damaged)
    .a = { FORM($item, "a") } (damaged)
root-item_state-worn = { $item } (damaged, exhausted)
    .a = { FORM($item, "a") } (damaged, exhausted)

## root.character_name

root-character_name-thief = Thief
root-character_name-tinker = Tinker
root-character_name-ranger = Ranger

## root.character_effect

root-character_effect-thief = boot, torch, tea, sword; Steal: take a random card from a player in the clearing
root-character_effect-tinker = boot, torch, bag, hammer; Day Labor: take a card of the clearing’s suit from the discard pile
root-character_effect-ranger = boot, torch, crossbow, sword; Hideout: repair three items and end Daylight

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

## root.score

root-score-explore = for exploring a ruin
root-score-ally = for aiding an ally
root-score-relationship = for a better relationship
root-score-quest = for quests
root-score-infamy = for infamy

## root.source: what points came from, in a table

root-source-explore = Explored ruins
root-source-ally = Aid for allies
root-source-relationship = Relationships
root-source-quest = Quests
root-source-infamy = Infamy

## root.prompt

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

root-label-activate_coalition = activate { $card } ({ $suit }): you score no more points, and win only together with a partner

## root.event

root-event-pawn = { FORM($seat, "the") } went from { $origin } to { $destination }.
root-event-pawn-start = { FORM($seat, "the") } started in { $destination }.
root-event-coalition = { FORM($seat, "the") } formed a coalition with { FORM($partner, "the") }.
root-event-character = { FORM($seat, "the") } set out as the { $character }.
root-event-refreshed = { FORM($seat, "the") } refreshed { FORM($item, "a") }.
root-event-rested = { FORM($seat, "the") } rested in the forest.
root-event-item_lost = { FORM($seat, "the") } gave up { FORM($item, "a") } for good.
root-event-damaged = { FORM($seat, "the") } damaged { FORM($item, "a") }.
root-event-repaired = { FORM($seat, "the") } repaired { FORM($item, "a") }.
root-event-exhausted = { FORM($seat, "the") } exhausted { FORM($item, "a") }.
root-event-explored = { FORM($seat, "the") } explored the ruin in { $place } and found { FORM($item, "a") }.
root-event-aided = { FORM($seat, "the") } aided { FORM($other, "the") }.
root-event-took_item = { FORM($seat, "the") } took { FORM($item, "a") } from { FORM($other, "the") }.
root-event-quest = { FORM($seat, "the") } completed the quest { $quest }.
root-event-new_quest = A new quest lies open: { $quest }.
root-event-day_labor = { FORM($seat, "the") } took { $card } from the discard pile.
root-event-relation = { FORM($other, "the") } is now { $relation } towards { FORM($seat, "the") }.

## root.why

root-why-no-aid = For Aid you need a matching card, an item to exhaust, and somebody’s pieces in your clearing.
root-why-no-boots = You have too few boots to exhaust.
root-why-no-explore = You need a torch and a ruin in your clearing.
root-why-no-item = No such item is left in the supply.
root-why-no-labor = No card in the discard pile is a bird or matches your clearing.
root-why-no-partner = Nobody can be your partner: all others have left the score track or are in a coalition.
root-why-no-quest = No quest fits your clearing and your items.
root-why-no-quest-items = You do not have both items of that quest ready.
root-why-no-repair = You need a hammer and a damaged item.
root-why-no-strike = You need a crossbow and an enemy in your clearing.
root-why-no-torch = You have no torch to exhaust.
root-why-no-victim = Nobody with a card in hand has pieces in your clearing.
root-why-quest-suit = That quest is of another suit than your clearing.

## root.button

root-button-explore = Explore
root-button-aid = Aid
root-button-quest = Quest
root-button-strike = Strike
root-button-repair = Repair
root-button-special = Special action
root-button-special_thief = Steal
root-button-special_tinker = Day Labor
root-button-special_ranger = Hideout
root-button-character-thief = Thief: steals cards
root-button-character-tinker = Tinker: takes discards
root-button-character-ranger = Ranger: mends his items
root-button-cards = Two cards
root-button-points = Points
root-button-ally = Allied warrior
root-button-stay = Stay
root-button-let_go = Let them go
root-button-alone = Alone
root-button-take_nothing = Take nothing

## root.tell

root-tell-pawn = pawn
root-tell-satchel = Satchel and damaged items: { $n }, at most { $limit }
root-tell-relation_to = relationship with { FORM($name, "the") }
root-tell-relation = { $relation }, { $aids }
root-tell-tiles = { $n } × { $item }
root-tell-tiles-track = { $n } × { $item }, { $track }
root-tell-aids =
    { $n ->
        [one] aided once this turn
       *[other] aided { $n } times this turn
    }
root-tell-quest = quest
root-tell-quests_left = quests in the deck: { $n }

## root.thing

root-thing-pawn = Pawn
root-thing-exhausted = Exhausted items
root-thing-damaged = Damaged items
root-thing-satchel = Satchel
root-thing-relations = Relationships
root-thing-quests = Quests
root-thing-completed = Completed quests
root-thing-coalition = Coalition

## root.seat

root-seat-items-ready = items ready
root-seat-coalition = coalition
root-seat-how-vagabond = Scores for friendships, quests, explored ruins, and for the pieces of his foes.
root-seat-birdsong-vagabond = Refresh items, then slip to a neighbouring place.
root-seat-daylight-vagabond = Exhaust items to act: move, battle, explore, aid, quest, strike, repair, craft, special action.
root-seat-evening-vagabond = In a forest, mend everything. Draw, keep five cards, check the satchel.
root-seat-character = Character
root-seat-tracks = Item tracks
root-seat-track-tea =
    { $n ->
        [one] each refreshes { $n } more item
       *[other] each refreshes { $n } more items
    }
root-seat-track-coins =
    { $n ->
        [one] each draws { $n } more card
       *[other] each draws { $n } more cards
    }
root-seat-track-bag =
    { $n ->
        [one] each lets him carry { $n } more item
       *[other] each lets him carry { $n } more items
    }
root-seat-satchel = Satchel
root-seat-satchel-hint = pale ones are exhausted
root-seat-damaged = Damaged
root-seat-capacity =
    { $n } of { $limit ->
        [one] { $limit } item
       *[other] { $limit } items
    } in satchel and damaged box
root-seat-relations = Relationships
root-seat-relations-hint = Pieces of hostile factions give a point each in his battles.
root-seat-step = { $aids }× aid: +{ $points }
root-seat-aids = aids given this turn
root-seat-quests = Quests
root-seat-quests-none = no quest lies open
root-seat-quests-done = Completed:
root-seat-quests-deck = { $n } in the deck

## root.fight

root-fight-hostile = { FORM($name, "The") } turns hostile

## root.setup

root-setup-does-vagabond = Wanders alone with a satchel of items, helps, explores and fights. His task: make the right friends, and foes.
root-setup-hard-vagabond = many choices, few pieces

## root.coach

root-coach-vagabond-birdsong = Three exhausted items wake up, and two more for each tea on its track. Then you may slip one step for free: the only way into a forest.
root-coach-vagabond-daylight = Every action exhausts items, so plan the whole walk first. Explore ruins early: more items mean more of everything.
root-coach-vagabond-evening = In a forest all your damaged items are repaired. Then you draw a card, one more for each item of coins on its track, and check what you can carry.
root-coach-vagabond-action = At a ruin, explore; beside others with a matching card, aid; with two fitting items, do a quest. Keep a boot to leave bad company.
root-coach-vagabond-aid = Aid somebody who has a crafted item you want, or with whom this aid completes the next step of friendship. Steps take one, two, then three aids within a turn.
root-coach-vagabond-aid_card = The card goes to that player’s hand. Give something harmless rather than an ambush.
root-coach-vagabond-aid_item = Any ready item will do. Exhaust the one you need least this turn.
root-coach-vagabond-aid_take = A new item is often worth more than the card you gave. Swords, boots and tea are never too many.
root-coach-vagabond-capacity = What you give up is gone for good. Let damaged or doubled items go first; bags on their track let you carry more.
root-coach-vagabond-character = The Ranger fights best and can mend three items, the Thief takes cards, the Tinker crafts and repairs. For a first game the Ranger forgives most.
root-coach-vagabond-coalition = You leave the score track and win only if your partner does. It is a way out when you are far behind.
root-coach-vagabond-day_labor = Take what you can use at once: a card to craft here, to give as aid, or a bird, which fits everywhere.
root-coach-vagabond-enlist = Their warriors raise the hits you can roll and can take hits for you. Let them take more than your items do, and their faction turns Hostile.
root-coach-vagabond-escort = Allied warriors follow you even without being asked. Bring them if you want to fight beside them there.
root-coach-vagabond-full_removal = You stay, but three of your items are damaged. Choose what you can do without until you rest or repair.
root-coach-vagabond-hit = Damage what you need least; exhausted items will do. Spare a sword: without an undamaged one you roll no hits and are defenseless.
root-coach-vagabond-move = A step costs a boot, two where Hostile warriors stand. Go where a ruin, a quest of that suit or somebody to aid is waiting.
root-coach-vagabond-quest = Both items are exhausted. Quests of one suit add up: taken as points, the first gives one, the second two, the third three.
root-coach-vagabond-refresh = Wake what today needs: boots to travel, and the items your next ruin, quest or fight asks for.
root-coach-vagabond-repair = Repair what earns points: swords, boots and torches first. It comes back as it lay, exhausted if it was exhausted.
root-coach-vagabond-reward = Early on two cards are worth more; once you have several quests of this suit, take the points.
root-coach-vagabond-slip = One free step, even into a forest or a Hostile clearing. Go towards a ruin or a quest; spend the night in a forest if much is damaged.
root-coach-vagabond-start = Start in a forest beside a ruin: exploring it will be your first point and your first new item.
root-coach-vagabond-steal = You get a card at random. Take it from the player in the lead, or from whoever holds the most.
root-coach-vagabond-strike = No dice: the piece is gone. A warrior makes its faction Hostile; a building or token nobody guards is a point and breaks no friendship.

## root.explain

root-explain-vagabond = A single pawn with items instead of warriors. He never rules, but may move whoever rules.
    .law = root 9.2.3
root-explain-pawn = The Vagabond himself: no warrior, does not count for rule, and cannot be removed.
    .law = root 9.2.2
root-explain-thief = Starts with boot, torch, tea and sword. Steal: a torch takes a random card from a player in the clearing.
    .law = root D.1
root-explain-tinker = Starts with boot, torch, bag and hammer. Day Labor: a torch takes a card of the clearing’s suit, or a bird, from the discard pile.
    .law = root D.2
root-explain-ranger = Starts with boot, torch, crossbow and sword. Hideout: a torch repairs three items and ends Daylight.
    .law = root D.3
root-explain-exhausted = Turned face down: used already, until it is refreshed.
    .law = root 9.5
root-explain-damaged = Every hit damages an item, which is useless until repaired by a hammer or a night in the forest.
    .law = root 9.2.7
root-explain-satchel = Holds six items, and two more per bag on its track; damaged ones count, items on tracks do not. What is too much in the Evening is lost for good.
    .law = root 9.6.4
root-explain-relations = How other factions stand to the Vagabond. Aid improves it and scores; removing a warrior makes a faction Hostile.
    .law = root 9.2.9
root-explain-indifferent = The beginning. One aid within a turn makes this faction Amiable, for one point.
    .law = root 9.2.9
root-explain-amiable = Two aids within a turn make this faction Friendly, for two points.
    .law = root 9.2.9.I
root-explain-friendly = Three aids within a turn make this faction Allied, for two points.
    .law = root 9.2.9.I
root-explain-allied = Every aid to an ally scores two points, and allied warriors move and attack with the Vagabond.
    .law = root 9.2.9.II
root-explain-hostile = Its warriors cost a boot more to enter. In battles in his own turn the Vagabond scores a point for each of its pieces he removes.
    .law = root 9.2.9.III
root-explain-quests = In a clearing of its suit the Vagabond exhausts the two items shown. The reward: two cards, or a point for each quest of that suit done so far.
    .law = root 9.5.5
root-explain-completed = Quests done. Each makes the next of its suit worth a point more.
    .law = root 9.5.5
root-explain-coalition = With four or more players the Vagabond may activate a dominance card to leave the score track and win together with a partner, whoever has the fewest points.
    .law = root 9.2.8

## Advice, actions, warnings and losses

root-advice-items =
    { $way ->
        [gain] More items, or more of them ready.
       *[cost] It uses or costs items.
    }
root-advice-friends =
    { $way ->
        [gain] It brings you closer to a faction.
       *[cost] A friendship suffers.
    }
root-advice-quests =
    { $way ->
        [gain] A quest comes within reach.
       *[cost] A quest moves further away.
    }
root-advice-ruins =
    { $way ->
        [gain] You come closer to a ruin: an item and a point.
       *[cost] You move away from the ruins.
    }
root-does-vagabond-move = Exhausts a boot, and one more to enter a clearing with hostile warriors.
root-does-vagabond-battle = Exhausts a sword. You fight in your clearing, with at most as many rolled hits as you have undamaged swords.
root-does-vagabond-explore = Exhausts a torch. You take an item from the ruin here and score a point.
root-does-vagabond-aid = Exhausts an item and gives away a card matching this clearing. You may take one of their items, and friendship grows.
root-does-vagabond-quest = Exhausts the two items of a quest in a clearing of its suit. You draw two cards, or score for all your quests of that suit.
root-does-vagabond-strike = Exhausts a crossbow. You remove a warrior here; where there is none, a building or token.
root-does-vagabond-repair = Exhausts a hammer. You repair a damaged item.
root-does-vagabond-special = Exhausts a torch. You use the special action of your character.
root-warn-defenseless = No undamaged sword is left: you are defenseless in battle.
root-loss-damaged = You had to damage an item: { $item }.
