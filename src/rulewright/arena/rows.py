"""Games and decisions as rows for data frames, and rows as JSON or Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import rulewright
from rulewright.arena.report import Result
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.record import Record

JSON, PARQUET = ".json", ".parquet"
Row = dict[str, Any]


class CannotWrite(RulewrightError):
    """A file of results that cannot be written, or in no form that is known."""


def game_rows(results: Iterable[Result], game: str) -> list[Row]:
    """Return a row for each seat of each game: who played it, and what came of it."""
    return [
        {
            "game": game,
            "number": result.number,
            "seed": result.seed,
            "seat": seat,
            "faction": faction,
            "agent": result.agents[seat],
            "won": seat in result.winners,
            "points": result.points[seat],
            "rank": result.rank,
            "rounds": result.rounds,
            "decisions": result.decisions,
            "finished": result.finished,
            "error": result.error,
        }
        for result in results
        for seat, faction in enumerate(result.seats)
    ]


def decisions(records: Iterable[Record], *, numbers: Sequence[int] | None = None) -> list[Row]:
    """Return a row for each decision of some matches: who was asked what, what was offered, answered, and came of it.

    `game` is the number of the match, from 1 on unless `numbers` are given; `number` counts its answers from 0 on.
    `result` is what the match brought the seat that decided: 1 for a win, a part of it where the win is shared, 0
    for a loss, and nothing if the match is not over.
    """
    rows: list[Row] = []
    for place, record in enumerate(records):
        rows += _decisions(record, place + 1 if numbers is None else numbers[place])
    return rows


def _decisions(record: Record, number: int) -> Iterator[Row]:
    """Play a record again, without what was taken back, and note every question."""
    game = rulewright.find(record.game)
    match = game.replay(msgspec.structs.replace(record, answers=[], undos=()))
    names = game.seat_names(match.options)
    rows: list[Row] = []
    for text in record.standing:
        question = match.question
        if question is not None:
            rows.append(
                {
                    "game": number,
                    "number": len(rows),
                    "seat": question.seat,
                    "faction": names[question.seat],
                    "prompt": question.prompt,
                    "options": [option.text for option in question.options],
                    "answer": text,
                }
            )
        match.answer(text)
    outcome = match.outcome
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    for row in rows:
        seat = row["seat"]
        row["result"] = (part if seat in outcome.winners else 0.0) if match.over else None
        row["points"] = outcome.points[seat]
    yield from rows


def check_form(path: Path) -> None:
    """Refuse a file whose form is not known, or cannot be written here, before anything is played."""
    if path.suffix not in (JSON, PARQUET):
        raise CannotWrite(f"{path}: results are written as {JSON} or {PARQUET}")
    if not path.absolute().parent.is_dir():
        raise CannotWrite(f"{path}: there is no folder {path.absolute().parent}")
    if path.suffix == PARQUET:
        _arrow()


def write_rows(rows: Sequence[Mapping[str, Any]], path: Path) -> None:
    """Write rows to a file, by its ending as JSON or Parquet, all of them or nothing."""
    check_form(path)
    beside = path.with_name(path.name + ".part")
    try:
        if path.suffix == PARQUET:
            arrow, parquet = _arrow()
            parquet.write_table(arrow.Table.from_pylist(list(rows)), beside)
        else:
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
        beside.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error}") from error


def _arrow() -> tuple[Any, Any]:
    """Return the library that writes Parquet."""
    try:
        import pyarrow as pa  # noqa: PLC0415  (only those who want Parquet need it)
        from pyarrow import parquet  # noqa: PLC0415 - an extra that most do without
    except ImportError as error:
        raise CannotWrite("Parquet needs pyarrow: pip install 'rulewright[data]'; JSON needs nothing") from error
    return pa, parquet
