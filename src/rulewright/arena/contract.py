"""The contract every game keeps, checked at the questions of a random match.

At every question:

- it is put to a seat of the match and offers from 1 to 120 options, each with its own text, without spaces;
- an answer that is not offered is refused as such and changes nothing;
- a copy stands at the same table and the same question, can be played without touching the original, and
  the same answer leads both to the same table;
- the game's own audit finds nothing: pieces, cards and items are neither lost nor doubled;
- between two steps the table is never one that was there before, unless chance had its say: nothing can be done for
  ever;
- an answer is one that the game knows (`Game.knows`), so that nobody is told that it does not exist;
- points are not negative, and there are winners exactly when the match is over (or a rank, where nobody opposes
  the players).

At sampled questions, and at the end:

- the record, saved and loaded and replayed, leads to the same table;
- a written position is read and written again without a change, and play goes on from it with the same question,
  also in the middle of an action (for games that have a notation of positions);
- a pickled match stands at the same table and has the same future;
- every seat's view, and a spectator's, is plain data and betrays nothing (see `rulewright.arena.secrecy`).

A random match ends.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rulewright.agents.agent import Agent, UnknownAgent
from rulewright.agents.asking import AgentFailed, answer_of
from rulewright.agents.catalogue import make
from rulewright.arena.secrecy import Leak, check_secrecy
from rulewright.kernel.errors import BadOptions, MidAction, NotOffered, RulewrightError
from rulewright.kernel.fate import Fate
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from rulewright.kernel.record import Record

MOST_OPTIONS = 120
MOST_ANSWERS = 50_000
STALLED = 6_000
"""After so many answers, several times those of a usual match, one that may stall is left as it stands."""
NEVER_OFFERED = ("", "no such answer", "0>0>0")


class ContractBroken(RulewrightError):
    """A game does not keep the contract; the record leads to the question at which it was found out."""

    def __init__(self, promise: str, detail: str, record: Record) -> None:
        """Say which promise was broken, how, and where."""
        super().__init__(f"{promise}, after {len(record.answers)} answers: {detail}")
        self.promise = promise
        self.detail = detail
        self.record = record


class Checked(msgspec.Struct, frozen=True):
    """What a match that kept the contract consisted of."""

    answers: int
    samples: int
    worlds: int
    winners: tuple[int, ...]


class Broken(Exception):
    """A promise that was found broken, before the record is known."""

    def __init__(self, promise: str, detail: str) -> None:
        """Say which promise, and how."""
        super().__init__(promise, detail)
        self.promise = promise
        self.detail = detail


def check_match(
    game: Game,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int | str,
    every: int = 8,
    most: int | None = None,
    agents: Sequence[str] = (),
) -> Checked:
    """Play one random match and check the contract at every question; raise ContractBroken at the first breach.

    With `agents`, one for each seat or one for all, they decide in place of chance; AgentFailed if one of them fails.

    About one question in `every` is sampled for the promises that take long to check.  With `most`, stop
    after as many answers.
    """
    match = game.new(options, seed=seed)
    try:
        players = seated(agents, match, seed)
        samples, worlds = _play(match, Fate.seeded(f"contract {seed}"), every, most, players)
        check_audit(match)
        check_record(match)
        if match.over:
            check_refusal_at_the_end(match)
    except Broken as broken:
        raise ContractBroken(broken.promise, broken.detail, match.record) from broken
    except (AgentFailed, UnknownAgent, BadOptions):
        raise
    except Leak as leak:
        raise ContractBroken("nobody learns what is hidden", str(leak), match.record) from leak
    except Exception as error:
        raise ContractBroken("rules do not fail", f"{type(error).__name__}: {error}", match.record) from error
    return Checked(len(match.history), samples, worlds, match.outcome.winners)


def seated(agents: Sequence[str], match: Match, seed: int | str) -> list[Agent]:
    """Return an agent for each seat; none if chance is to decide."""
    seats = match.game.seats(match.options)
    named = list(agents) * seats if len(agents) == 1 else list(agents)
    if named and len(named) != seats:
        raise BadOptions(f"{len(named)} agents were named for {seats} seats; name one for all, or one for each")
    return [make(name, match.game.name, f"{seed} {seat}") for seat, name in enumerate(named)]


def _play(match: Match, chance: Fate, every: int, most: int | None, players: Sequence[Agent]) -> tuple[int, int]:
    """Play, checking, at random or as players say; return how many questions were sampled, and worlds compared."""
    samples = worlds = 0
    earlier: Option[Any] | None = None
    seen: dict[int, int] = {}
    while match.question is not None and (most is None or len(match.history) < most):
        question = match.question
        check_question(match, question)
        check_refusal(match, question, earlier)
        check_audit(match)
        check_progress(match, seen)
        lot = chance.below(len(question.options))
        answer = answer_of(players[question.seat], match) if players else question.options[lot]
        if chance.below(every) == 0:
            samples += 1
            check_notation(match)
            check_pickle(match, answer)
            worlds += check_secrecy(match, answer, chance)
            if chance.below(every) == 0:
                check_record(match)
        answer_twice(match, answer)
        earlier = answer
        if len(match.history) > STALLED and match.game.may_stall(match.options):
            break
        if len(match.history) > MOST_ANSWERS:
            raise Broken("a random match ends", f"it goes on after {MOST_ANSWERS} answers")
    return samples, worlds


def check_question(match: Match, question: Question) -> None:
    """A question is put to a seat of the match and offers something, but not too much."""
    promise = "a question offers from 1 to 120 options with texts of their own"
    texts = [option.text for option in question.options]
    if not 0 <= question.seat < match.game.seats(match.options):
        raise Broken(promise, f"{question.prompt} is put to seat {question.seat}, which does not exist")
    if not 1 <= len(texts) <= MOST_OPTIONS:
        raise Broken(promise, f"{question.prompt} offers {len(texts)} options")
    if len(set(texts)) != len(texts):
        twice = sorted({text for text in texts if texts.count(text) > 1})
        raise Broken(promise, f"{question.prompt} offers more than once: {', '.join(twice)}")
    for text in texts:
        if not text or len(text.split()) != 1 or text != text.strip():
            raise Broken(promise, f"{question.prompt} offers {text!r}, which is empty or contains spaces")
        if not match.game.knows(match.options, text):
            raise Broken("an answer is one that the game knows", f"{question.prompt} offers {text!r}")
    if not question.law or not question.prompt:
        raise Broken(promise, f"{question!r} has no prompt or cites no paragraph")


def standing(match: Match) -> tuple[object, ...]:
    """Return everything about a match that a refusal must not change and a copy must share."""
    question = match.question
    asked = None if question is None else (question.seat, question.prompt, [o.text for o in question.options])
    return (match.position.fingerprint(), match.position.fate.standing(), asked, len(match.history))


def check_refusal(match: Match, question: Question, earlier: Option[Any] | None) -> None:
    """An answer that is not offered is refused and changes nothing."""
    promise = "an answer that is not offered is refused and changes nothing"
    before = standing(match)
    wrong: list[Option[Any] | str] = list(NEVER_OFFERED)
    if earlier is not None and question.find(earlier.text) is None:
        wrong.append(earlier)
    for answer in wrong:
        try:
            match.answer(answer)
        except NotOffered:
            if standing(match) != before:
                raise Broken(promise, f"{question.prompt} refused {answer!r} and changed the table") from None
        else:
            raise Broken(promise, f"{question.prompt} took {answer!r}")


def check_refusal_at_the_end(match: Match) -> None:
    """A match that is over takes no answer."""
    before = standing(match)
    try:
        match.answer("done")
    except RulewrightError:
        if standing(match) == before:
            return
    raise Broken("a match that is over takes no answer", "it took one, or changed")


def check_audit(match: Match) -> None:
    """Nothing is lost or doubled; points and winners are sane."""
    faults = match.game.audit(match.position)
    if faults:
        raise Broken("nothing is lost or doubled", "; ".join(faults))
    outcome = match.outcome
    seats = match.game.seats(match.options)
    if len(outcome.points) != seats or min(outcome.points) < 0:
        raise Broken("points are sane", f"the points are {outcome.points}")
    settled = bool(outcome.winners or outcome.rank)
    if settled != match.over or not set(outcome.winners) <= set(range(seats)):
        raise Broken("there are winners exactly at the end", f"over: {match.over}, winners: {outcome.winners}")


def check_progress(match: Match, seen: dict[int, int]) -> None:
    """Nothing but chance leads back to where the match has been, so that nobody can go on for ever."""
    if match.flight:
        return
    table = hash((match.start.fingerprint(), match.start.fate.counter))
    if table in seen:
        detail = f"after {len(match.history)} answers the table is as after {seen[table]}"
        raise Broken("a match does not go round in circles", detail)
    seen[table] = len(match.history)


def answer_twice(match: Match, answer: Option[Any]) -> None:
    """A copy equals its original, is independent of it, and has the same future."""
    promise = "a copy equals its original and has the same future"
    before = standing(match)
    twin = match.copy()
    if standing(twin) != before:
        raise Broken(promise, f"the copy stands elsewhere: {twin.question!r} instead of {match.question!r}")
    twin.answer(answer.text)
    if standing(match) != before:
        raise Broken(promise, f"answering {answer.text} in the copy changed the original")
    match.answer(answer)
    if standing(twin) != standing(match):
        raise Broken(promise, f"after {answer.text}: {twin.question!r} instead of {match.question!r}")


def check_record(match: Match) -> None:
    """The record leads back to the same table."""
    promise = "a record replays to the bit"
    loaded = Record.loads(match.record.dumps())
    if loaded != match.record:
        raise Broken(promise, "what was loaded is not what was saved")
    if standing(match.game.replay(loaded)) != standing(match):
        raise Broken(promise, "the replayed match stands elsewhere")


def check_pickle(match: Match, answer: Option[Any]) -> None:
    """A match that was pickled and read again is a copy like any other."""
    promise = "a pickled match equals its original and has the same future"
    again: Match = pickle.loads(pickle.dumps(match))  # noqa: S301  (it was pickled in the same line)
    if standing(again) != standing(match) or again.record != match.record:
        raise Broken(promise, f"it stands elsewhere: {again.question!r} instead of {match.question!r}")
    twin = match.copy()
    for one in (again, twin):
        one.answer(answer.text)
    if standing(again) != standing(twin):
        raise Broken(promise, f"after {answer.text}: {again.question!r} instead of {twin.question!r}")


def check_notation(match: Match) -> None:
    """A position is the same after writing and reading, with the action in hand, for games that can do both."""
    game = match.game
    if not game.has_notation or match.question is None:
        return
    promise = "positions are written and read without loss"
    text = game.write(match.start)
    again = game.write(game.parse(text))
    if again != text:
        changed = set(text.splitlines()) ^ set(again.splitlines())
        raise Broken(promise, f"these lines differ: {sorted(changed)}")
    try:
        text = game.write(match)
    except MidAction:
        return  # chance has had its say in secret
    resumed = game.resume(text, match.options, seed="written")
    if _asked(resumed.question) != _asked(match.question):
        raise Broken(promise, f"play goes on with {resumed.question!r} instead of {match.question!r}")
    if game.write(resumed) != text:
        raise Broken(promise, "the action in hand is written otherwise after it was read")


def _asked(question: Question | None) -> tuple[object, ...] | None:
    if question is None:
        return None
    return (question.seat, question.prompt, question.about, sorted(option.text for option in question.options))
