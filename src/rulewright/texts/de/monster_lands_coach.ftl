### Monster Lands: eine Zeile für alle, die es zum ersten Mal spielen, und wozu ein Ding da ist; `.law` ist der Paragraf dazu.

## Phasen

monster_lands-coach-phase-dice_pool = Mitglieder und Ruhm geben dir Würfel. Jetzt werden nur Überredungswürfel gewürfelt; sie senken die Preise in der Zitadelle.
monster_lands-coach-phase-placement = Reihum setzen alle Würfel ein: In der Zitadelle kaufen sie sofort, draußen werden sie später gewürfelt. Rüste erst jemanden aus, dann schicke das Mitglied los, solange gute Pfade frei sind.
monster_lands-coach-phase-adventure = Jetzt wird alles draußen abgehandelt: Missionen, dann die Länder von links nach rechts, dann der Eingang. Monster schlagen zuerst zu.
monster_lands-coach-phase-cleanup = Die Runde endet: Unbesiegte Monster verbreiten Panik, und deine Mitglieder wollen Sold. Behalte etwas Gold dafür.

## Fragen beim Einsatz

monster_lands-coach-act = Kaufe eine Falle oder Verteidigungsmarker, dann schicke jemanden in ein Land: Ruhm kommt von Monstern. Übrige Würfel graben in der Mine nach Gold.
monster_lands-coach-afterwards = Talente und Beute kosten keine Aktion. Nutze jetzt, was in der nächsten Runde hilft; der Rest kann warten.
monster_lands-coach-buy_equipment = Ausrüstung bleibt bei dem Mitglied, das sie trägt. Würfelboni helfen in jedem Kampf, also gib sie jemandem, der oft kämpft.
monster_lands-coach-buy_trap = Ohne Falle fängt niemand. Kaufe mehrere mit einem Würfel: Feste Boni sind sicher, Würfel im Schnitt stärker.
monster_lands-coach-how_many_defense = Jeder Marker stoppt einen Treffer. Zwei oder drei auf einem Pfad halten einen Söldner meist am Leben.
monster_lands-coach-how_many_potions = Ein Trank macht eine Wunde ungeschehen, ein Gift gibt zwei zum Angriff. Im Zweifel nimm von beidem.
monster_lands-coach-hire = Neue Mitglieder bringen sofort Würfel, wollen aber jede Runde Sold. Achte auf ein Talent, das zu deinem Plan passt, und auf deinen überschüssigen Ruhm.
monster_lands-coach-hire_after_beer = Diese kamen wegen des Biers. Heuere jemanden an, wenn der Preis stimmt; du musst nicht.
monster_lands-coach-free_hire = Es kostet nichts: Nimm, wer die meisten Würfel hat und deinen überschüssigen Ruhm nicht übersteigt.
monster_lands-coach-free_equipment = Nimm, was dem Söldner hilft, den du als Nächstes losschickst.
monster_lands-coach-who_carries = Je eine Waffe, eine Kleidung und ein Zauber. Gib es jemandem, dessen Würfel dadurch besser werden.
monster_lands-coach-move_equipment = Ausrüstung kann zu einem anderen Mitglied wechseln, das noch nicht losgeschickt wurde.
monster_lands-coach-pass_on = Wer es trug, ist fort. Gib es jemandem, der Platz dafür hat, oder lass es gehen.
monster_lands-coach-use_discount = Dieser Nachlass gilt einmal je Runde. Nutze ihn für einen teuren Kauf.
monster_lands-coach-pawn = Jeder Würfel bringt hier ein Gold. Es ist der letzte Ausweg für Würfel, die sonst nichts nützen.
monster_lands-coach-persuasion_die = Hohe Werte sparen in der Zitadelle mehr Gold: Gib den niedrigsten her.
monster_lands-coach-convert_from = Tausche die Farbe, von der du zu viel hast.
monster_lands-coach-convert_to = Stärke kämpft und gräbt, Magie kämpft und schwächt Angriffe, Überredung senkt Preise.
monster_lands-coach-land_dice = Zahle mit den Würfeln, die du entbehren kannst; der Nutzen ist derselbe.
monster_lands-coach-colonist = Ein Siedler braucht keinen Sold und desertiert nie, und das Land arbeitet für dich. Wähle dein teuerstes Mitglied dieses Elements.
monster_lands-coach-excess_trap = Mehr fasst dein Tableau nicht. Lass die schwächste gehen.
monster_lands-coach-which_token = Nimm, was deinem nächsten Kämpfer fehlt.
monster_lands-coach-grant_die = Ein Würfel mehr für diese Runde. Nimm die Farbe, die dein bester Pfad verlangt.
monster_lands-coach-grant_gift = Ein kleines Geschenk der Königin. Nimm, wofür du sonst zahlen müsstest.

## Jemanden losschicken

monster_lands-coach-who_goes = Schicke, wessen Talent zum Pfad passt. Verwundete bleiben besser daheim, und der Anführer fern von schweren Monstern.
monster_lands-coach-path_dice = Mehr Würfel schlagen härter, lassen aber weniger Platz für Marker. Magiewürfel schwächen auch den Angriff des Monsters.
monster_lands-coach-mission_dice = Genau diese Würfel werden gebraucht. Sie werden alle gewürfelt, wenn die Mission abgehandelt wird.
monster_lands-coach-path_tokens = Mindestens eine Falle, wenn du fangen willst, und für jeden befürchteten Treffer ein Verteidigungsmarker. Alle werden verbraucht.
monster_lands-coach-which_trap = Sie liegt bis zum Kampf verdeckt. Boni auf eine Farbe lohnen sich bei vielen Würfeln dieser Farbe.
monster_lands-coach-flasks = Ein Trank kann ein Leben retten, ein Gift den Kampf entscheiden. Was nicht genutzt wird, kommt mit Überlebenden zurück.

## Abenteuer

monster_lands-coach-strike_mission = Erreiche das Ziel, sonst verlierst du Ruhm. Würfle niedrige Würfel neu, solange du darfst.
monster_lands-coach-contract = Waren gegen eine Belohnung, und Ablehnen kostet nichts. Meist lohnt es sich.
monster_lands-coach-hand_over_trap = Jede Falle genügt: Gib die schwächste ab.
monster_lands-coach-reveal = Aufgedeckte Fallen wirken; ein verdeckter Marker zählt beim Fangen trotzdem als Falle. Ein Trick trifft einen Nachbarn und ist danach keine Falle mehr.
monster_lands-coach-trick_on = Wähle den Nachbarn, dessen Erfolg dir am meisten schaden würde.
monster_lands-coach-steal = Nimm die Würfel, die dir helfen, oder die, ohne die der Nachbar nicht auskommt.
monster_lands-coach-cancel_trick = Ein Verteidigungsmarker hebt den Trick auf. Behalte ihn, wenn der Angriff des Monsters gefährlicher ist.
monster_lands-coach-divert = Diese Würfel träfen zuerst jemand anderen. Das rettet deinen Söldner und macht keine Freunde.
monster_lands-coach-divert_where = Lenke einen Würfel auf den Clan, der es am wenigsten verträgt, oder auf niemanden.
monster_lands-coach-give_up_magic = Jeder aufgegebene Magiewürfel nimmt dem Monster einen Würfel, schwächt aber deinen Angriff. Frag nach den Chancen: Sie rechnen mit voller Abwehr und einem Angriff, der aufhört, wenn es reicht.
monster_lands-coach-block_talents = Talente kosten nichts und wirken jede Runde: Nutze sie vor deinen Markern.
monster_lands-coach-block_tokens = Ein gesunder Söldner übersteht eine Wunde, ein verwundeter keine. Ungenutzte Marker gehen ohnehin verloren.
monster_lands-coach-drink = Jeder Trank macht eine Wunde dieses Angriffs ungeschehen. Trinke, wenn es ein Leben rettet.
monster_lands-coach-strike_monster = Würfle einzeln. Höre beim Fangwert auf für Gold, oder mach weiter und erlege es für mehr Ruhm und Trophäen; frag nach den Chancen.
monster_lands-coach-strike_conquest = Erreiche den Eroberungswert, und das Land gehört dir. Gifte und Neuwürfe zählen auch hier.
monster_lands-coach-use_loot = Diese Beute wirkt genau jetzt. Am meisten bringt sie bei einem sicheren Erfolg.
monster_lands-coach-loot = Ein Trost für alle, die nichts gewonnen haben. Gold ist immer gut; Neuwürfe und Boni entscheiden spätere Kämpfe.

## Aufräumen

monster_lands-coach-heal = Ein Trank heilt jetzt ein verwundetes Mitglied. Wer verwundet loszieht, stirbt beim ersten Treffer.
monster_lands-coach-new_leader = Ein Anführer bekommt keinen Sold und desertiert nie: Das teuerste Mitglied ist ein guter.
monster_lands-coach-salaries = Jedes Mitglied außer Anführer und Siedlern will Sold. Fehlt Gold, verkaufe eine Trophäe oder verliere jemanden.
monster_lands-coach-deserter = Jemand bleibt unbezahlt und geht. Behalte, wer die Würfel bringt, die du brauchst.

## Gebäude

monster_lands-explain-hunters_lodge = Verkauft Fallen, beliebig viele für einen Stärke- oder Überredungswürfel. Ein Clantableau fasst fünf.
    .law = monster_lands 8.3
monster_lands-explain-alchemists = Nimmt einen Magiewürfel: drei Marker auf dem oberen Feld, zwei auf dem unteren, Tränke und Gifte nach Wahl.
    .law = monster_lands 8.4
monster_lands-explain-tavern = Heuere einen Söldner oder Neuling an, dessen Ansehen dein überschüssiger Ruhm deckt. Für eine Runde Bier wird das Angebot vorher ausgetauscht.
    .law = monster_lands 8.5
monster_lands-explain-armory = Verkauft bis zu drei Verteidigungsmarker für einen Würfel. Jeder stoppt einen Treffer auf einem Pfad.
    .law = monster_lands 8.6
monster_lands-explain-pawnshop = Nimmt alle Würfel, so oft du willst, für je ein Gold.
    .law = monster_lands 8.7
monster_lands-explain-bazaar = Verkauft eine Ausrüstungskarte für einen Würfel, für ein Mitglied, das nicht losgeschickt wurde.
    .law = monster_lands 8.8
monster_lands-explain-mine = Gold für Stärkewürfel: zwei Würfel auf einem linken Feld, einer auf einem rechten.
    .law = monster_lands 8.9
monster_lands-explain-citadel = Sieben Gebäude, in denen Würfel sofort etwas kaufen. Ein besetztes Feld bleibt es die ganze Runde.
    .law = monster_lands 8.1
monster_lands-explain-panic = Ein Monster am Eingang schließt bei jedem Aufräumen ein weiteres Gebäude, bis es besiegt ist.
    .law = monster_lands 15.2

## Würfel und Marker

monster_lands-explain-die-strength = Der häufigste Würfel: für die Mine, für Läden, für alle Kämpfe.
    .law = monster_lands 4.7
monster_lands-explain-die-magic = Kämpft wie Stärke und kann aufgegeben werden, um einem Monster einen Angriffswürfel zu nehmen. Die Alchemisten nehmen nichts anderes.
    .law = monster_lands 4.7
monster_lands-explain-die-persuasion = Wird beim Nehmen gewürfelt und senkt einen Preis um seinen Wert. Liegt er unter dem letzten Überredungswürfel des Gebäudes, zählen beide.
    .law = monster_lands 8.2
monster_lands-explain-die-monster = Von Monstern gewürfelt: Drei bis sechs ist ein Treffer.
    .law = monster_lands 12.3.3
monster_lands-explain-token-potion = Macht im Kampf eine Wunde ungeschehen oder heilt jemanden daheim. Ein Clantableau fasst drei.
    .law = monster_lands 12.3.6
monster_lands-explain-token-venom = Gibt zwei zu einem Angriff oder einer Eroberung. Ein Clantableau fasst drei.
    .law = monster_lands 12.4.6
monster_lands-explain-token-defense = Stoppt einen Treffer oder einen Trick auf seinem Pfad. Ein Clantableau fasst fünf; auf einem Pfad werden sie verbraucht.
    .law = monster_lands 8.6.3
monster_lands-explain-token-gold = Bezahlt Fallen, Mitglieder, Marker und Sold.
    .law = monster_lands 8.1.4
monster_lands-explain-token-trap = Liegt bis zum Kampf verdeckt, stärkt den Angriff und ist zum Fangen nötig.
    .law = monster_lands 9.3.7

## Ein Clan

monster_lands-explain-glory = Kommt von Monstern, Ländern und Missionen; jeder Punkt ist ein Siegpunkt. Ruhm gibt Würfel, erlaubt das Anheuern, und bei 30 endet das Spiel mit der Runde.
    .law = monster_lands 4.1
monster_lands-explain-reputation = Das Ansehen aller Mitglieder zusammen; jeder Punkt ist ein Siegpunkt. Es verbraucht Ruhm beim Anheuern.
    .law = monster_lands 4.2
monster_lands-explain-excess = Ruhm über dem Ansehen: Niemand mit mehr Ansehen kann angeheuert werden.
    .law = monster_lands 4.3
monster_lands-explain-points = Ruhm, Ansehen, Trophäen und Punkte für Zeichen eines Elements auf Mitgliedern und Ländern. Die meisten Punkte gewinnen.
    .law = monster_lands 16
monster_lands-explain-gold = Bezahlt Fallen, Mitglieder, Marker und Sold. Es entscheidet späte Gleichstände.
    .law = monster_lands 8.1.4
monster_lands-explain-salaries = Beim Aufräumen bekommt jedes Mitglied außer Anführer und Siedlern Sold: ein Gold bis 10 Ruhm, zwei bis 20, darüber drei. Reicht es nicht, desertiert eines.
    .law = monster_lands 15.4
monster_lands-explain-pool = Die Würfel dieser Runde, von Mitgliedern und Ruhm. Alle müssen eingesetzt werden.
    .law = monster_lands 4.8
monster_lands-explain-leader = Bekommt keinen Sold und kann nicht desertieren. Stirbt der Anführer, folgt das Mitglied mit dem höchsten Ansehen.
    .law = monster_lands 15.3
monster_lands-explain-talent = Wirkt einmal je Runde: Abenteuertalente auf dem Pfad ihres Besitzers, die anderen beim Einsatz, ohne Aktion.
    .law = monster_lands 7.9
monster_lands-explain-novice = Billig, mit einem Stärkewürfel, und kann einen Würfel in eine andere Farbe tauschen. Neulinge werden nicht losgeschickt.
    .law = monster_lands 8.5.7
monster_lands-explain-wounded = Eine weitere Wunde tötet. Daheim heilt ein Trank.
    .law = monster_lands 12.3.5
monster_lands-explain-equipment = Je Mitglied eine Waffe, eine Kleidung und ein Zauber. Sie wirkt nur für ihren Träger.
    .law = monster_lands 8.8.2
monster_lands-explain-traps = Liegt bis zum Kampf verdeckt. Sie wirkt auf ihrem eigenen Pfad, und zum Fangen braucht es dort eine.
    .law = monster_lands 9.3.7
monster_lands-explain-tricks = Trifft beim Aufdecken einen Nachbarn und ist danach keine Falle mehr. Verdeckt zählt er als eine.
    .law = monster_lands 20.4
monster_lands-explain-loot = Nimmt, wer in einem Land überlebt und nichts gewonnen hat. Sie wird einmal genutzt.
    .law = monster_lands 12.8
monster_lands-explain-trophies = Ein erlegtes Monster zählt seine Trophäen als Punkte oder wird für je fünf Gold verkauft.
    .law = monster_lands 12.6
monster_lands-explain-colony = Ein erobertes Land gibt einmal je Runde seinen Nutzen, für die gezeigten Würfel, solange dort ein Mitglied seines Elements lebt.
    .law = monster_lands 10.1
monster_lands-explain-affinities = Feuer, Wasser, Luft und Dschungel. Zeichen einer Art auf Mitgliedern und Ländern zählen 1, 1, 3, 5, 7, 10 Punkte.
    .law = monster_lands 16.2

## Draußen

monster_lands-explain-missions = Jede Runde gibt es zwei Missionen, eine Würfelmission und einen Auftrag, mit je zwei Pfaden.
    .law = monster_lands 9.2
monster_lands-explain-mission = Gewürfelt wird in der Abenteuerphase. Wer das Ziel mit der höchsten Summe erreicht, bekommt die Belohnung; wer es verfehlt, verliert Ruhm.
    .law = monster_lands 11.2
monster_lands-explain-contract = Waren werden gegen eine Belohnung abgegeben. Ablehnen kostet nichts.
    .law = monster_lands 11.4
monster_lands-explain-lands = Jedes Land hat ein Monster und vier Pfade. Ist das Monster besiegt, können die Nachfolgenden das Land erobern.
    .law = monster_lands 12.2
monster_lands-explain-modifier = Sagt, welche Würfel ein Pfad verlangt und was er gibt. Linke Pfade treffen zuerst auf das Monster.
    .law = monster_lands 9.3.2
monster_lands-explain-entrance = Unbesiegte Monster kommen hierher und verbreiten Panik. Zwei Pfade, beliebige Würfel, und Wachen helfen.
    .law = monster_lands 9.4
monster_lands-explain-battle = Das Monster greift von links nach rechts jeden Söldner an, und wer lebt, schlägt zurück; Schaden zählt zusammen. Passt es zum Land, hat es mehr Würfel.
    .law = monster_lands 12.2.1
monster_lands-explain-capture = Mit einer Falle auf dem Pfad erreicht, wird das Monster für Gold und Ruhm gefangen.
    .law = monster_lands 12.4.3
monster_lands-explain-elimination = Erreicht, wird das Monster für Ruhm und Trophäen erlegt.
    .law = monster_lands 12.4.4
monster_lands-explain-conquest = Nach dem Sieg über das Monster erreicht, wird das Land für Ruhm erobert.
    .law = monster_lands 12.7
monster_lands-explain-heroic = Wer auf einem Pfad stirbt, bringt dem Clan Ruhm: links mehr, am Eingang drei.
    .law = monster_lands 13.3

## Der Tisch

monster_lands-explain-round = Sechs Runden mit vier Phasen. Später haben Monster mehr Angriffswürfel, außer in der Schwierigkeit Anfänger.
    .law = monster_lands 5.1
monster_lands-explain-attack_dice = Würfel, die jedes Monster in dieser Runde mehr würfelt.
    .law = monster_lands 12.3.1
monster_lands-explain-first = Beginnt jede Phase. Beim Aufräumen geht das Plättchen an das geringste Ansehen.
    .law = monster_lands 15.7
monster_lands-explain-rival = Im Solospiel besetzen ihre Würfel Felder, nehmen Dinge weg und halten Pfade; dort gewinnt sie ohne zu würfeln.
    .law = monster_lands 21.5
monster_lands-explain-scenario = Die Sonderregeln und das Ziel eines Solospiels; das Ergebnis ist ein Rang.
    .law = monster_lands 22
monster_lands-explain-deck = Von hier werden Karten und Marker gezogen; niemand kennt ihre Reihenfolge.
    .law = monster_lands 2.2
monster_lands-explain-phase-dice_pool = Alle nehmen die Würfel von Mitgliedern und Ruhm; Überredungswürfel werden gewürfelt.
    .law = monster_lands 6.1
monster_lands-explain-phase-placement = Reihum je eine Aktion, bis alle Vorräte leer sind.
    .law = monster_lands 7.1
monster_lands-explain-phase-adventure = Missionen, Kämpfe in den Ländern und die Verteidigung der Zitadelle werden abgehandelt.
    .law = monster_lands 11.1
monster_lands-explain-phase-cleanup = Panik, neue Anführer, Sold, und der Spielplan für die nächste Runde.
    .law = monster_lands 15
