"""`rulewright replay`: look at a recorded match again."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rulewright.cli.common import DataFolder, furnish, refuse
from rulewright.cli.face import Face, NoFace, face_of
from rulewright.cli.sitting import retell
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import UNDONE, Event
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record, seed_hash
from rulewright.texts.catalogue import LANGUAGES, Texts, language_of

EVERYBODY = "all"
HASH = re.compile("[0-9a-fA-F]{64}")


def replay(  # noqa: PLR0913  (each parameter is an option of the command)
    file: Annotated[Path, typer.Argument(help="A record: saved by play, or left behind by check and simulate.")],
    *,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many answers.")] = None,
    viewer: Annotated[
        str, typer.Option("--as", help="Whose eyes to look through: a faction, a seat number, or [bold]all[/].")
    ] = EVERYBODY,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that the record replays, and which hash its seed has.")
    ] = False,
    promised: Annotated[
        str, typer.Option("--hash", help="With --verify: the hash of the seed that the table showed from the start.")
    ] = "",
    lang: Annotated[str, typer.Option(help="Language: en, it or de.")] = "",
    data: DataFolder = None,
) -> None:
    """Play a record again and show the log and the table, as a seat saw them or with nothing hidden.

    [bold]rulewright replay game.jsonl[/]                   the whole game, every hand open

    [bold]rulewright replay game.jsonl --to 120 --as NAME[/]    the first 120 answers, as one player saw them

    [bold]rulewright replay game.jsonl --verify[/]          does it replay? the exit status tells

    [bold]rulewright replay game.jsonl --verify --hash 0f3a…[/]   and was the seed the one that was promised?
    """
    language = lang or language_of(os.environ)
    if language not in LANGUAGES:
        refuse("replay", f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    if promised and not verify:
        refuse("replay", "--hash is checked by --verify: give both")
    if promised and not HASH.fullmatch(promised):
        refuse("replay", f"{promised!r} is no hash of a seed: a hash has 64 digits from 0 to f")
    log: list[Event] = []
    try:
        record = Record.load(file)
        furnish("replay", record.game, data)
        match = retell(record, log.append, to)
        seats = _viewers(match, viewer)
    except RulewrightError as error:
        refuse("replay", f"{file}: {error}" if str(file) not in str(error) else str(error))
    console = Console(highlight=False, emoji=False)
    if verify:
        _verify(console, file, match, retell(record, to=to), promised.lower())
        return
    try:
        face = face_of(record.game, Texts(language))
    except NoFace as error:
        refuse("replay", str(error))
    for event in log:
        if event.kind == UNDONE:
            number = cast("int", event.facts["question"])
            console.print(Padding(face.texts("ui.taken_back", number=number), (0, 0, 0, 2), expand=False))
            continue
        told = event if len(seats) > 1 else event.seen_by(seats[0])
        if len(seats) > 1 and event.secrets:
            told = Event(event.kind, {**event.facts, **event.secrets})
        said = face.sentence(match.view(None, ahead=False), told)
        if said is not None:
            console.print(Padding(said, (0, 0, 0, 2), expand=False))
    _show(console, face, match, seats)


def _viewers(match: Match, viewer: str) -> list[int]:
    """Return the seats to look from."""
    names = match.game.seat_names(match.options)
    if viewer == EVERYBODY:
        return list(range(len(names)))
    if viewer in names:
        return [names.index(viewer)]
    if not viewer.isdecimal():
        refuse("replay", f"{viewer!r} does not play; playing are: {', '.join(names)}, or say all")
    match.view(int(viewer))
    return [int(viewer)]


def _verify(console: Console, file: Path, match: Match, again: Match, promised: str) -> None:
    """Compare the tables of two times playing, the second without anybody listening; hold the seed to its promise."""
    if again.position.fingerprint() != match.position.fingerprint():
        console.print(f"{file} does not replay to the same table twice", style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1)
    found = seed_hash(match.record.seed)
    if promised and found != promised:
        console.print(
            f"{file} was not played with the seed that was promised", style="red", markup=False, soft_wrap=True
        )
        console.print(f"promised: {promised}\nfound:    {found}", markup=False, soft_wrap=True)
        raise typer.Exit(1)
    console.print(f"{file} replays: {len(match.history)} answers", markup=False, soft_wrap=True)
    kept = "as promised" if promised else "compare it with what the table showed from the start"
    console.print(f"hash of its seed: {found} ({kept})", markup=False, soft_wrap=True)


def _show(console: Console, face: Face, match: Match, seats: list[int]) -> None:
    """Show the table, the hands of the viewers, and the open question or the end."""
    view = match.view(seats[0])
    facts = view.facts()
    console.print(face.table(facts, console.width))
    console.print(face.scores(facts, console.width))
    for seat in seats:
        own = match.view(seat)
        console.print(Text(face.texts("ui.as_seen_by", name=face.called(own, seat)), style="bold"))
        console.print(face.hand(own.facts()))
    question = match.question
    if question is None:
        outcome = match.outcome
        names = [face.called(view, seat) for seat in outcome.winners]
        reason = face.outcome(outcome.reason)
        said = face.texts("ui.winner", names=names, reason=reason, n=len(outcome.winners))
        if not outcome.winners:
            said = face.texts("ui.no_winner", reason=reason)
        console.print(Text(said, style="bold"))
        return
    own = match.view(question.seat if question.seat in seats else seats[0])
    console.print(Text(face.texts("ui.turn_of", name=face.called(own, question.seat)), style="bold"))
    console.print(Text(face.prompt(own)))
    for option in question.options if own.mine else ():
        console.print(Text(f"  {face.label(own, option)}"))
