### Root: a line for somebody who plays this for the first time: what a phase is about, what a sensible answer looks like.

## Marquise de Cat

root-coach-marquise-birdsong = Each of your sawmills brings one wood now. Wood pays only for buildings it can reach through clearings you rule.
root-coach-marquise-daylight = Craft first, then take three actions. A good turn builds something and recruits once; the rest is marching and fighting for room.
root-coach-marquise-evening = You draw a card, and one more each for your third and your fifth recruiter. Keep birds, which buy actions, and an ambush for your defence.
root-coach-marquise-action = Building is how you score: build whenever wood reaches a ruled clearing with an open slot. Otherwise recruit, or march to rule more and guard what you have.
root-coach-marquise-build = Early sawmills pay for themselves; a second workshop scores two at once; a third recruiter draws a card. Build where enemies come last.
root-coach-marquise-extra = A bird buys one more action. It is worth it if that action builds something or saves something; otherwise keep the bird.
root-coach-marquise-hospitals = One card brings all warriors lost here back at the keep. For a single warrior it is dear; for three it is a bargain.
root-coach-marquise-keep = Any corner will do for a first game: your first buildings go here or next door, and nobody else can place pieces here. Only the opposite corner gets no warriors of yours.
root-coach-marquise-overwork = You spend a card of the sawmill's suit (the suit of its clearing), or a bird, for one wood there. Do it when just that wood is missing for a building this turn.
root-coach-marquise-short-warrior = Your supply is nearly empty. Place the last warriors where an enemy is near, or where you want to march from.
root-coach-marquise-short-wood = All your wood will be on the map. Place it where it reaches an open slot, and spend it soon.
root-coach-marquise-start-sawmill = Wood appears here every Birdsong. Choose a safe clearing, with a slot left for another building if you can.
root-coach-marquise-start-workshop = The suit of this clearing is what your workshop crafts with. Compare it with the costs of the cards in your hand.
root-coach-marquise-start-recruiter = New warriors will appear here. Place it on the side where you expect company, or where you want to march first.
root-coach-marquise-wood = Take wood first from where an enemy could reach it: each token they remove gives them a point.

## Eyrie Dynasties

root-coach-eyrie-birdsong = You must add one or two cards to the Decree, and from now on each of them acts every turn. Think about next turn, too.
root-coach-eyrie-daylight = Craft first, then obey the Decree from left to right. If one card cannot be carried out, turmoil costs you points and ends Daylight.
root-coach-eyrie-evening = Your roosts score now, and they will every Evening. Then you draw a card, and one more each for your third and your sixth roost.
root-coach-eyrie-add = Recruit and Move rarely fail; Build needs a new ruled clearing with an open slot every turn. Birds fit everywhere, but cost a point each in turmoil.
root-coach-eyrie-build = A roost scores every Evening from now on. Choose a clearing where some of your warriors will stay.
root-coach-eyrie-decree-recruit = Start with the suit for which you have the fewest roosts. A bird fits every roost and can wait.
root-coach-eyrie-decree-move = Start with the card that leaves you the fewest ways. Move towards clearings where you will fight or build, but leave your roosts some guards.
root-coach-eyrie-decree-battle = Start with the card that has the fewest possible fights; a bird can wait. A battle you lose still obeys the Decree.
root-coach-eyrie-decree-build = Start with the suit that has the fewest sites; a bird fits anywhere and can wait. Without a site, turmoil follows.
root-coach-eyrie-leader = While this leader rules, two birds stand in the named columns: choose ones you can obey every turn. Despot, who builds at once, and Charismatic, who recruits by twos, start well.
root-coach-eyrie-new_roost = You may only come back where the fewest warriors are. Choose a clearing you can defend, away from strong neighbours.
root-coach-eyrie-recruit = Place the warrior where your next cards need one: to move from, to fight, or to guard a weak roost.
root-coach-eyrie-start = Your roost and six warriors begin here. Clearings next door with open slots will be your next roosts.

## Woodland Alliance

root-coach-alliance-birdsong = Now your supporters act: first revolts, then sympathy. Every token scores, the later ones much more than the first.
root-coach-alliance-daylight = Hand cards become crafts, supporters or, once you have a base, officers. Before the first base, collect two supporters of one suit for a revolt.
root-coach-alliance-evening = Each officer gives you one operation. Then you draw a card, and one more for each base on the map.
root-coach-alliance-cut = Keep pairs of a suit in which you can still revolt, and birds, which fit every suit.
root-coach-alliance-mobilize = Choose a suit in which you want to revolt or spread. An ambush protects you only from your hand, not from the stack.
root-coach-alliance-operation = Organize makes points without supporters: a warrior becomes sympathy. Recruit when your bases stand alone, move when nobody is where sympathy is missing.
root-coach-alliance-organize = The warrior leaves, a token comes and scores. Best where enemies will have to pass and pay Outrage.
root-coach-alliance-outrage = Give the card you need least. A bird would help the Alliance everywhere, so rather part with a card of the suit.
root-coach-alliance-recruit = Guard your bases: losing one costs supporters and half your officers. Or recruit where somebody can walk out and organize.
root-coach-alliance-revolt = A revolt sweeps away all enemy pieces here and leaves you a base and an officer. Pick a clearing full of enemy buildings and tokens: each is a point.
root-coach-alliance-spread = Choose clearings where no enemy has three warriors, for there it costs one supporter more. Best are crossings: whoever marches in pays you a card.
root-coach-alliance-supporter = Spend cards of the suit first and keep birds, which pay for any clearing.
root-coach-alliance-train = Each officer is one more operation every Evening; the first three matter most. Mind that an officer is one of your ten warriors.

## Vagabond

root-coach-vagabond-birdsong = Three exhausted items wake up, and two more for each tea on its track. Then you may slip one step for free: the only way into a forest.
root-coach-vagabond-daylight = Every action exhausts items, so plan the whole walk first. Explore ruins early: more items mean more of everything.
root-coach-vagabond-evening = In a forest all your damaged items are repaired. Then you draw a card, one more for each item of coins on its track, and check what you can carry.
root-coach-vagabond-action = At a ruin, explore; beside others with a matching card, aid; with two fitting items, do a quest. Keep a boot to leave bad company.
root-coach-vagabond-aid = Aid somebody who has a crafted item you want, or with whom this aid completes the next step of friendship. Steps take one, two, then three aids within a turn.
root-coach-vagabond-aid_card = The card goes to that player's hand. Give something harmless rather than an ambush.
root-coach-vagabond-aid_item = Any ready item will do. Exhaust the one you need least this turn.
root-coach-vagabond-aid_take = A new item is often worth more than the card you gave. Swords, boots and tea are never too many.
root-coach-vagabond-capacity = What you give up is gone for good. Let damaged or doubled items go first; bags on their track let you carry more.
root-coach-vagabond-character = The Ranger fights best and can mend three items, the Thief takes cards, the Tinker crafts and repairs. For a first game the Ranger forgives most.
root-coach-vagabond-coalition = You leave the score track and win only if your partner does. It is a way out when you are far behind.
root-coach-vagabond-day_labor = Take what you can use at once: a card to craft here, to give as aid, or a bird, which fits everywhere.
root-coach-vagabond-enlist = Their warriors raise the hits you can roll and can take hits for you. Let them take more than your items do, and their faction turns Hostile.
root-coach-vagabond-escort = Allied warriors follow you even without being asked. Bring them if you want to fight beside them there.
root-coach-vagabond-full_removal = You stay, but three of your items are damaged. Choose what you can do without until you rest or repair.
root-coach-vagabond-hit = Damage what you need least; exhausted items will do. Spare a sword: without an undamaged one you roll no hits and are defenseless.
root-coach-vagabond-move = A step costs a boot, two where Hostile warriors stand. Go where a ruin, a quest of that suit or somebody to aid is waiting.
root-coach-vagabond-quest = Both items are exhausted. Quests of one suit add up: taken as points, the first gives one, the second two, the third three.
root-coach-vagabond-refresh = Wake what today needs: boots to travel, and the items your next ruin, quest or fight asks for.
root-coach-vagabond-repair = Repair what earns points: swords, boots and torches first. It comes back as it lay, exhausted if it was exhausted.
root-coach-vagabond-reward = Early on two cards are worth more; once you have several quests of this suit, take the points.
root-coach-vagabond-slip = One free step, even into a forest or a Hostile clearing. Go towards a ruin or a quest; spend the night in a forest if much is damaged.
root-coach-vagabond-start = Start in a forest beside a ruin: exploring it will be your first point and your first new item.
root-coach-vagabond-steal = You get a card at random. Take it from the player in the lead, or from whoever holds the most.
root-coach-vagabond-strike = No dice: the piece is gone. A warrior makes its faction Hostile; a building or token nobody guards is a point and breaks no friendship.

## Everybody

root-coach-battle-ambush = An ambush deals two hits before the dice, and if no attacker is left the battle is over. Think also of the battles still to come.
root-coach-battle-effect = The dice have fallen, so you know what an effect will change. Do not discard a card to save a single warrior.
root-coach-battle-first = If in doubt, let the others go first: then you answer what they did.
root-coach-battle-foil = A matching ambush cancels theirs; without it you take two hits now. Foil it if you would lose the battle here.
root-coach-battle-loss = Every building or token you lose is a point for the enemy. Give up what is cheapest to replace.
root-coach-battle-where = You deal the higher die, but no more hits than you have warriors there (as Vagabond: undamaged swords); against the Alliance you get the lower one. Buildings and tokens with few guards are points.
root-coach-cards-better_burrow_bank = Somebody else draws too: let it be the one who is furthest behind.
root-coach-cards-codebreakers = Look at the hand of whoever you want to attack: you will know whether an ambush waits.
root-coach-cards-stand_and_deliver = Your victim scores a point, so choose somebody behind you with cards worth taking.
root-coach-cards-tax_collector = Give up a warrior where you have one too many, never the last guard of a building.
root-coach-cards-use = These cards work only at this moment of your turn. Look which of them is discarded when used.
root-coach-craft = An item scores at once, and there are few of each; a lasting effect helps for the rest of the game.
root-coach-craft-activate = Each piece works once a turn. If any suit will do, use the one your other cards do not need.
root-coach-daylight = Before you go on you may still use a card in play, or a dominance card. Usually you can simply go on.
root-coach-discard = Keep an ambush, what you can craft soon, and birds. Let go of what fits none of your clearings.
root-coach-dominance-spend = Any card of that suit pays, and only a bird pays for the bird. Take it only if you could win that way, or to keep it from others.
root-coach-move-number = Move enough to rule or to win there, and leave enough to keep what you have here.
root-coach-move-where = You must rule where you start or where you go. Unless you lead the Alliance, warriors who enter a sympathetic clearing cost you a card.
root-coach-spend = A card of this suit or a bird pays. Spend the suit and keep the bird, which fits everywhere.
root-coach-triggers-next = Several things happen at once, and you decide their order. First what saves pieces, then the rest.
root-coach-triggers-side = Both sides lost pieces that have consequences. As it is your turn, you say whose come first.

## What the table knows at this moment: said before the line

root-hint-actions =
    { $n ->
        [one] One action is left.
       *[other] { $n } actions are left.
    }
root-hint-actions_bird = No action is left. A bird card buys one more, which pays if it builds or saves something; otherwise end Daylight.
root-hint-actions_none = No action is left, and you hold no bird card to buy one: end Daylight.
root-hint-dominance = You win if you rule three { $suit } clearings at the start of your Birdsong; now you rule { $n }.
root-hint-dominance_bird = You win if you rule two opposite corners at the start of your Birdsong.
root-hint-march_first = This march has two moves; this is the first.
root-hint-march_second = The second move of this march: take it, or end the march.
root-hint-operations =
    { $n ->
        [one] One operation is left.
       *[other] { $n } operations are left.
    }
root-hint-added = One card is added; a second one is up to you.
root-hint-decree = { $column }: card { $n } of { $total } in this column.
root-hint-outrage =
    Sympathy stands in { $n ->
        [one] clearing { $places }
       *[other] clearings { $places }
    }: removing it scores a point, but you owe the Alliance a card of that suit (Outrage).
