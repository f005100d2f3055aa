### Die Lektion von Monster Lands über Abenteuer.

monster_lands-lesson-adventure-title = Jenseits der Mauern
monster_lands-lesson-adventure-about = Pfade und was mitkommt, eine Mission, ein Kampf mit einem Monster, die Eroberung eines Landes, Beute.

monster_lands-lesson-adventure-welcome = Du führst den Wasserclan, in Runde 3. Taron ist schon auf einer Mission, Tortock wartet auf Pfad 3 des Landes. Zwei weitere können los, und wer geht, nimmt in einer Aktion alles mit: Nachgeschickt wird nichts.
monster_lands-lesson-adventure-monster = Snailer, ein Monster des Dschungels. Es greift mit 3 Würfeln an; in einem Land seines Elements hätte es mehr. Eine Summe von 10 fängt es für 5 Gold und 3 Ruhm, 13 erlegt es für 4 Ruhm und eine Trophäe. Was es sonst kann, steht auf der Karte.
monster_lands-lesson-adventure-land = Das Land ist Kyzhul. Ist das Monster besiegt, dürfen andere es erobern: Eine Summe von 9 bringt 3 Ruhm und die Karte. Deshalb kommt ein Clan gern zu mehreren.
monster_lands-lesson-adventure-path = Linke Pfade treffen zuerst auf das Monster, rechte hoffen auf das Land. Pfad 1 verlangt einen Stärkewürfel, nimmt noch zwei der Stärke und zwei der Magie, und sein Schild wehrt einen Treffer ab. Geh zuerst dorthin.
monster_lands-lesson-adventure-not-path = Das geht auch. Pfad 1 hat aber einen Schild, und jemand muss kämpfen, bevor jemand erobert.
monster_lands-lesson-adventure-fighter = Suche ein Talent, das zum Monster passt: Parsas wehrt einen Treffer von Monstern des Wassers und des Dschungels ab. Schicke Parsas.
monster_lands-lesson-adventure-other-fighter = Das geht auch. Gegen ein Monster des Dschungels hätte Parsas einen Treffer weniger zu fürchten.
monster_lands-lesson-adventure-dice = Ein Pfad hat Platz für sechs Würfel und zwei Marker; jeder weitere Marker braucht den Platz von zwei Würfeln. Drei Marker sollen mit, und auch andere brauchen Würfel: Schicke einen der Stärke und einen der Magie.
monster_lands-lesson-adventure-other-dice = Möglich. Denk daran, dass Pfad 4 nachher zwei Stärkewürfel verlangt.
monster_lands-lesson-adventure-tokens = Ohne Falle fängt niemand. Deine sind gut: Eine gibt 4 zur Summe, die andere bringt zwei Stärkewürfel. Der Verteidigungsmarker stoppt einen Treffer. Alle werden verbraucht, also schicke, was hilft: zwei Fallen und den Marker.
monster_lands-lesson-adventure-fewer-tokens = Marker, die daheim bleiben, können ein andermal mit. Draußen hätten sie mehr geholfen.
monster_lands-lesson-adventure-venom = Ein Gift gibt 2 dazu, wann immer du während des Angriffs willst. Ungenutzt kommt es mit Überlebenden zurück. Nimm es mit.
monster_lands-lesson-adventure-no-venom = Vielleicht sind dir die Würfel auch so gewogen.
monster_lands-lesson-adventure-second = Jetzt die Eroberung. Wer hinter dem steht, der das Monster besiegt, wird gar nicht angegriffen. Pfad 4 verlangt zwei Stärkewürfel und erlaubt zwei Neuwürfe der Stärke. Geh dorthin.
monster_lands-lesson-adventure-not-second = Das geht auch. Aber wenn niemand dahinter steht, erobert auch niemand das Land.
monster_lands-lesson-adventure-conquest-dice = Je mehr Würfel, desto sicherer das Land, und auch Magie zählt hier. Schicke alle drei.
monster_lands-lesson-adventure-fewer-dice = Tortocks Würfel auf Pfad 3 wird helfen: Summen, die nicht reichen, zählen für den nächsten Pfad mit.
monster_lands-lesson-adventure-sent = Alle sind draußen. Jetzt zeigt sich, wozu es gut war.

monster_lands-lesson-adventure-mission = Zuerst die Mission: Taron wirft genau die Würfel, die sie verlangt. Ab 7 gibt es eine Belohnung, darunter geht ein Ruhm verloren. Versuchen es zwei, gewinnt die höhere Summe.
monster_lands-lesson-adventure-reroll = Der Überredungswürfel fiel niedrig. Taron trägt Slham, und damit lassen sich Überredungswürfel neu würfeln: Nutze es.
monster_lands-lesson-adventure-not-rerolled = Ein ungenutzter Neuwurf ist nach der Mission verloren. Reicht die Summe nicht, kostet der Versuch nichts.
monster_lands-lesson-adventure-attack = Dann das Land. Alle Fallen werden aufgedeckt, und das Monster greift den Söldner an, der am weitesten links steht. Jede 3, 4, 5 oder 6 ist ein Treffer.
monster_lands-lesson-adventure-magic = Bevor es würfelt, darfst du Magiewürfel aufgeben: Jeder nimmt dem Monster einen Würfel. Parsas ist gut geschützt, also behalte deinen für den Angriff.
monster_lands-lesson-adventure-gave-magic = Ein Würfel weniger gegen dich und einer weniger für dich. Verwundete tun das oft, und mit Recht.
monster_lands-lesson-adventure-block = Erst Talente und der Schild des Pfads: Sie kosten nichts und wirken einmal je Runde. Wehre so viele Treffer ab, wie du kannst.
monster_lands-lesson-adventure-unblocked = Jeder Treffer, der durchkommt, ist eine Wunde. Die erste verwundet, die zweite tötet.
monster_lands-lesson-adventure-shield = Ein Treffer ist noch offen. Lege den Verteidigungsmarker ab: Nach dem Kampf wäre er ohnehin verloren.
monster_lands-lesson-adventure-blocked = Nicht einmal ein Kratzer.
monster_lands-lesson-adventure-kept-token = Dann also eine Wunde. Der Marker wird nach dem Kampf trotzdem abgelegt.
monster_lands-lesson-adventure-strike = Jetzt greift Parsas an. Die Falle hat schon 4 gebracht; jeder Würfel, den du wirfst, zählt dazu. Der Balken zeigt, wie weit es zum Fangwert und zum Erlegungswert ist.
monster_lands-lesson-adventure-roll = Du bestimmst, welcher Würfel als nächster fällt. Beginne mit einem Stärkewürfel und sieh auf die Summe.
monster_lands-lesson-adventure-rolled-all = Alle auf einmal geht schnell. Einzeln hättest du rechtzeitig aufhören können.
monster_lands-lesson-adventure-stop = Es reicht für einen Fang, oder alle Würfel sind gefallen. Ein Fang bringt Gold und Ruhm; machst du weiter, erlegst du es vielleicht für etwas mehr Ruhm und eine Trophäe. Bald ist Sold fällig, Gold tut gut: Höre auf.
monster_lands-lesson-adventure-beaten = Wer das Monster besiegt hat, ist fertig. Die anderen ziehen weiter zum Land.
monster_lands-lesson-adventure-not-stopped = Gier kann sich lohnen: Mit 13 gehört die Trophäe dir. Reicht es nicht, kannst du immer noch aufhören.
monster_lands-lesson-adventure-conquest = Die Eroberung: Wer nicht gekämpft hat, versucht es, von links nach rechts. Tortocks Wurf hat nicht gereicht, zählt aber für den nächsten mit.
monster_lands-lesson-adventure-path-reroll = Für Kyzhul braucht es 9. Auf diesem Pfad darfst du Stärke neu würfeln: Nimm deinen niedrigsten Stärkewürfel.
monster_lands-lesson-adventure-no-reroll = Wie du magst, wenn die Summe schon 9 ist. Sonst kommt nach dir niemand mehr.
monster_lands-lesson-adventure-conquest-stop = Sieh auf die Summe: Ab 9 gehört das Land dir. Ist sie kleiner und noch ein Neuwurf übrig, nutze ihn; sonst höre auf.
monster_lands-lesson-adventure-more-conquest = Das schadet nicht, solange die Summe hoch genug bleibt.
monster_lands-lesson-adventure-colonist = Kyzhul gehört dir, und jemand vom Wasser darf dort siedeln: Siedler brauchen keinen Sold, desertieren nie und können weiter losgeschickt werden. Wähle, wen du am meisten vermissen würdest: Nimra.
monster_lands-lesson-adventure-settled = Nimra lebt jetzt dort und arbeitet für dich.
monster_lands-lesson-adventure-other-colonist = Auch gut. Der Anführer bekommt ohnehin keinen Sold; bei anderen sparst du mehr.
monster_lands-lesson-adventure-loot = Wer lebt und nichts gewonnen hat, so wie Tortock, nimmt zum Trost Beute. Gold für heute oder etwas, das einen späteren Kampf entscheidet: Nimm, was du magst. Jede wird einmal genutzt.
monster_lands-lesson-adventure-use-land = Dein Land liegt hier bei deinen Sachen. Einmal je Runde macht sein Siedler aus einem Stärkewürfel zwei Überredungswürfel: Das ist eine Aktion wie jede andere.
monster_lands-lesson-adventure-contract = Unter der Würfelmission liegt ein Auftrag. Dort wird nicht gewürfelt: Du gibst ab, was er verlangt, und bekommst die Belohnung, oder du lässt es bleiben und verlierst nichts.

monster_lands-lesson-adventure-heroes = Eines blieb dir erspart: Wer draußen stirbt, stirbt den Heldentod. Der Clan bekommt Ruhm, auf linken Pfaden mehr, und hat Platz für jemand Neues. Ein Tod ist also traurig, aber kein Unglück.
monster_lands-lesson-adventure-play-on = Spiele gegen den Feuerclan weiter, wenn du magst. Oder nimm die letzte Lektion: allein gegen Madhala.
