### What has changed in Monster Lands since the last round, in short phrases below the name of a clan.

## monster_lands.changes

monster_lands-changes-points =
    { $n ->
        [one] { $n } punto in più: { $total }
       *[other] { $n } punti in più: { $total }
    }
monster_lands-changes-points_lost =
    { $n ->
        [one] { $n } punto in meno: { $total }
       *[other] { $n } punti in meno: { $total }
    }
monster_lands-changes-gold =
    { $gold ->
        [one] { $gold } moneta d’oro in più: { $total }
       *[other] { $gold } monete d’oro in più: { $total }
    }
monster_lands-changes-gold_spent =
    { $gold ->
        [one] { $gold } moneta d’oro in meno: { $total }
       *[other] { $gold } monete d’oro in meno: { $total }
    }
monster_lands-changes-joined = nuovi membri: { $who }
monster_lands-changes-left = non ci sono più: { $who }
monster_lands-changes-lands = terre conquistate: { $lands }
monster_lands-changes-trophies = trofei: { $monsters }
