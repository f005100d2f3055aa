### The Lizard Cult: all its words.

## root.say

root-say-outcast = Outcast: { $suit }
root-say-outcast_hated = Outcast: { $suit }, hated
root-say-acolytes = acolytes
root-say-souls = Lost Souls
root-say-revealed = revealed
root-say-garden_scores =
    a { $suit } card scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## root.faction

root-faction-cult = Lizard Cult
    .the = the Lizard Cult

## root.short

root-short-cult = Cult
    .the = the Cult
    .of = the Cult’s

## root.about

root-about-cult = plants gardens, preaches with cards that come back, and turns its dead into conspiracies

## root.piece

root-piece-garden_fox =
    { $n ->
        [one] fox garden
       *[other] fox gardens
    }
    .a = a fox garden
root-piece-garden_rabbit =
    { $n ->
        [one] rabbit garden
       *[other] rabbit gardens
    }
    .a = a rabbit garden
root-piece-garden_mouse =
    { $n ->
        [one] mouse garden
       *[other] mouse gardens
    }
    .a = a mouse garden

## root.piece_code

root-piece_code-garden_fox = Ga
root-piece_code-garden_rabbit = Ga
root-piece_code-garden_mouse = Ga

## root.conspiracy

root-conspiracy-crusade = Crusade
root-conspiracy-convert = Convert
root-conspiracy-sanctify = Sanctify

## root.score

root-score-gardens = for gardens

## root.source: what points came from, in a table

root-source-gardens = Gardens

## root.prompt

root-prompt-cult-start = In which corner does the Cult begin?
root-prompt-cult-outcast = Which suit is the Outcast?
root-prompt-cult-conspiracy = Birdsong: which conspiracy?
root-prompt-cult-crusade = Crusade: a battle, or a move?
root-prompt-cult-onward = Do your warriors battle where they have arrived?
root-prompt-cult-convert = Convert: whose warrior, and where?
root-prompt-cult-sanctify = Sanctify: which building becomes a garden?
root-prompt-cult-ritual = Daylight: which ritual?
root-prompt-cult-reveal = Which card do you reveal for it?
root-prompt-cult-build = Where do you plant the garden ({ $card })?
root-prompt-cult-recruit = Where do you place the warrior ({ $card })?

## root.option

root-option-crusade = crusade (a battle, or a move and a battle)
root-option-convert = convert (an enemy warrior)
root-option-sanctify = sanctify (an enemy building)
root-option-score = score (a card for points)
root-option-sacrifice = sacrifice (a bird for an acolyte)

## root.label

root-label-sanctify = { $piece } of { FORM($name, "the") } in { $place }

## root.trigger

root-trigger-fear = Fear of the Faithful

## root.event

root-event-outcast = { $suit } is the Outcast of { FORM($seat, "the") } now.
root-event-outcast-hated = { $suit } is the Outcast of { FORM($seat, "the") }, and hated.
root-event-souls_discarded =
    { FORM($seat, "the") } discarded { $number ->
        [one] { $number } Lost Soul
       *[other] { $number } Lost Souls
    }.
root-event-conspiracy =
    { FORM($seat, "the") } conspired for { $number ->
        [one] { $number } acolyte
       *[other] { $number } acolytes
    }: { $conspiracy }.
root-event-acolytes =
    { FORM($seat, "the") } gained { $number ->
        [one] { $number } acolyte
       *[other] { $number } acolytes
    }.
root-event-feared = Fear of the Faithful: { FORM($seat, "the") } lost { $card } by lot.

## root.why

root-why-too-few-acolytes = You have too few acolytes.
root-why-no-crusade = You have no warriors in a clearing of the Outcast suit.
root-why-no-convert = No enemy warrior stands in a clearing of the Outcast suit where you may place one.
root-why-no-sanctify = No enemy building stands in a clearing of the Outcast suit, or you have no garden of that suit left.
root-why-no-garden = You have no card whose suit has a ruled clearing with a free slot, or no garden left.
root-why-no-ritual-card = You have no card but birds, or no warrior left.
root-why-suit-scored = You have no card of a suit that you have not scored this turn.

## root.button

root-button-crusade = Crusade
root-button-convert = Convert
root-button-sanctify = Sanctify
root-button-score = Score
root-button-sacrifice = Sacrifice
root-button-sanctify_at = { $piece }, { $number }
root-button-no_battle = No battle

## root.thing

root-thing-souls = Lost Souls
root-thing-acolytes = Acolytes
root-thing-outcast = Outcast
root-thing-garden_track = Garden tracks
root-thing-revealed = Revealed cards

## root.seat

root-seat-how-cult = Scores by spending a card of a suit: the more gardens of that suit, the more points.
root-seat-birdsong-cult = Set the Outcast by the Lost Souls, then conspire with acolytes.
root-seat-daylight-cult = Reveal cards: each builds, recruits, scores, or makes an acolyte.
root-seat-evening-cult = Take revealed cards back, craft with gardens of the Outcast suit. Draw, keep five cards.
root-seat-gardens = Gardens
root-seat-gardens-hint = what a card of the suit scores; the second garden draws a card
root-seat-outcast = Outcast
root-seat-outcast-hint = conspiracies happen in its clearings, its gardens craft
root-seat-outcast-hated = hated: conspiracies cost one acolyte less
root-seat-acolytes = Acolytes
root-seat-acolytes-hint = fallen in defence, or sacrificed
root-seat-acolytes-none = no acolyte yet
root-seat-souls = Lost Souls
root-seat-souls-hint = whatever anybody spends or discards
root-seat-souls-none = nobody has spent a card since the Cult’s last Birdsong
root-seat-revealed = Revealed
root-seat-revealed-hint = back in hand in Evening
root-seat-costs-acolytes =
    { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }

## root.setup

root-setup-does-cult = Plays its cards and keeps them, plants gardens that nobody else can rule, and takes revenge. Its task: many gardens of one suit.
root-setup-hard-cult = for experienced players

## root.coach

root-coach-cult-birdsong = The Lost Souls have named the Outcast. Acolytes are spent here: in clearings of that suit, for battles, warriors and gardens.
root-coach-cult-daylight = Each card serves one ritual and comes back in Evening, unless you score with it. Build first: gardens rule their clearings and raise what cards score.
root-coach-cult-evening = Revealed cards are yours again. Craft with gardens of the Outcast suit; then you draw.
root-coach-cult-start = Every clearing next to your corner gets a warrior too. A corner with several neighbours of one suit is good for gardens.
root-coach-cult-outcast = Conspiracies and crafting depend on it. It changes as soon as others spend cards; begin with the suit of your first garden.
root-coach-cult-conspiracy = Sanctify is the strongest: an enemy building becomes a garden and scores. Convert wins a clearing, a crusade is how you move and fight at all.
root-coach-cult-crusade = A battle in an Outcast clearing, or a move out of one with a battle where you arrive.
root-coach-cult-onward = You are there now. Battle if you deal more than you suffer; a move alone is fine, too.
root-coach-cult-convert = Take the warrior that tips the rule of a clearing, or the last guard of a building.
root-coach-cult-sanctify = Each is a point and a garden. Take what your rivals need most.
root-coach-cult-ritual = Build where you can, recruit to rule more, score the suit with most gardens. A bird is good for an acolyte only.
root-coach-cult-reveal = All but a scored card come back. Score with the card you need least.
root-coach-cult-build = A garden rules its clearing whatever others have there, but if it falls you lose a card, too.
root-coach-cult-recruit = Warriors are wanted where you will plant next, and where gardens stand alone.

## root.hint

root-hint-garden_score =
    Scoring now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with a { $suit } card.

## root.explain

root-explain-cult = Acts by revealing cards that come back, rules wherever it has a garden, and turns warriors that fall in defence into acolytes.
    .law = root 10.1
root-explain-garden_fox = Garden of the Cult in a fox clearing: it rules the clearing outright. If it is removed, the Cult loses a random card.
    .law = root 10.2.4
root-explain-garden_rabbit = Garden of the Cult in a rabbit clearing: it rules the clearing outright. If it is removed, the Cult loses a random card.
    .law = root 10.2.4
root-explain-garden_mouse = Garden of the Cult in a mouse clearing: it rules the clearing outright. If it is removed, the Cult loses a random card.
    .law = root 10.2.4
root-explain-souls = Whatever anybody spends or discards lies here, open to all, until the Cult’s Birdsong. The suit with most cards becomes the Outcast.
    .law = root 10.2.6
root-explain-acolytes = Warriors that fell while the Cult defended, or were sacrificed. They pay for conspiracies.
    .law = root 10.4.3
root-explain-outcast = The suit in whose clearings the Cult conspires and whose gardens craft. Hated, it makes conspiracies cheaper.
    .law = root 10.4.1
root-explain-garden_track = For each suit, what a card of it scores with so many gardens on the map.
    .law = root 10.5.3
root-explain-revealed = Cards that have served a ritual this turn. They return to the hand in Evening.
    .law = root 10.5

## Advice, actions, warnings and losses

root-advice-gardens =
    { $way ->
        [gain] Gardens: points for cards, and clearings that are yours.
       *[cost] Gardens are lost.
    }
root-advice-rituals =
    { $way ->
        [gain] Cards for rituals and points.
       *[cost] Fewer cards for rituals.
    }
root-advice-acolytes =
    { $way ->
        [gain] Acolytes for conspiracies.
       *[cost] It costs acolytes.
    }
root-does-cult-crusade = You battle in a clearing of the Outcast suit, or move out of one and may battle there.
root-does-cult-convert = An enemy warrior in a clearing of the Outcast suit becomes one of yours.
root-does-cult-sanctify = An enemy building in a clearing of the Outcast suit becomes a garden; you score a point.
root-does-cult-build = You reveal a card and plant a garden of its suit in a clearing you rule.
root-does-cult-recruit = You reveal a card and place a warrior in a clearing of its suit.
root-does-cult-score = You spend a card and score what your gardens of its suit are worth; once for each suit in a turn.
root-does-cult-sacrifice = You reveal a bird and put a warrior among the acolytes.
root-loss-feared = A garden was removed: you lost { $card } by lot.
root-warn-rituals =
    { $n ->
        [one] A { $suit } card could still score { $n } point.
       *[other] A { $suit } card could still score { $n } points.
    }
root-warn-nothing_scored = With so few gardens ({ $suit }) it scores nothing, and the card is lost.
