### Der Vagabund: alle zugehörigen Worte.

## root.say

root-say-no_character = noch kein Charakter
root-say-items = Gegenstände
root-say-relations = Beziehungen
root-say-quests = Aufgaben
root-say-completed = erledigte Aufgaben
root-say-quest_needs = { $quest } ({ $suit }): { $items }

## root.faction

root-faction-vagabond = Vagabund
    .der = der Vagabund
    .den = den Vagabunden
    .des = des Vagabunden

## root.short

root-short-vagabond = Vagabund
    .der = der Vagabund
    .den = den Vagabunden
    .dem = dem Vagabunden
    .des = des Vagabunden
    .zum = zum Vagabunden

## root.about

root-about-vagabond = allein unterwegs, mit einem Rucksack voll Gegenständen, Aufgaben und Freundschaften

## root.item_state

root-item_state-ready = { $item }
    .einen = { FORM($item, "einen") }
root-item_state-exhausted = { $item } (benutzt)
    .einen = { FORM($item, "einen") } (benutzt)
root-item_state-damaged = { $item } (beschädigt)
    .einen = { FORM($item, "einen") } (beschädigt)
root-item_state-worn = { $item } (beschädigt, benutzt)
    .einen = { FORM($item, "einen") } (beschädigt, benutzt)

## root.character_name

root-character_name-thief = Dieb
root-character_name-tinker = Tüftler
root-character_name-ranger = Waldläufer

## root.character_effect

root-character_effect-thief = Stiefel, Fackel, Tee, Schwert; Stehlen: eine zufällige Karte von jemandem auf der Lichtung
root-character_effect-tinker = Stiefel, Fackel, Beutel, Hammer; Tagarbeit: eine Karte der Gemeinschaft der Lichtung vom Ablagestapel
root-character_effect-ranger = Stiefel, Fackel, Armbrust, Schwert; Unterschlupf: drei Gegenstände reparieren, Tageslicht endet

## root.relation

root-relation-hostile = Feindlich
root-relation-indifferent = Neutral
root-relation-amiable = Freundlich
root-relation-friendly = Befreundet
root-relation-allied = Alliiert

## root.quest_name

root-quest_name-fundraising = Spendensammlung
root-quest_name-errand = Botengang
root-quest_name-logistics_help = Hilfe beim Transport
root-quest_name-repair_a_shed = Schuppen reparieren
root-quest_name-give_a_speech = Eine Rede halten
root-quest_name-guard_duty = Wachdienst
root-quest_name-fend_off_a_bear = Einen Bären vertreiben
root-quest_name-expel_bandits = Banditen verjagen
root-quest_name-escort = Geleitschutz

## root.score

root-score-explore = für eine erkundete Ruine
root-score-ally = für Hilfe an Alliierte
root-score-relationship = für eine bessere Beziehung
root-score-quest = für Aufgaben
root-score-infamy = für Niedertracht

## root.source: what points came from, in a table

root-source-explore = Erkundete Ruinen
root-source-ally = Hilfe an Alliierte
root-source-relationship = Beziehungen
root-source-quest = Aufgaben
root-source-infamy = Niedertracht

## root.prompt

root-prompt-vagabond-action = Tageslicht: Welche Aktion?
root-prompt-vagabond-aid = Wem hilfst du?
root-prompt-vagabond-aid_card = Welche Karte gibst du { FORM($clearing, "auf") } her?
root-prompt-vagabond-aid_item = Welchen Gegenstand benutzt du dafür?
root-prompt-vagabond-aid_take = Welchen hergestellten Gegenstand nimmst du dafür?
root-prompt-vagabond-capacity = Du trägst zu viel. Welchen Gegenstand gibst du für immer her?
root-prompt-vagabond-character = Welchen Charakter spielst du?
root-prompt-vagabond-coalition = Mit wem gehst du ein Bündnis ein?
root-prompt-vagabond-day_labor = Tagarbeit: Welche Karte nimmst du vom Ablagestapel?
root-prompt-vagabond-enlist = Kämpfen alliierte Krieger { FORM($clearing, "auf") } für dich?
root-prompt-vagabond-escort = Wessen Krieger kommen { FORM($origin, "von") } { FORM($destination, "nach") } mit?
root-prompt-vagabond-full_removal = Hier wird alles entfernt; du beschädigst Gegenstände. Welchen?
root-prompt-vagabond-hit = Treffer { FORM($clearing, "auf") }: Wer oder was erleidet ihn?
root-prompt-vagabond-move = Wohin bewegst du dich?
root-prompt-vagabond-quest = Welche Aufgabe erledigst du?
root-prompt-vagabond-refresh = Welchen Gegenstand frischst du auf?
root-prompt-vagabond-repair = Welchen Gegenstand reparierst du?
root-prompt-vagabond-reward = Welche Belohnung nimmst du?
root-prompt-vagabond-slip = Schleichst du an einen benachbarten Ort, oder bleibst du?
root-prompt-vagabond-start = In welchem Wald beginnst du?
root-prompt-vagabond-steal = Stehlen: Von wem?
root-prompt-vagabond-strike = Schießen: Worauf?

## root.option

root-option-explore = die Ruine erkunden
root-option-aid = helfen (eine Karte geben, einen Gegenstand benutzen)
root-option-quest = eine Aufgabe erledigen
root-option-strike = mit der Armbrust schießen
root-option-repair = einen Gegenstand reparieren
root-option-special = Sonderaktion deines Charakters
root-option-cards = zwei Karten ziehen
root-option-points = ein Punkt je erledigter Aufgabe dieser Gemeinschaft
root-option-ally = ein alliierter Krieger

## root.label

root-label-activate_coalition = { $card } ({ $suit }) aktivieren: Du erhältst keine Punkte mehr und gewinnst nur noch im Bündnis mit jemandem

## root.event

root-event-pawn = { FORM($seat, "der") } geht { FORM($origin, "von") } { FORM($destination, "nach") }.
root-event-pawn-start = { FORM($seat, "der") } beginnt { FORM($destination, "auf") }.
root-event-coalition = { FORM($seat, "der") } geht ein Bündnis mit { FORM($partner, "dem") } ein.
root-event-character = { FORM($seat, "der") } zieht als { $character } los.
root-event-refreshed = { FORM($seat, "der") } frischt { FORM($item, "einen") } auf.
root-event-rested = { FORM($seat, "der") } ruht im Wald.
root-event-item_lost = { FORM($seat, "der") } gibt { FORM($item, "einen") } für immer her.
root-event-damaged = { FORM($seat, "der") } beschädigt { FORM($item, "einen") }.
root-event-repaired = { FORM($seat, "der") } repariert { FORM($item, "einen") }.
root-event-exhausted = { FORM($seat, "der") } benutzt { FORM($item, "einen") }.
root-event-explored = { FORM($seat, "der") } erkundet die Ruine { FORM($place, "auf") } und findet { FORM($item, "einen") }.
root-event-aided = { FORM($seat, "der") } hilft { FORM($other, "dem") }.
root-event-took_item = { FORM($seat, "der") } nimmt { FORM($other, "dem") } { FORM($item, "einen") } ab.
root-event-quest = { FORM($seat, "der") } erledigt die Aufgabe { $quest }.
root-event-new_quest = Eine neue Aufgabe liegt aus: { $quest }.
root-event-day_labor = { FORM($seat, "der") } nimmt { $card } vom Ablagestapel.
root-event-relation = Beziehung { FORM($other, "des") } { FORM($seat, "zum") }: jetzt { $relation }.

## root.why

root-why-no-aid = Zum Helfen brauchst du eine passende Karte, einen Gegenstand zum Benutzen und fremde Marker auf deiner Lichtung.
root-why-no-boots = Du hast zu wenige Stiefel zum Benutzen.
root-why-no-explore = Du brauchst eine Fackel und eine Ruine auf deiner Lichtung.
root-why-no-item = Dieser Gegenstand ist nicht mehr im Vorrat.
root-why-no-labor = Keine Karte im Ablagestapel ist ein Vogel oder entspricht deiner Lichtung.
root-why-no-partner = Niemand kommt für ein Bündnis in Frage: Alle anderen haben die Siegpunkteleiste verlassen oder sind schon gebunden.
root-why-no-quest = Keine Aufgabe passt zu deiner Lichtung und deinen Gegenständen.
root-why-no-quest-items = Du hast nicht beide Gegenstände dieser Aufgabe bereit.
root-why-no-repair = Du brauchst einen Hammer und einen beschädigten Gegenstand.
root-why-no-strike = Du brauchst eine Armbrust und einen Gegner auf deiner Lichtung.
root-why-no-torch = Du hast keine Fackel zum Benutzen.
root-why-no-victim = Niemand mit Handkarten hat Marker auf deiner Lichtung.
root-why-quest-suit = Diese Aufgabe hat eine andere Gemeinschaft als deine Lichtung.

## root.button

root-button-explore = Erkunden
root-button-aid = Helfen
root-button-quest = Aufgabe
root-button-strike = Schießen
root-button-repair = Reparieren
root-button-special = Sonderaktion
root-button-special_thief = Stehlen
root-button-special_tinker = Tagarbeit
root-button-special_ranger = Unterschlupf
root-button-character-thief = Dieb: stiehlt Karten
root-button-character-tinker = Tüftler: nimmt Abgelegtes
root-button-character-ranger = Waldläufer: repariert
root-button-cards = Zwei Karten
root-button-points = Punkte
root-button-ally = Alliierter Krieger
root-button-stay = Bleiben
root-button-let_go = Nicht retten
root-button-alone = Allein
root-button-take_nothing = Nichts nehmen

## root.tell

root-tell-pawn = Spielfigur
root-tell-satchel = Rucksack und beschädigte Gegenstände: { $n }, höchstens { $limit }
root-tell-relation_to = Beziehung { FORM($name, "zum") }
root-tell-relation = { $relation }, { $aids }
root-tell-tiles = { $n } × { $item }
root-tell-tiles-track = { $n } × { $item }, { $track }
root-tell-aids =
    { $n ->
        [one] in diesem Zug { $n } Hilfe
       *[other] in diesem Zug { $n } Hilfen
    }
root-tell-quest = Aufgabe
root-tell-quests_left = Aufgaben im Stapel: { $n }

## root.thing

root-thing-pawn = Spielfigur
root-thing-exhausted = Benutzte Gegenstände
root-thing-damaged = Beschädigte Gegenstände
root-thing-satchel = Rucksack
root-thing-relations = Beziehungen
root-thing-quests = Aufgaben
root-thing-completed = Erledigte Aufgaben
root-thing-coalition = Bündnis

## root.seat

root-seat-items-ready = Gegenstände bereit
root-seat-coalition = Bündnis
root-seat-how-vagabond = Punktet mit Freundschaften, Aufgaben, erkundeten Ruinen und den Markern feindlicher Fraktionen.
root-seat-birdsong-vagabond = Gegenstände auffrischen, dann an einen Nachbarort schleichen.
root-seat-daylight-vagabond = Gegenstände benutzen, um zu handeln: bewegen, kämpfen, erkunden, helfen, Aufgabe, schießen, reparieren, herstellen, Sonderaktion.
root-seat-evening-vagabond = Im Wald alles reparieren. Ziehen, fünf Karten behalten, den Rucksack prüfen.
root-seat-character = Charakter
root-seat-tracks = Gegenstandsleisten
root-seat-track-tea =
    { $n ->
        [one] jeder frischt { $n } Gegenstand mehr auf
       *[other] jeder frischt { $n } Gegenstände mehr auf
    }
root-seat-track-coins =
    { $n ->
        [one] je { $n } Karte mehr
       *[other] je { $n } Karten mehr
    }
root-seat-track-bag =
    { $n ->
        [one] jeder lässt { $n } Gegenstand mehr tragen
       *[other] jeder lässt { $n } Gegenstände mehr tragen
    }
root-seat-satchel = Rucksack
root-seat-satchel-hint = blasse sind benutzt
root-seat-damaged = Beschädigt
root-seat-capacity =
    { $n } von { $limit ->
        [one] { $limit } Gegenstand
       *[other] { $limit } Gegenständen
    } in Rucksack und Beschädigt-Feld
root-seat-relations = Beziehungen
root-seat-relations-hint = Marker feindlicher Fraktionen geben in den Kämpfen seines Zuges je einen Punkt.
root-seat-step = { $aids }× helfen: +{ $points }
root-seat-aids = Hilfen in diesem Zug
root-seat-quests = Aufgaben
root-seat-quests-none = keine offene Aufgabe
root-seat-quests-done = Erledigt:
root-seat-quests-deck = { $n } im Stapel

## root.fight

root-fight-hostile = { FORM($name, "Der") } wird feindlich

## root.setup

root-setup-does-vagabond = Wandert allein mit einem Rucksack voller Gegenstände, hilft, erkundet und kämpft. Seine Aufgabe: die richtigen Freunde finden, und Feinde.
root-setup-hard-vagabond = viele Wege, wenige Marker

## root.coach

root-coach-vagabond-birdsong = Drei benutzte Gegenstände werden aufgefrischt, und zwei mehr je Tee auf seiner Leiste. Dann darfst du einen Schritt umsonst schleichen: der einzige Weg in einen Wald.
root-coach-vagabond-daylight = Jede Aktion benutzt Gegenstände: Plane erst den ganzen Weg. Erkunde früh Ruinen: Mehr Gegenstände heißt mehr von allem.
root-coach-vagabond-evening = Im Wald werden alle beschädigten Gegenstände repariert. Dann ziehst du eine Karte, eine mehr für jeden Gegenstand Münzen auf der Leiste, und prüfst, was du tragen kannst.
root-coach-vagabond-action = Bei einer Ruine erkunde; neben anderen und mit passender Karte hilf; mit zwei passenden Gegenständen erledige eine Aufgabe. Behalte einen Stiefel, um schlechter Gesellschaft zu entkommen.
root-coach-vagabond-aid = Hilf denen, die einen Gegenstand hergestellt haben, den du willst, oder mit denen diese Hilfe den nächsten Schritt vollendet. Die Schritte brauchen eine, zwei, dann drei Hilfen in einem Zug.
root-coach-vagabond-aid_card = Die Karte kommt auf die Hand dieser Person. Gib lieber etwas Harmloses als einen Hinterhalt.
root-coach-vagabond-aid_item = Jeder bereite Gegenstand genügt. Benutze den, den du in diesem Zug am wenigsten brauchst.
root-coach-vagabond-aid_take = Ein neuer Gegenstand ist oft mehr wert als die Karte, die du gegeben hast. Schwerter, Stiefel und Tee hat man nie genug.
root-coach-vagabond-capacity = Was du hergibst, ist für immer weg. Trenne dich zuerst von Beschädigtem oder Doppeltem; Beutel auf ihrer Leiste lassen dich mehr tragen.
root-coach-vagabond-character = Der Waldläufer kämpft am besten und repariert drei Gegenstände, der Dieb nimmt Karten, der Tüftler stellt her und repariert. Für die erste Partie verzeiht der Waldläufer am meisten.
root-coach-vagabond-coalition = Du verlässt die Siegpunkteleiste und gewinnst nur, wenn die gewählte Person gewinnt. Ein Ausweg, wenn du weit zurückliegst.
root-coach-vagabond-day_labor = Nimm, was du gleich brauchst: eine Karte zum Herstellen hier, zum Helfen, oder einen Vogel, der überall passt.
root-coach-vagabond-enlist = Ihre Krieger erhöhen die Treffer, die du würfeln kannst, und können Treffer für dich erleiden. Erleiden sie mehr als deine Gegenstände, wird ihre Fraktion feindlich.
root-coach-vagabond-escort = Alliierte Krieger folgen dir, ohne gefragt zu werden. Nimm sie mit, wenn du dort mit ihnen kämpfen willst.
root-coach-vagabond-full_removal = Du bleibst, aber drei deiner Gegenstände werden beschädigt. Wähle, worauf du verzichten kannst, bis du ruhst oder reparierst.
root-coach-vagabond-hit = Beschädige, was du am wenigsten brauchst; benutzte Gegenstände tun es auch. Schone ein Schwert: Ohne unbeschädigtes würfelst du keine Treffer und bist wehrlos.
root-coach-vagabond-move = Ein Schritt kostet einen Stiefel, zwei, wo feindliche Krieger stehen. Geh dorthin, wo eine Ruine, eine Aufgabe dieser Gemeinschaft oder jemand zum Helfen wartet.
root-coach-vagabond-quest = Beide Gegenstände werden benutzt. Aufgaben einer Gemeinschaft summieren sich: Als Punkte bringt die erste einen, die zweite zwei, die dritte drei.
root-coach-vagabond-refresh = Frische auf, was du heute brauchst: Stiefel zum Reisen und die Gegenstände für die nächste Ruine, Aufgabe oder den nächsten Kampf.
root-coach-vagabond-repair = Repariere, was Punkte bringt: zuerst Schwerter, Stiefel und Fackeln. Der Gegenstand kommt zurück, wie er lag: Ein benutzter bleibt benutzt.
root-coach-vagabond-reward = Am Anfang sind zwei Karten mehr wert; mit mehreren Aufgaben dieser Gemeinschaft nimm die Punkte.
root-coach-vagabond-slip = Ein Schritt umsonst, sogar in einen Wald oder auf eine feindliche Lichtung. Geh auf eine Ruine oder Aufgabe zu; verbringe die Nacht im Wald, wenn viel beschädigt ist.
root-coach-vagabond-start = Beginne in einem Wald neben einer Ruine: Sie zu erkunden bringt den ersten Punkt und den ersten neuen Gegenstand.
root-coach-vagabond-steal = Du bekommst eine zufällige Karte. Nimm sie von denen, die vorn liegen oder die meisten haben.
root-coach-vagabond-strike = Ganz ohne Würfel ist der Marker weg. Ein Krieger macht seine Fraktion feindlich; ein unbewachtes Gebäude oder Plättchen ist ein Punkt und zerstört keine Freundschaft.

## root.explain

root-explain-vagabond = Eine einzelne Spielfigur mit Gegenständen statt Kriegern. Er herrscht nie, bewegt sich aber, wer auch immer herrscht.
    .law = root 9.2.3
root-explain-pawn = Der Vagabund selbst: kein Krieger, zählt nicht für die Herrschaft und kann nicht entfernt werden.
    .law = root 9.2.2
root-explain-thief = Beginnt mit Stiefel, Fackel, Tee und Schwert. Stehlen: Eine Fackel nimmt einer Person auf der Lichtung eine zufällige Karte.
    .law = root D.1
root-explain-tinker = Beginnt mit Stiefel, Fackel, Beutel und Hammer. Tagarbeit: Eine Fackel nimmt eine Karte der Lichtung oder einen Vogel vom Ablagestapel.
    .law = root D.2
root-explain-ranger = Beginnt mit Stiefel, Fackel, Armbrust und Schwert. Unterschlupf: Eine Fackel repariert drei Gegenstände und beendet das Tageslicht.
    .law = root D.3
root-explain-exhausted = Verdeckt: schon benutzt, bis der Gegenstand aufgefrischt wird.
    .law = root 9.5
root-explain-damaged = Jeder Treffer beschädigt einen Gegenstand; er nützt nichts, bis ihn ein Hammer oder eine Nacht im Wald repariert.
    .law = root 9.2.7
root-explain-satchel = Fasst sechs Gegenstände und zwei mehr je Beutel auf der Leiste; Beschädigte zählen, die auf Leisten nicht. Was am Abend zu viel ist, geht für immer verloren.
    .law = root 9.6.4
root-explain-relations = Wie die anderen Fraktionen zum Vagabunden stehen. Helfen verbessert es und gibt Punkte; einen Krieger zu entfernen macht die Fraktion feindlich.
    .law = root 9.2.9
root-explain-indifferent = Der Anfang. Eine Hilfe in einem Zug macht diese Fraktion freundlich, für einen Punkt.
    .law = root 9.2.9
root-explain-amiable = Zwei Hilfen in einem Zug machen diese Fraktion befreundet, für zwei Punkte.
    .law = root 9.2.9.I
root-explain-friendly = Drei Hilfen in einem Zug machen diese Fraktion alliiert, für zwei Punkte.
    .law = root 9.2.9.I
root-explain-allied = Jede Hilfe für Alliierte gibt zwei Punkte, und alliierte Krieger bewegen sich und kämpfen mit dem Vagabunden.
    .law = root 9.2.9.II
root-explain-hostile = Wo ihre Krieger stehen, kostet der Eintritt einen Stiefel mehr. In Kämpfen im eigenen Zug erhält der Vagabund einen Punkt je entferntem Marker.
    .law = root 9.2.9.III
root-explain-quests = Auf einer Lichtung ihrer Gemeinschaft benutzt der Vagabund die beiden gezeigten Gegenstände. Lohn: zwei Karten, oder ein Punkt je erledigter Aufgabe dieser Gemeinschaft.
    .law = root 9.5.5
root-explain-completed = Erledigte Aufgaben. Jede macht die nächste ihrer Gemeinschaft einen Punkt mehr wert.
    .law = root 9.5.5
root-explain-coalition = Ab vier Personen kann der Vagabund mit einer Dominanzkarte die Siegpunkteleiste verlassen und gemeinsam mit der Person gewinnen, die die wenigsten Punkte hat.
    .law = root 9.2.8

## Rat, Aktionen, Warnungen und Verluste

root-advice-items =
    { $way ->
        [gain] Mehr Gegenstände, oder mehr davon bereit.
       *[cost] Das nutzt oder kostet Gegenstände.
    }
root-advice-friends =
    { $way ->
        [gain] Das bringt dich einer Fraktion näher.
       *[cost] Eine Freundschaft leidet.
    }
root-advice-quests =
    { $way ->
        [gain] Eine Aufgabe rückt in Reichweite.
       *[cost] Eine Aufgabe rückt in die Ferne.
    }
root-advice-ruins =
    { $way ->
        [gain] Du kommst einer Ruine näher: ein Gegenstand und ein Punkt.
       *[cost] Du entfernst dich von den Ruinen.
    }
root-does-vagabond-move = Benutzt einen Stiefel, und noch einen, um eine Lichtung mit feindlichen Kriegern zu betreten.
root-does-vagabond-battle = Benutzt ein Schwert. Du kämpfst auf deiner Lichtung und würfelst höchstens so viele Treffer, wie du unbeschädigte Schwerter hast.
root-does-vagabond-explore = Benutzt eine Fackel. Du nimmst hier einen Gegenstand aus der Ruine und bekommst einen Punkt.
root-does-vagabond-aid = Benutzt einen Gegenstand und kostet eine Karte, die zu dieser Lichtung passt. Du darfst einen Gegenstand nehmen, und die Freundschaft wächst.
root-does-vagabond-quest = Benutzt die zwei Gegenstände einer Aufgabe auf einer Lichtung ihrer Gemeinschaft. Du ziehst zwei Karten oder bekommst Punkte für alle deine Aufgaben dieser Gemeinschaft.
root-does-vagabond-strike = Benutzt eine Armbrust. Du entfernst hier einen Krieger; wo keiner ist, ein Gebäude oder Plättchen.
root-does-vagabond-repair = Benutzt einen Hammer. Du reparierst einen beschädigten Gegenstand.
root-does-vagabond-special = Benutzt eine Fackel. Du nutzt die Sonderaktion deines Charakters.
root-warn-defenseless = Kein unbeschädigtes Schwert bleibt: Im Kampf bist du wehrlos.
root-loss-damaged = Du musstest einen Gegenstand beschädigen: { $item }.
