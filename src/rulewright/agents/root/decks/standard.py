"""What crafted cards of the standard deck will do over the rest of the game, for whoever has them in play."""

from __future__ import annotations

IN_PLAY: dict[str, float] = {
    "royal_claim": 3.0,  # several points, next Birdsong
    "better_burrow_bank": 1.2,
    "command_warren": 1.2,
    "stand_and_deliver": 0.8,
    "cobbler": 0.8,
    "brutal_tactics": 0.8,
    "tax_collector": 0.9,
    "armorers": 0.9,
    "sappers": 0.7,
    "scouting_party": 0.5,
    "codebreakers": 0.2,
}
