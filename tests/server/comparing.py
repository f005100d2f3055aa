"""A game in two worlds at once: everything that an observer is sent is compared, byte for byte."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from rulewright.arena.secrecy import contrast, licensed, observed
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question
from rulewright.protocol import messages as wire
from tests.builders.root_deck import DECK
from tests.server.twins import SPECTATOR, SameTime, Side, kind_of

LIVE = wire.ClockWish(kind="live", amount=90_000, increment=5)
CARDS = sorted(DECK.by_name)
ADVICE = 15
"""One question in so many is thought about by an adviser."""


class Leak(AssertionError):
    """An observer was sent something that tells two worlds apart, although nobody told it the difference."""


class Comparison:
    """One observer's game in two worlds."""

    def __init__(self, both: tuple[Side, Side], seat: int | None, chance: Fate, clock: SameTime) -> None:
        self.both = both
        self.seat = seat
        self.chance = chance
        self.clock = clock
        self.match = ""
        self.segments = 0
        self.kinds: Counter[str] = Counter()
        """How many messages of each type were compared."""
        self.paths: Counter[str] = Counter()
        self.curious = chance.below(100)
        """How many requests were sent that nobody needs to send."""

    def pick(self, things: list[Any]) -> Any:
        return things[self.chance.below(len(things))]

    # Pairs.

    async def pair(self, real: Match) -> None:
        """Set up a match and a twin that the observer cannot tell from it."""
        world = real.view(self.seat).imagine(self.chance)
        self.match = f"{self.segments:016x}"
        self.segments += 1
        for side in self.both:
            await side.retire()
        dice = self.chance.fork()
        rolled = real.position.fate.rolled
        for side, match in zip(self.both, (real, world), strict=True):
            await side.stage(self.match, match, rolled, dice.copy(), LIVE)
        for observer in {self.seat, SPECTATOR}:
            await self.everybody(observer, "sit", match=self.match)
        self.same("sitting down")

    async def everybody(self, sender: int | None, kind: str, /, **fields: object) -> None:
        """Send the same request in both worlds."""
        for side in self.both:
            await side.request(sender, kind, **fields)

    # Comparing.

    def same(self, occasion: str) -> None:
        """Everything sent to the observer, and to a spectator, is the same in both worlds."""
        for observer in {self.seat, SPECTATOR}:
            one, two = (side.told(observer) for side in self.both)
            if one != two:
                raise Leak(f"{occasion}: what {observer} is sent tells two worlds apart: {difference(one, two)}")
            self.count(one)

    def same_until_learned(self, occasion: str) -> bool:
        """The same, up to the event by which the rules tell the observer the difference; True if they did.

        All events since the twins began are looked through, for up to now there was no difference among them.
        """
        logs = [
            [event for entry in side.table.journal.log for event in entry] if side.table.journal else []
            for side in self.both
        ]
        learned = False
        for observer in {self.seat, SPECTATOR}:
            one, two = (side.told(observer) for side in self.both)
            self.count(one)
            if one == two:
                continue
            if [kind_of(data) for data in one] != [kind_of(data) for data in two]:
                raise Leak(f"{occasion}: {observer} is sent other messages: {difference(one, two)}")
            pairs = zip(logs[0], logs[1], strict=False)
            first = next((pair for pair in pairs if observed(pair[0], observer) != observed(pair[1], observer)), None)
            if first is None or not licensed(first[0], first[1], observer, self.both[0].table.game.reveals):
                raise Leak(f"{occasion}: {observer} learns only {first}, yet it is sent {difference(one, two)}")
            learned = True
        return learned

    def count(self, sent: list[bytes]) -> None:
        """Count what was compared; a server that fails is no witness."""
        for data in sent:
            message = json.loads(data)
            assert message.get("code") != "failed", message
            self.kinds[message["type"]] += 1

    # Playing.

    async def play(self, real: Match, most: int = 1_000_000) -> int:
        """Play to the end, or as many answers, comparing everything; return how many answers were given."""
        answers = 0
        while not real.over and answers < most:
            await self.pair(real)
            learned = False
            while not learned and not self.both[0].match.over and answers < most:
                self.clock.now += 1 + self.chance.below(7)
                if self.chance.below(4) == 0:
                    await self.disturb()
                if self.asked is not None and self.asked == self.seat and self.chance.below(3) == 0:
                    await self.probe()
                if self.chance.below(12) == 0:
                    await self.undo()
                if self.chance.below(ADVICE) == 0:
                    await self.advise()
                if self.chance.below(80) == 0:
                    await self.rest()
                if not await self.answer():
                    break
                answers += 1
                learned = self.same_until_learned(f"answer {answers}")
            real = self.both[0].match
        return answers

    async def answer(self) -> bool:
        """Answer the open question in both worlds alike, as far as the observer can tell; False if it cannot be."""
        one, two = (side.match.question for side in self.both)
        assert one is not None
        assert two is not None
        assert (one.seat, one.prompt, self.both[0].table.next) == (two.seat, two.prompt, self.both[1].table.next)
        if witnessed(one, self.seat):
            theirs = {option.text for option in two.options}
            common = [option.text for option in one.options if option.text in theirs]
            if not common:
                return False
            first = second = self.pick(common)
        else:
            first, second = self.pick([o.text for o in one.options]), self.pick([o.text for o in two.options])
        number = self.both[0].table.next
        for side, question, choice in zip(self.both, (one, two), (first, second), strict=True):
            # As a client does that answers by itself what leaves no choice: it may do so in one world only.
            forced = len(question.options) == 1
            await side.request(one.seat, "answer", match=self.match, question=number, option=choice, follows=forced)
        return True

    async def disturb(self) -> None:
        """Send whatever a curious or hostile client might send, in both worlds."""
        number = self.both[0].table.next
        seats = [*range(len(self.both[0].table.seats)), SPECTATOR]
        observer = self.pick([self.seat, SPECTATOR])
        word = self.pick(CARDS)
        near = max(0, number - 3 + self.chance.below(5))
        curious = [
            ("ping", {}),
            ("resync", {}),
            ("view", {}),
            ("say", {"text": f"have you {word}?"}),
            ("why", {"text": word}),
            ("why", {"target": f"card:{word}"}),
            ("odds", {"option": word}),
            ("ways", {}),
            ("foresee", {"option": word}),
            ("advise", {"question": number}),
            ("agree", {"agreed": bool(number % 2)}),
            ("look", {"question": near}),
            ("look", {"question": near, "seat": self.chance.below(4)}),
            ("look", {"question": self.chance.below(number + 1)}),
            ("look", {"question": near, "seat": "all"}),
            ("rise", {}),
            ("answer", {"question": number, "option": f"no-{word}"}),
            ("answer", {"question": near, "option": word}),
            ("answer", {"question": number + 1, "option": word}),
            ("consent", {"question": near, "agreed": False}),
            ("orders", {"seat": self.chance.below(4), "orders": {"root.battle.ambush": "decline"}}),
            ("orders", {"seat": 0, "orders": {"root.battle.ambush": word}}),
        ]
        self.curious += 1
        kind, fields = curious[self.curious % len(curious)]  # in turn: each of them is sent in every game
        if kind == "answer" and self.asked == observer and fields.get("option") == word:
            return  # it might be a proper answer, which the game does not want to give now
        if kind == "ping":
            await self.everybody(observer, kind)
        elif kind == "say":
            await self.everybody(self.pick(seats), kind, match=self.match, **fields)
        else:
            await self.everybody(observer, kind, match=self.match, **fields)
        if kind == "rise":
            await self.everybody(observer, "sit", match=self.match)
        self.same(f"{kind} {fields}")

    async def probe(self) -> None:
        """Ask everything that only the seat which is asked may ask, reasons for long chains of answers included."""
        await self.everybody(self.seat, "view", match=self.match)
        for word in (self.pick(CARDS), self.pick(CARDS)):
            await self.everybody(self.seat, "why", match=self.match, text=f"{self.chain()} {word}")
            await self.everybody(self.seat, "why", match=self.match, target=f"card:{word}")
            place = f"clearing:{1 + self.chance.below(12)}"
            await self.everybody(self.seat, "why", match=self.match, target=place, picks=[f"card:{word}"])
        await self.everybody(self.seat, "ways", match=self.match)
        question = self.both[0].match.question
        assert question is not None
        for _ in range(2):
            await self.everybody(self.seat, "odds", match=self.match, option=self.pick(list(question.options)).text)
            await self.everybody(self.seat, "foresee", match=self.match, option=self.pick(list(question.options)).text)
        for number in range(max(0, self.both[0].table.next - 6), self.both[0].table.next + 1):
            await self.everybody(self.seat, "look", match=self.match, question=number)
        self.same("probing")

    async def advise(self) -> None:
        """Whoever is asked has somebody think about it: they hear what follows from their view, others hear nothing.

        A watcher has nobody who thinks for them.  Then somebody else than the observer agrees no longer: whoever asks
        for advice in between is refused at once.
        """
        asker = self.asked
        assert asker is not None
        people = range(len(self.both[0].table.seats))
        for seat in people:
            await self.everybody(seat, "agree", match=self.match, agreed=True)
        for side in self.both:
            await side.advise(asker)
        await self.everybody(SPECTATOR, "advise", match=self.match, question=self.both[0].table.next)
        other = self.pick([seat for seat in people if seat != self.seat])
        await self.everybody(other, "agree", match=self.match, agreed=False)
        self.same("advice")

    @property
    def asked(self) -> int | None:
        """The seat that is asked in both worlds."""
        question = self.both[0].match.question
        return None if question is None else question.seat

    def chain(self) -> str:
        """Return some answers that may well be given one after the other, beyond the own turn if it must be."""
        twin = self.both[0].match.copy()
        words = []
        for _ in range(1 + self.chance.below(6)):
            if twin.question is None:
                break
            words.append(self.pick([option.text for option in twin.question.options]))
            twin.answer(words[-1])
        return " ".join(words)[:150]

    async def undo(self) -> None:
        """Somebody takes an answer back, or asks to; everybody agrees, or nobody does."""
        number = self.both[0].table.next
        target = max(0, number - 1 - self.chance.below(4))
        agreed = self.chance.below(3) > 0
        people = range(len(self.both[0].table.seats))
        asker = self.pick(list(people))
        await self.everybody(asker, "undo", match=self.match, question=target)
        for seat in people:
            if agreed and seat != asker:
                await self.everybody(seat, "consent", match=self.match, question=target, agreed=True)
        await self.everybody(asker, "consent", match=self.match, question=target, agreed=False)
        self.same(f"undo to {target}")

    async def rest(self) -> None:
        """The REST interface answers alike."""
        one_match = f"/api/matches/{self.match}"
        for path in ("/api/my/matches", "/api/matches", one_match, f"{one_match}/record", f"{one_match}/log"):
            for observer in {self.seat, SPECTATOR}:
                one, two = [await side.get(path, observer) for side in self.both]
                if one != two:
                    raise Leak(f"{path} tells {observer} two worlds apart: {one} {two}")
                self.paths[path.replace(self.match, "…")] += 1


def witnessed(question: Question, seat: int | None) -> bool:
    """Whether a seat learns the answer to a question."""
    if question.witnesses is None:
        return True
    return seat is not None and bool((question.witnesses | 1 << question.seat) >> seat & 1)


def difference(one: list[bytes], two: list[bytes]) -> str:
    """Return the first difference between what was sent in two worlds."""
    return contrast(b"\n".join(one), b"\n".join(two))
