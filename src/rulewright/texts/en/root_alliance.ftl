### The Woodland Alliance: all its words.

## root.say

root-say-supporters = supporters
root-say-officers = officers
root-say-operations = operations left
root-say-next_sympathy =
    next sympathy: { $cost ->
        [one] { $cost } supporter
       *[other] { $cost } supporters
    } (one more where somebody has three warriors), { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## root.faction

root-faction-alliance = Woodland Alliance
    .the = the Woodland Alliance

## root.short

root-short-alliance = Alliance
    .the = the Alliance
    .of = the Alliance’s

## root.about

root-about-alliance = spreads sympathy and rises in revolt; starts with nothing on the map

## root.piece

root-piece-base_fox =
    { $n ->
        [one] fox base
       *[other] fox bases
    }
    .a = a fox base
root-piece-base_rabbit =
    { $n ->
        [one] rabbit base
       *[other] rabbit bases
    }
    .a = a rabbit base
root-piece-base_mouse =
    { $n ->
        [one] mouse base
       *[other] mouse bases
    }
    .a = a mouse base
root-piece-sympathy =
    { $n ->
        [one] sympathy token
       *[other] sympathy tokens
    }
    .a = a sympathy token

## root.piece_code

root-piece_code-base_fox = Ba
root-piece_code-base_rabbit = Ba
root-piece_code-base_mouse = Ba
root-piece_code-sympathy = Sy

## root.score

root-score-sympathy = for sympathy

## root.source: what points came from, in a table

root-source-sympathy = Sympathy

## root.prompt

root-prompt-alliance-cut = No base is left: discard supporters down to five. Which one?
root-prompt-alliance-daylight = Daylight: craft, mobilize, train, or finish?
root-prompt-alliance-mobilize = Which card joins your supporters?
root-prompt-alliance-operation = Which military operation?
root-prompt-alliance-organize = In which clearing does a warrior turn into sympathy?
root-prompt-alliance-outrage = Outrage in { $clearing }: which matching card do you give to the Alliance’s supporters?
root-prompt-alliance-recruit = At which base do you place a warrior?
root-prompt-alliance-revolt = Revolt: in which sympathetic clearing?
root-prompt-alliance-spread = Spread sympathy: to which clearing?
root-prompt-alliance-supporter = Which supporter do you spend for { $clearing }?
root-prompt-alliance-train = Which card do you spend to train an officer?

## root.option

root-option-mobilize = mobilize (a card to the supporters)
root-option-train = train (a card for an officer)
root-option-organize = organize (a warrior for sympathy)

## root.trigger

root-trigger-outrage = Outrage
root-trigger-base_lost = the lost base

## root.event

root-event-revolt = { FORM($seat, "the") } revolted in { $place }.
root-event-officer = { FORM($seat, "the") } gained an officer.
root-event-officers_lost =
    { FORM($seat, "the") } lost { $number ->
        [one] { $number } officer
       *[other] { $number } officers
    }.
root-event-supporter = { FORM($seat, "the") } gained a supporter.
root-event-supporter-known = { FORM($seat, "the") } gained a supporter: { $card }.
root-event-supporter_discarded = { FORM($seat, "the") } discarded the supporter { $card }.
root-event-outrage = Outrage in { $place }: { FORM($payer, "the") } owed { FORM($seat, "the") } a card.
root-event-outrage-shown = Outrage in { $place }: { FORM($payer, "the") } owed { FORM($seat, "the") } a card, but had none that matched.
root-event-base_lost = { FORM($seat, "the") } lost the { $suit } base.

## root.why

root-why-no-base = You have no base on the map, or no warrior left.
root-why-no-base-card = You hold no card that matches a base on the map.
root-why-no-cards = You hold no card.
root-why-no-organize = You have no warriors in a clearing without sympathy, or no token left.
root-why-no-revolt-site = It is not sympathetic, or the base of that suit is already on the map.
root-why-not-next-to-sympathy = It is not next to a sympathetic clearing.
root-why-sympathetic = It is sympathetic already.
root-why-too-few-supporters = You have too few matching supporters.

## root.button

root-button-mobilize = Mobilize
root-button-train = Train
root-button-organize = Organize

## root.thing

root-thing-supporters = Supporters
root-thing-officers = Officers
root-thing-sympathy_track = Sympathy track
root-thing-outrage = Outrage

## root.seat

root-seat-how-alliance = Scores for each sympathy token it places; later ones give more.
root-seat-birdsong-alliance = Spend supporters: revolt, then spread sympathy.
root-seat-daylight-alliance = Craft, mobilize supporters, train officers, as often as wanted.
root-seat-evening-alliance = One operation for each officer: move, battle, recruit, organize. Draw, keep five cards.
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
root-seat-supporters-limit = without a base: { $n } at most
root-seat-supporters-hidden = Only the Alliance may look at them.

## root.fight

root-fight-asked-outrage = { FORM($name, "The") } gives the Alliance a card
root-fight-asked-cut = { FORM($name, "The") } discards supporters
root-fight-outrage = Outrage: { FORM($name, "the") } owes the Alliance a card

## root.setup

root-setup-does-alliance = Starts with nothing, wins hearts, and rises where it hurts. Its task: gather supporters and choose the moment.
root-setup-hard-alliance = for experienced players

## root.coach

root-coach-alliance-birdsong = Now your supporters act: first revolts, then sympathy. Every token scores, the later ones much more than the first.
root-coach-alliance-daylight = Hand cards become crafts, supporters or, once you have a base, officers. Before the first base, collect two supporters of one suit for a revolt.
root-coach-alliance-evening = Each officer gives you one operation. Then you draw a card, and one more for each base on the map.
root-coach-alliance-cut = Keep pairs of a suit in which you can still revolt, and birds, which fit every suit.
root-coach-alliance-mobilize = Choose a suit in which you want to revolt or spread. An ambush protects you only from your hand, not from the stack.
root-coach-alliance-operation = Organize makes points without supporters: a warrior becomes sympathy. Recruit when your bases stand alone, move when nobody is where sympathy is missing.
root-coach-alliance-organize = The warrior leaves, a token comes and scores. Best where enemies will have to pass and pay Outrage.
root-coach-alliance-outrage = Give the card you need least. A bird would help the Alliance everywhere, so rather part with a card of the suit.
root-coach-alliance-recruit = Guard your bases: losing one costs supporters and half your officers. Or recruit where somebody can walk out and organize.
root-coach-alliance-revolt = A revolt sweeps away all enemy pieces here and leaves you a base and an officer. Pick a clearing full of enemy buildings and tokens: each is a point.
root-coach-alliance-spread = Choose clearings where no enemy has three warriors, for there it costs one supporter more. Best are crossings: whoever marches in pays you a card.
root-coach-alliance-supporter = Spend cards of the suit first and keep birds, which pay for any clearing.
root-coach-alliance-train = Each officer is one more operation every Evening; the first three matter most. Mind that an officer is one of your ten warriors.

## root.hint

root-hint-operations =
    { $n ->
        [one] One operation is left.
       *[other] { $n } operations are left.
    }
root-hint-outrage =
    Sympathy stands in { $n ->
        [one] clearing { $places }
       *[other] clearings { $places }
    }: removing it scores a point, but you owe the Alliance a card of that suit (Outrage).

## root.explain

root-explain-alliance = Scores by placing sympathy, paid with supporters. When it is attacked it deals the hits of the higher die, and the attacker those of the lower.
    .law = root 8.2.2
root-explain-base_fox = Base of the Alliance from a revolt in a fox clearing: it lets fox cards train officers and draws a card more. If it falls, fox and bird supporters and half the officers are lost.
    .law = root 8.2.4
root-explain-base_rabbit = Base of the Alliance from a revolt in a rabbit clearing: it lets rabbit cards train officers and draws a card more. If it falls, rabbit and bird supporters and half the officers are lost.
    .law = root 8.2.4
root-explain-base_mouse = Base of the Alliance from a revolt in a mouse clearing: it lets mouse cards train officers and draws a card more. If it falls, mouse and bird supporters and half the officers are lost.
    .law = root 8.2.4
root-explain-sympathy = Makes the clearing sympathetic. Others who march in with warriors or remove it owe the Alliance a card: Outrage.
    .law = root 8.2.6
root-explain-supporters = Face-down cards that pay for revolts and sympathy, each only for its suit. Without a base there can be five at most.
    .law = root 8.2.3
root-explain-officers = Each officer gives the Alliance one operation every Evening: move, battle, recruit or organize.
    .law = root 8.6.1
root-explain-sympathy_track = Sympathy still to come, left first: above what it costs in supporters, below its points.
    .law = root 8.4.2.III
root-explain-outrage = Whoever else removes sympathy or moves warriors into a sympathetic clearing gives the Alliance a matching card. Without one they show their hand, and the Alliance takes a card from the deck.
    .law = root 8.2.6

## Advice, actions, warnings and losses

root-advice-sympathy =
    { $way ->
        [gain] Sympathy spreads: points now and later.
       *[cost] Sympathy has less room to spread.
    }
root-advice-supporters =
    { $way ->
        [gain] More supporters for revolts and sympathy.
       *[cost] It costs supporters.
    }
root-advice-revolt =
    { $way ->
        [gain] A revolt comes within reach.
       *[cost] No revolt is within reach any more.
    }
root-advice-bases =
    { $way ->
        [gain] A base: cards, officers, recruits.
       *[cost] A base is lost.
    }
root-advice-officers =
    { $way ->
        [gain] More officers: an operation each, every Evening.
       *[cost] Fewer officers.
    }
root-does-alliance-mobilize = You put a hand card among your supporters.
root-does-alliance-train = You spend a card matching one of your bases and get an officer.
root-does-alliance-move = One operation: you make a move.
root-does-alliance-battle = One operation: you start a battle.
root-does-alliance-recruit = One operation: a warrior comes to one of your bases.
root-does-alliance-organize = One operation: a warrior becomes sympathy, which scores.
root-warn-operations =
    { $n ->
        [one] You still have { $n } operation.
       *[other] You still have { $n } operations.
    }
root-loss-outrage = Outrage in { $place }: it costs you a card for { FORM($seat, "the") }.
root-loss-base = Your { $suit } base is lost, and with it the supporters of that suit and of birds.
root-loss-officers =
    { $n ->
        [one] With the base you lost { $n } officer.
       *[other] With the base you lost { $n } officers.
    }
