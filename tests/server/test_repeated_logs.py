"""What is logged again and again is written a few times."""

from __future__ import annotations

import logging

from cardtown.server.repeated_logs import RepeatFilter


def record(text: str, *values: object) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, values, None)


def test_a_message_is_written_ten_times_a_minute_whatever_it_is_about() -> None:
    repeats = RepeatFilter(clock=lambda: 0.0)
    written = [repeats.filter(record("table %s waits", number)) for number in range(12)]
    assert written == [True] * 10 + [False] * 2
    assert repeats.filter(record("something else"))


def test_the_next_minute_says_how_many_were_left_out() -> None:
    now = [0.0]
    repeats = RepeatFilter(clock=lambda: now[0])
    for number in range(15):
        repeats.filter(record("table %s waits", number))
    now[0] = 60.0
    first, second = record("table %s waits", 15), record("table %s waits", 16)
    assert repeats.filter(first)
    assert repeats.filter(second)
    assert first.getMessage() == "table 15 waits (and 5 times more before)"
    assert second.getMessage() == "table 16 waits"
