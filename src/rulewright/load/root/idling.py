"""How a match of Root goes on for long: nobody wants to win."""

from __future__ import annotations

SEATS = ("alliance", "marquise", "vagabond")
"""Factions that can go on for long."""
FORWARD = frozenset({"craft", "build", "battle", "dominance"})
"""Kinds of answers that lead towards an end."""
