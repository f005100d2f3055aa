"""How much one stranger may have: every limit by its name, with its usual value.

`rulewright serve --limit NAME=NUMBER` sets one, `docs/deploy.md` lists them.  Sizes are in bytes, times in seconds.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class BadLimit(ValueError):
    """A text that sets no limit, and why."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """All limits of a server."""

    options_bytes: int = 4096
    """The longest options of a match, as JSON."""
    matches_of_person: int = 200
    """Matches that somebody has made and that are not over, of those that were played in the last 30 days."""
    matches_by_address: int = 60
    """Matches that are made from one address in an hour."""
    tables_kept: int = 500
    """Tables in memory; beyond it those are put away that nobody follows and nothing is waited for at."""
    record_entries: int = 20_000
    """Answers and undos of the longest record that is imported."""
    record_seconds: float = 10.0
    """Processor time that a record may take to be played."""
    imports: int = 4
    """Records that are played at the same time, a slice of each by turns."""
    imports_by_address: int = 2
    """Records that are played, or wait to be, for one address; a person has one at a time."""
    connections: int = 4096
    """Connections to one process, if its files allow so many; a few more only hear how the server is."""
    connections_by_address: int = 192
    """Connections from one address; a trusted proxy has as many as it likes."""
    head_seconds: float = 10.0
    """In which the head of a request must arrive."""
    write_seconds: float = 30.0
    """In which an answer that is being sent must be taken."""
    messages_by_address: float = 150.0
    """Requests a second over all WebSockets of one address; a person has a third of it, a site of IPv6 four times."""
    control_frames: float = 10.0
    """Pings and pongs a second over one WebSocket; five times as many at once."""
    socket_backlog: int = 2 * 1024 * 1024
    """Bytes that may wait for a client who does not take them."""
    bots_linger: float = 0.0
    """How long bots that are alone at a table play on before they rest, if nobody looks."""


def limits_of(wishes: Iterable[str]) -> Limits:
    """Return the limits with some of them changed, each as `name=number`."""
    changed: dict[str, float] = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        try:
            changed[name.strip()] = float(number)
        except ValueError:
            raise BadLimit(f"{wish!r} is no limit; one is set as name=number") from None
        if name.strip() not in Limits.__struct_fields__:
            raise BadLimit(f"there is no limit {name.strip()!r}; there are: {', '.join(Limits.__struct_fields__)}")
    if any(not number >= 0 for number in changed.values()):
        raise BadLimit("a limit is not less than nothing")
    try:
        return msgspec.convert(changed, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise BadLimit(str(error)) from None
