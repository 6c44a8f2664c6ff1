"""Real servers for tests: PostgreSQL and Redis, started in a folder of their own."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

_TRIES: Final = 5
"""How often a server may find its port taken."""


def binary(name: str, package: str) -> str:
    """The path of a program; skip the test if it is not installed."""
    # Debian keeps PostgreSQL's programs, of every version, off the path.
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin")), os.environ.get("PATH", "")]
    found = shutil.which(name, path=os.pathsep.join(map(str, folders)))
    if found is None:
        pytest.skip(f"{name} is not installed: apt-get install {package}")
    return found


def needs(module: str) -> None:
    """Skip the test if a package of the extra `cluster` is not installed."""
    if find_spec(module) is None:
        pytest.skip(f"{module} is not installed: pip install 'cardtown[cluster]'")


def free_port() -> int:
    """A free port outside the range that the system assigns automatically."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("", port))
            return port


class Postgres:
    """A PostgreSQL server on a socket in a folder, with fsync as always."""

    def __init__(self) -> None:
        needs("asyncpg")
        self._pg_ctl = binary("pg_ctl", "postgresql")
        self._psql = binary("psql", "postgresql")
        self._numbers = count(1)
        # PostgreSQL refuses to run as root; its package comes with a user of its own.
        self._owner = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="cardtown-postgres-"))
        self._data = self.folder / "data"
        if self._owner is not None:
            shutil.chown(self.folder, self._owner, pwd.getpwnam(self._owner).pw_gid)
        self._control("init", "-o", "-A trust -U cardtown -E UTF8 --no-locale --no-sync")
        self.start()

    def start(self) -> None:
        """Start, and return once it accepts connections."""
        # The transactions of an automatic ANALYZE would be counted with those of a test.
        options = f"-k {self.folder} -c listen_addresses='' -c autovacuum=off"
        options += " -c shared_buffers=16MB"
        self._control("start", "-w", "-l", str(self.folder / "log"), "-o", options)

    def stop(self) -> None:
        """Stop as an administrator does: all clients are disconnected."""
        self._control("stop", "-w", "-m", "fast")

    def kill(self) -> None:
        """Stop as in a power failure: at the next start the log is replayed."""
        self._control("stop", "-w", "-m", "immediate")

    def restart(self) -> None:
        self.stop()
        self.start()

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The address of an empty schema, which is quickly made and serves as a database."""
        name = f"test_{next(self._numbers)}"
        self.query(f"CREATE SCHEMA {name}")
        return f"postgresql://cardtown@/postgres?host={self.folder}&search_path={name}"

    def query(self, sql: str) -> str:
        """Run SQL, and return the values as text."""
        return self._run(
            *(self._psql, "-h", str(self.folder), "-U", "cardtown", "-d", "postgres"),
            *("-XqAt", "-v", "ON_ERROR_STOP=1"),
            given=sql,
        )

    def _control(self, *arguments: str) -> None:
        self._run(self._pg_ctl, "-D", str(self._data), "-s", "-t", "600", *arguments)

    def _run(self, *command: str, given: str = "") -> str:
        as_owner: dict[str, Any] = {}
        if self._owner is not None:
            as_owner = {"user": self._owner, "group": self._owner, "extra_groups": []}
        # Not a pipe: the server would inherit it and hold it open.
        with tempfile.TemporaryFile("w+") as said:
            code = subprocess.run(
                command,
                cwd=self.folder,
                input=given,
                stdout=said,
                stderr=said,
                text=True,
                check=False,
                **as_owner,
            ).returncode
            said.seek(0)
            output = said.read()
        assert code == 0, output
        return output.strip()


class Redis:
    """A Redis server on its own port, without persistence."""

    def __init__(self) -> None:
        needs("redis")
        self._binary = binary("redis-server", "redis-server")
        self.folder = Path(tempfile.mkdtemp(prefix="cardtown-redis-"))
        for _ in range(_TRIES):  # another program may take the port before Redis does
            self._port = free_port()
            if self._starts():
                break
        else:
            pytest.fail("Redis did not start")
        self.url = f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, and return once it accepts connections."""
        assert self._starts(), "Redis did not start"

    def _starts(self) -> bool:
        """Start, and wait until it accepts connections; False if it ends before."""
        self._process = subprocess.Popen(
            [
                self._binary,
                "--port",
                str(self._port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--dir",
                str(self.folder),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        said = self._process.stdout
        assert said is not None
        if any("Ready to accept connections" in line for line in said):
            return True
        self.kill()
        return False

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def restart(self) -> None:
        self.kill()
        self.start()

    def freeze(self) -> None:
        """Stop answering, with all connections open."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
