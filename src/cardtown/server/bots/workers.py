"""Bots for the server, in worker processes: no bot can bring the server down.

A thread waits for each worker process (`worker`), and the event loop waits for the threads. Threads
block on a socket with a timeout, which works the same on every event loop. Whoever asks a bot waits
for a turn in `BotWorkers.queue` first, so that nobody can keep all workers busy for themselves.

Workers are new programs, never forks of a process that has threads and a running loop. They are
started when first needed and used for many calls.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from cardtown.bots import Occasion, Ranked, luck
from cardtown.core import Decision, Event
from cardtown.server.bots.worker import Past, Task
from cardtown.server.limits import FairQueue

T = TypeVar("T")
P = ParamSpec("P")

_START_SECONDS: Final = 60.0
"""A new worker has this long to be ready: machines can be very busy."""
_GRACE: Final = 2.0
"""A worker stops a slow bot itself; it is killed if it has not answered this long after that."""
_ATTEMPTS: Final = 2
_WAITING_OF_AN_ADDRESS: Final = 500
_WAITING: Final = 10_000
_LONGEST_ANSWER: Final = 1 << 22
_LONGEST_REASON: Final = 200
_NONSENSE: Final = "gave an answer without sense"


class Choice(NamedTuple):
    """A bot's choice; after a forfeit a legal action, with the reason."""

    action_text: str
    forfeit: str | None


class _Broken(Exception):
    """The worker can't be used any more; the text says why."""


class BotWorkers:
    """Asks bots, in a bounded number of worker processes."""

    def __init__(self, workers: int | None = None, seconds: float = 5.0, calls: int = 500) -> None:
        """Use that many worker processes (by default one less than there are cores).

        A bot has `seconds` for a decision. Processes start with the first call, and are replaced
        after `calls` calls, so that what bots leave in memory stays bounded.
        """
        self._calls = calls
        self._seconds = seconds
        at_once = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix="bots")
        self.queue = FairQueue(_WAITING_OF_AN_ADDRESS, _WAITING, at_once)
        """The queue of callers; the methods below must be called while holding a turn in it."""
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = False

    async def choose(
        self, bot: str, view: Any, decision: Decision[Any], occasion: Occasion
    ) -> Choice:
        """What the bot `NAME[:PARAMETERS]` chooses, with the randomness of the occasion.

        A bot that fails forfeits this decision: an option drawn at random is played.
        """
        return await self._run(self._choose, bot, view, decision, occasion)

    async def rank(
        self, bot: str, view: Any, decision: Decision[Any], occasion: Occasion
    ) -> list[Ranked[Any]]:
        """All options as the bot sees them, best first; none if the bot fails."""
        return await self._run(self._rank, bot, view, decision, occasion)

    async def look_back(
        self,
        game: str,
        events: Sequence[Event],
        occasion: Occasion,
        effort: int,
        options: Mapping[str, Any] | None = None,
    ) -> dict[str, Any] | None:
        """Hindsight of a seat in a finished game (`server.format.hindsight`); None if it fails."""
        return await self._run(self._look_back, (game, options or {}, events, occasion, effort))

    async def measure(self, choice: luck.Choice) -> luck.Effect | None:
        """What a choice changed in the points of all seats (`bots.luck`); None if it fails."""
        return await self._run(self._measure, choice)

    async def play_out(
        self, game: str, kinds: Sequence[str], seed: str, bot: str, game_id: str
    ) -> int | None:
        """The points of a bot that plays a whole game from the first seat; None if it fails."""
        return await self._run(self._play_out, game, kinds, seed, bot, game_id)

    async def close(self) -> None:
        """End all workers. Calls that wait or are under way are cancelled."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._end_all)

    async def _run(self, call: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(call, *given, **named))

    # --- in a thread of the pool ------------------------------------------------------------

    def _choose(self, bot: str, view: Any, decision: Decision[Any], occasion: Occasion) -> Choice:
        def read(answer: Any) -> Choice:
            match answer:
                case {"option": int(number)} if 0 <= number < len(decision.options):
                    return Choice(str(decision.options[number]), None)
                case {"forfeit": str(reason)}:
                    return _forfeit(decision, occasion, reason)
                case _:
                    raise _Broken(_NONSENSE)

        try:
            return self._ask(("choose", bot, view, decision, occasion, self._seconds), read)
        except _Broken as broken:
            return _forfeit(decision, occasion, f"{broken} at '{decision.kind}', twice")

    def _rank(
        self, bot: str, view: Any, decision: Decision[Any], occasion: Occasion
    ) -> list[Ranked[Any]]:
        def read(answer: Any) -> list[Ranked[Any]]:
            match answer:
                case {"ranked": list(rows)}:
                    return [_read_ranked(row, decision) for row in rows]
                case {"forfeit": str()}:
                    return []
                case _:
                    raise _Broken(_NONSENSE)

        try:
            return self._ask(("rank", bot, view, decision, occasion, self._seconds), read)
        except _Broken:
            return []

    def _look_back(self, past: Past) -> dict[str, Any] | None:
        def read(answer: Any) -> dict[str, Any]:
            match answer:
                case {"hindsight": dict(found)}:
                    return found
                case _:
                    raise _Broken(_NONSENSE)

        try:
            return self._ask(("look back", *past), read)
        except _Broken:
            return None

    def _measure(self, choice: luck.Choice) -> luck.Effect | None:
        def read(answer: Any) -> luck.Effect:
            match answer:
                case {"differences": list(deals)}:
                    differences = [[_read_gain(one) for one in deal] for deal in deals]
                    return luck.Effect(choice.decision.seat, choice.decision.kind, differences)
                case _:
                    raise _Broken(_NONSENSE)

        try:
            return self._ask(("measure", choice), read)
        except _Broken:
            return None

    def _play_out(
        self, game: str, kinds: Sequence[str], seed: str, bot: str, game_id: str
    ) -> int | None:
        def read(answer: Any) -> int:
            match answer:
                case {"points": int(points)}:
                    return points
                case _:
                    raise _Broken(_NONSENSE)

        try:
            return self._ask(("play out", game, kinds, seed, bot, game_id, self._seconds), read)
        except _Broken:
            return None

    def _ask(self, task: Task, read: Callable[[Any], T]) -> T:
        """The answer to a task, as `read` understands it; a worker that fails is replaced once."""
        request = pickle.dumps(task)
        for attempt in range(1, _ATTEMPTS + 1):
            worker = self._take(fresh=attempt > 1)
            try:
                answer = read(worker.ask(request, self._seconds + _GRACE))
            except _Broken:
                self._drop(worker)
                if attempt == _ATTEMPTS:
                    raise
            else:
                self._give_back(worker)
                return answer
        raise AssertionError("the last attempt answers or raises")

    def _take(self, *, fresh: bool) -> _Worker:
        with self._lock:
            self._check_open()
            try:
                worker = self._idle.pop() if self._idle and not fresh else _Worker()
            except OSError as error:  # the system has no process to spare
                raise _Broken(f"could not be asked ({error.strerror})") from None
            self._busy.add(worker)
            return worker

    def _give_back(self, worker: _Worker) -> None:
        with self._lock:
            if not self._closed and worker.calls < self._calls:
                self._busy.remove(worker)
                self._idle.append(worker)
                return
        self._drop(worker)

    def _drop(self, worker: _Worker) -> None:
        worker.end()
        with self._lock:
            self._busy.remove(worker)
            self._check_open()

    def _check_open(self) -> None:
        """Cancel the call of this thread if it failed because we are closing."""
        if self._closed:
            raise CancelledError

    def _end_all(self) -> None:
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            for worker in self._busy:
                worker.kill()
        for worker in idle:
            worker.end()
        self._pool.shutdown()


class _Worker:
    """A worker process, and our end of the socket to it."""

    def __init__(self) -> None:
        self.calls = 0
        self._channel, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "cardtown.server.bots.worker", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                # What a bot prints is dropped, and it has nothing to read.
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                # Ctrl-C in the terminal must not reach it.
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )

    def ask(self, request: bytes, seconds: float) -> Any:
        """The answer to a request, as JSON; raise :class:`_Broken`."""
        try:
            if not self.calls:
                self._line(_START_SECONDS)
            self.calls += 1
            self._channel.settimeout(seconds)
            self._channel.sendall(request)
            return json.loads(self._line(seconds))
        except TimeoutError:
            raise _Broken("gave no answer in time") from None
        except OSError:
            raise _Broken("ended") from None
        except (ValueError, RecursionError):
            raise _Broken(_NONSENSE) from None

    def _line(self, seconds: float) -> bytes:
        deadline = time.monotonic() + seconds
        line = bytearray()
        while not line.endswith(b"\n"):
            self._channel.settimeout(max(deadline - time.monotonic(), 0.001))
            part = self._channel.recv(1 << 16)
            if not part:
                raise _Broken("ended")
            line += part
            if len(line) > _LONGEST_ANSWER:
                raise _Broken("gave an answer without end")
        return bytes(line)

    def kill(self) -> None:
        """Kill the process, so that the thread that waits for its answer gives up."""
        self._process.kill()

    def end(self) -> None:
        """Kill the process and release everything it used."""
        self._process.kill()
        self._process.wait()
        self._channel.close()


def _forfeit(decision: Decision[Any], occasion: Occasion, reason: str) -> Choice:
    """Any option, always the same for an occasion; the reason as one line of text."""
    option = occasion.rng().choice(decision.options)
    line = "".join(sign if sign.isprintable() else " " for sign in reason)
    return Choice(str(option), " ".join(line.split())[:_LONGEST_REASON])


def _read_ranked(row: Any, decision: Decision[Any]) -> Ranked[Any]:
    match row:
        case [
            int(at),
            int(now),
            int() | float() as later,
            list(reasons),
            list(expects),
            list(gains),
            chance,
        ] if 0 <= at < len(decision.options):
            return Ranked(
                decision.options[at],
                now,
                later,
                tuple(_read_reason(reason) for reason in reasons),
                tuple(_read_expectation(one) for one in expects),
                tuple(_read_gain(one) for one in gains),
                _read_chance(chance),
            )
        case _:
            raise _Broken(_NONSENSE)


def _read_chance(chance: Any) -> tuple[float, float] | None:
    match chance:
        case None:
            return None
        case [int() | float() as value, int() | float() as margin]:
            return value, margin
        case _:
            raise _Broken(_NONSENSE)


def _read_reason(reason: Any) -> tuple[str, int]:
    match reason:
        case [str(line), int(points)]:
            return line, points
        case _:
            raise _Broken(_NONSENSE)


def _read_expectation(one: Any) -> tuple[str, float]:
    match one:
        case [str(name), int() | float() as points]:
            return name, points
        case _:
            raise _Broken(_NONSENSE)


def _read_gain(one: Any) -> float:
    match one:
        case int() | float():
            return one
        case _:
            raise _Broken(_NONSENSE)
