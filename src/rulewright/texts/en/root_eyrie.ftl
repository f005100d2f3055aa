### The Eyrie Dynasties: all its words.

## root.say

root-say-decree = Decree
root-say-decree_column = Decree, { $column }
root-say-decree_move = Decree, Move ({ $suit }): which way do you move?
root-say-decree_battle = Decree, Battle ({ $suit }): whom do you battle, and where?
root-say-no_leader = no leader yet
root-say-leaders_left = leaders left
root-say-roost_points =
    roosts give { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each Evening

## root.faction

root-faction-eyrie = Eyrie Dynasties
    .the = the Eyrie Dynasties

## root.short

root-short-eyrie = Eyrie
    .the = the Eyrie
    .of = the Eyrie’s

## root.about

root-about-eyrie = builds roosts and must obey an ever longer Decree

## root.piece

root-piece-roost =
    { $n ->
        [one] roost
       *[other] roosts
    }
    .a = a roost

## root.piece_code

root-piece_code-roost = Ro

## root.leader_name

root-leader_name-builder = Builder
    .the = the Builder
root-leader_name-charismatic = Charismatic
    .the = the Charismatic
root-leader_name-commander = Commander
    .the = the Commander
root-leader_name-despot = Despot
    .the = the Despot

## root.leader_effect

root-leader_effect-builder = viziers in Recruit and Move; crafted items give their printed points
root-leader_effect-charismatic = viziers in Recruit and Battle; every recruit places two warriors
root-leader_effect-commander = viziers in Move and Battle; one extra hit as attacker
root-leader_effect-despot = viziers in Move and Build; a point more when a battle takes a building or token

## root.column

root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build

## root.card_name

root-card_name-loyal_vizier = Loyal Vizier

## root.card_effect

root-card_effect-loyal_vizier = a bird card that stays with the Decree

## root.score

root-score-roosts = for roosts
root-score-despot = for the Despot

## root.source: what points came from, in a table

root-source-roosts = Roosts
root-source-turmoil = Turmoil
root-source-despot = Despot

## root.cause

root-cause-commander = led by the Commander

## root.prompt

root-prompt-eyrie-add = Which card do you add to the Decree, and in which column?
root-prompt-eyrie-build = Decree, Build ({ $suit }): in which clearing do you place a roost?
root-prompt-eyrie-decree-recruit = Decree, Recruit: which card is next?
root-prompt-eyrie-decree-move = Decree, Move: which card is next?
root-prompt-eyrie-decree-battle = Decree, Battle: which card is next?
root-prompt-eyrie-decree-build = Decree, Build: which card is next?
root-prompt-eyrie-leader = Which leader do you choose?
root-prompt-eyrie-new_roost = You have no roost on the map. Where do you place a new one?
root-prompt-eyrie-recruit = Decree, Recruit ({ $suit }): at which roost?
root-prompt-eyrie-start = In which corner do you start with a roost and six warriors?

## root.label

root-label-add = { $card } ({ $suit }) → { $column }

## root.event

root-event-leader = { FORM($seat, "the") } enthroned { FORM($leader, "the") }.
root-event-decreed = { FORM($seat, "the") } added { $card } to the Decree under { $column }.
root-event-turmoil =
    A { $suit } card in { $column } could not be carried out: { FORM($seat, "the") } fell into turmoil with { $birds ->
        [one] { $birds } bird
       *[other] { $birds } birds
    } in the Decree.

## root.why

root-why-has-roost = There is a roost already.
root-why-no-roost = You have no roost there.
root-why-one-bird = Only one bird card may be added in a turn.

## root.button

root-button-leader-builder = Builder: items score fully
root-button-leader-charismatic = Charismatic: recruits two
root-button-leader-commander = Commander: extra hit
root-button-leader-despot = Despot: points for razing

## root.thing

root-thing-decree = Decree
root-thing-vizier = Loyal Vizier
root-thing-turmoil = Turmoil
root-thing-roost_track = Roost track

## root.seat

root-seat-how-eyrie = Scores every Evening for its roosts, as long as it can obey its Decree.
root-seat-birdsong-eyrie = Add one or two cards to the Decree, at most one of them a bird.
root-seat-daylight-eyrie = Craft; then carry out the whole Decree from left to right. What cannot be done brings turmoil.
root-seat-evening-eyrie = Score for roosts, draw, keep five cards.
root-seat-roosts = Roosts
root-seat-roosts-hint =
    { $n ->
        [one] { $n } point each Evening now
       *[other] { $n } points each Evening now
    }
root-seat-decree-hint = all of it, every turn, from left to right
root-seat-leader = Leader
root-seat-leaders = Other leaders
root-seat-deposed = deposed

## root.setup

root-setup-does-eyrie = Expands with a Decree that grows every turn. Its task: plan so that every order can still be obeyed.
root-setup-hard-eyrie = some planning

## root.coach

root-coach-eyrie-birdsong = You must add one or two cards to the Decree, and from now on each of them acts every turn. Think about next turn, too.
root-coach-eyrie-daylight = Craft first, then obey the Decree from left to right. If one card cannot be carried out, turmoil costs you points and ends Daylight.
root-coach-eyrie-evening = Your roosts score now, and they will every Evening. Then you draw a card, and one more each for your third and your sixth roost.
root-coach-eyrie-add = Recruit and Move rarely fail; Build needs a new ruled clearing with an open slot every turn. Birds fit everywhere, but cost a point each in turmoil.
root-coach-eyrie-build = A roost scores every Evening from now on. Choose a clearing where some of your warriors will stay.
root-coach-eyrie-decree-recruit = Start with the suit for which you have the fewest roosts. A bird fits every roost and can wait.
root-coach-eyrie-decree-move = Start with the card that leaves you the fewest ways. Move towards clearings where you will fight or build, but leave your roosts some guards.
root-coach-eyrie-decree-battle = Start with the card that has the fewest possible fights; a bird can wait. A battle you lose still obeys the Decree.
root-coach-eyrie-decree-build = Start with the suit that has the fewest sites; a bird fits anywhere and can wait. Without a site, turmoil follows.
root-coach-eyrie-leader = While this leader rules, two birds stand in the named columns: choose ones you can obey every turn.
root-coach-eyrie-new_roost = You may only come back where the fewest warriors are. Choose a clearing you can defend, away from strong neighbours.
root-coach-eyrie-recruit = Place the warrior where your next cards need one: to move from, to fight, or to guard a weak roost.
root-coach-eyrie-start = Your roost and six warriors begin here. Clearings next door with open slots will be your next roosts.

## root.hint

root-hint-added = One card is added; a second one is up to you.
root-hint-decree = { $column }: card { $n } of { $total } in this column.

## root.explain

root-explain-eyrie = Scores every Evening for its roosts and must obey its Decree. It rules a clearing even when tied, as long as it has a piece there.
    .law = root 7.2.2
root-explain-roost = Home of the Eyrie: it recruits and crafts, and the more roosts on the map, the more points every Evening.
    .law = root 7.6.1
root-explain-decree = What the Eyrie must do every turn, column by column from the left. Every card demands one action in a clearing of its suit.
    .law = root 7.5.2
root-explain-column-recruit = Each card here: place a warrior at a roost in a clearing of its suit.
    .law = root 7.5.2.I
root-explain-column-move = Each card here: move at least one warrior out of a clearing of its suit.
    .law = root 7.5.2.II
root-explain-column-battle = Each card here: start a battle in a clearing of its suit.
    .law = root 7.5.2.III
root-explain-column-build = Each card here: build a roost in a ruled clearing of its suit that has an open slot and no roost.
    .law = root 7.5.2.IV
root-explain-vizier = Belongs to the Decree: it survives turmoil, moves to the new leader’s column, and counts as a bird when points are lost.
    .law = root 7.3.4
root-explain-turmoil = If a card of the Decree cannot be carried out: a point is lost for each bird in it, the Decree is cleared, the leader falls, and Evening begins.
    .law = root 7.7
root-explain-roost_track = Roosts still to come, left first. Every Evening the rightmost uncovered space scores.
    .law = root 7.6.1
root-explain-builder = Viziers in Recruit and Move. Crafted items give their printed points instead of one.
    .law = root 7.8.1
root-explain-charismatic = Viziers in Recruit and Battle. Every recruit must place two warriors.
    .law = root 7.8.2
root-explain-commander = Viziers in Move and Battle. As attacker the Eyrie deals one extra hit.
    .law = root 7.8.3
root-explain-despot = Viziers in Move and Build. A battle that removes an enemy building or token gives one more point.
    .law = root 7.8.4

## Advice, warnings and losses

root-say-turmoil_leader = Turmoil: a { $suit } card in { $column } could not be carried out. Which leader follows?
root-hint-leader = Often a good choice: { $leaders }.
root-advice-roosts =
    { $way ->
        [gain] More roosts, or longer: points every Evening.
       *[cost] Fewer roosts, or fewer Evenings to score them.
    }
root-advice-leader =
    { $way ->
        [gain] This leader suits you.
       *[cost] This leader suits you less.
    }
root-advice-decree =
    { $way ->
        [gain] Your Decree does more every turn.
       *[cost] Your Decree does less.
    }
root-advice-turmoil =
    { $way ->
        [gain] Turmoil becomes less likely.
       *[cost] Turmoil becomes more likely.
    }
root-warn-decree = As things stand, no { $suit } card could be carried out in { $column }: that would mean turmoil.
root-loss-turmoil =
    Turmoil: a { $suit } card in { $column } cannot be carried out. The leader falls, the Decree is cleared, Daylight ends, and { $birds ->
        [0] no bird costs a point.
        [one] { $birds } bird costs a point.
       *[other] { $birds } birds cost a point each.
    }
