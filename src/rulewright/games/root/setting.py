"""What does not change during a match: map, factions by seat, kinds of pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARINGS, PLACES, Place
from rulewright.kernel.law import law
from rulewright.kernel.question import Option, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulewright.games.root.maps import Map
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Faction, Power


@law("root G.1.3", "root G.1.32", "root 1.5.2")
class Kind:
    """A kind of building or token of one seat, such as the Marquise's sawmills."""

    __slots__ = ("building", "limit", "name", "number", "offset", "option", "seat")

    def __init__(self, number: int, seat: Seat, name: str, limit: int, *, building: bool) -> None:
        """Number a kind; `limit` is how many of them are in the box."""
        self.number = number
        self.seat = seat
        self.name = name
        self.limit = limit
        self.building = building
        self.offset = number * PLACES
        """Where its counts begin in a position's table of pieces."""
        self.option: Option[Kind] = Option(name, self, (f"piece:{name}",))

    def __repr__(self) -> str:
        """Show the name."""
        return f"<{self.name} of {self.seat}>"


class Setting:
    """The table as it was set up: shared by all positions of a match, never changed."""

    def __init__(
        self,
        woodland: Map,
        factions: tuple[Faction, ...],
        options: dict[str, Any],
        next_programme: Callable[[Root], None],
        card_powers: Mapping[str, Power],
    ) -> None:
        """Number the pieces of all seats; `next_programme` says what follows when an agenda is done."""
        self.map = woodland
        self.next_programme = next_programme
        self.card_powers = card_powers
        self.factions = factions
        self.options = options
        self.seats = tuple(range(len(factions)))
        self.everybody = (1 << len(factions)) - 1
        self.kinds: list[Kind] = []
        self.kinds_of: list[tuple[Kind, ...]] = []
        for seat, faction in enumerate(factions):
            data = FACTION[faction.name]
            own = []
            for table, building in ((data.buildings, True), (data.tokens, False)):
                for name, limit in table.items():
                    kind = Kind(len(self.kinds), seat, name, limit, building=building)
                    self.kinds.append(kind)
                    own.append(kind)
            self.kinds_of.append(tuple(own))
        self.kind = {(kind.seat, kind.name): kind for kind in self.kinds}
        self.seat_option: tuple[Option[Seat], ...] = tuple(
            Option(faction.name, seat, (f"seat:{seat}",)) for seat, faction in enumerate(factions)
        )
        self.fight_option: tuple[tuple[Option[tuple[Place, Seat]], ...], ...] = tuple(
            tuple(
                Option(f"{place}:{faction.name}", (place, seat), (f"clearing:{place}", f"seat:{seat}"))
                for seat, faction in enumerate(factions)
            )
            for place in range(CLEARINGS.stop)
        )
        """A defender in a clearing as an answer."""

    def seat_of(self, faction: str) -> Seat | None:
        """Return the seat of a faction, if it plays."""
        for seat in self.seats:
            if self.factions[seat].name == faction:
                return seat
        return None
