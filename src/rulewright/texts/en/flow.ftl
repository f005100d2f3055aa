# Fewer clicks: things pointed at before an action, several answers at once, and what is not possible now.

# An action, and where or with what.
flow-way = { $first }: { $then }
# An action or a house of which more is to be chosen.
flow-begin = { $what }…
flow-usual = As usual: { $what }
flow-times = { $n } × { $what }
flow-by-itself = There was only one answer, and it was given: { $what }.
flow-together = { $n } of { $all } chosen
flow-not-now = (not now: why?)
flow-less = less
flow-more = more
flow-number = How many
flow-tap = Point at what glows: on the board, or in your hand.
