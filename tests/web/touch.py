"""Touches with one or more fingers, sent as the browser's own touch events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import time

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
_STEPS = 8
_MOMENT = 0.1
_REST = 3
"""How many events a finger rests before it is lifted, so that nothing is flung."""


class Fingers:
    """The fingers on one page."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def double_tap(self, where: Point) -> None:
        """Tap twice in quick succession, however long sending takes."""
        x, y = where
        now = time()
        for moment in (now, now + _MOMENT):
            for kind, touches in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
                event = {"type": kind, "touchPoints": touches, "timestamp": moment}
                self._session.send("Input.dispatchTouchEvent", event)

    def swipe(self, *ways: tuple[Point, Point]) -> None:
        """Put a finger down at the start of each path, move them all, and lift them."""
        for number in range(len(ways)):  # one after the other, as a hand does
            self._send("touchStart", [begin for begin, _ in ways[: number + 1]])
        for step in range(1, _STEPS + 1):
            self._send("touchMove", [_between(way, step / _STEPS) for way in ways])
        for _ in range(_REST):
            self._send("touchMove", [end for _, end in ways])
        self._send("touchEnd", [])

    @contextmanager
    def hold(self, where: Point) -> Iterator[None]:
        """Hold a finger still at a point during the block."""
        self._send("touchStart", [where])
        yield
        self._send("touchEnd", [])

    def pinch(self, middle: Point, before: float, after: float) -> None:
        """Pinch: move two fingers around a point from one distance to another."""
        x, y = middle
        self.swipe(
            ((x - before / 2, y), (x - after / 2, y)), ((x + before / 2, y), (x + after / 2, y))
        )


def _between(way: tuple[Point, Point], part: float) -> Point:
    (x, y), (to_x, to_y) = way
    return x + (to_x - x) * part, y + (to_y - y) * part


def middle_of(where: Locator) -> Point:
    """The middle of an element on the screen."""
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width_of(where: Locator) -> float:
    """The width of an element on the screen."""
    box = where.bounding_box()
    assert box is not None
    return box["width"]
