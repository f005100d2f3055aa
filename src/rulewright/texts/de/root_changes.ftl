### What has changed in Root since one's last turn, in short phrases below the name of a seat.

## root.changes

root-changes-scored =
    erhält { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, jetzt { $total }
root-changes-lost =
    verliert { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, jetzt { $total }
root-changes-more_cards =
    { $n ->
        [one] { $n } Karte mehr: { $total }
       *[other] { $n } Karten mehr: { $total }
    }
root-changes-fewer_cards =
    { $n ->
        [one] { $n } Karte weniger: { $total }
       *[other] { $n } Karten weniger: { $total }
    }
root-changes-placed = neu auf dem Spielplan: { $pieces }
root-changes-gone = vom Spielplan verschwunden: { $pieces }
root-changes-rules = beherrscht jetzt { $places }
root-changes-rules_no_more = beherrscht nicht mehr { $places }
root-changes-crafted = hat hergestellt: { $items }
root-changes-in_play = neu im Spiel: { $cards }
