### Monster Lands: a line for somebody who plays this for the first time, and what a thing is for; `.law` is the paragraph behind it.

## Phases

monster_lands-coach-phase-dice_pool = Your members and your glory give you dice. Only persuasion dice are rolled now; they lower prices in the citadel.
monster_lands-coach-phase-placement = In turn everybody places dice: in the citadel they buy at once, outside they are rolled later. Arm somebody first, then send them out while good paths are free.
monster_lands-coach-phase-adventure = Now everything outside is resolved: missions, then the lands from left to right, then the entrance. Monsters strike first.
monster_lands-coach-phase-cleanup = The round ends: unbeaten monsters spread panic, and your members want their pay. Keep some gold for it.

## Questions of the placement phase

monster_lands-coach-act = Buy a trap or defense tokens, then send somebody to a land: monsters are where glory comes from. Spare dice dig for gold in the mine.
monster_lands-coach-afterwards = Talents and loot cost no action. Use now what helps next round; the rest can wait.
monster_lands-coach-buy_equipment = Equipment stays with its bearer. Dice bonuses help in every battle, so give them to somebody who fights often.
monster_lands-coach-buy_trap = Without a trap nobody captures. Buy several with one die: flat bonuses are sure, dice are stronger on average.
monster_lands-coach-how_many_defense = Each token stops one hit. Two or three on a path usually keep a mercenary alive.
monster_lands-coach-how_many_potions = A potion undoes a wound, a venom adds two to an attack. Take one of each if you are not sure.
monster_lands-coach-hire = New members bring dice at once, but want pay each round. Match their talent to what you plan, and mind your excess glory.
monster_lands-coach-hire_after_beer = These came for the beer. Hire one now if the price is right; you need not.
monster_lands-coach-free_hire = Nothing to pay, so take the one with the most dice that your excess glory allows.
monster_lands-coach-free_equipment = Take what helps the mercenary you will send out next.
monster_lands-coach-who_carries = One weapon, one piece of clothing and one spell each. Give it to somebody whose dice it improves.
monster_lands-coach-move_equipment = Equipment can go to another of your members who has not been sent out yet.
monster_lands-coach-pass_on = Whoever had it is gone. Give it to somebody with room for it, or let it go.
monster_lands-coach-use_discount = This discount works once a round. Use it on a dear purchase.
monster_lands-coach-pawn = Each die is worth one gold here. It is the last resort for dice nothing else takes.
monster_lands-coach-persuasion_die = High faces save more gold in the citadel, so give away the lowest one.
monster_lands-coach-convert_from = Swap the colour you have too much of.
monster_lands-coach-convert_to = Strength fights and digs, magic fights and weakens attacks, persuasion lowers prices.
monster_lands-coach-land_dice = Pay with the dice you can spare; all of them give the same benefit.
monster_lands-coach-colonist = A colonist needs no pay and never deserts, and the land works for you. Choose your dearest member of that element.
monster_lands-coach-excess_trap = Your board holds no more. Let the weakest one go.
monster_lands-coach-which_token = Take what your next fighter lacks.
monster_lands-coach-grant_die = One die more for this round. Take the colour that your best path asks for.
monster_lands-coach-grant_gift = A small gift of the queen. Take what you would have to pay for.

## Sending somebody out

monster_lands-coach-who_goes = Send whoever’s talent fits the path. Keep a wounded one at home, and your leader away from heavy monsters.
monster_lands-coach-path_dice = More dice hit harder, but leave less room for tokens. Magic dice also weaken the monster’s attack.
monster_lands-coach-mission_dice = Exactly these dice are needed. They are all rolled when the mission is resolved.
monster_lands-coach-path_tokens = One trap at least if you want to capture, and a defense token for each hit you fear. All of them are spent.
monster_lands-coach-which_trap = It lies face down until the battle. Bonuses to a colour are best with many dice of that colour.
monster_lands-coach-flasks = A potion may save the life of whoever goes, a venom may decide the fight. What is not used comes back with a survivor.

## Adventures

monster_lands-coach-strike_mission = Reach the target, or you lose glory. Roll low dice again while you may.
monster_lands-coach-contract = Goods for a reward, and nothing is lost if you decline. It usually pays well.
monster_lands-coach-hand_over_trap = Any trap will do: hand over the weakest.
monster_lands-coach-reveal = Revealed traps work; a hidden token still counts as a trap for a capture. A trick hits a neighbour, and is no trap any more.
monster_lands-coach-trick_on = Choose the neighbour whose success would hurt you most.
monster_lands-coach-steal = Take the dice that help you, or those your neighbour cannot do without.
monster_lands-coach-cancel_trick = A defense token undoes the trick. Keep it if the monster’s attack is the greater danger.
monster_lands-coach-divert = These dice would strike somebody else first. It saves your mercenary, and makes no friends.
monster_lands-coach-divert_where = Turn a die on whoever can bear it least, or on nobody.
monster_lands-coach-give_up_magic = Each magic die you give up takes one die from the monster, but your attack gets weaker. Ask for the odds: they reckon with a full defence and an attack that stops when it is enough.
monster_lands-coach-block_talents = Talents cost nothing and work every round: use them before your tokens.
monster_lands-coach-block_tokens = A healthy mercenary survives one wound, a wounded one none. Unused tokens are lost anyway.
monster_lands-coach-drink = Each potion undoes one wound of this attack. Drink if it saves a life.
monster_lands-coach-strike_monster = Roll die by die. Stop at the capture value for gold, or go on to eliminate it for more glory and trophies; ask for the odds.
monster_lands-coach-strike_conquest = Reach the conquest value and the land is yours. Venoms and rerolls count here too.
monster_lands-coach-use_loot = This loot works at this very moment. It is worth most on a sure success.
monster_lands-coach-loot = A consolation for whoever won nothing. Gold is always good; rerolls and bonuses decide later battles.

## Cleanup

monster_lands-coach-heal = A potion heals a wounded member now. Whoever goes out wounded dies by the first hit.
monster_lands-coach-new_leader = A leader takes no pay and never deserts, so the dearest member is a good one.
monster_lands-coach-salaries = Each member but leader and colonists wants pay. If gold is short, sell a trophy or lose somebody.
monster_lands-coach-deserter = Somebody goes unpaid and leaves. Keep whoever brings the dice you need.

## Buildings

monster_lands-explain-hunters_lodge = Sells traps, any number of them for one strength or persuasion die. A clan board holds five.
    .law = monster_lands 8.3
monster_lands-explain-alchemists = Takes one magic die: three tokens on the upper space, two on the lower, potions and venoms as you like.
    .law = monster_lands 8.4
monster_lands-explain-tavern = Hire one mercenary or novice whose reputation your excess glory covers. For a round of beer the offer is replaced first.
    .law = monster_lands 8.5
monster_lands-explain-armory = Sells up to three defense tokens for one die. Each stops one hit on a path.
    .law = monster_lands 8.6
monster_lands-explain-pawnshop = Takes any dice, as often as you like, for one gold each.
    .law = monster_lands 8.7
monster_lands-explain-bazaar = Sells one equipment card for one die, for a member who has not been sent out.
    .law = monster_lands 8.8
monster_lands-explain-mine = Gold for strength dice: two on a left space, one on a right space.
    .law = monster_lands 8.9
monster_lands-explain-citadel = Seven buildings in which dice buy things at once. A taken space stays taken for the round.
    .law = monster_lands 8.1
monster_lands-explain-panic = A monster at the entrance closes one building more in each cleanup, until it is beaten.
    .law = monster_lands 15.2

## Dice and tokens

monster_lands-explain-die-strength = The most common die: for the mine, for shops, for all battles.
    .law = monster_lands 4.7
monster_lands-explain-die-magic = Fights like strength, and can be given up to take a die from a monster’s attack. The alchemists take nothing else.
    .law = monster_lands 4.7
monster_lands-explain-die-persuasion = Rolled when it is taken, it lowers a price by its value. Below the last persuasion die of the building, both values count.
    .law = monster_lands 8.2
monster_lands-explain-die-monster = Rolled by monsters: three to six is a hit.
    .law = monster_lands 12.3.3
monster_lands-explain-token-potion = Undoes a wound in battle, or heals somebody at home. A clan board holds three.
    .law = monster_lands 12.3.6
monster_lands-explain-token-venom = Adds two to an attack or a conquest. A clan board holds three.
    .law = monster_lands 12.4.6
monster_lands-explain-token-defense = Stops one hit, or one trick, on its path. A clan board holds five; those on a path are spent.
    .law = monster_lands 8.6.3
monster_lands-explain-token-gold = Pays for traps, members, tokens and salaries.
    .law = monster_lands 8.1.4
monster_lands-explain-token-trap = Lies face down until the battle, strengthens the attack, and is needed to capture.
    .law = monster_lands 9.3.7

## A clan

monster_lands-explain-glory = Won by monsters, lands and missions; each is a victory point. It gives dice, allows hiring, and at 30 the game ends with the round.
    .law = monster_lands 4.1
monster_lands-explain-reputation = The reputation of all members together; each is a victory point. It uses up glory for hiring.
    .law = monster_lands 4.2
monster_lands-explain-excess = Glory above reputation: nobody with more reputation than that can be hired.
    .law = monster_lands 4.3
monster_lands-explain-points = Glory, reputation, trophies, and points for signs of one affinity on members and lands. Most points win.
    .law = monster_lands 16
monster_lands-explain-gold = Pays for traps, members, tokens and salaries. It breaks ties late.
    .law = monster_lands 8.1.4
monster_lands-explain-salaries = Each member but the leader and colonists is paid in the cleanup: one gold up to 10 glory, two up to 20, three above. If it is not enough, one deserts.
    .law = monster_lands 15.4
monster_lands-explain-pool = The dice of this round, from members and glory. All of them must be placed.
    .law = monster_lands 4.8
monster_lands-explain-leader = Draws no salary and cannot desert. If the leader dies, the member with the highest reputation follows.
    .law = monster_lands 15.3
monster_lands-explain-talent = Works once a round: those for adventures on the path of whoever has them, the others in the placement phase without an action.
    .law = monster_lands 7.9
monster_lands-explain-novice = Cheap, with one strength die, and can swap a die for another colour. Novices cannot be sent out.
    .law = monster_lands 8.5.7
monster_lands-explain-wounded = One more wound kills. A potion heals it at home.
    .law = monster_lands 12.3.5
monster_lands-explain-equipment = One weapon, one piece of clothing and one spell for each member. It works for its bearer only.
    .law = monster_lands 8.8.2
monster_lands-explain-traps = Lies face down until the battle. Its effect counts on its own path, and a capture needs one there.
    .law = monster_lands 9.3.7
monster_lands-explain-tricks = Strikes a neighbour when it is revealed, and is no trap from then on. While it is hidden it counts as one.
    .law = monster_lands 20.4
monster_lands-explain-loot = Taken by whoever survives on a land and has won nothing. It is used once.
    .law = monster_lands 12.8
monster_lands-explain-trophies = An eliminated monster counts its trophies as points, or is sold for five gold each.
    .law = monster_lands 12.6
monster_lands-explain-colony = A conquered land gives its benefit once a round, for the dice it shows, while a member of its affinity lives there.
    .law = monster_lands 10.1
monster_lands-explain-affinities = Fire, water, air and jungle. Signs of one kind on members and lands are worth 1, 1, 3, 5, 7, 10 points.
    .law = monster_lands 16.2

## Outside

monster_lands-explain-missions = Two missions are open each round, one to be rolled and one contract, each with two paths.
    .law = monster_lands 9.2
monster_lands-explain-mission = The dice are rolled in the adventure phase. The best who reaches the target wins the reward; whoever misses it loses glory.
    .law = monster_lands 11.2
monster_lands-explain-contract = Goods are handed over for a reward. Declining costs nothing.
    .law = monster_lands 11.4
monster_lands-explain-lands = Each land has a monster and four paths. When the monster is beaten, whoever comes later may conquer the land.
    .law = monster_lands 12.2
monster_lands-explain-modifier = Says which dice a path takes and what it gives. Left paths meet the monster first.
    .law = monster_lands 9.3.2
monster_lands-explain-entrance = Unbeaten monsters come here and spread panic. Two paths, any dice, and guards who help.
    .law = monster_lands 9.4
monster_lands-explain-battle = The monster attacks each mercenary from left to right, and whoever lives strikes back; damage adds up. A match with the land gives it more dice.
    .law = monster_lands 12.2.1
monster_lands-explain-capture = Reached with a trap on the path, the monster is captured for gold and glory.
    .law = monster_lands 12.4.3
monster_lands-explain-elimination = Reached, the monster is eliminated for glory and trophies.
    .law = monster_lands 12.4.4
monster_lands-explain-conquest = Reached after the monster is beaten, the land is conquered for glory.
    .law = monster_lands 12.7
monster_lands-explain-heroic = Whoever dies on a path wins glory for the clan: more on the left, three at the entrance.
    .law = monster_lands 13.3

## The table

monster_lands-explain-round = Six rounds of four phases. Later rounds give monsters more attack dice, unless it is the beginner’s game.
    .law = monster_lands 5.1
monster_lands-explain-attack_dice = Dice that each monster rolls more in this round.
    .law = monster_lands 12.3.1
monster_lands-explain-first = Begins each phase. The tile goes to the lowest reputation in the cleanup.
    .law = monster_lands 15.7
monster_lands-explain-rival = In solo games her dice block spaces, take things away and hold paths; there she wins without rolling.
    .law = monster_lands 21.5
monster_lands-explain-scenario = The special rules and the goal of a solo game; the result is a rank.
    .law = monster_lands 22
monster_lands-explain-deck = Cards and tokens are drawn from here; nobody knows their order.
    .law = monster_lands 2.2
monster_lands-explain-phase-dice_pool = Everybody takes the dice of members and glory; persuasion dice are rolled.
    .law = monster_lands 6.1
monster_lands-explain-phase-placement = In turn, one action each, until all pools are empty.
    .law = monster_lands 7.1
monster_lands-explain-phase-adventure = Missions, land battles and the defence of the citadel are resolved.
    .law = monster_lands 11.1
monster_lands-explain-phase-cleanup = Panic, new leaders, salaries, and the board for the next round.
    .law = monster_lands 15
