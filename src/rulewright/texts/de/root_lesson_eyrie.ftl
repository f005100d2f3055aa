### Die Lektion der Dynastie: das Dekret in einem Zug, der gelingt, und in einem, der nicht gelingen kann.

root-lesson-eyrie-title = Das Dekret
root-lesson-eyrie-about = Die Baumkronen-Dynastie: Befehle, die sich häufen, Nester, die jeden Abend punkten, und was geschieht, wenn ein Befehl nicht ausführbar ist.

root-lesson-eyrie-welcome = Du führst die Dynastie, in Blau. Deine Nester auf den Lichtungen 3 und 7 bringen jeden Abend Punkte, immer wieder, und je mehr es sind, desto mehr. Also willst du Nester, viele und bald.
root-lesson-eyrie-decree = Was du in deinem Zug tust, steht im Dekret. Es hat vier Spalten: Rekrutieren, Bewegen, Kämpfen, Bauen. Jede Karte darin ist ein Befehl für jeden Zug, auf einer Lichtung ihrer Gemeinschaft. Es liegt auf deinem Tableau: Klicke an, was umrahmt ist, um es zu öffnen.
root-lesson-eyrie-viziers = Zwei Vögel liegen immer darin, die Treuen Wesire. Dein Anführer, der Handwerker, hat sie bei Rekrutieren und Bewegen. Bei Bauen liegt Fuchsstahl, eine Fuchskarte aus einem früheren Zug: Heute musst du auf einer Fuchslichtung ein Nest bauen.
root-lesson-eyrie-add = Jeden Zug musst du eine Karte hinzufügen und darfst eine zweite. Wähle, was du auch morgen ausführen kannst: Kuchenverkauf ist eine Hasenkarte, und auf der Hasenlichtung 3 steht ein Nest. Lege die Karte zu „Rekrutieren“.
root-lesson-eyrie-added = Jeden Zug ein Krieger mehr, und ein Befehl, der fast nie scheitert.
root-lesson-eyrie-added-elsewhere = Das ist erlaubt. Frage dich bei jeder Karte: Kann ich sie heute ausführen, und im nächsten Zug auch? Rekrutieren geht fast immer, wo du ein Nest dieser Gemeinschaft hast.
root-lesson-eyrie-enough = Eine zweite Karte ist jeden Zug eine Aktion mehr, und ein Befehl mehr, der scheitern kann. Heute genügt eine: Mach weiter.
root-lesson-eyrie-two = Zwei neue Befehle auf einmal: mutig. Nun muss alles ausgeführt werden, jeden Zug.
root-lesson-eyrie-craft = Nester stellen her, jedes für die Gemeinschaft seiner Lichtung. Die Dynastie verachtet solche Arbeit: Ein Gegenstand bringt ihr nur einen Punkt; unter dem Handwerker aber alle gedruckten. Wurzeltee verlangt eine Maus, und Lichtung 7 ist eine Mauslichtung: Stelle ihn her, für zwei Punkte.
root-lesson-eyrie-crafted = Zwei Punkte. Bedenke, dass dieselbe Hand das Dekret füllt: Was du herstellst, kannst du nicht mehr befehlen.
root-lesson-eyrie-not-crafted = Wie du magst. Unter anderen Anführern wäre das nur einen Punkt wert.

root-lesson-eyrie-in-order = Jetzt wird gehorcht, Spalte für Spalte von links nach rechts. Innerhalb einer Spalte bestimmst du die Reihenfolge: Beginne mit der Karte, die die wenigsten Orte hat, dem Hasen. Ein Vogel passt überall und kann warten.
root-lesson-eyrie-recruit = Die Hasenkarte hat einen Krieger auf Lichtung 3 gestellt, zum einzigen Nest ihrer Gemeinschaft. Dein Wesir ist ein Vogel: Jedes Nest ist recht. Von Lichtung 3 wirst du losziehen, also rekrutiere auch dort.
root-lesson-eyrie-plan = Denk voraus, bevor du ziehst. Bauen wird eine Fuchslichtung verlangen, die du beherrschst, mit freiem Bauplatz. Lichtung 6 ist so eine, aber zwei Katzen beherrschen sie. Bewegen kommt vor Bauen: Mach sie vorher zu deiner.
root-lesson-eyrie-move = Bewege von Lichtung 3 nach Lichtung 6.
root-lesson-eyrie-moved-elsewhere = Bewegt ist bewegt, und der Befehl ist ausgeführt. Aber wo wirst du nun bauen? Ohne beherrschte Fuchslichtung scheitert das Dekret.
root-lesson-eyrie-number = Drei gegen zwei, und Lichtung 6 gehört dir. Auch zwei würden reichen: Die Dynastie herrscht schon bei Gleichstand. Nimm drei, damit Lichtung 3 ihre Wachen behält.
root-lesson-eyrie-built = Für den Fuchs blieb nur Lichtung 6, also steht das Nest schon dort: dein drittes.
root-lesson-eyrie-too-few = Das geht auch. Zum Bauen brauchst du dort mindestens so viele Marker wie die Katzen; und ein Nest, das auf Lichtung 3 allein bleibt, ist eine Einladung.

root-lesson-eyrie-evening = Am Abend haben deine Nester gepunktet: zwei Punkte für drei Nester, und das dritte lässt dich eine Karte mehr ziehen. Jedes weitere Nest erhöht das, in jedem Zug.
root-lesson-eyrie-foresee = Dein zweiter Zug, und Ärger in Sicht. Bauen verlangt wieder eine Fuchslichtung, doch es gibt keine mehr: Lichtung 6 hat ihr Nest, die Festung sperrt Lichtung 1, und auf 8 und 12 ist jeder Bauplatz belegt. Dieses Dekret wird scheitern. Bei Bauen ist ein Vogel sicherer als eine Gemeinschaft.
root-lesson-eyrie-add-again = Eine Karte muss trotzdem dazu. Scheitert das Dekret, kostet jeder Vogel darin einen Punkt. Füge also keinen Vogel hinzu: Lege Schuster, wohin du willst.
root-lesson-eyrie-bird-added = Ein Vogel mehr im Dekret: Das wird ein Punkt mehr, der verloren geht.
root-lesson-eyrie-no-more = Und keine zweite: Sie ginge nur mit den anderen verloren. Mach weiter.
root-lesson-eyrie-obey = Bis zu dem Befehl, der scheitert, wird alles ausgeführt wie immer. Nutze das: Rekrutiere und bewege Krieger dorthin, wo sie deine Nester bewachen. Bauen kommt zuletzt, und dort ist Schluss.
root-lesson-eyrie-move-again = Der Wesir bei Bewegen. Lichtung 7 ist am schwächsten bewacht: Schicke Krieger von Lichtung 3 dorthin, oder wo immer die Katzen nahe gekommen sind.
root-lesson-eyrie-turmoil = Aufruhr: Bauen ließ sich nicht ausführen. Das kostete einen Punkt je Vogel im Dekret, und Wesire sind Vögel. Alle Karten außer den Wesiren sind weg, dein Anführer ist abgesetzt, das Tageslicht vorbei. Deine Nester punkten an diesem Abend trotzdem.
root-lesson-eyrie-leader = Wähle einen neuen Anführer. Er bestimmt, in welchen Spalten die Wesire liegen und was du am besten kannst: Der Charismatiker rekrutiert paarweise, der Feldherr schlägt härter zu, der Despot baut vom ersten Zug an. Abgesetzte kehren zurück, wenn alle abgesetzt sind.
root-lesson-eyrie-enthroned = Eine neue Dynastie. Das Dekret ist wieder kurz und für eine Weile leicht zu erfüllen.
root-lesson-eyrie-new-decree = Nun mach ein Dekret, das hält. Bei Rekrutieren Gemeinschaften, in denen du Nester hast; bei Bewegen solche, wo deine Krieger stehen; bei Kämpfen nur, wo Gegner sein werden; bei Bauen Vögel, und nicht mehr, als es freie Bauplätze gibt.

root-lesson-eyrie-end = Das war die Dynastie: ein Dekret, das wächst, bis es bricht, und Nester, die derweil punkten. Die Kunst ist, spät zu brechen, und mit wenigen Vögeln.
root-lesson-eyrie-play-on = Spiele mit dem neuen Anführer weiter, wenn du magst, oder nimm die nächste Lektion: Die Allianz beginnt mit gar nichts.
