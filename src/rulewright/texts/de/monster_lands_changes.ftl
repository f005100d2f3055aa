### What has changed in Monster Lands since the last round, in short phrases below the name of a clan.

## monster_lands.changes

monster_lands-changes-points =
    { $n ->
        [one] { $n } Punkt mehr: { $total }
       *[other] { $n } Punkte mehr: { $total }
    }
monster_lands-changes-points_lost =
    { $n ->
        [one] { $n } Punkt weniger: { $total }
       *[other] { $n } Punkte weniger: { $total }
    }
monster_lands-changes-gold = { $gold } Gold mehr: { $total }
monster_lands-changes-gold_spent = { $gold } Gold weniger: { $total }
monster_lands-changes-joined = neu dabei: { $who }
monster_lands-changes-left = nicht mehr dabei: { $who }
monster_lands-changes-lands = erobert: { $lands }
monster_lands-changes-trophies = Trophäen: { $monsters }
