### The mountain map: all its words.

## root.setup

root-setup-map-mountain = Mountain
root-setup-map-about-mountain = Six paths begin closed, and opening one brings a point; so does ruling the Pass in the middle. Suits are dealt anew.

## root.say

root-say-path = path { $one }–{ $other }
root-say-tower = tower

## root.prompt

root-prompt-path-where = Which path do you open?
root-prompt-path-spend = Which card do you spend to open { $path }?

## root.option

root-option-open = open a path: spend any card, 1 point
root-button-open = Open a path

## root.does

root-does-closed_paths-open = Once in your turn, for any card: a closed path next to a piece of yours is open for good, and you score a point. It is no action.

## root.event

root-event-path_opened = { FORM($seat, "the") } opened the path between { $origin } and { $destination }.

## root.score

root-score-path = for an opened path
root-score-pass = for ruling the Pass

## root.source

root-source-path = Opened paths
root-source-pass = The Pass

## root.why

root-why-closed-path = The path between the two is closed.
root-why-no-piece-at-path = You have no piece at either end of it.
root-why-path-opened = You have opened a path this turn.

## root.thing

root-thing-closed_path = Closed path
root-thing-tower = The Pass
root-explain-closed_path = The clearings it links are not adjacent, but it divides forests. Once in your Daylight you may spend any card to open it for good, for a point, if you have a piece at either end.
    .law = root C.3.3
root-explain-tower = Whoever rules the clearing with the tower at the end of their own Evening scores a point.
    .law = root C.3.4

## root.tell

root-tell-tower = the tower stands here: this is the Pass
root-tell-closed = closed paths to { $places }

## root.coach

root-coach-path-where = Any of your cards pays. Open what joins your clearings, or what leads you to the Pass; others may use it as well.
root-coach-path-spend = Any card pays: spend the one that fits none of your clearings.

## root.advice

root-advice-pass =
    { $way ->
        [gain] You rule the Pass: a point at the end of your Evening.
       *[cost] You give up the Pass, and its points.
    }
