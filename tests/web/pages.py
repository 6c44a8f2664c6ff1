"""The pages around the tables, driven by roles and names."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.visitors import Visitor


def game_card(visitor: Visitor, game: str) -> Locator:
    """A game on the start page."""
    return visitor.page.get_by_role("article", name=visitor.words(f"web-game-{game}"))


def play_now(visitor: Visitor, game: str) -> None:
    """Start a first game from the start page, with one click."""
    visitor.page.goto("/")
    card = game_card(visitor, game)
    visitor.act(card.get_by_role("button", name=visitor.words("web-play-now")))


def set_up(visitor: Visitor, game: str, *who: str) -> Locator:
    """Open the dialog for a table with `here`, `link` or a program at each seat; return it."""
    visitor.page.goto("/")
    card = game_card(visitor, game)
    visitor.act(card.get_by_role("button", name=visitor.words("web-set-up")))
    title = visitor.words("web-set-up-game", game=visitor.words(f"web-game-{game}"))
    dialog = visitor.page.get_by_role("dialog", name=title)
    expect(dialog).to_be_visible()
    for number, one in enumerate(who, 1):
        place = visitor.words("seat", number=number)
        seat = dialog.get_by_label(visitor.words("web-who-at", place=place))
        seat.select_option(one)
    return dialog


def name_seat(visitor: Visitor, dialog: Locator, number: int, name: str) -> None:
    """Enter the name of the person at a seat."""
    place = visitor.words("seat", number=number)
    dialog.get_by_label(visitor.words("web-name-at", place=place)).fill(name)


def join(visitor: Visitor, address: str, name: str) -> None:
    """Follow an invitation and sit down."""
    visitor.page.goto(address)
    visitor.find("textbox", "web-your-name").fill(name)
    visitor.press("web-sit-down")
