"""What a process does by itself, again and again, as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cardtown.core import CardtownError


async def repeat_forever(
    go_round: Callable[[], Awaitable[None]], pause_s: float, log: logging.Logger, trouble: str
) -> None:
    """Go round until cancelled, with pauses; whatever goes wrong, the next round may mend it.

    `trouble` says what waits as long as no round comes to its end.
    """
    while True:
        try:
            await go_round()
        except CardtownError as error:
            log.warning("%s: %s", trouble, error)
        except Exception:  # whatever it was, nobody else would go round
            log.exception(trouble)
        await asyncio.sleep(pause_s)
