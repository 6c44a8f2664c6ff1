"""Plays on this machine, in several processes.

Each worker plays one part at a time and sends back its rows. If a worker dies, another plays its
part again. A part is sent whole or not at all, so no game is lost and none counted twice.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from cardtown.lab.errors import Stopped
from cardtown.lab.play import PlayedGames, PlayGames

TRIES: Final = 3
"""How many workers may die over one part."""

# A fresh interpreter for each worker: threads of this process (a progress bar's, Polars')
# do not survive a fork, but the locks that they hold do.
_CONTEXT: Final = multiprocessing.get_context("spawn")


def play_parts(
    play: PlayGames, parts: Sequence[range], *, jobs: int | None = None
) -> Generator[PlayedGames, None, None]:
    """Play parts in `jobs` processes, all cores if None; yield each as soon as it is done."""
    jobs = min(jobs or os.cpu_count() or 1, len(parts))
    if jobs <= 1:
        yield from map(play, parts)
    else:
        yield from _play_in_processes(play, parts, jobs)


class _Worker:
    """A process, our end of the pipe to it, and the part that it plays."""

    def __init__(self, play: PlayGames) -> None:
        self.numbers = range(0)
        self.pipe, other = _CONTEXT.Pipe()
        self.process = _CONTEXT.Process(target=_work, args=(play, other), daemon=True)
        self.process.start()
        other.close()  # now only the worker holds it: when the worker dies, the pipe ends

    def begin(self, numbers: range) -> None:
        self.numbers = numbers
        with suppress(OSError):  # the worker has died: `answer` will notice
            self.pipe.send(numbers)

    def answer(self) -> PlayedGames | None:
        """The part it has played; None if the worker has died."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, PlayedGames):
            return answer
        raise RuntimeError(f"in a worker process:\n{answer}")

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _play_in_processes(play: PlayGames, parts: Sequence[range], jobs: int) -> Iterator[PlayedGames]:
    waiting = deque(parts)
    workers: dict[Any, _Worker] = {}
    deaths: Counter[range] = Counter()
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                worker = _Worker(play)
                workers[worker.pipe] = worker
                worker.begin(waiting.popleft())
            for pipe in wait(list(workers)):
                worker = workers[pipe]
                played = worker.answer()
                if played is None:
                    workers.pop(pipe).stop()
                    deaths[worker.numbers] += 1
                    if deaths[worker.numbers] == TRIES:
                        raise _workers_keep_dying(worker.numbers)
                    waiting.appendleft(worker.numbers)
                    continue
                if waiting:
                    worker.begin(waiting.popleft())
                else:
                    workers.pop(pipe).stop()
                yield played
    finally:
        for worker in workers.values():
            worker.stop()


def _workers_keep_dying(numbers: range) -> Stopped:
    return Stopped(
        f"{TRIES} worker processes died while they played games {numbers[0]} to {numbers[-1]}: "
        "is there too little memory for that many jobs?"
    )


def _work(play: PlayGames, pipe: Connection) -> None:
    """The main loop of a worker: play parts until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_play_or_format_traceback(play, pipe.recv()))


def _play_or_format_traceback(play: PlayGames, numbers: range) -> PlayedGames | str:
    try:
        return play(numbers)
    except Exception:  # sent to the parent process, and raised there
        return traceback.format_exc()
