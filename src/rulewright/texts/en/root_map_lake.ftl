### The lake map: all its words.

## root.setup

root-setup-map-lake = Lake
root-setup-map-about-lake = A ferry crosses the lake in the middle, once a turn, and whoever takes it draws a card. Suits are dealt anew.

## root.event

root-event-ferried = The ferry carried { FORM($seat, "the") } from { $origin } to { $destination }.

## root.does

root-does-ferry-cross = By ferry: it goes along, once a turn, and you draw a card.

## root.why

root-why-ferry-elsewhere = Across the lake goes only the ferry, and it lies elsewhere.
root-why-ferry-used = The ferry has crossed this turn already.

## root.say

root-say-ferry = ferry

## root.thing

root-thing-ferry = Ferry
root-thing-lake = Lake
root-explain-ferry = Once a turn pieces may move from its clearing into any other clearing on the shore, as if that were adjacent, and take it along; whoever moved draws a card. Nobody can battle or remove it.
    .law = root C.2.5
root-explain-lake = Counts as rivers between all clearings on its shore. Nobody crosses it without the ferry, and forests next to each other on the shore are adjacent.
    .law = root C.2.2

## root.tell

root-tell-ferry = the ferry lies here
root-tell-ferry_used = the ferry lies here and has crossed this turn
root-tell-coast = on the shore of the lake

## root.advice

root-advice-ferry =
    { $way ->
        [gain] You are where the ferry lies: it can carry you, and brings a card.
       *[cost] You are no longer where the ferry lies.
    }
