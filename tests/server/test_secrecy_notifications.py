"""Notifications do not depend on anything hidden: two worlds send the same ones, at the same questions, to everybody.

A game is played in two worlds as in `test_secrecy_streams`, while nobody is connected and everybody has a browser that
subscribed to pushes, and a webhook.  What the server sends to those addresses is caught where it leaves, opened, and
compared: who is told, when, in which words, and how long the sealed letter is that a push service sees.
"""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rulewright.kernel.fate import Fate
from rulewright.server.hall import outbound
from rulewright.server.hall.notifier import Notifier
from rulewright.server.table.seats import Seat
from rulewright.server.table.table import Table
from tests.server.comparing import Comparison, Leak
from tests.server.running import PATIENCE
from tests.server.twins import SPECTATOR, SameTime, Side, new_match, own_games, person_of, same_time, sides

__all__ = ["own_games", "same_time"]

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
TWO = FOUR[:2]
AUTH = b"0123456789abcdef"
SIGNED = "authorization"
"""The header that holds a signature and a time: of it, only its length is the same."""

Letter = tuple[str, str, object]
"""What was sent: where to, in which words, and what whoever carries it sees of it."""


class Post:
    """Takes the place of the network: whatever the servers send to addresses that people gave them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.sent: tuple[list[Letter], list[Letter]] = ([], [])

    def subscribed(self, side: int, person: str) -> dict[str, str]:
        """Return what a side keeps of a person who wants to be told."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": urlsafe_b64encode(point).decode(), "auth": urlsafe_b64encode(AUTH).decode()}
        push = {"endpoint": f"https://side{side}.example/push/{person}", "keys": keys}
        return {"push": json.dumps(push), "webhook": f"https://side{side}.example/hook/{person}"}

    async def take(self, url: str, content: bytes, headers: Mapping[str, str], **_: object) -> int:
        """Take a letter."""
        side, path = url.removeprefix("https://side").split(".example", 1)
        words = content
        if path.startswith("/push"):
            words = http_ece.decrypt(content, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        seen = {name.lower(): len(value) if name.lower() == SIGNED else value for name, value in headers.items()}
        self.sent[int(side)].append((path, words.decode(), (len(content), seen)))
        return 201


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Post:
    office = Post()
    monkeypatch.setattr(outbound, "post", office.take)
    return office


class Notified(Comparison):
    """One observer's game in two worlds, in which everybody is notified."""

    def __init__(self, *args: Any, post: Post) -> None:
        super().__init__(*args)
        self.post = post
        self.letters: Counter[str] = Counter()
        """How many letters of each kind were compared."""
        self.asleep: dict[int, tuple[str, int]] = {}
        """At which question each side waits for somebody's clock."""
        self.stirred = asyncio.Event()

    async def subscribe(self) -> None:
        """Have everybody ask to be told, and the servers wait without end for whoever does not answer."""
        for side in self.both:
            for seat in range(4):
                person = person_of(seat)
                await side.site.store.change_person(person, **self.post.subscribed(side.number, person))
            side.site.hall.attendant.sleep = self.sleeper(side)

    def sleeper(self, side: Side) -> Callable[[float], Any]:
        async def sleep(_: float) -> None:
            task = asyncio.current_task()
            assert task is not None
            match = task.get_name().removeprefix("attend ")
            self.asleep[side.number] = (match, side.site.hall.tables[match].next)
            self.stirred.set()
            await asyncio.Event().wait()

        return sleep

    def settled(self, side: Side) -> bool:
        """Whether a server waits for whoever is asked."""
        return side.table.asked() is None or self.asleep.get(side.number) == (side.table.id, side.table.next)

    async def settle(self) -> None:
        """Wait until both servers have told whomever they tell of the open question."""
        for side in self.both:
            while not self.settled(side):
                self.stirred.clear()
                await asyncio.wait_for(self.stirred.wait(), PATIENCE)
            notifier = side.site.hall.attendant.notifier
            assert notifier is not None
            await asyncio.gather(*notifier._tasks)  # noqa: SLF001  (there is no other way to know that all are sent)

    async def everybody(self, sender: int | None, kind: str, /, **fields: object) -> None:
        await super().everybody(sender, kind, **fields)
        await self.settle()

    async def answer(self) -> bool:
        answered = await super().answer()
        await self.settle()
        return answered

    def same(self, occasion: str) -> None:
        super().same(occasion)
        self.same_letters(occasion)

    def same_until_learned(self, occasion: str) -> bool:
        learned = super().same_until_learned(occasion)
        if learned:
            self.taken()
        else:
            self.same_letters(occasion)
        return learned

    def taken(self) -> tuple[list[Letter], list[Letter]]:
        """Return what was sent since the last time."""
        one, two = (list(letters) for letters in self.post.sent)
        for letters in self.post.sent:
            letters.clear()
        return one, two

    def same_letters(self, occasion: str) -> None:
        """The same letters were sent in both worlds, to everybody."""
        one, two = self.taken()
        if one != two:
            raise Leak(f"{occasion}: notifications tell two worlds apart: {one} {two}")
        for path, words, _ in one:
            assert set(json.loads(words)) == {"match", "game", "seat"}
            self.letters[path.split("/")[1]] += 1


OBSERVERS = ((SPECTATOR, FOUR, "-"), (0, TWO, "0"), (1, TWO, "1"), (2, FOUR, "2"))


@pytest.mark.parametrize(
    ("seat", "factions", "most"),
    [
        *(pytest.param(seat, factions, 50, id=name) for seat, factions, name in OBSERVERS[::3]),
        *(
            pytest.param(seat, factions, 100_000, id=f"{name}-whole", marks=pytest.mark.thorough)
            for seat, factions, name in OBSERVERS
        ),
    ],
)
async def test_two_worlds_send_the_same_notifications_at_the_same_questions(
    seat: int | None, factions: list[str], most: int, tmp_path: Path, same_time: SameTime, post: Post
) -> None:
    async with sides(tmp_path) as both:
        compared = Notified(both, seat, Fate.seeded(f"letters {seat}"), same_time, post=post)
        await compared.subscribe()

        answers = await compared.play(new_match(factions, seed=f"letters {seat}"), most)

    assert answers == most or both[0].match.over
    assert compared.letters["push"] == compared.letters["hook"] > answers // 20


def leak_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that counts what there is to choose."""

    def turn(notifier: Notifier, table: Table, seat: Seat, _: object) -> None:
        question = table.asked()
        assert question is not None
        assert seat.person is not None
        assert table.journal is not None
        news = {"match": table.id, "game": len(question.options), "seat": seat.number}
        task = asyncio.create_task(notifier._tell(seat.person, table.journal.turns, news))  # noqa: SLF001  (a leak inside)
        notifier._tasks.add(task)  # noqa: SLF001  (a leak inside)
        task.add_done_callback(notifier._tasks.discard)  # noqa: SLF001  (a leak inside)

    monkeypatch.setattr(Notifier, "turn", turn)


def leak_by_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No notification where there is nothing to choose."""
    proper = Notifier.turn

    def turn(notifier: Notifier, table: Table, *rest: Any) -> None:
        question = table.asked()
        if question is None or len(question.options) > 2:
            proper(notifier, table, *rest)

    monkeypatch.setattr(Notifier, "turn", turn)


@pytest.mark.parametrize("leak", [leak_in_words, leak_by_silence])
async def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    same_time: SameTime,
    post: Post,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    async with sides(tmp_path) as both:
        compared = Notified(both, 1, Fate.seeded("planted letters"), same_time, post=post)
        await compared.subscribe()

        with pytest.raises(Leak, match="notifications"):
            await compared.play(new_match(FOUR, seed="planted letters"))
