"""Previews of Carson City: the same as playing, and the same as a naive reading of the rules."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from cardtown.core import Decision
from cardtown.games import carson_city
from cardtown.games.carson_city import (
    EMPTY_CITY,
    Adopt,
    CarsonTable,
    City,
    Place,
    SeatView,
    Sell,
    Take,
    Terrain,
)
from cardtown.server.format import previews, shapes
from tests.carson_city import reference
from tests.carson_city.reference import HOUSE_VALUE, Cell, Cells


def previewed(table: CarsonTable, seat: int, decision: Decision[Any] | None = None) -> Any:
    made = previews.of("carson-city").previews(table.view(seat), seat, decision)
    return json.loads(shapes.to_bytes(made))


def random_decisions(seed: str, share: float = 1.0) -> Iterator[tuple[CarsonTable, Decision[Any]]]:
    """The decisions of a random game, or a share of them."""
    rng = random.Random(seed)
    table = carson_city.new_table(["human"] * 4, seed=seed)
    while not table.over:
        decision = rng.choice(table.decisions())
        if rng.random() < share or decision.kind in ("adopt", "sell"):
            yield table, decision
        table.apply(decision.seat, rng.choice(decision.options))


def sheet_of(table: CarsonTable, seat: int) -> Any:
    sheet = table.view(seat).seats[seat].sheet()
    assert not isinstance(sheet, int)
    return sheet


def differences(before: dict[Any, int], after: dict[Any, int]) -> dict[Any, int]:
    changes = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    return {key: change for key, change in changes.items() if change}


def assert_same_as_played(
    change: Any, table: CarsonTable, seat: int, *actions: carson_city.CarsonAction
) -> None:
    twin = table.copy()
    for action in actions:
        twin.play(seat, action)
    before, after = sheet_of(table, seat), sheet_of(twin, seat)
    assert change["points"] == after.total - before.total
    assert change["lines"] == differences(before.lines, after.lines)
    assert change["characters"] == differences(before.characters, after.characters)
    assert_adds_up(change)


def assert_adds_up(change: Any) -> None:
    """The lines make up the points, and so do the buildings with the characters."""
    buildings = sum(one["now"] - one["was"] for one in change["buildings"])
    characters = sum(change["characters"].values())
    assert sum(change["lines"].values()) == change["points"] == buildings + characters
    assert change["lines"].get("characters", 0) == characters


# --- the same as playing ------------------------------------------------------------------------


@pytest.mark.slow
def test_every_choice_brings_what_its_preview_says() -> None:
    met: Counter[str] = Counter()
    for game in range(4):
        for table, decision in random_decisions(f"play {game}", share=0.4):
            seat = decision.seat
            found = previewed(table, seat, decision)
            assert len(found["row"]) == len(table.view(seat).row)
            for action in decision.options:
                met[action.word] += 1
                match action:
                    case Take(index):
                        take_as_previewed(found["row"][index], table, seat, action)
                    case Place():
                        at = [action.row, action.column]
                        (spot,) = [one for one in found["placing"]["spots"] if one["at"] == at]
                        assert_same_as_played(spot, table, seat, action)
                    case Sell(index):
                        (sale,) = [one for one in found["sales"] if one["index"] == index]
                        assert_same_as_played(sale, table, seat, action)
                    case Adopt(character):
                        (adoption,) = [one for one in found["adoptions"] if one["id"] == character]
                        assert_same_as_played(adoption, table, seat, action)
                    case _:
                        pass
            assert (found["placing"] is not None) == (decision.kind == "place")
            for kind, name in ((Sell, "sales"), (Adopt, "adoptions")):
                offered = [one for one in decision.options if isinstance(one, kind)]
                assert len(found[name]) == len(offered)
    assert all(met[word] for word in ("take", "place", "sell", "adopt"))


def take_as_previewed(preview: Any, table: CarsonTable, seat: int, take: Take) -> None:
    twin = table.copy()
    twin.play(seat, take)
    if "spots" not in preview:
        assert_same_as_played(preview, table, seat, take)
        return
    decision = twin.decision(seat)
    fits = decision is not None and decision.kind == "place"
    options = decision.options if decision is not None and fits else ()
    places = [[one.row, one.column] for one in options if isinstance(one, Place)]
    assert [spot["at"] for spot in preview["spots"]] == places
    assert preview["places"] == len(places)
    assert preview["best"] == max((one["points"] for one in preview["spots"]), default=None)
    for spot in preview["spots"][::5]:
        assert_same_as_played(spot, table, seat, take, Place(*spot["at"]))


# --- the same as the rules, whoever's turn it is ------------------------------------------------


def earned(cells: Cells, characters: Collection[str]) -> dict[Cell, int]:
    """What each parcel earns by C5.3 and C5.4, read word by word."""
    tame = reference.outlaws_are_tamed(cells, characters)
    shown = {cell: "." if glyph == "!" and tame else glyph for cell, glyph in cells.items()}
    has = Counter(shown.values())
    houses = sum(HOUSE_VALUE.get(glyph, 0) for glyph in shown.values())
    found = {}
    for cell, glyph in shown.items():
        near = [shown.get(neighbour, "_") for neighbour in reference.ring(cell)]
        beside = sum(HOUSE_VALUE.get(one, 0) for one in near)
        points = {
            "R": near.count("."),
            "M": 2 * near.count("^"),
            "D": beside + has["R"],
            "B": beside + has["M"],
            "S": 2 * beside,
            "G": beside + houses,
            "Y": beside + sum(has[one] for one in "MRKDBSHGCPY"),
            "C": houses,
            "K": has["M"] + has["R"],
            "H": 3,
            "!": -6,
        }
        found[cell] = points.get(glyph, 0)
    return found


def cells_of(city: City) -> Cells:
    top, left = city.corner
    cells = reference.cells_of_rows(city.rows())
    return {(row + top, column + left): glyph for (row, column), glyph in cells.items()}


def test_the_row_is_previewed_by_the_rules_while_others_decide() -> None:
    placed = 0
    for table, decision in random_decisions("waiting", share=0.2):
        seat = (decision.seat + 1) % 4
        view = table.view(seat)
        found = previewed(table, seat, table.decision(seat))
        for card, preview in zip(view.row, found["row"], strict=True):
            assert preview["id"] == card.id
            if isinstance(card, Terrain):
                placed += check_by_the_rules(view.seats[seat], card, preview)
    assert placed


def check_by_the_rules(seat: SeatView, card: Terrain, preview: Any) -> int:
    cells, owned = cells_of(seat.city), seat.characters
    places = reference.legal_places(cells, card.parcels, owned)
    assert [tuple(spot["at"]) for spot in preview["spots"]] == places
    before: Any = reference.score(cells, owned, seat.sold)
    for spot in preview["spots"][::4]:
        at = tuple(spot["at"])
        laid = reference.lay(cells, card.parcels, at)
        after: Any = reference.score(laid, owned, seat.sold)
        assert spot["points"] == after["total"] - before["total"]
        assert spot["lines"] == differences(before["lines"], after["lines"])
        hidden = [cell for cell in reference.parcels(card.parcels, at) if cell in cells]
        assert [tuple(cell) for cell in spot["covers"]] == hidden
        assert tuple(spot["size"]) == reference.size(laid)
        was, now = earned(cells, owned), earned(laid, owned)
        changed = differences(was, now)
        assert [tuple(one["at"]) for one in spot["buildings"]] == sorted(changed)
        for one in spot["buildings"]:
            cell = tuple(one["at"])
            assert (one["was"], one["now"]) == (was.get(cell, 0), now[cell])
            assert one["element"] == laid[cell]
    return len(preview["spots"])


# --- by hand ------------------------------------------------------------------------------------


def a_seat(*cards: tuple[str, str, int, int], owning: Any = (), sold: int = 0) -> SeatView:
    city = EMPTY_CITY
    for number, (top, bottom, row, column) in enumerate(cards):
        spot = city.cell_at(row, column)
        assert spot is not None
        city = city.place(Terrain(f"I-{number}", (top, bottom), 0), spot)
    return SeatView("Ada", "human", "hat", (), (), owning, (), city, sold, (), 0, 0, False, False)


def preview_by_hand(seat: SeatView, *options: Any, row: Any = (), **facts: Any) -> Any:
    table = carson_city.new_table(["human"] * 4, seed="by hand")
    view = table.view(0)._replace(seats=(seat,), row=row, **facts)
    decision: Decision[Any] = Decision(0, "take", options)
    made = previews.of("carson-city").previews(view, 0, decision)
    return json.loads(shapes.to_bytes(made))


def test_c5_3_a_mountain_beside_a_mine() -> None:
    card = Terrain("II-31", ("^^", ".."), 3)
    (found,) = preview_by_hand(a_seat(("M.", "..", 0, 0)), row=(card,))["row"]
    assert (found["id"], found["places"], found["best"]) == ("II-31", len(found["spots"]), 4)
    (spot,) = [one for one in found["spots"] if one["at"] == [0, 1]]
    assert spot == {
        "at": [0, 1],
        "covers": [[0, 1], [1, 1]],
        "size": [2, 3],
        "points": 2,
        "lines": {"mines": 2},
        "buildings": [{"at": [0, 0], "element": "M", "was": 0, "now": 2}],
        "characters": {},
    }


def test_c5_4_the_sheriff_changes_more_than_the_line_of_characters() -> None:
    sheriff = next(one for one in carson_city.standard_deck().characters if one.id == "sheriff")
    (found,) = preview_by_hand(a_seat(("R!", "P.", 0, 0)), row=(sheriff,))["row"]
    assert found.pop("likely") > 0
    assert found == {
        "id": "sheriff",
        "points": 3,
        "lines": {"characters": 3},
        "buildings": [],
        "characters": {"sheriff": 3},
    }
    (found,) = preview_by_hand(a_seat(("R!", "..", 0, 0)), row=(sheriff,))["row"]
    assert found.pop("likely") > 0
    assert found == {
        "id": "sheriff",
        "points": 7,
        "lines": {"ranches": 1, "outlaws": 6},
        "buildings": [
            {"at": [0, 0], "element": "R", "was": 2, "now": 3},
            {"at": [0, 1], "element": "!", "was": -6, "now": 0},
        ],
        "characters": {},
    }


def test_c6_3_a_sale_takes_buildings_away_and_pays_for_it() -> None:
    owner = a_seat(("H.", "..", 0, 0), ("M^", "..", 2, 0), owning=("auctioneer",), sold=1)
    (sale,) = preview_by_hand(owner, Sell(1))["sales"]
    assert sale == {
        "index": 1,
        "points": 5,
        "lines": {"mines": -2, "characters": 7},
        "buildings": [{"at": [2, 0], "element": "M", "was": 2, "now": 0}],
        "characters": {"auctioneer": 7},
    }


def test_c4_5_with_the_sheriff_outlaws_may_be_covered() -> None:
    outlaws, card = ("!.", "..", 0, 0), Terrain("I-99", ("MM", "MM"), 1)
    (without,) = preview_by_hand(a_seat(outlaws), row=(card,))["row"]
    (owning,) = preview_by_hand(a_seat(outlaws, owning=("sheriff",)), row=(card,))["row"]
    assert [0, 0] not in [spot["at"] for spot in without["spots"]]
    assert [0, 0] in [spot["at"] for spot in owning["spots"]]


def test_c4_2_with_the_captain_the_city_may_be_longer() -> None:
    street = [("KK", "KK", 0, column) for column in range(0, 8, 2)]
    card = Terrain("I-99", (".K", ".K"), 1)
    (without,) = preview_by_hand(a_seat(*street), row=(card,))["row"]
    (owning,) = preview_by_hand(a_seat(*street, owning=("captain",)), row=(card,))["row"]
    assert max(spot["size"][1] for spot in without["spots"]) == 8
    assert max(spot["size"][1] for spot in owning["spots"]) == 9


def test_c3_10_a_card_without_a_place_has_no_best() -> None:
    full = [("KK", "KK", row, column) for row in range(0, 8, 2) for column in range(0, 8, 2)]
    (found,) = preview_by_hand(a_seat(*full), row=(Terrain("I-99", ("MM", "MM"), 1),))["row"]
    assert found == {"id": "I-99", "places": 0, "best": None, "spots": []}


def test_a_card_that_somebody_else_places_is_not_previewed() -> None:
    card = Terrain("I-99", ("MM", "MM"), 1)
    seat = a_seat(("M.", "..", 0, 0))
    assert preview_by_hand(seat, placing=card, deciding=(1,))["placing"] is None
    assert preview_by_hand(seat, placing=card, deciding=(0,))["placing"]["id"] == "I-99"


# --- what is only likely ------------------------------------------------------------------------


def test_the_outlook_is_the_same_for_everybody_and_certain_in_the_last_round() -> None:
    met = set()
    for table, decision in random_decisions("outlook", share=0.1):
        seen = [previewed(table, seat)["outlook"] for seat in range(4)]
        assert all(one == seen[0] for one in seen)
        view = table.view(decision.seat)
        for one in seen[0]:
            met.add(one["id"])
            if (view.era, view.round) == (2, 9):
                assert one["likely"] == sheet_of(table, one["seat"]).characters[one["id"]]
    assert met


def test_an_indian_is_likely_to_shrink_and_a_banker_to_grow() -> None:
    deck = carson_city.standard_deck()
    row = tuple(one for one in deck.characters if one.id in ("banker", "indian"))
    found = {one["id"]: one for one in preview_by_hand(a_seat(), row=row)["row"]}
    assert 0 < found["indian"]["likely"] < found["indian"]["points"]
    assert found["banker"]["likely"] > found["banker"]["points"] == 0
