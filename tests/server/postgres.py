"""A real PostgreSQL in a temporary folder, started by the tests themselves and gone with them."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.template import laid_out, migrated

HINT = "PostgreSQL is not installed; scripts/install-postgresql.sh installs it"
CALM = "-c listen_addresses='' -c fsync=off -c max_connections=200 -c shared_buffers=32MB"
"""Nobody else can connect, and nothing is kept: what is tested is our server's death, not the database's."""


class Cluster:
    """A database server of one's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = programs()
        self.user = account()

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs, as somebody whom it accepts."""
        command = [str(self.programs / program), *arguments]
        if self.user is not None:
            command = ["runuser", "-u", self.user, "--", *command]
        # Its output goes to a file: a server that inherits a pipe would keep it open.
        with (self.folder / "output").open("a+") as output:
            done = subprocess.run(command, cwd=self.folder, stdout=output, stderr=output, check=False)  # noqa: S603  (ours)
            output.seek(0)
            assert done.returncode == 0, output.read()

    def start(self) -> None:
        if not self.data.exists():
            if self.user is not None:
                shutil.chown(self.folder, self.user)
            options = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
            self.run("initdb", "-D", str(self.data), *options)
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.data), "-l", log, "-o", f"{CALM} -k {self.folder}")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.data))

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"

    def create(self, template: str = "template0") -> str:
        """Create a database, empty or as a copy of another, and return its name."""
        name = f"test_{secrets.token_hex(4)}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", f"--template={template}", name)
        return name

    def drop(self, name: str) -> None:
        self.run("dropdb", "-h", str(self.folder), "-U", "postgres", "--force", name)


def programs() -> Path:
    """Return where PostgreSQL's programs are."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    found_in_path = shutil.which("initdb")
    assert found_in_path is not None, HINT
    return Path(found_in_path).parent


def account() -> str | None:
    """Return whom PostgreSQL runs as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One server for all tests of a process."""
    folder = Path(tempfile.mkdtemp(prefix="rw-pg-"))
    cluster = Cluster(folder)
    try:
        cluster.start()
        yield cluster
    finally:
        if (cluster.data / "postmaster.pid").exists():
            cluster.stop()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def template(cluster: Cluster) -> str:
    """The name of a PostgreSQL database with all tables and nothing in them."""
    name = cluster.create()
    migrated(cluster.url(name))
    return name


@pytest.fixture
def database(cluster: Cluster, template: str) -> Iterator[str]:
    """The URL of a PostgreSQL database with all tables and nothing in them."""
    name = cluster.create(template)
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture
def bare(cluster: Cluster) -> Iterator[str]:
    """The URL of a PostgreSQL database without any table."""
    name = cluster.create()
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database of either kind, with all tables and nothing in them."""
    if request.param == "sqlite":
        return laid_out(tmp_path / "test.db")
    return str(request.getfixturevalue("database"))


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database of either kind, without any table."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/test.db"
    return str(request.getfixturevalue("bare"))
