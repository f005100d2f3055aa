### Exiles & Partisans: all the words of the deck that the standard deck does not have.

## root.card_name

root-card_name-saboteurs = Saboteure
root-card_name-soup_kitchens = Suppenküchen
root-card_name-boat_builders = Bootsbauer
root-card_name-corvid_planners = Krähenstrategen
root-card_name-eyrie_emigre = Baumkronen-Emigrant
root-card_name-fox_partisans = Fuchspartisanen
root-card_name-propaganda_bureau = Propagandabüro
root-card_name-false_orders = Falsche Befehle
root-card_name-informants = Informanten
root-card_name-rabbit_partisans = Hasenpartisanen
root-card_name-tunnels = Tunnel
root-card_name-charm_offensive = Charmeoffensive
root-card_name-swap_meet = Tauschbörse
root-card_name-coffin_makers = Sargmacher
root-card_name-mouse_partisans = Mäusepartisanen
root-card_name-league_of_adventurous_mice = Bund der Abenteuermäuse
root-card_name-murine_broker = Mäusemakler
root-card_name-master_engravers = Meistergraveure

## root.card_effect

root-card_effect-saboteurs = zu Beginn der Morgenröte mit einer hergestellten Karte eines Gegners ablegen
root-card_effect-soup_kitchens = deine Plättchen zählen für die Herrschaft je zwei
root-card_effect-boat_builders = Flüsse sind Wege für deine Bewegungen
root-card_effect-corvid_planners = deine Bewegungen brauchen keine Herrschaft
root-card_effect-eyrie_emigre = am Ende der Morgenröte bewegen und dort kämpfen; sonst ablegen
root-card_effect-fox_partisans = Kampf auf einer Fuchslichtung: ein Zusatztreffer; dann alle Handkarten außer Füchsen ablegen
root-card_effect-propaganda_bureau = einmal im Tageslicht für eine Karte einen Gegner auf passender Lichtung ersetzen
root-card_effect-false_orders = in der Morgenröte ablegen: Die Hälfte der Krieger eines Gegners verlässt eine Lichtung
root-card_effect-informants = am Abend einen Hinterhalt vom Ablagestapel nehmen, statt zu ziehen
root-card_effect-rabbit_partisans = Kampf auf einer Hasenlichtung: ein Zusatztreffer; dann alle Handkarten außer Hasen ablegen
root-card_effect-tunnels = Lichtungen mit deinen Herstellungsmarkern sind für dich benachbart
root-card_effect-charm_offensive = zu Beginn des Abends eine Karte ziehen; eine andere Fraktion erhält einen Punkt
root-card_effect-swap_meet = einmal in der Morgenröte eine zufällige Karte nehmen und dort eine geben
root-card_effect-coffin_makers = entfernte Krieger liegen hier; zu Beginn deiner Morgenröte sind fünf ein Punkt
root-card_effect-mouse_partisans = Kampf auf einer Mauslichtung: ein Zusatztreffer; dann alle Handkarten außer Mäusen ablegen
root-card_effect-league_of_adventurous_mice = einmal im Tageslicht mit einem hergestellten Gegenstand bewegen oder kämpfen
root-card_effect-murine_broker = eine Karte ziehen, sooft eine andere Fraktion einen Gegenstand herstellt
root-card_effect-master_engravers = jeder Gegenstand, den du herstellst, gibt einen Punkt mehr

## root.score

root-score-charm_offensive = durch „Charmeoffensive“
root-score-coffin_makers = durch „Sargmacher“
root-score-master_engravers = durch „Meistergraveure“

## root.cause

root-cause-fox_partisans = Fuchspartisanen
root-cause-rabbit_partisans = Hasenpartisanen
root-cause-mouse_partisans = Mäusepartisanen

## root.prompt

root-prompt-cards-charm_offensive = Charmeoffensive: Wer erhält einen Punkt?
root-prompt-cards-eyrie_emigre = Baumkronen-Emigrant: Du musst dich bewegen und dort kämpfen. Wohin?
root-prompt-cards-false_orders = Falsche Befehle: Wessen Krieger schickst du fort, und von wo?
root-prompt-cards-false_orders-way = Falsche Befehle: Wohin gehen die Krieger { FORM($seat, "des") } { FORM($clearing, "von") }?
root-prompt-cards-informants = Informanten: Welche Hinterhaltskarte nimmst du?
root-prompt-cards-league = Der Bund bricht auf: bewegen oder kämpfen?
root-prompt-cards-league_item = Bund der Abenteuermäuse: Welchen Gegenstand benutzt du?
root-prompt-cards-propaganda_bureau = Propagandabüro: Welcher gegnerische Krieger läuft zu dir über?
root-prompt-cards-saboteurs = Saboteure: Welche Karte wird mit ihnen abgelegt?
root-prompt-cards-swap_meet = Tauschbörse: Mit wem tauschst du?
root-prompt-cards-swap_meet-give = Tauschbörse: Welche Karte gibst du { FORM($seat, "dem") }?

## root.event

root-event-salvaged = { FORM($seat, "der") } nimmt { $card } vom Ablagestapel.
root-event-purged = { FORM($seat, "der") } legt für die Partisanen ab: { $cards }.
root-event-purged-nothing = { FORM($seat, "der") } hat für die Partisanen nichts abzulegen.
root-event-aside = { $card }: Dort liegen nun { $pieces } { FORM($owner, "des") } mehr.
root-event-sent_home = { $card }: Zurück im Vorrat sind { $pieces }.

## root.why

root-why-nobody-there = Die Bewegung muss enden, wo du gegen jemanden kämpfen kannst.

## root.say

root-say-aside = { $pieces } auf einer ausgelegten Karte
root-say-lying = Auf { $card } liegen { $lying }
root-say-warriors_of = { $pieces } { FORM($name, "des") }

## root.setup

root-setup-deck-exiles = Exilanten & Partisanen
root-setup-deck-about-exiles = Andere anhaltende Effekte, viele davon in den Zügen aller. Für alle, die das Standarddeck kennen.

## root.coach

root-coach-cards-charm_offensive = Der Punkt ist der Preis der Karte: Gib ihn denen, die am weitesten zurückliegen.
root-coach-cards-eyrie_emigre = Niemand fragt, ob. Geh dorthin, wo du in der Überzahl bist und wo Gebäude oder Plättchen liegen: Jedes, das du entfernst, ist ein Punkt.
root-coach-cards-false_orders = Schick fort, wer Gebäude bewacht oder eine Lichtung beherrscht, die du brauchst.
root-coach-cards-false_orders-way = Schick sie dorthin, wo sie am wenigsten nützen, oder wo sie Empörung auslösen: Dafür zahlen sie, nicht du.
root-coach-cards-informants = Du gibst dafür alles Ziehen auf: Bei einer Karte lohnt sich das, bei dreien kaum. Alle sehen, welchen Hinterhalt du nimmst.
root-coach-cards-league = Es kommt zu deinen anderen Aktionen hinzu: Tu, wofür sie nicht reichen.
root-coach-cards-league_item = Ein benutzter Gegenstand bleibt für immer verdeckt. Seine Punkte hast du ohnehin: Nimm, welchen du willst.
root-coach-cards-propaganda_bureau = Dort einer weniger, hier einer mehr: Wähle, wo das über die Herrschaft entscheidet.
root-coach-cards-saboteurs = Nimm die Karte, die denen, die führen, Zug um Zug am meisten hilft.
root-coach-cards-swap_meet = Tausche mit jemandem, der viele Karten hält oder sammelt, was du brauchst.
root-coach-cards-swap_meet-give = Gib, was dort am wenigsten hilft. Du darfst auch die genommene Karte zurückgeben.

## root.explain

root-explain-saboteurs = Eine aktivierte Dominanzkarte wurde nicht hergestellt und bleibt, ebenso die Karten eines Bündnispartners.
    .law = root 4.1.3
root-explain-soup_kitchens = Sympathie, Holz und die Festung herrschen dann wie Krieger. Im Kampf verteidigen Plättchen weiterhin nichts.
    .law = root 2.5
root-explain-boat_builders = Nur deine eigenen Bewegungen können einem Fluss folgen, auch das Schleichen einer Spielfigur; sonst wird dadurch nichts benachbart.
    .law = root 2.3
root-explain-corvid_planners = Wege brauchst du weiterhin, und andere müssen wie zuvor herrschen, wenn sie sich bewegen.
    .law = root 4.2.1
root-explain-eyrie_emigre = Niemand fragt, ob: Führt eine Bewegung dorthin, wo ein Gegner einen Marker hat, musst du eine ausführen und dort kämpfen.
    .law = root 4.1.3
root-explain-fox_partisans = Im Angriff oder in der Verteidigung, einmal je Kampf. Auch Vögel gehen; eine Hand aus Füchsen kostet nichts.
    .law = root 4.3.3.I
root-explain-propaganda_bureau = Die Karte muss zur Lichtung passen. Dein Krieger kommt aus dem Vorrat und muss dort platziert werden dürfen.
    .law = root G.1.21
root-explain-false_orders = Die Hälfte wird aufgerundet, Herrschaft spielt keine Rolle. Es ist die Bewegung des Gegners: Was sie auslöst, trifft ihn.
    .law = root 4.2
root-explain-informants = Das ersetzt alles Ziehen, auch Boni. Alle sehen, welche Karte es ist; Verlorene Seelen liegen nicht auf dem Ablagestapel.
    .law = root 2.1.2
root-explain-rabbit_partisans = Im Angriff oder in der Verteidigung, einmal je Kampf. Auch Vögel gehen; eine Hand aus Hasen kostet nichts.
    .law = root 4.3.3.I
root-explain-tunnels = Sie sind es für jede Regel, aber für niemanden sonst. Hämmer liegen nie auf zwei Lichtungen: Ein Vagabund hat nichts zu graben.
    .law = root 2.2.1
root-explain-charm_offensive = Zuerst kommt die Karte, dann sagst du, wer den Punkt erhält. Auch jemand ohne Marker auf der Leiste darf es sein.
    .law = root 3.1
root-explain-swap_meet = Nur ihr beide erfahrt die Karten. Die genommene darfst du zurückgeben.
    .law = root 1.2.1
root-explain-coffin_makers = Von allen, auch deine; nicht die ersetzten, die das Feldlazarett rettet oder die gerächt werden. Danach kehren alle zurück, ohne Punkt, wenn die Karte abgelegt wird.
    .law = root G.1.22
root-explain-mouse_partisans = Im Angriff oder in der Verteidigung, einmal je Kampf. Auch Vögel gehen; eine Hand aus Mäusen kostet nichts.
    .law = root 4.3.3.I
root-explain-league_of_adventurous_mice = Der Gegenstand bleibt für immer verdeckt, wenn ihn kein Vagabund nimmt. Ein Vagabund hat seine Gegenstände woanders und kann die Karte nicht nutzen.
    .law = root 4.1.3
root-explain-murine_broker = In jedem Zug, sofort. Gefundene oder genommene Gegenstände zählen nicht.
    .law = root 4.1.2
root-explain-master_engravers = Auch für alle, die für einen Gegenstand nie mehr als einen Punkt erhalten.
    .law = root 3.2.2
