### The pace of others, what changed, the log, the end, looking back.

## ending: the match is over

ending-seed-later = All chance came from a seed fixed at the start. Its fingerprint is { $hash }; the seed itself is told when the match that this one was made of is over, too.

## ending: the log

ending-times = { $n }×
ending-gained =
    { $n ->
        [one] { FORM($name, "the") }: { $n } point gained
       *[other] { FORM($name, "the") }: { $n } points gained
    }
ending-lost =
    { $n ->
        [one] { FORM($name, "the") }: { $n } point lost
       *[other] { FORM($name, "the") }: { $n } points lost
    }

## ending: the score

ending-sources = Where the points came from
ending-beginning = From the beginning
ending-no-points = No points
ending-graph = The score over the rounds
ending-graph-table = The same as a table
ending-after = After
ending-round = Round { $round }

## ending: looking back

ending-turn-back = To the beginning of the turn, or of the one before
ending-turn-on = To the next turn
ending-page-keys = Page up, down
ending-help-turns = while looking back: turn by turn
ending-what-if = What if
ending-what-if-back = Back to the match it comes from
ending-what-if-about = This table is a match of its own, made of another one at an earlier moment.

## ending: the moves of others

ending-next = Next
settings-pace-step = with Next, one by one
settings-pace-fitting = slowly in a first game
settings-since = Tell me what changed before my turn
ending-since = Since your last turn
