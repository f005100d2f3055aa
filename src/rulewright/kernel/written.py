"""A match as text: the table when the action in hand began, what was answered since, and how the dice fell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.kernel.errors import BadNotation, MidAction, NotOffered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.kernel.match import Match
    from rulewright.kernel.position import Position

ACTION, DICE = "action", "dice"
"""The words that begin the lines about the action in hand; no game has such lines of its own."""


class Parts(NamedTuple):
    """What a text consists of: a position between two actions, and as far as one is under way its answers and dice."""

    position: str
    answers: list[str]
    dice: list[int]


def settled(position: Position) -> Position:
    """Return a position between two actions, or refuse one in the middle of one: the table does not tell all of it."""
    if position.flight is not None:
        raise MidAction("the position is in the middle of an action; write the match itself, which knows the action")
    return position


def action_of(match: Match) -> str:
    """Return the lines about the action in hand; none if nothing has happened in it.

    Refused where chance has had its say in secret: the lines would not lead to what it said.
    """
    rolled = [] if match.over else match.position.fate.rolled
    if match.position.fate.counter - match.start.fate.counter != len(rolled):
        raise MidAction("something was shuffled or drawn in secret in the action in hand; write the match after it")
    lines = [" ".join((DICE, *map(str, rolled)))] if rolled else []
    if match.flight:
        lines.append(" ".join((ACTION, *(answer.text for answer in match.flight))))
    return "".join(f"{line}\n" for line in lines)


def parts_of(text: str) -> Parts:
    """Take the lines about an action out of a text; the others stay where they are."""
    lines, answers, dice = text.splitlines(), list[str](), list[int]()
    for number, line in enumerate(lines):
        words = line.split("#")[0].split()
        if words[:1] == [ACTION]:
            answers += words[1:]
        elif words[:1] == [DICE]:
            dice += [_face(word, number + 1) for word in words[1:]]
        else:
            continue
        lines[number] = ""
    return Parts("\n".join(lines) + "\n", answers, dice)


def _face(word: str, line: int) -> int:
    if not word.isdecimal():
        raise BadNotation(f"line {line}, {word!r}: this is no face of a die; a face is a number from 0 on")
    return int(word)


def carry_out(match: Match, answers: list[str]) -> None:
    """Answer what was answered in an action before it was written down: that is no part of the match that follows."""
    for number, answer in enumerate(answers, 1):
        start = match.start
        try:
            match.answer(answer)
        except NotOffered as error:
            raise BadNotation(f"the action does not fit the position at answer {number}: {error}") from error
        if match.over or match.start is not start:
            raise BadNotation(f"the action ends with answer {number}, {answer!r}: write the position that comes of it")
    match.history.clear()


def with_lines(text: str, lines: Mapping[str, str]) -> str:
    """Return a text with the lines of a table, by their first word; refuse a text that has another in place of one."""
    heads = {words[0]: " ".join(words[1:]) for line in text.splitlines() if (words := line.split("#")[0].split())}
    for word, line in lines.items():
        if line and heads.get(word, line) != line:
            raise BadNotation(f"the position is one of {word} {heads[word]}, and {line} was asked for")
    return text + "".join(f"\n{word} {line}" for word, line in lines.items() if line and word not in heads)


def agreed(options: Mapping[str, Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """Return options with those that a text names; refuse a text that names others."""
    for name, value in named.items():
        if options.get(name, value) != value:
            raise BadNotation(f"the position is one of {name} {value}, and {options[name]} was asked for")
    return {**options, **named}
