"""What was noted, compared with the database and the rules: nothing lost, doubled, invented or told differently."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.chaos.witness import Shown, digest
from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import RulewrightError
from rulewright.protocol.messages import ENCODE
from rulewright.server.store.entry import WITHOUT_HAND, JournalEntry
from rulewright.server.table.journal import Frozen, Journal
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Row

    from rulewright.chaos.witness import Notes
    from rulewright.server.store.store import Store


class Verdict(msgspec.Struct, kw_only=True):
    """What is wrong, by kind; every list should be empty."""

    lost: list[str] = []
    """Answers that were acknowledged and are not in the journal."""
    doubled: list[str] = []
    """Entries that nobody has sent, or twice, and gaps."""
    disagreeing: list[str] = []
    """Moments that were shown otherwise than they were, or differently to two."""
    replaced: list[str] = []
    """People who have lost their seat to a bot, though their time was not up."""
    stuck: list[str] = []
    """Matches that did not go on."""
    wrong: list[str] = []
    """Whatever else was noticed."""
    entries: int = 0
    """How many entries the journals have."""
    compared: int = 0
    """How many moments that were shown were compared with the rules."""

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lost or self.doubled or self.disagreeing or self.replaced or self.stuck or self.wrong)


async def check(store: Store, notes: Notes) -> Verdict:
    """Compare what was noted with what is written."""
    verdict = Verdict(wrong=list(notes.wrong))
    promised: dict[str, dict[int, str]] = defaultdict(dict)
    for (match, number), option in notes.acknowledged.items():
        promised[match][number] = option
    shown: dict[str, list[Shown]] = defaultdict(list)
    for moment in notes.shown:
        shown[moment.match].append(moment)
    for match in notes.kept_seats:
        row, entries = await store.match(match), await store.entries(match)
        if row is None:
            verdict.lost.append(f"match {match} is gone")
            continue
        verdict.entries += len(entries)
        check_answers(verdict, notes, entries, promised[match], match)
        if row.entries != len(entries):
            verdict.doubled.append(f"match {match} counts {row.entries} entries and has {len(entries)}")
        people = sum(seat.kind == "person" for seat in await store.seats(match))
        if people < notes.kept_seats[match]:
            verdict.replaced.append(f"match {match}: {notes.kept_seats[match] - people}")
        check_shown(verdict, notes, row, entries, shown[match])
    return verdict


def check_answers(
    verdict: Verdict, notes: Notes, entries: list[JournalEntry], promised: dict[int, str], match: str
) -> None:
    """Every promise is in the journal, and nothing is there by hand that nobody sent."""
    if [entry.number for entry in entries] != list(range(len(entries))):
        verdict.doubled.append(f"match {match} has gaps")
    found = {entry.number: entry.text for entry in entries}
    for number, option in promised.items():
        if found.get(number) != option:
            verdict.lost.append(f"match {match} question {number}: {option!r}, found {found.get(number)!r}")
    for entry in entries:
        if entry.source not in WITHOUT_HAND and entry.text not in notes.sent.get((match, entry.number), ()):
            verdict.doubled.append(f"match {match} question {entry.number}: nobody sent {entry.text!r}")


def check_shown(
    verdict: Verdict, notes: Notes, row: Row[Any], entries: list[JournalEntry], moments: Iterable[Shown]
) -> None:
    """Whatever was shown to whomever is what the rules make of the journal."""
    wanted: dict[int, list[Shown]] = defaultdict(list)
    for moment in moments:
        wanted[moment.entries].append(moment)
    journal = Journal(GAMES.find(row.game), json.loads(row.options), row.seed, row.position)
    try:
        for number in range(len(entries) + 1):
            if number:
                journal.apply(entries[number - 1])
            views = Views(journal.match)
            for moment in wanted.pop(number, ()):
                verdict.compared += 1
                if digest(json.loads(ENCODE.encode(views.facts(moment.seat)))) != notes.shown[moment]:
                    verdict.disagreeing.append(f"{moment}")
    except (Frozen, RulewrightError) as error:
        verdict.wrong.append(f"match {row.id} cannot be played again: {error}")
        return
    verdict.disagreeing += [f"{moment} never was" for late in wanted.values() for moment in late]
