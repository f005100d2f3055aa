### Root: wozu ein Ding da ist, für alle, die darauf zeigen; `.law` ist der Paragraph dahinter.

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
root-explain-path = Verbindet zwei Lichtungen und macht sie benachbart: Eine Bewegung führt über einen Weg.
    .law = root 2.2.1
root-explain-slot = Platz für ein Gebäude. Wo kein Bauplatz frei ist, kann nichts gebaut werden.
    .law = root 2.2.3
root-explain-ruler = Wer auf einer Lichtung die meisten Krieger und Gebäude zusammen hat, beherrscht sie; Plättchen und Spielfigur zählen nicht. Bei Gleichstand niemand, außer der Dynastie.
    .law = root 2.5
root-explain-ruin = Belegt einen Bauplatz, bis sie erkundet ist. Der Vagabund findet darunter einen Gegenstand und einen Punkt, und der Platz wird frei.
    .law = root 2.2.4
root-explain-forest = Ein Gebiet zwischen den Wegen. Nur der Vagabund kann hier sein; er kommt schleichend herein und ruht hier am Abend.
    .law = root 2.4
root-explain-river = Verbindet Lichtungen, ist aber kein Weg: Im Grundspiel reist niemand auf ihm.
    .law = root 2.3

## Gemeinschaften

root-explain-bird = Vögel sind Joker: Eine Vogelkarte steht für jede Gemeinschaft. Wo ein Vogel verlangt ist, hilft nichts anderes.
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
root-explain-building = Steht auf einem Bauplatz und zählt für die Herrschaft. Ein gegnerisches zu entfernen gibt einen Punkt.
    .law = root G.1.3
root-explain-token = Braucht keinen Bauplatz und zählt nicht für die Herrschaft. Ein gegnerisches zu entfernen gibt einen Punkt.
    .law = root G.1.32

## Karten

root-explain-deck = Der gemeinsame Nachziehstapel. Ist er leer, wird sofort der Ablagestapel gemischt und zum neuen.
    .law = root 2.1
root-explain-discard = Ausgegebene und abgelegte Karten, für alle einsehbar.
    .law = root 1.2.2
root-explain-hand = Deine Karten: Nur du siehst sie, alle sehen, wie viele. Am Ende deines Zugs behältst du höchstens fünf.
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
root-explain-ambush = In der Verteidigung spielbar, wo sie entspricht: zwei Treffer vor dem Würfeln. Angreifer können sie mit einem passenden Hinterhalt vereiteln.
    .law = root 4.3.1
root-explain-ambush_card = Sie passt auf Lichtungen ihrer Gemeinschaft, ein Vogel auf alle. Der Angreifer kann sie mit einem passenden Hinterhalt vereiteln.
    .law = root 4.3.1
root-explain-dominance = Ab zehn Punkten kannst du sie aktivieren: Du erhältst keine Punkte mehr und gewinnst, wenn du das Verlangte beherrschst. Sie ersetzt den Sieg nach Punkten für immer.
    .law = root 3.3.1
root-explain-dominance_card = Bei Tageslicht aktiviert, nimmt sie deinen Siegpunktemarker für immer von der Siegpunkteleiste: Du erhältst keine Punkte mehr, und nichts anderes bringt dir den Sieg.
    .law = root 3.3.1
root-explain-available = Dominanzkarten neben dem Spielplan. Im Tageslicht kannst du eine für eine Karte der gleichen Gemeinschaft nehmen.
    .law = root 3.3.4
root-explain-item_supply = Gegenstände, die noch hergestellt werden können. Was hier fehlt, kann niemand mehr herstellen.
    .law = root 4.1.2
root-explain-crafted = Gegenstände, die diese Fraktion hergestellt hat. Der Vagabund darf einen nehmen, wenn er hilft.
    .law = root 4.1.2

## Vagabund

root-explain-boot = Benutze ihn, um dich zu bewegen; einen mehr, wo feindliche Krieger stehen.
    .law = root 9.5.1
root-explain-bag = Aufgedeckt auf der Leiste lässt er den Vagabunden zwei Gegenstände mehr tragen.
    .law = root 9.6.4
root-explain-crossbow = Benutze sie zum Schießen: Ein gegnerischer Krieger hier wird entfernt, ohne Würfel.
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
