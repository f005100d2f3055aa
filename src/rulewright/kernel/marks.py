"""What cannot simply be taken back: told before an option is chosen, and judged after it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulewright.kernel.errors import CannotImagine, NotAsked
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question
    from rulewright.kernel.view import View

FREE: Final = ""
"""The answer can be taken back without asking anybody."""
REVEALS: Final = "reveals"
"""Somebody learns something by it, or somebody else is asked next."""
ROLLS: Final = "rolls"
"""Dice fall as part of the deed: at once, or when those who are asked meanwhile have answered."""
ENDS: Final = "ends"
"""The seat's turn is over with it, and what follows cannot be taken back."""
PHASE: Final = "phase"
"""The same of a phase of the turn."""
OVER: Final = "over"
"""The match is over with it."""
ALL: Final = (REVEALS, ROLLS, ENDS, PHASE, OVER)
"""Everything that an answer may be marked with."""

TRIES = 32
"""How many deals are tried before everything is marked, to be on the safe side."""
MEANWHILE = 16
"""How many answers of others are imagined to see whether dice will fall."""


def sealed(match: Match, asked: Question, chance: int, happened: Sequence[Event]) -> bool:
    """Whether an answer can no longer be taken back by whoever gave it without asking the others.

    `match` stands after the answer to `asked`; `chance` is how often fate had been asked before, `happened` what
    the answer brought about.
    """
    question = match.question
    return (
        question is None
        or question.seat != asked.seat
        or match.position.fate.counter != chance
        or any(match.game.teaches(event) for event in happened)
    )


def marks(view: View) -> list[str]:
    """Say of each option of the open question, which is put to the view's own seat, what it would seal.

    The rules themselves say it: each option is tried in a match that is imagined from what the seat knows, so a mark
    betrays nothing, and no rule is stated a second time.
    """
    question = view.question
    if question is None or not view.mine:
        raise NotAsked("only the seat that is asked can be told what its answers seal")
    # The same deal for the same view: who asks twice hears the same.
    try:
        imagined = view.imagine(Fate.seeded(f"marks {view.number}"), tries=TRIES)
    except CannotImagine:
        return [REVEALS] * len(question.options)
    *others, last = question.options
    # The last one needs no copy: nobody uses the imagined match any more.
    return [*(_tried(imagined.copy(), option) for option in others), _tried(imagined, last)]


def _tried(match: Match, option: Option[object]) -> str:
    try:
        return _mark(match, option)
    except Exception:  # noqa: BLE001  (a rule that fails is found out by whoever chooses the option, not by all others)
        return REVEALS


def _mark(match: Match, option: Option[object]) -> str:
    """Choose an option, and say what that sealed."""
    game, position, asked = match.game, match.position, match.question
    assert asked is not None
    turn, phase, chance = game.turn(position), _phase(position), position.fate.counter
    own = position.agenda.seat == asked.seat
    step = _step(position)
    happened: list[Event] = []
    told = rolled = False

    def hear(event: Event) -> None:
        nonlocal told, rolled
        happened.append(event)
        told = told or (game.teaches(event) and _phase(position) == phase)
        # Dice that fall after the deed, such as those of the next round, are not what it is chosen for.
        rolled = rolled or (event.kind in game.rolls and _step(position) == step and game.turn(position) == turn)

    match.listen(hear)
    match.answer(option.text)
    if not sealed(match, asked, chance, happened):
        return FREE
    if match.over:
        return ROLLS if rolled else OVER
    ended = own and game.turn(position) != turn
    # Whoever ends a phase is warned of that, not of what the next one brings.
    left = own and _phase(position) != phase and not told
    action = match.start
    for _ in range(0 if ended or left else MEANWHILE):
        if match.question is None or match.question.seat == asked.seat or match.start is not action:
            break
        match.answer(match.question.options[0])
    if rolled:
        return ROLLS
    return ENDS if ended else PHASE if left else REVEALS


def _phase(position: Position) -> str:
    agenda = position.agenda
    return "" if agenda.done else agenda.step.phase


def _step(position: Position) -> tuple[int, int]:
    """Return what tells one step of a turn from the next."""
    return position.agenda.seat, position.agenda.cursor
