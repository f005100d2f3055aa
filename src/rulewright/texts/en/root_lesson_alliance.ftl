### The lesson of the Alliance: the day on which it steps out of hiding.

root-lesson-alliance-title = Sympathy and revolt
root-lesson-alliance-about = The Woodland Alliance: supporters, a revolt, officers, and sympathy that scores more and more.

root-lesson-alliance-welcome = You lead the Woodland Alliance. You have no warriors on the map, but sympathy: the green tokens in clearings 6, 8 and 12. Each token you place scores, the first ones hardly, the last ones four points each.
root-lesson-alliance-supporters = You pay with supporters: cards in a stack that only you may look at. Each counts for its suit alone. They lie on your board, which you open where the light is: two foxes, two mice and a bird. Without a base there can be five at most.
root-lesson-alliance-revolt = First come revolts. In a sympathetic clearing two supporters of its suit sweep away every enemy piece; each building and token scores you a point. In fox clearing 12 stand a sawmill, wood and two cats: click clearing 12.
root-lesson-alliance-revolt-elsewhere = That works too. In clearing 12 a revolt would have removed a building and a token, a point each.
root-lesson-alliance-supporter = Two supporters must match clearing 12: foxes, or a bird, which fits everything. Spend the two foxes, and keep the bird for a day when a suit is not enough.
root-lesson-alliance-bird-spent = A bird works everywhere, that is why it is worth keeping. But it is well spent on a revolt.
root-lesson-alliance-supporter-again = And the other fox.
root-lesson-alliance-revolted = The cats are gone from clearing 12, with their sawmill and their wood: two points.

root-lesson-alliance-base = In their place stands your fox base, with a warrior for each of the three sympathetic fox clearings, and you have your first officer. A base draws a card more each Evening, and your stack of supporters has no limit now.
root-lesson-alliance-spread = Next, sympathy spreads to a clearing beside a sympathetic one. Your fourth token costs two supporters of the clearing’s suit, and scores a point. Mouse clearing 7 is a crossing, where the cats like to march: place it there.
root-lesson-alliance-martial-law = Clearing 11 is a mouse clearing too, but three cats stand guard there. Where anybody has three warriors there is martial law: one supporter more. In clearing 7 two are enough.
root-lesson-alliance-spread-elsewhere = That works too. A token scores the same everywhere; what it costs and who will stumble over it is what to choose by.
root-lesson-alliance-mice = Two mice for clearing 7. Spend both, and the bird is still yours.
root-lesson-alliance-bird-spent-too = That is allowed. A bird you keep can later stand in for any suit.

root-lesson-alliance-outrage = Your tokens defend themselves a little: whoever else moves warriors into a sympathetic clearing, or removes the token, must give you a card of that suit for your supporters. That is Outrage. So put sympathy where others want to pass.
root-lesson-alliance-train = It is Daylight, and your hand has three uses: craft with sympathy, add supporters, or train officers. A card that matches a base makes a warrior from your supply an officer. The Anvil is a fox card: choose “Train”.
root-lesson-alliance-trained = Two officers: two operations, this Evening and every one.
root-lesson-alliance-not-train = That works too. Officers are what you act with, though: without them a base can only wait.
root-lesson-alliance-mobilize = Your stack needs new supporters for the next turn. Choose “Mobilize”, and think of a suit in which you want to revolt or spread next: of the rabbits you have no supporter yet.
root-lesson-alliance-not-mobilize = That works too. Without supporters the next Birdsong will be a quiet one, though.
root-lesson-alliance-keep-one = A card that stays in hand may become an officer, a supporter or a craft next turn, and an ambush works from the hand alone. Finish your Daylight here.

root-lesson-alliance-operations = Evening: each officer gives you one operation. Move and battle you know; recruit places a warrior at a base; organize turns a warrior into sympathy, without any supporter.
root-lesson-alliance-move = Organizing needs a warrior where there is no sympathy yet. So send one out of clearing 12 first: choose “Move”.
root-lesson-alliance-not-move = That works too. A warrior outside could have become a token, for two points.
root-lesson-alliance-move-where = Move from clearing 12 to clearing 10. You rule clearing 12, so its paths are open to you.
root-lesson-alliance-move-number = Send one only. The others guard the base: if it falls, you lose its foxes and birds among your supporters, and half of your officers.
root-lesson-alliance-too-many = That works too. Do not leave the base alone, though: if it falls, supporters and officers go with it.
root-lesson-alliance-organize = Now “Organize”: the warrior becomes your fifth token, for two points. No supporter was needed for it.
root-lesson-alliance-organized = Two points. You have placed half of your tokens; the other half will score far more.
root-lesson-alliance-not-organize = That works too. Organizing would have been two points without a supporter.

root-lesson-alliance-second-turn = Read in the log what the cats did. If they moved into sympathy or removed it, they paid you a card; and where they attacked you, you had the higher die, as always when the Alliance defends.
root-lesson-alliance-your-own = From here on it is yours. Train until you have three or four officers, mobilize what fits your next token, and keep a pair of one suit for the next revolt.

root-lesson-alliance-end = That was the Alliance: few warriors, many tokens. Its first points come slowly and its last ones in heaps; others see it coming too late.
root-lesson-alliance-play-on = Play on against the Marquise if you like, or take the last lesson: the Vagabond has one piece on the map, and everything in his satchel.
