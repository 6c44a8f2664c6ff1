"""Server processes to measure, with a database of their own."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

UNLIMITED = {
    "CARDTOWN_RATE": "1000000",
    "CARDTOWN_STORED_MB_PER_DAY": "1000000",
    "CARDTOWN_BURST": "1000000",
    "CARDTOWN_INTRODUCTIONS": "1000000",
    "CARDTOWN_OPEN_TABLES": "1000000",
    "CARDTOWN_CONNECTIONS": "1000000",
    "CARDTOWN_ALL_CONNECTIONS": "1000000",
}
"""Without limits per address, as all clients of a benchmark share one."""


class Running(NamedTuple):
    """A process that listens on a port."""

    pid: int
    port: int

    @property
    def cpu_s(self) -> float:
        """Its CPU time, on all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def resident_kb(self) -> int:
        """Its resident memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


@contextmanager
def cardtown_server(
    folder: Path, environment: Mapping[str, str] | None = None
) -> Iterator[Running]:
    """`cardtown serve` as people run it: one process, SQLite, every commit on the disk."""
    command = [str(Path(sys.executable).with_name("cardtown")), "serve", "--port", "0"]
    settings = {"CARDTOWN_DATABASE_URL": f"sqlite:///{folder / 'tables.db'}", **UNLIMITED}
    with _running(command, settings | dict(environment or {})) as server:
        yield server


@contextmanager
def prototype_server(folder: Path, *, lean: bool) -> Iterator[Running]:
    """The prototype to compare the server with."""
    command = [sys.executable, "-m", "bench.server.prototype", str(folder / "prototype.db")]
    if lean:
        command.append("--lean")
    with _running(command, {}) as server:
        yield server


@contextmanager
def _running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[Running]:
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    try:
        if process.stdout is None:
            raise AssertionError("a pipe was asked for")
        line = process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"{command[0]} did not start")
        yield Running(process.pid, int(line.rpartition(":")[2]))
    finally:
        process.terminate()
        process.wait()
