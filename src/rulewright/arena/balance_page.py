"""The tables of the balance report, as Markdown between two marks of a page, with a plot beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.arena.balance_plot import plot
from rulewright.games.monster_lands.terms import AFFINITIES, BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from rulewright.arena.balance_sums import Balance, Share

BEGIN, END = "<!-- balance:begin -->", "<!-- balance:end -->"
EVENTS = {
    "captured": "captures",
    "eliminated": "eliminations",
    "conquered": "lands conquered",
    "died": "mercenaries killed",
    "joined": "members hired",
    "deserted": "deserters",
    "mission_won": "missions won",
    "mission_failed": "dice missions failed",
    "loot_taken": "loot tokens",
    "equipment_taken": "equipment",
}


def write_page(page: Path, found: Sequence[Balance]) -> None:
    """Write the tables of a page anew, and its plot."""
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page} has no place for tables between {BEGIN} and {END}")
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    page.write_text(f"{head}{BEGIN}\n{tables(found)}\n{END}{tail}", encoding="utf-8")
    page.with_suffix(".svg").write_text(plot(found), encoding="utf-8")


def rows(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    marks = ["--:"] * len(headings)
    marks[1] = "---"
    return "\n".join(f"| {' | '.join(line)} |" for line in (headings, marks, *lines))


def tables(found: Sequence[Balance]) -> str:
    """Return all tables."""
    together = [one for one in found if one.players > 1]
    alone = [one for one in found if one.players == 1]
    parts = [
        ("Glory, the mean of all clans after each round (after the end of a game, its last value)", _glory(found)),
        ("Length, points, battles", _length(found)),
        ("Wins by clan, with 95 % intervals", _wins(together, AFFINITIES, lambda one: one.clans)),
        ("Wins by order of turns in the first round", _wins(together, "1234", lambda one: one.places)),
        ("Wins by seat", _wins(together, "1234", lambda one: one.seats)),
        ("Alone in scenario 1: ranks", _ranks(alone)),
        ("Visits to each building in a game, all clans together, alone with those of the rival", _buildings(found)),
        ("What happens in a game, all clans together", _events(found)),
    ]
    return "\n\n".join(f"### {title}\n\n{text}" for title, text in parts if text)


def _name(one: Balance) -> list[str]:
    return [str(one.players), one.difficulty]


def _glory(found: Sequence[Balance]) -> str:
    most = max(len(one.glory) for one in found)
    headings = ["players", "difficulty", *(f"round {number + 1}" for number in range(most)), "best clan", "25 reached"]
    lines = [
        [
            *_name(one),
            *(f"{glory:.1f}" for glory in one.glory),
            *[""] * (most - len(one.glory)),
            f"{one.best_glory[-1]:.1f}",
            f"{one.famous:.1%}",
        ]
        for one in found
    ]
    return rows(headings, lines)


def _length(found: Sequence[Balance]) -> str:
    headings = ["players", "difficulty", "games", "rounds", "over early", "points", "winner's", "reputation"]
    headings += ["battles", "battles won"]
    lines = [
        [
            *_name(one),
            str(one.games),
            f"{one.rounds:.2f}",
            f"{one.early:.1%}",
            f"{one.points:.1f}",
            f"{one.winning_points:.1f}",
            f"{one.reputation:.1f}",
            f"{one.battles:.1f}",
            f"{one.won:.1%}",
        ]
        for one in found
    ]
    return rows(headings, lines)


def _wins(found: Sequence[Balance], names: Sequence[str], pick: Callable[[Balance], dict[str, Share]]) -> str:
    lines = []
    if not found:
        return ""
    for one in found:
        parts = pick(one)
        cells = []
        for name in names:
            if name in parts:
                low, high = parts[name].interval
                cells.append(f"{parts[name].rate:.1%} ({low:.0%}-{high:.0%})")
            else:
                cells.append("")
        lines.append([*_name(one), *cells])
    return rows(["players", "difficulty", *names], lines)


def _ranks(found: Sequence[Balance]) -> str:
    if not found:
        return ""
    lines = [
        [*_name(one), *(f"{number / one.games:.1%}" for number in one.ranks.values()), f"{one.trained:.1%}"]
        for one in found
    ]
    names = [name.replace("_", " ") for name in found[0].ranks]
    return rows(["players", "difficulty", *names, f"at least {names[1]}"], lines)


def _buildings(found: Sequence[Balance]) -> str:
    lines = [[*_name(one), *(f"{one.buildings[name]:.1f}" for name in BUILDINGS)] for one in found]
    return rows(["players", "difficulty", *(name.replace("_", " ") for name in BUILDINGS)], lines)


def _events(found: Sequence[Balance]) -> str:
    lines = [[*_name(one), *(f"{one.counts.get(kind, 0.0):.1f}" for kind in EVENTS)] for one in found]
    return rows(["players", "difficulty", *EVENTS.values()], lines)
