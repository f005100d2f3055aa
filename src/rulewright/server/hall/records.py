"""Records brought along: a match is made of one, if it can be played by the rules of today."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

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
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, IMPORT, UNDO, JournalEntry
from rulewright.server.table.journal import Frozen, Journal
from rulewright.server.table.pictures import picture
from rulewright.server.table.status import OPEN, OVER
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Generator

    from rulewright.kernel.game import Game
    from rulewright.server.hall.matchmaker import Matchmaker

ANSWERS = 20_000
"""How many answers a record may hold that is imported; no match comes near."""
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


async def read(data: bytes) -> Record:
    """Read a record, or say what is wrong with it."""
    try:
        record = await asyncio.to_thread(_read, data)
    except RulewrightError as error:
        raise refusal(error) from error
    except (UnicodeDecodeError, RecursionError, TypeError, ValueError) as error:
        raise Refusal("bad-record", "this is no Rulewright record", 422) from error
    if len(record.position) > POSITION:
        raise Refusal("bad-record", f"the position of a record has at most {POSITION} letters", 422)
    if len(record.answers) > ANSWERS or len(str(record.seed)) > SEED or "\0" in str(record.seed):
        reason = f"a record has at most {ANSWERS} answers, and a seed of at most {SEED} letters"
        raise Refusal("bad-record", reason, 422)
    return record


def _read(data: bytes) -> Record:
    record = Record.loads(data.decode())
    return msgspec.convert(msgspec.to_builtins(record), Record)  # the types of what was read, checked


async def adopt(matchmaker: Matchmaker, person: str, record: Record) -> Links:
    """Make a match of a record, owned by a person: one that is over, or one that goes on when its seats are taken."""
    try:
        game = GAMES.find(record.game)
        versions(game, record)
        async with matchmaker.importing:
            draft, journal = await matchmaker.slices.run(_play(game, record, person))
    except RulewrightError as error:
        raise refusal(error) from error
    except Frozen as error:
        raise Refusal("altered-record", f"the record does not fit its game: {error}", 422) from error
    status = {"status": OVER, "notice": ""} if journal.match.over else {"status": OPEN, "notice": NOTICE}
    draft.match |= {**status, "entries": len(journal.entries)}
    shown = picture(journal.boundary, Views(journal.match))
    await matchmaker.store.add_match(draft.match, draft.seats, journal.entries, picture=shown)
    return Links(match=draft.id, seats=draft.secrets, watch=draft.watch)


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
