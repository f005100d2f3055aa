"""Records in and out: a match imported from a record, and the log of what a seat has seen."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import AlteredRecord, OtherVersion, RulewrightError, TruncatedRecord, UnknownGame
from rulewright.kernel.record import Record
from rulewright.server.journal import ANSWER, UNDO, Frozen, Journal
from rulewright.server.making import Making
from rulewright.server.pictures import picture, views
from rulewright.server.protocol import ENCODE, Links, Struct
from rulewright.server.store import Entry
from rulewright.server.table import OPEN, OVER, Refusal, Table, tell

if TYPE_CHECKING:
    from collections.abc import Generator

    from rulewright.kernel.game import Game
    from rulewright.server.hall import Hall

LOG_FORMAT = 1
ANSWERS = 20_000
"""How many answers a record may hold that is imported; no match comes near."""
SEED = 64
"""Letters of the longest seed."""
NOTICE = "this match was imported: whoever has its record knows its seed"
CODES: dict[type[RulewrightError], str] = {
    TruncatedRecord: "truncated-record",
    AlteredRecord: "altered-record",
    OtherVersion: "other-version",
    UnknownGame: "no-such-game",
}


class Heading(Struct, frozen=True, kw_only=True):
    """The first line of a log."""

    rulewright_log: int
    match: str
    game: str
    rules: str
    data: str
    options: dict[str, Any]
    seed_hash: str
    seat: int
    status: str


def log(table: Table, seat: int) -> bytes:
    """Return what a seat has seen: a heading, a line for each event, and the match as the seat knows it now."""
    if table.journal is None:
        raise Refusal("not-playing", f"the match is {table.status}: {table.notice}")
    heading = Heading(
        rulewright_log=LOG_FORMAT,
        match=table.id,
        game=table.game.name,
        rules=table.row.rules,
        data=table.row.data,
        options=table.options,
        seed_hash=table.seed_hash,
        seat=seat,
        status=table.status,
    )
    view = table.journal.match.view(seat, ahead=False)
    events = [tell(event, seat, at, view) for at, event in table.journal.dated()]
    return ENCODE.encode_lines([heading, *events, table.seen(seat, [], {})])


async def read(data: bytes) -> Record:
    """Read a record, or say what is wrong with it."""
    try:
        record = await asyncio.to_thread(_read, data)
    except RulewrightError as error:
        raise refusal(error) from error
    except (UnicodeDecodeError, RecursionError, TypeError, ValueError) as error:
        raise Refusal("bad-record", "this is no Rulewright record", 422) from error
    if len(record.answers) > ANSWERS or len(str(record.seed)) > SEED or "\0" in str(record.seed):
        reason = f"a record has at most {ANSWERS} answers, and a seed of at most {SEED} letters"
        raise Refusal("bad-record", reason, 422)
    return record


def _read(data: bytes) -> Record:
    record = Record.loads(data.decode())
    return msgspec.convert(msgspec.to_builtins(record), Record)  # the types of what was read, checked


async def adopt(hall: Hall, person: str, record: Record) -> Links:
    """Make a match of a record, owned by a person: one that is over, or one that goes on when its seats are taken."""
    try:
        game = GAMES.find(record.game)
        versions(game, record)
        async with hall.importing:  # one at a time: playing a record takes a processor for a while
            making, journal = await hall.slices.run(_play(game, record, person))
    except RulewrightError as error:
        raise refusal(error) from error
    except Frozen as error:
        raise Refusal("altered-record", f"the record does not fit its game: {error}", 422) from error
    status = {"status": OVER, "notice": ""} if journal.match.over else {"status": OPEN, "notice": NOTICE}
    making.match |= {**status, "entries": len(journal.entries)}
    shown = picture(journal.boundary, views(journal.match))
    await hall.store.add_match(making.match, making.seats, journal.entries, picture=shown)
    return Links(match=making.id, seats=making.secrets, watch=making.watch)


def versions(game: Game, record: Record) -> None:
    """Refuse a record of other rules than those of today."""
    for what, theirs, ours in (("rules", record.rules, game.rules_version), ("data", record.data, game.data_version)):
        if theirs != ours:
            raise OtherVersion(f"the record was made under {what} version {theirs}; this is version {ours}")


def _play(game: Game, record: Record, person: str) -> Generator[None, None, tuple[Making, Journal]]:
    """Play a record as the journal of a new match, pausing after each answer."""
    seed = str(record.seed)
    journal = Journal(game, record.options, seed)
    options = journal.match.options
    making = Making(game, options, person, seed)
    for _ in range(game.seats(options)):
        making.seat("open")
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
            entry = Entry(making.id, len(entries), UNDO, seat, str(target), "import", now)
        else:
            standing.append(len(entries))
            entry = Entry(making.id, len(entries), ANSWER, question.seat, text, "import", now)
        journal.apply(entry)
        yield
    return making, journal


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
