"""What a running server counts for its operators, in the format of Prometheus.

Only the operator sees it: it has an address of its own, and only where the settings name one.
Labels come from fixed lists, never from what a client sends, so a stranger can't add to them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from cardtown.core import BadInput

if TYPE_CHECKING:
    from cardtown.server.service import Service

_WAITS_S: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

REQUESTS: Final = Counter(
    "cardtown_requests",
    "Answered requests; the kind is what a live request asks for, or http",
    ["kind"],
)
REFUSED: Final = Counter(
    "cardtown_refused", "Requests that were refused, by the code of the reason", ["code"]
)
REQUEST_SECONDS: Final = Histogram(
    "cardtown_request_seconds", "From a request to its answer", ["kind"], buckets=_WAITS_S
)
COMMIT_SECONDS: Final = Histogram(
    "cardtown_commit_seconds", "How long the database took for a commit", buckets=_WAITS_S
)
COMMIT_CHANGES: Final = Histogram(
    "cardtown_commit_changes", "Changes written by one commit", buckets=_SIZES
)


@contextmanager
def measure_request(kind: str) -> Iterator[None]:
    """Count a request, and the time until its answer is sent."""
    start = time.perf_counter()
    try:
        yield
    finally:
        REQUESTS.labels(kind).inc()
        REQUEST_SECONDS.labels(kind).observe(time.perf_counter() - start)


def serve_metrics(address: str, service: Service) -> None:
    """Serve the metrics at `HOST:PORT`, from a thread; raise :class:`BadInput`."""
    gauges: dict[str, tuple[str, Callable[[], int]]] = {
        "cardtown_tables": ("Tables in memory", lambda: len(service.rooms)),
        "cardtown_connections": (
            "Open live connections",
            lambda: service.connection_limit.open,
        ),
        "cardtown_waiting_bots": (
            "Decisions of bots that wait for a worker",
            lambda: service.bot_workers.queue.waiting,
        ),
        "cardtown_waiting_reviews": (
            "Reviews and searches in hindsight that wait for a worker",
            lambda: service.hindsights.workers.queue.waiting,
        ),
        "cardtown_waiting_questions": (
            "Questions about cities that wait for an answer",
            lambda: service.question_queue.waiting,
        ),
    }
    for name, (meaning, read) in gauges.items():
        Gauge(name, meaning).set_function(read)
    host, _, port = address.rpartition(":")
    try:
        start_http_server(int(port), host.strip("[]"))
    except OSError as error:
        raise BadInput("CARDTOWN_METRICS", f"can't listen at {address}: {error.strerror}") from None
    except UnicodeError:  # no name of a machine has such a part
        raise BadInput("CARDTOWN_METRICS", f"can't listen at {address}: no such host") from None
