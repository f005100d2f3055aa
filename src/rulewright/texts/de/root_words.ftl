### Root im Browser: kurze Wörter für Knöpfe, und der ganze Tisch in Worten für alle, die ihn nicht sehen.

## root.aim

root-aim = Vier Völker ringen um einen Wald, jedes nach eigenen Regeln. Wer zuerst 30 Punkte hat, gewinnt sofort. Alle punkten, indem sie Gegenstände herstellen und im Kampf Gebäude und Plättchen entfernen; wie deine Fraktion sonst noch punktet und was sie im Zug darf, steht auf ihrem Tableau an der Seite. Ab 10 Punkten bietet eine Dominanzkarte einen anderen Weg zum Sieg.

## root.button

root-button-done = Fertig
root-button-decline = Nein
root-button-yes = Ja
root-button-no = Nein
root-button-battle = Kämpfen
root-button-recruit = Rekrutieren
root-button-build = Bauen
root-button-move = Bewegen
root-button-add = { $card } → { $column }
root-button-craft = { $card } herstellen
root-button-use = { $card } nutzen
root-button-activate = { $card } ({ $suit }) aktivieren
root-button-take = { $card } ({ $suit }) nehmen
root-button-site = { FORM($what, "kurz") } auf { $number } (+{ $n })
root-button-site_cost = { FORM($what, "kurz") } auf { $number }: { $cost } Holz, +{ $n }
root-button-fight = { FORM($name, "den") } auf { $number }
root-button-end_daylight = Tageslicht beenden
root-button-go_on = Weiter
root-button-no_ambush = Kein Hinterhalt
root-button-no_effect = Kein Effekt

## root.tell

root-tell-moment = { $one } · { $other }
root-tell-over = Das Spiel ist zu Ende
root-tell-result =
    { FORM($names, "der") } { $n ->
        [one] gewinnt
       *[other] gewinnen
    } ({ $reason }).
root-tell-titled = { $title }: { $inside }
root-tell-used = { $card } (benutzt)
root-tell-standing = { $goal }, { $cards }, { $supply }, { $rules }
root-tell-standing-alone = { $goal }, { $cards }
root-tell-clearing = Lichtung { $number }, { $suit }, { $inside }
root-tell-ruled_by = beherrscht von { FORM($name, "dem") }
root-tell-ruled_by_nobody = von niemandem beherrscht
root-tell-activated = Herstellungsmarker in diesem Zug aktiviert: { $n }
root-tell-ruin = eine Ruine
root-tell-slots = freie Bauplätze: { $open } von { $slots }
root-tell-cost = Kosten: { $cost }
root-tell-crafting = Kosten der Herstellung: { $cost }. Jedes Symbol bezahlt ein Herstellungsmarker (Werkstatt, Nest, Sympathie; beim Vagabunden ein Hammer) auf einer passenden Lichtung, jeder einmal im Zug
root-tell-resolved = { $card }, ausgeführt
root-tell-on_track =
    { $n ->
        [one] davon { $n } auf der Leiste
       *[other] davon { $n } auf der Leiste
    }
root-tell-discard = Ablagestapel
root-tell-clearings = Lichtungen
root-tell-forests = Wälder
root-tell-paths = Wege nach { $places }
root-tell-around = benachbart: { $places }

## root.odds

root-odds-battle = Angreifer { $attacker }, Verteidiger { $defender }
root-odds-ambush = Hinterhalt { $hits }, dann: { $battle }

## root.thing

root-thing-points = Siegpunkte
root-thing-clearing = Lichtung
root-thing-path = Weg
root-thing-slot = Bauplatz
root-thing-ruler = Herrschaft
root-thing-ruin = Ruine
root-thing-forest = Wald
root-thing-river = Fluss
root-thing-building = Gebäude
root-thing-token = Plättchen
root-thing-deck = Nachziehstapel
root-thing-discard = Ablagestapel
root-thing-hand = Hand
root-thing-cost = Kosten
root-thing-in_play = Ausgelegte Karten
root-thing-ambush = Hinterhalt
root-thing-dominance = Dominanz
root-thing-available = Verfügbare Dominanzkarten
root-thing-item_supply = Gegenstände im Vorrat
root-thing-crafted = Hergestellte Gegenstände
