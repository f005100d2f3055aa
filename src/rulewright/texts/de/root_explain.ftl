### Root: wozu ein Ding da ist, für alle, die darauf zeigen; `.law` ist der Paragraph dahinter.

## Fraktionen

root-explain-marquise = Besetzt das Waldland und bekommt Punkte fürs Bauen; Holz der Sägemühlen bezahlt es. Solange die Festung steht, können ihre Krieger über das Feldlazarett zurückkehren.
    .law = root 6.1
root-explain-eyrie = Bekommt jeden Abend Punkte für Nester und muss dem Dekret gehorchen. Beherrscht eine Lichtung auch bei Gleichstand, wenn dort ein Marker von ihr ist.
    .law = root 7.2.2
root-explain-alliance = Bekommt Punkte für Sympathie, bezahlt mit Unterstützern. Wird sie angegriffen, zählt für sie der höhere Würfel und für den Angreifer der niedrigere.
    .law = root 8.2.2
root-explain-vagabond = Eine einzelne Spielfigur mit Gegenständen statt Kriegern. Er herrscht nie, bewegt sich aber, wer auch immer herrscht.
    .law = root 9.2.3

## Zug

root-explain-birdsong = Die erste Phase eines Zugs, in der die meisten Fraktionen sammeln, was sie brauchen.
    .law = root 1.4.1
root-explain-daylight = Die zweite Phase eines Zugs: Herstellen und die meisten Aktionen.
    .law = root 1.4.1
root-explain-evening = Die letzte Phase eines Zugs: Karten werden gezogen, und es wird bis auf fünf abgelegt.
    .law = root 1.4.1
root-explain-points = Wer zuerst 30 Siegpunkte hat, gewinnt sofort. Jedes entfernte gegnerische Gebäude oder Plättchen gibt einen.
    .law = root 3.1

## Spielplan

root-explain-clearing = Ein Ort auf dem Spielplan mit Gemeinschaft und Bauplätzen, durch Wege mit anderen verbunden.
    .law = root 2.2
root-explain-path = Verbindet zwei Lichtungen und macht sie benachbart: eine Bewegung führt über einen Weg.
    .law = root 2.2.1
root-explain-slot = Platz für ein Gebäude. Wo kein Bauplatz frei ist, kann nichts gebaut werden.
    .law = root 2.2.3
root-explain-ruler = Wer auf einer Lichtung die meisten Krieger und Gebäude zusammen hat, beherrscht sie; Plättchen und Spielfigur zählen nicht. Bei Gleichstand niemand, außer der Dynastie.
    .law = root 2.5
root-explain-ruin = Belegt einen Bauplatz, bis sie erkundet ist. Der Vagabund findet darunter einen Gegenstand und einen Punkt, und der Platz wird frei.
    .law = root 2.2.4
root-explain-forest = Ein Gebiet zwischen den Wegen. Nur der Vagabund kann hier sein; er kommt schleichend herein und ruht hier am Abend.
    .law = root 2.4
root-explain-river = Verbindet Lichtungen, ist aber kein Weg: im Grundspiel reist niemand auf ihm.
    .law = root 2.3

## Gemeinschaften

root-explain-bird = Vögel sind Joker: eine Vogelkarte steht für jede Gemeinschaft. Wo ein Vogel verlangt ist, hilft nichts anderes.
    .law = root 2.1.1
root-explain-fox = Fuchskarten entsprechen Fuchslichtungen.
    .law = root 2.2.2
root-explain-rabbit = Hasenkarten entsprechen Hasenlichtungen.
    .law = root 2.2.2
root-explain-mouse = Mauskarten entsprechen Mauslichtungen.
    .law = root 2.2.2
root-explain-any = Diesen Teil der Kosten deckt ein Herstellungsmarker jeder Gemeinschaft.
    .law = root 4.1.1

## Marker

root-explain-warrior = Bewegt sich, kämpft und zählt für die Herrschaft. Im Kampf würfelt jede Seite höchstens so viele Treffer, wie sie dort Krieger hat.
    .law = root G.1.34
root-explain-pawn = Der Vagabund selbst: kein Krieger, zählt nicht für die Herrschaft und kann nicht entfernt werden.
    .law = root 9.2.2
root-explain-building = Steht auf einem Bauplatz und zählt für die Herrschaft. Ein gegnerisches zu entfernen gibt einen Punkt.
    .law = root G.1.3
root-explain-token = Braucht keinen Bauplatz und zählt nicht für die Herrschaft. Ein gegnerisches zu entfernen gibt einen Punkt.
    .law = root G.1.32
root-explain-sawmill = Bringt der Marquise in jeder Morgenröte ein Holz auf ihre Lichtung.
    .law = root 6.4
root-explain-workshop = Damit stellt die Marquise her: je Zug ein Symbol der Gemeinschaft ihrer Lichtung.
    .law = root 6.2.1
root-explain-recruiter = Bringt einen Krieger, wenn die Marquise rekrutiert, einmal im Zug. Der dritte und der fünfte auf dem Spielplan lassen sie eine Karte mehr ziehen.
    .law = root 6.5.3
root-explain-keep = Nur die Marquise kann auf ihrer Lichtung Marker platzieren. Hierher bringt das Feldlazarett Krieger zurück; einmal entfernt, ist sie für immer weg.
    .law = root 6.2.2
root-explain-wood = Bezahlt die Gebäude der Marquise, soweit es über von ihr beherrschte Lichtungen verbunden ist.
    .law = root 6.5.4.II
root-explain-roost = Heim der Dynastie: hier wird rekrutiert und hergestellt, und je mehr Nester, desto mehr Punkte jeden Abend.
    .law = root 7.6.1
root-explain-base_fox = Stützpunkt der Allianz aus einer Revolte auf einer Fuchslichtung: Fuchskarten bilden Offiziere aus, und es gibt eine Karte mehr. Fällt er, sind Fuchs- und Vogel-Unterstützer und die Hälfte der Offiziere verloren.
    .law = root 8.2.4
root-explain-base_rabbit = Stützpunkt der Allianz aus einer Revolte auf einer Hasenlichtung: Hasenkarten bilden Offiziere aus, und es gibt eine Karte mehr. Fällt er, sind Hasen- und Vogel-Unterstützer und die Hälfte der Offiziere verloren.
    .law = root 8.2.4
root-explain-base_mouse = Stützpunkt der Allianz aus einer Revolte auf einer Mauslichtung: Mauskarten bilden Offiziere aus, und es gibt eine Karte mehr. Fällt er, sind Maus- und Vogel-Unterstützer und die Hälfte der Offiziere verloren.
    .law = root 8.2.4
root-explain-sympathy = Macht die Lichtung sympathisierend. Wer mit Kriegern hineinzieht oder es entfernt, schuldet der Allianz eine Karte: Empörung.
    .law = root 8.2.6

## Karten

root-explain-deck = Der gemeinsame Nachziehstapel. Ist er leer, wird sofort der Ablagestapel gemischt und zum neuen.
    .law = root 2.1
root-explain-discard = Ausgegebene und abgelegte Karten, für alle einsehbar.
    .law = root 1.2.2
root-explain-hand = Deine Karten: nur du siehst sie, alle sehen, wie viele. Am Ende deines Zugs behältst du höchstens fünf.
    .law = root 1.2.1
root-explain-cost = Die Gemeinschaften der Herstellungsmarker, die du dafür aktivieren musst; jeder arbeitet einmal im Zug.
    .law = root 4.1.1
root-explain-in_play = Hergestellte Karten mit anhaltendem Effekt. Niemand kann zwei gleiche haben.
    .law = root 4.1.3
root-explain-craft_item = Hergestellt kommt der Gegenstand zu dir, seine Punkte zählen sofort, und die Karte wird abgelegt.
    .law = root 4.1.2
root-explain-craft_once = Hergestellt wirkt sie sofort und wird abgelegt.
    .law = root 4.1.2
root-explain-craft_lasting = Hergestellt bleibt sie vor dir im Spiel und behält ihren Effekt. Niemand kann zwei Karten desselben Namens im Spiel haben.
    .law = root 4.1.3
root-explain-ambush = Als Verteidiger spielbar, wo sie entspricht: zwei Treffer vor dem Würfeln. Angreifer können sie mit einem passenden Hinterhalt vereiteln.
    .law = root 4.3.1
root-explain-ambush_card = Sie passt auf Lichtungen ihrer Gemeinschaft, ein Vogel auf alle. Der Angreifer kann sie mit einem passenden Hinterhalt vereiteln.
    .law = root 4.3.1
root-explain-dominance = Ab zehn Punkten kannst du sie aktivieren: du erhältst keine Punkte mehr und gewinnst, wenn du das Verlangte beherrschst. Sie ersetzt den Sieg nach Punkten für immer.
    .law = root 3.3.1
root-explain-dominance_card = Bei Tageslicht aktiviert, nimmt sie deinen Marker für immer von der Siegpunkteleiste: du erhältst keine Punkte mehr, und nichts anderes bringt dir den Sieg.
    .law = root 3.3.1
root-explain-available = Dominanzkarten neben dem Spielplan. Im Tageslicht kannst du eine für eine Karte der gleichen Gemeinschaft nehmen.
    .law = root 3.3.4
root-explain-item_supply = Gegenstände, die noch hergestellt werden können. Was hier fehlt, kann niemand mehr herstellen.
    .law = root 4.1.2
root-explain-crafted = Gegenstände, die diese Person hergestellt hat. Der Vagabund darf einen nehmen, wenn er hilft.
    .law = root 4.1.2

## Marquise de Katz

root-explain-building_track = Die noch übrigen Gebäude der Marquise, von links: oben die Kosten in Holz, unten die Punkte. Je mehr von einer Art stehen, desto mehr bringt das nächste.
    .law = root 6.5.4.III
root-explain-actions = Die Marquise hat drei Aktionen, und eine mehr für jede ausgegebene Vogelkarte.
    .law = root 6.5
root-explain-hospitals = Werden Krieger der Marquise entfernt, bringt eine Karte entsprechend der Lichtung sie alle zur Festung.
    .law = root 6.2.3

## Baumkronen-Dynastie

root-explain-decree = Was die Dynastie jeden Zug tun muss, Spalte für Spalte von links. Jede Karte verlangt eine Aktion auf einer Lichtung ihrer Gemeinschaft.
    .law = root 7.5.2
root-explain-column-recruit = Jede Karte hier: ein Krieger bei einem Nest auf einer Lichtung ihrer Gemeinschaft.
    .law = root 7.5.2.I
root-explain-column-move = Jede Karte hier: mindestens einen Krieger aus einer Lichtung ihrer Gemeinschaft bewegen.
    .law = root 7.5.2.II
root-explain-column-battle = Jede Karte hier: einen Kampf auf einer Lichtung ihrer Gemeinschaft beginnen.
    .law = root 7.5.2.III
root-explain-column-build = Jede Karte hier: ein Nest auf einer beherrschten Lichtung ihrer Gemeinschaft bauen, mit freiem Bauplatz und noch ohne Nest.
    .law = root 7.5.2.IV
root-explain-vizier = Eine Vogelkarte, die zum Dekret gehört. Sie übersteht den Aufruhr, wechselt in die Spalte des neuen Anführers und zählt als Vogel, wenn Punkte verloren gehen.
    .law = root 7.3.4
root-explain-turmoil = Lässt sich eine Karte des Dekrets nicht ausführen: je Vogel darin geht ein Punkt verloren, das Dekret wird geleert, der Anführer fällt, und der Abend beginnt.
    .law = root 7.7
root-explain-roost_track = Die noch übrigen Nester, von links. Jeden Abend zählt das am weitesten rechts freigelegte Feld.
    .law = root 7.6.1
root-explain-builder = Wesire bei Rekrutieren und Bewegen. Hergestellte Gegenstände geben die gedruckten Punkte statt einem.
    .law = root 7.8.1
root-explain-charismatic = Wesire bei Rekrutieren und Kämpfen. Jedes Rekrutieren muss zwei Krieger platzieren.
    .law = root 7.8.2
root-explain-commander = Wesire bei Bewegen und Kämpfen. Als Angreifer erzielt die Dynastie einen Zusatztreffer.
    .law = root 7.8.3
root-explain-despot = Wesire bei Bewegen und Bauen. Ein Kampf, der ein gegnerisches Gebäude oder Plättchen entfernt, gibt einen Punkt mehr.
    .law = root 7.8.4

## Waldland-Allianz

root-explain-supporters = Verdeckte Karten, die Revolten und Sympathie bezahlen, jede nur für ihre Gemeinschaft. Ohne Stützpunkt höchstens fünf.
    .law = root 8.2.3
root-explain-officers = Jeder Offizier gibt der Allianz jeden Abend einen Einsatz: Bewegen, Kämpfen, Rekrutieren oder Organisieren.
    .law = root 8.6.1
root-explain-sympathy_track = Die noch übrige Sympathie, von links: oben die Kosten in Unterstützern, unten die Punkte.
    .law = root 8.4.2.III
root-explain-outrage = Wer sonst Sympathie entfernt oder Krieger auf eine sympathisierende Lichtung bewegt, gibt der Allianz eine passende Karte. Wer keine hat, zeigt die Hand, und die Allianz nimmt eine vom Nachziehstapel.
    .law = root 8.2.6

## Vagabund

root-explain-thief = Beginnt mit Stiefel, Fackel, Tee und Schwert. Stehlen: eine Fackel nimmt einer Person auf der Lichtung eine zufällige Karte.
    .law = root D.1
root-explain-tinker = Beginnt mit Stiefel, Fackel, Beutel und Hammer. Tagarbeit: eine Fackel nimmt eine Karte der Lichtung oder einen Vogel vom Ablagestapel.
    .law = root D.2
root-explain-ranger = Beginnt mit Stiefel, Fackel, Armbrust und Schwert. Unterschlupf: eine Fackel repariert drei Gegenstände und beendet das Tageslicht.
    .law = root D.3
root-explain-boot = Benutze ihn, um dich zu bewegen; einen mehr, wo feindliche Krieger stehen.
    .law = root 9.5.1
root-explain-bag = Aufgedeckt auf der Leiste lässt er den Vagabunden zwei Gegenstände mehr tragen.
    .law = root 9.6.4
root-explain-crossbow = Benutze sie zum Schießen: ein gegnerischer Krieger hier wird entfernt, ohne Würfel.
    .law = root 9.5.6
root-explain-hammer = Benutze ihn, um einen Gegenstand zu reparieren, oder Hämmer, um mit der Gemeinschaft der Lichtung herzustellen.
    .law = root 9.5.7
root-explain-sword = Benutze es zum Kämpfen. Unbeschädigte Schwerter, benutzt oder nicht, sind die meisten Treffer, die der Vagabund würfeln kann.
    .law = root 9.5.2
root-explain-tea = Zu Beginn der Morgenröte aufgedeckt auf der Leiste, frischt er zwei Gegenstände mehr auf.
    .law = root 9.4.1
root-explain-coins = Aufgedeckt auf der Leiste lassen sie am Abend eine Karte mehr ziehen.
    .law = root 9.6.2
root-explain-torch = Benutze sie, um eine Ruine zu erkunden, oder für die Sonderaktion des Charakters.
    .law = root 9.5.3
root-explain-exhausted = Verdeckt: schon benutzt, bis der Gegenstand aufgefrischt wird.
    .law = root 9.5
root-explain-damaged = Jeder Treffer beschädigt einen Gegenstand; er nützt nichts, bis ihn ein Hammer oder eine Nacht im Wald repariert.
    .law = root 9.2.7
root-explain-satchel = Fasst sechs Gegenstände und zwei mehr je Beutel auf der Leiste; Beschädigte zählen, die auf Leisten nicht. Was am Abend zu viel ist, geht für immer verloren.
    .law = root 9.6.4
root-explain-relations = Wie die anderen Fraktionen zum Vagabunden stehen. Helfen verbessert es und gibt Punkte; einen Krieger zu entfernen macht die Fraktion feindlich.
    .law = root 9.2.9
root-explain-indifferent = Der Anfang. Eine Hilfe in einem Zug macht diese Fraktion freundlich, für einen Punkt.
    .law = root 9.2.9
root-explain-amiable = Zwei Hilfen in einem Zug machen diese Fraktion befreundet, für zwei Punkte.
    .law = root 9.2.9.I
root-explain-friendly = Drei Hilfen in einem Zug machen diese Fraktion alliiert, für zwei Punkte.
    .law = root 9.2.9.I
root-explain-allied = Jede Hilfe für Alliierte gibt zwei Punkte, und alliierte Krieger bewegen sich und kämpfen mit dem Vagabunden.
    .law = root 9.2.9.II
root-explain-hostile = Wo ihre Krieger stehen, kostet der Eintritt einen Stiefel mehr. In Kämpfen im eigenen Zug erhält der Vagabund einen Punkt je entferntem Marker.
    .law = root 9.2.9.III
root-explain-quests = Auf einer Lichtung ihrer Gemeinschaft benutzt der Vagabund die beiden gezeigten Gegenstände. Lohn: zwei Karten, oder ein Punkt je erledigter Aufgabe dieser Gemeinschaft.
    .law = root 9.5.5
root-explain-completed = Erledigte Aufgaben. Jede macht die nächste ihrer Gemeinschaft einen Punkt mehr wert.
    .law = root 9.5.5
root-explain-coalition = Ab vier Personen kann der Vagabund mit einer Dominanzkarte die Siegpunkteleiste verlassen und gemeinsam mit der Person gewinnen, die die wenigsten Punkte hat.
    .law = root 9.2.8
