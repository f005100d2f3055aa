### The lesson of the Lizard Cult.

root-lesson-cult-title = The Lizard Cult
root-lesson-cult-about = Cards that come back, gardens that nobody else can rule, and the dead who conspire.

root-lesson-cult-welcome = The yellow lizards are yours. You hardly march or fight: you preach. Cards in your hand are rituals, and nearly all of them come back to you in the Evening.
root-lesson-cult-souls = Whatever anybody spends or discards lies among your Lost Souls. When your turn begins, the suit with most cards there becomes the Outcast: this time it is fox. Conspiracies happen in fox clearings now.
root-lesson-cult-sanctify = Three acolytes pay for the strongest conspiracy: an enemy building becomes your garden, and you score a point. The Marquise has a workshop in clearing 6. Choose “Sanctify”.
root-lesson-cult-sanctified = A garden among the cats: it rules clearing 6 by itself, whoever else stands there.
root-lesson-cult-not-sanctify = That is a conspiracy, too. While you have three acolytes left, sanctifying the workshop in clearing 6 would be worth more.

root-lesson-cult-rituals = Daylight. Each card you reveal performs one ritual: build, recruit or score in its own suit. Birds are only good for a sacrifice.
root-lesson-cult-build = Gardens are what your cards score by, so build first. You rule clearings 7 and 11, both mouse, and hold a mouse card. Choose “Build”.
root-lesson-cult-not-build = That works too. A garden more would raise what your cards score, though: try it with your mouse card.
root-lesson-cult-build-card = Reveal the Travel Gear. It lies open before you until the Evening and serves nothing else today.
root-lesson-cult-build-where = A garden rules its clearing outright. But if it is removed you lose a random card, so plant where you have warriors.
root-lesson-cult-built = A mouse garden stands. A second one of the same suit would draw you a card each turn and make mouse cards score.
root-lesson-cult-recruit = Your rabbit cards can bring warriors into any rabbit clearing, even in the middle of your enemies. Choose “Recruit”.
root-lesson-cult-not-recruit = As you like. Warriors win you the rule of clearings in which you can build.
root-lesson-cult-recruit-card = Any rabbit card will do: it comes back.
root-lesson-cult-recruit-where = Guard your first garden in clearing 3, or go where you want to build next.
root-lesson-cult-recruited = Warriors that fall while you defend become acolytes, so nobody likes to attack you.
root-lesson-cult-sacrifice = A bird is hated, but not useless: revealed, it puts a warrior among your acolytes for the next conspiracy. Choose “Sacrifice”.
root-lesson-cult-not-sacrifice = That works too. The bird in your hand is good for nothing but an acolyte, though.
root-lesson-cult-score = You could also score: spend a card of a suit for what your gardens of it are worth. A single garden is worth nothing yet, two are worth two points, five four. A card that scored does not come back, so wait for more gardens.
root-lesson-cult-done = End your Daylight and see what comes back.
root-lesson-cult-not-done = Allowed, but the card is gone: with one garden of its suit it scored nothing, or it served another ritual.
root-lesson-cult-evening = All revealed cards are in your hand again. In the Evening you craft, with gardens of the Outcast suit only.
root-lesson-cult-second-turn = Another turn. What the Marquise spent lies among the Lost Souls and has named the Outcast again.
root-lesson-cult-your-own = Go on as you think best: plant several gardens of one suit, then score that suit every turn.

root-lesson-cult-end = That is the Cult: patient, hard to drive away, and suddenly worth many points. Play on, or take another lesson.
