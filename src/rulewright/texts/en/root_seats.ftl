### Seats at the table of Root: summaries, faction boards, battles, and the options of a new match.

## root.seat: the summary of a seat

root-seat-in-supply = warriors in supply

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
root-seat-of-win =
    { $n ->
        [one] of { $n } point
       *[other] of { $n } points
    }
root-seat-space =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }{ $bonus ->
        [card] , one more card in Evening
       *[none] {""}
    }{ $state ->
        [built] , on the map
        [next] , next
       *[left] {""}
    }
root-seat-draws = draws { $n } in Evening

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
        [one] deals { $n } hit, { $more } of them extra
       *[other] deals { $n } hits, { $more } of them extra
    }
root-fight-hits-word =
    { $n ->
        [one] hit
       *[other] hits
    }
root-fight-of-which = extra: { $more }
root-fight-loses = loses
root-fight-steps = steps of the battle
root-fight-step-ambush = Ambush
root-fight-step-effects = Dice and effects
root-fight-step-losses = Hits
root-fight-asked-ambush = { FORM($name, "The") } decides before the dice fall
root-fight-asked-foil = { FORM($name, "The") } may foil the ambush
root-fight-asked-effects = { FORM($name, "The") } may use effects
root-fight-asked-losses = { FORM($name, "The") } chooses what is lost
root-fight-asked-order = { FORM($name, "The") } decides what comes first
root-fight-ambushed = Ambush: two hits at once
root-fight-foiled = Ambush foiled
root-fight-vain = Ambush without effect
root-fight-effect = { $name }: { $card }
root-fight-higher = The defender takes the higher die
root-fight-limited = { $name }: { $die } counts as { $n }, too few fighters
root-fight-extra = { $name } +{ $n }: { $cause }
root-fight-points =
    { $n ->
        [one] { FORM($name, "The") } scores { $n } point
       *[other] { FORM($name, "The") } scores { $n } points
    }
root-fight-fold = Make the battle small
root-fight-unfold = Show the battle
root-fight-close = Put the battle away

## root.setup: a new match

root-setup-factions = Factions
root-setup-factions-about = Choose two to six. The number is the seat.
root-setup-order = Around the table
root-setup-complexity = complexity
root-setup-reach = Reach
root-setup-reach-about = Reach says how much of the woodland a faction contends for. Together the factions should have enough of it, or they hardly meet and the game stays dull.
root-setup-reach-of = reach { $n }
root-setup-reach-now =
    Reach { $sum }; recommended for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $wanted }
root-setup-reach-low =
    The reach of these factions is { $sum }; for { $players ->
        [one] { $players } player
       *[other] { $players } players
    } { $wanted } is recommended.
root-setup-reach-bold = The reach is { $sum }. Even the adventurous should have { $least }: expect a quiet, lopsided game.
root-setup-advice-swap = Take { FORM($put, "the") } instead of { FORM($out, "the") }.
root-setup-advice-add = Add { FORM($put, "the") }.
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
root-setup-first-absent = { FORM($name, "The") } cannot begin without a seat.
root-setup-map-title = Map
root-setup-more = More
root-setup-seating-title = Seating
root-setup-seating-given = as above
root-setup-seating-random = by lot
root-setup-deck-title = Deck
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
