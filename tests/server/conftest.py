"""Servers that all tests of a worker share, and a database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from cardtown.server.storage.store import Store
from tests.server.harness import ServerProcess
from tests.server.services import Postgres, Redis
from tests.server.storage.rows import open_store

_PROCESSES: Final = {"server", "postgres", "redis"}
"""The fixtures that start a process."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that use another process as slow."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and isinstance(item, pytest.Function):
            values = item.callspec.params.values() if hasattr(item, "callspec") else ()
            if "postgresql" in values or not _PROCESSES.isdisjoint(item.fixturenames):
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; a test that stops it starts it again."""
    with closing(Postgres()) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server; a test that stops it starts it again."""
    with closing(Redis()) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nobody has used yet, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/cardtown.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An empty store, on each kind of database in turn."""
    async with open_store(database_url) as empty:
        yield empty


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that the tests of a module share; none of them may cause a traceback in its log."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.stumbles
