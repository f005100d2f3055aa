"""A game in the terminal: a person against bots, or several people at one keyboard."""

from __future__ import annotations

import secrets
import shlex
from contextlib import suppress
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

import rulewright
from rulewright.agents.asking import AgentFailed
from rulewright.agents.catalogue import known, make
from rulewright.arena.failures import show_failure
from rulewright.cli.common import refuse, words_in
from rulewright.cli.face import Face, NoFace, face_of
from rulewright.cli.screen import Left
from rulewright.cli.sitting import Sitting
from rulewright.cli.terminal import Terminal
from rulewright.cli.words import texts
from rulewright.kernel.errors import BadOptions, RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.record import Record
from rulewright.lessons.lesson import Lesson

EVERYBODY = "all"
SAVED = ".jsonl"
SEEDS = 1_000_000_000


def play_here(game: str, wishes: Wishes, resume: Path | None) -> None:
    """Play in the terminal until the end, or until somebody leaves; the game is kept."""
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history, where there are any
    console = Console(highlight=False, emoji=False)
    try:
        face = face_of(game_named(game).name, texts())
    except NoFace as error:
        refuse("play", str(error))
    try:
        sitting = _sit_down(console, face, game, resume, wishes)
    except Left:
        console.print(face.texts("ui.left_early"))
        return
    except RulewrightError as error:
        refuse("play", str(error))
    saved = resume or _default_file(sitting)
    terminal = Terminal(console, face, sitting, saved)
    _greet(terminal, wishes.bots, resumed=resume is not None)
    _play(terminal, _how_to_resume(sitting, saved, wishes.bots, face.texts.language))


def teach_here(lesson: Lesson, sitting: Sitting, saved: Path | None) -> None:
    """Take a lesson in the terminal, and play its match on as long as one likes."""
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history, where there are any
    console = Console(highlight=False, emoji=False)
    try:
        face = face_of(lesson.game, texts())
    except NoFace as error:
        refuse("learn", str(error))
    saved = saved or _games() / f"{lesson.game}-lesson-{lesson.name}{SAVED}"
    terminal = Terminal(console, face, sitting, saved)
    terminal.say(face.texts("ui.help_short"), "dim")
    again = ["rulewright", "learn", lesson.game, lesson.name, "--terminal", "--resume", str(saved)]
    _play(terminal, [*again, "--lang", face.texts.language])


def _play(terminal: Terminal, resume: list[str]) -> None:
    """Play until the end, or until somebody leaves; the game is kept, and one is told how to `resume` it."""
    console, face, saved = terminal.console, terminal.face, terminal.saved
    try:
        terminal.play()
    except (Left, KeyboardInterrupt):
        hint, again = "ui.left", resume
    except AgentFailed as failed:
        show_failure(failed)
        raise typer.Exit(1) from failed
    except Exception:
        terminal.do_save("")  # a defect of ours: the match stands as before the answer, and its record shows it
        raise
    else:
        hint, again = "ui.replay_hint", ["rulewright", "replay", str(saved)]
    terminal.do_save("")
    terminal.say(face.texts(hint))
    console.print("  " + shlex.join(again), soft_wrap=True, markup=False)


class Wishes:
    """What the command line says about a new table."""

    def __init__(self, seats: str, me: str, bots: str, map_name: str, seed: str) -> None:
        self.seats = words_in(seats)
        self.me = words_in(me)
        self.bots = bots
        self.seed: int | str = (int(seed) if seed.isdecimal() else seed) if seed else secrets.randbelow(SEEDS)
        self.options: dict[str, Any] = {}
        if map_name:
            self.options["map"] = map_name


def game_named(name: str) -> Game:
    """Return a game, or refuse the command line."""
    try:
        return rulewright.find(name)
    except RulewrightError as error:
        refuse("play", str(error))


def _sit_down(console: Console, face: Face, game: str, resume: Path | None, wishes: Wishes) -> Sitting:
    """Begin or resume a match, ask what is still to be known, and seat the bots."""
    known(wishes.bots)
    if resume is not None:
        record = Record.load(resume)
        if record.game != game:
            message = texts()("cli.say.play_other_game", file=resume, found=record.game, wanted=game)
            raise BadOptions(message)
        sitting = Sitting.resume(record)
        names = list(sitting.match.game.seat_names(sitting.match.options))
        if not wishes.me:
            titles = {name: title for name, title, _ in face.factions()}
            chosen = _choose(console, face, face.texts("ui.who_are_you"), [titles.get(n, n) for n in names])
            wishes.me = [names[chosen]]
    else:
        if not wishes.seats:
            _ask_seats(console, face, game, wishes)
        match = rulewright.new(game, {**wishes.options, "seats": wishes.seats}, seed=wishes.seed)
        sitting = Sitting(match, {})
        names = list(match.game.seat_names(match.options))
        wishes.me = wishes.me or [names[0]]
    if wishes.me != [EVERYBODY]:
        for name in wishes.me:
            if name not in names:
                message = texts()("cli.say.not_playing", name=name, names=texts().listed(names))
                raise BadOptions(message)
        for seat, name in enumerate(names):
            if name not in wishes.me:
                sitting.bots[seat] = make(wishes.bots, game, f"{sitting.match.seed} {name}")
    return sitting


def _ask_seats(console: Console, face: Face, game: str, wishes: Wishes) -> None:
    """Ask which faction to play, unless that is known, and against how many others."""
    factions = face.factions()
    if not wishes.me:
        console.print(face.texts("ui.welcome", game=game_named(game).title))
        chosen = _choose(console, face, face.faction_question(), [f"{title}: {about}" for _, title, about in factions])
        wishes.me = [factions[chosen][0]]
    for name in wishes.me:
        if name != EVERYBODY and name not in [known_name for known_name, _, _ in factions]:
            names = face.texts.listed(known_name for known_name, _, _ in factions)
            raise BadOptions(face.texts("cli.say.not_playable", name=name, names=names))
    tables = tables_with([] if wishes.me == [EVERYBODY] else wishes.me, face, game, wishes.options)
    titles = {name: title for name, title, _ in factions}
    hot_seat = wishes.me == [EVERYBODY]
    labels = [
        face.texts(
            "ui.player_count" if hot_seat else "ui.opponent_count",
            n=len(table) - (not hot_seat),
            names=face.texts.listed(titles[name] for name in table if name not in wishes.me),
        )
        for table in tables
    ]
    question = face.texts("ui.players" if hot_seat else "ui.opponents")
    if len(tables) > 1:
        wishes.seats = tables[_choose(console, face, question, labels)]
    elif tables:
        wishes.seats = tables[0]


def tables_with(mine: list[str], face: Face, game: str, options: dict[str, Any]) -> list[list[str]]:
    """Return one table for each number of players that the game admits and these factions play at."""
    names = [name for name, _, _ in face.factions()]
    found: list[list[str]] = []
    for players in range(max(2, len(mine)), len(names) + 1):
        for table in combinations(names, players):
            if not set(mine) <= set(table):
                continue
            try:
                game_named(game).validate({**options, "seats": list(table)})
            except BadOptions:
                continue
            found.append(list(table))
            break
    return found


def _choose(console: Console, face: Face, question: str, labels: list[str]) -> int:
    """Ask for one of several things; Enter takes the first."""
    console.print(f"\n{question}", style="bold", markup=False)
    for number, label in enumerate(labels, 1):
        console.print(f" {number} {label}", markup=False)
    while True:
        try:
            line = input(f"{face.texts('ui.choose')} [1]: ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if line in ("q", "quit", "exit"):
            raise Left
        if not line or (line.isdecimal() and 1 <= int(line) <= len(labels)):
            return int(line or 1) - 1
        console.print(face.texts("ui.bad_choice", most=len(labels)), markup=False)


def _greet(terminal: Terminal, bots: str, *, resumed: bool) -> None:
    match, texts = terminal.sitting.match, terminal.texts
    view = terminal.view(None)
    names = [terminal.face.name(view, seat) for seat in range(match.game.seats(match.options))]
    terminal.say("")
    terminal.say(texts("ui.started", seats=texts.listed(names), seed=str(match.seed)))
    if terminal.sitting.bots:
        terminal.say(texts("ui.bots", bot=bots, names=texts.listed(names[seat] for seat in terminal.sitting.bots)))
    if resumed:
        terminal.say(texts("ui.resumed", n=len(match.history)))
    terminal.say(texts("ui.help_short"), "dim")


def _games() -> Path:
    """Return where games are kept unless another file is named."""
    return Path(typer.get_app_dir("rulewright")) / "games"


def _default_file(sitting: Sitting) -> Path:
    match = sitting.match
    return _games() / f"{match.game.name}-{'-'.join(match.game.seat_names(match.options))}-{match.seed}{SAVED}"


def _how_to_resume(sitting: Sitting, saved: Path, bots: str, language: str) -> list[str]:
    match = sitting.match
    names = match.game.seat_names(match.options)
    people = [names[seat] for seat in sitting.people]
    me = EVERYBODY if len(people) == len(names) else ",".join(people)
    again = ["rulewright", "play", match.game.name, "--terminal", "--resume", str(saved), "--me", me]
    if sitting.bots:
        again += ["--bots", bots]
    return [*again, "--lang", language]
