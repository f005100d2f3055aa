### The pace of others, what changed, the log, the end, looking back.

## ending: the match is over

ending-seed-later = All chance came from a seed fixed at the start. Its fingerprint is { $hash }; the seed itself is told when the match that this one was made of is over, too.
