### What has changed in Monster Lands since the last round, in short phrases below the name of a clan.

## monster_lands.changes

monster_lands-changes-points =
    { $n ->
        [one] { $n } point more: { $total }
       *[other] { $n } points more: { $total }
    }
monster_lands-changes-points_lost =
    { $n ->
        [one] { $n } point fewer: { $total }
       *[other] { $n } points fewer: { $total }
    }
monster_lands-changes-gold = { $gold } gold more: { $total }
monster_lands-changes-gold_spent = { $gold } gold less: { $total }
monster_lands-changes-joined = joined: { $who }
monster_lands-changes-left = no longer there: { $who }
monster_lands-changes-lands = conquered: { $lands }
monster_lands-changes-trophies = trophies: { $monsters }
