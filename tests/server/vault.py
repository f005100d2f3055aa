"""A game in which every seat has a secret that can be recognised wherever it turns up: in what is told, and to whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

from rulewright.kernel.agenda import Agenda, Step
from rulewright.kernel.question import Flow, Option, ask
from tests.kernel.toy import TURN, Setting, Table, play
from tests.server.parlour import Parlour

if TYPE_CHECKING:
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Seat

SECRET = re.compile(rb"secret-of-(\d)")


def secret(seat: Seat) -> str:
    """Return what nobody but a seat may know."""
    return f"secret-of-{seat}"


class VaultTable(Table):
    """The toy's table; turns begin with secrets."""

    def next_programme(self) -> None:
        """Give the next seat its turn."""
        self.turns += 1
        self.agenda = Agenda((self.agenda.seat + 1) % len(self.hands), VAULT_TURN)


def begin(table: Table, seat: Seat) -> None:
    """Tell every seat its secret, and everybody whose turn it is."""
    for each in range(len(table.hands)):
        table.tell("told", {"secret": secret(each)}, 1 << each, seat=each)
    table.tell("turn", seat=seat)


def decide(table: Table, seat: Seat) -> Flow[bool]:
    """Ask for something that only the seat can know of, then play."""
    yield from ask(seat, "toy.vault", (Option(secret(seat), 0), Option("pass", 1)), ("toy 1",))
    return (yield from play(table, seat))


VAULT_TURN = (Step("begin", "dawn", deed=begin), Step("play", "day", decide), TURN[-1])


class VaultSetting(Setting):
    """The toy's, with another programme."""

    def __init__(self, seats: int, flaw: str) -> None:
        super().__init__(seats, flaw)
        self.programmes = (VAULT_TURN,)


class Vault(Parlour):
    """The parlour with secrets that have names."""

    name = "vault"
    title = "Vault"

    def empty(self, options: dict[str, Any], fate: Fate) -> Table:
        return VaultTable(VaultSetting(self.seats(options), options["flaw"]), fate)

    def begin(self, options: dict[str, Any], fate: Fate) -> Table:
        table = super().begin(options, fate)
        table.agenda = Agenda(0, VAULT_TURN)
        return table

    def facts(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        told = super().facts(cast("Table", position), seat)
        return told if seat is None else {**told, "secret": secret(seat)}


def betrayed(data: bytes) -> set[int]:
    """Return the seats whose secrets stand in some bytes."""
    return {int(found) for found in SECRET.findall(data)}
