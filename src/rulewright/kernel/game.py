"""The contract a game fulfils, and the place where games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Self, SupportsIndex

import msgspec

from rulewright.kernel import demands
from rulewright.kernel.errors import (
    AlteredRecord,
    BadData,
    BadNotation,
    BadOptions,
    MatchIsOver,
    MidAction,
    NotOffered,
    OtherGame,
    OtherVersion,
    OutOfRange,
    UnknownGame,
    WrongKind,
)
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.marks import ROLLS, marks
from rulewright.kernel.match import Match
from rulewright.kernel.options import SEATS, GameOption
from rulewright.kernel.position import Position, pack, unpack
from rulewright.kernel.question import Option, Question
from rulewright.kernel.record import Record
from rulewright.kernel.speech import Notation, Speech
from rulewright.kernel.trail import Trail, undone
from rulewright.kernel.view import View
from rulewright.kernel.written import action_of, carry_out, parts_of, settled

if TYPE_CHECKING:
    from pathlib import Path

    from rulewright.kernel.odds import Chance
    from rulewright.kernel.question import Seat
    from rulewright.kernel.record import Undo


class Outcome(msgspec.Struct, frozen=True):
    """How a match stands or ended: its winners (several in a coalition) and every seat's points.

    Where nobody plays against anybody, `rank` says how well it was done; then a match may end without a winner.
    """

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    rank: str = ""


class Game(ABC):
    """What the kernel, the agents, the server and the command line need to know of a game."""

    name: str
    title: str
    rules_version: str
    data_version: str
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events by which the rules publish something hidden."""
    shows: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events by which a player's own choice lets others learn something, such as a card played."""
    rolls: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events by which dice fall."""
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Standing orders a player may give for play over days: by prompt, what may be ordered."""
    asides: ClassVar[frozenset[str]] = frozenset()
    """What of a menu is no action but comes at a price beside them: nobody who ends a turn is reminded of it."""

    speech: Speech = Notation()
    """How the game puts its questions, options, events and reasons into words."""

    @abstractmethod
    def validate(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Complete the options of a match with their defaults, or say which of them is wrong (BadOptions)."""

    def corrected(self) -> dict[str, Any] | None:
        """Return the tables of a folder this game is played with, by file, as plain data; None for its own tables."""
        return None

    def game_options(self) -> tuple[GameOption, ...]:
        """Describe the options of a match; `validate` has the last word on how they go together."""
        return ()

    @abstractmethod
    def seats(self, options: Mapping[str, Any]) -> int:
        """Return the number of seats of a match with these options."""

    @abstractmethod
    def seat_names(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return what to call each seat."""

    @abstractmethod
    def empty(self, options: dict[str, Any], fate: Fate) -> Position:
        """Return the table of a match with validated options before anything is laid out."""

    @abstractmethod
    def begin(self, options: dict[str, Any], fate: Fate) -> Position:
        """Lay out the table for a match with validated options."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome:
        """Say who has won and how many points everybody has."""

    def sequel(self, match: Match) -> dict[str, Any] | None:
        """Return what a match that is over hands on to the next of its campaign, as plain data; None if nothing."""
        return None

    def go_on(self, match: Match, wish: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of the next match of a campaign, completed; `wish` chooses what the campaign leaves open.

        Raises BadOptions if the campaign is over, or does not allow what is wished.
        """
        self.own(match)
        return self.validate({**match.options, **demands.mapping(wish, "wish"), "campaign": self.sequel(match)})

    @abstractmethod
    def facts(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """Describe a concealed position as plain data, without anything the seat cannot know."""

    @abstractmethod
    def audit(self, position: Position) -> list[str]:
        """List everything that cannot be: pieces or cards lost or doubled, counters out of step."""

    # Positions as text.  A game that has such a notation says how one is written and read.

    def write_position(self, position: Position) -> str:
        """Return a position between two actions as text, hidden facts included."""
        raise BadNotation(f"{self.title} has no notation of positions")

    def read_position(self, text: str, options: Mapping[str, Any], fate: Fate) -> Position:
        """Return the position that a text describes, at a table with these options where the text names no others."""
        raise BadNotation(f"{self.title} has no notation of positions")

    @property
    def has_notation(self) -> bool:
        """Whether its positions can be written and read."""
        return type(self).write_position is not Game.write_position

    def write(self, what: Position | Match) -> str:
        """Return a position, or a match where it stands, as text, hidden facts included.

        A match in the middle of an action is written with the action; a position in the middle of one is refused
        (MidAction), for it does not tell how the action goes on.
        """
        if isinstance(what, Match):
            self.own(what)
            return self.write_position(what.start) + action_of(what)
        return self.write_position(settled(demands.kind(what, Position, "what")))

    def parse(self, text: str, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> Position:
        """Return the position that a text describes; one with an action under way is for `resume`."""
        found = parts_of(demands.text(text, "text"))
        if found.answers or found.dice:
            raise MidAction("the text has an action under way, which a position cannot hold; `resume` goes on from it")
        return self.read_position(text, self.named(options), Fate.seeded(seed))

    def resume(
        self,
        position: Position | str,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        hear: Callable[[Event], None] | None = None,
    ) -> Match:
        """Play on from a position, or from one that is written, at a table with more options than it names.

        With a seed such a match has a record, which holds the position as text; without one it has none.
        """
        named = self.named(options)
        demands.listener(hear, "hear")
        if isinstance(position, Position):
            own = position.setting.options
            if seed is None and options is None:
                return Match.at(self, own, position)
            return self.resume(self.write(position), {**own, **named}, seed=seed, hear=hear)
        found = parts_of(demands.text(position, "position"))
        table = self.read_position(found.position, named, Fate.seeded(0 if seed is None else seed))
        table.fate.script = found.dice
        table.teller = hear
        match = Match.at(self, table.setting.options, table)
        carry_out(match, found.answers)
        if match.position.fate.script:
            raise BadNotation(f"the action rolls {len(match.position.fate.rolled)} dice, and more are written")
        if seed is not None:
            match.seed, match.written = seed, position
        return match

    def named(self, options: object) -> Mapping[str, Any]:
        """Return options that a text need not name, or refuse what cannot be any."""
        if options is None:
            return {}
        if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
            raise BadOptions(f"the options are {demands.shown(options)}; they must be a dict, by name")
        try:
            demands.texts(options.get(SEATS, []), SEATS)
        except WrongKind as error:
            raise BadOptions(f"option {error}") from error
        return options

    def pack(self, position: Position) -> dict[str, Any]:
        """Return a position as plain data, exactly, so that a bot elsewhere can think about it."""
        return pack(demands.kind(position, Position, "position"))

    def unpack(self, options: dict[str, Any], packed: dict[str, Any]) -> Position:
        """Return the position that was packed, in a match with these options; BadNotation if there is none."""
        position = self.empty(options, Fate.concealed())
        unpack(position, packed)
        return position

    def teaches(self, event: Event) -> bool:
        """Whether somebody learns something by an event: behind it, nothing can simply be taken back."""
        if not isinstance(event, Event):
            raise WrongKind(f"event is {demands.shown(event)}; it must be an Event")
        return event.secrets is not None or event.kind in self.reveals or event.kind in self.shows

    def marks(self, view: View) -> list[str]:
        """Say of each option of the question put to a view's own seat what it would seal; see `kernel.marks`."""
        return marks(demands.kind(view, View, "view"))

    def odds(self, match: Match, option: Option[Any]) -> list[Chance]:
        """Return the exact odds of an option, from a match imagined by the seat that is asked; none by default."""
        self.offered(match, option)
        return []

    def prospects(self, match: Match, option: Option[Any]) -> dict[str, float]:
        """Return what the odds of an option come to, in figures that `speech` puts into words; none by default."""
        self.offered(match, option)
        return {}

    def has_odds(self, question: Question) -> bool:
        """Whether the options of a question have odds."""
        demands.kind(question, Question, "question")
        return False

    def offers_odds(self, question: Question, marks: Sequence[str]) -> bool:
        """Whether somebody who is asked may want the odds; by default also wherever an option rolls dice."""
        return ROLLS in demands.texts(marks, "marks") or self.has_odds(question)

    def menu(self, position: Position, question: Question) -> Sequence[Option[Any]]:
        """Return what usually stands at a question, in its order, possible now or not; nothing by default.

        An entry stands for the option with its notation, or for all whose notation begins with it and a colon: a shop
        for whatever is done there.  From a view: it may only hang on what the seat that is asked knows.
        """
        return ()

    def usual(self, position: Position, question: Question) -> Option[Any] | None:
        """Return the option that somebody would usually choose where the same is asked several times; None if none.

        From a position that the asked seat imagines.
        """
        return None

    def may_stall(self, options: Mapping[str, Any]) -> bool:
        """Whether the law lets a match come to a standstill at such a table: nobody can win, and nothing ends it."""
        return False

    def turn(self, position: Position) -> object:
        """Return what tells one turn from another: whoever is absent is told once for each."""
        return demands.kind(position, Position, "position").agenda.seat

    def at_rest(self, position: Position) -> bool:
        """Whether no action is under way in a position in which no step is: a game may make one of several steps."""
        demands.kind(position, Position, "position")
        return True

    def follow(self, question: Question, order: str) -> Option[Any] | None:
        """Return the option that a standing order chooses, if it fits what is offered."""
        return demands.kind(question, Question, "question").find(order)

    def knows(self, options: Mapping[str, Any], word: str) -> bool:
        """Whether a word can be the notation of an answer to any question at a table with these options.

        So somebody who asks why something is not offered is told that it does not exist.  A game that does not
        say takes every word for an answer.
        """
        return bool(demands.text(word, "word"))

    def own(self, match: object) -> Match:
        """Return a match of this game, or refuse whatever it is."""
        found = demands.kind(match, Match, "match")
        if found.game.name != self.name:
            raise OtherGame(f"this is a match of {found.game.name}, and was handed to {self.name}")
        return found

    def offered(self, match: object, option: object) -> Match:
        """Return a match of this game whose open question offers an option, or say what is wrong."""
        found, wanted = self.own(match), demands.kind(option, Option, "option")
        if found.question is None:
            raise MatchIsOver("the match is over: no question is open")
        if found.question.find(wanted.text) is None:
            raise NotOffered(f"{wanted.text!r} is not offered by {found.question.prompt}")
        return found

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickle a known game by its name: its tables and rules are at home wherever it is read."""
        library = import_module("rulewright")  # which knows all games; the kernel knows none
        if self.name in library.known_games() and type(library.find(self.name)) is type(self):
            return library.find, (self.name,)
        return super().__reduce_ex__(protocol)

    def new(
        self,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str,
        hear: Callable[[Event], None] | None = None,
    ) -> Match:
        """Begin a match, while somebody may listen to what happens before the first question and after it."""
        return Match(self, self.validate({} if options is None else options), seed, hear)

    def replay(self, record: Record, to: int | None = None, hear: Callable[[Event], None] | None = None) -> Match:
        """Play a recorded match again, as far as answer number `to`, while somebody may listen.

        What was taken back is played, and taken back, as it was then; each undo is told as an event `undone`.
        """
        demands.kind(record, Record, "record")
        if record.game != self.name:
            raise OtherGame(f"this is a record of {record.game}, and was handed to {self.name}")
        if to is not None and demands.number(to, "to", 0) > len(record.answers):
            raise OutOfRange(f"to is {to}; the record has {len(record.answers)} answers")
        for what, theirs, ours in (
            ("rules", record.rules, self.rules_version),
            ("data", record.data, self.data_version),
        ):
            if theirs != ours:
                message = f"the record was made under {what} version {theirs}; this is version {ours}"
                raise OtherVersion(message)
        if record.position:
            match = self.resume(record.position, record.options, seed=record.seed, hear=hear)
        else:
            match = self.new(record.options, seed=record.seed, hear=hear)
        trail = Trail()
        undos = list(record.undos)
        answers = record.answers if to is None else record.answers[:to]
        for number, answer in enumerate(answers, 1):
            while undos and undos[0].after < number:
                match = _take_back(match, trail, undos.pop(0), hear)
            try:
                match.answer(answer)
            except (NotOffered, MatchIsOver) as error:
                message = f"the record does not fit its game at answer {number}: {error}"
                raise AlteredRecord(message) from error
            if undos:
                trail.note(match)
        while undos and undos[0].after <= len(answers) and to is None:
            match = _take_back(match, trail, undos.pop(0), hear)
        return match


def _take_back(match: Match, trail: Trail, undo: Undo, hear: Callable[[Event], None] | None) -> Match:
    """Go back in a record, and tell."""
    if not 0 <= undo.to < len(match.history):
        message = f"the record goes back to answer {undo.to}, but {len(match.history)} answers stand"
        raise AlteredRecord(message)
    match = trail.back(match, undo.to)
    match.listen(hear)
    if hear is not None:
        hear(undone(undo.seat, undo.to))
    return match


class Registry:
    """Games by name, each loaded when it is first asked for."""

    def __init__(self) -> None:
        """Begin empty."""
        self._loaders: dict[str, Callable[[], Game]] = {}
        self._readers: dict[str, Callable[[Path], Game]] = {}
        self._games: dict[str, Game] = {}
        self.furnished: list[str] = []
        """The games that are played with the tables of a folder."""

    def register(self, name: str, load: Callable[[], Game], read: Callable[[Path], Game] | None = None) -> None:
        """Make a game known under a name; `read` loads it with the tables of a folder, if it can be corrected so."""
        self._loaders[name] = load
        if read is not None:
            self._readers[name] = read

    def furnish(self, name: str, folder: Path | str) -> Game:
        """Load a game with the tables of a folder; from now on it is played with them, in this process."""
        self.find(name)
        place = demands.path(folder, "folder")
        if name not in self._readers:
            raise BadData(f"the tables of {name} cannot be replaced")
        try:
            there = place.is_dir()
        except ValueError:  # a null byte
            there = False
        if not there:
            raise BadData(f"{place} is no folder")
        self._games[name] = self._readers[name](place)
        self.furnished = sorted({*self.furnished, name})
        return self._games[name]

    @property
    def names(self) -> list[str]:
        """The names of all known games."""
        return sorted(self._loaders)

    def find(self, name: str) -> Game:
        """Return the game with this name."""
        if name not in self.names:
            raise UnknownGame(f"unknown game {demands.shown(name)}; known are: {', '.join(self.names)}")
        if name not in self._games:
            self._games[name] = self._loaders[name]()
        return self._games[name]
