"""A match and its journal: answers and undos, and the state they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.server.store import Entry

ANSWER, UNDO = "answer", "undo"


class Frozen(Exception):
    """The match cannot go on; the message says why."""


class Journal:
    """The state that a journal leads to.

    Question numbers are numbers of journal entries, so they grow for ever, whatever is undone.  `kept` lists
    the entries whose answers hold; `free` is the first question that may be taken back without asking.
    """

    def __init__(self, game: Game, options: dict[str, Any], seed: str) -> None:
        """Begin a match."""
        self.game = game
        self.options = options
        self.seed = seed
        self.match = game.new(options, seed=seed)
        self.next = 0
        self.kept: list[Entry] = []
        self.free = 0
        self.log: list[list[Event]] = []
        """What each answer that holds brought about."""
        self._hear()

    def _hear(self) -> None:
        self._heard: list[Event] = []
        self.match.listen(self._heard.append)

    @classmethod
    def replay(cls, game: Game, options: dict[str, Any], seed: str, entries: Sequence[Entry]) -> Journal:
        """Play a whole journal again."""
        journal = cls(game, options, seed)
        for entry in entries:
            journal.apply(entry)
        return journal

    def apply(self, entry: Entry) -> list[Event]:
        """Carry out the next entry and return what happened."""
        if entry.number != self.next:
            message = f"entry {entry.number} does not follow {self.next - 1}"
            raise Frozen(message)
        self.next += 1
        if entry.kind == UNDO:
            return self._undo(entry)
        return self._answer(entry)

    def _answer(self, entry: Entry) -> list[Event]:
        seat = entry.seat
        before = self.match.question
        try:
            self.match.answer(entry.text)
        except RulewrightError as error:
            message = f"entry {entry.number} does not fit the rules: {error}"
            raise Frozen(message) from error
        happened, self._heard[:] = self._heard[:], []
        self.kept.append(entry)
        self.log.append(happened)
        after = self.match.question
        revealing = any(self.game.teaches(event) for event in happened)
        if revealing or before is None or after is None or after.seat != seat:
            self.free = self.next
        return happened

    def _undo(self, entry: Entry) -> list[Event]:
        target = int(entry.text)
        self.kept = [kept for kept in self.kept if kept.number < target]
        self.log = self.log[: len(self.kept)]
        self.match = self.game.new(self.options, seed=self.seed)
        for kept in self.kept:
            self.match.answer(kept.text)
        self._hear()
        self.free = min(self.free, target)
        return [Event("undone", {"seat": -1 if entry.seat is None else entry.seat, "question": target})]

    def may_undo(self, seat: int, target: int) -> bool:
        """Whether a seat may go back to a question without asking anybody."""
        return self.free <= target < self.next and any(
            kept.number == target and kept.seat == seat for kept in self.kept
        )

    def events(self) -> list[Event]:
        """Return everything that happened and still holds."""
        return [event for happened in self.log for event in happened]

    def standing(self) -> Match:
        """Return the match as it stands."""
        return self.match
