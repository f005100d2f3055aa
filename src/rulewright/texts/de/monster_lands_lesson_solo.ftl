### Die Lektion von Monster Lands über das Solospiel.

monster_lands-lesson-solo-title = Allein gegen Madhala
monster_lands-lesson-solo-about = Ein Szenario für eine Person, was die Rivalin tut, wie sie dir sogar hilft, welchen Rang du erreichst und was eine Kampagne ist.

monster_lands-lesson-solo-welcome = Allein spielst du ein Szenario. Dies ist das erste von zehn, „Alles wie immer“: sechs Runden, keine Sonderregeln. Du führst den Luftclan, in Runde 2. Die Runde läuft wie sonst, aber deine Rivalin ist keine Person.
monster_lands-lesson-solo-rival = Madhala spielt mit Würfeln. Nach jeder deiner Aktionen fallen ein roter und ein gelber. Rot 1 bis 4: Sie geht in ein Gebäude. Rot 5 oder 6: Sie geht auf einen Pfad oder eine Mission. Der gelbe sagt, wohin. Ihre Würfel gehen nie aus.
monster_lands-lesson-solo-goal = Besiegen musst du sie nicht. Es zählen deine Siegpunkte nach Runde 6: Mit 35 erreichst du den Rang Lehrling, mit 45 Veteran, mit 60 Held. Darunter waren deine Leute Kanonenfutter.
monster_lands-lesson-solo-removes = Auf Pfad 1 steht einer ihrer Marker. Kommt der Pfad an die Reihe, gewinnt sie, ohne zu würfeln: Das Monster Surbol ist weg, und mit ihm die Belohnung. Hätte sie vor dir noch einen Pfad, wäre auch das Land weg.
monster_lands-lesson-solo-path = Lass also sie die Arbeit tun: Gleich hinter ihr greift dich niemand an, und das Land Skyehn liegt offen. Geh jetzt auf Pfad 2, bevor sie ihn besetzt.
monster_lands-lesson-solo-not-path = Das geht auch. Aber sie kann Pfad 2 jederzeit nehmen, und dann ist das Land verloren.
monster_lands-lesson-solo-who = Mit Timbulu zählt jeder Stärkewürfel eins mehr. Das hilft bei einer Eroberung.
monster_lands-lesson-solo-other-goes = Das geht auch. Mit Timbulu hätte jeder Stärkewürfel eins mehr gezählt.
monster_lands-lesson-solo-dice = Für Skyehn braucht es 15, und kein Monster kostet dich Würfel. Schicke alle, die der Pfad nimmt: drei der Stärke und einen der Magie.
monster_lands-lesson-solo-fewer-dice = Auch weniger können reichen. Sieh auf die Summe, die es braucht: 15.
monster_lands-lesson-solo-trap = Zu fangen gibt es hier nichts, aber Würfel auf einer Falle zählen auch bei einer Eroberung: Nimm deine Falle mit. Verteidigungsmarker bleiben diesmal daheim.
monster_lands-lesson-solo-sent = Timbulus Pfad ist besetzt, und kein Wurf von Madhala ändert daran noch etwas.
monster_lands-lesson-solo-no-trap = Sparsam. Die Falle hält sich für ein Monster.

monster_lands-lesson-solo-rolled = Jetzt sind Madhalas Würfel gefallen, hier liegen sie. So geht es nach jeder deiner Aktionen: Tu zuerst, was du am nötigsten brauchst.
monster_lands-lesson-solo-takes = Der Verlauf erzählt, was sie getan hat. In Läden lässt sie einen Überredungswürfel und nimmt bei Rot 1 bis 3 Waren oder Leute weg; in der Mine und bei den Alchemisten nimmt sie das beste Feld; draußen besetzt ihr Marker den Pfad.
monster_lands-lesson-solo-tavern = Sogar ihre Würfel nützen dir. In der Taverne liegt ihre 5, und deine Überredung zeigt 4, also weniger: Beide zählen, und du zahlst 9 Gold weniger. Geh dorthin.
monster_lands-lesson-solo-not-tavern = Das geht auch. Ihre hohen Würfel sind aber Einladungen: Halte in jeder Runde nach ihnen Ausschau.
monster_lands-lesson-solo-hire = Puargh kostet 10 Gold, für dich nur 1. Zwei Würfel kommen sofort mit, Stärke und Überredung. Heuere Puargh an, bevor Madhala jemanden wegnimmt.
monster_lands-lesson-solo-hired = Ein Schnäppchen! Die neuen Würfel liegen bereit, die Überredung ist gewürfelt.
monster_lands-lesson-solo-hired-other = Auch gut. Preise zählen heute wenig: Sieh auf die Würfel, die jemand bringt.
monster_lands-lesson-solo-armory = Für spätere Kämpfe brauchst du Verteidigungsmarker. Lege deinen neuen Überredungswürfel in die Rüstkammer, solange dort Platz ist.
monster_lands-lesson-solo-not-armory = Das geht auch. Denk daran, dass sie nach jeder deiner Aktionen am Zug ist und die Felder sich füllen.
monster_lands-lesson-solo-defense = Bis zu drei für einen Würfel, und das meiste zahlt deine Überredung. Nimm so viele, wie du bezahlen kannst.
monster_lands-lesson-solo-few-defense = So bleibt etwas Gold für den Sold.
monster_lands-lesson-solo-last = Mit deinem letzten Würfel endet der Einsatz sofort: Sie kommt nicht mehr an die Reihe. Lass ihn in der Mine graben, oder hole im Pfandhaus ein Gold dafür.
monster_lands-lesson-solo-not-mine = Auch gut. Übrig bleiben darf ohnehin kein Würfel.

monster_lands-lesson-solo-cleared = Die Abenteuer. Madhalas Pfad kam zuerst, und das Monster ist weg: Niemand musste kämpfen.
monster_lands-lesson-solo-conquest = Deine Würfel sind gleich für das Land gefallen. Ab 15 gehört es dir: Höre auf. Ist es weniger, darfst du auf diesem Pfad einen Stärkewürfel neu würfeln.
monster_lands-lesson-solo-colonist = Das Land ist erobert: Ruhm, und ein Zuhause für jemanden der Luft. Siedler brauchen keinen Sold: Kakron wäre gut, denn der Anführer bekommt ohnehin keinen.
monster_lands-lesson-solo-settled = Skyehn arbeitet von nun an für dich: einmal je Runde drei Stärkewürfel für einen der Magie.
monster_lands-lesson-solo-other-colonist = Auch dort lebt es sich gut. Bei Leuten mit Sold sparst du mehr Gold.
monster_lands-lesson-solo-ranks = Das war eine Runde allein. Deine Siegpunkte stehen immer hier: Ruhm, Ansehen, Trophäen und Zeichen der Elemente. Vergleiche sie ab und zu mit den Rängen.
monster_lands-lesson-solo-rounds = Du hast sechs Runden, und 30 Ruhm beenden sie nicht früher. Andere Szenarien wollen anderes: Gold, Missionen, ein volles Tableau; manche sind kurz, manche haben eigene Regeln. Die ersten drei eignen sich für den Anfang.

monster_lands-lesson-solo-campaign = Eine Kampagne spielt die zehn Szenarien der Reihe nach. Als Veteran geht es weiter, als Held mit härteren Monstern, als Lehrling noch einmal. Kanonenfutter versucht es leichter noch einmal und hat in der leichtesten Stufe verloren. Gewonnen hat, wer im zehnten Szenario ab normal Veteran wird.
monster_lands-lesson-solo-play-on = Spiele weiter und sieh, welchen Rang du erreichst. Szenarien und Kampagnen beginnen mit einem neuen Tisch für einen Clan.
