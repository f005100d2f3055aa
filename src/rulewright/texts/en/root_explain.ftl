### Root: what a thing is for, told to whoever points at it; `.law` is the paragraph behind it.

## Factions

root-explain-marquise = Occupies the woodland and scores by building; wood from her sawmills pays for it. Her warriors can return through field hospitals as long as the keep stands.
    .law = root 6.1
root-explain-eyrie = Scores every Evening for its roosts and must obey its Decree. It rules a clearing even when tied, as long as it has a piece there.
    .law = root 7.2.2
root-explain-alliance = Scores by placing sympathy, paid with supporters. When it is attacked it deals the higher die, and the attacker the lower.
    .law = root 8.2.2
root-explain-vagabond = A single pawn with items instead of warriors. He never rules, but may move whoever rules.
    .law = root 9.2.3

## Turn

root-explain-birdsong = The first phase of a turn, in which most factions gather what they need.
    .law = root 1.4.1
root-explain-daylight = The second phase of a turn: crafting and most actions.
    .law = root 1.4.1
root-explain-evening = The last phase of a turn: cards are drawn and a hand of more than five is cut to five.
    .law = root 1.4.1
root-explain-points = Whoever first has 30 victory points wins at once. Every enemy building or token you remove gives one.
    .law = root 3.1

## Map

root-explain-clearing = A place on the map with a suit and building slots, joined to others by paths.
    .law = root 2.2
root-explain-path = Joins two clearings and makes them adjacent: one move leads along one path.
    .law = root 2.2.1
root-explain-slot = Room for one building. Where no slot is open, nothing can be built.
    .law = root 2.2.3
root-explain-ruler = Whoever has the most warriors and buildings together in a clearing rules it; tokens and the pawn do not count. With a tie nobody rules, except the Eyrie.
    .law = root 2.5
root-explain-ruin = Fills a slot until it is explored. The Vagabond finds an item under it and a point, and the slot becomes free.
    .law = root 2.2.4
root-explain-forest = An area between paths. Only the Vagabond can be here; he comes in by slipping, and rests here in the Evening.
    .law = root 2.4
root-explain-river = Links clearings, but is no path: in the base game nobody travels along it.
    .law = root 2.3

## Suits

root-explain-bird = Birds are wild: a bird card stands for any suit. Where a bird is asked for, nothing else will do.
    .law = root 2.1.1
root-explain-fox = Fox cards match fox clearings.
    .law = root 2.2.2
root-explain-rabbit = Rabbit cards match rabbit clearings.
    .law = root 2.2.2
root-explain-mouse = Mouse cards match mouse clearings.
    .law = root 2.2.2
root-explain-any = A crafting piece of any suit pays this part of the cost.
    .law = root 4.1.1

## Pieces

root-explain-warrior = Moves, fights and counts for rule. In battle a side rolls at most as many hits as it has warriors there.
    .law = root G.1.34
root-explain-pawn = The Vagabond himself: no warrior, does not count for rule, and cannot be removed.
    .law = root 9.2.2
root-explain-building = Stands in a slot and counts for rule. Removing an enemy's gives a point.
    .law = root G.1.3
root-explain-token = Needs no slot and does not count for rule. Removing an enemy's gives a point.
    .law = root G.1.32
root-explain-sawmill = Brings the Marquise one wood every Birdsong, in its clearing.
    .law = root 6.4
root-explain-workshop = The Marquise crafts with it: one symbol of its clearing's suit each turn.
    .law = root 6.2.1
root-explain-recruiter = Brings a warrior when the Marquise recruits, once a turn. The third and the fifth on the map let her draw a card more.
    .law = root 6.5.3
root-explain-keep = Nobody but the Marquise can place pieces in its clearing. Field hospitals bring her warriors back here; once removed it is gone for good.
    .law = root 6.2.2
root-explain-wood = Pays for the Marquise's buildings, wherever it is connected through clearings she rules.
    .law = root 6.5.4.II
root-explain-roost = Home of the Eyrie: it recruits and crafts, and the more roosts on the map, the more points every Evening.
    .law = root 7.6.1
root-explain-base_fox = Base of the Alliance from a revolt in a fox clearing: it lets fox cards train officers and draws a card more. If it falls, fox and bird supporters and half the officers are lost.
    .law = root 8.2.4
root-explain-base_rabbit = Base of the Alliance from a revolt in a rabbit clearing: it lets rabbit cards train officers and draws a card more. If it falls, rabbit and bird supporters and half the officers are lost.
    .law = root 8.2.4
root-explain-base_mouse = Base of the Alliance from a revolt in a mouse clearing: it lets mouse cards train officers and draws a card more. If it falls, mouse and bird supporters and half the officers are lost.
    .law = root 8.2.4
root-explain-sympathy = Makes the clearing sympathetic. Others who march in with warriors or remove it owe the Alliance a card: Outrage.
    .law = root 8.2.6

## Cards

root-explain-deck = The shared deck. When it is empty, the discard pile is shuffled into a new one at once.
    .law = root 2.1
root-explain-discard = Cards that were spent or discarded, open to everybody.
    .law = root 1.2.2
root-explain-hand = Your cards: only you see them, everybody sees how many. At the end of your turn you keep five at most.
    .law = root 1.2.1
root-explain-cost = The suits of the crafting pieces you must activate to craft this card; each piece works once a turn.
    .law = root 4.1.1
root-explain-in_play = Crafted cards with a lasting effect. Nobody can have two of the same.
    .law = root 4.1.3
root-explain-craft_item = Crafted, the item comes to your board and its points score at once; the card is discarded.
    .law = root 4.1.2
root-explain-craft_once = Crafted, it takes effect at once and is discarded.
    .law = root 4.1.2
root-explain-craft_lasting = Crafted, it stays in play before you and keeps its effect. Nobody can have two cards of the same name in play.
    .law = root 4.1.3
root-explain-ambush = As defender, play it where it matches: two hits before the dice. An attacker can foil it with a matching ambush.
    .law = root 4.3.1
root-explain-ambush_card = It matches in clearings of its suit, a bird in all of them. The attacker can foil it with a matching ambush.
    .law = root 4.3.1
root-explain-dominance = With ten points or more you may activate it: you score no more and win by ruling what it asks for. It replaces victory by points for good.
    .law = root 3.3.1
root-explain-dominance_card = Activated in Daylight, it takes your marker off the score track for good: you score no more points, and nothing else wins for you.
    .law = root 3.3.1
root-explain-available = Dominance cards beside the map. In Daylight you can take one for a card of the same suit.
    .law = root 3.3.4
root-explain-item_supply = Items that can still be crafted. What is gone from here cannot be crafted any more.
    .law = root 4.1.2
root-explain-crafted = Items this player has crafted. The Vagabond may take one when he aids.
    .law = root 4.1.2

## Marquise de Cat

root-explain-building_track = The Marquise's buildings still to come, left first: above their cost in wood, below the points. The more of a kind stand, the more the next one scores.
    .law = root 6.5.4.III
root-explain-actions = The Marquise has three actions, and one more for each bird card she spends.
    .law = root 6.5
root-explain-hospitals = When Marquise warriors are removed, one card matching the clearing brings them all to the keep.
    .law = root 6.2.3

## Eyrie Dynasties

root-explain-decree = What the Eyrie must do every turn, column by column from the left. Every card demands one action in a clearing of its suit.
    .law = root 7.5.2
root-explain-column-recruit = Each card here: place a warrior at a roost in a clearing of its suit.
    .law = root 7.5.2.I
root-explain-column-move = Each card here: move at least one warrior out of a clearing of its suit.
    .law = root 7.5.2.II
root-explain-column-battle = Each card here: start a battle in a clearing of its suit.
    .law = root 7.5.2.III
root-explain-column-build = Each card here: build a roost in a ruled clearing of its suit that has an open slot and no roost.
    .law = root 7.5.2.IV
root-explain-vizier = A bird card that belongs to the Decree. It survives turmoil, moves to the new leader's column, and counts as a bird when points are lost.
    .law = root 7.3.4
root-explain-turmoil = If a card of the Decree cannot be carried out: a point is lost for each bird in it, the Decree is cleared, the leader falls, and Evening begins.
    .law = root 7.7
root-explain-roost_track = Roosts still to come, left first. Every Evening the rightmost uncovered space scores.
    .law = root 7.6.1
root-explain-builder = Viziers in Recruit and Move. Crafted items give their printed points instead of one.
    .law = root 7.8.1
root-explain-charismatic = Viziers in Recruit and Battle. Every recruit must place two warriors.
    .law = root 7.8.2
root-explain-commander = Viziers in Move and Battle. As attacker the Eyrie deal one extra hit.
    .law = root 7.8.3
root-explain-despot = Viziers in Move and Build. A battle that removes an enemy building or token gives one more point.
    .law = root 7.8.4

## Woodland Alliance

root-explain-supporters = Face-down cards that pay for revolts and sympathy, each only for its suit. Without a base there can be five at most.
    .law = root 8.2.3
root-explain-officers = Each officer gives the Alliance one operation every Evening: move, battle, recruit or organize.
    .law = root 8.6.1
root-explain-sympathy_track = Sympathy still to come, left first: above what it costs in supporters, below its points.
    .law = root 8.4.2.III
root-explain-outrage = Whoever else removes sympathy or moves warriors into a sympathetic clearing gives the Alliance a matching card. Without one they show their hand, and the Alliance takes a card from the deck.
    .law = root 8.2.6

## Vagabond

root-explain-thief = Starts with boot, torch, tea and sword. Steal: a torch takes a random card from a player in the clearing.
    .law = root D.1
root-explain-tinker = Starts with boot, torch, bag and hammer. Day Labor: a torch takes a card of the clearing's suit, or a bird, from the discard pile.
    .law = root D.2
root-explain-ranger = Starts with boot, torch, crossbow and sword. Hideout: a torch repairs three items and ends Daylight.
    .law = root D.3
root-explain-boot = Exhaust it to move; one more where Hostile warriors stand.
    .law = root 9.5.1
root-explain-bag = Face up on its track it lets the Vagabond carry two items more.
    .law = root 9.6.4
root-explain-crossbow = Exhaust it to strike: an enemy warrior here is removed, without dice.
    .law = root 9.5.6
root-explain-hammer = Exhaust it to repair an item, or hammers to craft a card with the suit of the clearing.
    .law = root 9.5.7
root-explain-sword = Exhaust it to battle. Undamaged swords, exhausted or not, are the most hits the Vagabond can roll.
    .law = root 9.5.2
root-explain-tea = Face up on its track at the start of Birdsong it refreshes two items more.
    .law = root 9.4.1
root-explain-coins = Face up on their track they draw a card more in the Evening.
    .law = root 9.6.2
root-explain-torch = Exhaust it to explore a ruin, or for the special action of the character.
    .law = root 9.5.3
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
