"""An open question, with the things and the numbers that the rules have told with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Question


class Asked:
    """A question at a table, as one may know it."""

    def __init__(self, position: Position, question: Question) -> None:
        """Read what a question is about: `path:1.2`, `hits:3`, `price:lorios=5`."""
        self.realm = cast("Realm", position)
        self.seat = question.seat
        self.name = question.prompt.partition(".")[2]
        self._about: dict[str, list[str]] = {}
        for target in question.about:
            kind, _, what = target.partition(":")
            self._about.setdefault(kind, []).append(what)

    def things(self, kind: str) -> list[str]:
        """Return everything of a kind that the question is about, by name."""
        return self._about.get(kind, [])

    def thing(self, kind: str) -> str:
        """Return the first of them; nothing where there is none."""
        found = self.things(kind)
        return found[0] if found else ""

    def figure(self, what: str) -> int | None:
        """Return a number by what it counts; None where the question says nothing of it."""
        found = self.things(what)
        return int(found[0]) if found else None

    def price(self, answer: str) -> int | None:
        """Return what an answer costs; None where that is not the question."""
        found = [one.partition("=") for one in self.things("price")]
        return next((int(gold) for name, _, gold in found if name == answer), None)
