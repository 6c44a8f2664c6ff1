"""Every character of Carson City, taken and used at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import orjson
import pytest
from playwright.sync_api import expect

from cardtown.games.carson_city import CHARACTER_IDS
from cardtown.server.format import shapes
from tests.sampling import sample
from tests.server.stories import Story
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.prepared import Moment, at_random, preferring, story_until, when_asked
from tests.web.visitors import PHONE
from tests.web.world import Moments, World

BEFORE_BIDS: Final = {"governor", "lawyer", "chinese_worker", "heroes", "gunsmith"}
AFTER_BIDS: Final = {"mercenary", "doctor"}
AtTable = Callable[..., CarsonScreen]
_TAKES: Final = preferring("take 0", "bid 9", "bid 8", "bid 7")


def on_offer(character: str) -> Moment:
    """The moment when the first seat has a pick, not the last one, and a character is on offer."""

    def reached(story: Story) -> bool:
        if not when_asked("take")(story) or is_last_round(story):
            return False
        assert story.state.table is not None
        return any(card.id == character for card in story.state.table.view(0).row)

    return reached


def usable(character: str) -> Moment:
    """The moment when the first seat may use a character, and the bid after it is not forced."""
    is_asked = when_asked("use", f"use {character}")
    return lambda story: is_asked(story) and not is_last_round(story)


def is_last_round(story: Story) -> bool:
    """Whether this round ends an Era, when the page plays the last auction card by itself."""
    assert story.state.table is not None
    return bool(story.state.table.view(0).round == 9)


def longest_side(origin: Sequence[int], rows: Sequence[str], at: Sequence[int]) -> int:
    """The longer side of the city with a card laid there."""
    sizes = len(rows), max(map(len, rows), default=0)
    sides = zip(origin, sizes, at, strict=True)
    return max(max(first + size, place + 2) - min(first, place) for first, size, place in sides)


def ninth_is_open(story: Story) -> bool:
    """The moment when a city may grow beyond 8 × 8."""
    decision = story.state.decision(0)
    if decision is None or decision.kind != "place" or story.state.table is None:
        return False
    view = shapes.of("carson-city").view(story.state.table.view(0))
    mine = orjson.loads(shapes.to_bytes(view))["seats"][0]
    city = mine["city"]
    places = [(one.row, one.column) for one in decision.options]
    return "captain" in mine["characters"] and any(
        longest_side(city["origin"], city["rows"], at) == 9 for at in places
    )


@pytest.fixture(scope="module")
def moments() -> Moments:
    """For each character, a table where it can be taken, and one where it can be used."""
    sale = partial(story_until, when_asked("take", "sell 0"), _TAKES)
    return {
        **{f"take {one}": partial(story_until, on_offer(one), at_random) for one in CHARACTER_IDS},
        **{
            f"use {one}": partial(story_until, usable(one), _TAKES)
            for one in BEFORE_BIDS | AFTER_BIDS
        },
        "decline": partial(story_until, when_asked("use", "decline heroes"), _TAKES),
        "sell": sale,
        "sell on a phone": sale,
        "beyond": partial(story_until, ninth_is_open, _TAKES),
        "adopt": partial(story_until, when_asked("adopt"), _TAKES),
    }


@pytest.fixture
def at_table(look: Visit, prepared: World) -> AtTable:
    """Sits down at one of the prepared tables."""

    def sit(name: str, **setting: object) -> CarsonScreen:
        screen = CarsonScreen(look(**setting))
        prepared.bring(screen.visitor, name)
        return screen

    return sit


@pytest.mark.parametrize("character", sample(CHARACTER_IDS, 5))
def test_a_character_is_taken_from_the_row(at_table: AtTable, character: str) -> None:
    screen = at_table(f"take {character}")
    name = screen.character_name(character)
    ids = [card["id"] for card in screen.visitor.latest["view"]["row"]]
    screen.take(ids.index(character))
    after = screen.visitor.latest
    assert character in own(after)["characters"]
    mine = screen.characters
    expect(mine.get_by_text(name, exact=True)).to_be_visible()
    worth = own(after)["score"]["characters"].get(character)
    if worth is not None:
        expect(mine).to_contain_text(screen.visitor.words("points", n=worth))


@pytest.mark.parametrize("character", sample(sorted(BEFORE_BIDS | AFTER_BIDS), 3))
def test_a_character_is_used(at_table: AtTable, character: str) -> None:
    screen = at_table(f"use {character}")
    me = screen.visitor
    row = len(me.latest["view"]["row"])
    question = me.words("web-use-question", name=screen.character_name(character))
    expect(me.page.get_by_role("region", name=question)).to_be_visible()
    screen.answer(use=True)
    after = me.latest
    assert character in own(after)["used"]
    expect(screen.characters).to_contain_text(me.words("web-used"))
    if character in {"governor", "chinese_worker"}:
        assert len(after["view"]["row"]) == row + 1, "one more terrain card"
        expect(screen.row.get_by_role("button")).to_have_count(row + 1)
    if character in {"governor", "lawyer"}:
        assert after["decision"]["kind"] == "take", "a card at once"
        screen.take(0)
        assert screen.turn() is not None


def test_a_character_is_kept_for_later(at_table: AtTable) -> None:
    screen = at_table("decline")
    screen.answer(use=False)
    assert "heroes" not in own(screen.visitor.latest)["used"]


@pytest.mark.parametrize(
    ("table", "setting"), [("sell", {}), ("sell on a phone", {"size": PHONE, "touch": True})]
)
def test_the_auctioneer_sells_a_card(
    at_table: AtTable, table: str, setting: dict[str, object]
) -> None:
    screen = at_table(table, **setting)
    before = own(screen.visitor.latest)
    screen.sell(0)
    after = own(screen.visitor.latest)
    assert after["sold"] == before["sold"] + 1
    assert len(after["city"]["cards"]) == len(before["city"]["cards"]) - 1


def test_the_captain_lets_the_city_grow_beyond_eight_parcels(at_table: AtTable) -> None:
    screen = at_table("beyond")
    me = screen.visitor
    city = own(me.latest)["city"]
    places = [one["at"] for one in me.latest["decision"]["options"]]
    far = max(places, key=lambda at: longest_side(city["origin"], city["rows"], at))
    screen.places().first.wait_for()
    screen.place(screen.place_at(far))
    screen.commit("web-build-here")
    rows = own(me.latest)["city"]["rows"]
    assert max(len(rows), len(rows[0])) == 9


def test_the_paperboy_brings_a_character(at_table: AtTable) -> None:
    screen = at_table("adopt")
    option = screen.visitor.latest["decision"]["options"][0]
    screen.adopt(option["character"])
    assert option["character"] in own(screen.visitor.latest)["characters"]
