### The words of Root: things, questions, options, what happened, and why not.

## root.say

root-say-clearing = clearing { $number } ({ $suit })
root-say-clearing_short = { $number } ({ $suit })
root-say-forest = forest { $number }
root-say-count = { $n } { $what }
root-say-stock = { $n } × { $item }
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
root-say-items_left = supply of items
root-say-available = available dominance cards
root-say-dominance_of = dominance: { $suit }
root-say-partner_of = in coalition with { FORM($name, "the") }
root-say-crafted = crafted
root-say-in_play = in play
root-say-hand = Your hand
root-say-cost = cost
root-say-effect = effect
root-say-suit = suit
root-say-card = card
root-say-nothing = nothing
root-say-known_cards = known cards of { FORM($name, "the") }

## root.suit

root-suit-bird = bird
root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-any = any suit
root-cost-fox =
    { $n ->
        [one] { $n } fox
       *[other] { $n } foxes
    }
root-cost-rabbit =
    { $n ->
        [one] { $n } rabbit
       *[other] { $n } rabbits
    }
root-cost-mouse =
    { $n ->
        [one] { $n } mouse
       *[other] { $n } mice
    }
root-cost-any = { $n } of any suit

## root.item

root-item-boot = boot
    .a = a boot
root-item-bag = bag
    .a = a bag
root-item-crossbow = crossbow
    .a = a crossbow
root-item-hammer = hammer
    .a = a hammer
root-item-sword = sword
    .a = a sword
root-item-tea = tea
    .a = a tea
root-item-coins = coins
    .a = coins
root-item-torch = torch
    .a = a torch

## root.piece

root-piece-warrior =
    { $n ->
        [one] warrior
       *[other] warriors
    }

## root.phase

root-phase-setup = Setup
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening

## root.card_effect

root-card_effect-item =
    { FORM($item, "a") }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-card_effect-ambush = in defence 2 hits before the roll; or foil an ambush; where it matches the clearing
root-card_effect-dominance = from 10 points on; win at the start of Birdsong with three { $suit } clearings ruled
root-card_effect-dominance_bird = from 10 points on; win at the start of Birdsong with two opposite corners ruled
root-card_effect-favor = remove all enemy pieces from { $suit } clearings

## root.score

root-score-item = for a crafted item
root-score-removal = for removed pieces

## root.source: what points came from, in a table

root-source-item = Crafted items
root-source-removal = Removed pieces

## root.cause: what an extra hit comes from

root-cause-defenseless = the defender has no fighters there

## root.reason

root-reason-points = 30 points reached
root-reason-dominance = dominance

## root.prompt

root-prompt-battle-ambush = You are attacked in { $clearing }. Do you ambush?
root-prompt-battle-effect = Battle in { $clearing }: do you use an effect?
root-prompt-battle-first = Both sides may use effects. Who goes first?
root-prompt-battle-foil = You are ambushed in { $clearing }. Do you foil it with an ambush of your own?
root-prompt-battle-loss = Which piece do you lose in { $clearing }?
root-prompt-battle-where = Whom do you battle, and where?
root-prompt-cards-use = Do you use a card in play now?
root-prompt-craft = Craft a card, or go on?
root-prompt-craft-activate = Which crafting piece do you activate?
root-prompt-daylight = Daylight: do you use a card before you go on?
root-prompt-discard = You hold more than five cards. Which one do you discard?
root-prompt-dominance-spend = Which card do you spend to take { $card }?
root-prompt-move-number = How many warriors go from { $origin } to { $destination }?
root-prompt-move-where = Which way do you move?
root-prompt-spend = Which card do you spend for { $clearing }?
root-prompt-triggers-next = What is carried out first?
root-prompt-triggers-side = Whose losses take effect first?

## root.option

root-option-done = done, go on
root-option-decline = no
root-option-yes = yes
root-option-no = no
root-option-battle = battle
root-option-recruit = recruit
root-option-move = move

## root.label

root-label-craft = craft { $card }: { $effect }
root-label-use = use { $card }: { $effect }
root-label-activate = activate { $card } ({ $suit }): you score no more points, and win only by ruling three { $suit } clearings at the start of your Birdsong
root-label-activate_bird = activate { $card } ({ $suit }): you score no more points, and win only by ruling two opposite corners at the start of your Birdsong
root-label-take = take { $card } ({ $suit }) into your hand, for a { $suit } card or a bird
root-label-take_bird = take { $card } ({ $suit }) into your hand, for a bird card
root-label-card = { $card } ({ $suit })
root-label-fight = { FORM($name, "the") } in { $place }
root-label-site =
    { $what } in { $place }: { $cost } wood, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-label-order = a { $suit } card
root-label-piece_of = { FORM($name, "of") } { $piece }
root-label-card_of = { FORM($name, "of") } { $card }
root-label-named = { $name }: { $effect }
root-label-trigger = { $what } in { $place }

## root.event

root-event-turn = Round { $round }: { FORM($seat, "the") } began the turn.
root-event-phase = { $seat }: { $phase }.
root-event-placed = { FORM($seat, "the") } placed { $pieces } in { $place }.
root-event-removed = { FORM($by, "the") } removed { $pieces } of { FORM($owner, "the") } from { $place }.
root-event-removed-own = { FORM($owner, "the") } took { $pieces } off { $place }.
root-event-moved = { FORM($seat, "the") } moved { $pieces } from { $origin } to { $destination }.
root-event-battle = { FORM($attacker, "the") } attacked { FORM($defender, "the") } in { $clearing }.
root-event-ambushed =
    The ambush dealt { FORM($attacker, "the") } { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
root-event-rolled =
    Dice { $dice }: the attacker rolled { $attacker ->
        [one] { $attacker } hit
       *[other] { $attacker } hits
    }, the defender { $defender }.{ $higher ->
        [defender] {" "}The defender takes the higher die here.
       *[attacker] {""}
    }{ $limited ->
        [attacker] {" "}Too few fighters there: the attacker’s { $attacker_die } counts as { $attacker }.
        [defender] {" "}Too few fighters there: the defender’s { $defender_die } counts as { $defender }.
        [both] {" "}Too few fighters there: { $attacker_die } counts as { $attacker }, { $defender_die } as { $defender }.
       *[nobody] {""}
    }
root-event-extra_hits =
    { FORM($seat, "the") } dealt { $number ->
        [one] an extra hit
       *[other] { $number } extra hits
    }: { $cause }.
root-event-hits = Hits: { $attacker } on the defender, { $defender } on the attacker.
root-event-scored =
    { FORM($seat, "the") } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $why }: { $total } now.
root-event-lost_points =
    { FORM($seat, "the") } lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $why }): { $total } now.
root-event-won = { FORM($winners, "the") } won ({ $reason }).
root-event-drew =
    { FORM($seat, "the") } drew { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
root-event-drew-known = { FORM($seat, "the") } drew { $cards }.
root-event-discarded = { FORM($seat, "the") } discarded { $card }.
root-event-gave = { FORM($seat, "the") } gave { FORM($to, "the") } a card.
root-event-gave-known = { FORM($seat, "the") } gave { FORM($to, "the") } { $card }.
root-event-took = { FORM($seat, "the") } took a card from { FORM($victim, "the") }.
root-event-took-known = { FORM($seat, "the") } took { $card } from { FORM($victim, "the") }.
root-event-showed = { FORM($seat, "the") } showed { FORM($viewer, "the") } the hand.
root-event-showed-known = { FORM($seat, "the") } showed { FORM($viewer, "the") } the hand: { $cards }.
root-event-showed-empty = { FORM($seat, "the") } showed { FORM($viewer, "the") } an empty hand.
root-event-revealed = { FORM($seat, "the") } revealed { $card }.
root-event-took_back =
    { FORM($seat, "the") } took back { $number ->
        [one] { $number } revealed card
       *[other] { $number } revealed cards
    }.
root-event-reshuffled =
    The discard pile became a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
root-event-crafted = { FORM($seat, "the") } crafted { $card }.
root-event-used = { FORM($seat, "the") } used { $card }.
root-event-dominance = { FORM($seat, "the") } activated { $card }: from now on dominance alone wins.
root-event-dominance_waits = { FORM($seat, "the") } does not win by dominance yet: { $card } needs three { $suit } clearings ruled at the start of Birdsong, ruled now: { $have }.
root-event-dominance_waits-bird = { FORM($seat, "the") } does not win by dominance yet: { $card } needs two opposite corners ruled at the start of Birdsong.
root-event-took_dominance = { FORM($seat, "the") } took the available { $card }.
root-event-gained_item = { FORM($seat, "the") } gained { FORM($item, "a") }.
root-event-activated = { FORM($seat, "the") } activated { FORM($piece, "a") } in { $place }.

## root.why

root-why-cannot-pay = Your crafting pieces cannot pay for it: for each symbol of its cost you need one in a clearing of that suit, unused this turn.
root-why-cannot-place = You cannot place pieces there.
root-why-card-moment = That card has another moment in your turn.
root-why-card-used = That card was used this turn.
root-why-card-useless = That card could do nothing now.
root-why-coalition-players = A coalition needs four players or more.
root-why-duplicate = A card of that name is already in play before you.
root-why-must-rule = You rule neither where the warriors are nor where they would go.
root-why-no-battle = There is nobody you could battle, or nothing to battle with.
root-why-no-building = No clearing you rule has an open slot and enough connected wood.
root-why-no-corner = It is not a corner of the map.
root-why-no-defender = That faction has no piece there.
root-why-no-enemy = That is no enemy of yours.
root-why-no-fighters = You have no warrior or pawn there.
root-why-no-forest = Forests can only be entered by slipping, in Birdsong.
root-why-no-match = The clearing does not match the suit of that card.
root-why-no-matching-card = You hold no card of a matching suit.
root-why-no-move = No warriors of yours can move anywhere.
root-why-no-slot = There is no open slot.
root-why-no-warriors = You have no warriors there.
root-why-none-left = None of these is left.
root-why-not-adjacent = No path links the two.
root-why-not-asked = The question open now is not about that.
root-why-not-ruled = You do not rule it.
root-why-nothing-to-place = You have nothing left to place, or nowhere to place it.
root-why-once-per-turn = That can be done once a turn.
root-why-other-corner = It is taken, or not opposite a corner that is taken.
root-why-second-dominance = Your marker has left the score track: no second dominance card, no second coalition.
root-why-ten-points = You need ten points first.
