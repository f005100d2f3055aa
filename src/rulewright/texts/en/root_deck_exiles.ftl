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

root-card_effect-saboteurs = at the start of Birdsong, discard it to discard a crafted card of an enemy
root-card_effect-soup_kitchens = each of your tokens adds two where it is checked who rules
root-card_effect-boat_builders = your moves may follow rivers as if they were paths
root-card_effect-corvid_planners = your moves need no rule, neither where they begin nor where they end
root-card_effect-eyrie_emigre = at the end of Birdsong you must move and battle where you arrive; if you cannot, it is discarded
root-card_effect-fox_partisans = in battle in a fox clearing, deal an extra hit; then discard all cards in hand that are not foxes
root-card_effect-propaganda_bureau = once in Daylight, spend a card to replace an enemy warrior in a matching clearing with one of yours
root-card_effect-false_orders = in Birdsong, discard it to move half of an enemy’s warriors from a clearing to the next, whoever rules
root-card_effect-informants = in Evening, take an ambush card from the discard pile instead of drawing
root-card_effect-rabbit_partisans = in battle in a rabbit clearing, deal an extra hit; then discard all cards in hand that are not rabbits
root-card_effect-tunnels = clearings with your crafting pieces are adjacent to each other for you
root-card_effect-charm_offensive = at the start of Evening, draw a card; another player of your choice scores a point
root-card_effect-swap_meet = once in Birdsong, take a random card from another player and give one back
root-card_effect-coffin_makers = removed warriors of all players lie here; at the start of your Birdsong five of them are a point, then all go home
root-card_effect-mouse_partisans = in battle in a mouse clearing, deal an extra hit; then discard all cards in hand that are not mice
root-card_effect-league_of_adventurous_mice = once in Daylight, exhaust one of your crafted items to move or to battle
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

## root.setup

root-setup-deck-exiles = Exiles & Partisans

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
