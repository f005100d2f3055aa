### Die Lektion der Flussvolk-Kompanie.

root-lesson-riverfolk-title = Die Flussvolk-Kompanie
root-lesson-riverfolk-about = Dienste für alle, und Finanzmittel aus dem, was sie zahlen.

root-lesson-riverfolk-welcome = Die Otter gehören dir. Andere kaufen zu Beginn ihrer Züge deine Karten, Boote und Krieger; die Krieger, mit denen sie zahlen, liegen als Finanzmittel auf deinem Tableau. Mit Finanzmitteln tust du alles.
root-lesson-riverfolk-post = Ein Handelsposten punktet sofort und bringt Kundschaft. Er kostet zwei Finanzmittel derer, die die Lichtung beherrschen, und du hast zwei orange. Wähle „Handelsposten“.
root-lesson-riverfolk-not-post = Das geht auch. Mit zwei orangen Finanzmitteln könntest du aber einen Handelsposten gründen: sofort zwei Punkte.
root-lesson-riverfolk-post-where = Die Marquise beherrscht diese Lichtungen, also zahlen ihre Krieger. Lichtung 6 ist gut: Dort hat sie Marker und darf einen Dienst mehr kaufen.
root-lesson-riverfolk-founded = Zwei Punkte, und ein Krieger bewacht den Posten. Fällt er, verlierst du die Hälfte deiner Finanzmittel.
root-lesson-riverfolk-draw = Was du einsetzt, kommt in deiner nächsten Morgenröte zurück. Setze ein Finanzmittel ein und zieh eine Karte: Wähle „Ziehen“. Alle sehen sie und können sie kaufen.
root-lesson-riverfolk-not-draw = Wie du willst. Karten deiner offenen Hand sind Ware.
root-lesson-riverfolk-done = Solange ein Handelsposten steht, geben je zwei behaltene Finanzmittel in der Morgenröte einen Punkt. Behalte also einige und beende das Tageslicht.
root-lesson-riverfolk-price = Hier kannst du ändern, was deine Dienste kosten. Zum Preis von eins verkaufen sich Karten am besten, und jeder Krieger, den du bekommst, ist ein Finanzmittel. So viel kosten deine: Wähle „Preise lassen“. Dann beginnt die Marquise ihren Zug und kann kaufen.
root-lesson-riverfolk-changed = Auch gut. Preise gelten bis zu deinem nächsten Abend; wähle „Preise lassen“, wenn dir alle gefallen.
root-lesson-riverfolk-paid = Die Marquise war am Zug. Zu dessen Beginn konnte sie eine Karte kaufen, die sie in deiner Hand sah, Boote, oder für einen Tag deine Krieger. Du wirst nicht gefragt: Wer den Preis zahlt, wird bedient, und zahlt mit Kriegern aus dem Vorrat. Der Verlauf sagt, was sie gekauft hat.
root-lesson-riverfolk-gathered = Deine Morgenröte ging von selbst vorbei. Hätte niemand gezahlt, hätten zwei eigene Krieger die Zahlungen gefüllt. Dann brachten behaltene Finanzmittel Dividenden, wenn ein Handelsposten steht. Dann wurden alle Krieger auf deinem Tableau zu Finanzmitteln: die gezahlten und die eingesetzten. Mit ihnen spielst du weiter, wie du willst.

root-lesson-riverfolk-end = Das ist die Kompanie: allen nützlich, und dafür bezahlt. Spiel weiter oder nimm eine andere Lektion.
