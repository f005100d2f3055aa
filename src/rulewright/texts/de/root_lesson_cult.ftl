### Die Lektion des Echsen-Kults.

root-lesson-cult-title = Der Echsen-Kult
root-lesson-cult-about = Karten, die zurückkommen, Gärten, die sonst niemand beherrscht, und Gefallene, die sich verschwören.

root-lesson-cult-welcome = Die gelben Echsen sind deine. Du marschierst und kämpfst kaum: Du predigst. Deine Handkarten sind Rituale, und fast alle kommen am Abend zurück.
root-lesson-cult-souls = Was irgendwer ausgibt oder ablegt, liegt bei den verlorenen Seelen. Beginnt dein Zug, wird die Gemeinschaft mit den meisten Karten dort verstoßen: diesmal die Füchse. Verschwörungen geschehen nun auf Fuchslichtungen.
root-lesson-cult-sanctify = Drei Akolythen bezahlen die stärkste Verschwörung: Ein gegnerisches Gebäude wird dein Garten, und du erhältst einen Punkt. Auf Lichtung 6 hat die Marquise eine Werkstatt. Wähle „Weihen“.
root-lesson-cult-sanctified = Ein Garten mitten unter Katzen: Er beherrscht Lichtung 6 ganz allein, wer immer dort steht.
root-lesson-cult-not-sanctify = Auch das ist eine Verschwörung. Solange du drei Akolythen hast, wäre es mehr wert, die Werkstatt auf Lichtung 6 zu weihen.

root-lesson-cult-rituals = Tageslicht. Jede Karte, die du aufdeckst, vollzieht ein Ritual: bauen, rekrutieren oder punkten, in ihrer Gemeinschaft. Vögel taugen nur zum Opfern.
root-lesson-cult-build = Gärten machen deine Karten wertvoll, also baue zuerst. Du beherrschst die Lichtungen 7 und 11, beide Maus, und hast eine Mauskarte. Wähle „Bauen“.
root-lesson-cult-not-build = Das geht auch. Ein Garten mehr würde deine Karten aber wertvoller machen: Versuche es mit der Mauskarte.
root-lesson-cult-build-card = Decke die Mauskarte auf. Sie liegt bis zum Abend offen vor dir und dient heute zu nichts anderem.
root-lesson-cult-build-where = Ein Garten beherrscht seine Lichtung in jedem Fall. Wird er aber entfernt, verlierst du eine zufällige Karte: Pflanze, wo du Krieger hast.
root-lesson-cult-built = Ein Mausgarten steht. Ein zweiter derselben Gemeinschaft ließe dich jeden Zug eine Karte mehr ziehen und Mauskarten punkten.
root-lesson-cult-recruit = Deine Hasenkarten bringen Krieger auf jede Hasenlichtung, auch mitten unter Gegner. Wähle „Rekrutieren“.
root-lesson-cult-not-recruit = Wie du magst. Mit Kriegern beherrschst du Lichtungen, auf denen du bauen kannst.
root-lesson-cult-recruit-card = Jede Hasenkarte ist recht: Sie kommt zurück.
root-lesson-cult-recruit-where = Schütze deinen ersten Garten auf Lichtung 3, oder geh dorthin, wo du als Nächstes bauen willst.
root-lesson-cult-recruited = Krieger, die bei der Verteidigung fallen, werden Akolythen: Niemand greift dich gern an.
root-lesson-cult-sacrifice = Ein Vogel ist verhasst, aber nicht nutzlos: Aufgedeckt stellt er einen Krieger zu deinen Akolythen, für die nächste Verschwörung. Wähle „Opfern“.
root-lesson-cult-not-sacrifice = Das geht auch. Der Vogel auf deiner Hand taugt aber nur für einen Akolythen.
root-lesson-cult-score = Du könntest auch punkten: Gib eine Karte aus für das, was die Gärten ihrer Gemeinschaft wert sind. Ein einzelner Garten ist noch nichts wert, zwei bringen zwei Punkte, fünf vier. Diese Karte kommt nicht zurück: Warte auf mehr Gärten.
root-lesson-cult-done = Beende dein Tageslicht und sieh, was zurückkommt.
root-lesson-cult-not-done = Erlaubt, aber die Karte ist fort: Mit einem Garten ihrer Gemeinschaft gab sie nichts, oder sie diente einem anderen Ritual.
root-lesson-cult-evening = Alle aufgedeckten Karten sind wieder auf deiner Hand. Am Abend stellst du her, nur mit Gärten der Verstoßenen.
root-lesson-cult-second-turn = Noch ein Zug. Was die Marquise ausgegeben hat, liegt bei den verlorenen Seelen und hat die Verstoßenen neu bestimmt.
root-lesson-cult-your-own = Mach weiter, wie du magst: Pflanze mehrere Gärten einer Gemeinschaft und punkte dann jeden Zug mit ihr.

root-lesson-cult-end = Das ist der Kult: geduldig, schwer zu vertreiben, und plötzlich viele Punkte wert. Spiele weiter, oder nimm eine andere Lektion.
