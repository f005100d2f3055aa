"""What the evaluation asks of a faction: its hopes, pieces that nobody need mind, what its services promise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rulewright.agents.root.weights import Common

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.agents.topic import Topic
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

W = TypeVar("W", bound=Common)


class Opinion(ABC, Generic[W]):
    """The opinions of one faction; without state."""

    name: str
    weights: W
    """Its own table, as long as nobody hands in another."""
    topics: ClassVar[Mapping[str, Topic]] = {}
    """What its own weights are about, by the first part of their names."""

    @abstractmethod
    def hopes(self, root: Root, seat: Seat, weights: W) -> float:
        """Say what the faction may hope for beyond the points it has, in points."""

    def passing(self, root: Root, seat: Seat) -> int:
        """Return how many of its pieces on the map come and go by themselves and make nobody richer."""
        return 0

    def promises(self, root: Root, seat: Seat, client: Seat, weights: Common) -> float:
        """Say what services that somebody else has bought of the faction promise them, by their own weights."""
        return 0.0
