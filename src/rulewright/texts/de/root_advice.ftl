### Root: Gründe für einen Rat, Warnungen und Verluste, soweit sie alle Fraktionen betreffen.

root-advice-cards =
    { $way ->
        [gain] { $n ->
            [one] { $n } Karte mehr auf der Hand.
           *[other] { $n } Karten mehr auf der Hand.
        }
       *[cost] { $n ->
            [one] { $n } Karte weniger auf der Hand.
           *[other] { $n } Karten weniger auf der Hand.
        }
    }
root-advice-crafting =
    { $way ->
        [gain] Du kannst mehr von deiner Hand herstellen.
       *[cost] Du kannst weniger von deiner Hand herstellen.
    }
root-advice-crafted =
    { $way ->
        [gain] Eine ausliegende Karte hilft dir auf Dauer.
       *[cost] Du gibst eine ausliegende Karte auf.
    }
root-advice-danger =
    { $way ->
        [gain] Deine Gebäude und Plättchen stehen sicherer.
       *[cost] Deine Gebäude und Plättchen sind stärker bedroht.
    }
root-advice-prey =
    { $way ->
        [gain] Du bedrohst gegnerische Gebäude oder Plättchen und damit Punkte.
       *[cost] Du bedrohst weniger gegnerische Gebäude oder Plättchen.
    }
root-advice-rival_points =
    { $way ->
        [gain] Das kostet die Gegner Punkte.
       *[cost] Das bringt den Gegnern Punkte.
    }
root-advice-rival_pieces =
    { $way ->
        [gain] Das schwächt die Gegner auf dem Spielplan.
       *[cost] Die Gegner werden auf dem Spielplan stärker.
    }
root-advice-rival_cards =
    { $way ->
        [gain] Die Gegner haben weniger Karten.
       *[cost] Die Gegner bekommen Karten.
    }
root-advice-dominance =
    { $way ->
        [gain] Das hilft dir im Kampf um die Dominanz.
       *[cost] Das schadet dir im Kampf um die Dominanz.
    }
root-advice-warriors =
    { $way ->
        [gain] Mehr Krieger auf dem Spielplan, oder sie stehen besser.
       *[cost] Weniger Krieger auf dem Spielplan, oder sie stehen schlechter.
    }
root-advice-rule =
    { $way ->
        [gain] Du beherrschst mehr Lichtungen.
       *[cost] Du beherrschst weniger Lichtungen.
    }
root-advice-sites =
    { $way ->
        [gain] Mehr Plätze, an denen du bauen kannst.
       *[cost] Weniger Plätze, an denen du bauen kannst.
    }
root-does-craft = Dazu brauchst du Herstellungsmarker dieser Gemeinschaften: { $cost }.
root-warn-dominance = { $n ->
    [one] Dein Marker verlässt die Siegpunkteleiste: { $n } Punkt zählt nicht mehr, und nur Dominanz kann noch gewinnen.
   *[other] Dein Marker verlässt die Siegpunkteleiste: { $n } Punkte zählen nicht mehr, und nur Dominanz kann noch gewinnen.
}
root-warn-rule = Du beherrschst { $place } nicht mehr.
root-warn-unguarded = { FORM($place, "Auf") } bleiben Gebäude oder Plättchen ohne Krieger zurück.
root-loss-removed = { FORM($by, "Der") } hat dir { $pieces } { FORM($place, "von") } entfernt.
root-loss-took = { FORM($by, "Der") } hat dir eine Karte abgenommen.
root-loss-took-known = { FORM($by, "Der") } hat dir { $card } abgenommen.
root-odds-expected = Im Schnitt verliert der Angreifer { $attacker }, der Verteidiger { $defender }.
