### Seats at the table of Root: summaries, faction boards, battles, and the options of a new match.

## root.seat: the summary of a seat

root-seat-points = points
root-seat-in-supply = warriors in supply
root-seat-items-ready = items ready

## root.seat: what every board has

root-seat-hand = Hand
root-seat-hidden =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
root-seat-in-play = Cards in play
root-seat-crafted = Crafted
root-seat-warriors = Warriors
root-seat-supply = { $n } of { $all } in the supply
root-seat-turn = The turn
root-seat-empty = nothing
root-seat-of-win = of { $n } points
root-seat-coalition = coalition
root-seat-bonus = one more card in Evening
root-seat-on-map = on the map
root-seat-next = next
root-seat-draws = draws { $n } in Evening

## root.seat.how: how a faction scores

root-seat-how-marquise = Scores each time she builds; the more of a kind stand, the more points the next one gives.
root-seat-how-eyrie = Scores every Evening for its roosts, as long as it can obey its Decree.
root-seat-how-alliance = Scores for each sympathy token it places; later ones give more.
root-seat-how-vagabond = Scores for friendships, quests, explored ruins, and for the pieces of his foes.

## root.seat: the phases of each faction

root-seat-birdsong-marquise = Every sawmill yields one wood.
root-seat-daylight-marquise = Craft; then three actions: battle, march, recruit, build, overwork. A bird card buys another.
root-seat-evening-marquise = Draw a card, and one for each uncovered bonus; keep five.
root-seat-birdsong-eyrie = Add one or two cards to the Decree, at most one of them a bird.
root-seat-daylight-eyrie = Craft; then carry out the whole Decree from left to right. What cannot be done brings turmoil.
root-seat-evening-eyrie = Score for roosts, draw, keep five cards.
root-seat-birdsong-alliance = Spend supporters: revolt, then spread sympathy.
root-seat-daylight-alliance = Craft, mobilize supporters, train officers, as often as wanted.
root-seat-evening-alliance = One operation for each officer: move, battle, recruit, organize. Draw, keep five cards.
root-seat-birdsong-vagabond = Refresh items, then slip to a neighbouring place.
root-seat-daylight-vagabond = Exhaust items to act: move, battle, explore, aid, quest, strike, repair, craft, special action.
root-seat-evening-vagabond = In a forest, mend everything. Draw, keep five cards, check the satchel.

## root.seat: the Marquise

root-seat-buildings = Buildings
root-seat-buildings-hint = Each number is what building from that space scores.
root-seat-wood-cost = costs
root-seat-costs-wood = costs { $n } wood
root-seat-wood = Wood
root-seat-wood-hint = on the map
root-seat-wood-count = { $n } of { $all } wood on the map
root-seat-wood-where = In clearings: { $places }
root-seat-wood-none = No wood on the map.
root-seat-actions = Actions
root-seat-actions-hint = Three in Daylight, and one for each bird card she spends.
root-seat-keep-at = The keep stands in clearing { $place }.
root-seat-keep-lost = The keep is lost: nobody is saved.
root-seat-keep-soon = The keep is not placed yet.
root-seat-hospitals-hint = A card that matches the clearing brings fallen warriors to the keep.

## root.seat: the Eyrie

root-seat-roosts = Roosts
root-seat-roosts-hint =
    { $n ->
        [one] { $n } point each Evening now
       *[other] { $n } points each Evening now
    }
root-seat-decree-hint = all of it, every turn, from left to right
root-seat-leader = Leader
root-seat-leaders = Other leaders
root-seat-deposed = deposed

## root.seat: the Alliance

root-seat-sympathy = Sympathy
root-seat-sympathy-hint = Above: supporters to spend, one more where somebody has three warriors.
root-seat-costs-supporters =
    { $n ->
        [one] costs { $n } supporter
       *[other] costs { $n } supporters
    }
root-seat-bases = Bases
root-seat-bases-hint =
    { $n ->
        [one] A revolt costs { $n } supporter.
       *[other] A revolt costs { $n } supporters.
    }
root-seat-base-home = waits
root-seat-base-at = clearing { $place }
root-seat-officers = Officers
root-seat-officers-hint = one operation each, in Evening
root-seat-officers-none = no officer yet
root-seat-supporters = Supporters
root-seat-supporters-free = any number, as long as a base stands
root-seat-supporters-limit = at most { $n } without a base
root-seat-supporters-hidden = Only the Alliance may look at them.

## root.seat: the Vagabond

root-seat-character = Character
root-seat-tracks = Item tracks
root-seat-track-tea = each refreshes { $n } more items
root-seat-track-coins =
    { $n ->
        [one] each draws { $n } more card
       *[other] each draws { $n } more cards
    }
root-seat-track-bag = each lets him carry { $n } more items
root-seat-satchel = Satchel
root-seat-satchel-hint = pale ones are exhausted
root-seat-damaged = Damaged
root-seat-capacity = { $n } of { $limit } items in satchel and damaged box
root-seat-relations = Relationships
root-seat-relations-hint = Pieces of hostile factions give a point each in his battles.
root-seat-step = { $aids }× aid: +{ $points }
root-seat-aids = aids given this turn
root-seat-quests = Quests
root-seat-quests-none = no quest lies open
root-seat-quests-done = Completed:
root-seat-quests-deck = { $n } in the deck

## root.fight: a battle while it lasts

root-fight-title = Battle in clearing { $place }
root-fight-attacker = attacker
root-fight-defender = defender
root-fight-dice = dice: { $one } and { $other }
root-fight-hits =
    { $n ->
        [one] deals { $n } hit
       *[other] deals { $n } hits
    }
root-fight-hits-extra =
    { $n ->
        [one] deals { $n } hit, { $extra } of them extra
       *[other] deals { $n } hits, { $extra } of them extra
    }
root-fight-hits-word =
    { $n ->
        [one] hit
       *[other] hits
    }
root-fight-of-which = { $extra } extra
root-fight-loses = loses
root-fight-steps = steps of the battle
root-fight-step-ambush = Ambush
root-fight-step-effects = Dice and effects
root-fight-step-losses = Hits
root-fight-asked-ambush = { $name } decides before the dice fall
root-fight-asked-foil = { $name } may foil the ambush
root-fight-asked-effects = { $name } may use effects
root-fight-asked-losses = { $name } chooses what is lost
root-fight-asked-hospitals = { $name } may save the fallen
root-fight-asked-outrage = { $name } gives the Alliance a card
root-fight-asked-order = { $name } decides what comes first
root-fight-asked-cut = { $name } discards supporters
root-fight-ambushed = Ambush: two hits at once
root-fight-foiled = Ambush foiled
root-fight-vain = Ambush without effect
root-fight-effect = { $name }: { $card }
root-fight-higher = The Alliance defends with the higher die
root-fight-limited = { $name }: { $die } counts as { $n }, too few fighters
root-fight-extra = { $name } +{ $n }: { $cause }
root-fight-points =
    { $n ->
        [one] { $name } scores { $n } point
       *[other] { $name } scores { $n } points
    }
root-fight-saved =
    { $n ->
        [one] { $n } warrior saved by Field Hospitals
       *[other] { $n } warriors saved by Field Hospitals
    }
root-fight-outrage = Outrage: { $name } owes the Alliance a card
root-fight-hostile = { $name } turns hostile
root-fight-fold = Make the battle small
root-fight-unfold = Show the battle
root-fight-close = Put the battle away

## root.setup: a new match

root-setup-factions = Factions
root-setup-factions-about = Choose two to four. The number is the seat.
root-setup-order = Around the table
root-setup-complexity = complexity
root-setup-does-marquise = Holds the woodland from the first turn, cuts wood and builds. Her task: keep the supply lines open.
root-setup-does-eyrie = Expands with a Decree that grows every turn. Its task: plan so that every order can still be obeyed.
root-setup-does-alliance = Starts with nothing, wins hearts, and rises where it hurts. Its task: gather supporters and choose the moment.
root-setup-does-vagabond = Wanders alone with a satchel of items, helps, explores and fights. His task: make the right friends, and foes.
root-setup-hard-marquise = good to begin with
root-setup-hard-eyrie = some planning
root-setup-hard-alliance = for those who know the others
root-setup-hard-vagabond = many choices, few pieces
root-setup-reach = Reach
root-setup-reach-about = Reach says how much of the woodland a faction contends for. Together the factions should have enough of it, or they hardly meet and the game stays dull.
root-setup-reach-of = reach { $n }
root-setup-reach-now = Reach { $sum }; recommended for { $players } players: { $wanted }
root-setup-reach-low = The reach of these factions is { $sum }; for { $players } players { $wanted } is recommended.
root-setup-reach-bold = The reach is { $sum }. Even the adventurous should have { $least }: expect a quiet, lopsided game.
root-setup-advice-swap = Take { $put } instead of { $out }.
root-setup-advice-add = Add { $put }.
root-setup-advice-bold = Or tick “Adventurous” below to play all the same.
root-setup-bold-chosen = You have chosen to play all the same.
root-setup-follow = Do that
root-setup-too-few =
    { $n ->
        [one] At least { $n } faction must play.
       *[other] At least { $n } factions must play.
    }
root-setup-too-many =
    { $n ->
        [one] At most { $n } faction can play.
       *[other] At most { $n } factions can play.
    }
root-setup-twice = Each faction can be played once.
root-setup-first-absent = { $name } cannot begin without a seat.
root-setup-map-title = Map
root-setup-map-autumn = Autumn
root-setup-map-winter = Winter
root-setup-map-about-autumn = Suits are printed. The one to learn on.
root-setup-map-about-winter = Suits are dealt anew each game; a river parts north and south.
root-setup-more = More
root-setup-seating-title = Seating
root-setup-seating-given = as above
root-setup-seating-random = by lot
root-setup-deck-title = Deck
root-setup-deck-standard = standard
root-setup-flag-adventurous = Adventurous
root-setup-flag-about-adventurous = play with less reach than recommended
root-setup-flag-shuffle_suits = Shuffled suits
root-setup-flag-about-shuffle_suits = deal the suits of the clearings on any map
root-setup-flag-rest_refreshes_all = Deep rest
root-setup-flag-about-rest_refreshes_all = a Vagabond who rests in a forest refreshes exhausted items too
root-setup-learn-title = Learn the Marquise against three bots
root-setup-learn-text = The best first game: you begin, and a line tells you what each phase is about.
root-setup-duel-title = Duel with a friend, by link
root-setup-duel-text = Marquise against Eyrie: send the other seat to a friend.
root-setup-hotseat-title = Four around one screen
root-setup-hotseat-text = All four factions around one screen; hands stay hidden between turns.
root-setup-online-title = Four online, by links
root-setup-online-text = You play the Marquise and invite three others by link.
