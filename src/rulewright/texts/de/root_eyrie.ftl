### Die Baumkronen-Dynastie: alle zugehörigen Worte.

## root.say

root-say-decree = Dekret
root-say-decree_column = Dekret, { $column }
root-say-decree_move = Dekret, Bewegen ({ $suit }): Welche Bewegung machst du?
root-say-decree_battle = Dekret, Kämpfen ({ $suit }): Wen bekämpfst du, und wo?
root-say-no_leader = noch kein Anführer
root-say-leaders_left = Anführer übrig
root-say-roost_points =
    Nester geben jeden Abend { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## root.faction

root-faction-eyrie = Baumkronen-Dynastie
    .der = die Baumkronen-Dynastie
    .den = die Baumkronen-Dynastie
    .des = der Baumkronen-Dynastie

## root.short

root-short-eyrie = Dynastie
    .der = die Dynastie
    .den = die Dynastie
    .dem = der Dynastie
    .des = der Dynastie
    .zum = zur Dynastie

## root.about

root-about-eyrie = baut Nester und muss einem immer längeren Dekret gehorchen

## root.piece

root-piece-roost =
    { $n ->
        [one] Nest
       *[other] Nester
    }
    .einen = ein Nest

## root.piece_code

root-piece_code-roost = Ne

## root.leader_name

root-leader_name-builder = Handwerker
    .den = den Handwerker
root-leader_name-charismatic = Charismatiker
    .den = den Charismatiker
root-leader_name-commander = Feldherr
    .den = den Feldherrn
root-leader_name-despot = Despot
    .den = den Despoten

## root.leader_effect

root-leader_effect-builder = Wesire bei Rekrutieren und Bewegen; Gegenstände geben die gedruckten Punkte
root-leader_effect-charismatic = Wesire bei Rekrutieren und Kämpfen; jedes Rekrutieren bringt zwei Krieger
root-leader_effect-commander = Wesire bei Bewegen und Kämpfen; ein Zusatztreffer im Angriff
root-leader_effect-despot = Wesire bei Bewegen und Bauen; ein Punkt mehr, wenn ein Kampf ein Gebäude oder Plättchen kostet

## root.column

root-column-recruit = Rekrutieren
root-column-move = Bewegen
root-column-battle = Kämpfen
root-column-build = Bauen

## root.card_name

root-card_name-loyal_vizier = Treuer Wesir

## root.card_effect

root-card_effect-loyal_vizier = eine Vogelkarte, die beim Dekret bleibt

## root.score

root-score-roosts = für Nester
root-score-despot = durch den Despoten

## root.source: what points came from, in a table

root-source-roosts = Nester
root-source-turmoil = Aufruhr
root-source-despot = Despot

## root.cause

root-cause-commander = Der Feldherr führt an

## root.prompt

root-prompt-eyrie-add = Welche Karte kommt ins Dekret, und in welche Spalte?
root-prompt-eyrie-build = Dekret, Bauen ({ $suit }): Auf welcher Lichtung platzierst du ein Nest?
root-prompt-eyrie-decree-recruit = Dekret, Rekrutieren: Welche Karte ist die nächste?
root-prompt-eyrie-decree-move = Dekret, Bewegen: Welche Karte ist die nächste?
root-prompt-eyrie-decree-battle = Dekret, Kämpfen: Welche Karte ist die nächste?
root-prompt-eyrie-decree-build = Dekret, Bauen: Welche Karte ist die nächste?
root-prompt-eyrie-leader = Welchen Anführer wählst du?
root-prompt-eyrie-new_roost = Du hast kein Nest auf dem Spielplan. Wo platzierst du ein neues?
root-prompt-eyrie-recruit = Dekret, Rekrutieren ({ $suit }): Bei welchem Nest?
root-prompt-eyrie-start = In welcher Ecke beginnst du mit einem Nest und sechs Kriegern?

## root.label

root-label-add = { $card } ({ $suit }) → { $column }

## root.event

root-event-leader = { FORM($seat, "der") } setzt { FORM($leader, "den") } ein.
root-event-decreed = { FORM($seat, "der") } fügt { $card } dem Dekret unter { $column } hinzu.
root-event-turmoil =
    Eine { FORM($suit, "karte") } unter { $column } ließ sich nicht ausführen: { FORM($seat, "Der") } gerät in Aufruhr, mit { $birds ->
        [one] { $birds } Vogel
       *[other] { $birds } Vögeln
    } im Dekret.

## root.why

root-why-has-roost = Dort ist schon ein Nest.
root-why-no-roost = Du hast dort kein Nest.
root-why-one-bird = Pro Zug darf nur eine Vogelkarte dazukommen.

## root.button

root-button-leader-builder = Handwerker: volle Punkte
root-button-leader-charismatic = Charismatiker: je zwei
root-button-leader-commander = Feldherr: ein Treffer mehr
root-button-leader-despot = Despot: Punkte im Kampf

## root.thing

root-thing-decree = Dekret
root-thing-vizier = Treuer Wesir
root-thing-turmoil = Aufruhr
root-thing-roost_track = Nesterleiste

## root.seat

root-seat-how-eyrie = Punktet jeden Abend für ihre Nester, solange sie dem Dekret gehorchen kann.
root-seat-birdsong-eyrie = Eine oder zwei Karten zum Dekret legen, höchstens ein Vogel.
root-seat-daylight-eyrie = Herstellen; dann das ganze Dekret von links nach rechts ausführen. Was nicht geht, bringt Aufruhr.
root-seat-evening-eyrie = Für Nester punkten, ziehen, fünf Karten behalten.
root-seat-roosts = Nester
root-seat-roosts-hint =
    { $n ->
        [one] jetzt jeden Abend { $n } Punkt
       *[other] jetzt jeden Abend { $n } Punkte
    }
root-seat-decree-hint = alles, jeden Zug, von links nach rechts
root-seat-leader = Anführer
root-seat-leaders = Andere Anführer
root-seat-deposed = abgesetzt

## root.setup

root-setup-does-eyrie = Breitet sich mit einem Dekret aus, das jeden Zug wächst. Ihre Aufgabe: so planen, dass jeder Befehl ausführbar bleibt.
root-setup-hard-eyrie = etwas Planung

## root.coach

root-coach-eyrie-birdsong = Du musst dem Dekret eine oder zwei Karten hinzufügen, und jede wirkt von nun an in jedem Zug. Denk auch an den nächsten.
root-coach-eyrie-daylight = Erst herstellen, dann dem Dekret von links nach rechts gehorchen. Lässt sich eine Karte nicht ausführen, kostet der Aufruhr Punkte und beendet das Tageslicht.
root-coach-eyrie-evening = Deine Nester geben jetzt Punkte, und das jeden Abend. Dann ziehst du eine Karte, und je eine mehr für das dritte und das sechste Nest.
root-coach-eyrie-add = Rekrutieren und Bewegen scheitern selten; Bauen braucht jeden Zug eine neue beherrschte Lichtung mit freiem Bauplatz. Vögel passen überall, kosten aber im Aufruhr je einen Punkt.
root-coach-eyrie-build = Ein Nest gibt von nun an jeden Abend Punkte. Wähle eine Lichtung, auf der Krieger von dir bleiben.
root-coach-eyrie-decree-recruit = Beginne mit der Gemeinschaft, für die du die wenigsten Nester hast. Ein Vogel passt zu jedem Nest und kann warten.
root-coach-eyrie-decree-move = Beginne mit der Karte, die dir die wenigsten Wege lässt. Zieh dorthin, wo du kämpfen oder bauen wirst, aber lass deinen Nestern Wachen.
root-coach-eyrie-decree-battle = Beginne mit der Karte, die die wenigsten Kämpfe erlaubt; ein Vogel kann warten. Auch ein verlorener Kampf erfüllt das Dekret.
root-coach-eyrie-decree-build = Beginne mit der Gemeinschaft, die die wenigsten Bauplätze hat; ein Vogel passt überall und kann warten. Ohne Bauplatz folgt der Aufruhr.
root-coach-eyrie-leader = Solange dieser Anführer herrscht, stehen zwei Vögel in den genannten Spalten: Nimm welche, die du jeden Zug erfüllen kannst.
root-coach-eyrie-new_roost = Zurückkommen darfst du nur, wo die wenigsten Krieger sind. Wähle eine Lichtung, die du halten kannst, fern von starken Nachbarn.
root-coach-eyrie-recruit = Stelle den Krieger dorthin, wo die nächsten Karten einen brauchen: zum Losziehen, zum Kämpfen oder als Wache eines schwachen Nests.
root-coach-eyrie-start = Hier beginnen dein Nest und sechs Krieger. Benachbarte Lichtungen mit freien Bauplätzen werden deine nächsten Nester.

## root.hint

root-hint-added = Eine Karte ist dazugekommen; eine zweite steht dir frei.
root-hint-decree = { $column }: Karte { $n } von { $total } in dieser Spalte.

## root.explain

root-explain-eyrie = Bekommt jeden Abend Punkte für Nester und muss dem Dekret gehorchen. Beherrscht eine Lichtung auch bei Gleichstand, wenn dort ein Marker von ihr ist.
    .law = root 7.2.2
root-explain-roost = Heim der Dynastie: Hier wird rekrutiert und hergestellt, und je mehr Nester, desto mehr Punkte jeden Abend.
    .law = root 7.6.1
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
root-explain-vizier = Gehört zum Dekret: Er übersteht den Aufruhr, wechselt in die Spalte des neuen Anführers und zählt als Vogel, wenn Punkte verloren gehen.
    .law = root 7.3.4
root-explain-turmoil = Lässt sich eine Karte des Dekrets nicht ausführen: Je Vogel darin geht ein Punkt verloren, das Dekret wird geleert, der Anführer fällt, und der Abend beginnt.
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

## Rat, Warnungen und Verluste

root-say-turmoil_leader = Aufruhr: Eine { FORM($suit, "karte") } unter { $column } ließ sich nicht ausführen. Welcher Anführer folgt?
root-hint-leader = Oft eine gute Wahl: { $leaders }.
root-advice-roosts =
    { $way ->
        [gain] Mehr Nester, oder länger: Punkte an jedem Abend.
       *[cost] Weniger Nester, oder weniger Abende mit ihren Punkten.
    }
root-advice-leader =
    { $way ->
        [gain] Dieser Anführer passt zu dir.
       *[cost] Dieser Anführer passt weniger zu dir.
    }
root-advice-decree =
    { $way ->
        [gain] Dein Dekret leistet jeden Zug mehr.
       *[cost] Dein Dekret leistet weniger.
    }
root-advice-turmoil =
    { $way ->
        [gain] Aufruhr wird weniger wahrscheinlich.
       *[cost] Aufruhr wird wahrscheinlicher.
    }
root-warn-decree = Wie die Dinge stehen, ließe sich unter { $column } keine { FORM($suit, "karte") } ausführen: Das hieße Aufruhr.
root-loss-turmoil =
    Aufruhr: Eine { FORM($suit, "karte") } unter { $column } lässt sich nicht ausführen. Der Anführer fällt, das Dekret wird geleert, der Tag endet, und { $birds ->
        [0] kein Vogel kostet einen Punkt.
        [one] { $birds } Vogel kostet einen Punkt.
       *[other] { $birds } Vögel kosten je einen Punkt.
    }
