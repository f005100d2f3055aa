### Die Lektion von Monster Lands über die Zitadelle.

monster_lands-lesson-citadel-title = Sieben Dächer
monster_lands-lesson-citadel-about = Wozu jedes Gebäude der Zitadelle gut ist, wie du weniger zahlst, was die Panik schließt und wer Sold will.

monster_lands-lesson-citadel-welcome = Du führst den Dschungelclan, in Runde 3. Sieben Gebäude, jedes für Würfel bestimmter Farben; was sie geben, bekommst du sofort. Ein besetztes Feld bleibt in dieser Runde besetzt. Der Luftclan hat seine Würfel schon eingesetzt.
monster_lands-lesson-citadel-panic = Am Eingang steht Moldo, ein Monster, das draußen niemand besiegt hat. Bei jedem Aufräumen verbreitet es Panik und schließt ein weiteres Gebäude. Der Basar, der Ausrüstung verkauft, ist schon zu, bis jemand Moldo besiegt.
monster_lands-lesson-citadel-mine = Zuerst Gold: Auf ihrem ersten Feld gibt die Mine 6 für zwei Stärkewürfel. Das Feld für 4 hat der Luftclan, und ein einzelner Würfel bringt nur 2. Nimm die 6.
monster_lands-lesson-citadel-not-mine = Das geht auch. Die Mine zahlt am besten, solange ihre linken Felder frei sind; später bleiben nur die 2.

monster_lands-lesson-citadel-discount = Überredung macht einen Einkauf um ihren Wert billiger. Ist sie niedriger als der letzte Überredungswürfel in diesem Gebäude, zählen beide. In der Jagdhütte liegt eine 6 des Luftclans, und du hast eine 4: Das sind 10 Gold weniger.
monster_lands-lesson-citadel-lodge = Achte also darauf, wo hohe Würfel liegen. Die Jagdhütte verkauft Fallen, beliebig viele für einen Würfel: genau der Ort für so viel Nachlass. Lege deine 4 dorthin.
monster_lands-lesson-citadel-not-lodge = Das geht auch. Aber nirgends sonst ist deine 4 ganze 10 Gold wert.
monster_lands-lesson-citadel-trap = Fallen liegen verdeckt auf deinem Tableau, bis jemand sie mitnimmt. 6 mehr zur Summe sind sicher, was auch immer die Würfel sagen. Nimm sie: 7 Gold, und der Nachlass bezahlt sie.
monster_lands-lesson-citadel-other-trap = Auch eine gute Falle. Boni auf die Summe sind sicher, Würfel sind im Schnitt stärker.
monster_lands-lesson-citadel-trap-again = Der Nachlass gilt für den ganzen Einkauf: alle Preise zusammen minus 10, aber nie weniger als 1. Kaufe also noch eine: Mit dieser Falle zählt jeder Stärkewürfel auf ihrem Pfad 2 mehr.
monster_lands-lesson-citadel-one-trap = Zum Fangen genügt eine. Der Rest deines Nachlasses verfällt aber.
monster_lands-lesson-citadel-trap-done = Dein Tableau fasst fünf Fallen, und Gold brauchst du auch anderswo. Das reicht: Fertig.
monster_lands-lesson-citadel-trapped = So viele Fallen für so wenig Gold: Dafür ist Überredung da.
monster_lands-lesson-citadel-more-traps = Das darfst du. Behalte aber dein Gold im Auge: Am Ende der Runde ist Sold fällig.

monster_lands-lesson-citadel-alchemists = Die Alchemisten nehmen nur Magiewürfel und kein Gold. Wer zuerst kommt, bekommt drei Marker, danach gibt es zwei. Nimm das obere Feld.
monster_lands-lesson-citadel-not-alchemists = Das geht auch. Das obere Feld der Alchemisten gibt einen Marker mehr, solange es frei ist.
monster_lands-lesson-citadel-potions = Ein Trank macht eine Wunde ungeschehen, ein Gift gibt 2 zu einem Angriff. Wer auf einen Pfad geht, darf einen Trank und ein Gift mitnehmen. Nimm zwei Tränke und ein Gift.
monster_lands-lesson-citadel-other-mix = Auch eine gute Mischung: heilen oder zuschlagen, wie du magst.
monster_lands-lesson-citadel-heal = Korgo ist verwundet: Noch eine Wunde wäre tödlich. Daheim heilt ein Trank, ohne Aktion. Klicke Korgo an.
monster_lands-lesson-citadel-healed = Wieder auf den Beinen. Von selbst heilen Wunden nicht.
monster_lands-lesson-citadel-not-healed = Wie du magst. Verwundete dürfen losziehen, aber die erste Wunde tötet sie.

monster_lands-lesson-citadel-excess = Wen darfst du anheuern? Du hast 12 Ruhm und 4 Ansehen, also 8 überschüssigen Ruhm: Wer mehr Ansehen hat, kommt nicht. Erst der Ruhm, dann die Leute.
monster_lands-lesson-citadel-tavern = In der Taverne heuert ein Würfel der Stärke oder Überredung jemanden an, gegen Gold. Lege einen Stärkewürfel dorthin: Neue Leute bringen sofort neue Würfel.
monster_lands-lesson-citadel-not-tavern = Das geht auch. Neue Leute bringen den eingesetzten Würfel sofort zurück, und in jeder weiteren Runde mehr.
monster_lands-lesson-citadel-beer = Gefällt dir niemand, bringt eine Runde Bier für 2 Gold andere, einmal je Würfel; ob du dann jemanden anheuerst, steht dir frei.
monster_lands-lesson-citadel-novice = Neulinge sind billig, immer da, und tauschen einmal je Runde einen deiner Würfel gegen einen anderer Farbe. Losgeschickt werden sie nie. Heuere einen für 3 Gold an.
monster_lands-lesson-citadel-hired = Ein Stärkewürfel ging in die Taverne, und ein anderer kam mit dem Neuling zurück.
monster_lands-lesson-citadel-other-hire = Eine gute Wahl, wenn du sie bezahlen kannst: Der Sold kommt noch dazu, Runde für Runde.
monster_lands-lesson-citadel-armory = Wer hinausgeht, braucht Schutz. In der Rüstkammer kauft ein Würfel bis zu drei Verteidigungsmarker, je 2 Gold; jeder stoppt einen Treffer. Geh dorthin.
monster_lands-lesson-citadel-not-armory = Das geht auch. Ohne Verteidigungsmarker schützen nur Talente und Tränke deine Leute.
monster_lands-lesson-citadel-defense = Kaufe zwei für 4 Gold und behalte den Rest für das Ende der Runde.
monster_lands-lesson-citadel-other-defense = Wie du magst: Fünf haben auf deinem Tableau Platz, und Gold ist knapp.
monster_lands-lesson-citadel-pawnshop = Übrige Würfel kommen ins Pfandhaus: ein Gold für jeden Würfel, so oft du willst. Auch die Alchemisten nähmen deinen Magiewürfel, aber der Sold ist bald fällig, und Gold ist knapp.
monster_lands-lesson-citadel-not-pawnshop = Vielleicht sogar besser. Das Pfandhaus ist für Würfel, die sonst nirgends nützen.

monster_lands-lesson-citadel-leader = Die Runde endet. Purkas führt den Clan und trägt die Krone, bekommt keinen Sold und desertiert nie. Stirbt der Anführer, folgt das Mitglied mit dem höchsten Ansehen.
monster_lands-lesson-citadel-salaries = Alle anderen werden bezahlt: je 1 Gold bis 10 Ruhm, 2 bis 20, darüber 3. Was fällig ist, sagt die Frage. Wer nicht alles zahlen kann, verliert das Mitglied mit dem höchsten Ansehen.
monster_lands-lesson-citadel-sell = An der Wand hängt ein Monster, das du einmal erlegt hast: Eine Trophäe zählt am Ende einen Punkt, oder jederzeit 5 Gold. Verkaufe sie, dann bleiben alle.
monster_lands-lesson-citadel-paid = Das ist mehr wert als ein Punkt: Leute bringen Würfel. Zähle nächstes Mal vor dem Einkaufen nach.
monster_lands-lesson-citadel-not-sold = Das ist erlaubt: Du zahlst, was du hast, und ein Mitglied geht. Eine Trophäe lässt sich vorher jederzeit verkaufen.
monster_lands-lesson-citadel-more-panic = Moldo steht noch am Eingang, und ein weiteres Gebäude ist zu. So geht es weiter, bis jemand das Monster besiegt: Zwei Pfade führen hin, die Würfel sind beliebig, und Wachen helfen.
monster_lands-lesson-citadel-plan = Eine neue Runde, neue Würfel. Frage dich zuerst, was deine Leute draußen brauchen, dann, wo andere dir zuvorkommen: beim oberen Feld der Alchemisten, bei den 6 Gold der Mine, bei einem billigen Einkauf.

monster_lands-lesson-citadel-end = Das war die Zitadelle: Jagdhütte für Fallen, Alchemisten für Tränke, Taverne für Leute, Rüstkammer für Schutz, Basar für Ausrüstung, Mine für Gold, Pfandhaus für den Rest.
monster_lands-lesson-citadel-play-on = Spiele gegen den Luftclan weiter, wenn du magst, oder geh vor die Tore: Die nächste Lektion handelt von Abenteuern.
