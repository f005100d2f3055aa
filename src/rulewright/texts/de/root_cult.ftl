### Der Echsen-Kult: alle zugehörigen Worte.

## root.say

root-say-outcast = Verstoßen: { $suit }
root-say-outcast_hated = Verstoßen: { $suit }, verhasst
root-say-acolytes = Akolythen
root-say-souls = verlorene Seelen
root-say-revealed = aufgedeckt
root-say-garden_scores =
    eine { FORM($suit, "karte") } gibt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## root.faction

root-faction-cult = Echsen-Kult
    .der = der Echsen-Kult
    .den = den Echsen-Kult
    .des = des Echsen-Kults

## root.short

root-short-cult = Kult
    .der = der Kult
    .den = den Kult
    .dem = dem Kult
    .des = des Kults
    .zum = zum Kult

## root.about

root-about-cult = pflanzt Gärten, predigt mit Karten, die zurückkehren, und macht aus Gefallenen Verschwörungen

## root.piece

root-piece-garden_fox =
    { $n ->
        [one] Fuchsgarten
       *[other] Fuchsgärten
    }
    .einen = einen Fuchsgarten
root-piece-garden_rabbit =
    { $n ->
        [one] Hasengarten
       *[other] Hasengärten
    }
    .einen = einen Hasengarten
root-piece-garden_mouse =
    { $n ->
        [one] Mausgarten
       *[other] Mausgärten
    }
    .einen = einen Mausgarten

## root.piece_code

root-piece_code-garden_fox = Ga
root-piece_code-garden_rabbit = Ga
root-piece_code-garden_mouse = Ga

## root.conspiracy

root-conspiracy-crusade = Eifern
root-conspiracy-convert = Konvertieren
root-conspiracy-sanctify = Weihen

## root.score

root-score-gardens = für Gärten

## root.source: what points came from, in a table

root-source-gardens = Gärten

## root.prompt

root-prompt-cult-start = In welcher Ecke beginnt der Kult?
root-prompt-cult-outcast = Welche Gemeinschaft ist verstoßen?
root-prompt-cult-conspiracy = Morgenröte: Welche Verschwörung?
root-prompt-cult-crusade = Eifern: Ein Kampf oder eine Bewegung?
root-prompt-cult-onward = Kämpfen deine Krieger, wo sie angekommen sind?
root-prompt-cult-convert = Konvertieren: Wessen Krieger, und wo?
root-prompt-cult-sanctify = Weihen: Welches Gebäude wird ein Garten?
root-prompt-cult-ritual = Tageslicht: Welches Ritual?
root-prompt-cult-reveal = Welche Karte deckst du dafür auf?
root-prompt-cult-build = Wo pflanzt du den Garten ({ $card })?
root-prompt-cult-recruit = Wo platzierst du den Krieger ({ $card })?

## root.option

root-option-crusade = eifern (ein Kampf, oder eine Bewegung und ein Kampf)
root-option-convert = konvertieren (einen gegnerischen Krieger)
root-option-sanctify = weihen (ein gegnerisches Gebäude)
root-option-score = punkten (eine Karte für Punkte)
root-option-sacrifice = opfern (ein Vogel für einen Akolythen)

## root.label

root-label-sanctify = { $piece } { FORM($name, "des") } { FORM($place, "auf") }

## root.trigger

root-trigger-fear = Furcht der Frommen

## root.event

root-event-outcast = Verstoßen ist für { FORM($seat, "den") } jetzt: { $suit }.
root-event-outcast-hated = Verstoßen ist für { FORM($seat, "den") } { $suit }, und verhasst.
root-event-souls_discarded =
    { FORM($seat, "der") } legt { $number ->
        [one] { $number } verlorene Seele
       *[other] { $number } verlorene Seelen
    } ab.
root-event-conspiracy =
    { FORM($seat, "der") } verschwört sich für { $number ->
        [one] { $number } Akolythen
       *[other] { $number } Akolythen
    }: { $conspiracy }.
root-event-acolytes =
    { FORM($seat, "der") } gewinnt { $number ->
        [one] { $number } Akolythen
       *[other] { $number } Akolythen
    }.
root-event-feared = Furcht der Frommen: { FORM($seat, "Der") } verliert zufällig { $card }.

## root.why

root-why-too-few-acolytes = Du hast zu wenige Akolythen.
root-why-no-crusade = Du hast keine Krieger auf einer Lichtung der Verstoßenen.
root-why-no-convert = Auf keiner Lichtung der Verstoßenen steht ein gegnerischer Krieger, wo du einen platzieren darfst.
root-why-no-sanctify = Auf keiner Lichtung der Verstoßenen steht ein gegnerisches Gebäude, oder du hast keinen Garten dieser Gemeinschaft mehr.
root-why-no-garden = Du hast keine Karte, deren Gemeinschaft eine beherrschte Lichtung mit freiem Bauplatz hat, oder keinen Garten mehr.
root-why-no-ritual-card = Du hast nur Vögel, oder keinen Krieger mehr.
root-why-suit-scored = Du hast keine Karte einer Gemeinschaft, die in diesem Zug noch nicht gepunktet hat.

## root.button

root-button-crusade = Eifern
root-button-convert = Konvertieren
root-button-sanctify = Weihen
root-button-score = Punkten
root-button-sacrifice = Opfern
root-button-sanctify_at = { $piece }, { $number }
root-button-no_battle = Kein Kampf

## root.thing

root-thing-souls = Verlorene Seelen
root-thing-acolytes = Akolythen
root-thing-outcast = Verstoßene
root-thing-garden_track = Gartenleisten
root-thing-revealed = Aufgedeckte Karten

## root.seat

root-seat-how-cult = Punktet, indem er eine Karte ausgibt: Je mehr Gärten ihrer Gemeinschaft, desto mehr Punkte.
root-seat-birdsong-cult = Die verlorenen Seelen bestimmen die Verstoßenen; dann verschwören sich Akolythen.
root-seat-daylight-cult = Karten aufdecken: Jede baut, rekrutiert, punktet oder macht einen Akolythen.
root-seat-evening-cult = Aufgedeckte Karten zurücknehmen, mit Gärten der Verstoßenen herstellen. Ziehen, fünf Karten behalten.
root-seat-gardens = Gärten
root-seat-gardens-hint = was eine Karte der Gemeinschaft gibt; der zweite Garten zieht eine Karte
root-seat-outcast = Verstoßene
root-seat-outcast-hint = auf ihren Lichtungen wird verschworen, ihre Gärten stellen her
root-seat-outcast-hated = verhasst: Verschwörungen kosten einen Akolythen weniger
root-seat-acolytes = Akolythen
root-seat-acolytes-hint = bei der Verteidigung gefallen, oder geopfert
root-seat-acolytes-none = noch kein Akolyth
root-seat-souls = Verlorene Seelen
root-seat-souls-hint = was irgendwer ausgibt oder ablegt
root-seat-souls-none = seit der letzten Morgenröte des Kults hat niemand eine Karte ausgegeben
root-seat-revealed = Aufgedeckt
root-seat-revealed-hint = am Abend wieder auf der Hand
root-seat-costs-acolytes =
    { $n ->
        [one] { $n } Akolyth
       *[other] { $n } Akolythen
    }

## root.setup

root-setup-does-cult = Spielt Karten und behält sie, pflanzt Gärten, die sonst niemand beherrschen kann, und rächt sich. Seine Aufgabe: viele Gärten einer Gemeinschaft.
root-setup-hard-cult = für Erfahrene

## root.coach

root-coach-cult-birdsong = Die verlorenen Seelen haben die Verstoßenen bestimmt. Hier werden Akolythen ausgegeben: auf Lichtungen dieser Gemeinschaft, für Kämpfe, Krieger und Gärten.
root-coach-cult-daylight = Jede Karte dient einem Ritual und kommt am Abend zurück, außer du punktest mit ihr. Baue zuerst: Gärten beherrschen ihre Lichtungen und machen Karten wertvoller.
root-coach-cult-evening = Aufgedeckte Karten gehören wieder dir. Stelle mit Gärten der Verstoßenen her; dann ziehst du.
root-coach-cult-start = Auch jede Lichtung neben deiner Ecke bekommt einen Krieger. Gut ist eine Ecke mit mehreren Nachbarn einer Gemeinschaft.
root-coach-cult-outcast = Verschwörungen und Herstellen hängen davon ab. Es ändert sich, sobald andere Karten ausgeben: Beginne mit der Gemeinschaft deines ersten Gartens.
root-coach-cult-conspiracy = Weihen ist am stärksten: Ein gegnerisches Gebäude wird ein Garten und gibt einen Punkt. Konvertieren gewinnt eine Lichtung, nur mit Eifern bewegst du dich und kämpfst.
root-coach-cult-crusade = Ein Kampf auf einer Lichtung der Verstoßenen, oder eine Bewegung aus einer hinaus mit einem Kampf am Ziel.
root-coach-cult-onward = Deine Krieger sind da. Kämpfe, wenn du mehr austeilst als einsteckst; die Bewegung allein ist auch recht.
root-coach-cult-convert = Nimm den Krieger, der über die Herrschaft entscheidet, oder die letzte Wache eines Gebäudes.
root-coach-cult-sanctify = Jedes ist ein Punkt und ein Garten. Nimm, was die anderen am meisten brauchen.
root-coach-cult-ritual = Baue, wo du kannst, rekrutiere, um mehr zu beherrschen, punkte mit der Gemeinschaft, die die meisten Gärten hat. Ein Vogel taugt nur für einen Akolythen.
root-coach-cult-reveal = Alle kommen zurück außer der, mit der du punktest: Nimm dafür die, die du am wenigsten brauchst.
root-coach-cult-build = Ein Garten beherrscht seine Lichtung, was immer andere dort haben; fällt er aber, verlierst du auch eine Karte.
root-coach-cult-recruit = Krieger fehlen dort, wo du als Nächstes pflanzt, und wo Gärten allein stehen.

## root.hint

root-hint-garden_score =
    Punkten gibt jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit einer { FORM($suit, "karte") }.

## root.explain

root-explain-cult = Handelt, indem er Karten aufdeckt, die zurückkehren, herrscht, wo er einen Garten hat, und macht aus Kriegern, die bei der Verteidigung fallen, Akolythen.
    .law = root 10.1
root-explain-garden_fox = Garten des Kults auf einer Fuchslichtung: Er beherrscht sie in jedem Fall. Wird er entfernt, verliert der Kult eine zufällige Karte.
    .law = root 10.2.4
root-explain-garden_rabbit = Garten des Kults auf einer Hasenlichtung: Er beherrscht sie in jedem Fall. Wird er entfernt, verliert der Kult eine zufällige Karte.
    .law = root 10.2.4
root-explain-garden_mouse = Garten des Kults auf einer Mauslichtung: Er beherrscht sie in jedem Fall. Wird er entfernt, verliert der Kult eine zufällige Karte.
    .law = root 10.2.4
root-explain-souls = Was irgendwer ausgibt oder ablegt, liegt hier offen bis zur Morgenröte des Kults. Die Gemeinschaft mit den meisten Karten wird verstoßen.
    .law = root 10.2.6
root-explain-acolytes = Krieger, die bei der Verteidigung gefallen sind oder geopfert wurden. Sie bezahlen Verschwörungen.
    .law = root 10.4.3
root-explain-outcast = Die Gemeinschaft, auf deren Lichtungen der Kult sich verschwört und deren Gärten herstellen. Ist sie verhasst, sind Verschwörungen billiger.
    .law = root 10.4.1
root-explain-garden_track = Für jede Gemeinschaft, was eine ihrer Karten mit so vielen Gärten auf dem Spielplan gibt.
    .law = root 10.5.3
root-explain-revealed = Karten, die in diesem Zug einem Ritual gedient haben. Sie kommen am Abend auf die Hand zurück.
    .law = root 10.5

## Rat, Aktionen, Warnungen und Verluste

root-advice-gardens =
    { $way ->
        [gain] Gärten: Punkte für Karten, und Lichtungen, die dir gehören.
       *[cost] Gärten gehen verloren.
    }
root-advice-rituals =
    { $way ->
        [gain] Karten für Rituale und Punkte.
       *[cost] Weniger Karten für Rituale.
    }
root-advice-acolytes =
    { $way ->
        [gain] Akolythen für Verschwörungen.
       *[cost] Das kostet Akolythen.
    }
root-does-cult-crusade = Du kämpfst auf einer Lichtung der Verstoßenen, oder bewegst dich aus einer hinaus und darfst am Ziel kämpfen.
root-does-cult-convert = Ein gegnerischer Krieger auf einer Lichtung der Verstoßenen wird deiner.
root-does-cult-sanctify = Ein gegnerisches Gebäude auf einer Lichtung der Verstoßenen wird ein Garten; du erhältst einen Punkt.
root-does-cult-build = Du deckst eine Karte auf und pflanzt einen Garten ihrer Gemeinschaft auf einer Lichtung, die du beherrschst.
root-does-cult-recruit = Du deckst eine Karte auf und platzierst einen Krieger auf einer Lichtung ihrer Gemeinschaft.
root-does-cult-score = Du gibst eine Karte aus und erhältst, was deine Gärten ihrer Gemeinschaft wert sind; je Gemeinschaft einmal im Zug.
root-does-cult-sacrifice = Du deckst einen Vogel auf und stellst einen Krieger zu den Akolythen.
root-loss-feared = Ein Garten wurde entfernt: Du hast zufällig { $card } verloren.
root-warn-rituals =
    { $n ->
        [one] Eine { FORM($suit, "karte") } könnte noch { $n } Punkt bringen.
       *[other] Eine { FORM($suit, "karte") } könnte noch { $n } Punkte bringen.
    }
root-warn-nothing_scored = Mit so wenigen Gärten ({ $suit }) bringt es nichts, und die Karte ist verloren.
