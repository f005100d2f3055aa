### The lesson of Monster Lands about playing alone.

monster_lands-lesson-solo-title = Alone against Madhala
monster_lands-lesson-solo-about = A scenario for one: what the rival does, how she even helps, which rank you reach, and what a campaign is.

monster_lands-lesson-solo-welcome = Alone you play a scenario. This is the first of ten, “Business as Usual”: six rounds, no special rules. You lead the Air clan, in round 2. The round is the same as with others, but your rival is no person.
monster_lands-lesson-solo-rival = Madhala plays by dice. After each of your actions a red and a yellow one are rolled. Red 1 to 4: she visits a building. Red 5 or 6: she goes to a path or a mission. The yellow die says to which. She never runs out of dice.
monster_lands-lesson-solo-goal = You do not have to beat her. What counts are your victory points after round 6: with 35 you are a trainee, with 45 a veteran, with 60 a hero. Below that your people were cannon fodder.
monster_lands-lesson-solo-removes = One of her tokens stands on path 1. When its turn comes, she wins without rolling: the monster Surbol is gone, and no reward is left. If she had another path before yours, the land would be gone as well.
monster_lands-lesson-solo-path = So let her do the work: right behind her nobody attacks you, and the land Skyehn lies open. Go to path 2 now, before she blocks it.
monster_lands-lesson-solo-not-path = That works too. But she may take path 2 at any moment, and then the land goes with her.
monster_lands-lesson-solo-who = Timbulu makes every strength die count one more. That is what a conquest needs.
monster_lands-lesson-solo-other-goes = That works too. With Timbulu each strength die would have counted one more.
monster_lands-lesson-solo-dice = Skyehn takes 15, and no monster will thin out your dice. Send all that the path takes: three strength and one magic.
monster_lands-lesson-solo-fewer-dice = Fewer dice may do as well. Have a look at the total that is needed: 15.
monster_lands-lesson-solo-trap = There will be nobody to capture, but the dice on a trap count in a conquest too: take your trap along. Defense tokens stay at home this time.
monster_lands-lesson-solo-sent = Timbulu’s path is taken, and no roll of Madhala’s can change that.
monster_lands-lesson-solo-no-trap = Thrifty. The trap keeps for a monster.

monster_lands-lesson-solo-rolled = Now Madhala’s dice have been rolled, and here they lie. So it goes after each of your actions: what you need most, do first.
monster_lands-lesson-solo-takes = The log tells what she did. In a shop she leaves a persuasion die, and with red 1 to 3 takes wares or people away; from the mine and the alchemists she takes the best space; outside a token of hers blocks the path.
monster_lands-lesson-solo-tavern = Even her dice are of use. In the tavern lies her 5, and your persuasion shows 4, which is lower: both count, and you pay 9 gold less. Go there.
monster_lands-lesson-solo-not-tavern = That works too. Her high dice are invitations, though: look for them each round.
monster_lands-lesson-solo-hire = Puargh costs 10 gold, and for you just 1. Two dice come along at once, strength and persuasion. Hire Puargh, before Madhala takes somebody away.
monster_lands-lesson-solo-hired = A bargain! The new dice are ready, the persuasion die rolled.
monster_lands-lesson-solo-hired-other = Good too. Prices count little today: look at the dice that somebody brings.
monster_lands-lesson-solo-armory = For later fights you need defense tokens. Put your new persuasion die into the armory, while it has room for you.
monster_lands-lesson-solo-not-armory = That works too. Keep in mind that she moves after every action of yours, and that spaces fill up.
monster_lands-lesson-solo-defense = Up to three for one die, and your persuasion pays for most of it. Take as many as you can pay for.
monster_lands-lesson-solo-few-defense = That leaves some gold for salaries.
monster_lands-lesson-solo-last = With your last die the placement ends at once: she gets no further turn. Let it dig in the mine, or take a coin for it in the pawnshop.
monster_lands-lesson-solo-not-mine = Good as well. No die may be left over anyway.

monster_lands-lesson-solo-cleared = The adventures. Madhala’s path came first, and the monster is gone: nobody had to fight for it.
monster_lands-lesson-solo-conquest = Your dice have been rolled for the land at once. With 15 or more it is yours: stop. If it is less, the path lets you reroll a strength die.
monster_lands-lesson-solo-colonist = The land is conquered: glory, and a home for one of the air. Colonists take no salary: Kakron would be a good one, for the leader takes none anyway.
monster_lands-lesson-solo-settled = Skyehn works for you from now on: once a round, three strength dice for one of magic.
monster_lands-lesson-solo-other-colonist = A good place to live as well. Whoever is paid saves you more gold there.
monster_lands-lesson-solo-ranks = That was a round alone. Your victory points always stand here: glory, reputation, trophies, and signs of the affinities. Compare them with the ranks now and then.
monster_lands-lesson-solo-rounds = You have six rounds, and 30 glory do not end them early. Other scenarios want something else: gold, missions, a full board; some are short, some have rules of their own. The first three suit beginners.

monster_lands-lesson-solo-campaign = A campaign plays the ten scenarios in order. As a veteran you go on, as a hero you go on to harder monsters, as a trainee you try again. Cannon fodder tries again on an easier level, and has lost on the easiest. It is won by a veteran in the tenth scenario, at normal level or above.
monster_lands-lesson-solo-play-on = Play on, and see which rank you reach. Scenarios and campaigns begin with a new table for one clan.
