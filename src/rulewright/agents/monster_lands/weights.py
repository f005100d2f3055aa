"""How much everything matters, in victory points: the opinions of greedy in one place, so that they can be tried."""

from __future__ import annotations

import msgspec

from rulewright.agents import weights


def _help() -> dict[str, float]:
    return {"convert": 1.2, "total": 1.7, "die_bonus": 1.7, "reroll": 1.0, "other": 0.5}


class Weights(weights.Weights, frozen=True, kw_only=True):
    """What things are worth."""

    gold: float = 0.3
    """A coin, while there is something to buy."""
    gold_last: float = 0.22
    """The same in the placement phase of the last round: it may still hire somebody."""
    rich: int = 14
    """Coins beyond the salaries above which another one counts half."""
    desertion: float = 0.8
    """Share of the loss of a deserter that is feared while salaries cannot be paid yet."""
    glory: float = 1.15
    """A point of glory while there are rounds to come: it attracts mercenaries and brings dice."""
    strength: float = 0.42
    """A die, each round."""
    magic: float = 0.5
    persuasion: float = 0.42
    body: float = 0.35
    """Somebody who can be sent out, each round."""
    talent: float = 0.17
    """A talent, each round, times its weight in the tables."""
    reputation: float = 1.2
    """A point of reputation that is hired: a point at the end, and the leader of ties."""
    trap_first: float = 0.9
    """The first trap: without it nothing is captured."""
    trap_pip: float = 0.14
    """What a trap adds to a total, by the point."""
    defense: float = 0.55
    potion: float = 0.6
    venom: float = 0.45
    wound: float = 0.5
    """A wounded member: it will die of the next wound."""
    rivalry: float = 0.1
    """What a gain of others costs."""
    price_strength: float = 0.45
    """Dice that are placed, which could be placed elsewhere."""
    price_magic: float = 0.5
    price_persuasion: float = 0.22
    price_face: float = 0.08
    """A persuasion die, more for each point of its face."""
    spare: float = 0.75
    """What is left of a price when there are more dice than anybody needs."""
    gear: float = 0.06
    """Equipment, each round, by the coin of its price."""
    land_use: float = 0.6
    """A colonised land, each round, times the weight of its benefit in the tables over two."""
    haste: float = 0.15
    """What a contested place gains by being taken before others do."""

    # Gold and salaries.
    gold_over: float = 0.01
    """A coin when nothing can be bought any more."""
    plenty: float = 0.5
    """The share of its worth that a coin beyond all needs keeps."""
    owing: float = 0.5
    """How much of a desertion is feared when a single coin is missing; all of it when everything is."""
    deserter_round: float = 0.5
    """What a deserter would have brought, each round."""
    salary_last: float = 0.7
    """The share of a new member's salary that counts in the last round."""
    rising_salary: float = 0.5
    """How much salaries will rise for each member of a clan without glory, in coins a round."""

    # Members.
    prospects: tuple[float, ...] = (0.0, 1.0, 1.7, 3.2, 5.1, 7.3, 10.0)
    """So many icons of an affinity: their points, and the hope for more."""
    common_talent: float = 1.5
    """The weight of a talent that the tables do not weigh."""
    unrolled: float = 0.28
    """A persuasion die that is not rolled yet, beyond the least it can show."""
    room_made: float = 0.25
    """What is won back, by the point of reputation, because the loss of a member makes room for somebody else."""
    last_member: float = 1.5
    """The last member of a clan."""
    others_loss: float = 3.0
    """What somebody else loses with a mercenary, for all one knows."""
    free_hire: float = 2.0
    """A hire for nothing, some day."""
    beer: float = 1.0
    """A round of beer for a clan with glory and gold; as much less than nothing for another."""
    beer_glory: int = 3
    """Glory to spare from which on somebody good may come."""
    beer_gold: int = 6
    """Gold beyond the price of the beer with which such a one can be hired."""

    # Dice.
    many_dice: int = 5
    """Dice of a colour beyond which more are to spare."""
    reroll: float = 1.2
    """What a reroll adds to a total on average, when the lowest die may be chosen."""
    pawning: float = 0.05
    """What must be gained for a die to be pawned."""
    convert: float = 0.03
    """What must be gained for a die to be swapped."""
    convert_persuasion: float = 0.04
    """How much less a persuasion die is worth that is swapped for."""
    convert_first: float = 0.15
    """How much more the only strength die is worth."""
    convert_more: float = 0.05
    """How much less a further magic die is worth."""
    convert_loot: float = 0.9
    """The share of their price that dice of a loot token keep."""

    # Goods.
    gear_now: float = 0.8
    """What is left of the present round for equipment that is bought in it."""
    swap: float = 5.0
    """How many times the worth of old equipment speaks against giving its bearer new one."""
    trick: float = 0.6
    """A trick among the traps."""
    trap_further: tuple[float, ...] = (1.0, 0.5, 0.25, 0.1, 0.0, 0.0)
    """The share of the first trap's worth that another one has, by the number of those held."""
    many_traps: int = 3
    """Traps that are enough for a round."""
    trap_later: float = 0.6
    """The share of its points that a trap beyond that keeps."""
    bought_last: float = 0.5
    """The share of its worth that a trap has when it is bought in the last round."""
    packed: float = 0.8
    """The share of its worth that a trap or a defense token costs whoever takes it along: it may come back."""
    packed_last: float = 0.25
    """The share of all that in the last round."""
    brought_home: float = 0.7
    """The share of their worth that flasks brought home have."""
    ladder: tuple[float, ...] = (0.0, 1.0, 1.9, 2.7, 3.3, 3.8)
    """How many times the worth of one so many equal tokens have."""
    token_last: float = 0.6
    """The share of its worth that a token has in the last round."""
    potion_used: float = 0.25
    """A potion that is drunk at home, against the wound it heals."""
    potion_spare: float = 0.3
    """Each potion that would be left."""

    # Loot.
    loot_now: float = 0.3
    """A loot token of goods that is worth more than this is used at once."""
    loot_over: float = 0.1
    """A loot token without trophies in the last adventures."""
    occasion: float = 0.55
    """The chance that what a loot token rewards will come to pass."""
    occasion_late: float = 0.35
    """The same in the last two rounds."""
    help: dict[str, float] = msgspec.field(default_factory=_help)
    """Loot tokens that help with dice."""
    worthy: float = 1.2
    """What a loot token must gain to be used up in a fight."""
    worthy_last: float = 0.2
    """The same in the last round."""

    # Missions.
    alone: float = 0.92
    """The chance that a success is the best one: somebody may still come."""
    contested: float = 0.55
    """The same where somebody is there already."""
    one_of_many: float = 0.5
    """The share of a body's worth that is lost when one of several goes on a mission."""
    renowned_idle: float = 0.02
    """The same, by the point of reputation."""
