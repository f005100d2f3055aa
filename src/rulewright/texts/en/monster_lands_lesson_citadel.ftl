### The lesson of Monster Lands about the citadel.

monster_lands-lesson-citadel-title = Seven roofs
monster_lands-lesson-citadel-about = What each building of the citadel is good for, how to pay less, what panic closes, and who wants a salary.

monster_lands-lesson-citadel-welcome = You lead the Jungle clan, in round 3. Seven buildings, each for dice of certain colours; whatever they give, you get at once. A space that is taken stays taken for this round. The Air clan has placed its dice already.
monster_lands-lesson-citadel-panic = Moldo stands at the entrance: a monster that was not beaten outside. In every cleanup it spreads panic and closes one more building. The bazaar, which sells equipment, is closed already, until somebody beats Moldo.
monster_lands-lesson-citadel-mine = Gold first: the mine pays 6 for two strength dice on its first space. The space for 4 has gone to the Air clan, and a single die brings only 2. Take the 6.
monster_lands-lesson-citadel-not-mine = That works too. The mine pays best while its left spaces are free; later only the 2 remains.

monster_lands-lesson-citadel-discount = Persuasion makes a purchase cheaper by its number. If it is lower than the last persuasion die in that building, both numbers count. In the hunter’s lodge lies a 6 of the Air clan, and you have a 4: that makes 10 gold off.
monster_lands-lesson-citadel-lodge = So watch where high dice lie. The lodge sells traps, as many as you like for one die: just the place for so much discount. Put your 4 there.
monster_lands-lesson-citadel-not-lodge = That works too. But nowhere else is your 4 worth 10 gold.
monster_lands-lesson-citadel-trap = Traps lie face down on your board until somebody takes them along. A total of 6 more is sure, whatever the dice say. Take it: 7 gold, and the discount pays for it.
monster_lands-lesson-citadel-other-trap = A good trap as well. Those that add to the total are sure; those that add dice are stronger on average.
monster_lands-lesson-citadel-trap-again = The discount is for the whole purchase: all prices together less 10, but never less than 1. So buy another one: with this trap every strength die on its path counts 2 more.
monster_lands-lesson-citadel-one-trap = One is enough to capture. But the rest of your discount is lost.
monster_lands-lesson-citadel-trap-done = Your board holds five traps, and gold is needed elsewhere too. That is enough: done.
monster_lands-lesson-citadel-trapped = So many traps for so little gold: that is what persuasion is for.
monster_lands-lesson-citadel-more-traps = You may. Keep an eye on your gold, though: salaries are due at the end of the round.

monster_lands-lesson-citadel-alchemists = The alchemists take magic dice only, and no gold. Whoever comes first gets three tokens, the next one two. Take the upper space.
monster_lands-lesson-citadel-not-alchemists = That works too. The upper space of the alchemists gives one token more, as long as it is free.
monster_lands-lesson-citadel-potions = A potion undoes a wound, a venom adds 2 to an attack. Each member on a path may carry one of each. Take two potions and a venom.
monster_lands-lesson-citadel-other-mix = A good mix as well: healing or hitting, as you like.
monster_lands-lesson-citadel-heal = Korgo is wounded: one more wound would be deadly. At home a potion heals, without an action. Click Korgo.
monster_lands-lesson-citadel-healed = Fit again. Wounds do not heal by themselves.
monster_lands-lesson-citadel-not-healed = As you like. Wounded people may be sent out, but the first wound kills them.

monster_lands-lesson-citadel-excess = Who may be hired? You have 12 glory and 4 reputation, so 8 excess glory: nobody with more reputation comes. Glory first, then people.
monster_lands-lesson-citadel-tavern = In the tavern a die of strength or persuasion hires one, for gold. Put a strength die there: new people bring new dice at once.
monster_lands-lesson-citadel-not-tavern = That works too. A hire pays back its die at once, and brings more in each round to come.
monster_lands-lesson-citadel-beer = If you like none of them, a round of beer for 2 gold brings others, once for each die; hiring one of them is up to you.
monster_lands-lesson-citadel-novice = Novices are cheap, always there, and once a round they exchange a die of yours for one of another colour. They are never sent out. Hire one for 3 gold.
monster_lands-lesson-citadel-hired = One strength die went to the tavern, and another came back with the novice.
monster_lands-lesson-citadel-other-hire = A good choice if you can pay for it: salaries come on top, round after round.
monster_lands-lesson-citadel-armory = Whoever goes out needs protection. In the armory a die buys up to three defense tokens, 2 gold each; each of them stops a hit. Go there.
monster_lands-lesson-citadel-not-armory = That works too. Without defense tokens only talents and potions protect your people.
monster_lands-lesson-citadel-defense = Buy two for 4 gold, and keep the rest for the end of the round.
monster_lands-lesson-citadel-other-defense = As you like: five have room on your board, and gold is scarce.
monster_lands-lesson-citadel-pawnshop = Dice that are left over go to the pawnshop: a coin for any die, as often as you like. The alchemists would take your magic die as well, but salaries are near, and gold is short.
monster_lands-lesson-citadel-not-pawnshop = Even better, perhaps. The pawnshop is for dice that are no use elsewhere.

monster_lands-lesson-citadel-leader = The round ends. Purkas leads the clan, wears the crown, takes no salary and never deserts. If a leader dies, the member with the highest reputation takes over.
monster_lands-lesson-citadel-salaries = Everybody else is paid: 1 gold each up to 10 glory, 2 up to 20, then 3. The question says what is due. Whoever cannot pay in full loses the member with the highest reputation.
monster_lands-lesson-citadel-sell = A monster that you once eliminated hangs on the wall: a trophy is worth a point at the end, or 5 gold at any time. Sell it, and everybody stays.
monster_lands-lesson-citadel-paid = That is worth more than a point: people bring dice. Next time count before you go shopping.
monster_lands-lesson-citadel-not-sold = That is allowed: you pay what you have, and one member leaves. A trophy can be sold at any time before.
monster_lands-lesson-citadel-more-panic = Moldo still stands at the entrance, and another building is closed. So it goes on until somebody beats it: two paths lead there, any dice may go, and guards help.
monster_lands-lesson-citadel-plan = A new round, new dice. Ask yourself first what your people need outside, then where others may come before you: the upper space of the alchemists, the 6 of the mine, a cheap purchase.

monster_lands-lesson-citadel-end = That was the citadel: lodge for traps, alchemists for potions, tavern for people, armory for protection, bazaar for equipment, mine for gold, pawnshop for what is left.
monster_lands-lesson-citadel-play-on = Play on against the Air clan if you like, or go out of the gate: the next lesson is about adventures.
