"""Large messages are compressed for whoever can read it, small ones never, and nobody is flooded by what unfolds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets import frames
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from rulewright.server.listener import REQUEST_SIZE
from rulewright.server.wire.squeezing import LARGE, LargeOnly, Squeezer
from tests.server.running import Client, browser, person, server

WORDS = json.dumps([f"somebody did something in clearing {number % 12}" for number in range(2000)]).encode()


def agreed() -> LargeOnly:
    """Return what a server and a client agree on."""
    params, extension = Squeezer().process_request_params([("client_max_window_bits", None)], [])
    assert ("server_no_context_takeover", None) in params
    assert isinstance(extension, LargeOnly)
    return extension


@pytest.mark.parametrize("size", [0, 1, LARGE - 1])
def test_a_small_message_goes_as_it_is(size: int) -> None:
    frame = Frame(Opcode.TEXT, WORDS[:size])
    assert agreed().encode(frame) is frame


def test_a_large_message_is_a_tenth_as_long_and_reads_the_same_twice() -> None:
    server_side, client_side = agreed(), PerMessageDeflate(True, True, 15, 15)
    for _ in range(2):
        sent = server_side.encode(Frame(Opcode.TEXT, WORDS))
        assert sent.rsv1
        assert len(sent.data) < len(WORDS) / 10
        assert bytes(client_side.decode(sent).data) == WORDS
    assert not hasattr(server_side, "encoder")


async def a_match(anna: Client) -> str:
    """Begin a match of Root with a bot, and return its name."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": seats}
    match: str = (await anna.call("POST", "/api/matches", wish))["match"]
    return match


async def heard_sizes(monkeypatch: pytest.MonkeyPatch, client: Client, match: str) -> list[tuple[bool, int]]:
    """Sit down and note of every message whether it came compressed, and how long it was when it was read."""
    sizes: list[tuple[bool, int]] = []
    read = PerMessageDeflate.decode

    def decode(self: PerMessageDeflate, frame: Frame, *, max_size: int | None = None) -> Frame:
        compressed = frame.rsv1
        whole = read(self, frame, max_size=max_size)
        if not isinstance(self, LargeOnly) and frame.opcode not in frames.CTRL_OPCODES:
            sizes.append((compressed, len(whole.data)))
        return whole

    monkeypatch.setattr(PerMessageDeflate, "decode", decode)
    await client.listen()
    await client.say("sit", match=match)
    await client.hear("state")
    return sizes


async def test_a_whole_match_comes_compressed_and_a_welcome_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.server.wire.squeezing.LARGE", 1000)
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = await a_match(anna)
        sizes = await heard_sizes(monkeypatch, anna, match)

    assert {compressed for compressed, size in sizes if size >= 1000} == {True}
    assert {compressed for compressed, size in sizes if size < 1000} == {False}


async def test_who_cannot_read_it_is_told_everything_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.server.wire.squeezing.LARGE", 100)
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = await a_match(anna)
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        async with connect(f"ws://{address}/ws", additional_headers={"Cookie": cookie}, compression=None) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
            await socket.send(json.dumps({"type": "sit", "match": match}))
            assert json.loads(await socket.recv())["type"] == "state"


async def test_what_unfolds_into_too_much_closes_the_line_and_hurts_nobody(tmp_path: Path) -> None:
    async with server(tmp_path, uvicorn={"ws_max_size": REQUEST_SIZE}) as (_, address), person(address) as anna:
        await anna.listen()
        assert anna.socket is not None
        await anna.socket.send("0" * (50 * REQUEST_SIZE))  # some three kilobytes when it is folded
        with pytest.raises(ConnectionClosed) as closed:
            await anna.socket.recv()
        async with browser(address) as visitor:
            assert (await visitor.get("/health")).status_code == 200

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
