### Monster Lands at the table: the book of solo scenarios, ranks, campaigns.

## The scenarios: what is special about them

monster_lands-scenario-about-1 = No special rules: six rounds against Madhala, who blocks spaces and paths. A good first solo game.
monster_lands-scenario-about-2 = Only mercenaries with a persuasion die are for hire. You play the jungle clan for gold, and need 25 points for it to count.
monster_lands-scenario-about-3 = Only three rounds, but you begin with 12 gold and three defense tokens.
monster_lands-scenario-about-4 = The armory is closed, and no talent, path or loot defends; only potions help. You play the water clan.
monster_lands-scenario-about-5 = End with a full board: five defense tokens, five traps, three potions, three venoms, equipment of each kind and a mercenary of each affinity.
monster_lands-scenario-about-6 = A monster of level A stands at the entrance from the start, and a new one comes to an empty entrance in each round.
monster_lands-scenario-about-7 = Gather mercenaries of all four affinities. A round of beer costs only one gold.
monster_lands-scenario-about-8 = Played with tricks: each land path that Madhala takes hides two of her tokens.
monster_lands-scenario-about-9 = Complete missions. Outside, Madhala goes to missions more often.
monster_lands-scenario-about-10 = Monsters roll missed attack dice once more, and one of level A stands at the entrance. It is not for beginners.

## Ranks: what they ask for

monster_lands-rank-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
monster_lands-rank-gold = { $n } gold
monster_lands-rank-missions =
    { $missions } missions and { $n ->
        [one] one point
       *[other] { $n } points
    }
monster_lands-rank-goal = a full board
monster_lands-rank-goal-points =
    a full board and { $n ->
        [one] one point
       *[other] { $n } points
    }
monster_lands-rank-spread = { $spread } of the affinities

## Campaigns

monster_lands-campaign-title =
    { $n ->
        [one] Campaign after one game
       *[other] Campaign after { $n } games
    }
monster_lands-campaign-won = The campaign is won!
monster_lands-campaign-lost = The campaign is lost
monster_lands-campaign-games =
    { $n ->
        [one] It took one game.
       *[other] It took { $n } games.
    }
monster_lands-campaign-next = On to scenario { $number }: { $scenario }.
monster_lands-campaign-again = Once more: { $scenario }.
monster_lands-campaign-play = { $scenario }, { $difficulty }
monster_lands-campaign-played =
    { $scenario } ({ $difficulty }): { $rank }, { $points ->
        [one] one point
       *[other] { $points } points
    }
monster_lands-campaign-game = game { $n } of a campaign
