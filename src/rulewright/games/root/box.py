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

if TYPE_CHECKING:
    from rulewright.games.root.power import Faction

FACTIONS: dict[str, Faction] = {
    faction.name: faction for faction in (Marquise(), Eyrie(), Alliance(), Vagabond(), Cult(), Riverfolk(), Duchy())
}
MAPS = NAMES
DECKS = {"standard": (DECK, standard.POWERS), "exiles": (EXILES, exiles.POWERS)}
FIRST_TABLE = ("marquise", "eyrie", "alliance", "vagabond")
"""Who sits down where nobody is named: the four of the first box."""
