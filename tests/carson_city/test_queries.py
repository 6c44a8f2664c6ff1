"""The questions answered from a document: score, placements, sellable."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from cardtown.core import BadInput, documents
from cardtown.games.carson_city import CHARACTER_IDS
from cardtown.games.carson_city.queries import answer_placements, answer_score, answer_sellable
from tests.carson_city.story import Story

EMPTY_LINES = {
    "ranches": 0,
    "mines": 0,
    "drugstores": 0,
    "banks": 0,
    "saloons": 0,
    "general_store_city_hall": 0,
    "ranch_symbols": 0,
    "mine_symbols": 0,
    "house_symbols": 0,
    "hotels": 0,
    "city_hall": 0,
    "outlaws": 0,
    "characters": 0,
}
ANSWERS = {"score": answer_score, "placements": answer_placements, "sellable": answer_sellable}
MILLION = 10**6


def card_list(*cards: tuple[int, int, str, str]) -> list[dict[str, Any]]:
    """Cards of a document: (row, column, upper parcels, lower parcels)."""
    return [{"at": [row, column], "parcels": [top, low]} for row, column, top, low in cards]


def fault(query: str, document: Any) -> BadInput:
    """The error that a bad document gets: one line that names a field."""
    with pytest.raises(BadInput) as error:
        ANSWERS[query](document)
    sentence = str(error.value)
    assert sentence.isprintable()
    assert sentence.startswith(error.value.field + ": ")
    assert len(sentence) < 200
    return error.value


# --- score ------------------------------------------------------------------------------------


def test_score_of_rows() -> None:
    document = {"rows": ["h.^", "B.M"], "characters": ["doctor", "lawyer"], "sold": 0}
    assert answer_score(document) == {
        "lines": {**EMPTY_LINES, "mines": 2, "banks": 1, "mine_symbols": 1, "characters": 5},
        "characters": {"doctor": 5, "lawyer": 0},
        "total": 9,
    }


def test_score_of_cards_is_the_score_of_their_rows() -> None:
    cards = card_list((0, 0, "h.", "B."), (0, 2, "^.", "M."), (1, 1, "..", "hT"))
    rows = ["h.^.", "B.M.", "_hT_"]
    assert answer_score({"cards": cards[:2]}) == answer_score({"rows": ["h.^.", "B.M."]})
    assert fault("score", {"cards": cards}).field == "cards[2]"
    cards[2]["at"] = [2, 1]
    assert answer_score({"cards": cards}) == answer_score({"rows": [*rows[:2], "_.._", "_hT_"]})


@pytest.mark.parametrize(
    "city",
    [{"rows": []}, {"rows": ["___", "___"]}, {"rows": ["", ""]}, {"rows": ["_"]}, {"cards": []}],
)
def test_score_of_an_empty_city(city: dict[str, Any]) -> None:
    assert answer_score(city) == {"lines": EMPTY_LINES, "characters": {}, "total": 0}
    assert answer_score({**city, "characters": ["indian"]})["total"] == 32


@pytest.mark.parametrize("wide", [0, 3, 50])
@pytest.mark.parametrize("high", [0, 3, 50])
def test_score_of_rows_padded_to_any_size(wide: int, high: int) -> None:
    rows = ["R.______", "..______"] + ["_" * 8] * 5 + ["______M^"]
    line = "_" * (8 + 2 * wide)
    padded = [line] * high + ["_" * wide + row + "_" * wide for row in rows] + [line] * high
    assert answer_score({"rows": padded}) == answer_score({"rows": rows})
    assert answer_score({"rows": padded})["total"] == 5


def test_score_of_a_city_that_no_game_could_produce() -> None:
    # Single parcels, pieces apart, nothing that any cards could have left.
    assert answer_score({"rows": ["M_h", "___", "^_^"]})["lines"]["mines"] == 0
    assert answer_score({"rows": ["_^_", "^M^", "_^_"]})["lines"]["mines"] == 8


@pytest.mark.parametrize("at", [(0, 0), (MILLION, MILLION), (-MILLION, 3), (-1, -7)])
def test_score_of_cards_anywhere(at: tuple[int, int]) -> None:
    row, column = at
    cards = card_list((row, column, "R.", "^M"), (row, column + 2, ".^", ".h"))
    assert answer_score({"cards": cards})["lines"] == {**EMPTY_LINES, "ranches": 1, "mines": 2}


def test_score_lists_every_character_in_the_order_given() -> None:
    answer = answer_score({"rows": [], "characters": list(reversed(CHARACTER_IDS)), "sold": 3})
    assert list(answer["characters"]) == list(reversed(CHARACTER_IDS))
    assert answer["characters"]["lawyer"] == 0
    assert answer["characters"]["auctioneer"] == 21
    assert answer["characters"]["undertaker"] == 42
    # 16 with a dollar, 7 with an arrow.
    assert answer["characters"]["editor"] == 16 + 4 * 7


@pytest.mark.parametrize("sold", [0, 1, 2, 3])
def test_score_with_sales(sold: int) -> None:
    answer = answer_score({"rows": [], "characters": ["auctioneer"], "sold": sold})
    assert answer["total"] == 7 * sold


@pytest.mark.parametrize(("height", "width"), [(8, 9), (9, 8), (1, 9), (9, 1), (8, 8)])
def test_score_of_a_city_of_nine_with_the_captain(height: int, width: int) -> None:
    rows = ["." * width] * height
    answer = answer_score({"rows": rows, "characters": ["captain", "indian"]})
    assert answer["characters"]["indian"] == (72 - height * width + 1) // 2


def test_score_is_json_and_does_not_change_its_input() -> None:
    document = {"rows": ["h.^", "B.M"], "characters": ["doctor"]}
    before = json.dumps(document)
    answer = answer_score(document)
    assert json.dumps(document) == before
    assert json.loads(json.dumps(answer)) == answer


# --- placements -------------------------------------------------------------------------------


@pytest.mark.parametrize("city", [{"rows": []}, {"rows": ["__", "__"]}, {"cards": []}])
def test_placements_in_an_empty_city(city: dict[str, Any]) -> None:
    assert answer_placements({**city, "card": ["!M", "h^"]}) == {"placements": [[0, 0]]}


def test_placements_are_sorted_and_in_the_coordinates_of_the_input() -> None:
    answer = answer_placements({"rows": ["____", "_^^_", "_^^_"], "card": ["M.", ".M"]})
    found = answer["placements"]
    assert found == sorted(found)
    assert found[0] == [-1, 0]
    assert [3, 2] in found
    assert len(found) == 12


@pytest.mark.parametrize("at", [(0, 0), (MILLION, -MILLION), (-3, 8)])
def test_placements_beside_cards_anywhere(at: tuple[int, int]) -> None:
    row, column = at
    cards = card_list((row, column, "^^", "^^"))
    found = answer_placements({"cards": cards, "card": ["M.", ".M"]})["placements"]
    at_origin = answer_placements({"rows": ["^^", "^^"], "card": ["M.", ".M"]})["placements"]
    assert found == [[row + down, column + across] for down, across in at_origin]


def test_placements_with_the_captain_and_the_sheriff() -> None:
    wide = {"rows": ["!" * 8, "!" * 8], "card": ["..", ".."]}
    assert [0, 0] not in answer_placements(wide)["placements"]
    assert [2, -1] not in answer_placements(wide)["placements"]
    owned = answer_placements({**wide, "characters": ["sheriff", "captain"]})["placements"]
    assert [0, 0] in owned
    assert [2, -1] in owned
    assert [2, -2] not in owned


def test_placements_may_be_none_at_all() -> None:
    assert answer_placements({"rows": ["^" * 8] * 8, "card": ["MM", "MM"]}) == {"placements": []}


def test_placements_beside_disconnected_rows() -> None:
    rows = ["^^____^^", "^^____^^"]
    found = answer_placements({"rows": rows, "card": ["MM", "MM"]})["placements"]
    assert [0, 2] in found
    assert [0, 4] in found
    assert [0, 3] not in found
    assert [0, 8] not in found


@pytest.mark.parametrize("shift", [0, 40])
def test_placements_in_padded_rows(shift: int) -> None:
    rows = ["_" * shift + "^^", "_" * shift + "^^"]
    found = answer_placements({"rows": rows, "card": ["MM", "MM"]})["placements"]
    assert [0, shift + 2] in found
    assert [-2, shift] in found


# --- sellable ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([], []),
        ([(0, 0)], [0]),
        ([(0, 0), (0, 2)], [0, 1]),
        ([(0, 0), (0, 2), (0, 4)], [0, 2]),
        ([(0, 0), (1, 1)], []),
        ([(0, 0), (0, 0)], []),
        ([(0, 0), (1, 1), (0, -2)], [2]),
        ([(0, 0), (0, 2), (2, 2)], [0, 2]),
        ([(0, 0), (0, 2), (2, 2), (2, 0)], [0, 1, 2, 3]),
        ([(0, 0), (0, 2), (1, 4), (MILLION, 0)], [3]),
        ([(MILLION, -MILLION), (MILLION, 2 - MILLION)], [0, 1]),
        ([(0, 0), (5, 5)], [0, 1]),
        ([(0, 0), (2, 2)], [0, 1]),
        ([(0, 0), (2, 1)], [0, 1]),
        ([(2 * number, 0) for number in range(30)], [0, 29]),
    ],
)
def test_sellable_cards(places: list[tuple[int, int]], expected: list[int]) -> None:
    cards = card_list(*((row, column, "..", "..") for row, column in places))
    assert answer_sellable({"cards": cards}) == {"sellable": expected}


def test_sellable_checks_the_shape_of_cards_but_not_the_rules() -> None:
    # A Mine on a Prison, which no game could produce.
    cards = card_list(
        (0, 0, "P.", ".."), (0, 0, "M.", ".."), (9, 9, "..", ".."), (11, 9, "..", "..")
    )
    assert answer_sellable({"cards": cards}) == {"sellable": []}
    assert answer_sellable({"cards": cards[2:]}) == {"sellable": [0, 1]}


def test_sellable_agrees_with_the_table() -> None:
    story = Story(["auctioneer"], wants={"auctioneer": 0}).until(1, 2)
    for place in ("0 0", "0 2", "2 1", "2 -1"):
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    story.until_asked(0, "bid")
    cards = card_list(
        (0, 0, "..", ".."), (0, 2, "..", ".."), (2, 1, "..", ".."), (2, -1, "..", "..")
    )
    indices = [int(sale.split(" ")[1]) for sale in story.sales(0)]
    assert indices == answer_sellable({"cards": cards})["sellable"] != []


# --- bad input --------------------------------------------------------------------------------

CARD = {"at": [0, 0], "parcels": ["..", ".."]}


@pytest.mark.parametrize(
    ("query", "document", "field"),
    [
        # keys
        ("score", {"rows": [], "colour": 1}, '"colour"'),
        ("score", {"rows": [], "card": ["..", ".."]}, '"card"'),
        ("score", {"rows": [], "line\nbreak": 1}, '"line\\nbreak"'),
        ("score", {"rows": [], "\ud800": 1}, '"\\ud800"'),
        ("score", {"rows": [], "x" * 1000: 1}, '"' + "x" * 39 + "..."),
        ("score", {}, "rows"),
        ("score", {"rows": [], "cards": []}, "rows"),
        ("score", {"characters": []}, "rows"),
        ("placements", {"card": ["..", ".."]}, "rows"),
        ("placements", {"rows": [], "cards": [], "card": ["..", ".."]}, "rows"),
        ("placements", {"rows": []}, "card"),
        ("placements", {"rows": [], "card": ["..", ".."], "sold": 0}, '"sold"'),
        ("sellable", {}, "cards"),
        ("sellable", {"rows": []}, "cards"),
        ("sellable", {"cards": [], "rows": []}, '"rows"'),
        ("sellable", {"cards": [], "characters": []}, '"characters"'),
        ("score", {"cards": [{"at": [0, 0]}]}, "cards[0].parcels"),
        ("score", {"cards": [{"parcels": ["..", ".."]}]}, "cards[0].at"),
        ("score", {"cards": [CARD, {**CARD, "id": "I-1"}]}, 'cards[1]."id"'),
        # glyphs and lengths
        ("score", {"rows": ["h.", "hx"]}, "rows[1]"),
        ("score", {"rows": ["h ", "hh"]}, "rows[0]"),
        ("score", {"rows": ["\n"]}, "rows[0]"),
        ("score", {"rows": ["\ud800"]}, "rows[0]"),
        ("score", {"rows": ["h.", "h"]}, "rows[1]"),
        ("score", {"rows": ["h.", "h.."]}, "rows[1]"),
        ("score", {"rows": ["", "."]}, "rows[1]"),
        ("score", {"rows": ["__", "_"]}, "rows[1]"),
        ("score", {"cards": [{"at": [0, 0], "parcels": ["._", ".."]}]}, "cards[0].parcels"),
        ("score", {"cards": [{"at": [0, 0], "parcels": ["..", ".x"]}]}, "cards[0].parcels"),
        ("score", {"cards": [{"at": [0, 0], "parcels": ["..."]}]}, "cards[0].parcels"),
        ("score", {"cards": [{"at": [0, 0], "parcels": ["..", "..", ".."]}]}, "cards[0].parcels"),
        ("score", {"cards": [{"at": [0, 0], "parcels": ["..", "."]}]}, "cards[0].parcels"),
        ("score", {"cards": [{"at": [0], "parcels": ["..", ".."]}]}, "cards[0].at"),
        ("score", {"cards": [{"at": [0, 0, 0], "parcels": ["..", ".."]}]}, "cards[0].at"),
        ("placements", {"rows": [], "card": ["._", ".."]}, "card"),
        ("placements", {"rows": [], "card": ["..", ".x"]}, "card"),
        ("placements", {"rows": [], "card": [".."]}, "card"),
        ("placements", {"rows": [], "card": ["...", "..."]}, "card"),
        ("sellable", {"cards": [CARD, {**CARD, "parcels": ["._", ".."]}]}, "cards[1].parcels"),
        # characters and sales
        ("score", {"rows": [], "characters": ["mayor"]}, "characters[0]"),
        ("score", {"rows": [], "characters": ["banker", "Doctor"]}, "characters[1]"),
        ("score", {"rows": [], "characters": ["banker", "doctor", "banker"]}, "characters[2]"),
        ("score", {"rows": [], "characters": ["a\nb"]}, "characters[0]"),
        ("placements", {"rows": [], "card": ["..", ".."], "characters": [""]}, "characters[0]"),
        ("score", {"rows": [], "characters": ["auctioneer"], "sold": 4}, "sold"),
        ("score", {"rows": [], "characters": ["auctioneer"], "sold": -1}, "sold"),
        ("score", {"rows": [], "characters": ["auctioneer"], "sold": 10**4000}, "sold"),
        ("score", {"rows": [], "characters": ["banker"], "sold": 1}, "sold"),
        ("score", {"rows": [], "sold": 1}, "sold"),
        # a city larger than its frame
        ("score", {"rows": ["." * 9]}, "rows"),
        ("score", {"rows": ["."] * 9}, "rows"),
        ("score", {"rows": [".________."]}, "rows"),
        ("score", {"rows": ["." * 9] * 9, "characters": ["captain"]}, "rows"),
        ("score", {"rows": ["." * 10], "characters": ["captain"]}, "rows"),
        ("score", {"rows": ["." * 9], "characters": ["indian"]}, "rows"),
        ("placements", {"rows": ["." * 9], "card": ["..", ".."]}, "rows"),
        # C4
        ("score", {"cards": card_list((0, 0, "..", ".."), (2, 2, "..", ".."))}, "cards[1]"),
        (
            "score",
            {"cards": card_list((0, 0, "..", ".."), (MILLION, 0, "..", ".."))},
            "cards[1]",
        ),
        (
            "score",
            {"cards": card_list((MILLION, 0, "..", ".."), (0, 0, "..", ".."))},
            "cards[1]",
        ),
        ("score", {"cards": card_list((0, 0, "P.", ".."), (0, 0, "M.", ".."))}, "cards[1]"),
        (
            "placements",
            {
                "cards": card_list((0, 0, "..", ".."), (0, 1, "!.", ".."), (0, 1, "h.", "..")),
                "card": ["..", ".."],
            },
            "cards[2]",
        ),
    ],
)
def test_bad_input_names_the_field(query: str, document: Any, field: str) -> None:
    assert fault(query, document).field == field


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        (card_list((0, 0, "..", ".."), (2, 2, "..", "..")), "C4.3"),
        (card_list(*((0, column, "..", "..") for column in (0, 2, 4, 6, 8))), "C4.2"),
        (card_list((0, 0, "h.", ".."), (0, 0, "..", "..")), "C4.4"),
        (card_list((0, 0, "!.", ".."), (0, 0, "!.", "..")), "C4.5"),
        (card_list((0, 0, "..", ".."), (500, 0, "..", "..")), "C4.2"),
    ],
)
def test_bad_input_a_breach_of_c4_names_the_rule_and_the_card(cards: Any, rule: str) -> None:
    for query, more in (("score", {}), ("placements", {"card": ["..", ".."]})):
        error = fault(query, {"cards": cards, **more})
        assert error.field == f"cards[{len(cards) - 1}]"
        assert rule in str(error)


def _nest(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


WEIRD: list[Any] = [
    None,
    True,
    False,
    0,
    1.0,
    -0.5,
    float("inf"),
    "",
    "x",
    [],
    [[]],
    {},
    {"x": 1},
    [None],
]
WEIRD += [10**4000, "h\n\x1b[31m", "\ud800", "x" * 10**5, _nest(500), _nest(50_000)]


# Each place, a document with a hole in it, which types fit there, and the field to be named.
PLACES = [
    ("score", lambda weird: weird, "dict", "input"),
    ("placements", lambda weird: weird, "dict", "input"),
    ("sellable", lambda weird: weird, "dict", "input"),
    ("score", lambda weird: {"rows": weird}, "list", "rows"),
    ("score", lambda weird: {"rows": [weird]}, "str", "rows"),
    ("score", lambda weird: {"rows": [], "characters": weird}, "list", "characters"),
    ("score", lambda weird: {"rows": [], "characters": [weird]}, "", "characters[0]"),
    ("score", lambda weird: {"rows": [], "sold": weird}, "int", "sold"),
    ("score", lambda weird: {"cards": weird}, "list", "cards"),
    ("score", lambda weird: {"cards": [weird]}, "dict", "cards[0]"),
    ("score", lambda weird: {"cards": [{**CARD, "at": weird}]}, "", "cards[0].at"),
    ("score", lambda weird: {"cards": [{**CARD, "at": [weird, 0]}]}, "int", "cards[0].at"),
    ("score", lambda weird: {"cards": [{**CARD, "at": [0, weird]}]}, "int", "cards[0].at"),
    ("score", lambda weird: {"cards": [CARD | {"parcels": weird}]}, "", "cards[0].parcels"),
    ("score", lambda weird: {"cards": [CARD | {"parcels": [weird]}]}, "", "cards[0].parcels"),
    ("placements", lambda weird: {"rows": [], "card": weird}, "", "card"),
    ("placements", lambda weird: {"rows": [], "card": [weird, ".."]}, "", "card"),
    ("placements", lambda weird: {"rows": weird, "card": ["..", ".."]}, "list", "rows"),
    ("sellable", lambda weird: {"cards": weird}, "list", "cards"),
    ("sellable", lambda weird: {"cards": [CARD, weird]}, "dict", "cards[1]"),
    ("sellable", lambda weird: {"cards": [CARD, {**CARD, "at": weird}]}, "", "cards[1].at"),
]


@pytest.mark.parametrize(("query", "hole", "fitting", "field"), PLACES)
def test_bad_input_of_any_type_at_any_place(
    query: str, hole: Callable[[Any], Any], fitting: str, field: str
) -> None:
    for value in WEIRD:
        if type(value).__name__ != fitting:
            assert fault(query, hole(value)).field == field
            continue
        # Of the right type: it may be wrong in any way, but the only error is BadInput.
        with suppress(BadInput):
            ANSWERS[query](hole(value))


@pytest.mark.parametrize("value", [None, True, False, 1.0, "1"])
def test_bad_input_where_a_whole_number_belongs(value: Any) -> None:
    assert fault("score", {"rows": [], "characters": ["auctioneer"], "sold": value}).field == "sold"
    at = fault("score", {"cards": [{"at": [0, value], "parcels": ["..", ".."]}]})
    assert at.field == "cards[0].at"


@pytest.mark.parametrize("key", ["characters", "sold"])
def test_bad_input_null_is_not_absent(key: str) -> None:
    assert fault("score", {"rows": [], key: None}).field == key


# --- raw bytes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "field", "says"),
    [
        (b'{"rows": ["\xff"]}', "input", "UTF-8"),
        (b"\xff\xfe{\x00}\x00", "input", "UTF-8"),
        (b"", "input", "JSON"),
        (b"   ", "input", "JSON"),
        (b'{"rows": []', "input", "JSON"),
        (b'{"rows": [],}', "input", "JSON"),
        (b"{'rows': []}", "input", "JSON"),
        (b'{"rows": []} {"rows": []}', "input", "JSON"),
        (b'{"rows": ["a\nb"]}', "input", "JSON"),
        (b"\x00", "input", "JSON"),
        (b'{"sold": NaN}', "input", "NaN"),
        (b'{"sold": Infinity}', "input", "Infinity"),
        (b'{"sold": -Infinity}', "input", "Infinity"),
        (b'{"rows": [], "rows": []}', '"rows"', "twice"),
        (b'{"cards": [{"at": [0, 0], "at": [0, 0]}]}', '"at"', "twice"),
        (b'{"\\n": 1, "\\n": 2}', '"\\n"', "twice"),
        (b"[" * 100_000, "input", "nested"),
        (b"[" * 100_000 + b"]" * 100_000, "input", "nested"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "input", "nested"),
    ],
    ids=range(19),
)
def test_raw_bytes_that_are_not_strict_json(data: bytes, field: str, says: str) -> None:
    with pytest.raises(BadInput) as error:
        documents.parse(data)
    assert error.value.field == field
    assert says in str(error.value)
    assert str(error.value).isprintable()


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"rows": [], "sold": %s}', "sold"),
        ('{"rows": [], "sold": -%s}', "sold"),
        ('{"rows": %s}', "rows"),
        ('{"rows": [%s]}', "rows"),
        ('{"rows": [], "characters": [%s]}', "characters[0]"),
        ('{"cards": [{"at": [0, %s], "parcels": ["..", ".."]}]}', "cards[0].at"),
        ('{"cards": [{"at": [0, 0], "parcels": ["..", %s]}]}', "cards[0].parcels"),
        ("%s", "input"),
    ],
)
def test_raw_bytes_a_number_of_5000_digits_names_its_field(text: str, field: str) -> None:
    document = documents.parse((text % ("9" * 5000)).encode())
    assert fault("score", document).field == field


def test_raw_bytes_a_lone_surrogate_is_refused_where_it_stands() -> None:
    document = documents.parse(b'{"rows": ["\\ud800"]}')
    error = fault("score", document)
    assert error.field == "rows[0]"
    str(error).encode()


@pytest.mark.parametrize("number", ["1e5", "1E400", "0.0", "-0.0", "1.0"])
def test_raw_bytes_numbers_with_point_or_exponent_are_not_whole(number: str) -> None:
    document = documents.parse(f'{{"rows": [], "sold": {number}}}'.encode())
    assert fault("score", document).field == "sold"


def test_raw_bytes_of_a_good_document() -> None:
    document = documents.parse('\ufeff{"rows": ["h.", "\\u0042."], "sold": -0}'.encode())
    assert answer_score(document)["lines"]["banks"] == 1


@pytest.mark.parametrize("sign", ["", "-"])
def test_raw_bytes_of_coordinates_as_large_as_python_reads(sign: str) -> None:
    # Python reads and writes 4,300 digits: a place beside such a number could have one more.
    text = '{"cards": [{"at": [%s, 0], "parcels": ["..", ".."]}], "card": ["..", ".."]}'
    document = documents.parse((text % (sign + "9" * 4300)).encode())
    assert fault("placements", document).field == "cards[0].at"
    document = documents.parse((text % (sign + "9" * 4000)).encode())
    assert len(json.loads(json.dumps(answer_placements(document)))["placements"]) == 21
