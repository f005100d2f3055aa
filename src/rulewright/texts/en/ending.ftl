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
