"""How much everything matters, in victory points: the opinions of greedy in one place, so that they can be tried."""

from __future__ import annotations

from rulewright.agents import weights


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
