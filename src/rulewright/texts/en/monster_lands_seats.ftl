### Seats at the table of Monster Lands: summaries, clan boards, and the options of a new match.

## monster_lands.seat: the clan board

monster_lands-seat-progress = Glory and reputation
monster_lands-seat-pay = pay of each member: { $n } gold
monster_lands-seat-members = Members
monster_lands-seat-wages = Salaries in the cleanup: { $n } gold ({ $paid } × { $each })
monster_lands-seat-spoils = Lands, loot and trophies
monster_lands-seat-no-spoils = Nothing won yet.
monster_lands-seat-trophies =
    { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }
monster_lands-seat-no-dice = No dice left in this round.
monster_lands-seat-goods = Goods
monster_lands-seat-of-room = { $name }: { $n } of at most { $of }
monster_lands-seat-scoring = Points
monster_lands-seat-signs = { $affinity } × { $n }

## monster_lands.setup: a new match

monster_lands-setup-clans = Clans
monster_lands-setup-clans-about = Up to four clans play; with one alone it is a solo game against Madhala. Each begins with a leader and a mercenary of its own.
monster_lands-setup-too-few = At least one clan must play.
monster_lands-setup-twice = Each clan can be played once.
monster_lands-setup-first-absent = Whoever begins must have a seat.
monster_lands-setup-wrong-clan = { $scenario } is played with { FORM($clan, "the") }.
monster_lands-setup-wrong-level = { $scenario } is not played at this difficulty.
monster_lands-setup-no-tricks = Tricks are for two to four clans.
monster_lands-setup-campaign-level = The campaign does not go on at this difficulty.
monster_lands-setup-order = Order around the table
monster_lands-setup-book = The book of scenarios
monster_lands-setup-book-about = Alone you play one of ten scenarios for a rank: cannon fodder, trainee, veteran or hero. The first three are good to begin with.
monster_lands-setup-as-campaign = Play a campaign.
monster_lands-setup-as-campaign-about = All scenarios in order, from the first: your rank decides what is played next and how hard it is.
monster_lands-setup-difficulty-title = Difficulty
monster_lands-setup-difficulty-beginner = Weak monsters first, and no extra attack dice in any round.
monster_lands-setup-difficulty-normal = Weak monsters first; from the middle of the game they roll more dice.
monster_lands-setup-difficulty-hard = Any monster may come first, and later they roll more dice.
monster_lands-setup-difficulty-cutthroat = Any monster may come first, and all of them roll more dice in every round.
monster_lands-setup-more = Variants
monster_lands-setup-flag-tricks = Tricks
monster_lands-setup-flag-about-tricks = among the traps: tokens that steal dice from neighbours or turn a monster on them. For people who know the game.
monster_lands-setup-flag-queens_grant = Queen’s grant
monster_lands-setup-flag-about-queens_grant = from round 2 on, the first player gets a die and a small gift in each round.
monster_lands-setup-flag-more_monsters = More monsters
monster_lands-setup-flag-about-more_monsters = in rounds 2, 4 and 6 a monster comes to the entrance if none is there.

## monster_lands.setup: matches for one click

monster_lands-setup-learn-title = Learn with three bots
monster_lands-setup-learn-text = You lead the fire clan, at beginner difficulty, and every step is explained.
monster_lands-setup-solo-title = Play alone
monster_lands-setup-solo-text = Scenario 1, six rounds against Madhala. Which rank do you reach?
monster_lands-setup-campaign-title = Begin a campaign
monster_lands-setup-campaign-text = Ten scenarios in order, over several games. Your rank decides how it goes on.
monster_lands-setup-hotseat-title = Around one screen
monster_lands-setup-hotseat-text = Four clans share this screen and pass it on.
monster_lands-setup-online-title = With friends
monster_lands-setup-online-text = Four clans; you get links to send to the others.
