### The lesson of Monster Lands about adventures.

monster_lands-lesson-adventure-title = Beyond the walls
monster_lands-lesson-adventure-about = Paths and what goes along, a mission, a fight with a monster, the conquest of a land, loot.

monster_lands-lesson-adventure-welcome = You lead the Water clan, in round 3. Taron is on a mission already, Tortock waits on path 3 of the land. Two more can go, and whoever goes takes everything along in one action: nothing is sent after them.
monster_lands-lesson-adventure-monster = Snailer, a monster of the jungle. It attacks with 3 dice; in a land of its own affinity it would have more. A total of 10 captures it for 5 gold and 3 glory, 13 eliminates it for 4 glory and a trophy. What it can do besides stands on its card.
monster_lands-lesson-adventure-land = The land is Kyzhul. Once the monster is beaten, others may conquer it: a total of 9 brings 3 glory and the card. So a clan likes to come with several people.
monster_lands-lesson-adventure-path = The left paths meet the monster first, the right ones hope for the land. Path 1 takes a strength die and up to two more of strength and of magic, and its shield stops a hit. Go there first.
monster_lands-lesson-adventure-not-path = That works too. Path 1 has a shield, though, and somebody must fight before anybody conquers.
monster_lands-lesson-adventure-fighter = Look for a talent that suits the monster: Parsas stops a hit of water and jungle monsters. Send Parsas.
monster_lands-lesson-adventure-other-fighter = That works as well. Against a monster of the jungle Parsas would have had a hit less to fear.
monster_lands-lesson-adventure-dice = A path has room for six dice and two tokens; each further token takes the room of two dice. Three tokens are to go along, and somebody else needs dice too: send one strength and one magic.
monster_lands-lesson-adventure-other-dice = Possible. Keep in mind that the second one needs two strength dice on path 4.
monster_lands-lesson-adventure-tokens = Without a trap nobody captures. Yours are good: one adds 4 to the total, the other brings two strength dice. The defense token stops a hit. All of them are used up, so send what helps: two traps and the token.
monster_lands-lesson-adventure-fewer-tokens = Tokens that stay at home can go another time. Out there they would have helped more.
monster_lands-lesson-adventure-venom = A venom adds 2, whenever you like during the attack. What is not used comes back with whoever lives. Take it along.
monster_lands-lesson-adventure-no-venom = Perhaps the dice are kind without it.
monster_lands-lesson-adventure-second = Now the conquest. Whoever stands behind the one who beats the monster is not attacked at all. Path 4 takes two strength dice, and lets you reroll strength twice. Go there.
monster_lands-lesson-adventure-not-second = That works too. But without somebody behind, the land stays whose it is: nobody’s.
monster_lands-lesson-adventure-conquest-dice = The more dice, the surer the land, and magic counts here as well. Send all three.
monster_lands-lesson-adventure-fewer-dice = Tortock’s die on path 3 will help: failed totals are added to the next one.
monster_lands-lesson-adventure-sent = Everybody is out. Now it is shown what it was good for.

monster_lands-lesson-adventure-mission = First the mission: Taron rolls exactly the dice that it asks for. With 7 or more there is a reward; with less a point of glory is lost. If two try it, the higher total wins.
monster_lands-lesson-adventure-reroll = The persuasion die fell low. Taron wears Slham, which rerolls persuasion dice: use it.
monster_lands-lesson-adventure-not-rerolled = A reroll that is not used is gone after the mission. Where the total falls short, trying costs nothing.
monster_lands-lesson-adventure-attack = Then the land. All traps are turned up, and the monster attacks whoever stands farthest left. Each 3, 4, 5 or 6 is a hit.
monster_lands-lesson-adventure-magic = Before it rolls, you may give up magic dice: each takes one die from the monster. Parsas is well protected, so keep yours for the attack.
monster_lands-lesson-adventure-gave-magic = One die less against you, and one less for you. Wounded people often do so, and rightly.
monster_lands-lesson-adventure-block = Talents and the shield of the path come first: they cost nothing and work once a round. Stop as many hits as you can.
monster_lands-lesson-adventure-unblocked = Each hit that gets through is a wound. One wounds, the second one kills.
monster_lands-lesson-adventure-shield = One hit is still open. Discard the defense token: after the fight it would be lost anyway.
monster_lands-lesson-adventure-blocked = Not a scratch.
monster_lands-lesson-adventure-kept-token = A wound, then. The token is discarded after the fight all the same.
monster_lands-lesson-adventure-strike = Now Parsas attacks. The trap has brought 4 already; every die that you roll is added. The bar shows how far it is to a capture and to an elimination.
monster_lands-lesson-adventure-roll = You choose which die is rolled next. Begin with a strength die, and keep looking at the total.
monster_lands-lesson-adventure-rolled-all = All at once is quick. Die by die you could have stopped in time.
monster_lands-lesson-adventure-stop = It is enough for a capture, or nothing is left to roll. A capture brings gold and glory; going on, you may eliminate it for a little more glory and a trophy. With salaries near, gold is good: stop.
monster_lands-lesson-adventure-beaten = Whoever has beaten the monster is done. The others go on to the land.
monster_lands-lesson-adventure-not-stopped = Greed may pay: at 13 the trophy is yours. If it is not reached, you can still stop.
monster_lands-lesson-adventure-conquest = The conquest: those who have not fought try it from left to right. Tortock’s roll did not suffice, but it is added to the next one.
monster_lands-lesson-adventure-path-reroll = Kyzhul takes 9. The path lets you reroll strength: reroll your lowest strength die.
monster_lands-lesson-adventure-no-reroll = As you like, if the total is 9 already. Otherwise nobody comes after you.
monster_lands-lesson-adventure-conquest-stop = Look at the total: with 9 or more the land is yours. If it is less and a reroll is left, use it; otherwise stop.
monster_lands-lesson-adventure-more-conquest = Nothing is lost by it, as long as the total stays high enough.
monster_lands-lesson-adventure-colonist = Kyzhul is yours, and somebody of the water may settle there: colonists take no salary, never desert, and can be sent out like before. Choose whom you would miss most: Nimra.
monster_lands-lesson-adventure-settled = Nimra lives there now, and works for you.
monster_lands-lesson-adventure-other-colonist = A good colonist too. Your leader takes no salary anyway; others save more.
monster_lands-lesson-adventure-loot = Whoever lives but has won nothing, like Tortock, takes loot as a consolation. Gold for today, or something that decides a later fight: take what you like. Each token is used once.
monster_lands-lesson-adventure-use-land = Your land lies here among your things. Once a round its colonist makes two persuasion dice of one strength die: that is an action like any other.
monster_lands-lesson-adventure-contract = Beside the mission with dice lies a contract. Nothing is rolled there: you hand over what it asks for and get the reward, or leave it, and lose nothing.

monster_lands-lesson-adventure-heroes = One thing you were spared: whoever dies outside dies a hero. The clan gains glory, more on the left paths, and has room for somebody new. So a death is sad, but no disaster.
monster_lands-lesson-adventure-play-on = Play on against the Fire clan if you like. Or take the last lesson: alone against Madhala.
