### Die Lektion der Allianz: der Tag, an dem sie aus dem Verborgenen tritt.

root-lesson-alliance-title = Sympathie und Revolte
root-lesson-alliance-about = Die Waldland-Allianz: Unterstützer, eine Revolte, Offiziere, und Sympathie, die immer mehr wert ist.

root-lesson-alliance-welcome = Du führst die Waldland-Allianz. Krieger hast du keine auf dem Spielplan, aber Sympathie: die grünen Plättchen auf den Lichtungen 6, 8 und 12. Jedes, das du legst, bringt Punkte, die ersten kaum welche, die letzten je vier.
root-lesson-alliance-supporters = Du zahlst mit Unterstützern: Karten in einem Stapel, den nur du ansehen darfst. Jede zählt nur für ihre Gemeinschaft. Sie liegen auf deinem Tableau, das du im Rahmen öffnest: zwei Füchse, zwei Mäuse und ein Vogel. Ohne Stützpunkt sind es höchstens fünf.
root-lesson-alliance-revolt = Zuerst kommen Revolten. Auf einer sympathisierenden Lichtung fegen zwei Unterstützer ihrer Gemeinschaft alle gegnerischen Marker weg; jedes Gebäude und Plättchen bringt einen Punkt. Auf der Fuchslichtung 12 stehen eine Sägemühle, Holz und zwei Katzen: Klicke Lichtung 12 an.
root-lesson-alliance-revolt-elsewhere = Das geht auch. Auf Lichtung 12 hätte eine Revolte ein Gebäude und ein Plättchen entfernt, je einen Punkt.
root-lesson-alliance-supporter = Zwei Unterstützer müssen zu Lichtung 12 passen: Füchse, oder ein Vogel, der zu allem passt. Gib die zwei Füchse aus und behalte den Vogel für den Tag, an dem eine Gemeinschaft nicht reicht.
root-lesson-alliance-bird-spent = Ein Vogel passt überall, darum behält man ihn gern. Für eine Revolte ist er aber gut ausgegeben.
root-lesson-alliance-supporter-again = Und nun den anderen Fuchs.
root-lesson-alliance-revolted = Die Katzen sind weg von Lichtung 12, samt Sägemühle und Holz: zwei Punkte.

root-lesson-alliance-base = An ihrer Stelle steht dein Fuchs-Stützpunkt, mit einem Krieger für jede der drei sympathisierenden Fuchslichtungen, und du hast deinen ersten Offizier. Ein Stützpunkt lässt dich jeden Abend eine Karte mehr ziehen, und dein Stapel hat nun keine Grenze mehr.
root-lesson-alliance-spread = Nun verbreitest du Sympathie auf eine Lichtung neben einer sympathisierenden. Dein viertes Plättchen kostet zwei Unterstützer ihrer Gemeinschaft und bringt einen Punkt. Mauslichtung 7 ist eine Kreuzung, über die die Katzen gern marschieren: Lege es dorthin.
root-lesson-alliance-martial-law = Auch Lichtung 11 ist eine Mauslichtung, aber dort wachen drei Katzen. Wo jemand drei Krieger hat, gilt Kriegsrecht: ein Unterstützer mehr. Auf Lichtung 7 genügen zwei.
root-lesson-alliance-spread-elsewhere = Das geht auch. Ein Plättchen bringt überall gleich viel; entscheide danach, was es kostet und wer darüber stolpern wird.
root-lesson-alliance-mice = Zwei Mäuse für Lichtung 7. Gib beide aus, und der Vogel bleibt dir.
root-lesson-alliance-bird-spent-too = Das ist erlaubt. Ein Vogel, den du behältst, kann später für jede Gemeinschaft einspringen.

root-lesson-alliance-outrage = Deine Plättchen wehren sich ein wenig: Wer sonst Krieger auf eine sympathisierende Lichtung bewegt oder das Plättchen entfernt, muss dir eine Karte dieser Gemeinschaft für deine Unterstützer geben. Das ist Empörung. Lege Sympathie also dorthin, wo andere durchwollen.
root-lesson-alliance-train = Es ist Tageslicht, und deine Hand taugt zu dreierlei: mit Sympathie herstellen, Unterstützer sammeln, Offiziere ausbilden. Eine Karte, die zu einem Stützpunkt passt, macht einen Krieger aus dem Vorrat zum Offizier. Amboss ist eine Fuchskarte: Wähle „Ausbilden“.
root-lesson-alliance-trained = Zwei Offiziere: zwei Einsätze, an diesem Abend und an jedem weiteren.
root-lesson-alliance-not-train = Das geht auch. Offiziere sind aber die, mit denen du handelst: Ohne sie kann ein Stützpunkt nur warten.
root-lesson-alliance-mobilize = Dein Stapel braucht neue Unterstützer für den nächsten Zug. Wähle „Mobilisieren“, und denk an die Gemeinschaft, mit der du revoltieren oder Sympathie verbreiten willst: Von den Hasen hast du noch niemanden.
root-lesson-alliance-not-mobilize = Das geht auch. Ohne Unterstützer wird die nächste Morgenröte aber still.
root-lesson-alliance-keep-one = Eine Karte, die auf der Hand bleibt, kann im nächsten Zug Offizier oder Unterstützer oder hergestellt werden, und ein Hinterhalt wirkt nur von der Hand. Beende hier dein Tageslicht.

root-lesson-alliance-operations = Abend: Jeder Offizier gibt dir einen Einsatz. Bewegen und Kämpfen kennst du; Rekrutieren stellt einen Krieger zu einem Stützpunkt; Organisieren macht aus einem Krieger Sympathie, ganz ohne Unterstützer.
root-lesson-alliance-move = Zum Organisieren braucht es einen Krieger, wo noch keine Sympathie ist. Schicke also erst einen von Lichtung 12 hinaus: Wähle „Bewegen“.
root-lesson-alliance-not-move = Das geht auch. Ein Krieger draußen hätte zum Plättchen werden können, für zwei Punkte.
root-lesson-alliance-move-where = Bewege von Lichtung 12 nach Lichtung 10. Du beherrschst Lichtung 12, also stehen dir ihre Wege offen.
root-lesson-alliance-move-number = Schicke nur einen. Die anderen bewachen den Stützpunkt: Fällt er, verlierst du Füchse und Vögel unter den Unterstützern und die Hälfte der Offiziere.
root-lesson-alliance-too-many = Das geht auch. Lass aber den Stützpunkt nicht allein: Fällt er, gehen Unterstützer und Offiziere mit.
root-lesson-alliance-organize = Jetzt „Organisieren“: Der Krieger wird zu deinem fünften Plättchen, für zwei Punkte. Dafür brauchte es keinen Unterstützer.
root-lesson-alliance-organized = Zwei Punkte. Die Hälfte deiner Plättchen liegt; die andere Hälfte bringt viel mehr.
root-lesson-alliance-not-organize = Das geht auch. Organisieren wären zwei Punkte ohne einen Unterstützer gewesen.

root-lesson-alliance-second-turn = Lies im Verlauf, was die Katzen getan haben. Sind sie in Sympathie hineingezogen oder haben sie welche entfernt, so haben sie dir eine Karte gezahlt; und wo sie angriffen, hattest du den höheren Würfel, wie immer, wenn die Allianz verteidigt.
root-lesson-alliance-your-own = Ab hier liegt es bei dir. Bilde aus, bis du drei oder vier Offiziere hast, mobilisiere, was zum nächsten Plättchen passt, und behalte ein Paar einer Gemeinschaft für die nächste Revolte.

root-lesson-alliance-end = Das war die Allianz: wenige Krieger, viele Plättchen. Ihre ersten Punkte kommen langsam, die letzten haufenweise; die anderen merken es zu spät.
root-lesson-alliance-play-on = Spiele gegen die Marquise weiter, wenn du magst, oder nimm die letzte Lektion: Der Vagabund hat einen einzigen Marker auf dem Spielplan, und alles andere im Rucksack.
