"""Playing on this machine, in processes of its own.

Each worker plays one part at a time and hands over its rows. A worker that dies, whatever the
reason, is replaced and its part played again by the next one: no game is lost, and none counted
twice, since a part is handed over whole or not at all.
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
from cardtown.lab.play import Play, Played

TRIES: Final = 3
"""How many workers may die over one part."""

# A fresh interpreter for each worker: threads of this process (a progress bar's, Polars')
# do not survive a fork, but the locks that they hold do.
_CONTEXT: Final = multiprocessing.get_context("spawn")


def play_parts(
    play: Play, parts: Sequence[range], *, jobs: int | None = None
) -> Generator[Played, None, None]:
    """Play parts in `jobs` processes, all cores if None; yield each when it is done."""
    jobs = min(jobs or os.cpu_count() or 1, len(parts))
    if jobs <= 1:
        yield from map(play, parts)
    else:
        yield from _in_processes(play, parts, jobs)


class _Worker:
    """A process, our end of the pipe to it, and the part that it plays."""

    def __init__(self, play: Play) -> None:
        self.numbers = range(0)
        self.pipe, other = _CONTEXT.Pipe()
        self.process = _CONTEXT.Process(target=_work, args=(play, other), daemon=True)
        self.process.start()
        other.close()  # now the worker alone holds it: when the worker dies, the pipe ends

    def begin(self, numbers: range) -> None:
        self.numbers = numbers
        with suppress(OSError):  # it has died: then the answer will not come either
            self.pipe.send(numbers)

    def answer(self) -> Played | None:
        """The part as it was played; None if the worker has died over it."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Played):
            return answer
        raise RuntimeError(f"in a worker process:\n{answer}")

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _in_processes(play: Play, parts: Sequence[range], jobs: int) -> Iterator[Played]:
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
                        raise _keeps_dying(worker.numbers)
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


def _keeps_dying(numbers: range) -> Stopped:
    return Stopped(
        f"{TRIES} worker processes died while they played games {numbers[0]} to {numbers[-1]}: "
        "is there too little memory for so many jobs?"
    )


def _work(play: Play, pipe: Connection) -> None:
    """The life of a worker: play what comes until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_played_or_traceback(play, pipe.recv()))


def _played_or_traceback(play: Play, numbers: range) -> Played | str:
    try:
        return play(numbers)
    except Exception:  # told to whoever started us, and raised there
        return traceback.format_exc()
