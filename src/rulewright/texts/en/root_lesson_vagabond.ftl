### The lesson of the Vagabond: a day in which nearly every item is used once.

root-lesson-vagabond-title = A satchel and a road
root-lesson-vagabond-about = The Vagabond: items to use up and refresh, a ruin, a fight, a friend, and a quest.

root-lesson-vagabond-welcome = You are the Vagabond: one pawn, here in a forest, and nobody can remove it. You never rule a clearing, and need not: no ruler can keep you out. You score by ruins, quests, friendships, and by the pieces of your foes.
root-lesson-vagabond-items = What others do with warriors you do with items. Each action exhausts one: boots move, torches explore, swords battle, crossbows strike. Your items, relationships and quests lie on your board: click what is lit to open it.
root-lesson-vagabond-refreshed = Every Birdsong three exhausted items are refreshed, and two more for each tea that lies ready on its track. This morning both boots and the torch came back: all you have is ready.
root-lesson-vagabond-slip = Then you may slip into any neighbouring place, without a boot and even past enemies. In clearing 11 wait a ruin, a possible friend, and a foe: click clearing 11.
root-lesson-vagabond-slipped-elsewhere = That works too. Slipping is free: go where a ruin, a quest or somebody to aid is waiting.

root-lesson-vagabond-explore = Under each ruin lies an item. Explore it with your torch: choose “Explore”. It brings the item, and a point.
root-lesson-vagabond-explored = A bag! It lies on its track, where it lets you carry two items more, and the ruin is gone.
root-lesson-vagabond-not-explore = That works too. Ruins are best explored early, though: each item you find is an action more, every turn.
root-lesson-vagabond-hostile = You have fought the Eyrie before, and they are hostile. Where hostile warriors stand, moving in takes a boot more; but in battles of your own turn every piece of theirs that you remove is a point.
root-lesson-vagabond-battle = Two birds stand here. A sword starts a battle, and you can roll as many hits as you have undamaged swords: one. Choose “Battle”.
root-lesson-vagabond-not-battle = That works too. Foes are points as well, for whoever has a sword.
root-lesson-vagabond-battle-whom = Battle the Eyrie. To remove a warrior of the Marquise would make her hostile too, and you have other plans with her.
root-lesson-vagabond-battle-friend = That is allowed. The first warrior you remove makes its faction hostile, though: aid no longer wins its friendship.
root-lesson-vagabond-hit = You were hit as well. You have no warriors to lose: each hit damages an item, which is of no use until it is repaired. Choose what you need least: the torch is exhausted anyway. Keep the sword: without one you are defenseless.
root-lesson-vagabond-hit-other = That is allowed. An item that is exhausted already hurts least; and an undamaged sword is your only defence.

root-lesson-vagabond-fought = The other bird stays, but for the one that is gone you have scored a point: your foes call that infamy. Now to your friends.
root-lesson-vagabond-aid = The Marquise has crafted tea. Aid gives a player here a card of the clearing’s suit and exhausts any item; in return you may take one of their crafted items. Choose “Aid”.
root-lesson-vagabond-not-aid = That works too. Aid is how you come by items and friends, though, and both score.
root-lesson-vagabond-aid-whom = Aid the Marquise. One aid makes her amiable, for a point. The next steps need two, then three aids in one turn, for two points each; and every aid for an ally scores two.
root-lesson-vagabond-aid-foe = That is allowed, but aid does not soften those who are hostile.
root-lesson-vagabond-aid-item = Any item that is ready will do, so take the crossbow: it could strike down a piece without dice, but you do not need it today. Not the tea, which works only while it lies ready, nor bag and boot, which your quest asks for.
root-lesson-vagabond-aid-item-other = That works too. Keep an eye on what your quest needs, and on tea, coins and bags: they work only while they lie ready.
root-lesson-vagabond-aid-take = Take the tea in return: a second one on its track refreshes two items more every morning.
root-lesson-vagabond-aided = The Marquise is amiable now, for a point, and the tea is yours.

root-lesson-vagabond-quest = Three quests lie open on your board. Each wants a clearing of its suit and two items. Logistics Help is for mice, as is this clearing, and takes a boot and a bag, which you have just found: choose “Quest”.
root-lesson-vagabond-not-quest = That works too. A quest that can be done now may be out of reach tomorrow, though.
root-lesson-vagabond-reward = Two cards, or a point for each quest of this suit that you have completed. It is your second of the mice, so that is two points: take them. The first of a suit is better paid in cards.
root-lesson-vagabond-rewarded = Two points. The third quest of the mice would bring three.
root-lesson-vagabond-cards-taken = Two cards are two aids. With every further quest of a suit the points grow, though.
root-lesson-vagabond-move = One boot is left, and the birds are angry. A boot takes you along a path, whoever rules there. Choose “Move”: only clearing 12 is free of hostile warriors.
root-lesson-vagabond-moved = Well away from the birds, and beside the next ruin.
root-lesson-vagabond-not-move = That works too. The birds may come for you, though, and each hit is an item.
root-lesson-vagabond-done = Most of your items are exhausted: that is what a good day looks like. End your Daylight. In the Evening you draw a card; you can carry six items, and those on tracks do not count.

root-lesson-vagabond-second-turn = A new morning, and with two teas seven items are refreshed. What is damaged stays damaged: a hammer repairs one item at a time, and your Hideout, as a Ranger, three for a torch.
root-lesson-vagabond-rest = Or sleep in a forest: in the Evening all that is damaged there becomes whole, face up. Only by slipping can you get into one.
root-lesson-vagabond-your-own = So choose: a night of rest, or the next ruin, friend or quest. From here on the road is yours.

root-lesson-vagabond-end = That was the Vagabond: plan the whole day by your items, find new ones early, make one good friend, and let somebody else be your foe.
root-lesson-vagabond-play-on = Play on with your satchel if you like. You now know all four factions: the best lesson left is a whole game.
