### What has changed in Root since one's last turn, in short phrases below the name of a seat.

## root.changes

root-changes-scored =
    scored { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $total } now
root-changes-lost =
    lost { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $total } now
root-changes-more_cards =
    { $n ->
        [one] { $n } card more: { $total }
       *[other] { $n } cards more: { $total }
    }
root-changes-fewer_cards =
    { $n ->
        [one] { $n } card fewer: { $total }
       *[other] { $n } cards fewer: { $total }
    }
root-changes-placed = new on the map: { $pieces }
root-changes-gone = gone from the map: { $pieces }
root-changes-rules = now rules { $places }
root-changes-rules_no_more = no longer rules { $places }
root-changes-crafted = has crafted { $items }
root-changes-in_play = new in play: { $cards }
