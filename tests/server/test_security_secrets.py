"""Secrets are kept as hashes, and printed nowhere."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from rulewright.server.wire.cookies import COOKIE
from tests.server.running import PATIENCE, person

TRIO = {
    "game": "root",
    "options": {"seats": ["marquise", "eyrie", "alliance"]},
    "seats": [{"kind": "me"}, {}, {}],
}


async def test_no_secret_is_in_the_database_or_in_what_the_server_prints(tmp_path: Path) -> None:
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from rulewright.cli import main; main()"),
        *("serve", "--database", f"sqlite+aiosqlite:///{tmp_path}/test.db"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert running.stdout is not None
    printed = await asyncio.wait_for(running.stdout.readline(), PATIENCE)
    found = re.search(rb"http://(\S+)", printed)
    assert found, printed
    try:
        secrets = await use_every_secret(found[1].decode())
    finally:
        running.send_signal(signal.SIGINT)
        rest, _ = await running.communicate()
    kept = b"".join(file.read_bytes() for file in files(tmp_path))
    assert b"Anna" in kept
    for name, secret in secrets.items():
        assert secret.encode() not in kept, name
        assert secret.encode() not in printed + rest, name


def files(folder: Path) -> list[Path]:
    """Return all files of a folder."""
    return list(folder.iterdir())


async def use_every_secret(address: str) -> dict[str, str]:
    """Do something with every kind of secret, rightly and wrongly, and return them."""
    async with person(address) as anna, person(address, "Berta") as berta:
        links = await anna.call("POST", "/api/matches", TRIO)
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await anna.http.post("/api/seats", json={"secret": links["seats"][1]})
        await anna.http.post(f"/api/seats/{links['seats'][2]}")
        await anna.http.get(f"/api/watch/{links['watch']}")
        await anna.call("POST", "/api/watch", {"secret": links["watch"]})
        await anna.http.get(f"/api/matches/{links['match']}", headers={"X-Watch": links["watch"]})
        await anna.http.get(f"/api/matches/{links['match']}", headers={"X-Watch": f"{links['watch']}x"})
        await berta.call("POST", "/api/recover", {"secret": anna.me["recovery"]})
        await berta.listen()
        await berta.say("sit", match=links["match"], watch=links["watch"])
        await berta.hear("state")
        await berta.say("answer", match=links["match"], question=0, option=links["seats"][2])
        await berta.hear("refused")
        return {
            "recovery": anna.me["recovery"],
            "cookie": anna.http.cookies[COOKIE],
            "watch": links["watch"],
            **{f"seat {number}": secret for number, secret in enumerate(links["seats"])},
        }
