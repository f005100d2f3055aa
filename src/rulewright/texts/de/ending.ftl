### The pace of others, what changed, the log, the end, looking back.

## ending: the match is over

ending-seed-later = Aller Zufall kam aus einem Startwert, der zu Beginn feststand. Sein Fingerabdruck ist { $hash }; er selbst wird verraten, wenn auch die Partie zu Ende ist, aus der diese entstand.
