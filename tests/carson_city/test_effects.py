"""The immediate effect of an option, rule by rule."""

from __future__ import annotations

import pytest

from cardtown.games.carson_city import EMPTY_CITY, Adopt, Bid, CharacterId, City, Place, Sell, score
from cardtown.games.carson_city.effects import BuildingChange, Estate, ScoredEstate
from tests.carson_city.story import card, city


def scored_city(built: City, *parcels: str) -> ScoredEstate:
    """What a seat has after a card of these parcels at 0 0 of a city."""
    top, bottom = parcels
    return ScoredEstate(Estate(built.place(card(top, bottom), built.cell_of(0, 0))))


def test_c5_3_a_mountain_beside_a_mine_brings_two_on_the_line_of_mines() -> None:
    now = scored_city(EMPTY_CITY, "M.", "..")
    effect = now.to(now.estate.after(Place(0, 2), card("^.", "..")))
    assert effect.points == 0  # a column away
    effect = now.to(now.estate.after(Place(0, 1), card("^.", "..")))
    assert effect.points == 2
    assert effect.lines == {"mines": 2}
    assert effect.buildings == [BuildingChange((0, 0), "M", 0, 2)]
    assert effect.characters == {}


def test_c4_4_a_townhouse_over_a_house_changes_what_stands_beside_it() -> None:
    now = scored_city(EMPTY_CITY, "hS", "..")
    effect = now.to(now.estate.after(Place(-1, -1), card("..", ".T")))
    assert effect.points == 2
    assert effect.lines == {"saloons": 2}
    assert effect.buildings == [BuildingChange((0, 1), "S", 2, 4)]


def test_c5_4_outlaws_that_come_and_go_are_told_in_their_place() -> None:
    now = scored_city(EMPTY_CITY, "!R", "..")
    effect = now.to(now.estate.after(Place(2, 0), card("P.", "..")))
    assert effect.lines == {"ranches": 1, "outlaws": 6}
    assert effect.buildings == [
        BuildingChange((0, 0), "!", -6, 0),
        BuildingChange((0, 1), "R", 2, 3),
    ]
    assert effect.points == 7


def test_c6_3_a_sale_takes_a_card_away_and_counts_for_the_auctioneer() -> None:
    now = ScoredEstate(scored_city(EMPTY_CITY, "H.", "..").estate.join("auctioneer"))
    effect = now.to(now.estate.after(Sell(0), None))
    assert effect.after.estate == Estate(EMPTY_CITY, ("auctioneer",), 1)
    assert effect.lines == {"hotels": -3, "characters": 7}
    assert effect.characters == {"auctioneer": 7}
    assert effect.buildings == [BuildingChange((0, 0), "H", 3, 0)]


def test_c6_4_a_character_that_comes_counts_from_nothing_and_changes_others() -> None:
    now = ScoredEstate(Estate(city("B."), ("undertaker",)))
    effect = now.to(now.estate.after(Adopt("banker"), None))
    assert effect.points == 6
    assert effect.lines == {"characters": 6}
    assert effect.characters == {"undertaker": 2, "banker": 4}


def test_an_option_that_changes_no_score_brings_nothing() -> None:
    now = ScoredEstate(Estate(city("hS")))
    effect = now.to(now.estate.after(Bid(3), None))
    assert effect.after is now
    assert (effect.points, effect.lines, effect.buildings) == (0, {}, [])


@pytest.mark.parametrize("owned", [(), ("sheriff", "prospector"), ("singer", "settler", "editor")])
def test_c5_5_lines_buildings_and_characters_make_up_the_points(
    owned: tuple[CharacterId, ...],
) -> None:
    built = City.from_rows(["hhT.M^", "RS.B^^", "D.H!..", "GCYKhR"])
    now = ScoredEstate(Estate(built, owned))
    new = card("T^", "R.")
    for at in built.places(built.cells(new, now.estate.characters)):
        effect = now.to(now.estate.after(Place(*at), new))
        after = effect.after.estate
        assert effect.points == score(after.city, after.characters).total - now.sheet.total
        assert effect.points == sum(effect.lines.values())
        by_building = sum(one.now - one.was for one in effect.buildings)
        assert effect.points == by_building + sum(effect.characters.values())
