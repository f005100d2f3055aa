### What has changed in Root since one's last turn, in short phrases below the name of a seat.

## root.changes

root-changes-scored =
    ottiene { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }, ora { $total }
root-changes-lost =
    perde { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }, ora { $total }
root-changes-more_cards =
    { $n ->
        [one] { $n } carta in più: { $total }
       *[other] { $n } carte in più: { $total }
    }
root-changes-fewer_cards =
    { $n ->
        [one] { $n } carta in meno: { $total }
       *[other] { $n } carte in meno: { $total }
    }
root-changes-placed = in più sulla mappa: { $pieces }
root-changes-gone = in meno sulla mappa: { $pieces }
root-changes-rules = ora controlla { $places }
root-changes-rules_no_more = non controlla più { $places }
root-changes-crafted = ha costruito { $items }
root-changes-in_play = in gioco: { $cards }
