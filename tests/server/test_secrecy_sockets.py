"""The same over real sockets: what arrives at two clients in two worlds is the same, byte for byte, frame for frame."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from rulewright.kernel.fate import Fate
from rulewright.server.store.secrets import hashed
from rulewright.server.wire.cookies import COOKIE
from tests.doses import one_in
from tests.server.comparing import Comparison
from tests.server.running import PATIENCE, server
from tests.server.twins import (
    LONG,
    SPECTATOR,
    WATCHER,
    Here,
    SameTime,
    Side,
    kind_of,
    new_match,
    own_games,
    person_of,
    same_time,
)

__all__ = ["own_games", "same_time"]

THREE = ["eyrie", "alliance", "marquise"]


class WiredSide(Side):
    """One of two servers, with a client on a real socket for everybody."""

    address: str
    sockets: dict[int | None, ClientConnection]
    pings: dict[int | None, int]
    """How many pongs each of them has still to hear."""

    async def stage(self, *args: Any, **fields: Any) -> None:
        """Lay out the match, and have everybody connect anew."""
        await super().stage(*args, **fields)
        self.sockets, self.pings = {}, dict.fromkeys(self.connections, 0)
        for seat in self.connections:
            cookie = self.site.cookies.write(WATCHER if seat is None else person_of(seat))
            headers = {"Cookie": f"{COOKIE}={cookie}"}
            self.sockets[seat] = await connect(f"ws://{self.address}/ws", additional_headers=headers)
            await self.listen(seat)

    async def retire(self) -> None:
        """Hang up."""
        for client in getattr(self, "sockets", {}).values():
            await client.close()
        while self.connections and self.table.audience.followers:  # noqa: ASYNC110  (the server tells nobody)
            await asyncio.sleep(0.001)
        await super().retire()

    async def request(self, sender: int | None, kind: str, /, **fields: object) -> None:
        """Send a request, and wait until everybody has everything that came of it."""
        await self.send(sender, kind, **fields)
        for seat in (sender, *(other for other in self.sockets if other != sender)):
            await self.listen(seat)

    async def send(self, sender: int | None, kind: str, /, **fields: object) -> None:
        """Put a request on its way."""
        self.pings[sender] += kind == "ping"
        await self.sockets[sender].send(json.dumps({"type": kind, **fields}))

    async def listen(self, seat: int | None) -> None:
        """Take in what was sent, as far as the last pong: requests are answered in order.

        The last one, not the next one, for a ping may be the very request.  Whoever took its pong for that of their own
        would be one pong ahead from then on, and compare worlds while an answer is still on its way in one of them.
        """
        await self.send(seat, "ping")
        while self.pings[seat]:
            frame = await self.hear(seat)
            self.pings[seat] -= kind_of(frame) == "pong"

    async def hear(self, seat: int | None) -> bytes:
        """Take in one frame."""
        frame = await asyncio.wait_for(self.sockets[seat].recv(decode=False), PATIENCE)
        self.heard[seat].append(frame)
        return frame

    def take(self, seat: int | None) -> list[bytes]:
        """Return what has arrived: all of it was waited for."""
        return self.heard[seat]


@pytest.mark.parametrize("most", [30, pytest.param(150, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("seat", one_in(3, [0, SPECTATOR, 1]))
async def test_clients_in_two_worlds_hear_the_same(
    seat: int | None, most: int, tmp_path: Path, same_time: SameTime
) -> None:
    async with contextlib.AsyncExitStack() as stack:
        both = []
        for number in (0, 1):
            folder = tmp_path / str(number)
            folder.mkdir()
            site, address = await stack.enter_async_context(server(folder, rates=1e9, reaction=LONG))
            for person in (WATCHER, *map(person_of, range(len(THREE)))):
                await site.store.add_person(person, "somebody", hashed(person))
            site.hall.adviser.bots = Here()
            side = WiredSide(site, number)
            side.address = address
            stack.push_async_callback(side.http.aclose)
            both.append(side)
        compared = Comparison((both[0], both[1]), seat, Fate.seeded(f"sockets {seat}"), same_time)

        answers = await compared.play(new_match(THREE, seed=f"sockets {seat}"), most)

        for side in both:
            await side.retire()
    assert answers == most
    assert {"welcome", "state", "update", "refused", "pong"} <= set(compared.kinds)
