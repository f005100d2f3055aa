### Die Lektion des Untergrund-Herzogtums.

root-lesson-duchy-title = Das Untergrund-Herzogtum
root-lesson-duchy-about = Tunnel überallhin, und Minister, die handeln und punkten.

root-lesson-duchy-welcome = Die Maulwürfe gehören dir. Du punktest mit jedem Minister, den du überzeugst, und überzeugte Minister handeln in jedem Zug für dich. Um einen zu überzeugen, zeigst du Karten, jede für eine eigene Lichtung, auf der du einen Marker hast.
root-lesson-duchy-burrow = Das ist die Erdhöhle, eine Lichtung neben dem Spielplan. In der Morgenröte sammeln sich hier deine Krieger; sie ist zu jedem Tunnel benachbart, und sonst kommt niemand hinein.
root-lesson-duchy-dig = In der Versammlung hast du zwei Aktionen. Ein Tunnel bringt bis zu vier Krieger aus der Erdhöhle, wohin du willst, wer auch immer dort herrscht. Wähle „Graben“.
root-lesson-duchy-not-dig = Das geht auch. Aber in der Erdhöhle warten vier Krieger: Ein Tunnel bringt sie auf einmal überallhin.
root-lesson-duchy-dig-card = Der Tunnel kommt dorthin, wozu die ausgegebene Karte passt, und die Karte ist fort. Gib Fuchsstahl aus.
root-lesson-duchy-dig-where = Lichtung 8 ist leer und hat zwei Bauplätze: ein guter Ort zum Bauen. Grabe dort.
root-lesson-duchy-surface = Jetzt dürfen Krieger aus der Erdhöhle kommen. Nimm alle vier mit: Was du hier baust, darf nicht fallen.
root-lesson-duchy-surfaced = Eine Aktion, und vier Krieger beherrschen eine Lichtung weit weg von zu Hause.
root-lesson-duchy-build = Jetzt baue: Du deckst eine Karte auf und platzierst ein Gebäude auf einer passenden Lichtung, die du beherrschst. Wähle „Bauen“.
root-lesson-duchy-not-build = Wie du willst. Ein Gebäude würde dich aber in jedem Zug stärker machen.
root-lesson-duchy-build-card = Eine aufgedeckte Karte ist nicht ausgegeben: Sie liegt offen und kommt am Abend zurück. Nur Vögel nicht. Decke den Amboss auf.
root-lesson-duchy-building = Zitadellen bringen mehr Krieger in die Erdhöhle, Märkte ziehen mehr Karten. Karten überzeugen Minister: Wähle den Markt.
root-lesson-duchy-build-where = Baue, wo deine vier Krieger stehen. Fällt ein Gebäude, verlässt dich dein ranghöchster Minister, seine Krone ist für immer fort, und du verlierst eine Karte.
root-lesson-duchy-built = Eine Karte mehr an jedem Abend.
root-lesson-duchy-parliament = Im Parlament darf jeder überzeugte Minister einmal handeln. Der Marschall gehört dir: Er führt eine Bewegung durch. Alles steht gut, also wähle „Parlament beenden“.
root-lesson-duchy-sway = Jetzt überzeuge einen Minister. Junker wollen zwei Karten sehen und bringen einen Punkt, Adlige drei für zwei, Lords vier für drei. Auf deinem Tableau siehst du alle neun. Der Hauptmann würde in jedem Zug für dich kämpfen: Wähle ihn.
root-lesson-duchy-not-swayed = Dann behalte deine Karten. Aber das Herzogtum gewinnt mit einem Minister in jedem Zug.
root-lesson-duchy-convince = Jede Karte braucht eine eigene Lichtung: die Mauskarte Lichtung 7 oder 11, die Hasenkarte Lichtung 3. Die Erdhöhle zählt nicht.
root-lesson-duchy-convince-more = Jetzt die andere Karte: Sie braucht eine andere Lichtung.
root-lesson-duchy-swayed = Ein Punkt, und ab dem nächsten Zug handelt auch der Hauptmann.
root-lesson-duchy-evening = Deine Karten sind wieder auf deiner Hand. Mit Zitadellen und Märkten kannst du jetzt herstellen; dann ziehst du, für jeden Markt eine Karte mehr.

root-lesson-duchy-end = Das ist das Herzogtum: viele Standorte, in jedem Zug ein Minister, und kein Gebäude, das fällt. Spiel weiter, oder nimm eine andere Lektion.
