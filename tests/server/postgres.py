"""A real PostgreSQL in a temporary folder, started by the tests themselves and gone with them."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.chaos.cluster import Cluster
from tests.server.template import laid_out, migrated


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
