"""Positions as text: whatever a seat knows comes back from the line, and nothing else is read."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtown import bots, games, positions
from cardtown.core import BadInput, CardtownError, Decision, Seat
from cardtown.games import carson_city
from cardtown.positions import Position
from tests.any_table import AnyTable, random_steps
from tests.carson_city.story import Story
from tests.sampling import SEED

TABLES = [
    ("carson-city", ["human"] * 4, {}),
    ("carson-city", ["bot:planner:ms=3,x", "virtual:novice", "human", "virtual:expert"], {}),
    (
        "carson-city",
        ["human"] * 6,
        {"suits": ["cow", "hat", "boot", "star", "cactus", "horseshoe"]},
    ),
    ("card-city", ["human"], {}),
    ("card-city", ["human", "human"], {"joining": "allowed"}),
    ("card-city", ["human"] * 4, {"development": "once"}),
]
EACH_TABLE = pytest.mark.parametrize(("name", "kinds", "options"), TABLES)
PAGE = (Path(__file__).parents[1] / "docs" / "positions.md").read_text("utf-8")
SIGNS = "0123456789-,;=/@?* CRILMP_x%>:"


def seats(kinds: list[str]) -> list[Seat]:
    """Names with all signs of the grammar."""
    names = ["Ann; b=c", "50% /é", "Seat 3", "a,b@c", "x*+", "Seat 6"]
    return [Seat(name, kind) for name, kind in zip(names, kinds, strict=False)]


def same(one: Decision[Any] | None, other: Decision[Any] | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.seat, one.kind, list(one.options)) == (other.seat, other.kind, list(other.options))


def moments(table: AnyTable, seed: int) -> Iterator[AnyTable]:
    return random_steps(table, random.Random(seed))


@EACH_TABLE
def test_every_view_and_decision_comes_back_from_its_line(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    table = games.get(name).new_table(seats(kinds), seed=f"line {SEED}", options=options)
    for then in moments(table, SEED):
        for seat in (*range(len(kinds)), None):
            view = then.view(seat)
            decision = None if seat is None else then.decision(seat)
            line = positions.write(view, decision)
            assert line.isprintable()
            found = positions.read(line)
            assert found.view == view
            assert same(found.decision, decision)


def test_a_deck_of_ones_own_has_to_be_given() -> None:
    standard = carson_city.standard_deck()
    terrain = tuple(
        tuple(carson_city.Terrain(f"{card.id} é;,@", card.parcels, card.appeal) for card in era)
        for era in standard.terrain
    )
    deck = carson_city.Deck("mine", (terrain[0], terrain[1]), standard.characters)
    table = carson_city.new_table(["human"] * 4, seed="mine", deck=deck)
    for then in moments(table, 1):
        line = positions.write(then.view(1), then.decision(1))
        assert positions.read(line, deck).view == then.view(1)
    with pytest.raises(BadInput, match="deck"):
        positions.read(line)
    with pytest.raises(BadInput, match="deck"):
        positions.read(line, standard)


@pytest.mark.parametrize("adopted", ["auctioneer", "teacher", "undertaker"])
@pytest.mark.parametrize("appeal", [0, 4])
def test_c6_4_an_adopted_character_comes_back_whatever_its_appeal(
    adopted: str, appeal: int
) -> None:
    story = Story(["paperboy"], wants={"paperboy": 0}, appeals={adopted: appeal})
    view = story.until_asked(0, "adopt").play(f"0 adopt {adopted}").table.view(None)
    assert positions.read(positions.write(view, None), view.deck).view == view


@EACH_TABLE
def test_a_broken_line_is_refused_or_is_another_whole_position(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    rng = random.Random(7)
    table = games.get(name).new_table(kinds, seed="broken", options=options)
    lines = [
        positions.write(then.view(one.seat), one)
        for then in moments(table, 3)
        for one in then.decisions()
    ]
    refused = 0
    for _ in range(300):
        line = changed(rng.choice(lines), lines, rng)
        try:
            found = positions.read(line)
        except CardtownError:
            refused += 1
        else:
            again = positions.write(found.view, found.decision)
            assert sorted(again.split()) == sorted(line.split())
    assert refused > 100


def changed(line: str, others: list[str], rng: random.Random) -> str:
    """A line with a sign or a word changed, or with a word of another position."""
    at = rng.randrange(len(line))
    words = line.split()
    match rng.randrange(4):
        case 0:
            return line[:at] + line[at + 1 :]
        case 1:
            return line[:at] + rng.choice(SIGNS) + line[at + 1 :]
        case 2:
            return " ".join(word for word in words if word != rng.choice(words))
        case _:
            word, other = rng.choice(words), rng.choice(others).split()
            key = word.partition("=")[0]
            alike = [one for one in other if one.partition("=")[0] == key] or [word]
            return line.replace(word, rng.choice(alike), 1)


def documented() -> list[str]:
    return re.findall(r"^(?:carson|card)-city .*=.*$", PAGE, re.MULTILINE)


def test_the_page_shows_positions_of_every_game_that_bots_understand() -> None:
    found = [positions.read(line) for line in documented()]
    assert {one.view.game for one in found} == {"carson-city", "card-city"}
    for line, one in zip(documented(), found, strict=True):
        assert positions.write(one.view, one.decision) == line
        assert one.decision is not None
        ranked = bots.make("planner:ms=0").rank(one.view, one.decision, random.Random(1))
        assert {option.action for option in ranked} == set(one.decision.options)


def a_bid() -> tuple[str, Position]:
    line = next(line for line in documented() if "phase=bid" in line)
    return line, positions.read(line)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("carson-city", "go", "must begin with the name of a game"),
        ("round=4", "", "round: is missing"),
        ("round=4", "round=four", "must be a whole number"),
        ("round=4", "round=5", "does not fit the auction cards"),
        ("round=4", "round=4 round=4", "given twice"),
        ("round=4", "round=4 weather=fine", "weather"),
        ("I-45", "I-44x", "is not a card of the deck"),
        ("I-45", "I-12", "I-12 is there twice"),
        ("deciding=0,1", "deciding=0,2", "virtual seat"),
        ("I-26@-1/2", "I-26@5/5", "player 0.took"),
        ("I-26@-1/2", "I-26@-1", "must be ROW/COLUMN"),
        ("back=star,", "back=", "back"),
        ("spent=8,5,6", "spent=8,5,12", "player 0.spent"),
        ("who=lawyer", "who=lawyers", "player 1.who"),
        ("kind=virtual:expert", "kind=virtual:nobody", "player 2.kind"),
        ("seat=0", "seat=0 bid=7", "bid"),
        ("row=gunsmith,I-12,I-28,I-45,I-25 ", "", "row: has too few cards"),
        ("row=gunsmith,I-12,I-28,I-45,I-25", "row=gunsmith,I-12", "row: has too few cards"),
    ],
)
def test_errors_name_the_word_at_fault(old: str, new: str, says: str) -> None:
    line, _ = a_bid()
    assert old in line
    with pytest.raises(CardtownError, match=re.escape(says)):
        positions.read(line.replace(old, new, 1))


def test_a_seat_can_look_at_what_a_spectator_sees() -> None:
    line, found = a_bid()
    open_to_all = line.replace("seat=0 ", "")
    assert positions.read(open_to_all).decision is None
    assert positions.read(open_to_all, seat=0) == found
    with pytest.raises(BadInput, match="another seat"):
        positions.read(line, seat=1)


def test_a_game_without_the_part_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "part", lambda *_: None)
    with pytest.raises(BadInput, match="no text for positions"):
        positions.read("card-city round=1")
