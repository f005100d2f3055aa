### The lesson of the Eyrie: the Decree in a turn that goes well and one that cannot.

root-lesson-eyrie-title = The Decree
root-lesson-eyrie-about = The Eyrie Dynasties: orders that add up, roosts that score every Evening, and what happens when an order cannot be obeyed.

root-lesson-eyrie-welcome = You lead the Eyrie, in blue. Your roosts in clearings 3 and 7 score every Evening, again and again, and the more there are the more they score. So you want roosts, many and soon.
root-lesson-eyrie-decree = What you do in your turn is written in your Decree. It has four columns: Recruit, Move, Battle, Build. Each card in it is an order that you must obey every turn, in a clearing of its suit. It lies on your board: click what is lit to open it.
root-lesson-eyrie-viziers = Two birds are always in it, your Loyal Viziers. Your leader, the Builder, has them under Recruit and Move. Under Build lies Foxfolk Steel, a fox card from an earlier turn: today you must build a roost in a fox clearing.
root-lesson-eyrie-add = Each turn you must add a card, and may add a second. Choose what you can obey tomorrow as well: Bake Sale is a rabbit card, and a roost stands in rabbit clearing 3. Put it under “Recruit”.
root-lesson-eyrie-added = A warrior more each turn, and an order that hardly ever fails.
root-lesson-eyrie-added-elsewhere = That is allowed. Ask of each card: can I obey it today, and next turn too? Recruit nearly always can, where you have a roost of that suit.
root-lesson-eyrie-enough = A second card is one action more every turn, and one more thing that may go wrong. One is enough today: go on.
root-lesson-eyrie-two = Two new orders at once: bold. Now all of it must be obeyed, every turn.
root-lesson-eyrie-craft = Roosts craft, each for the suit of its clearing. The Eyrie despise trade: crafted items bring you one point, whatever is printed; only under the Builder do they bring all. Root Tea asks for one mouse, and clearing 7 is a mouse clearing: craft it, for two points.
root-lesson-eyrie-crafted = Two points. Mind that the same hand feeds the Decree: what you craft you cannot order.
root-lesson-eyrie-not-crafted = As you like. Under another leader it would be worth one point only.

root-lesson-eyrie-in-order = Now you obey, column by column, from left to right. Within a column the order is yours: begin with the card that has the fewest places, the rabbit. A bird fits everywhere and can wait.
root-lesson-eyrie-recruit = The rabbit card has put a warrior into clearing 3, the only roost of its suit. Your vizier is a bird: any roost will do. You will want to move from clearing 3, so recruit there too.
root-lesson-eyrie-plan = Think ahead before you move. Build will ask for a fox clearing that you rule, with a free slot. Clearing 6 is one, but two cats rule it. Move comes before Build: make it yours first.
root-lesson-eyrie-move = Move from clearing 3 to clearing 6.
root-lesson-eyrie-moved-elsewhere = A move is a move, and the order is obeyed. But where will you build now? Without a fox clearing that you rule, the Decree fails.
root-lesson-eyrie-number = Three against two, and clearing 6 is yours. Even two would do: the Eyrie rule where they are level with others. Take three, so that clearing 3 keeps its guards.
root-lesson-eyrie-built = Clearing 6 was the only place left for the fox, so the roost stands there by itself: your third.
root-lesson-eyrie-too-few = That works too. To build, you must have at least as many pieces there as the cats; and a roost left alone in clearing 3 is an invitation.

root-lesson-eyrie-evening = In the Evening your roosts scored: two points for three of them, and the third lets you draw a card more. Each further roost raises that, every turn.
root-lesson-eyrie-foresee = Your second turn, and trouble ahead. Build asks for a fox clearing again, but there is none left: clearing 6 has its roost, the keep bars clearing 1, and in clearings 8 and 12 every slot is taken. This Decree will fail. Under Build a bird is safer than a suit.
root-lesson-eyrie-add-again = One card must be added all the same. When the Decree fails, every bird in it costs a point, so add no bird: put the Cobbler wherever you like.
root-lesson-eyrie-bird-added = A bird more in the Decree: that will be one point more to lose.
root-lesson-eyrie-no-more = And no second one: it would do nothing but be lost with the others. Go on.
root-lesson-eyrie-obey = Up to the order that fails, all is obeyed as ever. Use it: recruit and move your warriors to where they guard your roosts. Build comes last, and there it ends.
root-lesson-eyrie-move-again = The vizier under Move. Clearing 7 is guarded worst: send warriors there from clearing 3, or wherever the cats have come close.
root-lesson-eyrie-turmoil = Turmoil: Build could not be obeyed. It cost a point for each bird in the Decree, and viziers are birds. All its cards are gone but the viziers, your leader is deposed, and Daylight is over. Your roosts still score this Evening.
root-lesson-eyrie-leader = Choose a new leader. It says in which columns the viziers lie, and what you are best at: the Charismatic recruits in pairs, the Commander strikes harder, the Despot builds from the first turn. Those deposed come back when all have been.
root-lesson-eyrie-enthroned = A new dynasty. The Decree is short again, and easy to obey for a while.
root-lesson-eyrie-new-decree = Now build a Decree that lasts. Under Recruit, suits in which you have roosts; under Move, suits where your warriors stand; under Battle, only where there will be enemies; under Build, birds, and no more than there are free slots.

root-lesson-eyrie-end = That was the Eyrie: a Decree that grows until it breaks, and roosts that score all the while. The art is to break late, and with few birds.
root-lesson-eyrie-play-on = Play on with your new leader if you like, or take the next lesson: the Alliance begins with nothing at all.
