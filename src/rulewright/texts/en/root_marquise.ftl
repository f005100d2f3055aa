### The Marquise de Cat: all its words.

## root.say

root-say-actions = actions left
root-say-moves = moves left in this march
root-say-recruited = recruited this turn
root-say-track = { $piece } { $placed }/{ $total }
root-say-next_building =
    next { $piece }: { $cost } wood, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## root.faction

root-faction-marquise = Marquise de Cat
    .the = the Marquise de Cat

## root.short

root-short-marquise = Marquise
    .the = the Marquise
    .of = the Marquise’s

## root.about

root-about-marquise = builds sawmills, workshops and recruiters; strong from the start, good to learn with

## root.piece

root-piece-sawmill =
    { $n ->
        [one] sawmill
       *[other] sawmills
    }
    .a = a sawmill
    .brief = sawmill
root-piece-workshop =
    { $n ->
        [one] workshop
       *[other] workshops
    }
    .a = a workshop
    .brief = workshop
root-piece-recruiter =
    { $n ->
        [one] recruiter
       *[other] recruiters
    }
    .a = a recruiter
    .brief = recruiter
root-piece-keep =
    { $n ->
        [one] keep
       *[other] keeps
    }
root-piece-wood =
    { $n ->
        [one] wood
       *[other] wood
    }

## root.piece_code

root-piece_code-sawmill = Sa
root-piece_code-workshop = Wo
root-piece_code-recruiter = Re
root-piece_code-keep = Ke
root-piece_code-wood = wd

## root.score

root-score-sawmill = for a sawmill
root-score-workshop = for a workshop
root-score-recruiter = for a recruiter

## root.source: what points came from, in a table

root-source-sawmill = Sawmills
root-source-workshop = Workshops
root-source-recruiter = Recruiters

## root.prompt

root-prompt-marquise-action = Daylight: which action?
root-prompt-marquise-build = What do you build, and where?
root-prompt-marquise-extra = Which bird card do you spend for another action?
root-prompt-marquise-hospitals =
    Field Hospitals: do you spend a card to save the { $n ->
        [one] warrior
       *[other] { $n } warriors
    } lost in { $clearing }?
root-prompt-marquise-keep = In which corner do you place the keep?
root-prompt-marquise-overwork = Overwork: at which sawmill?
root-prompt-marquise-short-wood = There is too little wood for all sawmills. Where does the next one go?
root-prompt-marquise-short-warrior = There are too few warriors for all recruiters. Where does the next one go?
root-prompt-marquise-start-sawmill = Where do you place your first sawmill?
root-prompt-marquise-start-workshop = Where do you place your first workshop?
root-prompt-marquise-start-recruiter = Where do you place your first recruiter?
root-prompt-marquise-wood = From which clearing do you take wood for { $clearing }? Still to pay: { $n }.

## root.option

root-option-march = march (up to two moves)
root-option-build = build
root-option-overwork = overwork (a card for one wood)
root-option-extra = spend a bird card for another action

## root.trigger

root-trigger-field_hospitals = Field Hospitals

## root.event

root-event-garrison = { FORM($seat, "the") } garrisoned every clearing except { $opposite }.
root-event-hospitals =
    { FORM($seat, "the") } brought { $number ->
        [one] { $number } warrior
       *[other] { $number } warriors
    } back to the keep, in { $place }.
root-event-spent_wood = { FORM($seat, "the") } spent 1 wood from { $place }.

## root.why

root-why-no-actions = You have no action left.
root-why-no-bird = You hold no bird card.
root-why-no-overwork = You need a card that matches a clearing with a sawmill, and wood in the supply.
root-why-no-wood = There is too little wood in the clearings connected to it.
root-why-not-near-keep = It is neither the clearing of the keep nor next to it.

## root.button

root-button-march = March
root-button-overwork = Overwork
root-button-extra = Spend a bird
root-button-end_march = End the march

## root.thing

root-thing-building_track = Building track
root-thing-actions = Actions
root-thing-hospitals = Field Hospitals

## root.order

root-order-marquise-hospitals = Field Hospitals

## root.seat

root-seat-how-marquise = Scores each time she builds; the more of a kind stand, the more points the next one gives.
root-seat-birdsong-marquise = Every sawmill yields one wood.
root-seat-daylight-marquise = Craft; then three actions: battle, march, recruit, build, overwork. A bird card buys another.
root-seat-evening-marquise = Draw a card, and one for each uncovered bonus; keep five.
root-seat-buildings = Buildings
root-seat-buildings-hint = Each number is what building from that space scores.
root-seat-wood-cost = costs
root-seat-costs-wood = costs { $n } wood
root-seat-wood = Wood
root-seat-wood-hint = on the map
root-seat-wood-count = { $n } of { $all } wood on the map
root-seat-wood-where = In clearings: { $places }
root-seat-wood-at = { $place } ({ $n })
root-seat-wood-none = No wood on the map.
root-seat-actions = Actions
root-seat-actions-hint = Three in Daylight, and one for each bird card she spends.
root-seat-keep-at = The keep stands in clearing { $place }.
root-seat-keep-lost = The keep is lost: nobody is saved.
root-seat-keep-soon = The keep is not placed yet.
root-seat-hospitals-hint = A card that matches the clearing brings fallen warriors to the keep.

## root.fight

root-fight-asked-hospitals = { FORM($name, "The") } may save the fallen
root-fight-saved =
    { $n ->
        [one] { $n } warrior saved by Field Hospitals
       *[other] { $n } warriors saved by Field Hospitals
    }

## root.setup

root-setup-does-marquise = Holds the woodland from the first turn, cuts wood and builds. Her task: keep the supply lines open.
root-setup-hard-marquise = good to begin with

## root.coach

root-coach-marquise-birdsong = Each of your sawmills brings one wood now. Wood pays only for buildings it can reach through clearings you rule.
root-coach-marquise-daylight = Craft first, then take three actions. A good turn builds something and recruits once; the rest is marching and fighting for room.
root-coach-marquise-evening = You draw a card, and one more each for your third and your fifth recruiter. Keep birds, which buy actions, and an ambush for your defence.
root-coach-marquise-action = Building is how you score: build whenever wood reaches a ruled clearing with an open slot. Otherwise recruit, or march to rule more and guard what you have.
root-coach-marquise-build = Early sawmills pay for themselves; a second workshop scores two at once; a third recruiter draws a card. Build where enemies come last.
root-coach-marquise-extra = A bird buys one more action. It is worth it if that action builds something or saves something; otherwise keep the bird.
root-coach-marquise-hospitals = One card brings all warriors lost here back at the keep. For a single warrior it is dear; for three it is a bargain.
root-coach-marquise-keep = Any corner will do for a first game: your first buildings go here or next door, and nobody else can place pieces here. Only the opposite corner gets no warriors of yours.
root-coach-marquise-overwork = You spend a card of the sawmill’s suit (the suit of its clearing), or a bird, for one wood there. Do it when just that wood is missing for a building this turn.
root-coach-marquise-short-warrior = Your supply is nearly empty. Place the last warriors where an enemy is near, or where you want to march from.
root-coach-marquise-short-wood = All your wood will be on the map. Place it where it reaches an open slot, and spend it soon.
root-coach-marquise-start-sawmill = Wood appears here every Birdsong. Choose a safe clearing, with a slot left for another building if you can.
root-coach-marquise-start-workshop = The suit of this clearing is what your workshop crafts with. Compare it with the costs of the cards in your hand.
root-coach-marquise-start-recruiter = New warriors will appear here. Place it on the side where you expect company, or where you want to march first.
root-coach-marquise-wood = Take wood first from where an enemy could reach it: each token they remove gives them a point.

## root.hint

root-hint-actions =
    { $n ->
        [one] One action is left.
       *[other] { $n } actions are left.
    }
root-hint-actions_bird = No action is left. A bird card buys one more, which pays if it builds or saves something; otherwise end Daylight.
root-hint-actions_none = No action is left, and you hold no bird card to buy one: end Daylight.
root-hint-march_first = This march has two moves; this is the first.
root-hint-march_second = The second move of this march: take it, or end the march.

## root.explain

root-explain-marquise = Occupies the woodland and scores by building; wood from her sawmills pays for it. Her warriors can return through Field Hospitals as long as the keep stands.
    .law = root 6.1
root-explain-sawmill = Brings the Marquise one wood every Birdsong, in its clearing.
    .law = root 6.4
root-explain-workshop = The Marquise crafts with it: one symbol of its clearing’s suit each turn.
    .law = root 6.2.1
root-explain-recruiter = Brings a warrior when the Marquise recruits, once a turn. The third and the fifth on the map let her draw a card more.
    .law = root 6.5.3
root-explain-keep = Nobody but the Marquise can place pieces in its clearing. Field Hospitals bring her warriors back here; once removed it is gone for good.
    .law = root 6.2.2
root-explain-wood = Pays for the Marquise’s buildings, wherever it is connected through clearings she rules.
    .law = root 6.5.4.II
root-explain-building_track = The Marquise’s buildings still to come, left first: above their cost in wood, below the points. The more of a kind stand, the more the next one scores.
    .law = root 6.5.4.III
root-explain-actions = The Marquise has three actions, and one more for each bird card she spends.
    .law = root 6.5
root-explain-hospitals = When the Marquise’s warriors are removed, one card matching the clearing brings them all to the keep.
    .law = root 6.2.3

## Advice, actions and warnings

root-advice-buildings =
    { $way ->
        [gain] More buildings: wood, crafting and recruits every turn.
       *[cost] Fewer buildings.
    }
root-advice-keep =
    { $way ->
        [gain] The keep stands.
       *[cost] The keep is lost.
    }
root-advice-wood =
    { $way ->
        [gain] More wood that you can build with.
       *[cost] It costs wood.
    }
root-does-marquise-battle = Costs an action. You fight one enemy in a clearing where you have warriors.
root-does-marquise-march = Costs an action. You make up to two moves.
root-does-marquise-recruit = Costs an action, once a turn. Every recruiter brings one warrior.
root-does-marquise-build = Costs an action and wood. The building scores at once.
root-does-marquise-overwork = Costs an action and a card matching a sawmill’s clearing. You place one wood there.
root-does-marquise-extra = Costs a bird card. You get one more action.
root-warn-actions =
    { $n ->
        [one] You still have { $n } action.
       *[other] You still have { $n } actions.
    }
