### Root: what a thing is for, told to whoever points at it; `.law` is the paragraph behind it.

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
root-explain-building = Stands in a slot and counts for rule. Removing an enemy’s gives a point.
    .law = root G.1.3
root-explain-token = Needs no slot and does not count for rule. Removing an enemy’s gives a point.
    .law = root G.1.32

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

## Vagabond

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
