### The lesson of the Marquise: wood that must arrive, and what cards are good for when actions or wood run out.

root-lesson-marquise-title = Wood and where it goes
root-lesson-marquise-about = The Marquise de Cat beyond the first steps: wood on its way, Field Hospitals, overwork, and a fourth action.

root-lesson-marquise-welcome = You rule most of the woodland, and now you must feed it. Your two sawmills have just made wood, in clearing 8 and in clearing 10. Wood is what buildings cost: each further one of its kind costs more, and scores more.
root-lesson-marquise-kinds = Sawmills make wood every Birdsong. Workshops craft your cards. Recruiters bring warriors, and the third and the fifth let you draw a card more. What the next one costs and scores stands on your board: click what is lit to open it.
root-lesson-marquise-cut-off = And yet you cannot build. Your next buildings all cost two wood or more, and wood travels only through clearings you rule. Between clearing 8 and the rest of your land lies clearing 4, where the Eyrie have built a roost.
root-lesson-marquise-march = Open the road: bring warriors to clearing 4. Choose “March”.
root-lesson-marquise-not-march = That works too. But until clearing 4 is yours, the wood in clearing 8 lies idle.
root-lesson-marquise-march-where = In clearing 9, next door, four cats wait. Move from clearing 9 to clearing 4: click the one, then the other.
root-lesson-marquise-march-number = Take three and leave one. Whoever removes a building or a token scores a point: your recruiter in clearing 9 should not stand without a guard.
root-lesson-marquise-marched = Four cats against two birds and their roost: you rule clearing 4 again.
root-lesson-marquise-marched-other = That works too. What counts is how many stand in clearing 4, and that something is left to guard clearing 9.
root-lesson-marquise-march-again = The second move of a march may be that of another group, elsewhere. Your other clearings are guarded well enough: stop here.

root-lesson-marquise-battle = For today the wood can pass. But birds that stay will be more tomorrow, and their roost is worth a point to you. Choose “Battle”.
root-lesson-marquise-not-battle = That works too. The birds in clearing 4 will hardly keep still, though.
root-lesson-marquise-hospitals = Cats have fallen, but they need not be lost. While your keep stands in clearing 1, one card that matches the clearing of the battle brings all of them back to it. Clearing 4 is a rabbit clearing: spend A Visit to Friends, and keep the bird.
root-lesson-marquise-saved = They are back at the keep, all for one card. For a single warrior that would be dear, for two it is fair.
root-lesson-marquise-not-saved = That is allowed. One card for all who fell is a fair price, though; and a bird you will want in a moment for something better.

root-lesson-marquise-connected = Clearing 4 is yours, so the wood of clearing 8 and that of clearing 10 can meet: two together. That buys a third sawmill or a third workshop, for two points.
root-lesson-marquise-overwork = With one wood more it would be your fourth recruiter, for three points. If just that one is missing, a card helps: “Overwork” turns a card into a wood at a sawmill of its suit.
root-lesson-marquise-not-overwork = That works too. With one wood more you could have built the fourth recruiter, for three points.
root-lesson-marquise-overwork-where = Which sawmill? Its clearing must match the card you spend. The Anvil is a fox card, and clearing 8 is a fox clearing.
root-lesson-marquise-overwork-card = Spend the Anvil. The bird would do as well, for birds fit every suit; but what comes next can be bought by a bird alone.
root-lesson-marquise-overwork-bird = That is allowed: birds fit every suit. Only a bird would have bought you another action, though.

root-lesson-marquise-bird = Your three actions are used up, and the wood lies ready. Each bird card you spend is one action more. Save birds for moments like this one: choose “Spend a bird”.
root-lesson-marquise-not-extra = As you like. The wood stays where it is, if nobody takes it: next turn you may build with your first action.
root-lesson-marquise-build = There is your fourth action. Choose “Build”.
root-lesson-marquise-not-build = That works too. Three wood in one place are a temptation for others, though: every wood token they remove scores them a point.
root-lesson-marquise-build-where = A fourth recruiter: three wood, three points, and one cat more each time you recruit. Clearing 9 lies behind your lines and one move from the front: build it there.
root-lesson-marquise-built = Three points. In the long run all three kinds are needed: wood to pay, workshops to craft, cats to guard.
root-lesson-marquise-built-other = A good building as well. Weigh what it scores now against what it gives every turn: a sawmill is wood, a workshop is cards, a recruiter is cats.

root-lesson-marquise-second-turn = A new turn. In the Evening you drew two cards, one of them thanks to your third recruiter, and the sawmills have made wood again.
root-lesson-marquise-craft = Crafting takes no action, so do it first. Root Tea asks for one mouse, and your workshop in clearing 2 stands among mice: two points for a card.
root-lesson-marquise-crafted = Two points without an action. That is what workshops are for.
root-lesson-marquise-not-crafted = As you like. A workshop that rests is a point or two that somebody else may craft.
root-lesson-marquise-guard = Before you act, look where the birds went. A building scores when you build it, and for others when they remove it: keep warriors beside what you have built, and rule the clearings in between.
root-lesson-marquise-your-own = The rest is up to you. A good turn recruits once, builds when wood comes together, and marches where it would be cut off. With one wood or one action short, think of your cards.

root-lesson-marquise-end = That was the Marquise: wood must arrive before it is worth anything. Rule the roads, guard what stands, and let cards fill the gaps.
root-lesson-marquise-play-on = Play on against the Eyrie if you like, or see the woodland through their eyes in the next lesson.
