### Die Waldland-Allianz: alle zugehörigen Worte.

## root.say

root-say-supporters = Unterstützer
root-say-officers = Offiziere
root-say-operations = Einsätze übrig
root-say-next_sympathy =
    nächste Sympathie: { $cost } Unterstützer (einer mehr, wo jemand drei Krieger hat), { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## root.faction

root-faction-alliance = Waldland-Allianz
    .der = die Waldland-Allianz
    .den = die Waldland-Allianz
    .des = der Waldland-Allianz

## root.short

root-short-alliance = Allianz
    .der = die Allianz
    .den = die Allianz
    .dem = der Allianz
    .des = der Allianz
    .zum = zur Allianz

## root.about

root-about-alliance = verbreitet Sympathie und revoltiert; beginnt mit nichts auf dem Spielplan

## root.piece

root-piece-base_fox =
    { $n ->
        [one] Fuchs-Stützpunkt
       *[other] Fuchs-Stützpunkte
    }
    .einen = einen Fuchs-Stützpunkt
root-piece-base_rabbit =
    { $n ->
        [one] Hasen-Stützpunkt
       *[other] Hasen-Stützpunkte
    }
    .einen = einen Hasen-Stützpunkt
root-piece-base_mouse =
    { $n ->
        [one] Maus-Stützpunkt
       *[other] Maus-Stützpunkte
    }
    .einen = einen Maus-Stützpunkt
root-piece-sympathy =
    { $n ->
        [one] Sympathieplättchen
       *[other] Sympathieplättchen
    }
    .einen = ein Sympathieplättchen

## root.piece_code

root-piece_code-base_fox = St
root-piece_code-base_rabbit = St
root-piece_code-base_mouse = St
root-piece_code-sympathy = Sy

## root.score

root-score-sympathy = für Sympathie

## root.source: what points came from, in a table

root-source-sympathy = Sympathie

## root.prompt

root-prompt-alliance-cut = Kein Stützpunkt ist übrig: Lege Unterstützer bis auf fünf ab. Welchen?
root-prompt-alliance-daylight = Tageslicht: Stellst du her, mobilisierst du, bildest du aus, oder bist du fertig?
root-prompt-alliance-mobilize = Welche Karte kommt zu den Unterstützern?
root-prompt-alliance-operation = Welcher Militäreinsatz?
root-prompt-alliance-organize = Auf welcher Lichtung wird ein Krieger zu Sympathie?
root-prompt-alliance-outrage = Empörung { FORM($clearing, "auf") }: Welche passende Karte gibst du den Unterstützern der Allianz?
root-prompt-alliance-recruit = Bei welchem Stützpunkt platzierst du einen Krieger?
root-prompt-alliance-revolt = Revolte: Auf welcher sympathisierenden Lichtung?
root-prompt-alliance-spread = Sympathie verbreiten: Auf welche Lichtung?
root-prompt-alliance-supporter = Welchen Unterstützer gibst du für { $clearing } aus?
root-prompt-alliance-train = Welche Karte gibst du aus, um einen Offizier auszubilden?

## root.option

root-option-mobilize = mobilisieren (eine Karte zu den Unterstützern)
root-option-train = ausbilden (eine Karte für einen Offizier)
root-option-organize = organisieren (ein Krieger für Sympathie)

## root.trigger

root-trigger-outrage = Empörung
root-trigger-base_lost = der verlorene Stützpunkt

## root.event

root-event-revolt = { FORM($seat, "der") } revoltiert { FORM($place, "auf") }.
root-event-officer = { FORM($seat, "der") } gewinnt einen Offizier.
root-event-officers_lost =
    { FORM($seat, "der") } verliert { $number ->
        [one] { $number } Offizier
       *[other] { $number } Offiziere
    }.
root-event-supporter = { FORM($seat, "der") } gewinnt einen Unterstützer.
root-event-supporter-known = { FORM($seat, "der") } gewinnt einen Unterstützer: { $card }.
root-event-supporter_discarded = { FORM($seat, "der") } legt den Unterstützer { $card } ab.
root-event-outrage = Empörung { FORM($place, "auf") }: { FORM($payer, "Der") } schuldet { FORM($seat, "dem") } eine Karte.
root-event-outrage-shown = Empörung { FORM($place, "auf") }: { FORM($payer, "Der") } schuldet { FORM($seat, "dem") } eine Karte, hat aber keine passende.
root-event-base_lost = { FORM($seat, "der") } verliert den { FORM($suit, "stuetzpunkt") }.

## root.why

root-why-no-base = Du hast keinen Stützpunkt auf dem Spielplan, oder keinen Krieger mehr.
root-why-no-base-card = Du hast keine Karte, die einem Stützpunkt auf dem Spielplan entspricht.
root-why-no-cards = Du hast keine Karte auf der Hand.
root-why-no-organize = Du hast keine Krieger auf einer Lichtung ohne Sympathie, oder kein Plättchen mehr.
root-why-no-revolt-site = Sie sympathisiert nicht, oder der Stützpunkt dieser Gemeinschaft ist schon auf dem Spielplan.
root-why-not-next-to-sympathy = Sie ist keiner sympathisierenden Lichtung benachbart.
root-why-sympathetic = Sie sympathisiert schon.
root-why-too-few-supporters = Du hast zu wenige passende Unterstützer.

## root.button

root-button-mobilize = Mobilisieren
root-button-train = Ausbilden
root-button-organize = Organisieren

## root.thing

root-thing-supporters = Unterstützer
root-thing-officers = Offiziere
root-thing-sympathy_track = Sympathieleiste
root-thing-outrage = Empörung

## root.seat

root-seat-how-alliance = Punktet für jedes Sympathieplättchen, das sie legt; spätere geben mehr.
root-seat-birdsong-alliance = Unterstützer ausgeben: Revolte, dann Sympathie verbreiten.
root-seat-daylight-alliance = Herstellen, Unterstützer mobilisieren, Offiziere ausbilden, so oft man will.
root-seat-evening-alliance = Je Offizier ein Einsatz: bewegen, kämpfen, rekrutieren, organisieren. Ziehen, fünf Karten behalten.
root-seat-sympathy = Sympathie
root-seat-sympathy-hint = Oben: Unterstützer, die es kostet; einer mehr, wo jemand drei Krieger hat.
root-seat-costs-supporters =
    { $n ->
        [one] kostet { $n } Unterstützer
       *[other] kostet { $n } Unterstützer
    }
root-seat-bases = Stützpunkte
root-seat-bases-hint =
    { $n ->
        [one] Eine Revolte kostet { $n } Unterstützer.
       *[other] Eine Revolte kostet { $n } Unterstützer.
    }
root-seat-base-home = wartet
root-seat-base-at = Lichtung { $place }
root-seat-officers = Offiziere
root-seat-officers-hint = je ein Einsatz am Abend
root-seat-officers-none = noch kein Offizier
root-seat-supporters = Unterstützer
root-seat-supporters-free = beliebig viele, solange ein Stützpunkt steht
root-seat-supporters-limit = ohne Stützpunkt höchstens { $n }
root-seat-supporters-hidden = Nur die Allianz darf sie ansehen.

## root.fight

root-fight-asked-outrage = { FORM($name, "Der") } gibt der Allianz eine Karte
root-fight-asked-cut = { FORM($name, "Der") } legt Unterstützer ab
root-fight-outrage = Empörung: { FORM($name, "Der") } schuldet der Allianz eine Karte

## root.setup

root-setup-does-alliance = Beginnt mit nichts, gewinnt Herzen und erhebt sich, wo es wehtut. Ihre Aufgabe: Unterstützer sammeln und den Moment wählen.
root-setup-hard-alliance = für Erfahrene

## root.coach

root-coach-alliance-birdsong = Jetzt handeln deine Unterstützer: erst Revolten, dann Sympathie. Jedes Plättchen gibt Punkte, die späten viel mehr als die ersten.
root-coach-alliance-daylight = Handkarten werden hergestellt, zu Unterstützern oder, wenn du einen Stützpunkt hast, zu Offizieren. Sammle vor dem ersten Stützpunkt zwei Unterstützer einer Gemeinschaft für eine Revolte.
root-coach-alliance-evening = Jeder Offizier gibt dir einen Militäreinsatz. Dann ziehst du eine Karte, und eine mehr je Stützpunkt auf dem Spielplan.
root-coach-alliance-cut = Behalte Paare einer Gemeinschaft, mit der du noch revoltieren kannst, und Vögel, die zu allem passen.
root-coach-alliance-mobilize = Nimm eine Gemeinschaft, mit der du revoltieren oder Sympathie verbreiten willst. Ein Hinterhalt schützt dich nur von der Hand aus, nicht vom Stapel.
root-coach-alliance-operation = Organisieren bringt Punkte ohne Unterstützer: Ein Krieger wird zu Sympathie. Rekrutiere, wenn Stützpunkte allein stehen; bewege, wenn niemand dort ist, wo Sympathie fehlt.
root-coach-alliance-organize = Der Krieger geht, ein Plättchen kommt und gibt Punkte. Am besten dort, wo Gegner durchmüssen und Empörung bezahlen.
root-coach-alliance-outrage = Gib die Karte her, die du am wenigsten brauchst. Ein Vogel hülfe der Allianz überall: Trenne dich lieber von einer Karte der Gemeinschaft.
root-coach-alliance-recruit = Schütze deine Stützpunkte: Fällt einer, kostet das Unterstützer und die Hälfte der Offiziere. Oder rekrutiere, wo jemand hinausziehen und organisieren kann.
root-coach-alliance-revolt = Eine Revolte fegt alle gegnerischen Marker weg und lässt dir einen Stützpunkt und einen Offizier. Nimm eine Lichtung voller gegnerischer Gebäude und Plättchen: Jedes ist ein Punkt.
root-coach-alliance-spread = Nimm Lichtungen, auf denen kein Gegner drei Krieger hat, denn dort kostet es einen Unterstützer mehr. Am besten sind Kreuzungen: Wer hineinmarschiert, zahlt dir eine Karte.
root-coach-alliance-supporter = Gib erst Karten der Gemeinschaft aus und behalte Vögel, die für jede Lichtung zahlen.
root-coach-alliance-train = Jeder Offizier ist jeden Abend ein Einsatz mehr; die ersten drei zählen am meisten. Bedenke: Ein Offizier ist einer deiner zehn Krieger.

## root.hint

root-hint-operations =
    { $n ->
        [one] Ein Einsatz ist übrig.
       *[other] { $n } Einsätze sind übrig.
    }
root-hint-outrage =
    Sympathie liegt auf { $n ->
        [one] Lichtung { $places }
       *[other] den Lichtungen { $places }
    }: Sie zu entfernen gibt einen Punkt, aber du schuldest der Allianz eine Karte dieser Gemeinschaft (Empörung).

## root.explain

root-explain-alliance = Bekommt Punkte für Sympathie, bezahlt mit Unterstützern. Wird sie angegriffen, zählt für sie der höhere Würfel und für den Angreifer der niedrigere.
    .law = root 8.2.2
root-explain-base_fox = Stützpunkt der Allianz aus einer Revolte auf einer Fuchslichtung: Fuchskarten bilden Offiziere aus, und es gibt eine Karte mehr. Fällt er, sind Fuchs- und Vogel-Unterstützer und die Hälfte der Offiziere verloren.
    .law = root 8.2.4
root-explain-base_rabbit = Stützpunkt der Allianz aus einer Revolte auf einer Hasenlichtung: Hasenkarten bilden Offiziere aus, und es gibt eine Karte mehr. Fällt er, sind Hasen- und Vogel-Unterstützer und die Hälfte der Offiziere verloren.
    .law = root 8.2.4
root-explain-base_mouse = Stützpunkt der Allianz aus einer Revolte auf einer Mauslichtung: Mauskarten bilden Offiziere aus, und es gibt eine Karte mehr. Fällt er, sind Maus- und Vogel-Unterstützer und die Hälfte der Offiziere verloren.
    .law = root 8.2.4
root-explain-sympathy = Macht die Lichtung sympathisierend. Wer mit Kriegern hineinzieht oder es entfernt, schuldet der Allianz eine Karte: Empörung.
    .law = root 8.2.6
root-explain-supporters = Verdeckte Karten, die Revolten und Sympathie bezahlen, jede nur für ihre Gemeinschaft. Ohne Stützpunkt höchstens fünf.
    .law = root 8.2.3
root-explain-officers = Jeder Offizier gibt der Allianz jeden Abend einen Einsatz: Bewegen, Kämpfen, Rekrutieren oder Organisieren.
    .law = root 8.6.1
root-explain-sympathy_track = Die noch übrige Sympathie, von links: oben die Kosten in Unterstützern, unten die Punkte.
    .law = root 8.4.2.III
root-explain-outrage = Wer sonst Sympathie entfernt oder Krieger auf eine sympathisierende Lichtung bewegt, gibt der Allianz eine passende Karte. Wer keine hat, zeigt die Hand, und die Allianz nimmt eine vom Nachziehstapel.
    .law = root 8.2.6

## Rat, Aktionen, Warnungen und Verluste

root-advice-sympathy =
    { $way ->
        [gain] Sympathie breitet sich aus: Punkte jetzt und später.
       *[cost] Sympathie hat weniger Raum.
    }
root-advice-supporters =
    { $way ->
        [gain] Mehr Unterstützer für Revolten und Sympathie.
       *[cost] Das kostet Unterstützer.
    }
root-advice-revolt =
    { $way ->
        [gain] Eine Revolte rückt in Reichweite.
       *[cost] Keine Revolte ist mehr in Reichweite.
    }
root-advice-bases =
    { $way ->
        [gain] Ein Stützpunkt: Karten, Offiziere, Rekruten.
       *[cost] Ein Stützpunkt geht verloren.
    }
root-advice-officers =
    { $way ->
        [gain] Mehr Offiziere: jeden Abend je ein Einsatz.
       *[cost] Weniger Offiziere.
    }
root-does-alliance-mobilize = Du legst eine Handkarte zu deinen Unterstützern.
root-does-alliance-train = Du gibst eine Karte aus, die zu einem deiner Stützpunkte passt, und bekommst einen Offizier.
root-does-alliance-move = Ein Einsatz: Du machst eine Bewegung.
root-does-alliance-battle = Ein Einsatz: Du beginnst einen Kampf.
root-does-alliance-recruit = Ein Einsatz: Ein Krieger kommt zu einem deiner Stützpunkte.
root-does-alliance-organize = Ein Einsatz: Ein Krieger wird zu Sympathie, die Punkte bringt.
root-warn-operations =
    { $n ->
        [one] Du hast noch { $n } Einsatz.
       *[other] Du hast noch { $n } Einsätze.
    }
root-loss-outrage = Empörung { FORM($place, "auf") }: Das kostet dich eine Karte für { FORM($seat, "den") }.
root-loss-base = Dein { FORM($suit, "stuetzpunkt") } ist verloren, und mit ihm die Unterstützer dieser Gemeinschaft und die Vögel.
root-loss-officers =
    { $n ->
        [one] Mit dem Stützpunkt hast du { $n } Offizier verloren.
       *[other] Mit dem Stützpunkt hast du { $n } Offiziere verloren.
    }
