"""`rulewright replay`: look at a recorded match again."""

from __future__ import annotations

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
from rulewright.cli.words import Tongue, texts
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import UNDONE, Event
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record, seed_hash

EVERYBODY = "all"
HASH = re.compile("[0-9a-fA-F]{64}")


def replay(  # noqa: PLR0913  (each parameter is an option of the command)
    file: Annotated[Path, typer.Argument()],
    *,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    viewer: Annotated[str, typer.Option("--as")] = EVERYBODY,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    promised: Annotated[str, typer.Option("--hash")] = "",
    lang: Tongue = "",
    data: DataFolder = None,
) -> None:
    """Play a record again and show the log and the table, as a seat saw them or with nothing hidden."""
    say = texts()
    if promised and not verify:
        refuse("replay", say("cli.say.hash_alone"))
    if promised and not HASH.fullmatch(promised):
        refuse("replay", say("cli.say.no_hash", hash=promised))
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
        face = face_of(record.game, say)
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
        refuse("replay", texts()("cli.say.not_playing", name=viewer, names=texts().listed(names)))
    match.view(int(viewer))
    return [int(viewer)]


def _verify(console: Console, file: Path, match: Match, again: Match, promised: str) -> None:
    """Compare the tables of two times playing, the second without anybody listening; hold the seed to its promise."""
    say = texts()
    if again.position.fingerprint() != match.position.fingerprint():
        console.print(say("cli.say.unsteady", file=file), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1)
    found = seed_hash(match.record.seed)
    if promised and found != promised:
        console.print(say("cli.say.other_seed", file=file), style="red", markup=False, soft_wrap=True)
        for what, value in (("cli.say.promised", promised), ("cli.say.found", found)):
            console.print(say(what, hash=value), markup=False, soft_wrap=True)
        raise typer.Exit(1)
    console.print(say("cli.say.replays", file=file, n=len(match.history)), markup=False, soft_wrap=True)
    kept = say("cli.say.hash_kept" if promised else "cli.say.hash_compare")
    console.print(f"{say('cli.say.hash', hash=found)} ({kept})", markup=False, soft_wrap=True)


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
