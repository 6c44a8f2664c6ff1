"""Levels and personas: evenly spaced, believable, and each with a style that shows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from cardtown import bots, fast, games
from cardtown.bots import manners
from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.rivals import gains
from cardtown.core import BadInput
from cardtown.lab import Tournament, finish_game
from tests.carson_city.story import Story, card
from tests.sampling import sample

TABLES = {"carson-city": 4, "card-city": 2}
"""The seats of a table on which levels are compared."""
STEPS = [(game, *step) for game in TABLES for step in pairwise(manners.LEVELS)]
NAMES = [
    (game, name) for game in TABLES for name in bots.names_for(game) if name in manners.names()
]
on_core = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")


@on_core
@pytest.mark.slow
@pytest.mark.parametrize(("game", "lower", "upper"), sample(STEPS, 2))
def test_each_level_wins_about_seven_duels_of_ten_against_the_one_below(
    game: str, lower: str, upper: str
) -> None:
    """In a duel, one of the upper level sits among the lower. 99.9 % of all samples of a level
    between 65 and 75 % pass; one that wins as often as chance has it never does."""
    number, seats = 240, TABLES[game]
    tournament = Tournament(game, (f"bot:{upper}", *[f"bot:{lower}"] * (seats - 1)), number, "duel")
    wins = fmean(win_of_first(tournament, one) for one in range(number))
    doubt = 3.3 * sqrt(0.7 * 0.3 / number)
    assert 0.65 - doubt < wins < 0.75 + doubt
    assert wins > 1 / seats


def win_of_first(tournament: Tournament, number: int) -> float:
    """What of the win the first entrant has in that game."""
    result = finish_game(tournament, number).table.result
    assert result is not None
    return (tournament.seat_of(0, number) in result.winners) / len(result.winners)


@pytest.mark.parametrize("game", TABLES)
def test_every_game_has_all_levels_and_at_least_six_personas(game: str) -> None:
    assert set(manners.LEVELS) <= set(bots.names_for(game))
    assert len(manners.personas(game)) >= 6
    assert set(manners.personas(game)) <= set(bots.names_for(game))
    assert not set(manners.personas(game)) & set(manners.LEVELS)


def test_a_persona_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput, match="card-city has no miner: choose another bot"):
        bots.make("miner", "card-city")
    with pytest.raises(BadInput, match="'bot:miner:zeal=3': no parameter 'zeal'; there are none"):
        bots.make("miner:zeal=3")


def test_hard_is_the_planner() -> None:
    hard, planner = bots.make("hard"), bots.make("planner")
    for view, decision in situations("carson-city", 30):
        assert hard.choose(view, decision, random.Random(1)) == planner.choose(
            view, decision, random.Random(1)
        )


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_nobody_takes_what_seems_much_worse_than_the_best(game: str, name: str) -> None:
    """Doubt is bounded: whoever errs takes an option nearly as good, never just any."""
    part = games.part(game, "bots", "manners")
    assert part is not None
    manner = part.MANNERS[name]
    bot = bots.make(name, game)
    for view, decision in situations(game, 60):
        values = part.values(view, decision, random.Random(3), manner)
        chosen = bot.choose(view, decision, random.Random(3))
        lost = max(values) - values[decision.options.index(chosen)]
        assert lost <= 2 * manner.doubt + 1e-9


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_manner_ranks_options_by_what_it_plays_by(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = _without_a_clock(game, name, monkeypatch)
    manner, bot = part.MANNERS[name], bots.make(name, game)
    for view, decision in situations(game, 60):
        values = part.values(view, decision, random.Random(3), manner)
        ranked = {one.action: one.value for one in bot.rank(view, decision, random.Random(3))}
        assert [ranked[option] for option in decision.options] == pytest.approx([*values])


@pytest.mark.parametrize("character", ["governor", "lawyer"])
def test_c3_3_the_spoiler_begrudges_cards_that_it_takes_at_once_too(character: str) -> None:
    mine, house = card("M.", ".."), card("h.", "..")
    story = Story([character], [[], [mine, house, mine, house]], wants={character: 0})
    story.until_asked(0, "use").play(f"0 use {character}")
    (decision,) = story.table.decisions()
    part = games.part("carson-city", "bots", "manners")
    assert part is not None
    spoiler = part.MANNERS["spoiler"]
    view, harmless = story.table.view(0), replace(spoiler, spite=0)
    spiteful, kind = (
        part.values(view, decision, random.Random(1), one) for one in (spoiler, harmless)
    )
    assert any(more > less for more, less in zip(spiteful, kind, strict=True))


@on_core
@pytest.mark.parametrize(("game", "name"), NAMES)
def test_choices_are_the_same_with_and_without_the_core(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without_a_clock(game, name, monkeypatch)
    bot = bots.make(name, game)
    found = [*situations(game, 60)]
    quick = [bot.choose(view, one, random.Random(5)) for view, one in found]
    monkeypatch.setattr(fast, "AVAILABLE", False)
    assert quick == [bot.choose(view, one, random.Random(5)) for view, one in found]


@on_core
@pytest.mark.parametrize(("game", "name"), NAMES)
def test_games_are_the_same_with_and_without_the_core(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without_a_clock(game, name, monkeypatch)
    entrants = (f"bot:{name}", *["bot:greedy"] * (TABLES[game] - 1))
    tournament = Tournament(game, entrants, 1, seed="core")
    quick = finish_game(tournament, 0).table.history
    monkeypatch.setattr(fast, "AVAILABLE", False)
    assert quick == finish_game(tournament, 0).table.history


# --- styles ---------------------------------------------------------------------------------------

Measure = Callable[[Any, int], float]
"""How much of something a seat has, or did, in a finished game."""


def _shows(glyphs: str) -> Measure:
    """How many cells of the city show one of these."""

    def count(table: Any, seat: int) -> float:
        shown = Counter("".join(table.view(None).seats[seat].city.rows()))
        return sum(shown[glyph] for glyph in glyphs)

    return count


def _owns(table: Any, seat: int) -> float:
    """How many characters the seat owns."""
    return len(table.view(None).seats[seat].characters)


def _early_bids(table: Any, seat: int) -> float:
    """The seat's average bid in the first three rounds of an Era."""
    bids = [str(one).split() for by, one in table.history if by == seat]
    cards = [int(words[1]) for words in bids if words[0] == "bid"]
    return fmean(card for number, card in enumerate(cards) if number % 9 < 3)


def _snatches(table: Any, seat: int) -> float:
    """How often the seat took what somebody who picked later wanted most."""
    snatched = []
    again = games.get("carson-city").new_table(
        [one.kind for one in table.seats], seed=table.seed, log=False
    )
    for by, action in table.history:
        view = again.view(by)
        if by == seat and str(action).startswith("take") and view.phase == "pick":
            wants = [best_card(view, other) for other in view.order if other != seat]
            if wants:
                snatched.append(float(action.index in wants))
        again.apply(by, action)
    return fmean(snatched)


def best_card(view: Any, seat: int) -> int:
    """The card of the row that brings the seat most, as a planner sees it."""
    position = Position(view, seat)
    found = gains(position.mine, view.row, position.worths.at(position.left))
    return found.index(max(found))


def _gambles(table: Any, seat: int) -> float:
    """The share of choices that fell on the lot that is partly hidden."""
    words = [str(one) for by, one in table.history if by == seat]
    return words.count("mixed") / max(1, words.count("mixed") + words.count("open"))


def _thrift(table: Any, seat: int) -> float:
    """Less the more the seat spent: on Leisures, and on Industrials that it bought."""
    words = [str(one) for by, one in table.history if by == seat]
    return -sum(one.startswith(("build L", "buy")) for one in words)


STYLES: dict[tuple[str, str], Measure] = {
    ("carson-city", "miner"): _shows("M"),
    ("carson-city", "rancher"): _shows("R"),
    ("carson-city", "collector"): _owns,
    ("carson-city", "spoiler"): _snatches,
    ("carson-city", "gambler"): _early_bids,
    ("carson-city", "bookkeeper"): lambda table, seat: -_early_bids(table, seat),
    ("card-city", "industrialist"): _shows("I"),
    ("card-city", "gardener"): _shows("L"),
    ("card-city", "landlord"): _shows("R"),
    ("card-city", "shopkeeper"): _shows("C"),
    ("card-city", "speculator"): _gambles,
    ("card-city", "saver"): _thrift,
}


def test_every_persona_has_a_style_that_can_be_counted() -> None:
    assert set(STYLES) == {(game, name) for game in TABLES for name in manners.personas(game)}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), sample([*STYLES], 4))
def test_the_style_of_a_persona_shows_in_its_games(game: str, name: str) -> None:
    """The persona does more of what it is known for than planners at the same tables; with an
    interval of 99 %."""
    entrants = (f"bot:{name}", *["bot:planner:ms=0"] * 3)
    number, measure = {"carson-city": 20, "card-city": 240}[game], STYLES[game, name]
    tournament = Tournament(game, entrants, number, seed="styles")
    more = []
    for one in range(number):
        table = finish_game(tournament, one).table
        seat = tournament.seat_of(0, one)
        others = [measure(table, at) for at in range(4) if at != seat]
        more.append(measure(table, seat) - fmean(others))
    assert fmean(more) > 2.6 * stdev(more) / sqrt(number)


def _without_a_clock(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The manners of a game, of which that one never looks at the clock."""
    part = games.part(game, "bots", "manners")
    assert part is not None
    monkeypatch.setitem(part.MANNERS, name, replace(part.MANNERS[name], ms=0))
    return part


def situations(game: str, number: int) -> Iterator[tuple[Any, Any]]:
    """Decisions of a game between planners that never look at the clock."""
    table = games.get(game).new_table(["human"] * TABLES[game], seed="manners", log=False)
    planner, rng = bots.make("planner:ms=0"), random.Random(2)
    found = 0
    while decisions := table.decisions():
        for decision in decisions:
            view = table.view(decision.seat)
            if len(decision.options) > 1:
                yield view, decision
                found += 1
                if found == number:
                    return
            table.apply(decision.seat, planner.choose(view, decision, rng))
