"""What answers are for, what they need and what they score, as far as it can be said beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.speech import nouns
from rulewright.games.root.terms import SUITS
from rulewright.kernel.speech import Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulewright.games.root.position import Root
    from rulewright.games.root.speech.tongue import Tongue
    from rulewright.kernel.question import Option, Question

SYMBOLS = ("any", *SUITS[1:])
"""What a card costs to craft, in the order in which a deck counts it."""


def by_terrain(root: Root, question: Question, option: Option[Any]) -> Iterator[Note]:
    """Say what an action does that the map allows, and which way something on it carries whoever takes it."""
    for power in root.setting.powers:
        if not option.targets and option.text in power.does:
            yield Note(Phrase(f"root.does.{power.name}.{option.text}"), power.does[option.text])
    if ">" in option.text and root.crowd.carries and option.targets:
        origin, destination = (nouns.place_of(target) for target in (option.targets[0], option.targets[-1]))
        for owner, power in root.crowd.carries:
            if power.carries(root, owner, question.seat, origin) >> destination & 1:
                yield Note(Phrase(f"root.does.{power.name}.cross"), power.carrying_law)


def about(root: Root, question: Question, option: Option[Any], tongue: Tongue) -> Iterator[Note]:
    """Say what an action does, and what crafting a card takes."""
    paragraph = tongue.does.get(option.text)
    if paragraph is not None:
        yield Note(Phrase(f"root.does.{nouns.faction(root, question.seat)}.{option.text}"), paragraph)
    yield from by_terrain(root, question, option)
    verb, colon, name = option.text.partition(":")
    if colon and verb == "craft" and name in root.setting.deck.by_name:
        deck = root.setting.deck
        cost = deck.cost[deck.by_name[name]]
        told = tuple(Phrase(f"root.cost.{one}", n=number) for one, number in zip(SYMBOLS, cost, strict=True) if number)
        yield Note(Phrase("root.does.craft", cost=told), "root 4.1.1")
