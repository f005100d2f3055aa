"""Everything that can fail, put together: servers, the lines to them, and perhaps the database and the lines to it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import NamedTuple

from rulewright.chaos.cluster import Cluster
from rulewright.chaos.proxy import Proxy, to_port, to_socket
from rulewright.chaos.servers import Falling, Launcher

SQLITE, POSTGRES = "sqlite", "postgresql"
"""Databases of one's own, by name; any other is an address."""
RATES = 1000.0
"""How much higher limits are, since all players come from one address."""


class House(NamedTuple):
    """What the players and the driver see."""

    launcher: Launcher
    servers: list[Falling]
    lines: list[Proxy]
    """From players to servers."""
    cluster: Cluster | None
    data_lines: list[Proxy]
    """From servers to the database."""
    url: str
    """The database, by a way that does not fail."""

    @property
    def ports(self) -> list[Callable[[], int]]:
        """Where players find servers."""
        return [lambda line=line: line.port for line in self.lines]  # type: ignore[misc]  # bound where it is made


def lodged(folder: Path) -> Cluster:
    """Return a database server in a folder, which may run as somebody else."""
    own = folder / "postgresql"
    own.mkdir()
    folder.chmod(0o755)
    return Cluster(own)


@contextlib.asynccontextmanager
async def house(folder: Path, database: str, servers: int) -> AsyncIterator[House]:
    """Build one in a folder, with nobody in it; everything is gone afterwards."""
    async with contextlib.AsyncExitStack() as stack:
        cluster, url, urls, data_lines = None, database, [database] * servers, list[Proxy]()
        if database == SQLITE:
            url = f"sqlite+aiosqlite:///{folder}/chaos.db"
            urls = [url]
        elif database == POSTGRES:
            cluster = lodged(folder)
            cluster.start()
            stack.callback(cluster.stop)
            name = cluster.create()
            url = cluster.url(name)
            for _ in range(servers):
                data_lines.append(await stack.enter_async_context(Proxy(to_socket(cluster.socket))))
            urls = [f"postgresql+asyncpg://postgres@127.0.0.1:{line.port}/{name}" for line in data_lines]
        elif database.startswith("sqlite"):
            urls = [url]
        launcher = stack.enter_context(Launcher(folder, RATES))
        falling = [Falling(launcher, url) for url in urls]
        lines = [
            await stack.enter_async_context(Proxy(to_port(lambda server=server: server.port)))  # type: ignore[misc]  # the same
            for server in falling
        ]
        yield House(launcher, falling, lines, cluster, data_lines, url)
