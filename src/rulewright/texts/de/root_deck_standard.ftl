### Das Standarddeck: alle zugehörigen Worte.

## root.card_name

root-card_name-birdy_bindle = Vogelbündel
root-card_name-woodland_runners = Waldläuferstiefel
root-card_name-arms_trader = Waffenhändler
root-card_name-crossbow_bird = Armbrust
root-card_name-armorers = Rüstungsschmiede
root-card_name-sappers = Sappeure
root-card_name-brutal_tactics = Brutale Taktiken
root-card_name-royal_claim = Königlicher Anspruch
root-card_name-ambush_bird = Hinterhalt!
root-card_name-dominance_bird = Dominanz
root-card_name-gently_used_knapsack = Gebrauchter Rucksack
root-card_name-root_tea_fox = Wurzeltee
root-card_name-travel_gear_fox = Reiseausrüstung
root-card_name-protection_racket = Schutzgeld
root-card_name-foxfolk_steel = Fuchsstahl
root-card_name-anvil = Amboss
root-card_name-stand_and_deliver = Geld oder Leben!
root-card_name-tax_collector = Steuereintreiber
root-card_name-favor_of_the_foxes = Gunst der Füchse
root-card_name-ambush_fox = Hinterhalt!
root-card_name-dominance_fox = Dominanz
root-card_name-smugglers_trail = Schmugglerpfad
root-card_name-root_tea_rabbit = Wurzeltee
root-card_name-a_visit_to_friends = Besuch bei Freunden
root-card_name-bake_sale = Kuchenverkauf
root-card_name-favor_of_the_rabbits = Gunst der Hasen
root-card_name-command_warren = Kommandobau
root-card_name-better_burrow_bank = Bessere Baubank
root-card_name-cobbler = Schuster
root-card_name-ambush_rabbit = Hinterhalt!
root-card_name-dominance_rabbit = Dominanz
root-card_name-mouse_in_a_sack = Maus im Sack
root-card_name-root_tea_mouse = Wurzeltee
root-card_name-travel_gear_mouse = Reiseausrüstung
root-card_name-investments = Geldanlagen
root-card_name-sword = Schwert
root-card_name-crossbow_mouse = Armbrust
root-card_name-favor_of_the_mice = Gunst der Mäuse
root-card_name-scouting_party = Spähtrupp
root-card_name-codebreakers = Codeknacker
root-card_name-ambush_mouse = Hinterhalt!
root-card_name-dominance_mouse = Dominanz

## root.card_effect

root-card_effect-armorers = im Kampf ablegen und alle gewürfelten Treffer ignorieren
root-card_effect-sappers = in der Verteidigung ablegen für einen Zusatztreffer
root-card_effect-brutal_tactics = im Angriff ein Zusatztreffer; der Verteidiger erhält einen Punkt
root-card_effect-royal_claim = in der Morgenröte ablegen für einen Punkt je beherrschter Lichtung
root-card_effect-stand_and_deliver = in der Morgenröte eine zufällige Karte von einem Gegner, der einen Punkt erhält
root-card_effect-tax_collector = einmal im Tageslicht einen eigenen Krieger entfernen, um eine Karte zu ziehen
root-card_effect-command_warren = zu Beginn des Tageslichts einen Kampf beginnen
root-card_effect-better_burrow_bank = zu Beginn der Morgenröte eine Karte ziehen, zusammen mit einem Gegner deiner Wahl
root-card_effect-cobbler = zu Beginn des Abends eine Bewegung
root-card_effect-scouting_party = im Angriff sicher vor Hinterhalten
root-card_effect-codebreakers = einmal im Tageslicht die Hand einer anderen Fraktion ansehen

## root.score

root-score-brutal_tactics = durch „Brutale Taktiken“
root-score-stand_and_deliver = durch „Geld oder Leben!“
root-score-royal_claim = durch „Königlicher Anspruch“

## root.cause

root-cause-sappers = Sappeure
root-cause-brutal_tactics = Brutale Taktiken

## root.prompt

root-prompt-cards-better_burrow_bank = Bessere Baubank: Welcher Gegner zieht auch eine Karte?
root-prompt-cards-codebreakers = Codeknacker: Wessen Hand siehst du an?
root-prompt-cards-stand_and_deliver = Geld oder Leben! Von wem nimmst du eine Karte?
root-prompt-cards-tax_collector = Steuereintreiber: Von welcher Lichtung entfernst du einen Krieger?

## root.setup

root-setup-deck-standard = Standard
root-setup-deck-about-standard = Die Karten, die die meisten kennen: zum Lernen.

## root.coach

root-coach-cards-better_burrow_bank = Noch jemand zieht eine Karte: am besten, wer am weitesten zurückliegt.
root-coach-cards-codebreakers = Sieh dir die Hand derer an, die du angreifen willst: Dann weißt du, ob ein Hinterhalt wartet.
root-coach-cards-stand_and_deliver = Dein Opfer erhält einen Punkt: Nimm jemanden, der hinter dir liegt und lohnende Karten hat.
root-coach-cards-tax_collector = Gib einen Krieger her, wo du einen zu viel hast, nie die letzte Wache eines Gebäudes.
