"""What does not change during a match: map, deck, factions by seat, forces, kinds of pieces, answers made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARINGS, PLACES, Force, Place
from rulewright.kernel.law import law
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rulewright.games.root.deck import Deck
    from rulewright.games.root.maps import Map
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Faction, Power

T = TypeVar("T")


@law("root G.1.3", "root G.1.32", "root 1.5.2")
class Kind:
    """A kind of building or token of one force, such as the Marquise's sawmills."""

    __slots__ = ("building", "force", "limit", "name", "number", "offset", "option")

    def __init__(self, number: int, force: Force, name: str, limit: int, *, building: bool) -> None:
        """Number a kind; `limit` is how many of them are in the box."""
        self.number = number
        self.force = force
        self.name = name
        self.limit = limit
        self.building = building
        self.offset = number * PLACES
        """Where its counts begin in a position's table of pieces."""
        self.option: Option[Kind] = Option(name, self, (f"piece:{name}",))

    def __repr__(self) -> str:
        """Show the name."""
        return f"<{self.name} of {self.force}>"


class Band:
    """A force that no seat owns: a hireling, with its warriors, its pieces, and what it can do.

    In words it is called `root.hireling.<name>`.
    """

    __slots__ = ("buildings", "name", "powers", "tokens", "warriors")

    def __init__(
        self,
        name: str,
        warriors: int,
        powers: tuple[Power, ...] = (),
        *,
        buildings: Mapping[str, int] | None = None,
        tokens: Mapping[str, int] | None = None,
    ) -> None:
        """Describe a hireling."""
        self.name = name
        self.warriors = warriors
        self.powers = powers
        self.buildings = buildings or {}
        self.tokens = tokens or {}


class Setting:
    """The table as it was set up: shared by all positions of a match, never changed."""

    def __init__(
        self,
        woodland: Map,
        deck: Deck,
        factions: tuple[Faction, ...],
        options: dict[str, Any],
        next_programme: Callable[[Root], None],
        bands: tuple[Band, ...] = (),
    ) -> None:
        """Number the pieces of all forces; `next_programme` says what follows when an agenda is done."""
        self.map = woodland
        self.deck = deck
        self.next_programme = next_programme
        self.factions = factions
        self.bands = bands
        self.options = options
        self.powers: tuple[Power, ...] = ()
        """The powers of the table itself: what its map and its landmarks do."""
        self.seats = tuple(range(len(factions)))
        self.forces = tuple(range(len(factions) + len(bands)))
        self.hirelings = self.forces[len(factions) :]
        self.open_hands = tuple(seat for seat, faction in enumerate(factions) if faction.open_hand)
        """Whose hands lie open before everybody."""
        self.everybody = (1 << len(factions)) - 1
        self.names = (*seat_names([faction.name for faction in factions]), *(band.name for band in bands))
        """What every force is called in notation; a seat has the name of its force."""
        self.warriors = (*(FACTION[faction.name].warriors for faction in factions), *(band.warriors for band in bands))
        """How many warriors each force has."""
        self.programmes = tuple(programme for one in factions for programme in (one.setup, one.programme))
        self._number_pieces()
        self._make_options()
        self._kept: dict[Callable[[Setting], Any], Any] = {}

    def _number_pieces(self) -> None:
        boxes = [(FACTION[faction.name].buildings, FACTION[faction.name].tokens) for faction in self.factions]
        self.kinds: list[Kind] = []
        self.kinds_of: list[tuple[Kind, ...]] = []
        for force, (buildings, tokens) in enumerate([*boxes, *((band.buildings, band.tokens) for band in self.bands)]):
            own = []
            for table, building in ((buildings, True), (tokens, False)):
                for name, limit in table.items():
                    kind = Kind(len(self.kinds), force, name, limit, building=building)
                    self.kinds.append(kind)
                    own.append(kind)
            self.kinds_of.append(tuple(own))
        self.kind = {(kind.force, kind.name): kind for kind in self.kinds}

    def _make_options(self) -> None:
        targets = [f"seat:{force}" if force in self.seats else f"hireling:{self.names[force]}" for force in self.forces]
        self.force_option: tuple[Option[Force], ...] = tuple(
            Option(name, force, (targets[force],)) for force, name in enumerate(self.names)
        )
        """A force as an answer; for a seat it is the seat."""
        self.fight_option: tuple[tuple[Option[tuple[Place, Force]], ...], ...] = tuple(
            tuple(
                Option(f"{place}:{name}", (place, force), (f"clearing:{place}", targets[force]))
                for force, name in enumerate(self.names)
            )
            for place in range(CLEARINGS.stop)
        )
        """A defender in a clearing as an answer."""
        self.targets = tuple(targets)
        """By what an interface finds a force."""

    def once(self, make: Callable[[Setting], T]) -> T:
        """Return what is made of the setting, such as answers with its cards; made when it is first asked for."""
        if make not in self._kept:
            self._kept[make] = make(self)
        made: T = self._kept[make]
        return made


def seat_names(factions: Sequence[str]) -> tuple[str, ...]:
    """Return a name for each seat: its faction's, and a number where a faction plays a second time."""
    names: list[str] = []
    for place, faction in enumerate(factions):
        before = factions[:place].count(faction)
        names.append(faction if not before else f"{faction}_{before + 1}")
    return tuple(names)
