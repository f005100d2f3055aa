### Exiles & Partisans: all the words of the deck that the standard deck does not have.

## root.card_name

root-card_name-saboteurs = Saboteurs
root-card_name-soup_kitchens = Soup Kitchens
root-card_name-boat_builders = Boat Builders
root-card_name-corvid_planners = Corvid Planners
root-card_name-eyrie_emigre = Eyrie Émigré
root-card_name-fox_partisans = Fox Partisans
root-card_name-propaganda_bureau = Propaganda Bureau
root-card_name-false_orders = False Orders
root-card_name-informants = Informants
root-card_name-rabbit_partisans = Rabbit Partisans
root-card_name-tunnels = Tunnels
root-card_name-charm_offensive = Charm Offensive
root-card_name-swap_meet = Swap Meet
root-card_name-coffin_makers = Coffin Makers
root-card_name-mouse_partisans = Mouse Partisans
root-card_name-league_of_adventurous_mice = League of Adventurous Mice
root-card_name-murine_broker = Murine Broker
root-card_name-master_engravers = Master Engravers

## root.card_effect

root-card_effect-saboteurs = at the start of Birdsong, discard it and a crafted card of an enemy
root-card_effect-soup_kitchens = each of your tokens counts as two for rule
root-card_effect-boat_builders = rivers are paths for your moves
root-card_effect-corvid_planners = your moves need no rule
root-card_effect-eyrie_emigre = at the end of Birdsong, move and battle there; if you cannot, discard it
root-card_effect-fox_partisans = battle in a fox clearing: an extra hit; then discard all your cards but foxes
root-card_effect-propaganda_bureau = once in Daylight, spend a card to replace an enemy warrior in a matching clearing
root-card_effect-false_orders = in Birdsong, discard it to move half of an enemy’s warriors out of a clearing
root-card_effect-informants = in Evening, take an ambush from the discard pile instead of drawing
root-card_effect-rabbit_partisans = battle in a rabbit clearing: an extra hit; then discard all your cards but rabbits
root-card_effect-tunnels = clearings with your crafting pieces are adjacent to each other for you
root-card_effect-charm_offensive = at the start of Evening, draw a card; another player scores a point
root-card_effect-swap_meet = once in Birdsong, take a random card from a player and give one back
root-card_effect-coffin_makers = removed warriors lie here; at the start of your Birdsong five are a point
root-card_effect-mouse_partisans = battle in a mouse clearing: an extra hit; then discard all your cards but mice
root-card_effect-league_of_adventurous_mice = once in Daylight, exhaust a crafted item to move or to battle
root-card_effect-murine_broker = draw a card whenever another player crafts an item
root-card_effect-master_engravers = each item you craft scores a point more

## root.score

root-score-charm_offensive = by “Charm Offensive”
root-score-coffin_makers = by “Coffin Makers”
root-score-master_engravers = by “Master Engravers”

## root.cause

root-cause-fox_partisans = Fox Partisans
root-cause-rabbit_partisans = Rabbit Partisans
root-cause-mouse_partisans = Mouse Partisans

## root.prompt

root-prompt-cards-charm_offensive = Charm Offensive: who scores a point?
root-prompt-cards-eyrie_emigre = Eyrie Émigré: you must move and battle there. Where to?
root-prompt-cards-false_orders = False Orders: whose warriors do you send away, and from where?
root-prompt-cards-false_orders-way = False Orders: where do { FORM($seat, "of") } warriors go from { $clearing }?
root-prompt-cards-informants = Informants: which ambush card do you take?
root-prompt-cards-league = The League sets out: a move or a battle?
root-prompt-cards-league_item = League of Adventurous Mice: which item do you exhaust?
root-prompt-cards-propaganda_bureau = Propaganda Bureau: which enemy warrior comes over to you?
root-prompt-cards-saboteurs = Saboteurs: which card is discarded with them?
root-prompt-cards-swap_meet = Swap Meet: with whom do you swap?
root-prompt-cards-swap_meet-give = Swap Meet: which card do you give { FORM($seat, "the") }?

## root.event

root-event-salvaged = { FORM($seat, "the") } took { $card } from the discard pile.
root-event-purged = { FORM($seat, "the") } discarded for the partisans: { $cards }.
root-event-purged-nothing = { FORM($seat, "the") } had nothing to discard for the partisans.
root-event-aside = { $card }: { $pieces } of { FORM($owner, "the") } lie there now.
root-event-sent_home = { $card }: { $pieces } went home to their supplies.

## root.why

root-why-nobody-there = The move must end where you can battle somebody.

## root.say

root-say-aside = { $pieces } on a card in play
root-say-lying = On { $card } lie { $lying }
root-say-warriors_of = { $pieces } of { FORM($name, "the") }

## root.setup

root-setup-deck-exiles = Exiles & Partisans
root-setup-deck-about-exiles = Other lasting effects, many of them at work in everybody’s turn. For those who know the standard deck.

## root.coach

root-coach-cards-charm_offensive = The point is the price of the card: give it to whoever is furthest behind.
root-coach-cards-eyrie_emigre = Nobody asks whether. Go where you are more and where buildings or tokens stand: each you remove is a point.
root-coach-cards-false_orders = Send away whoever guards buildings, or whoever rules a clearing that you need.
root-coach-cards-false_orders-way = Send them where they are of least use, or where they cause Outrage: they pay for it, not you.
root-coach-cards-informants = You give up your whole draw for it: worth it when you draw one card, hardly when you draw three. Everybody sees which ambush you take.
root-coach-cards-league = It comes on top of your other actions: do what they are too few for.
root-coach-cards-league_item = An exhausted item stays face down for good. Its points are yours in any case, so exhaust whichever you like.
root-coach-cards-propaganda_bureau = One warrior less there, one more here: choose where that decides who rules.
root-coach-cards-saboteurs = Take the card that helps the leader most, turn by turn.
root-coach-cards-swap_meet = Swap with whoever holds many cards, or plays for what you could use.
root-coach-cards-swap_meet-give = Give what helps them least. You may give back the card you took.

## root.explain

root-explain-saboteurs = An active dominance card was not crafted and stays; so do cards of a coalition partner.
    .law = root 4.1.3
root-explain-soup_kitchens = Sympathy, wood and the keep then rule like warriors. Tokens still defend nothing in battle.
    .law = root 2.5
root-explain-boat_builders = Only your own moves may follow a river, a pawn’s slip too; nothing else becomes adjacent by it.
    .law = root 2.3
root-explain-corvid_planners = Paths are still needed, and others must rule as before when they move.
    .law = root 4.2.1
root-explain-eyrie_emigre = Nobody asks whether: if some move leads to where an enemy has a piece, you must take one and battle there.
    .law = root 4.1.3
root-explain-fox_partisans = As attacker or defender, once a battle. Birds go as well; a hand of foxes costs nothing.
    .law = root 4.3.3.I
root-explain-propaganda_bureau = The card must match the clearing. Your warrior comes from the supply, and must be allowed to be placed there.
    .law = root G.1.21
root-explain-false_orders = Half is rounded up, and rule does not matter. The move is the enemy’s own: whatever it causes, they pay for.
    .law = root 4.2
root-explain-informants = It takes the place of the whole draw, bonuses too. Everybody sees which card it is; Lost Souls are not in the discard pile.
    .law = root 2.1.2
root-explain-rabbit_partisans = As attacker or defender, once a battle. Birds go as well; a hand of rabbits costs nothing.
    .law = root 4.3.3.I
root-explain-tunnels = They are so for every rule, but for nobody else. Hammers are in no two clearings: a Vagabond has nothing to dig between.
    .law = root 2.2.1
root-explain-charm_offensive = The card comes first, then you say who scores. It may be somebody without a marker on the track.
    .law = root 3.1
root-explain-swap_meet = Only both of you learn the cards. The one you took may be given back.
    .law = root 1.2.1
root-explain-coffin_makers = Of all players, yours too; not those that are replaced, saved by hospitals or avenged. Then all go home, without a point if the card is discarded.
    .law = root G.1.22
root-explain-mouse_partisans = As attacker or defender, once a battle. Birds go as well; a hand of mice costs nothing.
    .law = root 4.3.3.I
root-explain-league_of_adventurous_mice = The item stays face down for good, unless a Vagabond takes it. A Vagabond keeps his items elsewhere and cannot use it.
    .law = root 4.1.3
root-explain-murine_broker = In anybody’s turn, at once. Items that are found or taken do not count.
    .law = root 4.1.2
root-explain-master_engravers = Also for those who score no more than one point for an item.
    .law = root 3.2.2
