"""The standard deck of Root, as it is at a table with the Eyrie."""

from __future__ import annotations

from rulewright.games.root.deck import Deck
from rulewright.games.root.decks import standard
from rulewright.games.root.tables import DECK as DATA

DECK = Deck(DATA, standard.POWERS, ("loyal_vizier", "loyal_vizier"))
