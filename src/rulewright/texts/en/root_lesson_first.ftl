### The first lesson of Root.  Each page is a few short sentences: what is seen, what to do now, why.

root-lesson-first-title = The first steps
root-lesson-first-about = The woodland, what everybody wants, and two turns of the Marquise de Cat: crafting, building, marching, a battle.

root-lesson-first-welcome = This is the woodland: twelve clearings joined by paths. Each clearing belongs to a suit: foxes, mice or rabbits. The orange pieces are yours: you are the Marquise de Cat. The blue ones belong to the Eyrie, who want their forest back.
root-lesson-first-aim = Whoever first has 30 points wins. Your points stand here, beside those of the Eyrie. Every faction scores in its own way: yours is building.
root-lesson-first-pieces = Where you have more warriors and buildings than anybody else, you rule. In clearing 1 stands your keep, in clearing 5 your sawmill: it has just made wood, which is what your buildings cost.
root-lesson-first-question = Here stands what is asked of you, and below it the answers. Whatever is offered is allowed, and what glows on the map or in your hand can be clicked. Most things can be taken back with “Undo”.
root-lesson-first-craft = First you may craft cards. The Birdy Bindle needs a workshop in a mouse clearing, and you have one in clearing 2. Craft it: it brings a bag, and a point at once.
root-lesson-first-crafted = Well done: the bag is yours, and so is the point. Crafted items are gone for the others.
root-lesson-first-not-crafted = That is allowed too. Crafting the Birdy Bindle would have been a point for nothing, though; you may still do so in your next turn.

root-lesson-first-actions = Now it is Daylight, the long part of your turn. You have three actions, and may do the same one more than once. Actions that cannot be done say why when you ask them.
root-lesson-first-build = Buildings are your points: the more of a kind stand on the map, the more the next one brings. Choose “Build”.
root-lesson-first-not-build = That works too. But building is where your points come from: try it with one of your next actions.
root-lesson-first-build-where = You may build wherever you rule, have a free slot, and can bring wood along clearings you rule. A second workshop brings two points now and lets you craft dearer cards later: build it in clearing 5.
root-lesson-first-built = Two points, and a workshop more. The next one will cost two wood and bring more.
root-lesson-first-built-other = A good place as well. A workshop would have brought the most points today.

root-lesson-first-march = A bird stands in clearing 7, among your cats. One warrior alone cannot do much about it: bring help. Choose “March”.
root-lesson-first-not-march = That works too. Without more warriors in clearing 7 a battle there would be a gamble, though.
root-lesson-first-march-where = A move goes along a path, and you must rule the clearing you leave or the one you enter. Move from clearing 12 to clearing 7: click the one, then the other.
root-lesson-first-march-number = How many go? Leave at least one warrior behind: an empty clearing is ruled by nobody, and wood does not pass through it. Take two.
root-lesson-first-marched = Three cats against one bird: that looks better.
root-lesson-first-march-again = A march is two moves. The second is a gift that you need not take: this time stop here.

root-lesson-first-battle = Now battle. The attacker takes the higher of two dice, the defender the lower, but nobody deals more hits than they have warriors there. Each hit removes a piece.
root-lesson-first-odds = Dice cannot be taken back, so look before you leap: “Odds” shows how it may end. Then choose “Battle”.
root-lesson-first-fought = The log tells how the dice fell and what was lost. Removing buildings and tokens of others scores a point each; warriors score nothing, but they no longer stand in your way.
root-lesson-first-not-battle = That works too. The bird in clearing 7 will hardly wait, though.
root-lesson-first-end-turn = Your three actions are used up, or nearly. In the Evening you draw cards by yourself; if you then hold more than five, you discard. End your Daylight.
root-lesson-first-evening = You have drawn a card. Then the Eyrie had their turn: their Decree grows every turn, and they must do all of it.

root-lesson-first-second-turn = Your second turn. Your sawmill has made wood again. What the Eyrie did is in the log: read the last lines before you decide.
root-lesson-first-recruit = Warriors that fell must be replaced: “Recruit” places one at each of your recruiters, once a turn. Yours stands in clearing 10.
root-lesson-first-recruited = A cat more. More recruiters mean more warriors for a single action.
root-lesson-first-not-recruit = As you like. Keep in mind that you can recruit once a turn, however many actions you have.
root-lesson-first-your-own = From here on it is your turn in earnest: build where you can pay, march where you are weak, battle where you are strong. With a bird card you can buy another action.
root-lesson-first-help = Whenever you wonder: point at anything to read what it is, right-click or long-press what does not glow to be told why, and open the law at the paragraph beside each question.

root-lesson-first-end = That was the first lesson. You know the woodland, your actions, and how points are made: build, craft, and remove what others have built.
root-lesson-first-play-on = Play on against the Eyrie if you like: the match is yours. Or take the next lesson; each faction plays quite differently.
