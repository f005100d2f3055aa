### Root in the browser: short words for buttons, and the whole table in words for those who cannot see it.

## root.aim

root-aim = Four peoples struggle for one woodland, each by rules of its own. Whoever first has 30 points wins at once. Everybody scores by crafting items and by removing buildings and tokens in battle; how your faction scores besides, and what it may do each turn, is on its board at the side. From 10 points on, a dominance card offers another way to win.

## root.button

root-button-done = Done
root-button-decline = No
root-button-yes = Yes
root-button-no = No
root-button-battle = Battle
root-button-recruit = Recruit
root-button-build = Build
root-button-move = Move
root-button-add = { $card } → { $column }
root-button-craft = Craft { $card }
root-button-use = Use { $card }
root-button-activate = Activate { $card } ({ $suit })
root-button-take = Take { $card } ({ $suit })
root-button-site = { FORM($what, "brief") } in { $number } (+{ $n })
root-button-site_cost = { FORM($what, "brief") } in { $number }: { $cost } wood, +{ $n }
root-button-fight = { FORM($name, "the") } in { $number }
root-button-end_daylight = End Daylight
root-button-go_on = Go on
root-button-no_ambush = No ambush
root-button-no_effect = No effect

## root.tell

root-tell-moment = { $one } · { $other }
root-tell-over = The game is over
root-tell-result =
    { FORM($names, "the") } { $n ->
        [one] wins
       *[other] win
    } ({ $reason }).
root-tell-titled = { $title }: { $inside }
root-tell-used = { $card } (used)
root-tell-standing = { $goal }, { $cards }, { $supply }, { $rules }
root-tell-standing-alone = { $goal }, { $cards }
root-tell-clearing = Clearing { $number }, { $suit }, { $inside }
root-tell-ruled_by = ruled by { FORM($name, "the") }
root-tell-ruled_by_nobody = ruled by nobody
root-tell-activated =
    { $n ->
        [one] { $n } crafting piece activated this turn
       *[other] { $n } crafting pieces activated this turn
    }
root-tell-ruin = a ruin
root-tell-slots = open slots: { $open } of { $slots }
root-tell-cost = costs { $cost }
root-tell-crafting = Cost to craft: { $cost }. Each symbol is paid by a crafting piece (workshop, roost, sympathy; the Vagabond’s hammer) in a matching clearing, each of them once a turn
root-tell-resolved = { $card }, resolved
root-tell-on_track =
    { $n ->
        [one] { $n } of them on its track
       *[other] { $n } of them on their track
    }
root-tell-discard = discard pile
root-tell-clearings = Clearings
root-tell-forests = Forests
root-tell-paths = paths to { $places }
root-tell-around = next to { $places }

## root.odds

root-odds-battle = attacker deals { $attacker }, defender { $defender }
root-odds-ambush = the ambush deals { $hits }, then: { $battle }

## root.thing

root-thing-points = Victory points
root-thing-clearing = Clearing
root-thing-path = Path
root-thing-slot = Building slot
root-thing-ruler = Rule
root-thing-ruin = Ruin
root-thing-forest = Forest
root-thing-river = River
root-thing-building = Building
root-thing-token = Token
root-thing-deck = Deck
root-thing-discard = Discard pile
root-thing-hand = Hand
root-thing-cost = Cost
root-thing-in_play = Cards in play
root-thing-ambush = Ambush
root-thing-dominance = Dominance
root-thing-available = Available dominance cards
root-thing-item_supply = Supply of items
root-thing-crafted = Crafted items
