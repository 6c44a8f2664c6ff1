"""The screen of Carson City: everything that may be known, nothing else, within the width."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from cardtown.core import Decision
from cardtown.games.carson_city import (
    Adopt,
    Bid,
    CarsonAction,
    CarsonTable,
    Decline,
    Done,
    Place,
    Sell,
    Take,
    Use,
    new_table,
    score,
    standard_deck,
)
from cardtown.games.carson_city.elements import NAMES
from cardtown.localization import LANGUAGES, Texts
from cardtown.terminal.blocks import beside, fit, flow
from cardtown.terminal.carson_city import CarsonScreen
from cardtown.terminal.carson_city.cards import draw_card
from cardtown.terminal.carson_city.options import label, ranked_places, sales
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.console import Display
from tests.terminal.watcher import PLAIN, SMALL, text_of

LARGE = Display(119, 40, colour=True, unicode=True)
LABEL = re.compile(r"\[([a-z]+)\]")


def screen(language: str = "en") -> CarsonScreen:
    return CarsonScreen(Texts.load(language))


def game(seed: str, seats: int = 5) -> Iterator[tuple[CarsonTable, Decision[CarsonAction]]]:
    """Every decision of a random game in which people prefer characters and sell if they can."""
    rng = random.Random(seed)
    table = new_table(["human"] * seats, seed=seed)
    while not table.over:
        decision = table.decisions()[0]
        yield table, decision
        wanted = [
            option
            for option in decision.options
            if isinstance(option, Use | Adopt | Sell) or option == Take(0)
        ]
        options = wanted if wanted and rng.random() < 0.7 else decision.options
        table.apply(decision.seat, rng.choice(options))


@pytest.mark.parametrize("display", [SMALL, LARGE, PLAIN])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_fits_the_width(language: str, display: Display) -> None:
    here = screen(language)
    kinds = set()
    for number, (table, decision) in enumerate(game(f"fits {language}", seats=6)):
        if decision.kind in kinds and number % 11:
            continue
        view = table.view(decision.seat)
        kinds.add(decision.kind)
        board = text_of(here.render(view, decision, display))
        lines = board.splitlines()
        drawn = [line for line in lines if not re.match(r"[^\d\W]|\s*\d+ [^\W\d]", line)]
        assert max(map(len, drawn)) <= display.width
        assert here.question(view, decision)
        assert here.help(decision)
    assert {"bid", "take", "place", "use"} <= kinds


def test_a_small_screen_holds_the_whole_table_of_four() -> None:
    here = screen()
    heights = [
        len(text_of(here.render(table.view(decision.seat), decision, SMALL)).splitlines())
        for number, (table, decision) in enumerate(game("height", seats=4))
        if decision.kind in ("bid", "take") and number % 5 == 0
    ]
    assert sum(height <= 22 for height in heights) / len(heights) > 0.7


def test_plain_ascii_has_no_other_signs_of_our_own() -> None:
    here = screen()
    for number, (table, decision) in enumerate(game("ascii", seats=4)):
        if number % 5:
            continue
        board = text_of(here.render(table.view(decision.seat), decision, PLAIN))
        assert set(board) - set(map(chr, range(128))) <= set("×’…")


def test_every_legal_place_is_marked_once_and_listed_best_first() -> None:
    here = screen()
    places = 0
    for number, (table, decision) in enumerate(game("places")):
        if decision.kind != "place" or number % 3:
            continue
        view = table.view(decision.seat)
        assert view.placing is not None
        options = ranked_places(view.seats[decision.seat], view.placing, decision.options)
        board = text_of(here.render(view, decision, SMALL))
        names = [label(number) for number in range(len(decision.options))]
        assert sorted(LABEL.findall(board)) == sorted(names)
        assert [option.label for option in options] == names
        assert {option.action for option in options} == set(decision.options)
        changes = [option.points for option in options]
        assert changes == sorted(changes, reverse=True)
        places += len(options)
    assert places > 300


def test_the_points_of_a_place_are_those_that_it_brings() -> None:
    for table, decision in game("points"):
        if decision.kind not in ("place", "sell"):
            continue
        view = table.view(decision.seat)
        seat = view.seats[decision.seat]
        if view.placing is not None:
            options = ranked_places(seat, view.placing, decision.options)
        else:
            options = sales(seat, decision.options)
        for option in options[:3]:
            twin = table.copy()
            assert option.action is not None
            twin.play(decision.seat, option.action)
            after = twin.view(None).seats[decision.seat]
            assert option.points == after.points - seat.points
            assert option.points == sum(option.effect.lines.values())
            assert option.effect.after.sheet == score(after.city, after.characters, after.sold)


def test_labels_and_coordinates_mean_the_place() -> None:
    here = screen()
    for number, (table, decision) in enumerate(game("labels")):
        if decision.kind != "place" or number % 9:
            continue
        view = table.view(decision.seat)
        assert view.placing is not None
        for option in ranked_places(view.seats[decision.seat], view.placing, decision.options):
            assert here.parse(option.label, view, decision) == option.action
            assert isinstance(option.action, Place)
            pair = f"{option.action.row} {option.action.column}"
            assert here.parse(pair, view, decision) == option.action


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_forms(language: str) -> None:
    here, texts = screen(language), Texts.load(language)
    table = new_table(["human"] * 4, seed="short")
    view = table.view(0)

    def parsed(line: str, kind: str, *options: object) -> object:
        return here.parse(line, view, Decision(0, kind, options))  # type: ignore[arg-type]

    assert parsed("7", "bid") == Bid(7)
    assert parsed("0", "take") == Take(0)
    assert parsed("3", "sell") == Sell(3)
    use = (Use("lawyer"), Decline("lawyer"))
    for word in ("yes", "y", texts("yes").lower()):
        assert parsed(word, "use", *use) == use[0]
    for word in ("no", "n", texts("no").lower()):
        assert parsed(word, "use", *use) == use[1]
    adopt = (Adopt("banker"), Adopt("singer"), Done())
    assert parsed("1", "adopt", *adopt) == Adopt("singer")
    assert parsed(texts("character-singer").lower(), "adopt", *adopt) == Adopt("singer")
    assert parsed("no", "adopt", *adopt) == Done()
    for kind in ("bid", "take", "sell", "use", "adopt", "place"):
        assert parsed("word-of-no-meaning", kind) is None


def test_views_that_are_equal_look_equal() -> None:
    """Nothing on the screen depends on what the seat cannot know."""
    here = screen()
    rng = random.Random(1)
    for number, (table, decision) in enumerate(game("hidden")):
        if number % 17:
            continue
        twin = table.resample(decision.seat, rng)
        other = twin.decision(decision.seat)
        assert other is not None
        pictures = [
            text_of(here.render(one.view(decision.seat), what, SMALL))
            for one, what in ((table, decision), (twin, other))
        ]
        assert pictures[0] == pictures[1]


def test_every_event_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        here = screen(language)
        *_, (table, _) = game("events")
        view = table.view(0)
        assert all(here.describe(event, view) for event in table.events)


def test_a_used_character_is_marked() -> None:
    here = screen()
    for table, decision in game("used"):
        view = table.view(decision.seat)
        if any(seat.used for seat in view.seats) and decision.kind == "bid":
            assert "(used)" in text_of(here.render(view, decision, LARGE))
            return
    raise AssertionError("nobody used a character")


def test_a_card_shows_its_elements_by_letter_and_name() -> None:
    texts = Texts.load("en")
    for card in (card for era in standard_deck().terrain for card in era):
        drawn = "\n".join(line.plain for line in draw_card(card, Pen(texts, PLAIN), 13))
        for glyph in set(card.glyphs) - {"."}:
            assert texts(f"element-{NAMES[glyph].replace('_', '-')}") in drawn
            assert glyph in drawn


def test_blocks() -> None:
    assert [fit("Mountain", width) for width in (4, 8, 10)] == ["Mou…", "Mountain", "Mountain  "]
    assert fit("a b", 3) == "a b"
    lines = flow(["one", "two", "three"], 9)
    assert [line.plain for line in lines] == ["one  two", "three"]
    side = beside([lines, flow(["x"], 5)])
    assert [line.plain for line in side] == ["one  two  x", "three     "]
    assert [label(number) for number in (0, 25, 26, 27, 51, 52)] == [
        "a",
        "z",
        "aa",
        "ab",
        "az",
        "ba",
    ]
