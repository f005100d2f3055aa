### Die Flussvolk-Kompanie: alle zugehörigen Worte.

## root.say

root-say-funds = Finanzmittel
root-say-payments = Einzahlungen
root-say-committed = eingesetzt
root-say-for-sale = zu kaufen
root-say-for-sale-by = Zu kaufen bei { FORM($name, "dem") }
root-say-prices = Preise
root-say-hired = { FORM($name, "der") } hat die Krieger angeworben
root-say-boats = { FORM($name, "der") } reist auf dem Fluss

## root.faction

root-faction-riverfolk = Flussvolk-Kompanie
    .der = die Flussvolk-Kompanie
    .den = die Flussvolk-Kompanie
    .des = der Flussvolk-Kompanie

## root.short

root-short-riverfolk = Flussvolk
    .der = das Flussvolk
    .den = das Flussvolk
    .dem = dem Flussvolk
    .des = des Flussvolks
    .zum = zum Flussvolk

## root.about

root-about-riverfolk = verkauft Karten, Boote und Söldner und macht aus dem Erlös Finanzmittel

## root.piece

root-piece-trade_post_fox =
    { $n ->
        [one] Fuchshandelsposten
       *[other] Fuchshandelsposten
    }
    .einen = einen Fuchshandelsposten
root-piece-trade_post_rabbit =
    { $n ->
        [one] Hasenhandelsposten
       *[other] Hasenhandelsposten
    }
    .einen = einen Hasenhandelsposten
root-piece-trade_post_mouse =
    { $n ->
        [one] Maushandelsposten
       *[other] Maushandelsposten
    }
    .einen = einen Maushandelsposten

## root.piece_code

root-piece_code-trade_post_fox = Hp
root-piece_code-trade_post_rabbit = Hp
root-piece_code-trade_post_mouse = Hp

## root.service

root-service-hand_card = Handkarte
root-service-riverboats = Flussboote
root-service-mercenaries = Söldner

## root.score

root-score-dividends = für Dividenden
root-score-trade_posts = für einen Handelsposten

## root.source: what points came from, in a table

root-source-dividends = Dividenden
root-source-trade_posts = Handelsposten

## root.prompt

root-prompt-services = Beginn der Morgenröte: Welchen Dienst kaufst du?
root-prompt-riverfolk-start = Wo am Fluss beginnt der nächste Krieger?
root-prompt-riverfolk-prices = Abend: Welchen Preis änderst du?
root-prompt-riverfolk-price = { $service }: Was ist der Preis?
root-prompt-riverfolk-action = Tageslicht: Wofür sind deine Finanzmittel?
root-prompt-riverfolk-commit = Wessen Krieger setzt du ein?
root-prompt-riverfolk-spend = Wessen Krieger gibst du aus?
root-prompt-riverfolk-lose = Gestörter Handel: Wessen Krieger verlierst du?
root-prompt-riverfolk-recruit = Wo am Fluss platzierst du den Krieger?
root-prompt-riverfolk-post = Wo gründest du einen Handelsposten?
root-prompt-riverfolk-space = Auf ein Feld welcher Gemeinschaft legst du das Finanzmittel?
root-prompt-riverfolk-card = Welche Karte nimmst du vom Flussvolk?
root-prompt-vagabond-pay = Welchen Gegenstand benutzt du, um den Dienst zu bezahlen?

## root.option

root-option-draw = ziehen (eine Karte)
root-option-post = Handelsposten (zwei Finanzmittel der Herrschenden)

## root.label

root-label-buy =
    { $pays ->
        [otherwise]
            { $n ->
                [one] { $service } für { $n } Gegenstand
               *[other] { $service } für { $n } Gegenstände
            }
       *[warriors]
            { $n ->
                [one] { $service } für { $n } Krieger
               *[other] { $service } für { $n } Krieger
            }
    }
root-label-priced = { $service } (jetzt { $n })
root-label-export = { $card } für einen Krieger exportieren

## root.trigger

root-trigger-disruption = Gestörter Handel

## root.event

root-event-drew_openly = { FORM($seat, "der") } zieht { $cards }.
root-event-joined_openly = { $card } kommt in die offene Hand { FORM($seat, "des") }.
root-event-left_openly = { $card } verlässt die offene Hand { FORM($seat, "des") }.
root-event-bought = { FORM($seat, "der") } kauft bei { FORM($seller, "dem") } { $service } zum Preis von { $number }.
root-event-committed =
    { $number ->
        [one] { FORM($seat, "der") } setzt { $number } Finanzmittel ({ $owner }) ein.
       *[other] { FORM($seat, "der") } setzt { $number } Finanzmittel ({ $owner }) ein.
    }
root-event-spent_funds =
    { $number ->
        [one] { FORM($seat, "der") } gibt { $number } Finanzmittel ({ $owner }) aus.
       *[other] { FORM($seat, "der") } gibt { $number } Finanzmittel ({ $owner }) aus.
    }
root-event-paid_in =
    { $number ->
        [one] { FORM($seat, "der") } legt { $number } eigenen Krieger auf das Einzahlungsfeld.
       *[other] { FORM($seat, "der") } legt { $number } eigene Krieger auf das Einzahlungsfeld.
    }
root-event-priced = { $service } kostet jetzt { $number } ({ $seat }).
root-event-gathered =
    { $number ->
        [one] { FORM($seat, "der") } sammelt { $number } Finanzmittel ein.
       *[other] { FORM($seat, "der") } sammelt { $number } Finanzmittel ein.
    }
root-event-exported = { FORM($seat, "der") } exportiert { $card }.
root-event-disrupted = Gestörter Handel { FORM($place, "auf") }: { FORM($seat, "Der") } verliert die Hälfte der Finanzmittel.

## root.why

root-why-services-bought = In diesem Zug darfst du keine Dienste mehr kaufen.
root-why-cannot-pay-service = Du hast zu wenig, um den Preis zu bezahlen.
root-why-no-card-for-sale = In der offenen Hand ist keine Karte.
root-why-bought-already = In diesem Zug hast du das schon gekauft.
root-why-no-mercenaries = Wer mit Gegenständen zahlt, kann keine Söldner anwerben.
root-why-no-river = Diese Lichtung liegt nicht am Fluss.
root-why-no-funds = Du hast keine Finanzmittel.
root-why-no-card-left = Es gibt keine Karte mehr zu ziehen.
root-why-no-recruit = Du hast keinen Krieger mehr oder darfst am Fluss keinen platzieren.
root-why-no-post = Es gibt keine Lichtung für einen Handelsposten, von deren Herrschenden du Finanzmittel hast.
root-why-has-post = Hier steht schon ein Handelsposten.
root-why-no-post-left = Von dieser Gemeinschaft ist kein Handelsposten mehr da.
root-why-nobody-rules = Niemand beherrscht diese Lichtung.
root-why-too-few-funds-of = Du hast weniger als zwei Finanzmittel derer, die hier herrschen.

## root.button

root-button-keep_prices = Preise lassen
root-button-draw = Ziehen
root-button-post = Handelsposten
root-button-export = { $card } exportieren

## root.thing

root-thing-funds = Finanzmittel
root-thing-payments = Einzahlungen
root-thing-committed = Eingesetzt
root-thing-service = Dienste
root-thing-post_track = Handelspostenleisten

## root.seat

root-seat-how-riverfolk = Punktet für Handelsposten und für Finanzmittel, die es behält.
root-seat-birdsong-riverfolk = Dividenden erhalten, dann alle Krieger des Tableaus als Finanzmittel einsammeln.
root-seat-daylight-riverfolk = Finanzmittel einsetzen, um zu bewegen, kämpfen, herstellen und ziehen; ausgeben für Krieger und Handelsposten.
root-seat-evening-riverfolk = Fünf Karten behalten, Preise festsetzen. Es zieht keine.
root-seat-funds = Finanzmittel
root-seat-funds-hint = zwei sind ein Punkt Dividende, solange ein Handelsposten steht
root-seat-payments = Einzahlungen
root-seat-payments-hint = werden in der Morgenröte Finanzmittel
root-seat-committed = Eingesetzt
root-seat-committed-hint = kommen in der Morgenröte zurück
root-seat-box-none = leer
root-seat-services = Dienste
root-seat-services-hint = zu kaufen am Beginn jeder Morgenröte
root-seat-posts = Handelsposten
root-seat-posts-hint = jeder punktet, wenn er platziert wird; sein leeres Feld stellt her
root-seat-price =
    { $n ->
        [one] { $n } Krieger
       *[other] { $n } Krieger
    }

## root.setup

root-setup-does-riverfolk = Verkauft die offene Hand, Boote und Söldner und baut mit dem Erlös Handelsposten. Die Aufgabe: gebraucht werden und Finanzmittel behalten.
root-setup-hard-riverfolk = für Erfahrene

## root.coach

root-coach-riverfolk-birdsong = Behaltene Finanzmittel sind jetzt Punkte, und alle Krieger auf deinem Tableau werden Finanzmittel.
root-coach-riverfolk-daylight = Was du einsetzt, kommt in der Morgenröte zurück; was du ausgibst, ist weg. Zwei behaltene Finanzmittel sind ein Punkt.
root-coach-riverfolk-evening = Setze Preise fest, die jemand zahlt: Jeder Krieger, den du bekommst, ist ein Finanzmittel.
root-coach-riverfolk-start = Verteile dich am Fluss: Auf ihm bewegst du dich, gleich wer herrscht.
root-coach-riverfolk-prices = Senke, was niemand gekauft hat, erhöhe, was alle wollten. Sonst lass die Preise, wie sie sind.
root-coach-riverfolk-price = Billige Karten verkaufen sich am besten. Niemand zahlt mehr, als er übrig hat.
root-coach-riverfolk-action = Handelsposten punkten sofort und bringen Kundschaft. Steht einer, behalte Finanzmittel für Dividenden.
root-coach-riverfolk-commit = Behalte die Krieger derer, die herrschen, wo du einen Handelsposten willst.
root-coach-riverfolk-spend = Was du ausgibst, kehrt heim: Gib aus, was dir am wenigsten nützt.
root-coach-riverfolk-lose = Behalte Finanzmittel, mit denen du noch Handelsposten gründen kannst.
root-coach-riverfolk-recruit = Krieger schützen Handelsposten und lassen sich anwerben.
root-coach-riverfolk-post = Wähle eine Lichtung, auf der jemand mit Kauflust Marker hat und die sicher ist.
root-coach-riverfolk-space = Lass die Felder leer, die andere Karten auf deiner Hand brauchen.
root-coach-riverfolk-card = Nimm, was du herstellen kannst oder was andere nicht haben sollen.
root-coach-services = Jeder Krieger, den du zahlst, ist ein Finanzmittel des Flussvolks. Kaufe, wenn es dir mehr bringt.
root-coach-vagabond-pay = Benutze, was du in diesem Zug am wenigsten brauchst.

## root.explain

root-explain-riverfolk = Verkauft allen Dienste, handelt mit dem Erlös und punktet für Handelsposten und Dividenden.
    .law = root 11.1
root-explain-trade_post_fox = Handelsposten auf einer Fuchslichtung: Wer dort Marker hat, darf einen Dienst mehr kaufen. Wird er entfernt, ist die Hälfte der Finanzmittel verloren.
    .law = root 11.2.5
root-explain-trade_post_rabbit = Handelsposten auf einer Hasenlichtung: Wer dort Marker hat, darf einen Dienst mehr kaufen. Wird er entfernt, ist die Hälfte der Finanzmittel verloren.
    .law = root 11.2.5
root-explain-trade_post_mouse = Handelsposten auf einer Mauslichtung: Wer dort Marker hat, darf einen Dienst mehr kaufen. Wird er entfernt, ist die Hälfte der Finanzmittel verloren.
    .law = root 11.2.5
root-explain-funds = Krieger beliebiger Fraktionen, mit denen das Flussvolk handelt. Zwei übrige geben in der Morgenröte einen Punkt.
    .law = root 11.2.4
root-explain-payments = Was bezahlt wurde. In der Morgenröte des Flussvolks wird es zu Finanzmitteln.
    .law = root 11.2.6.I
root-explain-committed = Finanzmittel, die in diesem Zug gearbeitet haben. Sie kommen in der Morgenröte zurück.
    .law = root 11.5
root-explain-service = Eine Karte der offenen Hand, Boote auf den Flüssen für diesen Zug, oder Krieger, die bei Tageslicht und am Abend für dich herrschen und kämpfen.
    .law = root 11.2.7
root-explain-post_track = Leere Felder einer Gemeinschaft: Finanzmittel darauf stellen Karten her.
    .law = root 11.5.3

## Rat, Aktionen, Warnungen und Verluste

root-advice-funds =
    { $way ->
        [gain] Finanzmittel zum Handeln und für Dividenden.
       *[cost] Das kostet Finanzmittel.
    }
root-advice-posts =
    { $way ->
        [gain] Handelsposten: Punkte, Kundschaft und Herstellen.
       *[cost] Handelsposten gehen verloren.
    }
root-advice-wares =
    { $way ->
        [gain] Karten und Krieger, die andere brauchen können.
       *[cost] Weniger zu verkaufen.
    }
root-does-riverfolk-move = Du setzt ein Finanzmittel ein und machst eine Bewegung.
root-does-riverfolk-battle = Du setzt ein Finanzmittel ein und beginnst einen Kampf.
root-does-riverfolk-draw = Du setzt ein Finanzmittel ein und ziehst eine Karte, die alle sehen.
root-does-riverfolk-recruit = Du gibst ein Finanzmittel aus und platzierst einen Krieger am Fluss.
root-does-riverfolk-post = Du gibst zwei Finanzmittel derer aus, die eine Lichtung beherrschen, platzierst dort einen Handelsposten und einen Krieger und erhältst zwei Punkte.
root-loss-disrupted = Dein Handelsposten { FORM($place, "auf") } wurde entfernt: Die Hälfte deiner Finanzmittel ist verloren.
