"""What the Marquise says in her own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root.factions.marquise.board import TRACK, WOOD_COST
from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import place, seat
from rulewright.games.root.speech.tongue import Teller, Tongue, number, told
from rulewright.games.root.terms import place_name
from rulewright.kernel.speech import Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.factions.marquise.board import MarquiseBoard
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead

FEW = 6
"""With so many options at most, a button for a building has room for its cost."""


class MarquiseTongue(Tongue):
    """Buildings with what they cost and give."""

    said: ClassVar[Mapping[str, str]] = {
        "root.marquise.action done": "end_daylight",
        "root.marquise.hospitals decline": "let_go",
    }
    events: ClassVar[Mapping[str, Teller]] = {
        "garrison": told("garrison", seat=seat, opposite=place),
        "hospitals": told("hospitals", seat=seat, number=number, place=place),
        "spent_wood": told("spent_wood", seat=seat, place=place),
    }

    does: ClassVar[Mapping[str, str]] = {
        "battle": "root 6.5.1",
        "march": "root 6.5.2",
        "recruit": "root 6.5.3",
        "build": "root 6.5.4",
        "overwork": "root 6.5.5",
        "extra": "root 6.5",
    }

    def careful(self, root: Root, question: Question) -> bool:
        """Look whether Daylight would end with actions left."""
        return question.prompt == "root.marquise.action"

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Say that actions are left."""
        if question.prompt == "root.marquise.action" and option.text == "done":
            left = cast("MarquiseBoard", cast("Root", ahead.before).boards[question.seat]).actions
            if left and len(question.options) > 1:
                yield Note(Phrase("root.warn.actions", n=left), "root 6.5")

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say a building in a clearing with its cost and its points."""
        if question.prompt != "root.marquise.build":
            return None
        name, site = option.targets[0].partition(":")[2], nouns.place_of(option.targets[1])
        cost, points = next_building(root, question.seat, name)
        return Phrase("root.label.site", what=nouns.piece(name), place=place(root, site), cost=cost, n=points)

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say its points, and its cost where there is room."""
        if question.prompt != "root.marquise.build":
            return None
        name, site = option.targets[0].partition(":")[2], place_name(nouns.place_of(option.targets[1]))
        cost, points = next_building(root, question.seat, name)
        if len(question.options) <= FEW:
            return Phrase("root.button.site_cost", what=nouns.piece(name), number=site, cost=cost, n=points)
        return Phrase("root.button.site", what=nouns.piece(name), number=site, n=points)


def next_building(root: Root, seat: Seat, name: str) -> tuple[int, int]:
    """Return the wood and the points of the next building of a kind."""
    placed = root.placed[root.setting.kind[seat, name].number]
    return WOOD_COST[placed], TRACK[name][placed]
