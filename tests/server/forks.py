"""Servers forked from a process that has imported everything they need.

Importing takes a server most of the processor time of its start. What runs in the fork is the
program itself, `cardtown serve`, in a process of its own; `test_serve` starts it from the shell.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from signal import Signals
from typing import Final, NamedTuple
from unittest.mock import patch

_FORK: Final = multiprocessing.get_context("forkserver")
_FORK.set_forkserver_preload(["cardtown.cli.main", "cardtown.server.serve"])
_SPAWN: Final = multiprocessing.get_context("spawn")
_PLACES: Final = "PYTHONPATH"


class Clock(NamedTuple):
    """A clock that is so far ahead of ours, in place of `time` where the server reads it."""

    ahead_ms: int

    def time_ns(self) -> int:
        """Nanoseconds since 1970, by this clock."""
        return time.time_ns() + self.ahead_ms * 1_000_000


class ForkedProgram:
    """One run of `cardtown`; what it says goes to a pipe, its log to a file.

    With other places to import from, such as that of another game, it has to import all anew.
    """

    def __init__(
        self, arguments: Sequence[str], env: Mapping[str, str], log: Path, clock: Clock
    ) -> None:
        context = _FORK if env.get(_PLACES) == os.environ.get(_PLACES) else _SPAWN
        ours, theirs = context.Pipe(duplex=False)
        given = (arguments, dict(env), str(log), theirs, clock)
        with theirs:
            # A daemon ends with this process, whatever becomes of the test that started it.
            self._process = context.Process(target=_run, args=given, daemon=True)
            self._process.start()
        self._said = os.fdopen(os.dup(ours.fileno()))
        ours.close()

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process.pid is not None
        return self._process.pid

    def line(self) -> str:
        """The next line it says, or nothing if it has ended."""
        return self._said.readline()

    def end(self, how: Signals, patience_s: float) -> int:
        """Send a signal, wait until it is gone, and return its exit code."""
        if self._process.is_alive():
            os.kill(self.pid, how)
        self._process.join(patience_s)
        code = self._process.exitcode
        assert code is not None, f"it ignores {how.name}"
        self._process.close()
        self._said.close()
        return code


def _run(
    arguments: Sequence[str], env: Mapping[str, str], log: str, said: Connection, clock: Clock
) -> None:
    """Run the program as a shell would."""
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = [place for place in env.get(_PLACES, "").split(os.pathsep) if place]
    from cardtown.cli.main import main  # only now, for what may lie in those places

    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.dup2(said.fileno(), 1)
    said.close()
    with patch("cardtown.server.times.time", clock):
        sys.exit(main(list(arguments)))
