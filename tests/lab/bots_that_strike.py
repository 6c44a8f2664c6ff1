"""Bots that play at random and, once, attack the processes that play them."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtown.bots.random_bot import RandomBot
from cardtown.lab.folders import UNFINISHED


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
    """Ends its own process, as the system does when memory runs out."""

    def strike(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True)
class InterruptsTheRun(Strikes):
    """Presses Ctrl-C as soon as a part has been written to the folder `parts`.

    Its own part is not done while it waits: at that moment some parts are there, and not all.
    """

    parts: str = ""

    def strike(self) -> None:
        # Waiting is not thinking: the referee's alarm would interrupt it, and the bot would
        # forfeit.
        signal.setitimer(signal.ITIMER_REAL, 0)
        while all(part.name.endswith(UNFINISHED) for part in Path(self.parts).iterdir()):
            time.sleep(0.01)
        os.kill(os.getppid(), signal.SIGINT)


class AlwaysKillsItself(RandomBot):
    """Ends every process that it runs in."""

    def choose(self, view: Any, decision: Any, rng: Any) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class KillsTheNode(Strikes):
    """Ends the process above its own: on a Ray cluster, the one that runs the machine."""

    def strike(self) -> None:
        os.kill(os.getppid(), signal.SIGKILL)
