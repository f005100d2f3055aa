### Coming back: the first page, invitations, the waiting room, and what somebody has played.

## home

home-begin = Begin a match
home-ended = Ended lately
home-older = Earlier ones
home-figures = All your matches and figures
home-stale = The server does not answer. This is how your tables stood at { $when }.
home-waits-for = Waiting for { FORM($name, "the") }
home-free-seats =
    { $n ->
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
home-won = You won
home-winner =
    { $n ->
        [one] { FORM($winners, "The") } won
       *[other] { FORM($winners, "The") } won
    }
home-lesson = Lesson
home-what-if = What if
home-listed-about = Whoever is on this server may watch these tables.
home-listed-none = There is no such table at the moment.
home-filter-game = Game
home-filter-all = All games
home-filter-free = Only with free seats

## invite

invite-from = { FORM($name, "The") } invites you to a match of { $game }.
invite-to = You are invited to a match of { $game }.
invite-seat = You play { FORM($seat, "the") }.
invite-who = At the table
invite-you = your seat
invite-clock-live =
    { $n ->
        [one] Everybody has { $n } minute for the whole match.
       *[other] Everybody has { $n } minutes for the whole match.
    }
invite-clock-days =
    { $n ->
        [one] Everybody has { $n } day for each answer.
       *[other] Everybody has { $n } days for each answer.
    }
invite-mine = You sit there already.
invite-go = To the table
invite-taken = Somebody sits there already. Ask for the link to another seat, or for one to watch.
invite-over = This match has ended.
invite-lost = The link may have been cut off when it was copied. Ask whoever sent it for a new one.
invite-words = Come and play { $game }: you have { FORM($seat, "the") }.
invite-words-watch = Watch a match of { $game }.
invite-share = Share…
invite-qr = QR code
invite-qr-hide = Hide the QR code
invite-qr-alt = QR code: { $what }
invite-qr-about = Whoever points a camera at it sits down there.

## wait: before the match begins

wait-for = Waiting for { FORM($seats, "the") }.
wait-count = { $here } of { $all } seats are taken.
wait-begins = All seats are taken: the match begins.
wait-host = Send the link of a seat to everybody who is to play, or seat a bot. The match begins by itself when all seats are taken.
wait-guest = Whoever made the table invites the others. The match begins by itself when all seats are taken.
wait-watcher = You are watching. The match begins by itself when all seats are taken.
wait-come-back = You may leave this page meanwhile: the table is on the first page, under your tables.
wait-invited = free seat, kept for { FORM($name, "the") }

## figures

figures-title = Your matches
figures-about = What you have played to the end on this server: by game and by seat, points and streaks.
figures-see = See your figures
figures-nobody = Nobody here knows you yet: sit down at a table first.
figures-none = You have not played a match to its end yet.
figures-matches = Matches
figures-won = Won
figures-together = With others
figures-longest = Most won in a row
figures-streak = Won in a row now
figures-game =
    { $n ->
        [one] { $n } match, { $won } won.
       *[other] { $n } matches, { $won } won.
    }
figures-game-streak =
    { $n ->
        [0] None won in a row yet.
        [one] At most { $n } in a row.
       *[other] At most { $n } in a row.
    }
figures-by-seat = By seat
figures-seat = Seat
figures-share = Share of matches won
figures-share-of = Share of matches won as { FORM($name, "the") }
figures-mean = Points, mean
figures-best = Best
figures-course = Points in the last matches, the oldest first: { $points }
figures-course-about = Points in the last matches; a crown for those you won.
figures-history = What you have played
figures-counts = Lessons, what-ifs and matches in which you held several seats are listed, but not counted. A seat that you left to a bot counts as played.
