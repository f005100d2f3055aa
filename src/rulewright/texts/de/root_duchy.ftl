### Das Untergrund-Herzogtum: alle zugehörigen Worte.

## root.say

root-say-beside = Erdhöhle
    .auf = in der Erdhöhle
    .nach = in die Erdhöhle
    .von = aus der Erdhöhle
root-say-beside_short = Erdhöhle
root-say-in_burrow = in der Erdhöhle
root-say-ministers = Minister
root-say-crowns = Kronen

## root.faction

root-faction-duchy = Untergrund-Herzogtum
    .der = das Untergrund-Herzogtum
    .den = das Untergrund-Herzogtum
    .des = des Untergrund-Herzogtums

## root.short

root-short-duchy = Herzogtum
    .der = das Herzogtum
    .den = das Herzogtum
    .dem = dem Herzogtum
    .des = des Herzogtums
    .zum = zum Herzogtum

## root.about

root-about-duchy = gräbt Tunnel, baut für seine Minister, und verliert sie, wenn ein Gebäude fällt

## root.piece

root-piece-citadel =
    { $n ->
        [one] Zitadelle
       *[other] Zitadellen
    }
    .einen = eine Zitadelle
root-piece-market =
    { $n ->
        [one] Markt
       *[other] Märkte
    }
    .einen = einen Markt
root-piece-tunnel =
    { $n ->
        [one] Tunnel
       *[other] Tunnel
    }
    .einen = einen Tunnel

## root.piece_code

root-piece_code-citadel = Zi
root-piece_code-market = Mä
root-piece_code-tunnel = Tu

## root.rank

root-rank-squire = Junker
root-rank-noble = Adlige
root-rank-lord = Lords

## root.minister

root-minister-foremole = Steiger
    .der = der Steiger
    .den = den Steiger
root-minister-captain = Hauptmann
    .der = der Hauptmann
    .den = den Hauptmann
root-minister-marshal = Marschall
    .der = der Marschall
    .den = den Marschall
root-minister-brigadier = Brigadier
    .der = der Brigadier
    .den = den Brigadier
root-minister-banker = Bankier
    .der = der Bankier
    .den = den Bankier
root-minister-mayor = Bürgermeister
    .der = der Bürgermeister
    .den = den Bürgermeister
root-minister-duchess_of_mud = Herzogin von Schlamm
    .der = die Herzogin von Schlamm
    .den = die Herzogin von Schlamm
root-minister-baron_of_dirt = Baron von Dreck
    .der = der Baron von Dreck
    .den = den Baron von Dreck
root-minister-earl_of_stone = Graf von Stein
    .der = der Graf von Stein
    .den = den Grafen von Stein

## root.score

root-score-swayed = für einen Minister
root-score-banker = durch den Bankier
root-score-duchess_of_mud = durch die Herzogin von Schlamm
root-score-baron_of_dirt = durch den Baron von Dreck
root-score-earl_of_stone = durch den Grafen von Stein

## root.source: what points came from, in a table

root-source-swayed = Minister
root-source-banker = Bankier
root-source-duchess_of_mud = Herzogin von Schlamm
root-source-baron_of_dirt = Baron von Dreck
root-source-earl_of_stone = Graf von Stein

## root.prompt

root-prompt-duchy-start = In welcher Ecke kommt das Herzogtum an die Oberfläche?
root-prompt-duchy-assembly = Tageslicht: Welche Aktion der Versammlung?
root-prompt-duchy-reveal = Welche Karte deckst du dafür auf?
root-prompt-duchy-building = Eine Zitadelle oder ein Markt?
root-prompt-duchy-site = Wo baust du?
root-prompt-duchy-dig = Welche Karte gibst du für den Tunnel aus?
root-prompt-duchy-fill = Alle Tunnel sind auf dem Spielplan: Welchen entfernst du?
root-prompt-duchy-tunnel = Wo gräbst du den Tunnel?
root-prompt-duchy-surface = Wie viele Krieger kommen { FORM($clearing, "auf") } aus der Erdhöhle?
root-prompt-duchy-parliament = Parlament: Welcher Minister handelt?
root-prompt-duchy-brigadier = Brigadier: Bewegungen oder Kämpfe?
root-prompt-duchy-march = Brigadier: Von wo nach wo?
root-prompt-duchy-fight = Brigadier: Wo, und gegen wen?
root-prompt-duchy-banker = Bankier: Welche Karte gibst du aus? (bisher { $n })
root-prompt-duchy-mayor = Bürgermeister: Als wer handelt er?
root-prompt-duchy-sway = Welchen Minister überzeugst du?
root-prompt-duchy-convince = { $minister }: Welche Karte deckst du auf? (noch { $n })
root-prompt-duchy-failure = Der Preis des Versagens: Welcher Minister geht?

## root.option

root-option-dig = graben (eine Karte für einen Tunnel)

## root.trigger

root-trigger-failure = Der Preis des Versagens

## root.event

root-event-acted = { FORM($minister, "der") } handelt für { FORM($seat, "den") }.
root-event-imitated = Der Bürgermeister { FORM($seat, "des") } handelt als { $minister }.
root-event-swayed = { FORM($seat, "der") } überzeugt { FORM($minister, "den") }.
root-event-minister_left = Der Preis des Versagens: { FORM($minister, "Der") } verlässt { FORM($seat, "den") }, und eine Krone ist für immer verloren.
root-event-failed = Der Preis des Versagens: { FORM($seat, "Der") } verliert zufällig { $card }.

## root.why

root-why-no-building-site = Du hast keine Karte für eine beherrschte Lichtung mit freiem Bauplatz, oder kein Gebäude mehr.
root-why-no-dig = Du hast keine Karte für eine Lichtung, auf der du einen Tunnel platzieren darfst.
root-why-has-tunnel = Hier ist schon ein Tunnel.
root-why-no-tunnel = Hier ist kein Tunnel: Nur Tunnel sind zur Erdhöhle benachbart.
root-why-nobody-to-imitate = Kein anderer überzeugter Junker oder Adliger könnte jetzt etwas tun.
root-why-tunnels-missing = Nicht alle Tunnel sind auf dem Spielplan.
root-why-no-market = Kein Markt ist auf dem Spielplan.
root-why-no-citadel = Keine Zitadelle ist auf dem Spielplan.
root-why-not-swayed = Dieser Minister ist nicht überzeugt.
root-why-has-acted = Dieser Minister hat in diesem Zug schon gehandelt.
root-why-is-swayed = Dieser Minister ist schon überzeugt.
root-why-no-crown = Auf deinem Tableau ist keine Krone dieses Rangs mehr.
root-why-too-few-to-reveal = Du kannst nicht genug Karten aufdecken: Jede braucht eine eigene passende Lichtung mit einem deiner Marker.

## root.button

root-button-dig = Graben
root-button-end_assembly = Zum Parlament
root-button-end_parliament = Parlament beenden
root-button-no_sway = Keinen überzeugen
root-button-enough = Genug

## root.thing

root-thing-minister = Minister
root-thing-crowns = Kronen
root-thing-shown = Aufgedeckte Karten
root-thing-works = Gebäudeleisten

## root.seat

root-seat-how-duchy = Punktet mit jedem Minister, den es überzeugt, und mit seinen Lords in jedem Zug.
root-seat-birdsong-duchy = Ein Krieger kommt in die Erdhöhle, und mehr für Zitadellen auf dem Spielplan.
root-seat-daylight-duchy = Zwei Aktionen der Versammlung, eine jedes überzeugten Ministers, dann einen neuen überzeugen.
root-seat-evening-duchy = Aufgedeckte Vögel ablegen, andere Karten zurücknehmen, herstellen. Ziehen, fünf Karten behalten.
root-seat-burrow = Die Erdhöhle
root-seat-burrow-hint = zu jedem Tunnel benachbart; sonst kommt niemand hinein
root-seat-works = Gebäude
root-seat-works-hint = Zitadellen bringen Krieger, Märkte ziehen Karten; beide stellen her
root-seat-tunnels = Tunnel
root-seat-tunnels-hint = der vierte tritt an die Stelle eines anderen
root-seat-ministers = Minister
root-seat-ministers-hint = für jeden eine Krone; wie viele Karten ein Rang sehen will, und was er bringt
root-seat-shown = Aufgedeckt
root-seat-shown-hint = am Abend werden Vögel abgelegt, der Rest kommt zurück
root-seat-crown-lost = aus dem Spiel
root-seat-minister-acted = hat gehandelt
root-seat-recruits =
    { $n ->
        [one] { $n } Krieger in der Morgenröte
       *[other] { $n } Krieger in der Morgenröte
    }
root-seat-cards_wanted =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## root.setup

root-setup-does-duchy = Kommt durch Tunnel überall an die Oberfläche und lässt Minister für sich handeln und punkten. Seine Aufgabe: in jedem Zug einen Minister überzeugen, und kein Gebäude fallen lassen.
root-setup-hard-duchy = für Erfahrene

## root.coach

root-coach-duchy-birdsong = In der Erdhöhle sammeln sich Krieger; von dort erreichen sie jeden Tunnel.
root-coach-duchy-daylight = Erst zwei Aktionen, dann deine Minister, am Ende ein neuer. Behalte Karten für ihn: Jede braucht eine eigene Lichtung.
root-coach-duchy-evening = Aufgedeckte Vögel sind fort, alle anderen Karten wieder auf deiner Hand. Jetzt stellst du her, dann ziehst du.
root-coach-duchy-start = Jede Lichtung neben deiner Ecke bekommt zwei Krieger. Mit verschiedenen Gemeinschaften um dich herum überzeugst du leicht.
root-coach-duchy-assembly = Baue, wo du herrschst, und halte es: Ein gefallenes Gebäude kostet einen Minister. Graben bringt vier Krieger auf einmal überallhin.
root-coach-duchy-reveal = Eine aufgedeckte Karte kommt am Abend zurück, ein Vogel nicht.
root-coach-duchy-building = Zitadellen bringen Krieger, Märkte Karten. Jedes dient einem eigenen Lord.
root-coach-duchy-site = Baue, wo niemand hinkommt: Ein gefallenes Gebäude kostet einen Minister, eine Karte und einen Punkt.
root-coach-duchy-dig = Gib die Karte aus, die du am wenigsten brauchst; sie ist fort.
root-coach-duchy-fill = Nimm einen weg, den du nicht mehr brauchst, um irgendwohin zu kommen.
root-coach-duchy-tunnel = Grabe, wo du Krieger willst, oder wo dir eine Lichtung einer Gemeinschaft fehlt.
root-coach-duchy-surface = Krieger in der Erdhöhle bewachen nichts. Lass nur welche da, wenn du wieder gräbst.
root-coach-duchy-parliament = Jeder überzeugte Minister darf einmal handeln. Erst die, die bauen, dann die, die zählen.
root-coach-duchy-brigadier = Zwei Bewegungen, oder zwei Kämpfe.
root-coach-duchy-march = Eine zweite Bewegung darf folgen.
root-coach-duchy-fight = Ein zweiter Kampf darf folgen.
root-coach-duchy-banker = Ein Punkt je Karte, aber zum Überzeugen brauchst du Karten. Gib aus, was zu viel ist.
root-coach-duchy-mayor = Wähle, was am meisten hilft; der Preis bleibt derselbe.
root-coach-duchy-sway = Höhere Ränge bringen mehr Punkte und wollen mehr Karten sehen; Lords punkten in jedem Zug. Aber der Höchste geht zuerst.
root-coach-duchy-convince = Jede Karte belegt eine Lichtung ihrer Gemeinschaft. Vögel passen überall, werden aber am Abend abgelegt.
root-coach-duchy-failure = Lass den gehen, der schon gehandelt hat oder dir am wenigsten hilft.

## root.explain

root-explain-duchy = Kommt durch Tunnel an die Oberfläche, handelt durch Minister, und verliert sie, wenn Gebäude fallen.
    .law = root 12.1
root-explain-beside = Eine Lichtung des Herzogtums neben dem Spielplan, zu jedem Tunnel benachbart. Nur seine Marker kommen hinein, und es beherrscht sie immer.
    .law = root 12.2.2
root-explain-citadel = Zitadelle des Herzogtums: bringt Krieger in die Erdhöhle, stellt her, und punktet durch den Grafen von Stein.
    .law = root 12.4
root-explain-market = Markt des Herzogtums: zieht Karten, stellt her, und punktet durch den Baron von Dreck.
    .law = root 12.6.3
root-explain-tunnel = Tunnel: Von hier ist es eine Bewegung in die Erdhöhle, und nur dorthin. Alle drei punkten durch die Herzogin von Schlamm.
    .law = root 12.2.4
root-explain-minister = Überzeugte Minister handeln einmal im Zug. Um einen zu überzeugen, deckst du so viele Karten auf, wie sein Rang sehen will, jede für eine eigene Lichtung mit einem deiner Marker.
    .law = root 12.5.3
root-explain-crowns = Drei Kronen für jeden Rang. Wer überzeugt ist, hat eine; fällt ein Gebäude, geht der ranghöchste Minister, und die Krone ist aus dem Spiel.
    .law = root 12.2.3
root-explain-shown = Karten, die in diesem Zug für Gebäude und Minister aufgedeckt wurden. Am Abend werden Vögel abgelegt, die anderen kommen auf die Hand zurück.
    .law = root 12.6.1
root-explain-works = Zitadellen bringen einen, dann zwei und noch zwei Krieger mehr in die Erdhöhle; jeder Markt zieht eine Karte.
    .law = root 12.4
root-explain-foremole = Junker. Deckt eine beliebige Karte auf, um einen Markt oder eine Zitadelle zu platzieren, wo das Herzogtum herrscht.
    .law = root 12.5.2.I
root-explain-captain = Junker. Beginnt einen Kampf.
    .law = root 12.5.2.II
root-explain-marshal = Junker. Führt eine Bewegung durch.
    .law = root 12.5.2.III
root-explain-brigadier = Adliger. Führt bis zu zwei Bewegungen durch oder beginnt bis zu zwei Kämpfe.
    .law = root 12.5.2.IV
root-explain-banker = Adliger. Macht aus Karten einer Gemeinschaft Punkte.
    .law = root 12.5.2.V
root-explain-mayor = Adliger. Handelt noch einmal wie ein überzeugter Junker oder Adliger.
    .law = root 12.5.2.VI
root-explain-duchess_of_mud = Lord. Zwei Punkte für drei Tunnel auf dem Spielplan.
    .law = root 12.5.2.VII
root-explain-baron_of_dirt = Lord. Ein Punkt für jeden Markt auf dem Spielplan.
    .law = root 12.5.2.VIII
root-explain-earl_of_stone = Lord. Ein Punkt für jede Zitadelle auf dem Spielplan.
    .law = root 12.5.2.IX

## Rat, Aktionen, Warnungen und Verluste

root-advice-ministers =
    { $way ->
        [gain] Minister, die in jedem Zug handeln und punkten.
       *[cost] Ein Minister geht verloren.
    }
root-advice-works =
    { $way ->
        [gain] Gebäude: Krieger, Karten, und Punkte durch Lords.
       *[cost] Gebäude gehen verloren.
    }
root-advice-tunnels =
    { $way ->
        [gain] Tunnel, und Krieger, wo sie gebraucht werden.
       *[cost] Weniger Wege aus der Erdhöhle.
    }
root-advice-audience =
    { $way ->
        [gain] Karten und Lichtungen für den nächsten Minister.
       *[cost] Weniger Karten und Lichtungen für den nächsten Minister.
    }
root-does-duchy-build = Du deckst eine Karte auf und platzierst einen Markt oder eine Zitadelle auf einer passenden Lichtung, die du beherrschst.
root-does-duchy-recruit = Du platzierst einen Krieger in der Erdhöhle.
root-does-duchy-move = Du führst eine Bewegung durch; von einem Tunnel auch in die Erdhöhle, und zurück.
root-does-duchy-battle = Du beginnst einen Kampf.
root-does-duchy-dig = Du gibst eine Karte aus, platzierst einen Tunnel auf einer passenden Lichtung und bewegst bis zu vier Krieger aus der Erdhöhle dorthin.
root-does-duchy-foremole = Du deckst eine beliebige Karte auf und platzierst einen Markt oder eine Zitadelle auf einer Lichtung, die du beherrschst.
root-does-duchy-captain = Du beginnst einen Kampf.
root-does-duchy-marshal = Du führst eine Bewegung durch.
root-does-duchy-brigadier = Du führst bis zu zwei Bewegungen durch oder beginnst bis zu zwei Kämpfe.
root-does-duchy-banker = Du gibst Karten einer Gemeinschaft aus, mindestens eine, und erhältst für jede einen Punkt. Vögel gelten als jede Gemeinschaft.
root-does-duchy-mayor = Du nutzt die Aktion eines überzeugten Junkers oder Adligen noch einmal, zu ihrem Preis.
root-does-duchy-duchess_of_mud = Du erhältst zwei Punkte, wenn alle drei Tunnel auf dem Spielplan sind.
root-does-duchy-baron_of_dirt = Du erhältst einen Punkt für jeden Markt auf dem Spielplan.
root-does-duchy-earl_of_stone = Du erhältst einen Punkt für jede Zitadelle auf dem Spielplan.
root-loss-minister_left = Der Preis des Versagens: { FORM($minister, "Der") } hat dich verlassen.
root-loss-failed = Der Preis des Versagens: Du hast zufällig { $card } verloren.
root-warn-lord = { FORM($minister, "der") } könnte noch punkten.
root-warn-bird_shown = Ein aufgedeckter Vogel wird am Abend abgelegt; andere Karten kommen zurück.
