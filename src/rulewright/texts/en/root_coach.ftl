### Root: a line for somebody who plays this for the first time: what a phase is about, what a sensible answer looks like.

## Everybody

root-coach-battle-ambush = An ambush deals two hits before the dice, and if no attacker is left the battle is over. Think also of the battles still to come.
root-coach-battle-effect = The dice have fallen, so you know what an effect will change. Do not discard a card to save a single warrior.
root-coach-battle-first = If in doubt, let the others go first: then you answer what they did.
root-coach-battle-foil = A matching ambush cancels theirs; without it you take two hits now. Foil it if you would lose the battle here.
root-coach-battle-loss = Every building or token you lose is a point for the enemy. Give up what is cheapest to replace.
root-coach-battle-where = You deal the hits of the higher die, but no more than you have warriors there (as Vagabond: undamaged swords); against the Alliance you get the lower one. Buildings and tokens with few guards are points.
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

root-hint-dominance = You win if you rule three { $suit } clearings at the start of your Birdsong; now you rule { $n }.
root-hint-dominance_bird = You win if you rule two opposite corners at the start of your Birdsong.
