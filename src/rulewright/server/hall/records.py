"""Records brought along: a match is made of one, if it can be played by the rules of today."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

import msgspec

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import (
    AlteredRecord,
    BadRecord,
    OtherVersion,
    RulewrightError,
    TruncatedRecord,
    UnknownGame,
)
from rulewright.kernel.record import Record
from rulewright.protocol.forms import Links
from rulewright.server.hall.draft import Draft
from rulewright.server.hall.wishes import see_short
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, IMPORT, UNDO, JournalEntry
from rulewright.server.table.journal import Frozen, Journal
from rulewright.server.table.pictures import picture
from rulewright.server.table.status import OPEN, OVER
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from rulewright.kernel.game import Game
    from rulewright.server.hall.matchmaker import Matchmaker
    from rulewright.server.settings import Limits

T = TypeVar("T")
SEATS = 16
"""No match has more seats."""
ANSWER_SIZE = 100
"""Letters of the longest answer, as in a request."""
SEED = 64
"""Letters of the longest seed."""
POSITION = 20_000
"""Letters of the longest written position; the longest of a game that was played has about 4,000."""
NOTICE = "this match was imported: whoever has its record knows its seed"
CODES: dict[type[RulewrightError], str] = {
    TruncatedRecord: "truncated-record",
    AlteredRecord: "altered-record",
    OtherVersion: "other-version",
    UnknownGame: "no-such-game",
}


async def read(data: bytes, limits: Limits) -> Record:
    """Read a record, or say what is wrong with it."""
    try:
        record = await asyncio.to_thread(_read, data)
    except RulewrightError as error:
        raise refusal(error) from error
    except (UnicodeDecodeError, RecursionError, TypeError, ValueError) as error:
        raise Refusal("bad-record", "this is no Rulewright record", 422) from error
    if len(record.position) > POSITION:
        raise Refusal("bad-record", f"the position of a record has at most {POSITION} letters", 422)
    if len(record.answers) + len(record.undos) > limits.record_entries:
        reason = f"a record has at most {limits.record_entries} answers and undos"
        raise Refusal("record-too-long", reason, 422)
    if len(str(record.seed)) > SEED or "\0" in str(record.seed):
        raise Refusal("bad-record", f"a record has a seed of at most {SEED} letters", 422)
    if any(len(answer) > ANSWER_SIZE for answer in record.answers):
        raise Refusal("bad-record", f"an answer of a record has at most {ANSWER_SIZE} letters", 422)
    for undo in record.undos:
        if undo.to < 0 or undo.after < 0 or not (undo.seat is None or 0 <= undo.seat < SEATS):
            raise Refusal("bad-record", "an undo of the record takes back what cannot be, or for nobody", 422)
    return record


def _read(data: bytes) -> Record:
    record = Record.loads(data.decode())
    return msgspec.convert(msgspec.to_builtins(record), Record)  # the types of what was read, checked


async def adopt(matchmaker: Matchmaker, person: str, record: Record) -> Links:
    """Make a match of a record, owned by a person: one that is over, or one that goes on when its seats are taken."""
    see_short(record.options, matchmaker.limits.options_bytes)
    await matchmaker.see_room(person)
    try:
        game = GAMES.find(record.game)
        versions(game, record)
        async with matchmaker.importing:
            work = within(_play(game, record, person), matchmaker.limits.record_seconds)
            draft, journal = await matchmaker.apart.run(work)
    except RulewrightError as error:
        raise refusal(error) from error
    except Frozen as error:
        raise Refusal("altered-record", f"the record does not fit its game: {error}", 422) from error
    status = {"status": OVER, "notice": ""} if journal.match.over else {"status": OPEN, "notice": NOTICE}
    draft.match |= {**status, "entries": len(journal.entries)}
    shown = picture(journal.boundary, Views(journal.match))
    await matchmaker.store.add_match(draft.match, draft.seats, journal.entries, picture=shown)
    return Links(match=draft.id, seats=draft.secrets, watch=draft.watch)


def within(
    work: Generator[None, None, T], seconds: float, clock: Callable[[], float] = time.thread_time
) -> Generator[None, None, T]:
    """Do some work, but refuse to go on when it has taken so many seconds of the processor."""
    spent = 0.0
    while True:
        began = clock()
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]  # what a generator returns
        spent += clock() - began
        if spent > seconds:
            work.close()
            raise Refusal("record-too-long", f"it takes more than {seconds:g} seconds to play this record", 422)
        yield


def versions(game: Game, record: Record) -> None:
    """Refuse a record of other rules than those of today."""
    for what, theirs, ours in (("rules", record.rules, game.rules_version), ("data", record.data, game.data_version)):
        if theirs != ours:
            raise OtherVersion(f"the record was made under {what} version {theirs}; this is version {ours}")


def _play(game: Game, record: Record, person: str) -> Generator[None, None, tuple[Draft, Journal]]:
    """Play a record as the journal of a new match, pausing after each answer."""
    seed = str(record.seed)
    journal = Journal(game, record.options, seed, record.position)
    options = journal.match.options
    if journal.match.flight:
        raise BadRecord("the record begins in the middle of an action; a table here begins between two")
    draft = Draft(game, options, person, seed, record.position)
    for _ in range(game.seats(options)):
        draft.seat("open")
    now = time.time()
    entries = journal.entries
    standing: list[int] = []
    for kind, text, seat in deeds(record):
        question = journal.match.question
        if question is None:
            raise AlteredRecord(f"the record goes on after the end of its match, at answer {len(entries) + 1}")
        if kind == UNDO:
            if int(text) >= len(standing):
                raise AlteredRecord(f"the record takes back answer {text}, which was not given")
            target = standing[int(text)]
            del standing[int(text) :]
            entry = JournalEntry(draft.id, len(entries), UNDO, seat, str(target), IMPORT, now)
        else:
            standing.append(len(entries))
            entry = JournalEntry(draft.id, len(entries), ANSWER, question.seat, text, IMPORT, now)
        journal.apply(entry)
        yield
    return draft, journal


def deeds(record: Record) -> list[tuple[str, str, int | None]]:
    """Return the answers and undos of a record in order."""
    found: list[tuple[str, str, int | None]] = []
    given = 0
    for undo in record.undos:
        found += [(ANSWER, text, None) for text in record.answers[given : undo.after]]
        given = undo.after
        found.append((UNDO, str(undo.to), undo.seat))
    return found + [(ANSWER, text, None) for text in record.answers[given:]]


def refusal(error: RulewrightError) -> Refusal:
    """Return the refusal of a record, with a code of its own for each kind of fault."""
    code = next((code for kind, code in CODES.items() if isinstance(error, kind)), "bad-record")
    return Refusal(code, str(error), 422)
