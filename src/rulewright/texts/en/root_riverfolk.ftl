### The Riverfolk Company: all its words.

## root.say

root-say-funds = funds
root-say-payments = payments
root-say-committed = committed
root-say-for-sale = for sale
root-say-for-sale-by = For sale by { FORM($name, "the") }
root-say-prices = prices
root-say-hired = { FORM($name, "the") } has hired the warriors
root-say-boats = { FORM($name, "the") } travels by river

## root.faction

root-faction-riverfolk = Riverfolk Company
    .the = the Riverfolk Company

## root.short

root-short-riverfolk = Riverfolk
    .the = the Riverfolk
    .of = the Riverfolk’s

## root.about

root-about-riverfolk = sells cards, boats and mercenaries, and makes funds of what it is paid

## root.piece

root-piece-trade_post_fox =
    { $n ->
        [one] fox trade post
       *[other] fox trade posts
    }
    .a = a fox trade post
root-piece-trade_post_rabbit =
    { $n ->
        [one] rabbit trade post
       *[other] rabbit trade posts
    }
    .a = a rabbit trade post
root-piece-trade_post_mouse =
    { $n ->
        [one] mouse trade post
       *[other] mouse trade posts
    }
    .a = a mouse trade post

## root.piece_code

root-piece_code-trade_post_fox = Tp
root-piece_code-trade_post_rabbit = Tp
root-piece_code-trade_post_mouse = Tp

## root.service

root-service-hand_card = Hand Card
root-service-riverboats = Riverboats
root-service-mercenaries = Mercenaries

## root.score

root-score-dividends = for dividends
root-score-trade_posts = for a trade post

## root.source: what points came from, in a table

root-source-dividends = Dividends
root-source-trade_posts = Trade posts

## root.prompt

root-prompt-services = Start of Birdsong: which service do you buy?
root-prompt-riverfolk-start = Where on the river does the next warrior begin?
root-prompt-riverfolk-prices = Evening: which price do you change?
root-prompt-riverfolk-price = { $service }: what is the price?
root-prompt-riverfolk-action = Daylight: what are your funds for?
root-prompt-riverfolk-commit = Whose warrior do you commit?
root-prompt-riverfolk-spend = Whose warrior do you spend?
root-prompt-riverfolk-lose = Trade Disruption: whose warrior do you lose?
root-prompt-riverfolk-recruit = Where on the river do you place the warrior?
root-prompt-riverfolk-post = Where do you establish a trade post?
root-prompt-riverfolk-space = On a space of which suit do you put the fund?
root-prompt-riverfolk-card = Which card do you take from the Riverfolk?
root-prompt-vagabond-pay = Which item do you exhaust to pay for the service?

## root.option

root-option-draw = draw (a card)
root-option-post = trade post (two funds of the ruler)

## root.label

root-label-buy =
    { $pays ->
        [otherwise]
            { $n ->
                [one] { $service } for { $n } item
               *[other] { $service } for { $n } items
            }
       *[warriors]
            { $n ->
                [one] { $service } for { $n } warrior
               *[other] { $service } for { $n } warriors
            }
    }
root-label-priced = { $service } (now { $n })
root-label-export = export { $card } for a warrior

## root.trigger

root-trigger-disruption = Trade Disruption

## root.event

root-event-drew_openly = { FORM($seat, "the") } drew { $cards }.
root-event-joined_openly = { $card } joined the open hand of { FORM($seat, "the") }.
root-event-left_openly = { $card } left the open hand of { FORM($seat, "the") }.
root-event-bought = { FORM($seat, "the") } bought { $service } of { FORM($seller, "the") } at a price of { $number }.
root-event-committed =
    { $number ->
        [one] { FORM($seat, "the") } committed { $number } fund ({ $owner }).
       *[other] { FORM($seat, "the") } committed { $number } funds ({ $owner }).
    }
root-event-spent_funds =
    { $number ->
        [one] { FORM($seat, "the") } spent { $number } fund ({ $owner }).
       *[other] { FORM($seat, "the") } spent { $number } funds ({ $owner }).
    }
root-event-paid_in =
    { $number ->
        [one] { FORM($seat, "the") } put { $number } warrior of their own into Payments.
       *[other] { FORM($seat, "the") } put { $number } warriors of their own into Payments.
    }
root-event-priced = { $service } costs { $number } now ({ $seat }).
root-event-gathered =
    { $number ->
        [one] { FORM($seat, "the") } gathered { $number } fund.
       *[other] { FORM($seat, "the") } gathered { $number } funds.
    }
root-event-exported = { FORM($seat, "the") } exported { $card }.
root-event-disrupted = Trade Disruption in { $place }: { FORM($seat, "the") } lost half of the funds.

## root.why

root-why-services-bought = You may buy no more services this turn.
root-why-cannot-pay-service = You have too little to pay the price.
root-why-no-card-for-sale = There is no card in the open hand.
root-why-bought-already = You have bought this already this turn.
root-why-no-mercenaries = Whoever pays with items cannot hire mercenaries.
root-why-no-river = This clearing is not on the river.
root-why-no-funds = You have no funds.
root-why-no-card-left = There is no card left to draw.
root-why-no-recruit = You have no warrior left, or may place none on the river.
root-why-no-post = There is no clearing for a trade post whose ruler’s funds you have.
root-why-has-post = A trade post stands here already.
root-why-no-post-left = No trade post of this suit is left.
root-why-nobody-rules = Nobody rules this clearing.
root-why-too-few-funds-of = You have fewer than two funds of whoever rules here.

## root.button

root-button-keep_prices = Keep the prices
root-button-draw = Draw
root-button-post = Trade post
root-button-export = Export { $card }

## root.thing

root-thing-funds = Funds
root-thing-payments = Payments
root-thing-committed = Committed
root-thing-service = Services
root-thing-post_track = Trade post tracks

## root.seat

root-seat-how-riverfolk = Scores for trade posts and for funds that it keeps.
root-seat-birdsong-riverfolk = Score dividends, then gather all warriors on the board as funds.
root-seat-daylight-riverfolk = Commit funds to move, battle, craft and draw; spend them to recruit and for trade posts.
root-seat-evening-riverfolk = Keep five cards, set the prices. It draws none.
root-seat-funds = Funds
root-seat-funds-hint = two are a point of dividends while a trade post stands
root-seat-payments = Payments
root-seat-payments-hint = become funds in Birdsong
root-seat-committed = Committed
root-seat-committed-hint = come back in Birdsong
root-seat-box-none = empty
root-seat-services = Services
root-seat-services-hint = for sale at the start of everybody’s Birdsong
root-seat-posts = Trade posts
root-seat-posts-hint = each scores when it is placed; its empty space crafts
root-seat-price =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }

## root.setup

root-setup-does-riverfolk = Sells its open hand, boats and mercenaries, and builds trade posts with what it is paid. Its task: be needed, and keep funds.
root-setup-hard-riverfolk = for experienced players

## root.coach

root-coach-riverfolk-birdsong = Funds you kept are points now, and all warriors on your board become funds.
root-coach-riverfolk-daylight = What you commit comes back in Birdsong; what you spend is gone. Two funds you keep are a point.
root-coach-riverfolk-evening = Set prices that somebody will pay: every warrior paid to you is a fund.
root-coach-riverfolk-start = Spread out along the river: you move along it whoever rules.
root-coach-riverfolk-prices = Lower what nobody bought, raise what everybody did. Otherwise leave the prices as they are.
root-coach-riverfolk-price = Cheap cards sell best. Nobody pays more than they can spare.
root-coach-riverfolk-action = Trade posts score at once and bring customers. Keep funds for dividends once a post stands.
root-coach-riverfolk-commit = Keep the warriors of whoever rules where you want a trade post.
root-coach-riverfolk-spend = What you spend goes home to its owner: spend what you can use least.
root-coach-riverfolk-lose = Keep funds with which you can still found trade posts.
root-coach-riverfolk-recruit = Warriors guard trade posts, and can be hired.
root-coach-riverfolk-post = Choose a clearing in which somebody has pieces who will buy, and where it is safe.
root-coach-riverfolk-space = Leave the spaces empty that other cards in your hand need.
root-coach-riverfolk-card = Take what you can craft, or what somebody else must not have.
root-coach-services = Every warrior you pay is a fund of the Riverfolk. Buy if it wins you more than that.
root-coach-vagabond-pay = Exhaust what you need least this turn.

## root.explain

root-explain-riverfolk = Sells services to everybody, acts with what it is paid, and scores for trade posts and dividends.
    .law = root 11.1
root-explain-trade_post_fox = Trade post in a fox clearing: whoever has pieces beside it may buy one service more. If it is removed, half of the funds are lost.
    .law = root 11.2.5
root-explain-trade_post_rabbit = Trade post in a rabbit clearing: whoever has pieces beside it may buy one service more. If it is removed, half of the funds are lost.
    .law = root 11.2.5
root-explain-trade_post_mouse = Trade post in a mouse clearing: whoever has pieces beside it may buy one service more. If it is removed, half of the funds are lost.
    .law = root 11.2.5
root-explain-funds = Warriors of any faction with which the Riverfolk act. Two that are left score a point in Birdsong.
    .law = root 11.2.4
root-explain-payments = What customers have paid. It becomes funds in the Riverfolk’s Birdsong.
    .law = root 11.2.6.I
root-explain-committed = Funds that have worked this turn. They come back in Birdsong.
    .law = root 11.5
root-explain-service = A card from the open hand, boats on the rivers for this turn, or warriors that rule and fight for you in Daylight and Evening.
    .law = root 11.2.7
root-explain-post_track = Empty spaces of a suit: funds laid there craft cards.
    .law = root 11.5.3

## Advice, actions, warnings and losses

root-advice-funds =
    { $way ->
        [gain] Funds to act with and for dividends.
       *[cost] It costs funds.
    }
root-advice-posts =
    { $way ->
        [gain] Trade posts: points, customers and crafting.
       *[cost] Trade posts are lost.
    }
root-advice-wares =
    { $way ->
        [gain] Cards and warriors that others may want.
       *[cost] Fewer wares to sell.
    }
root-does-riverfolk-move = You commit a fund and make a move.
root-does-riverfolk-battle = You commit a fund and start a battle.
root-does-riverfolk-draw = You commit a fund and draw a card, which everybody sees.
root-does-riverfolk-recruit = You spend a fund and place a warrior on the river.
root-does-riverfolk-post = You spend two funds of whoever rules a clearing, place a trade post and a warrior there, and score two points.
root-loss-disrupted = Your trade post in { $place } was removed: half of your funds are lost.
