"""What one seat may know, and worlds that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.kernel import demands
from rulewright.kernel.errors import BadNotation, CannotImagine, NotOffered, OtherGame, OtherVersion, RulewrightError
from rulewright.kernel.fate import Fate
from rulewright.kernel.question import Option, Question

if TYPE_CHECKING:
    from rulewright.kernel.game import Game
    from rulewright.kernel.match import Match
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Seat

TRIES = 4096
"""How many deals `imagine` tries before it gives up.

Nearly always the first will do.  More are needed where the step in flight has shown something that a deal
must fit, such as a hand without any card of a suit.
"""


class View:
    """A match as one seat (or, with seat None, a spectator) may know it.

    It holds no hidden fact: in its positions everything the seat cannot know is dealt in a fixed order, so
    that two matches which differ only in such things have the same view, byte for byte.  Read it through
    `facts`; to look ahead, `imagine` a match.
    """

    __slots__ = ("ahead", "flight", "game", "now", "number", "options", "question", "rolled", "seat", "start")

    game: Game
    options: dict[str, Any]
    seat: Seat | None
    number: int
    question: Question | None
    start: Position
    now: Position
    flight: list[Option[Any] | None]
    rolled: list[int]
    ahead: bool
    """Whether one can look ahead from here: `imagine` and `pack`."""

    @classmethod
    def of(cls, match: Match, seat: Seat | None, *, ahead: bool = True) -> View:
        """Look at a match from a seat; without `ahead` only at what is, which is quicker and enough for `facts`."""
        from rulewright.kernel.match import Match as Matches  # noqa: PLC0415  (views make matches, matches make views)

        demands.kind(match, Matches, "match").check_seat(seat)
        demands.flag(ahead, "ahead")
        view: View = cls.__new__(cls)
        view.game = match.game
        view.options = match.options
        view.seat = seat
        view.number = len(match.history)
        view.question = match.question
        view.now = match.position.copy()
        view.now.redeal(seat, view.now, None)
        view.now.flight = None if match.over else ()
        view.ahead = ahead
        if not ahead:
            view.start, view.flight, view.rolled = view.now, [], []
            return view
        view.start = match.start.copy()
        view.start.redeal(seat, match.position, None)
        view.flight = [
            answer if _witnessed(question, seat) else None
            for question, answer in zip(match.asked, match.flight, strict=True)
        ]
        view.rolled = [] if match.over else match.position.fate.rolled[:]
        return view

    @property
    def mine(self) -> bool:
        """Whether the open question is put to this seat."""
        return self.question is not None and self.question.seat == self.seat

    def facts(self) -> dict[str, Any]:
        """Return everything the seat may know as plain data, ready for JSON."""
        facts: dict[str, Any] = {"game": self.game.name, "seat": self.seat, "number": self.number}
        if self.question is None:
            facts["question"] = None
        else:
            question = self.question
            facts["question"] = {
                "seat": question.seat,
                "prompt": question.prompt,
                "law": list(question.law),
                "about": list(question.about),
            }
            if self.mine:
                facts["question"]["options"] = [
                    {"text": option.text, "targets": list(option.targets)} for option in question.options
                ]
        facts["table"] = self.game.facts(self.now, self.seat)
        return facts

    def pack(self) -> dict[str, Any]:
        """Return the view as plain data, from which `unpack` makes it again elsewhere.

        It holds what a view holds: nothing that the seat does not know.
        """
        self._need_ahead()
        question = self.question
        asked = None
        if question is not None:
            asked = [question.seat, question.prompt, list(question.law), list(question.about)]
        start, now = self.start.copy(), self.now.copy()
        start.level(now)
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data_version,
            "options": self.options,
            "seat": self.seat,
            "number": self.number,
            "question": asked,
            "offered": [[option.text, *option.targets] for option in question.options]
            if question is not None and self.mine
            else [],
            "start": self.game.pack(start),
            "now": self.game.pack(now),
            "flight": [None if answer is None else answer.text for answer in self.flight],
            "rolled": self.rolled,
        }

    @classmethod
    def unpack(cls, game: Game, packed: dict[str, Any]) -> View:
        """Make a view of what `pack` has made of one.

        Its options have texts and targets, but no values: a rule that takes one finds its own by the text.
        """
        try:
            if packed["game"] != game.name:
                raise OtherGame(f"this is a view of {packed['game']}, and was handed to {game.name}")
            for what, ours in (("rules", game.rules_version), ("data", game.data_version)):
                if packed[what] != ours:
                    message = f"the view was packed under {what} version {packed[what]}; this is version {ours}"
                    raise OtherVersion(message)
            view: View = cls.__new__(cls)
            view.game = game
            view.options = game.validate(packed["options"])
            view.seat = packed["seat"]
            view.number = packed["number"]
            view.question = None
            if packed["question"] is not None:
                seat, prompt, law, about = packed["question"]
                offered = [Option(text, None, tuple(targets)) for text, *targets in packed["offered"]]
                view.question = Question(seat, prompt, offered, tuple(law), tuple(about))
            view.start = game.unpack(view.options, packed["start"])
            view.now = game.unpack(view.options, packed["now"])
            view.now.flight = None if view.question is None else ()
            view.flight = [None if text is None else Option(text, None) for text in packed["flight"]]
            view.rolled = list(packed["rolled"])
            view.ahead = True
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
            if isinstance(error, RulewrightError):
                raise
            raise BadNotation(f"this is no packed view: {type(error).__name__}: {error}") from error
        return view

    def imagine(self, fate: Fate, tries: int = TRIES) -> Match:
        """Deal everything unknown at random, consistent with what the seat knows: a match for search."""
        self._need_ahead()
        demands.kind(fate, Fate, "fate")
        demands.number(tries, "tries", 1)
        for _ in range(tries):
            match = self._attempt(fate)
            if match is not None:
                return match
        message = f"no consistent deal was found in {tries} tries"
        raise CannotImagine(message)

    def _need_ahead(self) -> None:
        if not self.ahead:
            message = "this view shows only what is; take one with `ahead` to look further"
            raise CannotImagine(message)

    def _attempt(self, fate: Fate) -> Match | None:
        from rulewright.kernel.match import Match  # noqa: PLC0415  (views make matches, matches make views)

        start = self.start.copy()
        start.redeal(self.seat, self.now, fate)
        start.fate = fate.fork()
        start.fate.script = self.rolled[:]
        match = Match.at(self.game, self.options, start)
        try:
            for known in self.flight:
                question = match.question
                if question is None:
                    return None
                match.answer(question.options[fate.below(len(question.options))] if known is None else known)
        except NotOffered:
            return None
        return match if self._agrees(match) else None

    def _agrees(self, match: Match) -> bool:
        """Whether an imagined match shows the seat the same table, and stands at the same question."""
        real, imagined = self.question, match.question
        if real is None or imagined is None:
            return real is imagined
        if (real.seat, real.prompt) != (imagined.seat, imagined.prompt):
            return False
        if self.mine and [option.text for option in real.options] != [option.text for option in imagined.options]:
            return False
        if not self.flight:
            return True  # nothing has happened since the deal that could tell it from the real one
        shown = match.position.copy()
        shown.redeal(self.seat, match.position, None)
        # As a table shows it: which of two equal cards lies where can be seen by nobody.
        return self.game.facts(shown, self.seat) == self.game.facts(self.now, self.seat)


def _witnessed(question: Question, seat: Seat | None) -> bool:
    if question.witnesses is None:
        return True
    return seat is not None and bool((question.witnesses | 1 << question.seat) >> seat & 1)
