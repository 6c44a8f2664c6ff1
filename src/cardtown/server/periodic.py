"""Tasks that a process repeats for as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cardtown.core import CardtownError


async def repeat_forever(
    task: Callable[[], Awaitable[None]], pause_s: float, log: logging.Logger, trouble: str
) -> None:
    """Repeat a task with pauses, until cancelled. When it fails, `trouble` is logged."""
    while True:
        try:
            await task()
        except CardtownError as error:
            log.warning("%s: %s", trouble, error)
        except Exception:  # whatever it was, the next attempt may succeed
            log.exception(trouble)
        await asyncio.sleep(pause_s)
