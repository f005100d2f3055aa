"""A PostgreSQL of one's own in a folder, which can be killed, frozen and started again."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
from pathlib import Path

HINT = "PostgreSQL is not installed; scripts/install-postgresql.sh installs it"
QUIET = "-c listen_addresses='' -c max_connections=200 -c shared_buffers=32MB"
"""Nobody else can connect."""
CALM = "-c fsync=off"
"""Nothing is kept if the machine dies: where what is tested is our server's death, not the database's."""


class NoPostgres(Exception):
    """PostgreSQL is not installed, or does not do what it must."""


class Cluster:
    """A database server of one's own."""

    def __init__(self, folder: Path, options: str = CALM) -> None:
        """Keep everything in a folder."""
        self.folder = folder
        self.options = options
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
            if done.returncode:
                raise NoPostgres(output.read())

    def start(self) -> None:
        """Start it; the first time, make it."""
        if not self.data.exists():
            if self.user is not None:
                shutil.chown(self.folder, self.user)
            options = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
            self.run("initdb", "-D", str(self.data), *options)
        log = str(self.folder / "log")
        self.run(
            "pg_ctl", "start", "-w", "-D", str(self.data), "-l", log, "-o", f"{QUIET} {self.options} -k {self.folder}"
        )

    def stop(self) -> None:
        """Stop it at once, as if it were killed: nothing is finished."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.data))

    def processes(self) -> list[int]:
        """Return its processes, the first of which starts the others."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def freeze(self) -> list[int]:
        """Stop all its processes where they stand; return them."""
        found = self.processes()
        for pid in found:
            os.kill(pid, signal.SIGSTOP)
        return found

    @staticmethod
    def thaw(processes: list[int]) -> None:
        """Let processes go on."""
        for pid in processes:
            os.kill(pid, signal.SIGCONT)

    @property
    def socket(self) -> str:
        """Where it listens."""
        return str(self.folder / ".s.PGSQL.5432")

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql+asyncpg://postgres@/{name}?host={self.folder}"

    def create(self, template: str = "template0") -> str:
        """Create a database, empty or as a copy of another, and return its name."""
        name = f"test_{secrets.token_hex(4)}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", f"--template={template}", name)
        return name

    def drop(self, name: str) -> None:
        """Remove a database."""
        self.run("dropdb", "-h", str(self.folder), "-U", "postgres", "--force", name)


def programs() -> Path:
    """Return where PostgreSQL's programs are."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    found_in_path = shutil.which("initdb")
    if found_in_path is None:
        raise NoPostgres(HINT)
    return Path(found_in_path).parent


def account() -> str | None:
    """Return whom PostgreSQL runs as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
