"""What can be wrong with a text whatever it says: a number that rules nothing, a name without its article, and so on.

A text is read as often as it has variants; a parameter stands in a reading as `{$name}`, a thing in a form as `{form}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from fluent.syntax import ast

from tests.texts.glossary import glossary

TYPED = re.compile("`[^`]*`")
"""What is typed on a command line, which has signs of its own."""
STRAIGHT = re.compile(r"""['"]""")
SPACED = re.compile(r"\s…")
UNSPACED = re.compile(r"\w…")
SENTENCE = re.compile(r": ([a-zäöü]\w* [^:.!?]+[.!?])(?:\s|$)")
"""What may be a sentence after a colon: it begins with a small letter, and ends as a sentence does."""
BEGINNERS = re.compile(
    r"""(du|er|sie|es|ihr|wir|man|ich|niemand|wer|wem|wen|wessen|was|wo|wohin|woher|womit|worauf|wie|warum|wann|wenn|dann
    |welche[rsnm]?|(auf|von|bei|in|zu|mit|aus|an|für|gegen)\ (welche|wen|wem|was)
    |nimm|gib|wähle?|zieh|leg|setz|schick|lade?|frag|such|spiel|bau|bleib|denk
    |ist|sind|wird|werden|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollen|gilt|gibt|liegt|steht|zählt
    |\w+\ (du|er|sie|es|ihr|man|wir|dich|dir))\b""",
    re.VERBOSE,
)
"""Words with which a German sentence begins, not a part of one."""


class Reading(NamedTuple):
    """One way to read a text, and the parameters by which it was chosen."""

    text: str
    chosen_by: frozenset[str]


def readings(pattern: ast.Pattern) -> list[Reading]:
    """Return all ways to read a text."""
    found = product(*(list(_ways(element)) for element in pattern.elements))
    return [
        Reading("".join(way.text for way in ways), frozenset().union(*(way.chosen_by for way in ways)))
        for ways in found
    ]


def _ways(element: ast.TextElement | ast.Placeable) -> Iterator[Reading]:
    """Yield the ways to read a part of a text."""
    if isinstance(element, ast.TextElement):
        yield Reading(element.value, frozenset())
        return
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        chosen = frozenset(_variables(inside.selector))
        for variant in inside.variants:
            for way in readings(variant.value):
                yield Reading(way.text, way.chosen_by | chosen)
    elif isinstance(inside, ast.VariableReference):
        yield Reading(f"{{${inside.id.name}}}", frozenset())
    elif isinstance(inside, ast.StringLiteral):
        yield Reading(inside.value, frozenset())
    else:
        yield Reading("{form}", frozenset())


def _variables(expression: object) -> Iterator[str]:
    if isinstance(expression, ast.VariableReference):
        yield expression.id.name
    elif isinstance(expression, ast.FunctionReference):
        for argument in expression.arguments.positional:
            yield from _variables(argument)


def faults(language: str, pattern: ast.Pattern, *, proper: bool = False) -> set[str]:
    """Return what is wrong with a text; with `proper`, the names in it are such as have no article."""
    found: set[str] = set()
    for reading in readings(pattern):
        found.update(_typography(language, TYPED.sub("", reading.text)), _numbers(language, reading))
        if not proper:
            found.update(_names(language, reading.text))
    return found


def _typography(language: str, text: str) -> Iterator[str]:
    if STRAIGHT.search(text):
        yield "a straight apostrophe or quotation mark"
    if language != "de" and SPACED.search(text):
        yield "a space before …"
    if language == "de":
        if UNSPACED.search(text):
            yield "no space before … (German leaves one where words are left out)"
        for said in SENTENCE.findall(text):
            if BEGINNERS.match(said):
                yield f"a sentence after a colon begins with a small letter: {said}"


def _numbers(language: str, reading: Reading) -> Iterator[str]:
    for number, noun in re.findall(r"\{\$(\w+)\} ([^\W\d_]+)", reading.text):
        counted = number in glossary().numbers and number not in reading.chosen_by
        if counted and noun not in glossary().after_number[language]:
            yield f"a number that does not choose the form of its noun: {{${number}}} {noun}"


def _names(language: str, text: str) -> Iterator[str]:
    names = "|".join(glossary().names)
    before = "|".join(glossary().before_name[language])
    for found in re.finditer(rf"(?i)(?<!\w)(?:{before}) ?\{{\$(?:{names})\}}", text):
        yield f"a bare name after an article or a preposition: {found[0]}"
    for found in re.finditer(rf"\{{\$(?:{names})\}} (?:[a-zà-ü]+)", text):
        yield f"a bare name in a sentence: {found[0]}"
