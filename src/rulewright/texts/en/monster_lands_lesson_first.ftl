### The first lesson of Monster Lands.  Each page is a few short sentences: what is seen, what to do now, why.

monster_lands-lesson-first-title = Out of the gate
monster_lands-lesson-first-about = The citadel, the lands outside, your clan and its dice: a first round of the Fire clan, with a hire, a purchase and a fight.

monster_lands-lesson-first-welcome = Above you see the citadel with its seven buildings: here dice buy things at once. Below it lies the world outside: a land with its monster on the left, two missions in the middle, the entrance of the citadel on the right. Dice that go outside are rolled later.
monster_lands-lesson-first-aim = Most victory points win, after six rounds or after the round in which a clan has 30 glory. Most of them are glory, the first number beside each clan, and glory is won outside: by beating monsters, conquering lands, completing missions.
monster_lands-lesson-first-clan = This is your clan, as every clan begins: Nuduru, your leader with the crown, and Frunks. Each member brings the dice that stand on the card, and has a talent.
monster_lands-lesson-first-dice = Your dice of this round. Strength is red: it fights, digs and buys. Magic is purple: it fights too, and the alchemists want it. Persuasion is yellow: it has been rolled already, and its 5 makes one purchase 5 gold cheaper.
monster_lands-lesson-first-question = Here stands what is asked of you. Whatever glows on the board or below it can be clicked, and everything that is offered is allowed. Until dice are rolled or something new is turned up, “Undo” takes it back.
monster_lands-lesson-first-tavern = First, help. Two people are few, and in the tavern others wait for work. Put your persuasion die there: click the die, then the tavern.
monster_lands-lesson-first-not-tavern = That works too. But more people mean more dice from now on, round after round: go to the tavern soon.
monster_lands-lesson-first-hire = Red flags are reputation: it must not exceed your excess glory, which is glory less reputation, here 4. Zondu costs 7 gold, with your persuasion only 2. Zondu brings a strength die at once and stops one hit of a monster: hire Zondu.
monster_lands-lesson-first-hired = Welcome, Zondu! Reputation counts as points as well, and the new strength die is already among yours.
monster_lands-lesson-first-hired-other = Good company as well: the new dice are yours at once. Whoever stops hits lives longer outside, though.

monster_lands-lesson-first-turns = Everybody places dice in turn, one action each, until no dice are left. The Water clan has just had its turn, and now it is yours again. A space with a die on it is taken for this round.
monster_lands-lesson-first-talent = Talents cost no action. Nuduru’s gives you a potion, once a round: click Nuduru.
monster_lands-lesson-first-talented = A potion more. It will be of use in a moment.
monster_lands-lesson-first-not-talent = As you like. Talents are free, though: look whether one is open before you end a turn.
monster_lands-lesson-first-bazaar = Now equipment. The bazaar sells one card for a die and its price. Put a strength die there.
monster_lands-lesson-first-not-bazaar = That works too. Equipment costs once and helps in every round that follows: keep it in mind.
monster_lands-lesson-first-gear = Tergeo is a spell: whoever carries it may reroll one strength die in each adventure. With 5 gold you can just afford it.
monster_lands-lesson-first-other-gear = A matter of taste. For a fight Tergeo would have been the right one.
monster_lands-lesson-first-bearer = Equipment helps only the one who carries it. Zondu will go out to fight: give it to Zondu.
monster_lands-lesson-first-equipped = Well armed. As long as your people are at home, they may still exchange equipment.
monster_lands-lesson-first-other-bearer = Possible too; as long as both are at home you may still exchange it.

monster_lands-lesson-first-land = Your goal: Blandor, a monster of water, in the land Yuha. It attacks with 3 dice. With a total of 10 you capture it for gold and glory, with 14 you eliminate it for more glory and a trophy.
monster_lands-lesson-first-path = Four paths lead there. Each says which dice it takes, how many more may come along, and what it gives. The first takes a strength die and has a shield that stops a hit. Left paths meet the monster first. Go to path 1.
monster_lands-lesson-first-not-path = That works too. But glory is won outside, and the best paths go first: send somebody while you have dice.
monster_lands-lesson-first-who = Zondu stops a hit, and so does the path. Send Zondu. Your leader had better stay at home for now.
monster_lands-lesson-first-leader-goes = Brave! If a leader falls, somebody else takes over, so nothing is lost for good. Zondu would have been safer.
monster_lands-lesson-first-path-dice = All at once or never: nothing can be added to a path later. Send both strength dice and the magic die.
monster_lands-lesson-first-fewer-dice = Fewer dice leave some for the citadel, but the fight will be closer.
monster_lands-lesson-first-tokens = Without a trap nobody captures a monster. Take yours along: it lies face down, and adds a strength die in the fight.
monster_lands-lesson-first-no-trap = Without a trap only an elimination is left, which takes 14.
monster_lands-lesson-first-flask = A potion may go along as well: it can undo a wound. Take it; what is not used comes back with whoever lives.
monster_lands-lesson-first-sent = Everything is on its way. When nobody has dice left, the adventures begin.
monster_lands-lesson-first-no-potion = A potion on your board does not help outside. Let us hope that none is needed.

monster_lands-lesson-first-adventure = All dice are placed: now everything outside is resolved. First the missions, then the land, path by path from left to right. The log tells what happened to the Water clan’s Taron.
monster_lands-lesson-first-attack = Blandor strikes first. You could give up your magic die to take away one of its three dice. But two hits are stopped anyway: keep your die for the attack.
monster_lands-lesson-first-gave-magic = A careful choice: one die less against you, and one less in your own attack.
monster_lands-lesson-first-hits = Each 3, 4, 5 or 6 of a monster is a hit. Zondu’s talent and the shield of the path stop hits and cost nothing, so stop as many as you can.
monster_lands-lesson-first-unblocked = Talents that are not used now are no use later: each hit that gets through is a wound.
monster_lands-lesson-first-wound = A hit got through: a wound. Somebody healthy lives through one, but a second one kills. Drink the potion, and it never happened.
monster_lands-lesson-first-healed = As good as new.
monster_lands-lesson-first-not-drunk = The potion may also heal at home, at the end of the round. Until then another wound would be deadly.
monster_lands-lesson-first-strike = Now you attack: the dice on your path and on your trap are rolled and added up. 10 captures Blandor, 14 eliminates it.
monster_lands-lesson-first-roll = Roll die by die: as soon as it is enough for a capture, you may stop. “Odds” shows how an attack may end. Roll a strength die.
monster_lands-lesson-first-rolled-all = All at once works too. Die by die you could have stopped when it was enough.
monster_lands-lesson-first-reroll = That was low. Tergeo lets you reroll one strength die: do it with this one. The new result stands. Then roll on until the total is 10.
monster_lands-lesson-first-not-rerolled = You may keep the reroll for a worse die, as long as you are still attacking.
monster_lands-lesson-first-stop = The total has reached the capture value, or all dice have fallen. A capture brings gold, which you need; an elimination more glory and a trophy. What you have now is good: stop.
monster_lands-lesson-first-beaten = That was your first fight. What it brought is in the log.
monster_lands-lesson-first-not-stopped = Bold! More may come of it: at 14 Blandor is eliminated.

monster_lands-lesson-first-gains = The round was cleaned up: dice came back, and everybody but the leader was paid: one gold each, two above 10 glory, three above 20. Whoever cannot pay loses somebody, so keep some gold. Beaten monsters and conquered lands are replaced.
monster_lands-lesson-first-help = Whenever you wonder: point at anything to read what it is, right-click or long-press what does not glow to be told why, and open the law at the paragraph beside each question.
monster_lands-lesson-first-second = A new round, new dice: those of your members and one for your glory. Four more follow this one. Now it is up to you: place a die where you think best.

monster_lands-lesson-first-end = That was the first lesson. You know the round: take dice, place them in turn, adventures, pay. Buy in the citadel what your people need outside, for glory is won there.
monster_lands-lesson-first-play-on = Play on against the Water clan if you like: the match is yours. Or take the next lesson, about the citadel, adventures, or playing alone.
