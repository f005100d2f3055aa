### Die Befehlszeile: die Hilfe der Befehle (was in Gravis-Zeichen steht, wird getippt) und was sie ausgeben.

## cli.help: around every help

cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [sonst: { $value }]
cli-help-variable = [Variable: { $value }]
cli-help-required = [nötig]

## cli.about

cli-about =
    Brettspiele nach dem Buchstaben ihrer Regeln.

    Jede Frage und jede Ablehnung nennt den Paragraphen des Gesetzes, auf dem sie beruht.

    `rulewright play { $game }`               spielen, gegen Bots oder zu mehreren an einer Tastatur

    `rulewright law { $game } show 4.3.1`     das Gesetz lesen

    `rulewright simulate { $game }`           Bots viele Partien spielen lassen

    `rulewright COMMAND --help`          alles, was ein Befehl kann, mit Beispielen
cli-about-version = Zeigt die Version und endet.
cli-about-lang = Sprache: { $languages }; sonst die der Variablen RULEWRIGHT_LANGUAGE oder des Systems.

## cli.any: options that several commands have

cli-any-help = Zeigt diese Hilfe und endet.
cli-any-game = Das Spiel: { $games }.
cli-any-map_name = Der Spielplan, wenn ein Spiel mehrere hat.
cli-any-seed = Der Startwert der ersten Partie; die nächsten zählen von dort weiter.
cli-any-data = Ein Ordner mit berichtigten Tabellen, für Spiele, deren Tabellen sich ersetzen lassen.
cli-any-option = Eine Option der Partie, als `name=wert`; mehrfach möglich.
cli-any-as_json = Gibt JSON für andere Programme aus.
cli-any-agents = Wer entscheidet: einer für alle Plätze oder einer je Platz, mit Kommas: `greedy`, `random` oder ein eigener als `package.module:Class` oder `file.py:Class`.
cli-any-games = Wie viele Partien.
cli-any-jobs = Wie viele Prozesse.
cli-any-jobs_wanted = Wie viele Prozesse.
cli-any-adventurous = Erlaubt eine Runde, von der das Spiel abrät.
cli-any-lang = Sprache: { $languages }; sonst die des Systems.

## cli.play

cli-play =
    Spielen: an einem Tisch im Browser oder mit --terminal gleich hier.

    Den Tisch im Browser erreicht nur dieser Rechner; Partien bleiben erhalten und lassen sich fortsetzen. Im Terminal fragt das Programm ohne Optionen, was es wissen muss; Enter nimmt den Vorschlag. Dort zeigt `?` das Gesetz hinter einer Frage, `why march 1>9`, warum ein Zug nicht zur Wahl steht, `help` alles Weitere.

    `rulewright play`                                      ein Tisch im Browser

    `rulewright play { $game } --terminal`                      fragt, wen du spielst und gegen wie viele

    `rulewright play { $game } --terminal --me NAME`            du gegen beliebig viele

    `rulewright play { $game } --terminal --me all`             zu mehreren an einer Tastatur

    `rulewright play { $game } --terminal --resume FILE`        eine gespeicherte Partie fortsetzen
cli-play-game = Das Spiel; im Browser kannst du es wählen.
cli-play-terminal = Hier im Terminal spielen.
cli-play-port = Der Port des Tisches; 0 nimmt einen freien.
cli-play-show = Ob der Browser geöffnet wird.
cli-play-seats = Wer spielt, in Zugreihenfolge: `NAME,NAME,...`.
cli-play-me = Was Menschen spielen: eine Fraktion, mehrere mit Kommas, oder `all` (an einer Tastatur).
cli-play-bots = Wer den Rest spielt: `greedy`, `random` oder ein eigener als `package.module:Class` oder `file.py:Class`.
cli-play-seed = Derselbe Startwert gibt dieselben Karten und Würfel.
cli-play-resume = Eine gespeicherte Partie fortsetzen.

## cli.learn

cli-learn =
    Lerne ein Spiel mit Lektionen, an einem Tisch im Browser; mit --terminal gleich hier.

    `rulewright learn` listet alle Lektionen, `rulewright learn { $game } first --terminal` beginnt eine im Terminal.
cli-learn-game = Das Spiel; ohne werden alle Lektionen aufgelistet.
cli-learn-lesson = Die Lektion; im Browser kannst du wählen.
cli-learn-terminal = Nimm die Lektion hier im Terminal.
cli-learn-script = Drucke die Lektion, wie sie gespielt werden will, für alle, die eine schreiben.
cli-learn-resume = Setze eine gespeicherte Lektion fort.
cli-learn-port = Der Port des Tisches; 0 nimmt einen freien.
cli-learn-show = Ob der Browser geöffnet wird.

## cli.serve

cli-serve =
    Stellt Tische für Browser und Bots bereit.

    `rulewright serve`                                  auf diesem Rechner, Partien in deinem Datenordner

    `rulewright serve --host 0.0.0.0 --port 8000`       für alle, die diesen Rechner erreichen

    `rulewright serve --workers 4 --database postgresql+asyncpg://user@host/name`   vier Prozesse, PostgreSQL

    Die Umgebungsvariable RULEWRIGHT_COOKIE_KEYS kann den Schlüssel enthalten, der Cookies unterschreibt, damit er nicht in der Datenbank steht; von mehreren, mit Kommas, unterschreibt der erste, und alle gelten.
cli-serve-host = Die Adresse, an der gelauscht wird; sonst erreicht ihn nur dieser Rechner.
cli-serve-port = Der Port; 0 nimmt einen freien.
cli-serve-database = Wo Partien gespeichert werden: eine URL von SQLite oder PostgreSQL.
cli-serve-limit = Eine Grenze für Fremde, als `NAME=ZAHL` (siehe docs/deploy.md); kann mehrmals angegeben werden.
cli-serve-workers = Wie viele Serverprozesse sich die Arbeit teilen; nur mit PostgreSQL.
cli-serve-bot_processes = In wie vielen Prozessen die Bots eines Serverprozesses denken.
cli-serve-allow_local_webhooks = Webhooks dürfen Adressen im eigenen Netz dieses Rechners aufrufen.
cli-serve-forwarded_allow_ips = Proxys, deren X-Forwarded-For und -Proto geglaubt wird, mit Kommas.
cli-serve-contact = Wohin sich Push-Dienste beschweren können: dein mailto: oder https:.
cli-serve-patience = Nach wie vielen Sekunden andere einen Bot für jemanden spielen lassen dürfen, der gefragt und fort ist, ohne Uhr.
cli-serve-data = Berichtigte Tabellen für ein Spiel, als `GAME=FOLDER`; mehrfach möglich.

## cli.join

cli-join =
    Setzt einen Bot dieses Rechners an einen Tisch anderswo und lässt ihn die Partie zu Ende spielen.

    `rulewright join 'http://host:8000/#/seat/SECRET'`                  greedy nimmt den Platz

    `rulewright join 'http://host:8000/#/seat/SECRET' --agent random`   ein schwacher Gegner

    `rulewright join 'http://host:8000/#/seat/SECRET' --agent bots.py:Mine`   ein eigener: siehe docs/agents.md

    Setz den Link in Anführungszeichen: Für eine Shell kann # einen Kommentar beginnen. Der Bot erfährt, was sein Platz wissen darf, sonst nichts. Wird er angehalten (Strg-C), überlässt er den Platz einem Bot des Servers; derselbe Link holt ihn zurück.
cli-join-url = Der Link zum Platz: http://host:port/#/seat/SECRET
cli-join-agent = Wer spielt: `greedy`, `random` oder ein eigener als `package.module:Class` oder `file.py:Class`.
cli-join-name = Wie die anderen ihn nennen.
cli-join-recovery = Auf den früheren Platz zurückkehren: das Geheimnis, das gezeigt wurde.
cli-join-data = Berichtigte Tabellen, mit denen auch der Server spielt, als `GAME=FOLDER`.

## cli.replay

cli-replay =
    Spielt ein Protokoll noch einmal ab und zeigt Verlauf und Tisch, wie ein Platz sie sah oder ganz offen.

    `rulewright replay game.jsonl`                   die ganze Partie, alle Hände offen

    `rulewright replay game.jsonl --to 120 --as NAME`    die ersten 120 Antworten, wie ein Platz sie sah

    `rulewright replay game.jsonl --verify`          lässt es sich abspielen? Der Exit-Status sagt es

    `rulewright replay game.jsonl --verify --hash 0f3a…`   und war der Startwert der versprochene?
cli-replay-file = Ein Protokoll: von play gespeichert oder von check und simulate hinterlassen.
cli-replay-to = Nach so vielen Antworten anhalten.
cli-replay-viewer = Mit wessen Augen: eine Fraktion, die Nummer eines Platzes oder `all`.
cli-replay-verify = Nur prüfen, ob sich das Protokoll abspielen lässt und welchen Hash sein Startwert hat.
cli-replay-promised = Mit --verify: der Hash des Startwerts, den der Tisch von Anfang an zeigte.

## cli.simulate

cli-simulate =
    Lässt Agenten viele Partien spielen und zählt, was herauskam.

    `rulewright simulate { $game } --games 200`                          zufälliges Spiel am üblichen Tisch

    `rulewright simulate { $game } --seats NAME,NAME --agents greedy,bots.py:Mine`   ein eigener: docs/agents.md

    `rulewright simulate { $game } --records FOLDER --out games.parquet`   für die Forschung: docs/experiments.md

    `rulewright simulate { $game } --option name=value --jobs 2 --json`  für andere Programme

    Eine Partie, in der die Regeln oder ein Agent versagen, zählt als Fehler, und ihr Protokoll wird gespeichert. Strg-C zeigt, was bis dahin gespielt wurde.
cli-simulate-seats = Wer spielt, in Zugreihenfolge; sonst wählt das Spiel.
cli-simulate-rotate = Ob die Agenten von Partie zu Partie die Plätze tauschen.
cli-simulate-paired = Dasselbe Glück für alle Agenten, die tauschen.
cli-simulate-most = Nach so vielen Antworten wird eine Partie abgebrochen.
cli-simulate-records = Ein Ordner für das Protokoll jeder Partie, nicht nur der misslungenen.
cli-simulate-out = Eine Datei für die Ergebnisse, eine Zeile je Platz: .json oder .parquet.
cli-simulate-decided = Eine Datei für alle Entscheidungen, eine Zeile je Entscheidung: .json oder .parquet.

## cli.check

cli-check =
    Spielt zufällige Partien und prüft bei jeder Frage alles, was der Vertrag verspricht.

    Bei `jeder` Frage: ihre Optionen, dass andere Antworten abgelehnt werden und nichts ändern, dass eine Kopie dieselbe Zukunft hat, dass nichts verloren geht oder sich verdoppelt. Bei `einer von --sample` Fragen auch, was lange dauert: dass Sichten, Fragen und Ereignisse nichts verraten (für jeden Platz und fürs Zuschauen) und dass sich Stellungen schreiben und lesen lassen; seltener, und am Ende jeder Partie, dass sich das Protokoll abspielen lässt.

    `rulewright check { $game }`                        200 Partien über alle Tische und Spielpläne

    `rulewright check { $game } --games 2000 --jobs 2`  der lange Lauf

    `rulewright check { $game } --games 20 --thorough`  alles bei jeder Frage

    `rulewright check { $game } --agents bots.py:Mine`  mit einem eigenen Agenten statt des Zufalls

    Versagt etwas, wird das Protokoll gespeichert, und der Exit-Status ist 1.
cli-check-seats = Nur dieser Tisch; sonst alle Zusammenstellungen der Reihe nach.
cli-check-sample = Was lange dauert, wird bei einer von so vielen Fragen geprüft, ausgelost.
cli-check-thorough = Wie --sample 1: alles, überall.
cli-check-records = Wo das Protokoll eines Fehlers gespeichert wird.

## cli.bench

cli-bench =
    Misst die Engine auf diesem Rechner: zufälliges Spiel, vier Plätze, ein Kern, interpretiertes Python.

    `rulewright bench { $game }`              alle Zahlen über 1000 Partien, und wohin die Zeit geht

    `rulewright bench { $game } --games 50`   ein kurzer Blick

    `rulewright bench { $game } --json`       für andere Programme

    `rulewright bench { $game } --games 3 --agents bots.py:Mine`   wie lange Agenten über eine Entscheidung nachdenken

    Zwei Rechner lassen sich an der Eichzahl vergleichen, den Läufen einer festen Schleife in reinem Python je Sekunde.
cli-bench-games = Wie viele Partien gestoppt werden; der Speicher wird über ebenso viele gemessen, höchstens 1000.
cli-bench-rows = Wie viele Arten von Fragen aufgeführt werden.

## cli.load

cli-load =
    Misst einen Server auf diesem Rechner: viele Partien zugleich über echte WebSockets, zufällig beantwortet.

    `rulewright load --matches 500 --seconds 30`      die Last, für die der Server gemacht ist

    `rulewright load --rate 0 --opening 0`            wie viel er höchstens verträgt

    Der Server läuft in einem eigenen Prozess, mit SQLite in einem vorübergehenden Ordner. Jeder Platz ist ein Client mit eigener Verbindung. Eine Antwort ist zugestellt, wenn der letzte Client ihrer Partie von ihr weiß.
cli-load-game = Was gespielt wird, wenn nicht das erste der bekannten Spiele.
cli-load-matches = Wie viele Partien zugleich gespielt werden.
cli-load-seconds = Wie viele Sekunden lang.
cli-load-seats = Wie viele Clients jede Partie hat.
cli-load-rate = Antworten je Sekunde, zusammen; 0 für so viele wie möglich.
cli-load-opening = Antworten der Partie, deren Öffnen gestoppt wird; 0 für keine.

## cli.chaos

cli-chaos =
    Lass mit Absicht alles schiefgehen, während gespielt wird, und sieh nach, ob jedes Versprechen gehalten wurde.

    `rulewright chaos --kills 20`                              ein Server mit SQLite

    `rulewright chaos --kills 1000 --database postgresql`      zwei Server, und ein PostgreSQL, das ebenfalls getötet wird

    Server werden getötet, eingefroren, angehalten und wieder gestartet, Verbindungen gekappt und zum Schweigen gebracht, alles aus einem Seed. Wer spielt, notiert, was geschickt, was bestätigt und was gezeigt wurde; am Ende wird das mit der Datenbank und mit den Regeln verglichen. Der Exit-Status ist 1, wenn etwas nicht stimmt.
cli-chaos-kills = Wie oft getötet wird.
cli-chaos-database = „sqlite“ oder „postgresql“ für eine eigene, die danach weg ist, oder eine Adresse; was dort ist, wird nicht getötet.
cli-chaos-servers = Wie viele Server, wo es mehrere sein können.
cli-chaos-matches = Wie viele Partien gleichzeitig gespielt werden.
cli-chaos-game = Was gespielt wird, wenn nicht das erste der bekannten Spiele.
cli-chaos-seed = Daraus folgt, was wann schiefgeht.

## cli.law

cli-law =
    Im Gesetz blättern und sehen, welcher Paragraph was sagt, welcher Code ihn ausführt, welcher Test ihn beobachtet.

    `rulewright law { $game }`                     die Matrix Paragraph → Code → Test

    `rulewright law { $game } show 4.3.1`          ein Paragraph mit allem, was an ihm hängt

    `rulewright law { $game } show R-34 EX-9`      eine Entscheidung, ein Beispiel

    `rulewright law { $game } search wild bird`    Paragraphen, Entscheidungen und Beispiele, die davon sprechen

    `rulewright law { $game } show R-34 --lang it`   eine Entscheidung auf Italienisch

    `rulewright law { $game } --missing`           Lücken: unbekannte, ungeschriebene oder ungeprüfte Paragraphen

    `rulewright law { $game } --json`              die Matrix für andere Programme
cli-law-words = Was gezeigt wird: ein Paragraph (4.3.1), eine Entscheidung (R-34), ein Beispiel (EX-9) oder Wörter, nach denen gesucht wird. Sonst die ganze Matrix.
cli-law-missing = Nur ausgeben, was nicht stimmt, und scheitern, wenn es etwas gibt.
cli-law-as_json = Die Matrix als JSON ausgeben.

## cli.say: what the commands print

cli-say-lesson_wants = (Die Lektion möchte: { $answer })
cli-say-lesson_none = { $game } hat keine Lektionen.
cli-say-lesson_other = Das ist keine Aufzeichnung der Lektion { $lesson }, wie sie heute ist.
cli-say-lesson_take = Nimm eine mit `rulewright learn GAME LESSON --terminal`, oder wähle im Browser mit `rulewright learn GAME`.
cli-say-no_language = in „{ $language }“ gibt es keine Texte; es gibt sie in { $languages }
cli-say-no_game = „{ $game }“ ist kein Spiel; es gibt { $games }
cli-say-write_table = --data { $word }: Schreib es als game=folder
cli-say-output = die Ausgabe lässt sich nicht schreiben
cli-say-bad_contact = --contact { $contact }: Nötig ist eine Adresse, die mit mailto: oder https:// beginnt
cli-say-serving = Rulewright ist zu erreichen unter { $address } (Strg-C beendet)
cli-say-cannot_listen = an { $address } lässt sich nicht lauschen: { $problem }
cli-say-bad_database = --database ist eine Adresse wie { $sqlite }file.db oder { $postgresql }user@host/name
cli-say-one_process = mehrere Serverprozesse brauchen PostgreSQL; mit SQLite gibt es nur einen
cli-say-no_database = die Datenbank lässt sich nicht verwenden: { $problem }
cli-say-no_file = { $file } lässt sich nicht verwenden: { $problem }
cli-say-in_use = ein anderer Server benutzt { $file }; halt ihn an, oder nenn eine andere --database
cli-say-building = Der Tisch für den Browser wird gebaut (nur wenn sich seine Quellen geändert haben) …
cli-say-your_table = Dein Tisch steht unter { $address } (Strg-C beendet; deine Partien bleiben)
cli-say-one_game = --data gilt für ein Spiel: Nenn es, wie in rulewright play GAME --data FOLDER
cli-say-served_already = unter { $address } steht schon ein Tisch, mit den Tabellen, mit denen er begann; halt ihn an
cli-say-hash_alone = --hash wird von --verify geprüft: Gib beides an
cli-say-no_hash = „{ $hash }“ ist kein Hash eines Startwerts: Ein Hash hat 64 Ziffern von 0 bis f
cli-say-not_playing = „{ $name }“ spielt nicht mit; es spielen { $names }, oder sag all
cli-say-not_playable = „{ $name }“ lässt sich nicht spielen; es gibt { $names }, oder sag all
cli-say-unsteady = { $file } führt beim zweiten Abspielen zu einem anderen Tisch
cli-say-other_seed = { $file } wurde nicht mit dem versprochenen Startwert gespielt
cli-say-promised = versprochen: { $hash }
cli-say-found = gefunden: { $hash }
cli-say-replays =
    { $file } lässt sich abspielen: { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
cli-say-hash = Hash des Startwerts: { $hash }
cli-say-hash_kept = wie versprochen
cli-say-hash_compare = vergleich ihn mit dem, den der Tisch von Anfang an zeigte

cli-say-law_title = Das Gesetz von { $game }
cli-say-law_paragraph = Paragraph
cli-say-law_name = Titel
cli-say-law_missing = fehlt
cli-say-law_sum =
    Zugesagt: { $paragraphs ->
        [one] { $paragraphs } Paragraph
       *[other] { $paragraphs } Paragraphen
    }, { $rulings ->
        [one] { $rulings } Entscheidung
       *[other] { $rulings } Entscheidungen
    } und { $examples ->
        [one] { $examples } Beispiel
       *[other] { $examples } Beispiele
    }
cli-say-law_holes =
    { $n ->
        [0] keine Lücke
        [one] { $n } Lücke
       *[other] { $n } Lücken
    }
cli-say-law_holes_listed = --missing führt sie auf
cli-say-law_unknown = „{ $words }“ ist nicht verständlich; sag „show 4.3.1“ oder „search wild bird“

cli-say-load_starting = ein Server wird gestartet
cli-say-load_committed = festgehaltene Antworten
cli-say-load_rate = festgehaltene Antworten je Sekunde
cli-say-load_delivered = allen zugestellt, Median
cli-say-load_share = { $share } % der Antworten
cli-say-load_within = binnen { $time } ms
cli-say-load_memory = Speicher des Servers
cli-say-load_processors = Prozessoren: Server, Clients
cli-say-load_opening = Öffnen einer Partie mit { $answers } Antworten
cli-say-load_errors = Fehler
cli-say-load_least = mindestens { $value }
cli-say-load_most = höchstens { $value }
cli-say-load_none = keine
cli-say-load_sum =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $connections ->
        [one] { $connections } Verbindung
       *[other] { $connections } Verbindungen
    }, { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }

cli-say-sim_stopped = angehalten nach { $n } von { $games } Partien
cli-say-sim_failed = Partie { $number } ist gescheitert: { $problem }
cli-say-sim_not_written = { $file } lässt sich nicht schreiben: { $problem }
cli-say-sim_agent = Agent
cli-say-sim_faction = Fraktion
cli-say-sim_both = Agent, Fraktion
cli-say-sim_games = Partien
cli-say-sim_wins = Siege
cli-say-sim_points = Punkte im Mittel
cli-say-sim_pairs =
    { $n ->
        [one] { $n } Paar
       *[other] { $n } Paare
    } mit demselben Glück: { $first } hat im Mittel { $difference } Punkte mehr als { $second } (95 %: { $low } bis { $high }); ihre Punkte korrelieren mit { $correlation }
cli-say-sim_unfinished =
    { $n ->
        [one] { $n } Partie wurde nach { $most } Antworten abgebrochen und zählt für niemanden
       *[other] { $n } Partien wurden nach { $most } Antworten abgebrochen und zählen für niemanden
    }
cli-say-sim_sum =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, davon beendet: { $finished }; { $errors } Fehler
cli-say-sim_rounds = Runden im Mittel: { $rounds }
cli-say-sim_pace = { $seconds } s: { $games } Partien/s, { $decisions } Entscheidungen/s

cli-say-check_kept =
    { $games ->
        [one] { $games } Partie { $game } hielt den Vertrag
       *[other] { $games } Partien { $game } hielten den Vertrag
    }: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $questions ->
        [one] { $questions } Frage
       *[other] { $questions } Fragen
    }, davon { $samples } gründlich geprüft, { $worlds ->
        [one] { $worlds } andere Welt verglichen
       *[other] { $worlds } andere Welten verglichen
    }
cli-say-check_failed = Partie { $number } ({ $options }) ist gescheitert:
cli-say-check_record = Das Protokoll führt zu der Frage, an der es sich zeigte:

cli-say-bench_playing =
    { $n ->
        [one] { $n } Partie wird gespielt
       *[other] { $n } Partien werden gespielt
    }, und { $more ->
        [one] { $more } weitere für den Speicher
       *[other] { $more } weitere für den Speicher
    }
cli-say-bench_stopped = angehalten: Was folgt, gilt für das bisher Gespielte
cli-say-bench_thinking = Millisekunden je Entscheidung, nach der Uhr
cli-say-bench_agent = Agent
cli-say-bench_decisions = Entscheidungen
cli-say-bench_mean = Mittel
cli-say-bench_median = Median
cli-say-bench_longest = längste
cli-say-bench_games_cpu = Partien je Sekunde Prozessorzeit
cli-say-bench_decisions_cpu = Entscheidungen je Sekunde Prozessorzeit
cli-say-bench_games_clock = Partien je Sekunde nach der Uhr
cli-say-bench_decisions_clock = Entscheidungen je Sekunde nach der Uhr
cli-say-bench_games_answered = Partien je Sekunde, einzeln beantwortet
cli-say-bench_decisions_answered = Entscheidungen je Sekunde, einzeln beantwortet
cli-say-bench_copy = Kopie mitten in der Aktion, Mittel
cli-say-bench_import = import rulewright
cli-say-bench_memory =
    höchster Speicherbedarf, { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
cli-say-bench_calibration = Eichzahl
cli-say-bench_loops = { $loops } Mio. Schleifen/s
cli-say-bench_title = { $game }, zufälliges Spiel, ein Kern, { $python }
cli-say-bench_questions = von einer Antwort zur nächsten Frage, nach dieser Frage
cli-say-bench_question = Frage
cli-say-bench_count = Anzahl
cli-say-bench_mean_us = Mittel µs
cli-say-bench_share = Anteil

cli-say-join_left = Der Bot hat seinen Platz verlassen.
cli-say-join_unreachable = { $address } ist nicht zu erreichen: { $problem }
cli-say-join_again = Um unter demselben Namen zurückzukehren: --recovery { $secret }
cli-say-join_plays = { $bot } spielt auf Platz { $place } der Partie { $match } unter { $address }.
cli-say-join_over =
    Die Partie ist im Zustand { $status }, nach { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    } von { $bot }.

cli-say-play_which = welches Spiel? Es gibt { $games }
cli-say-play_terminal_only = { $option } ist fürs Terminal; setz --terminal hinzu, oder wähl auf der Seite
cli-say-play_other_game = { $file } ist eine Partie { $found }, nicht { $wanted }

cli-say-chaos_progress = { $kills } von { $all } getötet, { $answers } Antworten bestätigt
cli-say-chaos_failed = die Server ließen sich nicht starten: { $problem }
cli-say-chaos_title = { $database }, { $servers ->
        [one] ein Server
       *[other] { $servers } Server
    }, Seed „{ $seed }“: { $kills }-mal getötet in { $minutes } Minuten
cli-say-chaos_what = was schiefging
cli-say-chaos_times = wie oft
cli-say-chaos_median = alle Partien gingen weiter nach, Median
cli-say-chaos_longest = längstens
cli-say-chaos_fault_kill = ein Server getötet
cli-say-chaos_fault_kill_twice = ein Server getötet, und noch einmal beim Start
cli-say-chaos_fault_kill_all = alle Server getötet
cli-say-chaos_fault_kill_database = die Datenbank getötet
cli-say-chaos_fault_stop = ein Server angehalten
cli-say-chaos_fault_freeze = ein Server eingefroren
cli-say-chaos_fault_freeze_database = die Datenbank eingefroren
cli-say-chaos_fault_cut = Personen getrennt
cli-say-chaos_fault_silence = die Leitung zu den Personen stumm
cli-say-chaos_fault_cut_database = ein Server von der Datenbank getrennt
cli-say-chaos_fault_silence_database = die Leitung zur Datenbank stumm
cli-say-chaos_found = was verglichen wurde
cli-say-chaos_count = wie viel
cli-say-chaos_matches = Partien
cli-say-chaos_sent = Antworten geschickt
cli-say-chaos_acknowledged = Antworten bestätigt
cli-say-chaos_shown = Momente gezeigt
cli-say-chaos_compared = Momente mit den Regeln verglichen
cli-say-chaos_lines = Zeilen im Protokoll
cli-say-chaos_lost = verloren
cli-say-chaos_doubled = doppelt, oder von niemandem geschickt
cli-say-chaos_disagreeing = anders gezeigt, als es war
cli-say-chaos_replaced = Menschen, die ihren Platz verloren haben
cli-say-chaos_stuck = Partien, die stehen geblieben sind
cli-say-chaos_wrong = alles andere, Tracebacks inbegriffen
