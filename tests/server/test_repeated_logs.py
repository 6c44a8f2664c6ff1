"""What is logged repeatedly is written only a few times."""

from __future__ import annotations

import logging

from cardtown.server.repeated_logs import RepeatFilter


def record(text: str, *values: object, line: int = 1) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "a.py", line, text, values, None)


def test_a_message_is_logged_ten_times_a_minute_whatever_it_is_about() -> None:
    repeats = RepeatFilter(clock=lambda: 0.0)
    logged = [repeats.filter(record("table %s waits", number)) for number in range(12)]
    assert logged == [True] * 10 + [False] * 2
    assert repeats.filter(record("something else", line=2))


def test_no_text_of_an_outsider_makes_a_message_another_one() -> None:
    """As asyncio logs what nobody caught: the text itself names the task and the exception."""
    repeats = RepeatFilter(clock=lambda: 0.0)
    logged = [repeats.filter(record(f"Task-{number} failed")) for number in range(5_000)]
    assert sum(logged) == 10


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


def logged_in(hours: range, repeats: RepeatFilter, now: list[float]) -> int:
    """How many messages are written if one comes every second of these hours."""
    written = 0
    for second in range(hours.start * 3600, hours.stop * 3600):
        now[0] = second
        written += repeats.filter(record("table %s waits", second))
    return written


def test_a_flood_that_goes_on_is_written_less_and_less() -> None:
    now = [0.0]
    repeats = RepeatFilter(clock=lambda: now[0])
    assert logged_in(range(2), repeats, now) < 80
    assert logged_in(range(2, 12), repeats, now) == 10 * 10, "ten lines an hour"


def test_after_a_flood_a_minute_is_a_minute_again() -> None:
    now = [0.0]
    repeats = RepeatFilter(clock=lambda: now[0])
    logged_in(range(3), repeats, now)
    for hours in (4, 6):
        now[0] = hours * 3600
        assert repeats.filter(record("table %s waits", hours))
    now[0] += 60
    logged = [repeats.filter(record("table %s waits", number)) for number in range(12)]
    assert logged == [True] * 10 + [False] * 2
