### Der Tisch im Browser: Seiten, Vorraum, Vorlieben, Hilfe. Er nennt kein Spiel.

## page

page-description = Große Brettspiele nach dem Buchstaben ihrer Regeln, an einem Tisch im Browser.
page-noscript = Rulewright braucht JavaScript. Ohne geht es im Terminal: rulewright play --terminal
page-skip = Zum Inhalt springen
page-nav = Seiten
page-new = Neuer Tisch
page-law = Das Gesetz
page-me = Du

## home

home-motto = Große Brettspiele nach dem Buchstaben ihrer Regeln. Setz dich allein gegen Bots, gemeinsam an einen Bildschirm oder mit Freunden in der Ferne an den Tisch: Er teilt aus, urteilt und merkt sich alles, und er sagt dir, was du darfst und warum.
home-own-table = Eigenen Tisch eröffnen
home-mine = Deine Tische
home-listed = Offene Tische
home-more = { $n } weitere
home-record = Eine gespeicherte Partie
home-record-about = Öffne das Protokoll einer Partie, um sie noch einmal anzusehen oder weiterzuspielen.
home-record-bring = Protokoll öffnen

## lobby

lobby-title = Der Tisch ist bereit
lobby-open = freier Platz
lobby-bot = Bot
lobby-bot-level = Bot ({ $level })
lobby-bot-name-greedy = gut
lobby-bot-name-random = zufällig
lobby-you = du
lobby-here = am Tisch
lobby-away = nicht verbunden
lobby-copy-seat = Link zum Platz kopieren
lobby-copy-watch = Link zum Zuschauen kopieren
lobby-copied = Kopiert
lobby-seat-bot = Bot hinsetzen
lobby-guest = Gast
lobby-your-turn = Du bist dran
lobby-status-open = Wartet noch auf andere
lobby-status-playing = Läuft
lobby-status-over = Beendet
lobby-status-frozen = Eingefroren

## new

new-title = Ein neuer Tisch: { $game }
new-who = Wer sitzt wo
new-who-about = Nimm selbst mehrere Plätze, um gemeinsam an einem Bildschirm zu spielen. Zu jedem freien Platz gibt es einen Link, den du verschicken kannst.
new-earlier = { $name }: einen Platz früher
new-later = { $name }: einen Platz später
new-first = Wer beginnt
new-by-lot = das Los entscheidet
new-me = Ich spiele
new-open = Frei, zum Einladen
new-clock = Bedenkzeit
new-clock-none = Keine Uhr.
new-clock-none-about = Nimm dir alle Zeit der Welt.
new-clock-live = An einem Abend.
new-clock-live-about = Minuten für die ganze Partie.
new-clock-days = Über Tage.
new-clock-days-about = Tage für jede Antwort.
new-minutes = Minuten je Person
new-increment = Sekunden mehr mit jeder Antwort
new-days = Tage je Antwort
new-listed = Für alle offen.
new-listed-about = Alle auf diesem Server dürfen den Tisch finden und zuschauen.
new-begin = Platz nehmen

## seat

seat-title = Ein Platz ist für dich frei
seat-about = Sag den anderen, wie du heißt, und setz dich. Ein Konto brauchst du nicht.
seat-name = Dein Name
seat-sit = Platz nehmen

## recover

recover-title = Willkommen zurück
recover-about = Dieser Link macht dieses Gerät zu deinem: dein Name, deine Plätze und deine Partien.
recover-about-other = Dieses Gerät gehört jetzt { FORM($name, "dem") }. Mit dem Link gehört es der Person, die ihn aufbewahrt hat.
recover-do = Ja, das bin ich

## me

me-title = Du
me-name = Dein Name am Tisch
me-save = Speichern
me-saved = Gespeichert.
me-recovery = Auf einem anderen Gerät
me-recovery-about = Bewahre einen Wiederherstellungslink sicher auf: Wer ihn öffnet, gilt hier als du.
me-recovery-copy = Link kopieren
me-recovery-once = Er wird nur jetzt gezeigt.
me-recovery-new = Link erstellen
me-told = Wenn du am Zug bist
me-told-about = Der Tisch kann dich einmal je Zug benachrichtigen, wenn du nicht da bist.
me-push-start = Hier benachrichtigen
me-push-stop = Benachrichtigung beenden
me-push-impossible = Dieser Browser kennt für diese Seite keine Benachrichtigungen.
me-push-denied = Die Einstellungen des Browsers verbieten Benachrichtigungen von dieser Seite.
me-webhook = Adresse, die aufgerufen wird (Webhook)

## push: a notification of the system

push-title = Du bist am Zug
push-body = Am Tisch wartet man auf dich.

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = wie auf diesem Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-coach = Tipps für den Anfang
settings-careful = Bestätigen, was sich nicht zurücknehmen lässt
settings-forward = Nur mit Bots: von selbst antworten, wo es keine Wahl gibt
settings-contrast = Hoher Kontrast, Symbole mit Buchstaben
settings-motion = Animationen
settings-sound = Geräusche
settings-pace = Züge der anderen
settings-pace-none = alle auf einmal
settings-pace-usual = einer nach dem anderen
settings-pace-calm = langsam

## table

table-prompt = Die Frage
table-answers = Mögliche Antworten
table-looking-back = Du siehst einen früheren Moment.
table-skip = Überspringen
table-waits-for =
    { $bot ->
        [yes] { FORM($name, "Der") } denkt nach …
       *[no] Warten auf { FORM($name, "den") } …
    }
table-law = Gesetz { $paragraph }
table-law-open = Den Paragraphen lesen
table-confirm = Ja: { $what }
table-mark-reveals = lässt sich nicht zurücknehmen
table-mark-rolls = würfelt
table-mark-ends = beendet deinen Zug
table-mark-phase = beendet diesen Teil deines Zugs
table-mark-over = beendet die Partie
table-consent-needed = zurücknehmen geht nur, wenn alle zustimmen
table-only-answer = Es gibt nur diese Antwort. Gefragt wirst du trotzdem, damit niemand an einer Pause erkennt, was du auf der Hand hast.
table-only-answer-alone = Es gibt jetzt nur diese Antwort.
table-odds = Chancen
table-odds-none = Hier bleibt nichts dem Zufall überlassen.
table-back = Zurück
table-list =
    { $n ->
        [one] Die Antwort
       *[other] Alle { $n } Antworten
    }
table-why-ask = Warum geht das nicht? Schreib eine Antwort wie die oben
table-no-options = Im Moment wirst du nichts gefragt.
table-log = Was geschah
table-log-older = Frühere Züge
table-log-look = Den Tisch zeigen, wie er war
table-log-empty = Noch ist nichts geschehen.
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-close = Schließen
table-why-title = Warum nicht „{ $what }“?
table-why-offered = Es ist möglich: Nichts steht im Weg.
table-why-after = Wählbar nach { $first }.
table-quoted = „{ $what }“
table-why-only-asked = Frag, wenn du gefragt wirst.
table-curtain = { FORM($name, "Der") } ist an der Reihe
table-curtain-look-away = Gib den Bildschirm weiter. Alle anderen schauen weg.
table-curtain-ready = Ich bin { FORM($name, "der") }
table-past = Ein früherer Moment
table-past-first = Zum Anfang
table-past-back = Einen Schritt zurück
table-past-on = Einen Schritt weiter
table-past-run = Schritt für Schritt zeigen
table-past-where = Stelle der Partie
table-past-at = { $number } von { $last }
table-past-seat = Von welchem Platz
table-past-all = Alle, mit offenen Karten
table-what-if = Weiter als { $name }
table-what-if-about = Und wenn du ab hier selbst { FORM($name, "den") } spielst? Daraus wird eine eigene Partie.
table-present = Zurück ins Jetzt
table-over = Die Partie ist zu Ende
table-rematch = Noch eine als { $name }
table-results = Das Ergebnis
table-another = Noch eine Partie
table-same-again = Dasselbe noch einmal
table-you-won = Du hast gewonnen!
table-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
table-replay = Noch einmal ansehen
table-share = Link kopieren
table-export = Protokoll speichern
table-home = Alle Tische
table-seed = Aller Zufall kam aus dem Startwert { $seed }.
table-seed-hash = Aller Zufall kommt aus einem Startwert, der von Anfang an feststeht. Sein Fingerabdruck ist { $hash }; er wird am Ende verraten.
table-loading = Der Tisch wird vorbereitet …
table-connection-lost = Die Verbindung ist weg. Verloren ist nichts; wir versuchen es weiter.
table-connection-refused = Der Server kennt dich nicht mehr.
table-connection-old = Der Server ist neuer als diese Seite: Lade sie neu.
table-try-now = Jetzt versuchen
table-reload = Neu laden
table-seats = Plätze
table-leave = Platz verlassen
table-leave-sure = Ja, Bot übernimmt
table-come-back = Platz zurücknehmen
table-replace = Bot übernehmen lassen
table-side = Plätze und Verlauf
table-board-of = Das Tableau { FORM($name, "des") }
table-tab-log = Verlauf
table-tab-list = Antworten
table-tab-chat = Chat
table-tab-menu = Tisch
table-tab-law = Gesetz
table-verbatim = { $text }
    .der = { $text }
    .den = { $text }
    .dem = { $text }
    .des = von { $text }
table-marked = { $name } { $mark }
    .der = { FORM($name, "der") } { $mark }
    .den = { FORM($name, "den") } { $mark }
    .dem = { FORM($name, "dem") } { $mark }
    .des = { FORM($name, "des") } { $mark }
    .zum = { FORM($name, "zum") } { $mark }
table-undone-by = { FORM($name, "der") } nimmt etwas zurück.
table-undone = Etwas wurde zurückgenommen.
table-undo = Rückgängig
table-help = Hilfe
table-outline = Der Tisch in Worten
table-undo-sure = Zurücknehmen?
table-undo-about = Damit verschwindet alles, was seither geschah: Züge der anderen, Karten, Würfel. Ändert sich sonst nichts, kommen sie wieder so, wie sie kamen.
table-undo-yes = Zurücknehmen
table-undo-no = So lassen
table-undo-asked = { FORM($name, "Der") } möchte weiter zurückgehen
table-undo-waits = Alle am Tisch müssen einverstanden sein.
table-undo-withdraw = Schon gut
table-undo-refused = Nicht alle wollten zurückgehen.
table-agree = Einverstanden
table-disagree = Nein
table-refused-late = Diese Frage ist schon beantwortet.
table-refused-no-such-question = Zu diesem Moment führt kein Weg zurück.
table-refused-not-offered = Das ist hier nicht möglich.
table-refused-not-yours = Das entscheidet jemand anders.
table-refused-away = Auf deinem Platz spielt ein Bot. Nimm ihn erst zurück.
table-refused-not-playing = Die Partie läuft gerade nicht.
table-refused-no-such-undo = Niemand möchte mehr zurückgehen.
table-refused-bad-orders = Das Spiel kennt keine solche Anweisung.
table-refused-bad-text = Davon bleibt nichts Lesbares übrig.
table-refused-not-here = Setz dich erst an den Tisch.
table-refused-too-many = Das ist zu viel auf einmal.
table-refused-cannot-tell = Der Tisch kann im Moment nicht sagen, warum.
table-refused-bad-message = Das hat der Server nicht verstanden.
table-refused-too-fast = Zu schnell: Warte einen Augenblick.
table-refused-failed = Etwas ist schiefgegangen. Nichts wurde geändert.
table-refused-refused = Der Server hat das abgelehnt.
table-refused-no-server = Der Server antwortet nicht. Läuft er?
table-refused-no-such-match = Diese Partie gibt es nicht, oder sie ist privat.
table-refused-no-such-seat = Der Link führt zu keinem Platz.
table-refused-taken = Da sitzt schon jemand.
table-refused-seated = Du sitzt schon an diesem Tisch.
table-refused-not-over = Erst wenn die Partie zu Ende ist.
table-refused-in-campaign = Eine Kampagne geht mit der nächsten Partie weiter.
table-refused-no-campaign = Diese Partie gehört zu keiner Kampagne.
table-refused-no-person = Sag erst, wer du bist.
table-refused-no-such-person = Der Wiederherstellungslink führt zu niemandem mehr.
table-refused-bad-name = Von diesem Namen bleibt nichts Lesbares übrig.
table-refused-bad-webhook = Diese Adresse darf der Server nicht aufrufen.
table-refused-bad-push = Die Anmeldung des Browsers wurde nicht verstanden.
table-refused-push-failed = Der Browser hat keine Benachrichtigungen erlaubt.
table-refused-bad-options = Das Spiel lässt diese Optionen nicht zusammen zu.
table-refused-bad-seats = Die Plätze passen nicht zur Partie.
table-refused-bad-clock = Eine solche Uhr gibt es nicht.
table-refused-no-such-bot = Einen solchen Bot gibt es nicht.
table-refused-bad-record = Diese Datei ist kein Protokoll einer Partie.
table-refused-truncated-record = Das Ende des Protokolls fehlt.
table-refused-altered-record = Das Protokoll wurde verändert oder passt nicht zum Spiel.
table-refused-other-version = Das Protokoll entstand unter anderen Regeln.
table-refused-no-such-game = Dieses Spiel kennt der Server nicht.
table-refused-too-large = Diese Datei ist zu groß.
table-refused-bad-body = Der Server hat nicht verstanden, was gesendet wurde.
table-refused-bad-header = Der Link zum Zuschauen ist nicht vollständig.
table-refused-bad-length = Der Server hat nicht verstanden, wie viel gesendet wurde.
table-refused-bad-method = Das geht hier nicht.
table-refused-bad-query = Der Server hat die Frage nicht verstanden.
table-refused-bad-type = Dateien dieser Art nimmt der Server hier nicht an.
table-refused-foreign-origin = Die Seite kam von einem anderen Server. Öffne den Tisch unter seiner eigenen Adresse.
table-refused-headers-too-large = Der Browser hat zu viel mitgeschickt. Lösche alte Cookies dieses Servers.
table-refused-no-such-paragraph = Einen solchen Paragraphen hat das Gesetz nicht.
table-refused-no-such-path = Hier ist nichts.
table-refused-not-away = Auf deinem Platz sitzt du schon selbst.
table-refused-target-too-long = Diese Adresse ist zu lang.
table-refused-too-slow = Es kam zu langsam an. Versuch es noch einmal.

## table.seat: who sits there, and how it stands with them

table-seat-on-turn = am Zug
table-seat-asked = muss entscheiden
table-seat-bot = Bot, { $bot }
table-seat-here = verbunden
table-seat-away = nicht verbunden
table-seat-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
table-seat-won = hat gewonnen
table-seat-point = Zeig auf etwas, um zu erfahren, wozu es dient.

## law

law-title = Das Gesetz von { $game }
law-search = Im Gesetz suchen
law-hits =
    { $n ->
        [0] Kein Paragraph enthält diese Wörter.
        [one] Ein Paragraph
       *[other] { $n } Paragraphen
    }
law-path = Darüber
law-contents = Inhalt
law-below = Darunter
law-rulings = Entscheidungen
law-examples = Beispiele
law-paragraphs = Paragraphen
law-rulings-about = Was die Regelwerke offenlassen und wie es hier entschieden ist.
law-examples-about = Kleine Lagen mit dem, was herauskommen muss.
law-unknown = Einen Paragraphen { $paragraph } gibt es nicht.
law-about = Die Regeln in unseren eigenen Worten, beziffert wie das gedruckte Gesetz.
law-unreachable = Das Gesetz ist im Moment nicht zu erreichen.

## help

help-aim = Worum es geht
help-use = Wie der Tisch bedient wird
help-narrow = Was leuchtet, kann gewählt werden, auch vor einer Aktion: Ein Klick engt die Wahl ein und entscheidet, wo eine Antwort bleibt. Alles, was du tun kannst, ist auch eine Schaltfläche oder steht in der Liste der Antworten; was grau ist, sagt, warum es jetzt nicht geht.
help-wonder = Rechtsklick oder langes Drücken auf etwas, das nicht leuchtet: Der Tisch sagt, warum nicht.
help-numbers = aus der Liste wählen
help-enter = bestätigen
help-escape = einen Schritt zurück
help-space-key = Leertaste
help-space = Überspringt, was die anderen tun
help-tab = zum nächsten Wählbaren
help-undo = die letzte Antwort zurücknehmen
help-law = der Paragraph hinter der Frage
help-why = warum ist das, worauf ich zeige, nicht möglich?
help-list = Liste der Antworten
help-board = mein Tableau
help-outline = der Tisch in Worten
help-chat = Chat
help-arrows = durch das Geschehene blättern
help-help = diese Seite

## lost

lost-page = Hier ist nichts
lost-page-help = Vielleicht wurde die Adresse beim Kopieren abgeschnitten.
lost-match = Dieser Tisch ist nicht zu finden
lost-match-help = Die Partie ist privat, oder der Link ist nicht vollständig. Lass dir von der Person, die den Tisch eröffnet hat, einen Link zum Zuschauen geben.
lost-unreachable = Der Server ist nicht zu erreichen
lost-unreachable-help = Deine Tische sind dort sicher. Versuch es gleich noch einmal.

## orders

orders-title = Daueranweisungen
orders-about = Der Tisch beantwortet diese Fragen für dich, nach der üblichen Pause. Nur du siehst, dass es eine Anweisung war.
orders-ask = mich fragen
