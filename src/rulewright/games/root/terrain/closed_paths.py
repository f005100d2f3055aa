"""C.3.2, C.3.3 Closed paths, and how they are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulewright.games.root.power import Power, granted
from rulewright.games.root.rules.cards import ask_card, discard
from rulewright.games.root.rules.ruling import presence
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.terms import DAYLIGHT, Place, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Setting
    from rulewright.games.root.terms import Force
    from rulewright.kernel.question import Seat

OPENED = 2
"""The bit of an opening among what is allowed once a turn."""
OPENING_POINTS = 1

Cut = dict[tuple[int, Place], int]
"""Which clearings closed paths keep from a place, by the set of closed paths and the place."""


def cuts(setting: Setting) -> Cut:
    """Return a table to be filled while a match is played: sets of closed paths recur."""
    return {}


def path_options(setting: Setting) -> tuple[Option[int], ...]:
    """Return the paths that may be closed, as answers."""
    names = setting.map.path_names((1 << len(setting.map.closed)) - 1)
    return tuple(Option(name, number, (f"path:{name}",)) for number, name in enumerate(names))


class ClosedPaths(Power):
    """Some paths are closed until somebody opens them for good."""

    name = "closed_paths"
    once = OPENED
    does: ClassVar[Mapping[str, str]] = {"open": "root C.3.3"}

    def __init__(self) -> None:
        """Make the answer by which a path is opened."""
        self.option: Option[Any] = Option("open", granted(self))

    @law("root C.3.2")
    def alters_ways(self, root: Root, owner: Force, who: Force, place: Place, there: int) -> int:
        """What a closed path links is not adjacent, for anything (ruling R-111)."""
        return there & ~self.cut_off(root, place)

    def cut_off(self, root: Root, place: Place) -> int:
        """Return the clearings at the other ends of the closed paths of a place."""
        table = root.setting.once(cuts)
        far = table.get((root.closed, place))
        if far is None:
            closed = [root.setting.map.closed[number] for number in bits(root.closed)]
            far = sum(1 << sum(path) - place for path in closed if place in path)
            table[root.closed, place] = far
        return far

    def bars_ways(self, root: Root, owner: Force, mover: Force, origin: Place) -> Sequence[tuple[int, str, str]]:
        """Where a closed path leads, nobody goes."""
        return ((self.cut_off(root, origin), "root C.3.2", "why.closed-path"),)

    @law("root C.3.3", "root G.1.10")
    def openable(self, root: Root, seat: Seat) -> list[Option[int]]:
        """Return the closed paths with a faction piece of a seat at either end."""
        options, closed = root.setting.once(path_options), root.setting.map.closed
        here = presence(root, seat)
        found = []
        for number in bits(root.closed):
            one, other = closed[number]
            if (here >> one | here >> other) & 1:
                found.append(options[number])
            elif root.why is not None:
                root.why.refuse(options[number], "root C.3.3", "why.no-piece-at-path")
        return found

    def stands(self, root: Root) -> Sequence[Option[Any]]:
        """As long as a path is closed, it might be opened."""
        return (self.option,) if root.closed else ()

    @law("root C.3.3")
    def grants(self, root: Root, owner: Force, who: Seat, moment: str) -> Sequence[Option[Any]]:
        """Let whoever has the turn open a path in Daylight, once, for any card; it is no action (ruling R-111)."""
        if moment != DAYLIGHT or not root.closed:
            return ()
        if root.why is None:
            able = not root.once & OPENED and root.hands[who] and self.openable(root, who)
            return (self.option,) if able else ()
        ban = self.ban(root, who)
        root.why.means(self.option, *(target for path in root.setting.once(path_options) for target in path.targets))
        if ban is None:
            return (self.option,)
        root.why.refuse(self.option, "root C.3.3", ban)
        return ()

    @law("root C.3.3")
    def ban(self, root: Root, seat: Seat) -> str | None:
        """Return the key of the reason why a seat cannot open a path now, if it cannot."""
        if root.once & OPENED:
            return "why.path-opened"
        if not root.hands[seat]:
            return "why.no-cards"
        return None if self.openable(root, seat) else "why.no-piece-at-path"

    @law("root C.3.3", "root G.1.29")
    def grant(self, root: Root, owner: Force, who: Seat) -> Flow[None]:
        """Spend any card to return a marker to the box, and score a point."""
        number = yield from choose(who, "root.path.where", self.openable(root, who), ("root C.3.3",))
        about = root.setting.once(path_options)[number].targets
        card = yield from ask_card(root, who, "root.path.spend", root.hands[who], ("root C.3.3",), about)
        discard(root, who, card)
        root.closed &= ~(1 << number)
        root.once |= OPENED
        one, other = root.setting.map.closed[number]
        root.tell("path_opened", seat=who, origin=one, destination=other)
        score(root, who, OPENING_POINTS, "path")
