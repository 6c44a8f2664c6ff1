"""The draw before a game: browsers seal, reveal and redraw by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.stories import Story, entropy_of
from tests.web.conftest import Visit
from tests.web.pages import join
from tests.web.prepared import FIRST
from tests.web.visitors import Visitor
from tests.web.world import Moments, World

TABLE = "draw"


def half_drawn() -> Story:
    """Ada has revealed her share, and Bo is overdue."""
    story = Story(("person", "person"), game="card-city", auto_start=True, clock=600)
    story.seal(FIRST, "bo")
    story.ask(FIRST, "reveal", seat=0, entropy=entropy_of(FIRST))
    return story


@pytest.fixture(scope="module")
def moments() -> Moments:
    tables: dict[str, Callable[[], Story]] = {TABLE: half_drawn}
    return tables


def test_a_person_who_leaves_before_revealing_is_named_and_the_game_begins_without_them(
    visit: Visit, prepared: World
) -> None:
    ada = visit()
    prepared.database.admit(ada.context, prepared.server.url, FIRST)
    ada.page.goto(f"/table/{prepared.tables[TABLE]}")
    missed = ada.words("web-draw-missed", name="Bo")
    expect(ada.page.get_by_text(missed)).to_be_visible()
    expect(ada.page.get_by_text(ada.words("web-fair-together"))).to_be_visible()
    sealed_anew(ada)

    cyd = visit()
    join(cyd, f"/table/{prepared.tables[TABLE]}", "Cyd")
    for one in (ada, cyd):
        begun = one.until(lambda update: update["table"]["phase"] == "playing")
    seats = begun["table"]["seats"]
    kept = [added(one) for one in (ada, cyd)]
    assert [one["entropy"] for one in kept] == [one["entropy"] for one in seats]
    assert kept[0]["entropy"] != entropy_of(FIRST), "the entropy was not drawn again"
    seals = {str(seat): one["seal"] for seat, one in enumerate(seats)}
    assert [one["seals"] for one in kept] == [seals, seals]
    deck = begun["table"]["deck"]["sha256"]
    assert [one["deck"] for one in kept] == [deck, deck]


def sealed_anew(one: Visitor) -> None:
    one.until(
        lambda update: (
            update["table"]["draw"] is None and update["table"]["seats"][0]["seal"] is not None
        )
    )


def added(one: Visitor) -> dict[str, object]:
    """What a browser has stored about its seat."""
    (kept,) = one.page.evaluate("() => JSON.parse(localStorage.getItem('cardtown-added'))")
    assert isinstance(kept, dict)
    return kept
