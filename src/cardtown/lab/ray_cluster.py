"""Plays on a Ray cluster: each task is a whole part, so that the transfer pays off.

Ray repeats a task if the process or the machine that had it dies. Only the process that started
the run writes parts, so no game is lost and none counted twice.

Ray kills the process that talks to it when its cluster is lost. So a separate process does that, a
bridge between our pipe and the cluster; for us, a lost cluster is a pipe that ends.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import traceback
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from cardtown.core import BadInput, MissingExtra
from cardtown.lab.errors import Stopped
from cardtown.lab.play import PlayedGames, PlayGames
from cardtown.lab.run import Executor

AUTO: Final = "auto"
_TOKEN: Final = Path("~/.ray/auth_token").expanduser()
LOCAL: Final = "local"
_CONTEXT: Final = multiprocessing.get_context("spawn")
_CONNECTED: Final = "connected"
_CONNECT_TIMEOUT_S: Final = 5.0
_SHUTDOWN_TIMEOUT_S: Final = 15.0
_RETRIES: Final = 3
_AHEAD: Final = 2
"""Tasks submitted for each core of the cluster, so that no core waits for the next."""


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Executor]:
    """Connect to a cluster, and play there while the context lasts.

    `auto` is the cluster that this machine is part of; `local` starts one of `jobs` processes here.
    Raises :class:`BadInput` if there is no cluster.
    """
    if find_spec("ray") is None:
        raise MissingExtra("Ray", "ray")
    if address not in (AUTO, LOCAL) and not _listens(address):
        raise BadInput("ray", _no_cluster(address))
    pipe, other = _CONTEXT.Pipe()
    bridge = _CONTEXT.Process(target=_bridge, args=(address, jobs, other))
    bridge.start()
    other.close()  # now only the bridge holds it: when the bridge ends, the pipe ends
    try:
        answer = _answer(pipe)
        if answer != _CONNECTED:
            raise BadInput("ray", answer or _no_cluster(address))
        yield partial(_play_parts, pipe)
    finally:
        pipe.close()
        bridge.terminate()
        bridge.join(_SHUTDOWN_TIMEOUT_S)
        bridge.kill()


def _listens(address: str) -> bool:
    """Whether the address accepts connections: Ray itself would try for minutes."""
    try:
        found = urlsplit(address if "://" in address else f"//{address}")
        where = found.hostname or "", found.port or 0
        socket.create_connection(where, timeout=_CONNECT_TIMEOUT_S).close()
    except (OSError, ValueError):
        return False
    return True


def _no_cluster(address: str) -> str:
    return f"there is no Ray cluster {_where(address)}: start one with `ray start --head`"


def _where(address: str) -> str:
    return "on this machine" if address in (AUTO, LOCAL) else f"at {address}"


def _play_parts(
    pipe: Connection, play: PlayGames, parts: Sequence[range]
) -> Generator[PlayedGames, None, None]:
    pipe.send((play, parts))
    for _ in parts:
        answer = _answer(pipe)
        if isinstance(answer, Exception):
            raise answer
        if answer is None:
            raise Stopped("the Ray cluster was lost")
        yield answer


def _answer(pipe: Connection) -> Any:
    """The next message of the bridge; None if the bridge has ended."""
    try:
        return pipe.recv()
    except (EOFError, OSError):
        return None


# --- the bridge, in its own process -------------------------------------------------------------


def _bridge(address: str, jobs: int | None, pipe: Connection) -> None:
    """Connect, report that, then play the parts and send each when it is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    _be_quiet()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # no telemetry
    if _TOKEN.exists():
        # Ray finds the token of a cluster, but presents it only if told to.
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    import ray

    started: dict[str, Any] = {}
    if address == LOCAL:
        started = {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **started)
    except Exception as error:  # sent to the parent process, and raised there
        pipe.send(_refusal(address, error))
        return
    try:
        pipe.send(_CONNECTED)
        for answer in _answers(ray, *pipe.recv()):
            pipe.send(answer)
        pipe.recv()  # no message comes: this ends when the run does
    except (EOFError, OSError):
        pass
    finally:
        ray.shutdown()


def _refusal(address: str, error: Exception) -> str:
    """Why there is no connection; Ray gives a cause if there is a cluster that refuses us."""
    if error.__cause__ is None:
        return _no_cluster(address)
    said = str(error.__cause__).strip()
    if "InvalidAuthToken" in said:
        return (
            f"the Ray cluster {_where(address)} wants its token: set RAY_AUTH_MODE=token and "
            "RAY_AUTH_TOKEN to what `ray get-auth-token` says there"
        )
    return f"the Ray cluster {_where(address)} can't be used: {said.partition('. ')[0]}"


def _be_quiet() -> None:
    """Discard Ray's output: we report what matters of it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def _answers(
    ray: Any, play: PlayGames, parts: Sequence[range]
) -> Iterator[PlayedGames | Exception]:
    try:
        yield from _on_cluster(ray, play, parts)
    except ray.exceptions.RayTaskError:
        yield RuntimeError(f"in a task of Ray:\n{traceback.format_exc()}")
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        yield Stopped(f"the Ray cluster failed: {reason.rstrip('.')}")


def _on_cluster(ray: Any, play: PlayGames, parts: Sequence[range]) -> Iterator[PlayedGames]:
    task = ray.remote(max_retries=_RETRIES)(_call)
    head = ray.get_runtime_context().gcs_address
    shared = ray.put(play)
    waiting = deque(parts)
    playing: list[Any] = []
    while waiting or playing:
        if not _listens(head):  # asking a lost cluster would take a minute
            raise ray.exceptions.RayError("its head does not answer")
        room = _AHEAD * int(ray.cluster_resources().get("CPU", 1))
        while waiting and len(playing) < room:
            playing.append(task.remote(shared, waiting.popleft()))
        done, playing = ray.wait(playing, timeout=_CONNECT_TIMEOUT_S)
        yield from ray.get(done)


def _call(play: PlayGames, numbers: range) -> PlayedGames:
    return play(numbers)
