"""The balance report as a picture: glory by round, wins by clan and ranks, drawn as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.arena.balance_sums import LEAST, MOST
from rulewright.arena.strength import interval
from rulewright.games.monster_lands.terms import AFFINITIES, DIFFICULTIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.arena.balance_sums import Balance

WIDTH, HEIGHT = 300, 220
"""One panel, its margins included."""
LEFT, RIGHT, TOP, BOTTOM = 38, 10, 28, 30
SHADES = {"beginner": "#7ba05b", "normal": "#3f7cac", "hard": "#c8772b", "cutthroat": "#a23b3b"}
CLANS = {"jungle": "#4d8b4f", "water": "#3f7cac", "fire": "#c4532d", "air": "#8d84b8"}
MEDALS = {"cannon_fodder": "#9a938a", "trainee": "#b08d57", "veteran": "#a7adb5", "hero": "#d4af37"}
INK, FAINT, PAPER = "#333333", "#d9d4c7", "#fdfbf5"
STEP = 10
HIGHEST_GLORY = 40
HIGHEST_SHARE = 0.8


class Panel:
    """A plot with axes at some place of the picture."""

    def __init__(self, column: int, row: int, title: str, across: tuple[float, float], up: tuple[float, float]) -> None:
        """Begin with a frame."""
        self.x0, self.y0 = column * WIDTH + LEFT, row * HEIGHT + TOP
        self.wide, self.high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        self.across, self.up = across, up
        self.parts = [text(self.x0, self.y0 - 10, title, weight="bold")]

    def x(self, value: float) -> float:
        """Return where a value lies from left to right."""
        low, high = self.across
        return self.x0 + (value - low) / (high - low) * self.wide

    def y(self, value: float) -> float:
        """Return where a value lies from the bottom to the top."""
        low, high = self.up
        return self.y0 + self.high - (value - low) / (high - low) * self.high

    def level(self, value: float, label: str, colour: str = FAINT, dash: str = "") -> None:
        """Draw a horizontal line with a label."""
        y = self.y(value)
        style = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<line x1="{self.x0}" y1="{y:.1f}" x2="{self.x0 + self.wide}" y2="{y:.1f}" stroke="{colour}"{style}/>'
        )
        if label:
            self.parts.append(text(self.x0 - 5, y + 3.5, label, anchor="end"))

    def label(self, value: float, label: str) -> None:
        """Write below the horizontal axis."""
        self.parts.append(text(self.x(value), self.y0 + self.high + 14, label, anchor="middle"))

    def line(self, values: Sequence[float], colour: str) -> None:
        """Draw values one after the other, from 1 on."""
        points = " ".join(f"{self.x(number):.1f},{self.y(value):.1f}" for number, value in enumerate(values, 1))
        self.parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        self.parts += [
            f'<circle cx="{self.x(number):.1f}" cy="{self.y(value):.1f}" r="2.5" fill="{colour}"/>'
            for number, value in enumerate(values, 1)
        ]

    def bar(self, at: float, width: float, value: float, colour: str, bounds: tuple[float, float]) -> None:
        """Draw a bar with the interval it may be off by."""
        left, top = self.x(at), self.y(value)
        right = self.x(at + width)
        middle = (left + right) / 2
        self.parts.append(
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
            f'height="{self.y(0) - top:.1f}" fill="{colour}"/>'
        )
        self.parts.append(
            f'<line x1="{middle:.1f}" y1="{self.y(bounds[0]):.1f}" x2="{middle:.1f}" y2="{self.y(bounds[1]):.1f}" '
            f'stroke="{INK}"/>'
        )


def text(x: float, y: float, words: str, *, anchor: str = "start", weight: str = "normal") -> str:
    """Return a piece of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" fill="{INK}">{words}</text>'


def who(players: int) -> str:
    """Return how many play."""
    return f"{players} players" if players > 1 else "alone"


def glory_panel(column: int, players: int, found: Sequence[Balance]) -> Panel:
    """Draw the mean glory by round for one number of players."""
    rounds = max(len(one.glory) for one in found)
    panel = Panel(column, 0, f"{who(players)}: mean glory after each round", (0.7, rounds + 0.3), (0, HIGHEST_GLORY))
    for value in range(0, HIGHEST_GLORY + 1, STEP):
        panel.level(value, str(value))
    for number in range(1, rounds + 1):
        panel.label(number, str(number))
    for one in found:
        panel.line(one.glory, SHADES[one.difficulty])
    return panel


def clan_panel(column: int, players: int, found: Sequence[Balance]) -> Panel:
    """Draw the wins by clan for one number of players."""
    panel = Panel(column, 1, f"{who(players)}: wins by clan", (0, len(found)), (0, HIGHEST_SHARE))
    for value in (0.0, 0.2, 0.4, 0.6, HIGHEST_SHARE):
        panel.level(value, f"{value:.0%}")
    if players == len(AFFINITIES):
        panel.level(LEAST, "", INK, "3 3")
        panel.level(MOST, "", INK, "3 3")
    for place, one in enumerate(found):
        panel.label(place + 0.5, one.difficulty)
        for number, (clan, part) in enumerate(one.clans.items()):
            panel.bar(place + 0.1 + number * 0.2, 0.17, part.rate, CLANS[clan], part.interval)
    return panel


def rank_panel(column: int, players: int, found: Sequence[Balance]) -> Panel:
    """Draw the ranks of those who play alone."""
    panel = Panel(column, 1, f"{who(players)}: ranks in scenario 1", (0, len(found)), (0, HIGHEST_SHARE))
    for value in (0.0, 0.2, 0.4, 0.6, HIGHEST_SHARE):
        panel.level(value, f"{value:.0%}")
    for place, one in enumerate(found):
        panel.label(place + 0.5, one.difficulty)
        for number, (rank, games) in enumerate(one.ranks.items()):
            share = games / one.games
            panel.bar(place + 0.1 + number * 0.2, 0.17, share, MEDALS[rank], interval(games, one.games))
    return panel


def legend(y: float, colours: dict[str, str]) -> str:
    """Return what the colours mean."""
    parts = []
    for number, (name, colour) in enumerate(colours.items()):
        x = LEFT + number * 90
        parts.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        parts.append(text(x + 15, y, name.replace("_", " ")))
    return "\n".join(parts)


def plot(found: Sequence[Balance]) -> str:
    """Return the picture."""
    counts = sorted({one.players for one in found})
    parts: list[str] = []
    for column, players in enumerate(counts):
        those = sorted(
            (one for one in found if one.players == players), key=lambda one: DIFFICULTIES.index(one.difficulty)
        )
        parts += glory_panel(column, players, those).parts
        parts += (clan_panel if players > 1 else rank_panel)(column, players, those).parts
    legends = [SHADES, CLANS, *([MEDALS] if 1 in counts else [])]
    wide, high = len(counts) * WIDTH, 2 * HEIGHT + 4 + 20 * len(legends)
    parts += [legend(2 * HEIGHT + 12 + 20 * line, colours) for line, colours in enumerate(legends)]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'font-family="sans-serif" font-size="10.5">\n'
        f"<title>Monster Lands: glory by round, wins by clan, ranks alone</title>\n"
        f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )
