### Was das Terminal rund um jede Partie sagt.

ui-welcome = Willkommen bei { $game }. Enter nimmt den Vorschlag in Klammern; q verlässt das Spiel.
ui-choose = Gib eine Zahl ein
ui-bad_choice = Bitte gib eine Zahl von 1 bis { $most } ein, oder drück einfach Enter.
ui-opponents = Wie viele Gegner?
ui-opponent_count = { $n } Gegner: { $names }
ui-players = Wie viele spielen mit?
ui-player_count =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }: { $names }
ui-who_are_you = Welcher Platz ist deiner?
ui-started = Plätze: { $seats }. Startwert { $seed }.
ui-bots = Der Computer ({ $bot }) spielt: { $names }.
ui-resumed =
    Fortgesetzt nach { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }.
ui-help_short = Gib eine Zahl oder einen Zug ein; ? zeigt das Gesetz; help nennt alles Weitere.
ui-turn_of = Es entscheidet { FORM($name, "der") }
ui-only = Nur eine Antwort ist möglich: { $label }.
ui-unknown = „{ $text }“ steht hier nicht zur Wahl. Gib eine der Zahlen ein, oder: why { $text }
ui-ambiguous = „{ $text }“ könnte { $options } sein.
ui-stopped = Bis hier getan: { $done }. „{ $text }“ steht jetzt nicht zur Wahl.
ui-for_other = Das entscheidet { FORM($name, "der") }; die Frage kommt erst noch.
ui-why_usage = Schreib den Zug dahinter, zum Beispiel: why { $example }
ui-why_offered = { $text } steht zur Wahl: Nichts steht im Weg.
ui-why_title = { $text } steht nicht zur Wahl:
ui-why_unasked = Darum geht es bei der offenen Frage nicht.
ui-why_unknown = „{ $text }“ gibt es hier nicht: Keine Antwort wird so geschrieben.
ui-undone = Zurückgenommen: { $label }.
ui-undo_nothing = Nichts zurückzunehmen: undo reicht bis zum letzten Wurf, zur letzten verdeckten Karte oder zur letzten Frage an jemand anderen.
ui-saved = Gespeichert in { $file }.
ui-not_saved = Speichern war nicht möglich: { $problem }
ui-left = Auf Wiedersehen. Die Partie ist gespeichert; weiter geht es mit:
ui-left_early = Auf Wiedersehen.
ui-over = Die Partie ist zu Ende.
ui-winner =
    { FORM($names, "Der") } { $n ->
        [one] gewinnt
       *[other] gewinnen
    } ({ $reason }).
ui-no_winner = Niemand gewinnt ({ $reason }).
ui-sources = Woher die Punkte kommen
ui-sources_of = { $who } { $total }: { $sources }
ui-source = { $source } { $points }
ui-source_begun = Von Anfang an
ui-replay_hint = Noch einmal ansehen mit:
ui-take_seat = { FORM($name, "Der") } ist an der Reihe. Drück Enter, wenn du Platz genommen hast und sonst niemand zusieht.
ui-log_empty = Noch ist nichts geschehen.
ui-rules_usage = Schreib eine Nummer dahinter, zum Beispiel: rules { $example }
ui-rules_none = Diese Frage nennt keinen Paragraphen.
ui-your_choice = Deine Wahl
ui-thinking = { FORM($name, "Der") } denkt nach …
ui-no_hand = Du hast keine Handkarten.
ui-as_seen_by = aus der Sicht { FORM($name, "des") }
ui-taken_back = Zurückgenommen: Die Partie ging ab Antwort { $number } weiter.
ui-help =
    eine Zahl       wählt diese Möglichkeit
    march 1>9 3     dasselbe in Worten: eine Wahl nach der anderen
    ?               die Paragraphen des Gesetzes hinter der Frage
    why march 1>9   warum ein Zug nicht zur Wahl steht
    advise          was jemand täte, der gut spielt, und warum
    does 1          was eine Antwort bewirkt, kostet und bringt
    odds 1          die Chancen einer Antwort, mit ihrer Summe
    undo            nimmt deine letzte Antwort zurück, solange seither kein Würfel
                    fiel, keine verdeckte Karte wanderte und niemand gefragt wurde
    map, board      zeichnet den Spielplan; zeigt alle Fraktionstableaus
    hand            deine Karten mit Kosten und Effekt
    log [20]        was geschehen ist
    rules 4.3.1     ein beliebiger Paragraph des Gesetzes
    save [DATEI]    speichert die Partie; es geht weiter
    quit            speichert die Partie und verlässt sie

## The law browser

ui-law_code = Code
ui-law_tests = Tests
ui-law_nothing = Nichts im Gesetz enthält alle diese Wörter.
ui-law_later = Noch nicht zugesagt: { $reason }
ui-law_unpromised = Noch nicht zugesagt.
ui-law_untestable = { $kind }: Daran ist nichts zu prüfen.
ui-law_exception = Ausnahme: { $reason }
ui-law_wanted = Braucht Code und einen Test.
