"""An open question, with the things and the numbers that the rules have told with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Question


class Asked:
    """A question at a table, as one may know it; what it is about is read when it is wanted."""

    __slots__ = ("about", "name", "realm", "seat")

    def __init__(self, position: Position, question: Question) -> None:
        """Take a question that is open at a table."""
        self.realm = cast("Realm", position)
        self.seat = question.seat
        self.name = question.prompt.partition(".")[2]
        self.about = question.about

    def things(self, kind: str) -> list[str]:
        """Return everything of a kind that the question is about, by name: the paths of `path:1.2`."""
        start = f"{kind}:"
        return [target.removeprefix(start) for target in self.about if target.startswith(start)]

    def thing(self, kind: str) -> str:
        """Return the first of them; nothing where there is none."""
        found = self.things(kind)
        return found[0] if found else ""

    def figure(self, what: str) -> int | None:
        """Return a number by what it counts (`hits:3`); None where the question says nothing of it."""
        found = self.thing(what)
        return int(found) if found else None

    def price(self, answer: str) -> int | None:
        """Return what an answer costs (`price:lorios=5`); None where that is not the question."""
        start = f"{answer}="
        return next((int(told.removeprefix(start)) for told in self.things("price") if told.startswith(start)), None)
