### Root: eine Zeile für alle, die zum ersten Mal spielen: worum es in einer Phase geht, wie eine vernünftige Antwort aussieht.

## Marquise de Katz

root-coach-marquise-birdsong = Jede deiner Sägemühlen bringt jetzt ein Holz. Holz zahlt nur für Gebäude, die es über beherrschte Lichtungen erreicht.
root-coach-marquise-daylight = Erst herstellen, dann drei Aktionen. Ein guter Zug baut etwas und rekrutiert einmal; der Rest ist Marschieren und Kämpfen um Platz.
root-coach-marquise-evening = Du ziehst eine Karte, und je eine mehr für den dritten und den fünften Rekrutierer. Behalte Vögel, die Aktionen bringen, und einen Hinterhalt zur Verteidigung.
root-coach-marquise-action = Punkte bringt das Bauen, wann immer Holz einen freien Bauplatz auf einer beherrschten Lichtung erreicht. Sonst rekrutiere, oder marschiere, um mehr zu beherrschen.
root-coach-marquise-build = Frühe Sägemühlen zahlen sich aus; die zweite Werkstatt gibt gleich zwei Punkte; mit dem dritten Rekrutierer ziehst du mehr. Baue dort, wo Gegner zuletzt hinkommen.
root-coach-marquise-extra = Ein Vogel bringt eine weitere Aktion. Das lohnt sich, wenn sie etwas baut oder rettet; sonst behalte ihn.
root-coach-marquise-hospitals = Eine Karte bringt alle hier verlorenen Krieger zur Festung zurück. Für einen einzigen ist das teuer, für drei ein guter Handel.
root-coach-marquise-keep = Für die erste Partie taugt jede Ecke: deine ersten Gebäude stehen hier oder nebenan, und sonst darf hier niemand Marker platzieren. Nur in die Gegenecke kommen keine Krieger von dir.
root-coach-marquise-overwork = Du gibst eine Karte der Gemeinschaft, die die Lichtung der Sägemühle hat, oder einen Vogel für ein Holz dort aus. Tu es, wenn für ein Gebäude in diesem Zug genau dieses Holz fehlt.
root-coach-marquise-short-warrior = Dein Vorrat ist fast leer. Stelle die letzten Krieger dorthin, wo ein Gegner nah ist oder wo du losmarschieren willst.
root-coach-marquise-short-wood = All dein Holz liegt dann auf dem Spielplan. Lege es dorthin, wo es einen freien Bauplatz erreicht, und gib es bald aus.
root-coach-marquise-start-sawmill = Hier entsteht in jeder Morgenröte Holz. Wähle eine sichere Lichtung, möglichst mit einem weiteren Bauplatz.
root-coach-marquise-start-workshop = Die Werkstatt stellt mit der Gemeinschaft dieser Lichtung her. Vergleiche sie mit den Kosten deiner Handkarten.
root-coach-marquise-start-recruiter = Hier kommen neue Krieger an. Stelle ihn auf die Seite, von der du Besuch erwartest oder auf der du zuerst marschieren willst.
root-coach-marquise-wood = Nimm zuerst Holz, das ein Gegner erreichen könnte: jedes Plättchen, das er entfernt, gibt ihm einen Punkt.

## Baumkronen-Dynastie

root-coach-eyrie-birdsong = Du musst dem Dekret eine oder zwei Karten hinzufügen, und jede wirkt von nun an in jedem Zug. Denk auch an den nächsten.
root-coach-eyrie-daylight = Erst herstellen, dann dem Dekret von links nach rechts gehorchen. Lässt sich eine Karte nicht ausführen, kostet der Aufruhr Punkte und beendet das Tageslicht.
root-coach-eyrie-evening = Deine Nester geben jetzt Punkte, und das jeden Abend. Dann ziehst du eine Karte, und je eine mehr für das dritte und das sechste Nest.
root-coach-eyrie-add = Rekrutieren und Bewegen scheitern selten; Bauen braucht jeden Zug eine neue beherrschte Lichtung mit freiem Bauplatz. Vögel passen überall, kosten aber im Aufruhr je einen Punkt.
root-coach-eyrie-build = Ein Nest gibt von nun an jeden Abend Punkte. Wähle eine Lichtung, auf der Krieger von dir bleiben.
root-coach-eyrie-decree-recruit = Beginne mit der Gemeinschaft, für die du die wenigsten Nester hast. Ein Vogel passt zu jedem Nest und kann warten.
root-coach-eyrie-decree-move = Beginne mit der Karte, die dir die wenigsten Wege lässt. Zieh dorthin, wo du kämpfen oder bauen wirst, aber lass deinen Nestern Wachen.
root-coach-eyrie-decree-battle = Beginne mit der Karte, die die wenigsten Kämpfe erlaubt; ein Vogel kann warten. Auch ein verlorener Kampf erfüllt das Dekret.
root-coach-eyrie-decree-build = Beginne mit der Gemeinschaft, die die wenigsten Bauplätze hat; ein Vogel passt überall und kann warten. Ohne Bauplatz folgt der Aufruhr.
root-coach-eyrie-leader = Solange dieser Anführer herrscht, stehen zwei Vögel in den genannten Spalten: nimm welche, die du jeden Zug erfüllen kannst. Der Despot, der gleich baut, und der Charismatiker, der paarweise rekrutiert, beginnen gut.
root-coach-eyrie-new_roost = Zurückkommen darfst du nur, wo die wenigsten Krieger sind. Wähle eine Lichtung, die du halten kannst, fern von starken Nachbarn.
root-coach-eyrie-recruit = Stelle den Krieger dorthin, wo die nächsten Karten einen brauchen: zum Losziehen, zum Kämpfen oder als Wache eines schwachen Nests.
root-coach-eyrie-start = Hier beginnen dein Nest und sechs Krieger. Benachbarte Lichtungen mit freien Bauplätzen werden deine nächsten Nester.

## Waldland-Allianz

root-coach-alliance-birdsong = Jetzt handeln deine Unterstützer: erst Revolten, dann Sympathie. Jedes Plättchen gibt Punkte, die späten viel mehr als die ersten.
root-coach-alliance-daylight = Handkarten werden hergestellt, zu Unterstützern oder, wenn du einen Stützpunkt hast, zu Offizieren. Sammle vor dem ersten Stützpunkt zwei Unterstützer einer Gemeinschaft für eine Revolte.
root-coach-alliance-evening = Jeder Offizier gibt dir einen Militäreinsatz. Dann ziehst du eine Karte, und eine mehr je Stützpunkt auf dem Spielplan.
root-coach-alliance-cut = Behalte Paare einer Gemeinschaft, mit der du noch revoltieren kannst, und Vögel, die zu allem passen.
root-coach-alliance-mobilize = Nimm eine Gemeinschaft, mit der du revoltieren oder Sympathie verbreiten willst. Ein Hinterhalt schützt dich nur von der Hand aus, nicht vom Stapel.
root-coach-alliance-operation = Organisieren bringt Punkte ohne Unterstützer: ein Krieger wird zu Sympathie. Rekrutiere, wenn Stützpunkte allein stehen; bewege, wenn niemand dort ist, wo Sympathie fehlt.
root-coach-alliance-organize = Der Krieger geht, ein Plättchen kommt und gibt Punkte. Am besten dort, wo Gegner durchmüssen und Empörung bezahlen.
root-coach-alliance-outrage = Gib die Karte her, die du am wenigsten brauchst. Ein Vogel hülfe der Allianz überall: trenne dich lieber von einer Karte der Gemeinschaft.
root-coach-alliance-recruit = Schütze deine Stützpunkte: fällt einer, kostet das Unterstützer und die Hälfte der Offiziere. Oder rekrutiere, wo jemand hinausziehen und organisieren kann.
root-coach-alliance-revolt = Eine Revolte fegt alle gegnerischen Marker weg und lässt dir einen Stützpunkt und einen Offizier. Nimm eine Lichtung voller gegnerischer Gebäude und Plättchen: jedes ist ein Punkt.
root-coach-alliance-spread = Nimm Lichtungen, auf denen kein Gegner drei Krieger hat, denn dort kostet es einen Unterstützer mehr. Am besten sind Kreuzungen: wer hineinmarschiert, zahlt dir eine Karte.
root-coach-alliance-supporter = Gib erst Karten der Gemeinschaft aus und behalte Vögel, die für jede Lichtung zahlen.
root-coach-alliance-train = Jeder Offizier ist jeden Abend ein Einsatz mehr; die ersten drei zählen am meisten. Bedenke: ein Offizier ist einer deiner zehn Krieger.

## Vagabund

root-coach-vagabond-birdsong = Drei benutzte Gegenstände werden aufgefrischt, und zwei mehr je Tee auf seiner Leiste. Dann darfst du einen Schritt umsonst schleichen: der einzige Weg in einen Wald.
root-coach-vagabond-daylight = Jede Aktion benutzt Gegenstände: plane erst den ganzen Weg. Erkunde früh Ruinen: mehr Gegenstände heißt mehr von allem.
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
root-coach-vagabond-enlist = Ihre Krieger erhöhen die Treffer, die du würfeln kannst, und können Treffer für dich nehmen. Nehmen sie mehr als deine Gegenstände, wird ihre Fraktion feindlich.
root-coach-vagabond-escort = Alliierte Krieger folgen dir, ohne gefragt zu werden. Nimm sie mit, wenn du dort mit ihnen kämpfen willst.
root-coach-vagabond-full_removal = Du bleibst, aber drei deiner Gegenstände werden beschädigt. Wähle, worauf du verzichten kannst, bis du ruhst oder reparierst.
root-coach-vagabond-hit = Beschädige, was du am wenigsten brauchst; benutzte Gegenstände tun es auch. Schone ein Schwert: ohne unbeschädigtes würfelst du keine Treffer und bist wehrlos.
root-coach-vagabond-move = Ein Schritt kostet einen Stiefel, zwei, wo feindliche Krieger stehen. Geh dorthin, wo eine Ruine, eine Aufgabe dieser Gemeinschaft oder jemand zum Helfen wartet.
root-coach-vagabond-quest = Beide Gegenstände werden benutzt. Aufgaben einer Gemeinschaft summieren sich: als Punkte bringt die erste einen, die zweite zwei, die dritte drei.
root-coach-vagabond-refresh = Frische auf, was du heute brauchst: Stiefel zum Reisen und die Gegenstände für die nächste Ruine, Aufgabe oder den nächsten Kampf.
root-coach-vagabond-repair = Repariere, was Punkte bringt: zuerst Schwerter, Stiefel und Fackeln. Der Gegenstand kommt zurück, wie er lag: ein benutzter bleibt benutzt.
root-coach-vagabond-reward = Am Anfang sind zwei Karten mehr wert; mit mehreren Aufgaben dieser Gemeinschaft nimm die Punkte.
root-coach-vagabond-slip = Ein Schritt umsonst, sogar in einen Wald oder auf eine feindliche Lichtung. Geh auf eine Ruine oder Aufgabe zu; verbringe die Nacht im Wald, wenn viel beschädigt ist.
root-coach-vagabond-start = Beginne in einem Wald neben einer Ruine: sie zu erkunden bringt den ersten Punkt und den ersten neuen Gegenstand.
root-coach-vagabond-steal = Du bekommst eine zufällige Karte. Nimm sie von denen, die vorn liegen oder die meisten haben.
root-coach-vagabond-strike = Ganz ohne Würfel ist der Marker weg. Ein Krieger macht seine Fraktion feindlich; ein unbewachtes Gebäude oder Plättchen ist ein Punkt und zerstört keine Freundschaft.

## Alle

root-coach-battle-ambush = Ein Hinterhalt erzielt zwei Treffer vor dem Würfeln, und bleibt kein Angreifer übrig, ist der Kampf vorbei. Denk auch an die Kämpfe, die noch kommen.
root-coach-battle-effect = Die Würfel sind gefallen: du weißt, was ein Effekt ändert. Lege keine Karte ab, nur um einen einzigen Krieger zu retten.
root-coach-battle-first = Im Zweifel lass die andere Seite beginnen: dann antwortest du auf das, was sie tut.
root-coach-battle-foil = Ein passender Hinterhalt hebt ihren auf; ohne ihn nimmst du gleich zwei Treffer. Vereitle ihn, wenn du sonst den Kampf verlierst.
root-coach-battle-loss = Jedes Gebäude oder Plättchen, das du verlierst, ist ein Punkt für den Gegner. Gib her, was sich am leichtesten ersetzen lässt.
root-coach-battle-where = Für dich zählt der höhere Würfel, aber nie mehr Treffer, als du dort Krieger hast (als Vagabund: unbeschädigte Schwerter); gegen die Allianz bekommst du den niedrigeren. Gebäude und Plättchen mit wenigen Wachen sind Punkte.
root-coach-cards-better_burrow_bank = Noch jemand zieht eine Karte: am besten, wer am weitesten zurückliegt.
root-coach-cards-codebreakers = Sieh dir die Hand derer an, die du angreifen willst: dann weißt du, ob ein Hinterhalt wartet.
root-coach-cards-stand_and_deliver = Dein Opfer erhält einen Punkt: nimm jemanden, der hinter dir liegt und lohnende Karten hat.
root-coach-cards-tax_collector = Gib einen Krieger her, wo du einen zu viel hast, nie die letzte Wache eines Gebäudes.
root-coach-cards-use = Diese Karten wirken nur in diesem Moment deines Zugs. Sieh nach, welche beim Nutzen abgelegt wird.
root-coach-craft = Ein Gegenstand gibt sofort Punkte, und es gibt wenige von jeder Art; ein anhaltender Effekt hilft die ganze Partie.
root-coach-craft-activate = Jeder Herstellungsmarker arbeitet einmal im Zug. Passt jede Gemeinschaft, nimm die, die deine anderen Karten nicht brauchen.
root-coach-daylight = Bevor es weitergeht, kannst du noch eine ausgelegte Karte oder eine Dominanzkarte nutzen. Meist geht es einfach weiter.
root-coach-discard = Behalte einen Hinterhalt, was du bald herstellen kannst, und Vögel. Gib her, was zu keiner deiner Lichtungen passt.
root-coach-dominance-spend = Jede Karte dieser Gemeinschaft zahlt, für den Vogel nur ein Vogel. Nimm sie nur, wenn du so gewinnen könntest, oder damit andere sie nicht bekommen.
root-coach-move-number = Bewege genug, um dort zu herrschen oder zu siegen, und lass genug zurück, um das Deine zu halten.
root-coach-move-where = Du musst die Ausgangs- oder die Ziellichtung beherrschen. Wenn du nicht die Allianz führst, kosten dich Krieger, die eine sympathisierende Lichtung betreten, eine Karte.
root-coach-spend = Eine Karte dieser Gemeinschaft oder ein Vogel zahlt. Gib die Gemeinschaft aus und behalte den Vogel, der überall passt.
root-coach-triggers-next = Mehreres geschieht zugleich, und du bestimmst die Reihenfolge. Erst, was Marker rettet, dann der Rest.
root-coach-triggers-side = Beide Seiten haben Marker mit Folgen verloren. Da du am Zug bist, bestimmst du, wessen Folgen zuerst kommen.

## What the table knows at this moment: said before the line

root-hint-actions =
    { $n ->
        [one] Eine Aktion ist übrig.
       *[other] { $n } Aktionen sind übrig.
    }
root-hint-actions_bird = Keine Aktion ist übrig. Eine Vogelkarte bringt noch eine, was sich lohnt, wenn sie etwas baut oder rettet; sonst beende das Tageslicht.
root-hint-actions_none = Keine Aktion ist übrig, und für eine weitere fehlt dir eine Vogelkarte: beende das Tageslicht.
root-hint-dominance = Du gewinnst, wenn du zu Beginn deiner Morgenröte drei Lichtungen ({ $suit }) beherrschst; jetzt sind es { $n }.
root-hint-dominance_bird = Du gewinnst, wenn du zu Beginn deiner Morgenröte zwei Gegenecken beherrschst.
root-hint-march_first = Dieser Marsch hat zwei Bewegungen; das ist die erste.
root-hint-march_second = Die zweite Bewegung dieses Marsches: mach sie, oder beende den Marsch.
root-hint-operations =
    { $n ->
        [one] Ein Einsatz ist übrig.
       *[other] { $n } Einsätze sind übrig.
    }
root-hint-added = Eine Karte ist dazugekommen; eine zweite steht dir frei.
root-hint-decree = { $column }: Karte { $n } von { $total } in dieser Spalte.
root-hint-outrage =
    Sympathie liegt auf { $n ->
        [one] Lichtung { $places }
       *[other] den Lichtungen { $places }
    }: sie zu entfernen gibt einen Punkt, aber du schuldest der Allianz eine Karte dieser Gemeinschaft (Empörung).
