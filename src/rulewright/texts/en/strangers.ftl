### Strangers: who speaks as what, seats that are handed on, matches in which somebody looked ahead, limits.

## strangers

strangers-watcher = watching
strangers-watcher-of-several = watching ({ $number })
strangers-foreseen = Looked ahead
strangers-foreseen-about = Somebody here may know cards and dice that are still to come: they tried them out in a what-if, took back what they had seen, or played your seat before you. The match does not count in anybody’s figures.
strangers-hand-on = Hand on this seat
strangers-hand-on-about = Makes a new link, by which somebody else may take your seat and see your hand.
strangers-hand-on-copy = Copy the new link

## table

table-refused-options-too-large = These options are too long.
table-refused-too-many-matches = You have begun too many matches. Finish some, or wait a while.
table-refused-record-too-long = It would take too long to play this record.
table-refused-importing = A record is being played for you already. Wait until that is done.
table-refused-server-full = The server is full. Try again in a moment.
