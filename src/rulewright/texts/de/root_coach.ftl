### Root: eine Zeile für alle, die zum ersten Mal spielen: worum es in einer Phase geht, wie eine vernünftige Antwort aussieht.

## Alle

root-coach-battle-ambush = Ein Hinterhalt erzielt zwei Treffer vor dem Würfeln, und bleibt kein Angreifer übrig, ist der Kampf vorbei. Denk auch an die Kämpfe, die noch kommen.
root-coach-battle-effect = Die Würfel sind gefallen: Du weißt, was ein Effekt ändert. Lege keine Karte ab, nur um einen einzigen Krieger zu retten.
root-coach-battle-first = Im Zweifel lass die andere Seite beginnen: Dann antwortest du auf das, was sie tut.
root-coach-battle-foil = Ein passender Hinterhalt hebt ihren auf; ohne ihn erleidest du gleich zwei Treffer. Vereitle ihn, wenn du sonst den Kampf verlierst.
root-coach-battle-loss = Jedes Gebäude oder Plättchen, das du verlierst, ist ein Punkt für den Gegner. Gib her, was sich am leichtesten ersetzen lässt.
root-coach-battle-where = Für dich zählt der höhere Würfel, aber nie mehr Treffer, als du dort Krieger hast (als Vagabund: unbeschädigte Schwerter); gegen die Allianz bekommst du den niedrigeren. Gebäude und Plättchen mit wenigen Wachen sind Punkte.
root-coach-cards-use = Diese Karten wirken nur in diesem Moment deines Zugs. Sieh nach, welche beim Nutzen abgelegt wird.
root-coach-craft = Ein Gegenstand gibt sofort Punkte, und es gibt wenige von jeder Art; ein anhaltender Effekt hilft die ganze Partie.
root-coach-craft-activate = Jeder Herstellungsmarker arbeitet einmal im Zug. Passt jede Gemeinschaft, nimm die, die deine anderen Karten nicht brauchen.
root-coach-daylight = Bevor es weitergeht, kannst du noch eine ausgelegte Karte oder eine Dominanzkarte nutzen. Meist geht es einfach weiter.
root-coach-discard = Behalte einen Hinterhalt, was du bald herstellen kannst, und Vögel. Gib her, was zu keiner deiner Lichtungen passt.
root-coach-dominance-spend = Jede Karte dieser Gemeinschaft zahlt, für den Vogel nur ein Vogel. Nimm sie nur, wenn du so gewinnen könntest, oder damit andere sie nicht bekommen.
root-coach-move-number = Bewege genug, um dort zu herrschen oder zu siegen, und lass genug zurück, um das Deine zu halten.
root-coach-move-where = Du musst die Ausgangs- oder die Ziellichtung beherrschen. Wenn du nicht die Allianz führst, kosten dich Krieger, die eine sympathisierende Lichtung betreten, eine Karte.
root-coach-spend = Eine Karte dieser Gemeinschaft oder ein Vogel zahlt. Gib die Gemeinschaft aus und behalte den Vogel, der überall passt.
root-coach-triggers-next = Mehreres geschieht zugleich, und du bestimmst die Reihenfolge. Erst, was Marker rettet, dann der Rest.
root-coach-triggers-side = Beide Seiten haben Marker mit Folgen verloren. Da du am Zug bist, bestimmst du, wessen Folgen zuerst kommen.

## What the table knows at this moment: said before the line

root-hint-dominance = Du gewinnst, wenn du zu Beginn deiner Morgenröte drei { FORM($suit, "lichtungen") } beherrschst; jetzt sind es { $n }.
root-hint-dominance_bird = Du gewinnst, wenn du zu Beginn deiner Morgenröte zwei gegenüberliegende Ecken beherrschst.
