### Die Lektion des Vagabunden: ein Tag, an dem fast jeder Gegenstand einmal benutzt wird.

root-lesson-vagabond-title = Ein Rucksack und ein Weg
root-lesson-vagabond-about = Der Vagabund: Gegenstände zum Benutzen und Auffrischen, eine Ruine, ein Kampf, eine Freundschaft und eine Aufgabe.

root-lesson-vagabond-welcome = Du spielst den Vagabunden: eine einzige Spielfigur, hier in einem Wald, und niemand kann sie entfernen. Du herrschst nie und musst es nicht: Niemand kann dich fernhalten. Punkte bringen Ruinen, Aufgaben, Freundschaften und die Marker deiner Feinde.
root-lesson-vagabond-items = Was andere mit Kriegern tun, tust du mit Gegenständen. Jede Aktion benutzt einen: Stiefel bewegen, Fackeln erkunden, Schwerter kämpfen, Armbrüste schießen. Gegenstände, Beziehungen und Aufgaben liegen auf deinem Tableau: Klicke an, was umrahmt ist, um es zu öffnen.
root-lesson-vagabond-refreshed = In jeder Morgenröte werden drei benutzte Gegenstände aufgefrischt, und zwei mehr je Tee, der bereit auf seiner Leiste liegt. Heute früh kamen beide Stiefel und die Fackel zurück: Alles, was du hast, ist bereit.
root-lesson-vagabond-slip = Dann darfst du an jeden benachbarten Ort schleichen, ohne Stiefel und sogar an Feinden vorbei. Auf Lichtung 11 warten eine Ruine, jemand, mit dem man sich anfreunden kann, und Feinde: Klicke Lichtung 11 an.
root-lesson-vagabond-slipped-elsewhere = Das geht auch. Schleichen kostet nichts: Geh dorthin, wo eine Ruine, eine Aufgabe oder jemand zum Helfen wartet.

root-lesson-vagabond-explore = Unter jeder Ruine liegt ein Gegenstand. Erkunde sie mit der Fackel: Wähle „Erkunden“. Das bringt den Gegenstand und einen Punkt.
root-lesson-vagabond-explored = Ein Beutel! Er liegt auf seiner Leiste, wo er dich zwei Gegenstände mehr tragen lässt, und die Ruine ist weg.
root-lesson-vagabond-not-explore = Das geht auch. Ruinen erkundet man aber am besten früh: Jeder gefundene Gegenstand ist jeden Zug eine Aktion mehr.
root-lesson-vagabond-hostile = Mit der Dynastie hast du schon gekämpft, und sie ist feindlich. Wo feindliche Krieger stehen, kostet der Eintritt einen Stiefel mehr; aber in den Kämpfen deines Zuges ist jeder Marker von ihr, den du entfernst, ein Punkt.
root-lesson-vagabond-battle = Hier stehen zwei Vögel. Ein Schwert beginnt einen Kampf, und du kannst so viele Treffer würfeln, wie du unbeschädigte Schwerter hast: einen. Wähle „Kämpfen“.
root-lesson-vagabond-not-battle = Das geht auch. Auch Feinde sind Punkte, wenn man ein Schwert hat.
root-lesson-vagabond-battle-whom = Bekämpfe die Dynastie. Einen Krieger der Marquise zu entfernen würde auch sie feindlich machen, und mit ihr hast du anderes vor.
root-lesson-vagabond-battle-friend = Das ist erlaubt. Der erste Krieger, den du entfernst, macht aber seine Fraktion feindlich: Durch Helfen ist ihre Freundschaft dann nicht mehr zu gewinnen.
root-lesson-vagabond-hit = Auch du wurdest getroffen. Krieger hast du keine: Jeder Treffer beschädigt einen Gegenstand, der nichts nützt, bis er repariert wird. Wähle, was du am wenigsten brauchst: Die Fackel ist ohnehin benutzt. Behalte das Schwert: Ohne eines bist du wehrlos.
root-lesson-vagabond-hit-other = Das ist erlaubt. Ein schon benutzter Gegenstand schmerzt am wenigsten, und ein unbeschädigtes Schwert ist dein einziger Schutz.

root-lesson-vagabond-fought = Der andere Vogel bleibt, aber für den entfernten hast du einen Punkt: Deine Feinde nennen das Niedertracht. Und nun zu den Freunden.
root-lesson-vagabond-aid = Die Marquise hat Tee hergestellt. Beim Helfen gibst du jemandem hier eine Karte dieser Gemeinschaft und benutzt einen Gegenstand; dafür darfst du einen ihrer hergestellten Gegenstände nehmen. Wähle „Helfen“.
root-lesson-vagabond-not-aid = Das geht auch. Durch Helfen kommst du aber zu Gegenständen und zu Freunden, und beides bringt Punkte.
root-lesson-vagabond-aid-whom = Hilf der Marquise. Eine Hilfe macht sie freundlich, für einen Punkt. Die nächsten Schritte brauchen zwei, dann drei Hilfen in einem Zug, für je zwei Punkte; und jede Hilfe für Alliierte bringt zwei.
root-lesson-vagabond-aid-foe = Das ist erlaubt, aber Helfen besänftigt niemanden, der feindlich ist.
root-lesson-vagabond-aid-item = Jeder bereite Gegenstand genügt, also nimm die Armbrust: Sie könnte ohne Würfel einen Marker entfernen, aber heute brauchst du sie nicht. Nicht den Tee, der nur wirkt, solange er bereitliegt, und nicht Beutel und Stiefel, die deine Aufgabe verlangt.
root-lesson-vagabond-aid-item-other = Das geht auch. Achte darauf, was deine Aufgabe braucht, und auf Tee, Münzen und Beutel: Sie wirken nur, solange sie bereitliegen.
root-lesson-vagabond-aid-take = Nimm dafür den Tee: Ein zweiter auf der Leiste frischt jeden Morgen zwei Gegenstände mehr auf.
root-lesson-vagabond-aided = Die Marquise ist nun freundlich, für einen Punkt, und der Tee gehört dir.

root-lesson-vagabond-quest = Auf deinem Tableau liegen drei Aufgaben offen. Jede verlangt eine Lichtung ihrer Gemeinschaft und zwei Gegenstände. Hilfe beim Transport gehört zu den Mäusen, wie diese Lichtung, und braucht Stiefel und Beutel, den du gerade gefunden hast: Wähle „Aufgabe“.
root-lesson-vagabond-not-quest = Das geht auch. Eine Aufgabe, die jetzt möglich ist, kann morgen aber weit weg sein.
root-lesson-vagabond-reward = Zwei Karten, oder ein Punkt je erledigter Aufgabe dieser Gemeinschaft. Es ist deine zweite der Mäuse, also zwei Punkte: Nimm sie. Die erste einer Gemeinschaft lässt man sich besser in Karten zahlen.
root-lesson-vagabond-rewarded = Zwei Punkte. Die dritte Aufgabe der Mäuse brächte drei.
root-lesson-vagabond-cards-taken = Zwei Karten sind zwei Hilfen. Mit jeder weiteren Aufgabe einer Gemeinschaft wachsen aber die Punkte.
root-lesson-vagabond-move = Ein Stiefel ist übrig, und die Vögel sind zornig. Ein Stiefel bringt dich einen Weg entlang, wer auch immer dort herrscht. Wähle „Bewegen“: Nur Lichtung 12 ist frei von feindlichen Kriegern.
root-lesson-vagabond-moved = Weit weg von den Vögeln, und gleich bei der nächsten Ruine.
root-lesson-vagabond-not-move = Das geht auch. Die Vögel könnten dich aber suchen, und jeder Treffer ist ein Gegenstand.
root-lesson-vagabond-done = Fast alle Gegenstände sind benutzt: So endet ein guter Tag. Beende dein Tageslicht. Am Abend ziehst du eine Karte; tragen kannst du sechs Gegenstände, und die auf Leisten zählen nicht.

root-lesson-vagabond-second-turn = Ein neuer Morgen, und mit zwei Tees werden sieben Gegenstände aufgefrischt. Was beschädigt ist, bleibt beschädigt: Ein Hammer repariert einen Gegenstand nach dem anderen, der Unterschlupf des Waldläufers drei, für eine Fackel.
root-lesson-vagabond-rest = Oder du schläfst in einem Wald: Am Abend wird dort alles Beschädigte wieder heil und liegt bereit. Hinein kommst du nur durch Schleichen.
root-lesson-vagabond-your-own = Also wähle: eine Nacht der Ruhe, oder die nächste Ruine, Freundschaft oder Aufgabe. Ab hier gehört der Weg dir.

root-lesson-vagabond-end = Das war der Vagabund: Plane den ganzen Tag nach deinen Gegenständen, finde früh neue, pflege eine gute Freundschaft, und lass jemand anderen dein Feind sein.
root-lesson-vagabond-play-on = Spiele mit deinem Rucksack weiter, wenn du magst. Nun kennst du alle vier Fraktionen: Die beste Lektion, die noch bleibt, ist eine ganze Partie.
