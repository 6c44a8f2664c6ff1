"""What both games' tables have in common on the screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitors import Update, Visitor

Decision = dict[str, Any]
Choose = Callable[[Decision], dict[str, Any]]
"""Picks one of a decision's options."""


class Screen:
    """A table as one visitor sees it; decisions are read from the updates of the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self._holder: int | None = None
        """The seat that holds the screen, where several people share it."""

    def open(self, table_id: str) -> None:
        """Open a table by its address."""
        self.visitor.page.goto(f"/table/{table_id}")
        self.visitor.until(lambda update: update["table"]["id"] == table_id)

    @property
    def table_id(self) -> str:
        """The table that the page shows."""
        return str(self.visitor.latest["table"]["id"])

    @property
    def grid(self) -> Locator:
        """One's own city."""
        raise NotImplementedError

    @property
    def may_choose(self) -> bool:
        """Whether there is a choice to make now."""
        update = self.visitor.latest
        decision = update["decision"]
        return decision is not None and not is_forced(update) and not is_over(update)

    def play(self, update: Update, choose: Choose) -> None:
        """Make one decision."""
        raise NotImplementedError

    def play_out(self, choose: Choose) -> Update:
        """Play until the game is over."""
        while (update := self.turn()) is not None:
            self.play(update, choose)
        return self.visitor.latest

    def turn(self) -> Update | None:
        """Wait until somebody at this screen has a choice to make; None when the game is over.

        The page plays forced moves by itself.
        """
        while True:
            update = self.visitor.until(self._needs_somebody)
            if is_over(update):
                return None
            self._hand_over(update)
            if self.may_choose:
                return self.visitor.latest

    def _needs_somebody(self, update: Update) -> bool:
        if is_over(update):
            return True
        if update["decision"] is not None:
            return not is_forced(update)
        return self._next_here(update) is not None

    @staticmethod
    def _next_here(update: Update) -> int | None:
        """The next seat of this screen that must decide."""
        deciding = update["view"]["deciding"] if update["view"] else []
        seats = enumerate(update["table"]["seats"])
        return next((seat for seat, one in seats if one["yours"] and seat in deciding), None)

    def _hand_over(self, update: Update) -> None:
        """At a shared screen, raise the curtain for the next person if there are secrets."""
        seat = self._next_here(update)
        if seat is None or [one["yours"] for one in update["table"]["seats"]].count(True) < 2:
            return
        holder = update["seat"] if self._holder is None else self._holder
        if self._is_secret(update) and (holder != seat or update["seat"] != seat):
            curtain = self.visitor.find("dialog", "web-curtain")
            expect(curtain).to_contain_text(update["table"]["seats"][seat]["name"])
            self.visitor.act(curtain.get_by_role("button"))
            holder = seat
        self._holder = holder
        self.visitor.until(lambda now: now["seat"] == seat or is_over(now))

    def _is_secret(self, update: Update) -> bool:
        """Whether the seats of this screen know different things now."""
        raise NotImplementedError

    def commit(self, message_id: str, /, **arguments: str | int) -> None:
        """Press the button that sends the choice, and wait until the table has moved on."""
        with self.deciding():
            self.visitor.press(message_id, **arguments)

    @contextmanager
    def deciding(self) -> Iterator[None]:
        """Wait until the request sent inside this block has settled the decision."""
        asked = _open_decision(self.visitor.latest)
        yield
        self.visitor.until(lambda update: is_over(update) or _open_decision(update) != asked)


def play_together(screens: Sequence[Screen], choose: Choose) -> None:
    """Let several browsers play one game to its end."""
    while True:
        _catch_up(screens)
        if is_over(screens[0].visitor.latest):
            return
        ready = [screen for screen in screens if screen.may_choose]
        for screen in ready:
            screen.play(screen.visitor.latest, choose)
        if not ready:
            screens[0].visitor.wait_for_news()


def _catch_up(screens: Sequence[Screen]) -> None:
    """Wait until all have received the same updates."""
    while len(numbers := {screen.visitor.latest["number"] for screen in screens}) > 1:
        for screen in screens:
            screen.visitor.until(partial(has_reached, max(numbers)))


def has_reached(number: int, update: Update) -> bool:
    """Whether the page has received that entry."""
    return bool(update["number"] >= number)


def _open_decision(update: Update) -> tuple[int | None, int | None]:
    """Identifies the open decision: its seat, and the entry that opened it."""
    return update["seat"], update["opened"]


def is_over(update: Update) -> bool:
    """Whether the game has ended."""
    return bool(update["table"]["phase"] == "finished")


def randomly(seed: int) -> Choose:
    """Random options, the same ones every time."""
    rng = random.Random(seed)

    def choose(decision: Decision) -> dict[str, Any]:
        option: dict[str, Any] = rng.choice(decision["options"])
        return option

    return choose


def is_forced(update: Update) -> bool:
    """Whether there is only one option, or a character whose use would have no effect."""
    use = (update.get("previews") or {}).get("use")
    forced = len(update["decision"].get("options", ())) == 1
    return forced or (use is not None and not use["matters"])
