"""The pictures of the rules show what their words say, as the games themselves judge it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import orjson
import pytest

from cardtown import rulebook
from cardtown.games.boards import bits
from cardtown.games.card_city import City as Town
from cardtown.games.card_city.scoring import score as score_town
from cardtown.games.carson_city import CHARACTER_IDS, SUITS, City, Terrain, score, standard_deck
from cardtown.games.carson_city.city import EMPTY_CITY
from cardtown.games.carson_city.scoring import itemize
from cardtown.localization import LANGUAGES, LOCALES
from cardtown.server.format.shapes.card_city import cities
from tests.carson_city.story import Story

Picture = dict[str, Any]
GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
PICTURES: dict[str, list[Picture]] = {
    rule: pictures
    for game in ("carson-city", "card-city")
    for rule, pictures in json.loads(
        (GAMES / game / "rules" / "pictures.json").read_text("utf-8")
    ).items()
}


def pictures(*kinds: str) -> list[Any]:
    """The pictures of these kinds, each with the number of its rule."""
    return [
        pytest.param(rule, one, id=one["caption"].removeprefix("web-rules-see-"))
        for rule, found in PICTURES.items()
        for one in found
        if one["kind"] in kinds
    ]


def test_every_picture_belongs_to_a_rule_and_has_words_in_every_language() -> None:
    captions = [one["caption"] for found in PICTURES.values() for one in found]
    assert len(set(captions)) == len(captions)
    for number in PICTURES:
        rulebook.find(number)
    for language in LANGUAGES:
        source = (LOCALES / language / "web-rules.ftl").read_text("utf-8")
        assert [one for one in captions if f"\n{one} = " not in source] == [], language


def test_what_a_picture_teaches_best_has_one() -> None:
    laws = [f"C4.{n}" for n in range(1, 7)] + [f"K3.{n}" for n in range(1, 7)]
    counting = ["C5.1", "C5.3", "C5.4", "K4.1", "K4.2", "K4.3", "K4.4", "K5.1", "K6.1"]
    cards = ["C1.1", "C1.2", "C1.5", "C3.6", "C6.3", "K1.1", "K2.2"]
    assert set(PICTURES) == {*laws, *counting, *cards}


# --- Carson City ---------------------------------------------------------------------------------


def city_of(cards: list[dict[str, Any]]) -> City:
    """The city of these cards, which lie as the rules allow it."""
    city = EMPTY_CITY
    for number, one in enumerate(cards):
        assert city.why_not(terrain(one, number), one["at"], ()) is None
        city = city.place(terrain(one, number), city.cell_of(*one["at"]))
    return city


def terrain(one: dict[str, Any], number: int = 0) -> Terrain:
    top, bottom = one["parcels"]
    return Terrain(f"card {number}", (top, bottom), 0)


@pytest.mark.parametrize(("rule", "picture"), pictures("placing"))
def test_a_card_that_is_laid_is_allowed_or_against_the_rule_named(
    rule: str, picture: Picture
) -> None:
    city, card, owned = city_of(picture["cards"]), picture["card"], picture["characters"]
    obstacle = city.why_not(terrain(card), card["at"], owned)
    broken = None if obstacle is None else obstacle.rule
    assert broken == picture["rule"]
    # A breach stands with the rule that is broken; that nothing but a Prison covers a Prison
    # follows from what may cover what.
    assert broken in (None, rule) or (rule, broken) == ("C4.6", "C4.4")


@pytest.mark.parametrize("rule", ["C4.2", "C4.3", "C4.4", "C4.5", "C4.6"])
def test_every_rule_about_placing_shows_both_what_is_allowed_and_what_is_not(rule: str) -> None:
    assert {one["rule"] is None for one in PICTURES[rule]} == {True, False}


@pytest.mark.parametrize(("rule", "picture"), pictures("scored"))
def test_buildings_earn_what_is_written_on_them(rule: str, picture: Picture) -> None:
    city = city_of(picture["cards"])
    _, earnings = itemize(city)
    earned: dict[tuple[int, int], int] = {}
    for line, _, cell, points in earnings:
        if line in picture["lines"] and points:
            at = city.coordinates(cell)
            earned[at] = earned.get(at, 0) + points
    assert {tuple(tag["at"]): tag["points"] for tag in picture["tags"]} == earned


def test_every_line_of_buildings_is_shown_earning_something() -> None:
    shown = {line for one in PICTURES["C5.3"] for line in one["lines"]}
    assert shown == set(score(EMPTY_CITY).lines) - {"characters"}


@pytest.mark.parametrize(("rule", "picture"), pictures("sale"))
def test_cards_may_be_sold_where_it_says_so(rule: str, picture: Picture) -> None:
    assert list(city_of(picture["cards"]).sellable()) == picture["sellable"]


def test_the_cards_shown_are_those_of_the_deck() -> None:
    deck = standard_deck()
    known = {one.id: one for era in deck.terrain for one in era}
    for one in PICTURES["C1.2"][0]["cards"]:
        assert (tuple(one["parcels"]), one["appeal"]) == (
            known[one["id"]].parcels,
            known[one["id"]].appeal,
        )
    shown = {one["id"]: one["appeal"] for one in PICTURES["C1.5"][0]["characters"]}
    assert shown == {one.id: one.appeal for one in deck.characters}
    assert set(shown) == set(CHARACTER_IDS)
    assert [one["suit"] for one in PICTURES["C1.1"][0]["cards"]] == list(SUITS)


def test_equal_bids_are_ordered_by_the_back_shown() -> None:
    (picture,) = PICTURES["C3.6"]
    assert picture["back"] == list(SUITS)  # which the backs of a story show
    bids = {one["suit"]: one["card"] for one in picture["bids"]}
    story = Story([], [[]], seats=("human",) * 6)
    story.bids(*(bids.get(suit, 1) for suit in SUITS))
    order = [SUITS[seat] for seat in story.order()]
    assert [suit for suit in order if suit in bids] == picture["order"]


# --- Card City -----------------------------------------------------------------------------------


def town(picture: Picture) -> Town:
    """The city of a picture, in the shape in which the server sends cities."""
    rows, (top, left) = picture["city"]["rows"], picture["city"]["origin"]
    built = Town.from_rows(["_" * (left + len(rows[0]))] * top + ["_" * left + row for row in rows])
    shape = cities.city(built, False, cities.developing("CR"))
    assert orjson.loads(orjson.dumps(shape)) == picture["city"]
    return built


@pytest.mark.parametrize(("rule", "picture"), pictures("building", "development"))
def test_a_building_is_allowed_or_against_the_rule_named(rule: str, picture: Picture) -> None:
    built, kind, at = town(picture), picture["card"], tuple(picture["at"])
    if picture["kind"] == "building":
        obstacle = built.why_not(kind, at, picture["coins"])
    else:
        obstacle = built.why_no_development(kind, at)
        grows = dict(built.developments(kind))
        assert (obstacle is None) == any(
            at in map(built.coordinates, bits(cells)) for cells in grows.values()
        )
    assert (None if obstacle is None else obstacle.rule) == picture["rule"]
    assert picture["rule"] in (None, rule)


def triangles(built: Town, picture: Picture, kind: str) -> dict[tuple[int, int], int]:
    """The points of each district, at the cell where they are written."""
    brought = {}
    for tag in picture["tags"]:
        cell = built.cell_at(*tag["at"])
        assert cell is not None
        (district,) = (one for one in built.districts(kind) if one.cells >> cell & 1)
        brought[tuple(tag["at"])] = district.size * (district.size + 1) // 2
    assert len(brought) == len(built.districts(kind))
    return brought


@pytest.mark.parametrize(("rule", "picture"), pictures("districts", "income", "final"))
def test_districts_bring_what_is_written_on_them(rule: str, picture: Picture) -> None:
    built = town(picture)
    tags = {tuple(tag["at"]): tag["points"] for tag in picture["tags"]}
    if picture["kind"] == "districts":
        assert picture["total"] == len(built.residential) + len(built.commercial)
    elif picture["kind"] == "income":
        assert tags == triangles(built, picture, "C")
        assert picture["total"] == built.income()
    else:
        assert tags == triangles(built, picture, "R")
        assert picture["total"] == score_town(built, picture["coins"]).total
        assert built.room >= 0  # the city limit holds


def test_the_lots_are_those_of_three_players() -> None:
    (lots,) = PICTURES["K2.2"]
    assert len(lots["open"]) == 2
    assert len(lots["shown"]) == lots["hidden"]
    assert len(lots["open"]) + len(lots["shown"]) + lots["hidden"] == 2 * 3
