"""What a client sends over a WebSocket: every request it may make.

`docs/protocol.md` explains it, `web/src/protocol.ts` is generated from it.  Everything a client sends is
decoded strictly into these types before anybody looks at it.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rulewright.protocol.terms import Line, MatchId, Number, SeatNumber, Secret, Step, Struct, Target, Word


class Sit(Struct, tag="sit", frozen=True, kw_only=True):
    """Follow a match: as the seats I hold there, or as a spectator."""

    match: MatchId
    watch: Secret | None = None
    """The secret of a link to watch, for whoever has no other right to follow a match that is not listed."""
    marks: bool = True
    """Whether my questions are told with `marks` and `odds`; a bot that needs neither spares the server some work."""
    words: bool = True
    """Whether questions and events are told in words as well; a program that reads only facts spares some work."""


class Rise(Struct, tag="rise", frozen=True, kw_only=True):
    """Follow a match no longer."""

    match: MatchId


class Answer(Struct, tag="answer", frozen=True, kw_only=True):
    """Answer the question with this number."""

    match: MatchId
    question: Number
    option: Word
    follows: bool = False
    """Whether it goes with my answer before it, or was the only one: who takes back takes back both."""


class Undo(Struct, tag="undo", frozen=True, kw_only=True):
    """Ask to go back to the question with this number."""

    match: MatchId
    question: Number


class Consent(Struct, tag="consent", frozen=True, kw_only=True):
    """Agree, or not, to an undo that somebody asked for."""

    match: MatchId
    question: Number
    agreed: bool


class Say(Struct, tag="say", frozen=True, kw_only=True):
    """Say something at the table."""

    match: MatchId
    text: Line


class Why(Struct, tag="why", frozen=True, kw_only=True):
    """Ask why something is not offered: an answer, or several separated by spaces, or a thing on the table."""

    match: MatchId
    text: Annotated[str, Meta(max_length=200)] = ""
    target: Target | None = None
    """The thing that was pointed at, in place of a text."""
    picks: Annotated[list[Target], Meta(max_length=8)] = []
    """What had been picked before, of the answer that was meant."""


class AskOdds(Struct, tag="odds", frozen=True, kw_only=True):
    """Ask for the odds of an option of the question that is put to me."""

    match: MatchId
    option: Word


class AskWays(Struct, tag="ways", frozen=True, kw_only=True):
    """Ask what the question that is put to me leads to: what can be pointed at before an action is chosen."""

    match: MatchId


class Foresee(Struct, tag="foresee", frozen=True, kw_only=True):
    """Ask what an option of the question that is put to me does, costs and scores."""

    match: MatchId
    option: Word


class Advise(Struct, tag="advise", frozen=True, kw_only=True):
    """Ask what a good player would answer to the question with this number, which is put to me."""

    match: MatchId
    question: Number


class Agree(Struct, tag="agree", frozen=True, kw_only=True):
    """Agree that advice is given at a table of several people, or no longer."""

    match: MatchId
    agreed: bool


class Look(Struct, tag="look", frozen=True, kw_only=True):
    """Show me the table as it stood: as I saw it or, after the end, as a seat or all did.

    Either when the `question` with a number was open, or after so many of the answers that hold (`step`; a negative
    one counts back from how things stand).
    """

    match: MatchId
    question: Number | None = None
    step: Step | None = None
    seat: SeatNumber | Literal["all"] | None = None


class Orders(Struct, tag="orders", frozen=True, kw_only=True):
    """Declare standing orders of my seat: prompt to option, only those that the game admits."""

    match: MatchId
    seat: SeatNumber
    orders: Annotated[dict[Word, Word], Meta(max_length=32)]


class Resync(Struct, tag="resync", frozen=True, kw_only=True):
    """Tell me again how a match stands: I missed a message."""

    match: MatchId


class AskView(Struct, tag="view", frozen=True, kw_only=True):
    """Send me, for a bot of mine, all that my seat may know: it is asked now."""

    match: MatchId


class Ping(Struct, tag="ping", frozen=True, kw_only=True):
    """Ask whether the server is there."""


Request: TypeAlias = (
    Sit
    | Rise
    | Answer
    | Undo
    | Consent
    | Say
    | Why
    | AskOdds
    | AskWays
    | Foresee
    | Advise
    | Agree
    | Look
    | Orders
    | Resync
    | AskView
    | Ping
)

DECODE = msgspec.json.Decoder(Request)
