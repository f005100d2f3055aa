### Die erste Lektion von Root.  Jede Seite hat wenige kurze Sätze: was zu sehen ist, was jetzt zu tun ist, warum.

root-lesson-first-title = Die ersten Schritte
root-lesson-first-about = Das Waldland, was alle wollen, und zwei Züge der Marquise de Katz: herstellen, bauen, marschieren, kämpfen.

root-lesson-first-welcome = Das ist das Waldland: zwölf Lichtungen, durch Wege verbunden. Jede Lichtung gehört zu einer Gemeinschaft: Füchse, Mäuse oder Hasen. Die orangen Marker sind deine: Du führst die Marquise de Katz. Die blauen gehören der Dynastie, die ihren Wald zurückhaben will.
root-lesson-first-aim = Wer zuerst 30 Punkte hat, gewinnt. Deine Punkte stehen hier neben denen der Dynastie. Jede Fraktion punktet auf ihre Art; deine baut.
root-lesson-first-pieces = Wo du mehr Krieger und Gebäude hast als alle anderen, herrschst du. Auf Lichtung 1 steht deine Festung, auf Lichtung 5 deine Sägemühle: Sie hat gerade Holz gemacht, mit dem du Gebäude bezahlst.
root-lesson-first-question = Hier steht, was du gefragt wirst, und darunter stehen die Antworten. Was angeboten wird, ist erlaubt, und was auf der Karte oder in deiner Hand leuchtet, kannst du anklicken. Das meiste lässt sich mit „Rückgängig“ zurücknehmen.
root-lesson-first-craft = Zuerst darfst du Karten herstellen. Das Vogelbündel braucht eine Werkstatt auf einer Mauslichtung, und du hast eine auf Lichtung 2. Stelle es her: Es bringt einen Beutel und sofort einen Punkt.
root-lesson-first-crafted = Gut gemacht: Der Beutel gehört dir, und der Punkt auch. Hergestellte Gegenstände fehlen den anderen.
root-lesson-first-not-crafted = Auch das ist erlaubt. Die Karte herzustellen wäre aber ein geschenkter Punkt gewesen; in deinem nächsten Zug geht es noch.

root-lesson-first-actions = Jetzt ist Tageslicht, der lange Teil deines Zugs. Du hast drei Aktionen und darfst dieselbe mehrmals wählen. Bei Aktionen, die gerade nicht gehen, kannst du nach dem Grund fragen.
root-lesson-first-build = Gebäude sind deine Punkte: Je mehr einer Art auf der Karte stehen, desto mehr bringt das nächste. Wähle „Bauen“.
root-lesson-first-not-build = Das geht auch. Aber deine Punkte kommen vom Bauen: Probiere es mit einer deiner nächsten Aktionen.
root-lesson-first-build-where = Du darfst bauen, wo du herrschst, ein Bauplatz frei ist und Holz über Lichtungen herankommt, die du beherrschst. Eine zweite Werkstatt bringt jetzt zwei Punkte und später teurere Karten: Baue sie auf Lichtung 5.
root-lesson-first-built = Zwei Punkte und eine Werkstatt mehr. Die nächste kostet mehr Holz und bringt mehr.
root-lesson-first-built-other = Auch ein guter Platz. Heute hätte eine Werkstatt die meisten Punkte gebracht.

root-lesson-first-march = Auf Lichtung 7 steht ein Vogel zwischen deinen Katzen. Ein Krieger allein kann wenig ausrichten: Hole Hilfe. Wähle „Marschieren“.
root-lesson-first-not-march = Das geht auch. Ohne weitere Krieger auf Lichtung 7 wäre ein Kampf dort aber ein Glücksspiel.
root-lesson-first-march-where = Eine Bewegung folgt einem Weg, und du musst die Lichtung beherrschen, die du verlässt oder betrittst. Bewege von Lichtung 12 nach Lichtung 7: Klicke erst die eine, dann die andere an.
root-lesson-first-march-number = Wie viele gehen? Lass mindestens einen Krieger zurück: Eine leere Lichtung beherrscht niemand, und Holz kommt nicht hindurch. Nimm zwei.
root-lesson-first-marched = Drei Katzen gegen einen Vogel: Das sieht besser aus.
root-lesson-first-march-again = Ein Marsch hat zwei Bewegungen. Die zweite darfst du auslassen: Höre diesmal hier auf.

root-lesson-first-battle = Nun kämpfe. Wer angreift, bekommt den höheren von zwei Würfeln, wer verteidigt, den niedrigeren, aber niemand erzielt mehr Treffer, als dort eigene Krieger stehen. Jeder Treffer entfernt einen Marker.
root-lesson-first-odds = Würfel lassen sich nicht zurücknehmen, also sieh vorher nach: „Chancen“ zeigt, wie es ausgehen kann. Dann wähle „Kämpfen“.
root-lesson-first-fought = Der Verlauf erzählt, wie die Würfel fielen und was verloren ging. Jedes entfernte Gebäude oder Plättchen anderer bringt einen Punkt; Krieger bringen nichts, stehen aber nicht mehr im Weg.
root-lesson-first-not-battle = Das geht auch. Der Vogel auf Lichtung 7 wird aber kaum warten.
root-lesson-first-end-turn = Deine drei Aktionen sind verbraucht, oder fast. Am Abend ziehst du von selbst Karten; hast du dann mehr als fünf, legst du ab. Beende dein Tageslicht.
root-lesson-first-evening = Du hast eine Karte gezogen. Dann war die Dynastie am Zug: Ihr Dekret wächst jeden Zug, und sie muss es ganz befolgen.

root-lesson-first-second-turn = Dein zweiter Zug. Deine Sägemühle hat wieder Holz gemacht. Was die Dynastie getan hat, steht im Verlauf: Lies die letzten Zeilen, bevor du entscheidest.
root-lesson-first-recruit = Gefallene Krieger müssen ersetzt werden: „Rekrutieren“ stellt einmal im Zug bei jedem deiner Rekrutierer einen auf. Deiner steht auf Lichtung 10.
root-lesson-first-recruited = Eine Katze mehr. Mit mehr Rekrutierern bringt eine einzige Aktion mehr Krieger.
root-lesson-first-not-recruit = Wie du magst. Denk daran, dass du einmal im Zug rekrutieren kannst, wie viele Aktionen du auch hast.
root-lesson-first-your-own = Ab hier ist es wirklich dein Zug: Baue, wo du zahlen kannst, marschiere, wo du schwach bist, kämpfe, wo du stark bist. Mit einer Vogelkarte bekommst du eine weitere Aktion.
root-lesson-first-help = Wenn du etwas wissen willst: Zeige auf etwas, um zu lesen, was es ist, klicke mit rechts oder drücke lange auf das, was nicht leuchtet, um den Grund zu hören, und öffne das Gesetz beim Paragraphen neben jeder Frage.

root-lesson-first-end = Das war die erste Lektion. Du kennst das Waldland, deine Aktionen und weißt, woher Punkte kommen: bauen, herstellen und entfernen, was andere gebaut haben.
root-lesson-first-play-on = Spiele gegen die Dynastie weiter, wenn du magst: Die Partie gehört dir. Oder nimm die nächste Lektion; jede Fraktion spielt sich ganz anders.
