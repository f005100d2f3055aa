"""Playing on by more than one answer: a chain that is written down, to the end of an action, to the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rulewright.kernel import demands
from rulewright.kernel.errors import MatchIsOver, NotOffered, WrongKind
from rulewright.kernel.match import Match

if TYPE_CHECKING:
    from rulewright.kernel.question import Option, Question

Chooser: TypeAlias = "Callable[[Question], Option[Any] | str]"
"""Answers a question, with one of its options or with the notation of one."""


def follow(match: Match, chain: str | Sequence[str]) -> None:
    """Give a chain of answers (`march 1>9 3`), whoever is asked; a question with a lone answer need not be named.

    What answers itself is passed over where the chain says something else, and stays open behind its end.  If the
    chain cannot be followed, NotOffered says at which of its words, and nothing has changed.
    """
    words = _words(chain)
    _follow(_whole(match).copy(), words)
    _follow(match, words)


def finish_action(match: Match, choose: Chooser) -> None:
    """Answer until no action is under way: the one in hand, or a whole one if there is none.

    After a refusal or a failure the match stands at the question that was not answered.
    """
    _demand(choose)
    while (question := _whole(match).question) is not None:
        match.answer(choose(question))
        if not mid_action(match):
            return


def finish_turn(match: Match, choose: Chooser) -> None:
    """Answer until another turn has begun, as the game tells them apart (`Game.turn`), or the match is over."""
    _demand(choose)
    turn = _whole(match).game.turn(match.position)
    while match.question is not None and match.game.turn(match.position) == turn:
        match.answer(choose(match.question))


def mid_action(match: Match) -> bool:
    """Whether an action is under way: somebody has begun it, and its last question is not answered."""
    return not _whole(match).over and (bool(match.flight) or not match.game.at_rest(match.start))


def _follow(match: Match, words: Sequence[str]) -> None:
    for number, word in enumerate(words, 1):
        while (question := match.question) is not None and question.find(word) is None:
            if len(question.options) > 1:
                offered = ", ".join(option.text for option in question.options)
                raise NotOffered(
                    f"answer {number} of the chain, {word!r}, is not offered by {question.prompt}; "
                    f"offered are: {offered}"
                )
            match.answer(question.options[0])
        if match.question is None:
            raise MatchIsOver(f"the match is over before answer {number} of the chain, {word!r}")
        match.answer(word)


def _words(chain: object) -> list[str]:
    if isinstance(chain, str):
        return chain.split()
    return demands.texts(chain, "chain")


def _whole(match: object) -> Match:
    return demands.kind(match, Match, "match")


def _demand(choose: object) -> None:
    if not callable(choose):
        raise WrongKind(f"choose is {demands.shown(choose)}; it must be a function that takes a question")
