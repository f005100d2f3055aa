"""What is in the box: a line for each faction, each map and each deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.decks import exiles, standard
from rulewright.games.root.factions.alliance.powers import Alliance
from rulewright.games.root.factions.cult.powers import Cult
from rulewright.games.root.factions.duchy.powers import Duchy
from rulewright.games.root.factions.eyrie.powers import Eyrie
from rulewright.games.root.factions.marquise.powers import Marquise
from rulewright.games.root.factions.riverfolk.powers import Riverfolk
from rulewright.games.root.factions.vagabond.powers import Vagabond
from rulewright.games.root.maps import NAMES
from rulewright.games.root.tables import DECK, EXILES
from rulewright.games.root.terrain.closed_paths import ClosedPaths
from rulewright.games.root.terrain.ferry import Ferry
from rulewright.games.root.terrain.tower import Tower

if TYPE_CHECKING:
    from rulewright.games.root.power import Faction, Power

FACTIONS: dict[str, Faction] = {
    faction.name: faction for faction in (Marquise(), Eyrie(), Alliance(), Vagabond(), Cult(), Riverfolk(), Duchy())
}
MAPS: dict[str, tuple[Power, ...]] = {
    **dict.fromkeys(NAMES, ()),
    "lake": (Ferry(),),
    "mountain": (ClosedPaths(), Tower()),
}
"""Every map, with the rules of its own."""
DECKS = {"standard": (DECK, standard.POWERS), "exiles": (EXILES, exiles.POWERS)}
FIRST_TABLE = ("marquise", "eyrie", "alliance", "vagabond")
"""Who sits down where nobody is named: the four of the first box."""
