### The pace of others, what changed, the log, the end, looking back.

## ending: the match is over

ending-seed-later = Tutto ciò che era affidato al caso veniva da un seme fissato all’inizio. La sua impronta è { $hash }; il seme si rivela quando finisce anche la partita da cui questa è nata.
