### Root at the table: what pages and menus say of it.

root-home = Six peoples want one woodland. The Marquise builds, the Eyrie decrees, the Alliance stirs up revolt, the Cult plants gardens, the Riverfolk trade, the Vagabond wanders between them. Two to six players; the first game takes about an hour.
root-order-battle-ambush = When I am attacked and could ambush
root-order-battle-foil = When I am ambushed and could foil it
root-order-battle-effect = When I could use an effect in battle
root-order-answer-decline = never
root-order-answer-natural = with any matching card but a bird
root-order-answer-always = with any matching card
