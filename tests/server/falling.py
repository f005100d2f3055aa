"""Players who remember what they were promised by servers that are killed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rulewright.chaos.servers import PATIENCE, TLS, Falling, Launcher, alive

__all__ = ["PATIENCE", "Falling", "Launcher", "Witness", "alive"]


class Witness:
    """A player who answers at random whatever is asked, now at this server and now at that, and notes every promise."""

    def __init__(self, servers: Sequence[Falling | str], chance: Random) -> None:
        self.servers = servers
        self.chance = chance
        self.cookie = ""
        self.matches: list[str] = []
        self.promised: dict[tuple[str, int], str] = {}
        self.wrong: list[str] = []

    async def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        server = self.servers[0]
        address = server if isinstance(server, str) else server.address
        async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers, verify=TLS) as http:
            response = await http.request(method, path, json=body)
            assert response.status_code == 200, response.text
            if not self.cookie:
                self.cookie = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
            return response.json()

    async def play(self) -> None:
        """Play on for ever, connecting again after every fall."""
        while True:
            server = self.chance.choice(self.servers)
            address = server if isinstance(server, str) else server.look()
            if not address:
                await asyncio.sleep(0.01)
                continue
            try:
                async with connect(f"ws://{address}/ws", additional_headers={"Cookie": self.cookie}) as line:
                    await self._converse(line, server)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.02)

    async def _converse(self, line: ClientConnection, server: Falling | str) -> None:
        given: dict[tuple[str, int], str] = {}
        life = 0 if isinstance(server, str) else server.lives
        left = self.chance.randint(5, 40)
        for match in self.matches:
            await line.send(json.dumps({"type": "sit", "match": match}))
        async for raw in line:
            message = json.loads(raw)
            if message["type"] in ("state", "update"):
                self._compare(message)
                await self._answer(line, message, given)
            elif message["type"] == "accepted":
                key = (message["match"], message["question"])
                if self.promised.setdefault(key, given[key]) != given[key]:
                    self.wrong.append(f"{key} was promised twice, differently")
                if not isinstance(server, str) and server.lives == life:
                    server.acknowledged += 1
                left -= 1
                if not left:
                    return  # goes on at another server, perhaps
            elif message["type"] == "refused" and message["code"] == "too-fast":
                await asyncio.sleep(0.2)
                return  # begins again
            elif message["type"] == "refused" and message["code"] != "late":
                self.wrong.append(f"{message}")

    def _compare(self, message: dict[str, Any]) -> None:
        """What was promised must have happened."""
        known = max((number for match, number in self.promised if match == message["match"]), default=-1)
        if message["type"] == "state" and message["entries"] <= known:
            self.wrong.append(f"{known} was promised; the match stands at {message['entries']}")

    async def _answer(self, line: ClientConnection, message: dict[str, Any], given: dict[tuple[str, int], str]) -> None:
        for view in message["views"]:
            question = view.get("question") or {}
            options, key = question.get("options"), (message["match"], question.get("number", 0))
            if options and question["seat"] == view["seat"] and key not in given:
                given[key] = self.chance.choice(options)[0]
                answer = {"type": "answer", "match": key[0], "question": key[1], "option": given[key]}
                await line.send(json.dumps(answer))
