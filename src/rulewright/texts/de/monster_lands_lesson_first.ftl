### Die erste Lektion von Monster Lands.  Jede Seite hat wenige kurze Sätze: was zu sehen ist, was jetzt zu tun ist, warum.

monster_lands-lesson-first-title = Vor die Tore
monster_lands-lesson-first-about = Die Zitadelle, die Länder draußen, dein Clan und seine Würfel: eine erste Runde des Feuerclans, in der du anheuerst, einkaufst und kämpfst.

monster_lands-lesson-first-welcome = Oben siehst du die Zitadelle mit ihren sieben Gebäuden: Hier kaufen Würfel sofort etwas. Darunter liegt die Welt draußen: links ein Land mit seinem Monster, in der Mitte zwei Missionen, rechts der Eingang der Zitadelle. Würfel, die nach draußen gehen, werden später geworfen.
monster_lands-lesson-first-aim = Die meisten Siegpunkte gewinnen, nach sechs Runden oder nach der Runde, in der ein Clan 30 Ruhm hat. Das meiste davon ist Ruhm, die erste Zahl neben jedem Clan, und Ruhm gewinnst du draußen, indem du Monster besiegst, Länder eroberst, Missionen erfüllst.
monster_lands-lesson-first-clan = Das ist dein Clan, so wie jeder Clan beginnt: Nuduru mit der Krone führt ihn an, dazu kommt Frunks. Jedes Mitglied bringt die Würfel, die auf der Karte stehen, und hat ein Talent.
monster_lands-lesson-first-dice = Deine Würfel für diese Runde. Stärke ist rot: Sie kämpft, gräbt und kauft. Magie ist lila: Auch sie kämpft, und die Alchemisten wollen sie. Überredung ist gelb: Sie ist schon gewürfelt, und ihre 5 macht einen Einkauf um 5 Gold billiger.
monster_lands-lesson-first-question = Hier steht, was du gefragt wirst. Was auf dem Spielplan oder darunter leuchtet, kannst du anklicken, und was angeboten wird, ist erlaubt. Solange nicht gewürfelt und nichts Neues aufgedeckt wurde, nimmt „Rückgängig“ es zurück.
monster_lands-lesson-first-tavern = Zuerst Verstärkung. Zwei sind wenige, und in der Taverne warten andere auf Arbeit. Lege deinen Überredungswürfel dorthin: Klicke erst den Würfel, dann die Taverne an.
monster_lands-lesson-first-not-tavern = Das geht auch. Aber mehr Leute bringen von nun an Runde für Runde mehr Würfel: Schau bald in der Taverne vorbei.
monster_lands-lesson-first-hire = Rote Fähnchen sind Ansehen: Es darf deinen überschüssigen Ruhm nicht übersteigen, also Ruhm minus Ansehen, hier 4. Zondu kostet 7 Gold, mit deiner Überredung nur 2. Zondu bringt sofort einen Stärkewürfel und wehrt einen Treffer ab: Heuere Zondu an.
monster_lands-lesson-first-hired = Willkommen, Zondu! Auch Ansehen zählt als Punkte, und der neue Stärkewürfel liegt schon bei deinen.
monster_lands-lesson-first-hired-other = Auch gute Gesellschaft: Die neuen Würfel gehören dir sofort. Wer Treffer abwehrt, lebt draußen allerdings länger.

monster_lands-lesson-first-turns = Alle setzen reihum Würfel ein, je eine Aktion, bis niemand mehr welche hat. Gerade war der Wasserclan am Zug, jetzt bist du es wieder. Ein Feld mit einem Würfel ist für diese Runde besetzt.
monster_lands-lesson-first-talent = Talente kosten keine Aktion. Nudurus Talent gibt dir einmal je Runde einen Trank: Klicke Nuduru an.
monster_lands-lesson-first-talented = Ein Trank mehr. Du wirst ihn gleich brauchen können.
monster_lands-lesson-first-not-talent = Wie du magst. Talente sind aber umsonst: Sieh nach, ob noch eines offen ist, bevor du einen Zug beendest.
monster_lands-lesson-first-bazaar = Jetzt Ausrüstung. Der Basar verkauft für einen Würfel und den Preis eine Karte. Lege einen Stärkewürfel dorthin.
monster_lands-lesson-first-not-bazaar = Das geht auch. Ausrüstung kostet einmal und hilft in allen folgenden Runden: Behalte sie im Auge.
monster_lands-lesson-first-gear = Tergeo ist ein Zauber: Wer ihn trägt, darf in jedem Abenteuer einen Stärkewürfel neu würfeln. Mit 5 Gold kannst du ihn dir gerade leisten.
monster_lands-lesson-first-other-gear = Geschmackssache. Für einen Kampf wäre Tergeo das Richtige gewesen.
monster_lands-lesson-first-bearer = Ausrüstung hilft nur dem Mitglied, das sie trägt. Kämpfen wird Zondu: Gib sie Zondu.
monster_lands-lesson-first-equipped = Gut gerüstet. Solange deine Leute daheim sind, können sie Ausrüstung noch tauschen.
monster_lands-lesson-first-other-bearer = Auch möglich; solange beide daheim sind, kannst du noch tauschen.

monster_lands-lesson-first-land = Dein Ziel: Blandor, ein Monster des Wassers, im Land Yuha. Es greift mit 3 Würfeln an. Mit einer Summe von 10 fängst du es für Gold und Ruhm, mit 14 erlegst du es für mehr Ruhm und eine Trophäe.
monster_lands-lesson-first-path = Vier Pfade führen dorthin. Jeder sagt, welche Würfel er verlangt, wie viele noch mitdürfen und was er gibt. Der erste verlangt einen Stärkewürfel und hat einen Schild, der einen Treffer abwehrt. Linke Pfade treffen zuerst auf das Monster. Geh auf Pfad 1.
monster_lands-lesson-first-not-path = Das geht auch. Aber Ruhm gewinnst du draußen, und die besten Pfade sind schnell vergeben: Schicke jemanden, solange du Würfel hast.
monster_lands-lesson-first-who = Zondu wehrt einen Treffer ab, und der Pfad auch. Schicke Zondu. Nuduru führt den Clan und bleibt vorerst besser daheim.
monster_lands-lesson-first-leader-goes = Mutig! Fällt, wer den Clan führt, übernimmt jemand anderes; ganz verloren ist also nichts. Mit Zondu wäre es sicherer gewesen.
monster_lands-lesson-first-path-dice = Alles auf einmal oder gar nicht: Später kommt auf einen Pfad nichts mehr dazu. Schicke beide Stärkewürfel und den Magiewürfel mit.
monster_lands-lesson-first-fewer-dice = So bleiben dir Würfel für die Zitadelle, aber der Kampf wird knapper.
monster_lands-lesson-first-tokens = Ohne Falle fängt niemand ein Monster. Nimm deine mit: Sie liegt verdeckt und bringt im Kampf einen Stärkewürfel dazu.
monster_lands-lesson-first-no-trap = Ohne Falle bleibt nur, das Monster zu erlegen, und das braucht 14.
monster_lands-lesson-first-flask = Auch ein Trank darf mit: Er macht eine Wunde ungeschehen. Nimm ihn; was nicht gebraucht wird, kommt mit Überlebenden zurück.
monster_lands-lesson-first-sent = Alles ist unterwegs. Wenn niemand mehr Würfel hat, beginnen die Abenteuer.
monster_lands-lesson-first-no-potion = Ein Trank auf deinem Tableau hilft draußen nicht. Hoffen wir, dass keiner nötig ist.

monster_lands-lesson-first-adventure = Alle Würfel sind eingesetzt: Jetzt wird alles draußen abgehandelt. Zuerst die Missionen, dann das Land, Pfad für Pfad von links nach rechts. Der Verlauf erzählt, wie es Taron vom Wasserclan ergangen ist.
monster_lands-lesson-first-attack = Blandor schlägt zuerst zu. Du könntest deinen Magiewürfel aufgeben und dem Monster so einen seiner drei Würfel nehmen. Aber zwei Treffer wehrst du ohnehin ab: Behalte ihn für deinen Angriff.
monster_lands-lesson-first-gave-magic = Eine vorsichtige Wahl: ein Würfel weniger gegen dich und einer weniger in deinem Angriff.
monster_lands-lesson-first-hits = Jede 3, 4, 5 oder 6 eines Monsters ist ein Treffer. Zondus Talent und der Schild des Pfads wehren Treffer ab und kosten nichts: Wehre so viele ab, wie du kannst.
monster_lands-lesson-first-unblocked = Talente, die du jetzt nicht nutzt, helfen später nicht mehr: Jeder Treffer, der durchkommt, ist eine Wunde.
monster_lands-lesson-first-wound = Ein Treffer kam durch: eine Wunde. Wer gesund ist, übersteht eine, die zweite tötet. Trinke den Trank, und es ist nichts gewesen.
monster_lands-lesson-first-healed = So gut wie neu.
monster_lands-lesson-first-not-drunk = Der Trank kann am Ende der Runde auch daheim heilen. Bis dahin wäre eine weitere Wunde tödlich.
monster_lands-lesson-first-strike = Jetzt greifst du an: Die Würfel auf deinem Pfad und auf deiner Falle werden geworfen und zusammengezählt. 10 fängt Blandor, 14 erlegt das Monster.
monster_lands-lesson-first-roll = Würfle einzeln: Sobald es für den Fang reicht, darfst du aufhören. „Chancen“ zeigt, wie ein Angriff ausgehen kann. Wirf einen Stärkewürfel.
monster_lands-lesson-first-rolled-all = Alle auf einmal geht auch. Einzeln hättest du aufhören können, sobald es reicht.
monster_lands-lesson-first-reroll = Das war wenig. Mit Tergeo darfst du einen Stärkewürfel neu würfeln: Nimm diesen. Das neue Ergebnis gilt. Dann würfle weiter, bis die Summe 10 ist.
monster_lands-lesson-first-not-rerolled = Du kannst den Neuwurf für einen schlechteren Würfel aufheben, solange du noch angreifst.
monster_lands-lesson-first-stop = Die Summe hat den Fangwert erreicht, oder alle Würfel sind gefallen. Ein Fang bringt Gold, das du brauchst; wer das Monster erlegt, bekommt mehr Ruhm und eine Trophäe. Was du jetzt hast, ist gut: Höre auf.
monster_lands-lesson-first-beaten = Das war dein erster Kampf. Was er gebracht hat, steht im Verlauf.
monster_lands-lesson-first-not-stopped = Kühn! Es kann mehr daraus werden: Mit 14 ist Blandor erlegt.

monster_lands-lesson-first-gains = Die Runde ist aufgeräumt: Die Würfel sind zurück, und alle außer dem Anführer bekamen Sold: je ein Gold, über 10 Ruhm zwei, über 20 drei. Wer nicht zahlen kann, verliert jemanden, also behalte etwas Gold. Besiegte Monster und eroberte Länder werden ersetzt.
monster_lands-lesson-first-help = Wenn du etwas wissen willst: Zeige auf etwas, um zu lesen, was es ist, klicke mit rechts oder drücke lange auf das, was nicht leuchtet, um den Grund zu hören, und öffne das Gesetz beim Paragraphen neben jeder Frage.
monster_lands-lesson-first-second = Eine neue Runde, neue Würfel: die deiner Mitglieder und einer für deinen Ruhm. Nach dieser folgen noch vier. Jetzt entscheidest du: Setze einen Würfel ein, wo du es für richtig hältst.

monster_lands-lesson-first-end = Das war die erste Lektion. Du kennst die Runde: Würfel nehmen, reihum einsetzen, Abenteuer, Sold. Kaufe in der Zitadelle, was deine Leute draußen brauchen, denn dort gewinnst du Ruhm.
monster_lands-lesson-first-play-on = Spiele gegen den Wasserclan weiter, wenn du magst: Die Partie gehört dir. Oder nimm die nächste Lektion: über die Zitadelle, über Abenteuer oder über das Solospiel.
