### The lesson of the Underground Duchy.

root-lesson-duchy-title = The Underground Duchy
root-lesson-duchy-about = Tunnels to anywhere, and ministers who act and score.

root-lesson-duchy-welcome = The moles are yours. You score for every minister you sway, and swayed ministers act for you every turn. To sway one you show cards, each for a clearing of its own in which you have a piece.
root-lesson-duchy-burrow = This is the Burrow, a clearing beside the map. Your warriors gather here in Birdsong, it is next to every tunnel, and nobody else gets in.
root-lesson-duchy-dig = In the Assembly you take two actions. A tunnel brings up to four warriors from the Burrow to wherever you like, whoever rules there. Choose “Dig”.
root-lesson-duchy-not-dig = That works too. But four warriors are waiting in the Burrow: a tunnel takes them anywhere at once.
root-lesson-duchy-dig-card = The tunnel goes where the card you spend belongs, and the card is gone. Spend Foxfolk Steel.
root-lesson-duchy-dig-where = Clearing 8 is empty and has two slots: a good place to build. Dig there.
root-lesson-duchy-surface = Now warriors may come out of the Burrow. Take all four along: what you build here must not fall.
root-lesson-duchy-surfaced = One action, and four warriors rule a clearing far from home.
root-lesson-duchy-build = Now build: reveal a card and place a building in a clearing you rule that matches it. Choose “Build”.
root-lesson-duchy-not-build = As you like. A building would make you stronger every turn, though.
root-lesson-duchy-build-card = A revealed card is not spent: it lies open and comes back in Evening. Only birds do not. Reveal the Anvil.
root-lesson-duchy-building = Citadels bring more warriors into the Burrow, markets draw more cards. Cards sway ministers: choose the market.
root-lesson-duchy-build-where = Build where your four warriors stand. If a building falls, your highest minister leaves you, his crown is gone for good, and you lose a card.
root-lesson-duchy-built = One card more every Evening.
root-lesson-duchy-parliament = In Parliament every swayed minister may act once. The Marshal is yours: he makes a move. All stands well, so choose “End Parliament”.
root-lesson-duchy-sway = Now sway a minister. Squires want to see two cards and score one point, nobles three for two, lords four for three. On your board you see all nine. The Captain would fight for you every turn: choose him.
root-lesson-duchy-not-swayed = Keep your cards then. But a minister every turn is how the Duchy wins.
root-lesson-duchy-convince = Each card needs a clearing of its own: the mouse card clearing 7 or 11, the rabbit card clearing 3. The Burrow does not count.
root-lesson-duchy-convince-more = The other card now: it needs another clearing.
root-lesson-duchy-swayed = A point, and from the next turn on the Captain acts, too.
root-lesson-duchy-evening = Your cards are in your hand again. With citadels and markets you may craft now; then you draw, one card more for each market.

root-lesson-duchy-end = That is the Duchy: a broad foothold, a minister every turn, and no building that falls. Play on, or take another lesson.
