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

root-card_effect-saboteurs = zu Beginn der Morgenröte ablegen, um eine hergestellte Karte eines Gegners abzulegen
root-card_effect-soup_kitchens = jedes deiner Plättchen zählt zwei, wenn die Herrschaft geprüft wird
root-card_effect-boat_builders = deine Bewegungen können Flüssen folgen, als wären sie Wege
root-card_effect-corvid_planners = deine Bewegungen brauchen keine Herrschaft, weder am Anfang noch am Ende
root-card_effect-eyrie_emigre = am Ende der Morgenröte musst du dich bewegen und am Ziel kämpfen; geht das nicht, wird die Karte abgelegt
root-card_effect-fox_partisans = im Kampf auf einer Fuchslichtung ein Zusatztreffer; danach alle Handkarten ablegen, die keine Füchse sind
root-card_effect-propaganda_bureau = einmal im Tageslicht eine Karte ausgeben, um einen gegnerischen Krieger auf einer passenden Lichtung durch einen eigenen zu ersetzen
root-card_effect-false_orders = in der Morgenröte ablegen, um die Hälfte der Krieger eines Gegners von einer Lichtung auf die nächste zu bewegen, wer auch herrscht
root-card_effect-informants = am Abend eine Hinterhaltskarte vom Ablagestapel nehmen, statt zu ziehen
root-card_effect-rabbit_partisans = im Kampf auf einer Hasenlichtung ein Zusatztreffer; danach alle Handkarten ablegen, die keine Hasen sind
root-card_effect-tunnels = Lichtungen mit deinen Herstellungsmarkern sind für dich zueinander benachbart
root-card_effect-charm_offensive = zu Beginn des Abends eine Karte ziehen; eine andere Fraktion deiner Wahl erhält einen Punkt
root-card_effect-swap_meet = einmal in der Morgenröte eine zufällige Karte von einer anderen Fraktion nehmen und ihr eine geben
root-card_effect-coffin_makers = entfernte Krieger aller liegen hier; zu Beginn deiner Morgenröte sind fünf davon ein Punkt, dann kehren alle zurück
root-card_effect-mouse_partisans = im Kampf auf einer Mauslichtung ein Zusatztreffer; danach alle Handkarten ablegen, die keine Mäuse sind
root-card_effect-league_of_adventurous_mice = einmal im Tageslicht einen deiner hergestellten Gegenstände benutzen, um dich zu bewegen oder zu kämpfen
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

## root.setup

root-setup-deck-exiles = Exilanten & Partisanen

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
