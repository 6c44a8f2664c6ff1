"""Bots that play at random and, once, do something to the processes that play them."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtown.bots.random_bot import RandomBot


@dataclass(frozen=True)
class Strikes(RandomBot):
    """Strikes in its `after`-th decision, counted over all processes in the file `count`."""

    count: str = ""
    after: int = 0

    def choose(self, view: Any, decision: Any, rng: Any) -> Any:
        with Path(self.count).open("ab") as file:
            file.write(b".")
        if Path(self.count).stat().st_size >= self.after:
            try:
                Path(f"{self.count}.struck").touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                self.strike()
        return super().choose(view, decision, rng)

    def strike(self) -> None:
        raise NotImplementedError


class KillsItself(Strikes):
    """Ends the process that it runs in, as the system does when memory is short."""

    def strike(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class InterruptsTheRun(Strikes):
    """Presses Ctrl-C."""

    def strike(self) -> None:
        os.kill(os.getppid(), signal.SIGINT)


class AlwaysKillsItself(RandomBot):
    """Ends every process that it runs in."""

    def choose(self, view: Any, decision: Any, rng: Any) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class KillsTheNode(Strikes):
    """Ends the process above its own: on a Ray cluster, the one that runs the machine."""

    def strike(self) -> None:
        os.kill(os.getppid(), signal.SIGKILL)
