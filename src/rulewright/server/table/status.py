"""How a match stands: its seats are being taken, it is played, it is over, or it cannot go on."""

from __future__ import annotations

OPEN, PLAYING, OVER, FROZEN = "open", "playing", "over", "frozen"
