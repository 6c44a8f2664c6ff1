"""The screen of Card City: all that a seat may know and nothing else, within the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping

import pytest

from cardtown.core import CardtownError, Decision
from cardtown.games import card_city
from cardtown.games.card_city import (
    KINDS,
    Build,
    CardCityAction,
    CardCityTable,
    City,
    Develop,
    Divide,
    Keep,
    SeatView,
)
from cardtown.games.card_city.growth import growths
from cardtown.games.card_city.lots import divisions, keeps
from cardtown.games.card_city.scoring import score
from cardtown.games.card_city.view import Holding
from cardtown.localization import LANGUAGES, Texts
from cardtown.terminal.card_city import CardCityScreen
from cardtown.terminal.card_city.cards import ShownCard, row_of_cards
from cardtown.terminal.card_city.city import draw_city, draw_small, possible
from cardtown.terminal.card_city.districts import sentence
from cardtown.terminal.card_city.options import list_options
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.card_city.reader import read
from cardtown.terminal.card_city.seats import held_cards, income_sum, limit
from cardtown.terminal.console import Display
from tests.terminal.watcher import PLAIN, SMALL, text_of

LARGE = Display(109, 40, colour=True, unicode=True)
LABEL = re.compile(r"\[([a-z])\]")
PEN = Pen(Texts.load("en"), SMALL)
ASCII = Pen(Texts.load("en"), PLAIN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("among", range(1, 7))
def test_the_name_of_a_card_is_never_cut(language: str, among: int) -> None:
    pen = Pen(Texts.load(language), SMALL)
    for kind in KINDS:
        _, *rows, _ = row_of_cards([ShownCard(kind)], pen, among)
        written = "".join(row.plain[1:-1].strip().removesuffix("-") for row in rows)
        assert pen.building(kind).replace(" ", "") in written.replace(" ", "")


def screen(language: str = "en") -> CardCityScreen:
    return CardCityScreen(Texts.load(language))


def game(
    seed: str, seats: int = 3, options: Mapping[str, str] | None = None
) -> Iterator[tuple[CardCityTable, Decision[CardCityAction]]]:
    """Every decision of a random game in which people prefer what develops."""
    rng = random.Random(seed)
    table = card_city.new_table(["human"] * seats, seed=seed, options=options)
    while not table.over:
        decision = rng.choice(table.decisions())
        yield table, decision
        liked = [one for one in decision.options if str(one).startswith(("build L", "build R"))]
        options_now = liked if liked and rng.random() < 0.6 else decision.options
        table.apply(decision.seat, rng.choice(options_now))


# --- fitting -----------------------------------------------------------------------------------


@pytest.mark.parametrize("display", [SMALL, LARGE, PLAIN])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_fits_the_width(language: str, display: Display) -> None:
    here = screen(language)
    kinds = set()
    for number, (table, decision) in enumerate(game(f"fits {language}", seats=4)):
        if decision.kind in kinds and number % 7:
            continue
        kinds.add(decision.kind)
        view = table.view(decision.seat)
        lines = text_of(here.render(view, decision, display)).splitlines()
        sentences = ("open", "mixed", "Lot", "Gruppo", "Offener", "Open")
        drawn = [line for line in lines if not line.startswith(sentences)]
        assert max(map(len, drawn)) <= display.width, max(drawn, key=len)
        assert here.question(view, decision)
        assert here.help(decision)
    assert {"divide", "choose", "build", "buy"} <= kinds


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_small_screen_holds_the_whole_table(seats: int) -> None:
    here = screen()
    heights = [
        len(text_of(here.render(table.view(decision.seat), decision, SMALL), 79).splitlines())
        for table, decision in game(f"height {seats}", seats=seats)
    ]
    assert max(heights) <= 22
    assert sum(height <= 20 for height in heights) / len(heights) > 0.8


def test_plain_ascii_has_no_other_signs_of_our_own() -> None:
    here = screen()
    for table, decision in game("ascii"):
        board = text_of(here.render(table.view(decision.seat), decision, PLAIN))
        assert set(board) <= set(map(chr, range(128)))


# --- options -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"development": "once", "joining": "allowed"}])
def test_every_legal_cell_is_marked_and_its_points_are_those_that_it_brings(
    options: dict[str, str],
) -> None:
    here = screen()
    seen = set()
    for table, decision in game("cells 3", options=options):
        view = table.view(decision.seat)
        found = list_options(view, decision)
        if decision.kind not in ("build", "develop", "buy"):
            assert not found
            continue
        board = text_of(here.render(view, decision, LARGE))
        assert sorted(set(LABEL.findall(board))) == sorted({option.label for option in found})
        placings = [one for one in decision.options if str(one) not in ("pass", "discard")]
        assert [option.action for option in found] == placings
        for option in found:
            twin = table.copy()
            before = twin.view(None).seats[decision.seat]
            twin.apply(decision.seat, option.action)
            built = next(
                event
                for event in twin.events[len(table.events) :]
                if getattr(event, "at", None) == option.at
            )
            coins = getattr(built, "coins", before.coins)
            city = before.city.place(option.kind, before.city.cell_at(*option.at) or 0)
            assert option.effect.after.sheet == score(city, coins)
            assert option.effect.points == sum(option.effect.lines.values())
            assert option.effect.income == city.income() - before.city.income()
            seen.add(type(option.action))
    assert len(seen) == 3


def test_a_growth_that_a_cell_promises_is_a_development_afterwards() -> None:
    """The last card in hand is built, and what was announced can be developed."""
    promised = 0
    for seed in range(8):
        for table, decision in game(f"growth {seed}", seats=1):
            view = table.view(0)
            if decision.kind != "build" or len(view.seats[0].hand.known) > 1:
                continue
            for option in list_options(view, decision):
                twin = table.copy()
                twin.apply(0, option.action)
                after = twin.decision(0)
                kinds = {kind for kind, _ in option.grows}
                if kinds:
                    promised += 1
                    assert after is not None
                    assert kinds <= {one.kind for one in after.options if isinstance(one, Develop)}
    assert promised > 5


def test_labels_and_coordinates_mean_the_cell() -> None:
    here = screen()
    for table, decision in game("labels"):
        view = table.view(decision.seat)
        for option in list_options(view, decision):
            row, column = option.at
            for line in (
                str(option.action).lower(),
                f"{option.kind.lower()} {option.label}",
                f"{option.kind.lower()}{option.label}",
                f"{option.kind.lower()} {row} {column}",
                f"{option.kind.lower()} {row},{column}",
            ):
                assert read(line, view, decision, PEN) == option.action
            same = [one for one in list_options(view, decision) if one.at == option.at]
            if len(same) > 1:
                with pytest.raises(CardtownError, match="Which card"):
                    here.parse(option.label, view, decision)
            else:
                assert read(option.label, view, decision, PEN) == option.action


# --- lots --------------------------------------------------------------------------------------


def dividing(hand: str) -> tuple[card_city.CardCityView, Decision[CardCityAction]]:
    """The first player of a new table, holding just these cards."""

    table = card_city.new_table(["human"] * (len(hand) // 2), seed="lots")
    seat = table.decisions()[0].seat
    view = table.view(seat)
    seats = list(view.seats)
    seats[seat] = seats[seat]._replace(hand=Holding(hand, 0))
    return view._replace(seats=tuple(seats)), Decision(seat, "divide", divisions(hand))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("0 3 | 1 | 2", "divide 0 2 | 1 | 3"),
        ("divide 0 3 | 1 | 2", "divide 0 2 | 1 | 3"),
        ("divide 0 2 | 1 | 3", "divide 0 2 | 1 | 3"),
        ("3 0 | 1 | 2", "divide 0 2 | 1 | 3"),
        ("03|1|2", "divide 0 2 | 1 | 3"),
        ("0,3 / 1 / 2", "divide 0 2 | 1 | 3"),
        ("0 3 1 2", "divide 0 2 | 1 | 3"),
        ("0 3 | 1", "divide 0 2 | 1 | 3"),
        ("c r | i", "divide 0 2 | 1 | 3"),
        ("rc|i|r", "divide 0 2 | 1 | 3"),
        ("r r c i", "divide 2 3 | 0 | 1"),
        ("a", "divide 0 1 | 2 | 3"),
    ],
)
def test_a_division_in_every_form_is_the_option(line: str, text: str) -> None:
    view, decision = dividing("CIRR")
    action = screen().parse(line, view, decision)
    assert str(action) == text
    assert action in decision.options


def test_every_way_to_write_a_division_is_an_option() -> None:
    rng = random.Random(3)
    for hand in ("CCIIPR", "CILPRRRR", "RRRRRR"):
        view, decision = dividing(hand)
        half = (len(hand) - 2) // 2
        for _ in range(60):
            numbers = rng.sample(range(len(hand)), len(hand))
            lots = (numbers[:2], numbers[2 : 2 + half], numbers[2 + half :])
            line = " | ".join(" ".join(map(str, lot)) for lot in lots)
            action = screen().parse(line, view, decision)
            assert isinstance(action, Divide)
            assert action in decision.options
            kinds = [sorted(hand[index] for index in lot) for lot in lots]
            taken = (action.open, action.shown, action.hidden)
            assert [sorted(hand[index] for index in lot) for lot in taken] == kinds


@pytest.mark.parametrize(
    "line", ["0 1 | 2", "0 1 | 2 | 3", "0 1 | 2 3 | 4 9", "0 0 | 1 2 | 3 4", "012345 |", "ll|cc|ii"]
)
def test_a_malformed_division_is_explained(line: str) -> None:
    view, decision = dividing("CCIIPR")
    with pytest.raises(CardtownError, match=r"Cards 0 to 5 make two open, 2 face up.*\(K2\.2\)"):
        screen().parse(line, view, decision)


def test_few_divisions_are_listed_and_many_are_not() -> None:
    view, decision = dividing("CIRR")
    board = text_of(screen().render(view, decision, SMALL))
    assert "a C I | R | R" in board
    assert f"{chr(96 + len(decision.options))} R R | I | C" in board
    view, decision = dividing("CILPRR")
    board = text_of(screen().render(view, decision, SMALL))
    assert "by number, such as 0 1 | 2 3 | 4 5" in board
    assert "a C I" not in board
    with pytest.raises(CardtownError, match="There is no division z: they are a to"):
        screen().parse("z", *dividing("CIRR"))


@pytest.mark.parametrize(
    ("line", "text"), [("0 2", "keep 0 1"), ("keep 2 0", "keep 0 1"), ("rl", "keep 0 1")]
)
def test_cards_to_keep_in_every_form(line: str, text: str) -> None:
    decision = Decision[CardCityAction](0, "keep", keeps("LRR"))
    view, _ = dividing("LRRR")
    seat = view.seats[0]._replace(hand=Holding("LRR", 0))
    action = screen().parse(line, view._replace(seats=(seat,)), decision)
    assert str(action) == text
    assert isinstance(action, Keep)
    assert action in decision.options


def test_the_chooser_sees_what_lies_face_up_and_no_more() -> None:
    here = screen()
    for table, decision in game("choose", seats=4):
        if decision.kind != "choose":
            continue
        view = table.view(decision.seat)
        offer = view.offers[-1]
        board = text_of(here.render(view, decision, LARGE))
        cards = next(line for line in board.splitlines() if line.startswith("│"))
        shown = [cell.split()[0] for cell in re.findall(r"│([^│]+)│", cards)]
        assert shown == [
            *offer.open,
            *offer.shown,
            *offer.hidden.known,
            *"?" * offer.hidden.unknown,
        ]


# --- secrets -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_that_are_equal_look_equal(seats: int) -> None:
    """Nothing on the screen depends on what the seat cannot know."""
    here = screen()
    rng = random.Random(1)
    for table, decision in game(f"hidden {seats}", seats=seats):
        twin = table.resample(decision.seat, rng)
        other = twin.decision(decision.seat)
        assert other is not None
        pictures = [
            text_of(here.render(one.view(decision.seat), what, SMALL))
            + here.question(one.view(decision.seat), what)
            + text_of(here.explain("deck", one.view(decision.seat), what, SMALL) or "")
            for one, what in ((table, decision), (twin, other))
        ]
        assert pictures[0] == pictures[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_public_decision_shows_only_what_everybody_knows(seats: int) -> None:
    here = screen()
    for table, decision in game(f"public {seats}", seats=seats):
        if len(decision.options) > 1 and not here.secret(decision):
            assert table.view(decision.seat)._replace(seat=None) == table.view(None)
            assert decision.kind in ("choose", "buy")
        assert not here.blind(decision)


# --- cities and districts ----------------------------------------------------------------------


def test_the_frame_floats_and_shows_what_is_still_possible() -> None:
    assert len(possible(card_city.FIRST_CITY)) == 81
    full = City.from_rows(["RM___", "_P___", "_P___", "_P___", "_PPPP"])
    assert len(possible(full)) == 25
    lines = [line.plain for line in draw_city(card_city.FIRST_CITY, ASCII)]
    assert lines[0].split() == [str(column) for column in range(-4, 5)]
    assert lines[5].split() == ["0", *[".", ".", ".", "."], "M", *[".", ".", ".", "."]]
    cropped = [line.plain.split() for line in draw_city(full, ASCII, cropped=True)]
    assert cropped[1] == ["0", "R", "M", ".", ".", "."]
    assert draw_small(full, ASCII)[0].plain == " R  M  .  .  . "
    assert [line.plain for line in draw_city(card_city.EMPTY_CITY, ASCII)] == ["."]


def test_districts_say_what_they_need() -> None:
    city = City.from_rows(["_RR_", "CML_", "RPIC"])
    found = {(one.kind, one.places): one for one in growths(city, "CR", joining=False)}
    pair = found["R", ((0, 1), (0, 2))]
    assert (pair.support, pair.needs, pair.state) == (2, 3, "needs")
    assert sentence(pair, PEN).plain == (
        "Residential (R), district of 2 at 0 1, 0 2: "
        "adjacent to 2 culture buildings, needs 3 to grow."
    )
    assert found["C", ((1, 0),)].support == 1


@pytest.mark.parametrize(
    ("rows", "reserve", "state"),
    [
        (["LRM", "_I_"], "R", "can-grow"),
        (["LRM", "_I_"], "C", "no-reserve"),
        (["LRM", "PP_"], "R", "limit-reached"),
        (["PPPPP", "PIIIP", "ILRMI", "PIIIP", "PPPPP"], "R", "no-cell"),
    ],
)
def test_what_is_in_the_way_of_a_district(rows: list[str], reserve: str, state: str) -> None:
    (district,) = growths(City.from_rows(rows), reserve, joining=False)
    assert district.state == state
    assert Texts.load("en")(f"ui-{state}") in sentence(district, PEN).plain


def test_income_limit_and_holdings_in_words() -> None:
    city = City.from_rows(["CCRC", "M_II"])
    seat = SeatView("Anna", "human", city, 7, 1, 10, Holding("R", 2), "build", 0)
    assert income_sum(seat) == "1 + 3 + 1 = 5"
    assert limit(seat, PEN) == "City limit: 5 of 15 buildings, 2 Industrial"
    assert held_cards(seat.hand) == "R ? ?"


# --- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    here = screen(language)
    for seats in (1, 4):
        *_, (table, _) = game("events", seats=seats)
        view = table.view(0)
        assert all(here.describe(event, view) for event in table.events)
        assert text_of(here.score(view, SMALL))
        assert table.result is not None
        assert text_of(here.result(view, table.result, SMALL))


def test_hidden_points_stay_hidden() -> None:
    here = screen()
    here.previews = False
    for table, decision in game("hide"):
        if decision.kind == "build":
            board = text_of(here.render(table.view(decision.seat), decision, SMALL))
            choices = [line for line in board.splitlines() if re.search(r"  [+−±]", line)]
            assert not choices, board


def test_a_kind_of_action_that_is_not_due_is_read_all_the_same() -> None:
    """The table then says what to do instead."""
    table = card_city.new_table(["human", "human"], seed="due")
    decision = table.decisions()[0]
    view = table.view(decision.seat)
    assert screen().parse("build r 0 1", view, decision) == Build("R", 0, 1)
    assert screen().parse("develop c 0 1", view, decision) == Develop("C", 0, 1)
    assert screen().parse("hello", view, decision) is None
