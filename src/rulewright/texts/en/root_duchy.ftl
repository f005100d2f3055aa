### The Underground Duchy: all its words.

## root.say

root-say-beside = the Burrow
root-say-beside_short = Burrow
root-say-in_burrow = in the Burrow
root-say-ministers = ministers
root-say-crowns = crowns

## root.faction

root-faction-duchy = Underground Duchy
    .the = the Underground Duchy

## root.short

root-short-duchy = Duchy
    .the = the Duchy
    .of = the Duchy’s

## root.about

root-about-duchy = digs tunnels, builds for its ministers, and loses them when a building falls

## root.piece

root-piece-citadel =
    { $n ->
        [one] citadel
       *[other] citadels
    }
    .a = a citadel
root-piece-market =
    { $n ->
        [one] market
       *[other] markets
    }
    .a = a market
root-piece-tunnel =
    { $n ->
        [one] tunnel
       *[other] tunnels
    }
    .a = a tunnel

## root.piece_code

root-piece_code-citadel = Ci
root-piece_code-market = Ma
root-piece_code-tunnel = Tu

## root.rank

root-rank-squire = Squires
root-rank-noble = Nobles
root-rank-lord = Lords

## root.minister

root-minister-foremole = Foremole
    .the = the Foremole
root-minister-captain = Captain
    .the = the Captain
root-minister-marshal = Marshal
    .the = the Marshal
root-minister-brigadier = Brigadier
    .the = the Brigadier
root-minister-banker = Banker
    .the = the Banker
root-minister-mayor = Mayor
    .the = the Mayor
root-minister-duchess_of_mud = Duchess of Mud
    .the = the Duchess of Mud
root-minister-baron_of_dirt = Baron of Dirt
    .the = the Baron of Dirt
root-minister-earl_of_stone = Earl of Stone
    .the = the Earl of Stone

## root.score

root-score-swayed = for a minister
root-score-banker = through the Banker
root-score-duchess_of_mud = through the Duchess of Mud
root-score-baron_of_dirt = through the Baron of Dirt
root-score-earl_of_stone = through the Earl of Stone

## root.source: what points came from, in a table

root-source-swayed = Ministers
root-source-banker = Banker
root-source-duchess_of_mud = Duchess of Mud
root-source-baron_of_dirt = Baron of Dirt
root-source-earl_of_stone = Earl of Stone

## root.prompt

root-prompt-duchy-start = In which corner does the Duchy surface?
root-prompt-duchy-assembly = Daylight: which action of the Assembly?
root-prompt-duchy-reveal = Which card do you reveal for it?
root-prompt-duchy-building = A citadel or a market?
root-prompt-duchy-site = Where do you build?
root-prompt-duchy-dig = Which card do you spend for the tunnel?
root-prompt-duchy-fill = All tunnels are on the map: which one do you remove?
root-prompt-duchy-tunnel = Where do you dig the tunnel?
root-prompt-duchy-surface = How many warriors come out of the Burrow in { $clearing }?
root-prompt-duchy-parliament = Parliament: which minister acts?
root-prompt-duchy-brigadier = Brigadier: moves, or battles?
root-prompt-duchy-march = Brigadier: from where to where?
root-prompt-duchy-fight = Brigadier: where, and against whom?
root-prompt-duchy-banker = Banker: which card do you spend? (so far { $n })
root-prompt-duchy-mayor = Mayor: as whom does he act?
root-prompt-duchy-sway = Which minister do you sway?
root-prompt-duchy-convince = { $minister }: which card do you reveal? ({ $n } to go)
root-prompt-duchy-failure = The Price of Failure: which minister leaves?

## root.option

root-option-dig = dig (a card for a tunnel)

## root.trigger

root-trigger-failure = The Price of Failure

## root.event

root-event-acted = { FORM($minister, "the") } acted for { FORM($seat, "the") }.
root-event-imitated = The Mayor of { FORM($seat, "the") } acted as { FORM($minister, "the") }.
root-event-swayed = { FORM($seat, "the") } swayed { FORM($minister, "the") }.
root-event-minister_left = The Price of Failure: { FORM($minister, "the") } left { FORM($seat, "the") }, and a crown is gone for good.
root-event-failed = The Price of Failure: { FORM($seat, "the") } lost { $card } by lot.

## root.why

root-why-no-building-site = You have no card for a clearing you rule with a free slot, or no building left.
root-why-no-dig = You have no card for a clearing in which you may place a tunnel.
root-why-has-tunnel = A tunnel is here already.
root-why-no-tunnel = There is no tunnel here: the Burrow is next to tunnels only.
root-why-nobody-to-imitate = No other swayed squire or noble could do anything now.
root-why-tunnels-missing = Not all tunnels are on the map.
root-why-no-market = No market is on the map.
root-why-no-citadel = No citadel is on the map.
root-why-not-swayed = This minister is not swayed.
root-why-has-acted = This minister has acted this turn.
root-why-is-swayed = This minister is swayed already.
root-why-no-crown = No crown of this rank is left on your board.
root-why-too-few-to-reveal = You cannot reveal enough cards: each needs a matching clearing of its own with a piece of yours.

## root.button

root-button-dig = Dig
root-button-end_assembly = To Parliament
root-button-end_parliament = End Parliament
root-button-no_sway = Sway nobody
root-button-enough = Enough

## root.thing

root-thing-minister = Ministers
root-thing-crowns = Crowns
root-thing-shown = Revealed cards
root-thing-works = Building tracks

## root.seat

root-seat-how-duchy = Scores for each minister it sways, and through its lords every turn.
root-seat-birdsong-duchy = Place a warrior in the Burrow, and more for citadels on the map.
root-seat-daylight-duchy = Two actions of the Assembly, one of each swayed minister, then sway one more.
root-seat-evening-duchy = Discard revealed birds, take other cards back, craft. Draw, keep five cards.
root-seat-burrow = The Burrow
root-seat-burrow-hint = next to every tunnel; nobody else gets in
root-seat-works = Buildings
root-seat-works-hint = citadels bring warriors, markets draw cards; both craft
root-seat-tunnels = Tunnels
root-seat-tunnels-hint = the fourth takes the place of another
root-seat-ministers = Ministers
root-seat-ministers-hint = one crown for each; what a rank wants to see, and scores
root-seat-shown = Revealed
root-seat-shown-hint = in Evening birds are discarded, the rest comes back
root-seat-crown-lost = out of the game
root-seat-minister-acted = has acted
root-seat-recruits =
    { $n ->
        [one] { $n } warrior in Birdsong
       *[other] { $n } warriors in Birdsong
    }
root-seat-cards_wanted =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## root.setup

root-setup-does-duchy = Comes up anywhere through tunnels, and has ministers act and score for it. Its task: sway a minister every turn, and let no building fall.
root-setup-hard-duchy = for experienced players

## root.coach

root-coach-duchy-birdsong = Warriors gather in the Burrow, from where they reach every tunnel.
root-coach-duchy-daylight = First two actions, then your ministers, in the end a new one. Keep cards for him: each needs a clearing of its own.
root-coach-duchy-evening = Birds that you revealed are gone, all other cards are in your hand again. Now you craft, then you draw.
root-coach-duchy-start = Every clearing next to your corner gets two warriors. Different suits around you make it easy to sway.
root-coach-duchy-assembly = Build where you rule, and hold it: a fallen building costs a minister. Digging takes four warriors anywhere at once.
root-coach-duchy-reveal = A revealed card comes back in Evening, but a bird does not.
root-coach-duchy-building = Citadels bring warriors, markets cards. Each serves a lord of its own.
root-coach-duchy-site = Build where nobody can get at it: a fallen building costs a minister, a card and a point.
root-coach-duchy-dig = Spend a card you need least; it is gone.
root-coach-duchy-fill = Take one away that you no longer need to get anywhere.
root-coach-duchy-tunnel = Dig where you want warriors, or a clearing of a suit that you lack.
root-coach-duchy-surface = Warriors in the Burrow guard nothing. Leave some only if you will dig again.
root-coach-duchy-parliament = Every swayed minister may act once. Let those who build act before those who count.
root-coach-duchy-brigadier = Two moves, or two battles.
root-coach-duchy-march = A second move may follow.
root-coach-duchy-fight = A second battle may follow.
root-coach-duchy-banker = A point for each card, but you need cards to sway. Spend what is too much.
root-coach-duchy-mayor = Choose what helps most; it costs what it costs.
root-coach-duchy-sway = Higher ranks score more and want more cards; lords score every turn. But the highest leaves first.
root-coach-duchy-convince = Each card takes a clearing of its suit. Birds fit anywhere, but are discarded in Evening.
root-coach-duchy-failure = Let the one go who has acted, or helps you least.

## root.explain

root-explain-duchy = Comes up through tunnels, acts through its ministers, and loses them when its buildings fall.
    .law = root 12.1
root-explain-beside = A clearing of the Duchy’s beside the map, next to every tunnel. Only its pieces get in, and it always rules it.
    .law = root 12.2.2
root-explain-citadel = Citadel of the Duchy: brings warriors into the Burrow, crafts, and scores through the Earl of Stone.
    .law = root 12.4
root-explain-market = Market of the Duchy: draws cards, crafts, and scores through the Baron of Dirt.
    .law = root 12.6.3
root-explain-tunnel = Tunnel: from here it is one move to the Burrow and to nowhere else. All three score through the Duchess of Mud.
    .law = root 12.2.4
root-explain-minister = Swayed ministers act once a turn. To sway one, reveal as many cards as the rank wants, each for a clearing of its own with a piece of yours.
    .law = root 12.5.3
root-explain-crowns = Three crowns for each rank. Whoever is swayed takes one; if a building falls, the highest minister leaves and the crown is out of the game.
    .law = root 12.2.3
root-explain-shown = Cards revealed this turn for buildings and ministers. In Evening birds are discarded, the others return to the hand.
    .law = root 12.6.1
root-explain-works = Citadels bring one, two and two more warriors into the Burrow; each market draws a card.
    .law = root 12.4
root-explain-foremole = Squire. Reveals any card to place a market or a citadel wherever the Duchy rules.
    .law = root 12.5.2.I
root-explain-captain = Squire. Starts a battle.
    .law = root 12.5.2.II
root-explain-marshal = Squire. Makes a move.
    .law = root 12.5.2.III
root-explain-brigadier = Noble. Makes up to two moves, or starts up to two battles.
    .law = root 12.5.2.IV
root-explain-banker = Noble. Turns cards of one suit into points.
    .law = root 12.5.2.V
root-explain-mayor = Noble. Acts as a swayed squire or noble once more.
    .law = root 12.5.2.VI
root-explain-duchess_of_mud = Lord. Two points for three tunnels on the map.
    .law = root 12.5.2.VII
root-explain-baron_of_dirt = Lord. A point for each market on the map.
    .law = root 12.5.2.VIII
root-explain-earl_of_stone = Lord. A point for each citadel on the map.
    .law = root 12.5.2.IX

## Advice, actions, warnings and losses

root-advice-ministers =
    { $way ->
        [gain] Ministers who act and score every turn.
       *[cost] A minister is lost.
    }
root-advice-works =
    { $way ->
        [gain] Buildings: warriors, cards, and points through lords.
       *[cost] Buildings are lost.
    }
root-advice-tunnels =
    { $way ->
        [gain] Tunnels, and warriors where they are wanted.
       *[cost] Fewer ways out of the Burrow.
    }
root-advice-audience =
    { $way ->
        [gain] Cards and clearings for the next minister.
       *[cost] Fewer cards and clearings for the next minister.
    }
root-does-duchy-build = You reveal a card and place a market or a citadel in a matching clearing you rule.
root-does-duchy-recruit = You place a warrior in the Burrow.
root-does-duchy-move = You make a move; from a tunnel also into the Burrow, and back.
root-does-duchy-battle = You start a battle.
root-does-duchy-dig = You spend a card, place a tunnel in a clearing it matches, and move up to four warriors there from the Burrow.
root-does-duchy-foremole = You reveal any card and place a market or a citadel in any clearing you rule.
root-does-duchy-captain = You start a battle.
root-does-duchy-marshal = You make a move.
root-does-duchy-brigadier = You make up to two moves, or start up to two battles.
root-does-duchy-banker = You spend cards of one suit, at least one, and score a point for each. Birds count as any suit.
root-does-duchy-mayor = You use the action of a swayed squire or noble once more, at its price.
root-does-duchy-duchess_of_mud = You score two points if all three tunnels are on the map.
root-does-duchy-baron_of_dirt = You score a point for each market on the map.
root-does-duchy-earl_of_stone = You score a point for each citadel on the map.
root-loss-minister_left = The Price of Failure: { FORM($minister, "the") } has left you.
root-loss-failed = The Price of Failure: you lost { $card } by lot.
root-warn-lord = { FORM($minister, "The") } could still score.
root-warn-bird_shown = A revealed bird is discarded in Evening; other cards come back.
