"""Everything that a game says in the course of a match, as phrases; and whether their messages fit them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.speech import Phrase
from rulewright.texts.catalogue import identifier
from tests.texts.reading import messages, parts

MOST = 500
"""So many answers of a match are given."""
PARAMETERS = {name: parts(message).parameters for name, message in messages("en").items()}


def told_of(match: Match) -> Iterator[Phrase]:
    """Play a match at random, with some diligence, and yield every phrase that anybody is told."""
    happened: list[Event] = []
    match.listen(happened.append)
    fate = Fate.seeded("speech")
    while match.question is not None and len(match.history) < MOST:
        yield from of_question(match)
        options = match.question.options
        match.answer(options[max(fate.below(len(options)), fate.below(len(options)))])
        yield from of_events(match, happened)
        happened.clear()


def of_question(match: Match) -> Iterator[Phrase]:
    """Yield a question with its answers, and why others are not among them."""
    question, speech = match.question, match.game.speech
    assert question is not None
    view = match.view(question.seat, ahead=False)
    yield speech.prompt(view.now, question)
    for option in question.options:
        yield speech.option(view.now, question, option)
        yield speech.button(view.now, question, option) or speech.seat(view.now, question.seat)
    why = match.copy(explaining=True).position.why
    assert why is not None
    for reasons in why.refusals.values():
        yield from map(speech.reason, reasons)


def of_events(match: Match, events: list[Event]) -> Iterator[Phrase]:
    """Yield what happened as everybody sees it."""
    speech = match.game.speech
    for seat in (None, *range(match.game.seats(match.options))):
        view = match.view(seat, ahead=False)
        for event in events:
            seen = event.seen_by(seat)
            said, heading = speech.tell(view.now, seen), speech.heading(view.now, seen)
            assert said is not None, event
            yield said
            if heading is not None:
                yield heading.title


def inside(phrase: Phrase) -> Iterator[Phrase]:
    """Yield a phrase, and all phrases in it."""
    yield phrase
    for part in phrase.parts.values():
        for one in (part,) if isinstance(part, Phrase) else part if isinstance(part, tuple) else ():
            if isinstance(one, Phrase):
                yield from inside(one)


def misfits(said: Iterable[Phrase]) -> dict[str, tuple[set[str] | None, set[str]]]:
    """Return the phrases without a message, or with other parts than their messages take, with both.

    A question may be about more than its sentence says.
    """
    wrong = {}
    for whole in said:
        for phrase in inside(whole):
            wanted, given = PARAMETERS.get(identifier(phrase.key)), set(phrase.parts)
            asks = phrase.key.split(".")[1] == "prompt"
            if wanted is None or (not wanted <= given if asks else wanted != given):
                wrong[phrase.key] = (wanted, given)
    return wrong
