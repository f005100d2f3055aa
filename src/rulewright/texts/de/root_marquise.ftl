### Die Marquise de Katz: alle zugehörigen Worte.

## root.say

root-say-actions = Aktionen übrig
root-say-moves = Bewegungen übrig in diesem Marsch
root-say-recruited = in diesem Zug rekrutiert
root-say-track = { $piece } { $placed }/{ $total }
root-say-next_building =
    nächstes Gebäude, { $piece }: { $cost } Holz, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## root.faction

root-faction-marquise = Marquise de Katz
    .der = die Marquise de Katz
    .den = die Marquise de Katz
    .des = der Marquise de Katz

## root.short

root-short-marquise = Marquise
    .der = die Marquise
    .den = die Marquise
    .dem = der Marquise
    .des = der Marquise
    .zum = zur Marquise

## root.about

root-about-marquise = baut Sägemühlen, Werkstätten und Rekrutierer; stark von Anfang an, gut zum Lernen

## root.piece

root-piece-sawmill =
    { $n ->
        [one] Sägemühle
       *[other] Sägemühlen
    }
    .einen = eine Sägemühle
    .kurz = Sägemühle
root-piece-workshop =
    { $n ->
        [one] Werkstatt
       *[other] Werkstätten
    }
    .einen = eine Werkstatt
    .kurz = Werkstatt
root-piece-recruiter =
    { $n ->
        [one] Rekrutierer
       *[other] Rekrutierer
    }
    .einen = einen Rekrutierer
    .kurz = Rekrutierer
root-piece-keep =
    { $n ->
        [one] Festung
       *[other] Festungen
    }
root-piece-wood =
    { $n ->
        [one] Holzplättchen
       *[other] Holzplättchen
    }

## root.piece_code

root-piece_code-sawmill = Sä
root-piece_code-workshop = We
root-piece_code-recruiter = Re
root-piece_code-keep = Fe
root-piece_code-wood = ho

## root.score

root-score-sawmill = für eine Sägemühle
root-score-workshop = für eine Werkstatt
root-score-recruiter = für einen Rekrutierer

## root.source: what points came from, in a table

root-source-sawmill = Sägemühlen
root-source-workshop = Werkstätten
root-source-recruiter = Rekrutierer

## root.prompt

root-prompt-marquise-action = Tageslicht: Welche Aktion?
root-prompt-marquise-build = Was baust du, und wo?
root-prompt-marquise-extra = Welche Vogelkarte gibst du für eine weitere Aktion aus?
root-prompt-marquise-hospitals =
    Feldlazarett: Gibst du eine Karte aus, um { $n ->
        [one] den { FORM($clearing, "auf") } verlorenen Krieger
       *[other] die { $n } { FORM($clearing, "auf") } verlorenen Krieger
    } zu retten?
root-prompt-marquise-keep = In welche Ecke kommt die Festung?
root-prompt-marquise-overwork = Überstunden: Bei welcher Sägemühle?
root-prompt-marquise-short-wood = Das Holz reicht nicht für alle Sägemühlen. Wohin kommt das nächste?
root-prompt-marquise-short-warrior = Die Krieger reichen nicht für alle Rekrutierer. Wohin kommt der nächste?
root-prompt-marquise-start-sawmill = Wo platzierst du die erste Sägemühle?
root-prompt-marquise-start-workshop = Wo platzierst du die erste Werkstatt?
root-prompt-marquise-start-recruiter = Wo platzierst du den ersten Rekrutierer?
root-prompt-marquise-wood = Von welcher Lichtung nimmst du Holz für { $clearing }? Noch zu zahlen: { $n }.

## root.option

root-option-march = marschieren (bis zu zwei Bewegungen)
root-option-build = bauen
root-option-overwork = Überstunden (eine Karte für ein Holzplättchen)
root-option-extra = eine Vogelkarte für eine weitere Aktion ausgeben

## root.trigger

root-trigger-field_hospitals = Feldlazarett

## root.event

root-event-garrison = { FORM($seat, "der") } besetzt jede Lichtung außer { $opposite }.
root-event-hospitals = { FORM($seat, "der") } bringt { $number } Krieger zur Festung { FORM($place, "auf") } zurück.
root-event-spent_wood = { FORM($seat, "der") } gibt 1 Holzplättchen { FORM($place, "von") } aus.

## root.why

root-why-no-actions = Du hast keine Aktion mehr.
root-why-no-bird = Du hast keine Vogelkarte.
root-why-no-overwork = Du brauchst eine Karte, die einer Lichtung mit Sägemühle entspricht, und Holz im Vorrat.
root-why-no-wood = Auf den verbundenen Lichtungen liegt zu wenig Holz.
root-why-not-near-keep = Sie ist weder die Lichtung der Festung noch ihr benachbart.

## root.button

root-button-march = Marschieren
root-button-overwork = Überstunden
root-button-extra = Vogel ausgeben
root-button-end_march = Marsch beenden

## root.thing

root-thing-building_track = Gebäudeleiste
root-thing-actions = Aktionen
root-thing-hospitals = Feldlazarett

## root.order

root-order-marquise-hospitals = Feldlazarett

## root.seat

root-seat-how-marquise = Punktet mit jedem Gebäude; je mehr von einer Art stehen, desto mehr gibt das nächste.
root-seat-birdsong-marquise = Jede Sägemühle liefert ein Holzplättchen.
root-seat-daylight-marquise = Herstellen; dann drei Aktionen: kämpfen, marschieren, rekrutieren, bauen, Überstunden. Eine Vogelkarte kauft eine weitere.
root-seat-evening-marquise = Eine Karte ziehen, und eine je aufgedecktem Bonus; fünf behalten.
root-seat-buildings = Gebäude
root-seat-buildings-hint = Jede Zahl sagt, wie viele Punkte der Bau von diesem Feld gibt.
root-seat-wood-cost = kostet
root-seat-costs-wood = kostet { $n } Holz
root-seat-wood = Holz
root-seat-wood-hint = auf dem Spielplan
root-seat-wood-count = { $n } von { $all } Holzplättchen auf dem Spielplan
root-seat-wood-where = Auf den Lichtungen { $places }
root-seat-wood-at = { $place } ({ $n })
root-seat-wood-none = Kein Holz auf dem Spielplan.
root-seat-actions = Aktionen
root-seat-actions-hint = Drei bei Tageslicht, und eine je ausgegebener Vogelkarte.
root-seat-keep-at = Die Festung steht auf Lichtung { $place }.
root-seat-keep-lost = Die Festung ist verloren: Niemand wird gerettet.
root-seat-keep-soon = Die Festung steht noch nicht.
root-seat-hospitals-hint = Eine passende Karte bringt gefallene Krieger zur Festung.

## root.fight

root-fight-asked-hospitals = { FORM($name, "Der") } kann die Gefallenen retten
root-fight-saved =
    { $n ->
        [one] { $n } Krieger durch das Feldlazarett gerettet
       *[other] { $n } Krieger durch das Feldlazarett gerettet
    }

## root.setup

root-setup-does-marquise = Hält den Wald vom ersten Zug an, schlägt Holz und baut. Ihre Aufgabe: die Wege zum Nachschub offen halten.
root-setup-hard-marquise = gut für den Anfang

## root.coach

root-coach-marquise-birdsong = Jede deiner Sägemühlen bringt jetzt ein Holz. Holz zahlt nur für Gebäude, die es über beherrschte Lichtungen erreicht.
root-coach-marquise-daylight = Erst herstellen, dann drei Aktionen. Ein guter Zug baut etwas und rekrutiert einmal; der Rest ist Marschieren und Kämpfen um Platz.
root-coach-marquise-evening = Du ziehst eine Karte, und je eine mehr für den dritten und den fünften Rekrutierer. Behalte Vögel, die Aktionen bringen, und einen Hinterhalt zur Verteidigung.
root-coach-marquise-action = Punkte bringt das Bauen, wann immer Holz einen freien Bauplatz auf einer beherrschten Lichtung erreicht. Sonst rekrutiere, oder marschiere, um mehr zu beherrschen.
root-coach-marquise-build = Frühe Sägemühlen zahlen sich aus; die zweite Werkstatt gibt gleich zwei Punkte; mit dem dritten Rekrutierer ziehst du mehr. Baue dort, wo Gegner zuletzt hinkommen.
root-coach-marquise-extra = Ein Vogel bringt eine weitere Aktion. Das lohnt sich, wenn sie etwas baut oder rettet; sonst behalte ihn.
root-coach-marquise-hospitals = Eine Karte bringt alle hier verlorenen Krieger zur Festung zurück. Für einen einzigen ist das teuer, für drei ein guter Handel.
root-coach-marquise-keep = Für die erste Partie taugt jede Ecke: Deine ersten Gebäude stehen hier oder nebenan, und sonst darf hier niemand Marker platzieren. Nur in die gegenüberliegende Ecke kommen keine Krieger von dir.
root-coach-marquise-overwork = Du gibst eine Karte der Gemeinschaft, die die Lichtung der Sägemühle hat, oder einen Vogel für ein Holz dort aus. Tu es, wenn für ein Gebäude in diesem Zug genau dieses Holz fehlt.
root-coach-marquise-short-warrior = Dein Vorrat ist fast leer. Stelle die letzten Krieger dorthin, wo ein Gegner nah ist oder wo du losmarschieren willst.
root-coach-marquise-short-wood = All dein Holz liegt dann auf dem Spielplan. Lege es dorthin, wo es einen freien Bauplatz erreicht, und gib es bald aus.
root-coach-marquise-start-sawmill = Hier entsteht in jeder Morgenröte Holz. Wähle eine sichere Lichtung, möglichst mit einem weiteren Bauplatz.
root-coach-marquise-start-workshop = Die Werkstatt stellt mit der Gemeinschaft dieser Lichtung her. Vergleiche sie mit den Kosten deiner Handkarten.
root-coach-marquise-start-recruiter = Hier kommen neue Krieger an. Stelle ihn auf die Seite, von der du Besuch erwartest oder auf der du zuerst marschieren willst.
root-coach-marquise-wood = Nimm zuerst Holz, das ein Gegner erreichen könnte: Jedes Plättchen, das er entfernt, gibt ihm einen Punkt.

## root.hint

root-hint-actions =
    { $n ->
        [one] Eine Aktion ist übrig.
       *[other] { $n } Aktionen sind übrig.
    }
root-hint-actions_bird = Keine Aktion ist übrig. Eine Vogelkarte bringt noch eine, was sich lohnt, wenn sie etwas baut oder rettet; sonst beende das Tageslicht.
root-hint-actions_none = Keine Aktion ist übrig, und für eine weitere fehlt dir eine Vogelkarte: Beende das Tageslicht.
root-hint-march_first = Dieser Marsch hat zwei Bewegungen; das ist die erste.
root-hint-march_second = Die zweite Bewegung dieses Marsches: Mach sie, oder beende den Marsch.

## root.explain

root-explain-marquise = Besetzt das Waldland und bekommt Punkte fürs Bauen; Holz der Sägemühlen bezahlt es. Solange die Festung steht, können ihre Krieger über das Feldlazarett zurückkehren.
    .law = root 6.1
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
root-explain-building_track = Die noch übrigen Gebäude der Marquise, von links: oben die Kosten in Holz, unten die Punkte. Je mehr von einer Art stehen, desto mehr bringt das nächste.
    .law = root 6.5.4.III
root-explain-actions = Die Marquise hat drei Aktionen, und eine mehr für jede ausgegebene Vogelkarte.
    .law = root 6.5
root-explain-hospitals = Werden Krieger der Marquise entfernt, bringt eine Karte entsprechend der Lichtung sie alle zur Festung.
    .law = root 6.2.3

## Rat, Aktionen und Warnungen

root-advice-buildings =
    { $way ->
        [gain] Mehr Gebäude: jeden Zug Holz, Herstellung und Rekruten.
       *[cost] Weniger Gebäude.
    }
root-advice-keep =
    { $way ->
        [gain] Die Festung steht.
       *[cost] Die Festung ist verloren.
    }
root-advice-wood =
    { $way ->
        [gain] Mehr Holz, mit dem du bauen kannst.
       *[cost] Das kostet Holz.
    }
root-does-marquise-battle = Kostet eine Aktion. Du kämpfst gegen einen Gegner auf einer Lichtung, auf der du Krieger hast.
root-does-marquise-march = Kostet eine Aktion. Du machst bis zu zwei Bewegungen.
root-does-marquise-recruit = Kostet eine Aktion, einmal pro Zug. Jeder Rekrutierer bringt einen Krieger.
root-does-marquise-build = Kostet eine Aktion und Holz. Das Gebäude bringt sofort Punkte.
root-does-marquise-overwork = Kostet eine Aktion und eine Karte, die zur Lichtung einer Sägemühle passt. Dort legst du ein Holz hin.
root-does-marquise-extra = Kostet eine Vogelkarte. Du bekommst eine weitere Aktion.
root-warn-actions =
    { $n ->
        [one] Du hast noch { $n } Aktion.
       *[other] Du hast noch { $n } Aktionen.
    }
