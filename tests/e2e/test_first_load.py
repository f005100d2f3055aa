"""The first visit: little is sent, and nothing comes from anywhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from websockets.frames import Frame, Opcode

from rulewright.server.wire.squeezing import Squeezer
from tests.e2e.conftest import Sit
from tests.e2e.positions import ALL, asks, played
from tests.e2e.seat import Seat

MOST = 350_000
"""Bytes over the wire, compressed as they are."""


def sent(message: str) -> int:
    """Return how long a message is on its way; the browser tells how long it is when it has been read."""
    _, squeezing = Squeezer().process_request_params([], [])
    return len(squeezing.encode(Frame(Opcode.TEXT, message.encode())).data)


def visit(seat: Seat, path: str, ready: str) -> tuple[int, float]:
    """Open a page for the first time; return the bytes that came, and when the page could be used."""
    sizes: list[float] = []
    strange: list[str] = []
    wire = seat.page.context.new_cdp_session(seat.page)
    wire.send("Network.enable")

    def asked(event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        if not url.startswith((seat.address, "data:")):
            strange.append(url)

    wire.on("Network.requestWillBeSent", asked)
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda event: sizes.append(sent(event["response"]["payloadData"])))
    seat.open(path)
    seat.page.wait_for_selector(ready)
    usable: float = seat.page.evaluate("performance.now()")
    seat.page.wait_for_load_state("networkidle")
    assert strange == []
    assert len(sizes) > 5
    return int(sum(sizes)), usable


def test_a_first_visit_is_small_and_asks_no_other_host(
    sit: Sit, record_property: Callable[[str, object], None]
) -> None:
    home, usable = visit(sit(), "", "[data-quick]:enabled")
    assert home < MOST
    record_property("home", f"{home} bytes, usable after {usable:.0f} ms")

    anna = sit()
    anna.become("Anna")
    links = anna.bring(played(ALL, 0).until(asks(0, "root.marquise.action"), after=150), mine=[0])
    table, usable = visit(sit(), f"watch/{links['watch']}", ".table .board svg [data-target]")
    assert table < MOST
    record_property("table", f"{table} bytes, usable after {usable:.0f} ms")
    print(f"home {home} bytes, table {table} bytes")  # noqa: T201  (shown with -s)
