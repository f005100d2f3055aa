"""The decision loop: a position, the step in flight, and the question that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.kernel import demands
from rulewright.kernel.errors import (
    HasRecord,
    MatchIsOver,
    MidAction,
    NoRecord,
    NotOffered,
    OtherVersion,
    UnknownSeat,
    WrongKind,
)
from rulewright.kernel.fate import Fate
from rulewright.kernel.position import Ended, Position
from rulewright.kernel.question import Option, Question
from rulewright.kernel.record import Record
from rulewright.kernel.view import View
from rulewright.kernel.why import Why

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.game import Game, Outcome
    from rulewright.kernel.question import Flow, Seat


class Match:
    """One game being played.

    Python cannot copy a running rule, so a match keeps the position as it was when the step in flight
    began (`start`) and the answers given since (`flight`): a copy copies the one and replays the other.
    """

    __slots__ = (
        "_flow",
        "asked",
        "flight",
        "game",
        "history",
        "options",
        "position",
        "question",
        "reseeds",
        "seed",
        "start",
        "written",
    )

    def __init__(
        self, game: Game, options: dict[str, Any], seed: int | str, hear: Callable[[Event], None] | None = None
    ) -> None:
        """Begin a match, while somebody may listen; `options` must have been validated by the game."""
        demands.listener(hear, "hear")
        self.game = game
        self.options = options
        self.seed: int | str | None = demands.seed(seed)
        self.written = ""
        """The written position with which it began, if not with the set-up."""
        self.reseeds: tuple[tuple[int, bytes], ...] = ()
        """Other keys of chance since the step in flight began, each with the number of answers given by then."""
        self.position: Position = game.begin(options, Fate.seeded(seed))
        self.position.teller = hear
        self.start = self.position
        self.history: list[Option[Any]] = []
        self.flight: list[Option[Any]] = []
        self.asked: list[Question] = []
        self.question: Question | None = None
        self._flow: Flow[bool] | None = None
        self._proceed()

    @classmethod
    def at(cls, game: Game, options: dict[str, Any], position: Position) -> Match:
        """Continue from a position between two steps; such a match has no record.

        With a record, a match is begun from a written position: `Game.resume`.
        """
        if demands.kind(position, Position, "position").flight is not None:
            raise MidAction(
                "the position is in the middle of an action; go on from the match's `start`, or copy the match"
            )
        match: Match = cls.__new__(cls)
        match.game = game
        match.options = options
        match.seed = None
        match.written = ""
        match.reseeds = ()
        match.position = position
        match.start = position
        match.history = []
        match.flight = []
        match.asked = []
        match.question = None
        match._flow = None
        match._proceed()
        return match

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.question is None

    @property
    def outcome(self) -> Outcome:
        """Who has won, and with how many points."""
        return self.game.outcome(self.position)

    def answer(self, answer: Option[Any] | str) -> None:
        """Answer the open question with one of its options, or with the notation of one."""
        question = self.question
        if question is None:
            message = "the match is over: no question is open"
            raise MatchIsOver(message)
        if not isinstance(answer, Option) or answer not in question.options:
            answer = self._offered(question, answer)
        flow = self._flow
        assert flow is not None
        position = self.position
        if position.why is not None:
            position.why.clear()
        try:
            self.question = flow.send(answer)
        except StopIteration as finished:
            self._flow = None
            if not finished.value:
                position.agenda.cursor += 1
        except Ended:
            self._flow = None
        except BaseException:
            self._restore()
            raise
        else:
            self.asked.append(question)
            self.flight.append(answer)
            self.history.append(answer)
            return
        self.history.append(answer)
        try:
            self._proceed()
        except BaseException:
            self.history.pop()
            self._restore()
            raise

    def play_out(self, choose: Callable[[Question], Option[Any]], most: int | None = None) -> None:
        """Play on to the end, or until `most` answers were given and an action is finished.

        The same as answering one by one, but quicker: nothing is kept from which the match could be copied
        in between, so `choose` must look at the question alone.  After a refusal or a failure the match stands
        at the question that was not answered.
        """
        if not callable(choose):
            raise WrongKind(f"choose is {demands.shown(choose)}; it must be a function that takes a question")
        if most is not None and not demands.number(most, "most", 0):
            return
        start, flight, asked, reseeds = self.start, self.flight, self.asked, self.reseeds
        fate, given = self.position.fate.copy(), len(self.history)
        try:
            self._run_out(choose, most)
        except BaseException:
            self.start, self.flight, self.asked, self.reseeds = start, flight, asked, reseeds
            answers = self.history[given:]
            del self.history[given:]
            teller = self.position.teller
            self._replay(fate, explaining=self.position.why is not None)
            for answer in answers:
                self.answer(answer)
            self.position.teller = teller
            raise

    def _run_out(self, choose: Callable[[Question], Option[Any]], most: int | None) -> None:
        """Play on without a way back."""
        flow, question = self._flow, self.question
        history = self.history
        position = self.position
        left = -1 if most is None else most
        while question is not None and flow is not None:
            chosen: object = choose(question)
            if isinstance(chosen, Option) and chosen in question.options:
                answer = chosen
            else:
                answer = self._offered(question, chosen)
            left -= 1
            try:
                question = flow.send(answer)
            except StopIteration as finished:
                if not finished.value:
                    position.agenda.cursor += 1
            except Ended:
                pass
            else:
                history.append(answer)
                continue
            self._proceed(keep=most is not None and left <= 0)
            history.append(answer)
            flow, question = self._flow, self.question
            if most is not None and left <= 0:
                return

    def listen(self, teller: Callable[[Event], None] | None) -> None:
        """Have every event from now on reported to `teller`."""
        demands.listener(teller, "teller")
        self.position.teller = teller

    def copy(self, *, explaining: bool = False, record: bool = True) -> Match:
        """Return an independent twin; with `explaining`, one whose rules note what they refuse.

        Without `record` it is one for search: it has no record, and can be given other luck (`reseed`).
        """
        demands.flag(explaining, "explaining")
        demands.flag(record, "record")
        twin: Match = Match.__new__(Match)
        twin.game = self.game
        twin.options = self.options
        twin.seed = self.seed if record else None
        twin.written = self.written
        twin.reseeds = self.reseeds
        twin.start = self.start
        twin.history = self.history[:]
        twin.flight = self.flight[:]
        twin.asked = self.asked[:]
        twin._replay(self.position.fate, explaining=explaining)
        return twin

    def reseed(self, seed: int | str) -> None:
        """Let all chance from now on follow from another seed; only for matches without a record.

        What is hidden stays as it lies: to deal that anew, `imagine` from a view.
        """
        if self.seed is not None:
            raise HasRecord("this match has a record, which would not lead here; reseed `copy(record=False)` of it")
        key = Fate.seeded(seed).key
        self.position.fate.rekey(key)
        self.reseeds += ((len(self.flight), key),)

    def beginning(self) -> Match:
        """Return the match as it began, with its set-up or at a written position."""
        if self.seed is None:
            raise NoRecord("this match was begun in the middle, or imagined: it has no record")
        if self.written:
            return self.game.resume(self.written, self.options, seed=self.seed)
        return self.game.new(self.options, seed=self.seed)

    def view(self, seat: Seat | None, *, ahead: bool = True) -> View:
        """Return what a seat, or a spectator, may know; without `ahead` only for its facts, which is quicker."""
        return View.of(self, seat, ahead=ahead)

    @property
    def record(self) -> Record:
        """Everything needed to play the match again to the bit."""
        if self.seed is None:
            raise NoRecord("this match was begun in the middle, or imagined: it has no record")
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            data=self.game.data_version,
            options=self.options,
            seed=self.seed,
            answers=[answer.text for answer in self.history],
            position=self.written,
        )

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return all of it but who listens, for another process or another day: what `copy` copies, as plain data."""
        start, fate = self.start, self.position.fate
        return {
            "game": self.game,
            "versions": (self.game.rules_version, self.game.data_version),
            "options": self.options,
            "seed": self.seed,
            "written": self.written,
            "reseeds": self.reseeds,
            "start": self.game.pack(start),
            "fate": start.fate,
            "dice": fate.rolled + fate.script,
            "flight": [answer.text for answer in self.flight],
            "history": [answer.text for answer in self.history],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        game: Game = state["game"]
        for what, theirs, ours in zip(
            ("rules", "data"), state["versions"], (game.rules_version, game.data_version), strict=True
        ):
            if theirs != ours:
                raise OtherVersion(f"the match was pickled under {what} version {theirs}; this is version {ours}")
        self.game = game
        self.options = state["options"]
        self.seed, self.written, self.reseeds = state["seed"], state["written"], state["reseeds"]
        self.start = game.unpack(self.options, state["start"])
        self.start.fate = state["fate"]
        self.history = [Option(text, None) for text in state["history"]]
        self.flight, self.asked = [], []
        dice = self.start.fate.copy()
        dice.rolled, dice.script = [], state["dice"]
        self._replay(dice, explaining=False)
        for given, text in enumerate(state["flight"], 1):
            self.answer(text)
            self.history.pop()
            self._rekey(given)

    def check_seat(self, seat: object) -> None:
        """Refuse a seat that there is not, unless it is None, a spectator's; whoever names one is told its number."""
        if seat is None:
            return
        if type(seat) is int and 0 <= seat < self.game.seats(self.options):
            return
        names = self.game.seat_names(self.options)
        seats = ", ".join(f"{number} ({name})" for number, name in enumerate(names))
        raise UnknownSeat(
            f"there is no seat {demands.shown(seat)}; seats are 0 to {len(names) - 1}, by their numbers: {seats}"
        )

    def _offered(self, question: Question, answer: object) -> Option[Any]:
        if not isinstance(answer, Option | str):
            raise WrongKind(f"the answer is {demands.shown(answer)}; it must be an option, or the notation of one")
        text = answer if isinstance(answer, str) else answer.text
        option = question.find(text)
        if option is None:
            offered = ", ".join(option.text for option in question.options)
            message = f"{text!r} is not offered by {question.prompt}; offered are: {offered}"
            raise NotOffered(message)
        return option

    def _proceed(self, *, keep: bool = True) -> None:
        """Run steps until somebody is asked or the game is over; `keep` the way back to the step's beginning."""
        position = self.position
        position.flight = None
        self.reseeds = ()
        while not position.over:
            agenda = position.agenda
            if agenda.cursor >= len(agenda.programme):
                position.next_programme()
                continue
            step = agenda.programme[agenda.cursor]
            if step.idle is not None and step.idle(position, agenda.seat):
                agenda.cursor += 1
                continue
            if position.fate.rolled:
                position.fate.rolled = []
            deed, run = step.deed, step.run
            try:
                if run is None:
                    if deed is not None:
                        deed(position, agenda.seat)
                    agenda.cursor += 1
                    continue
                start = position.copy() if keep else position
                flow = run(position, agenda.seat)
                if position.why is not None:
                    position.why.clear()
                self.question = flow.send(None)  # type: ignore[arg-type]  # how a generator is started
            except StopIteration as finished:
                if not finished.value:
                    agenda.cursor += 1
                continue
            except Ended:
                continue
            self.start = start
            self.flight = []
            position.flight = self.flight
            self.asked = []
            self._flow = flow
            return
        self.question = None
        self.start = position
        self.flight = []
        self.asked = []

    def _replay(self, fate: Fate, *, explaining: bool) -> None:
        """Bring a copy of the start to the present: same answers, same dice."""
        position = self.start.copy()
        self.position = position
        self._flow = None
        self.question = None
        if explaining:
            position.why = Why()
        agenda = position.agenda
        if position.over:
            return
        position.fate.script = fate.rolled + fate.script
        run = agenda.programme[agenda.cursor].run
        assert run is not None, "a step in flight has asked"
        flow = run(position, agenda.seat)
        question = flow.send(None)  # type: ignore[arg-type]  # how a generator is started
        reseeds, given = self.reseeds, 0
        for answer in self.flight:
            if position.why is not None:
                position.why.clear()
            if reseeds:
                self._rekey(given)
                given += 1
            question = flow.send(answer)
        if reseeds:
            self._rekey(given)
        position.flight = self.flight
        self._flow = flow
        self.question = question

    def _rekey(self, given: int) -> None:
        """Put other keys of chance in place where that was done, after so many answers of the step in flight."""
        for after, key in self.reseeds:
            if after == given:
                self.position.fate.rekey(key)

    def _restore(self) -> None:
        """Undo a rule that failed in the middle: a refusal or a defect must leave the match as it was."""
        teller = self.position.teller
        self._replay(self.position.fate, explaining=self.position.why is not None)
        self.position.teller = teller
