"""The bots of Carson City: honest, legal, exact where they say so, and as strong as they were."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from cardtown import bots, fast, games
from cardtown.bots import Bot, Occasion, Ranked
from cardtown.bots.carson_city import hindsight, lookahead, planner
from cardtown.bots.carson_city.survey import Survey
from cardtown.bots.carson_city.terms import NAMES_OF_TERMS
from cardtown.bots.carson_city.worth import ROUNDS, Worth, learned_worth, load_weights
from cardtown.bots.greedy import GreedyBot
from cardtown.bots.planner import PlannerBot
from cardtown.core import BadInput, Decision
from cardtown.games import carson_city
from cardtown.games.boards import bits
from cardtown.games.carson_city import CHARACTER_IDS, CarsonTable, CarsonView, standard_deck
from cardtown.games.carson_city.actions import Adopt, Place, Sell, Take
from cardtown.games.carson_city.city import EMPTY_CITY
from cardtown.games.carson_city.scoring import LINES, score
from cardtown.testing import check_bot

FIXED = PlannerBot(ms=0)  # without a clock: the least thinking, always the same
MIXES = [
    ["human"] * 4,
    ["human", "virtual:expert", "virtual:expert", "virtual:expert"],
    ["human", "virtual:novice", "human", "virtual:intermediate", "human"],
    ["human"] * 5,
    ["human"] * 6,
    ["virtual:expert", "human", "human", "virtual:novice", "virtual:expert", "human"],
]


def play(players: Sequence[Bot | str], seed: str, *, log: bool = False) -> CarsonTable:
    """A game of these bots and virtual seats."""
    kinds = [player if isinstance(player, str) else "human" for player in players]
    table = carson_city.new_table(kinds, seed=seed, log=log)
    while decisions := table.decisions():
        for decision in decisions:
            player = players[decision.seat]
            assert not isinstance(player, str)
            rng = Occasion.at(table, decision.seat).rng()
            table.apply(decision.seat, player.choose(table.view(decision.seat), decision, rng))
    return table


def situations(seed: str, seats: Sequence[str]) -> Iterator[tuple[CarsonView, Decision[Any]]]:
    """Every decision of a game in which one player is greedy and the others are random."""
    table = carson_city.new_table(seats, seed=seed, log=False)
    rng = random.Random(seed)
    players: list[Bot] = [GreedyBot(), *[bots.make("random")] * 5]
    while decisions := table.decisions():
        for decision in decisions:
            view = table.view(decision.seat)
            yield view, decision
            table.apply(decision.seat, players[decision.seat].choose(view, decision, rng))


# --- honest and legal ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", MIXES, ids="-".join)
@pytest.mark.parametrize(
    "bot", [GreedyBot(), FIXED, bots.make("easy")], ids=["greedy", "planner", "easy"]
)
def test_a_choice_is_legal_and_comes_from_the_view_alone(bot: Bot, seats: list[str]) -> None:
    check_bot(lambda: bot, carson_city.GAME, seats, seed="view", rng=random.Random(4), every=6)


@pytest.mark.slow
@pytest.mark.parametrize("bot", [bots.make("hard"), PlannerBot(ms=5)], ids=str)
def test_bots_that_think_by_the_clock_choose_legally(bot: Bot) -> None:
    seats = ["human", "human", "virtual:novice", "virtual:expert", "human"]
    rng = random.Random(8)
    check_bot(lambda: bot, carson_city.GAME, seats, seed="clock", rng=rng, repeatable=False)


@pytest.mark.slow
def test_every_kind_of_decision_comes_up_and_is_ranked() -> None:
    kinds = {"bid", "take", "place", "use", "adopt", "sell"}
    seen: set[str] = set()
    for number in range(60):
        if seen == kinds:
            break
        for view, decision in situations(f"kinds {number}", ["human"] * (4 + number % 3)):
            if decision.kind in seen and view.round % 4:
                continue
            seen.add(decision.kind)
            for bot in (GreedyBot(), FIXED):
                check_ranking(bot.rank(view, decision, random.Random(1)), decision)
    assert seen == kinds


def check_ranking(found: Sequence[Ranked[Any]], decision: Decision[Any]) -> None:
    assert {one.action for one in found} == set(decision.options)
    assert len(found) == len(decision.options)
    values = [round(one.value, 6) for one in found]
    assert values == sorted(values, reverse=True)
    for one in found:
        assert sum(points for _, points in one.reasons) == one.now
        assert all(line in LINES and points for line, points in one.reasons)


def test_a_bot_chooses_what_it_ranks_first() -> None:
    for view, decision in situations("first", ["human"] * 4):
        if view.round % 3 == 0:
            for bot in (GreedyBot(), FIXED):
                best = bot.rank(view, decision, random.Random(2))[0]
                assert best.action == bot.choose(view, decision, random.Random(2))


def test_points_now_are_exact() -> None:
    """For a place, the score after it; for a card taken, the score with it placed as ranked."""
    for view, decision in situations("exact", ["human"] * 4):
        if decision.kind not in ("place", "take", "adopt", "sell") or view.round % 2:
            continue
        me = view.seats[decision.seat]
        before = score(me.city, me.characters, me.sold).total
        for bot in (GreedyBot(), FIXED):
            for one in bot.rank(view, decision, random.Random(3)):
                assert one.now in [after - before for after in scores_after(view, decision, one)]


def scores_after(view: CarsonView, decision: Decision[Any], one: Ranked[Any]) -> list[int]:
    me = view.seats[decision.seat]
    city, owned = me.city, me.characters
    match one.action:
        case Place(row, column):
            cell = city.cell_at(row, column)
            assert cell is not None
            assert view.placing is not None
            return [score(city.place(view.placing, cell), owned, me.sold).total]
        case Take(index):
            card = view.row[index]
            if isinstance(card, carson_city.Character):
                return [score(city, (*owned, card.id), me.sold).total]
            cells = list(bits(city.cells(card, owned)))
            cities = [city.place(card, cell) for cell in cells] or [city]
            return [score(after, owned, me.sold).total for after in cities]
        case Sell(index):
            return [score(city.without(index), owned, me.sold + 1).total]
        case Adopt(character):
            return [score(city, (*owned, character), me.sold).total]
        case _:
            return [score(city, owned, me.sold).total]


def test_a_game_without_a_part_for_the_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "part", lambda *_: None)
    for spec, name in {
        "greedy": "greedy",
        "planner": "planner",
        "champion": "champion",
        "easy": "easy",
        "hard": "hard",
        "miner": "miner",
    }.items():
        with pytest.raises(BadInput, match=f"^seats: go has no {name}: choose another bot$"):
            bots.make(spec, "go")
    bots.make("random", "go")
    bots.make("planner")  # nobody has said which game


def test_bots_have_names_and_typed_parameters() -> None:
    own = {"random", "greedy", "planner", "champion", "easy", "medium", "hard", "miner"}
    assert own <= set(bots.names())
    assert bots.make("planner:ms=5") == PlannerBot(ms=5)
    with pytest.raises(BadInput, match="ms must be of type int"):
        bots.make("planner:ms=soon")


# --- the survey ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_survey_finds_what_valuing_whole_cities_finds(seed: int) -> None:
    """All cells, all glyphs, any characters and any weights."""
    rng = random.Random(seed)
    weights = {name: [rng.uniform(-2, 2) for _ in range(4)] for name in NAMES_OF_TERMS}
    worth = Worth(weights if seed % 3 else {}, rng.randrange(ROUNDS))
    # With the Captain a city can grow two ways, and a survey may miss a corner that it loses.
    others = [one for one in CHARACTER_IDS if one != "captain" or not seed % 3]
    owned = tuple(rng.sample(others, rng.randrange(9)))
    city = EMPTY_CITY
    for card in rng.sample([*standard_deck().terrain[0], *standard_deck().terrain[1]], 16):
        survey = Survey(city, owned, worth)
        before = worth.value(city, owned)
        found = survey.gains(card)
        assert [cell for cell, _ in found] == list(bits(city.cells(card, owned)))
        for cell, gain in found:
            after = worth.value(city.place(card, cell), owned)
            assert gain == pytest.approx(after - before, abs=1e-6)
        if found:
            city = city.place(card, rng.choice([survey.best(card), rng.choice(found)])[0])


def test_the_end_of_the_game_promises_nothing() -> None:
    assert set(load_weights()) == set(NAMES_OF_TERMS)
    assert not learned_worth(0).promising
    assert learned_worth(1).promising


# --- time ----------------------------------------------------------------------------------------


class Clock:
    """A clock that advances only when it is read."""

    def __init__(self, step_ms: float) -> None:
        self.now = 0.0
        self._step = step_ms / 1000

    def __call__(self) -> float:
        self.now += self._step
        return self.now


def use_clock(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Make planners use this clock, without the core."""
    monkeypatch.setattr(fast, "AVAILABLE", False)
    monkeypatch.setattr(lookahead, "process_time", clock)
    monkeypatch.setattr(planner, "process_time", clock)


@pytest.mark.slow
@pytest.mark.parametrize("ms", [5, 20])
def test_thinking_ends_at_the_first_look_at_the_clock_after_the_budget(
    ms: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = []
    clock = Clock(step_ms=1)
    use_clock(monkeypatch, clock)
    for view, decision in situations("budget", ["human"] * 6):
        clock.now = 0.0
        PlannerBot(ms=ms).choose(view, decision, random.Random(1))
        took.append(round(1000 * clock.now))
    assert max(took) == ms + 1


# --- hindsight -----------------------------------------------------------------------------------


def test_hindsight_never_finds_less_than_was_built_and_repeats() -> None:
    table = play([GreedyBot(), "virtual:novice", bots.make("random"), GreedyBot()], "h", log=True)
    assert table.result is not None
    for seat in (0, 2, 3):
        story = hindsight.read_story(table.events, seat)
        found = hindsight.look_back(story, random.Random(5), effort=300)
        again = hindsight.look_back(story, random.Random(5), effort=300)
        assert found == again
        assert found.points == table.result.scores[seat]
        assert found.best >= found.points
        assert 0 < found.share <= 1
    # In hindsight, everybody builds better than at random.
    story = hindsight.read_story(table.events, 2)
    assert hindsight.look_back(story, random.Random(5), effort=2000).share < 0.8


@pytest.mark.parametrize("seed", ["h", "sold 2", "sold 3", "sold 23"])
def test_the_best_city_in_hindsight_can_be_built_and_has_the_points_it_is_said_to_have(
    seed: str,
) -> None:
    table = play([bots.make("random")] * 4, seed, log=True)
    for seat, built in enumerate(table.view(None).seats):
        story = hindsight.read_story(table.events, seat)
        assert (story.city.rows(), story.points) == (built.city.rows(), built.points)
        assert len(story.sold) == built.sold
        found = hindsight.look_back(story, random.Random(7), effort=100)
        assert found.best > found.points
        assert score(found.city, story.characters, len(found.sold)).total == found.best
        city = EMPTY_CITY
        for step, at in zip(story.steps, found.places, strict=True):
            legal = city.cells(step.card, step.owned)
            if at is None:
                assert not legal
                continue
            cell = city.cell_at(*at)
            assert cell is not None
            assert legal >> cell & 1
            city = city.place(step.card, cell)
        lying = [number for number, at in enumerate(found.places) if at is not None]
        for number in found.sold:
            index = lying.index(number)
            assert index in city.sellable()
            city = city.without(index)
            lying.remove(number)
        assert city.rows() == found.city.rows()


def test_the_city_that_was_built_is_the_answer_where_nothing_better_is_found() -> None:
    table = play([GreedyBot()] * 4, "sold 3", log=True)
    for seat, built in enumerate(table.view(None).seats):
        story = hindsight.read_story(table.events, seat)
        better = replace(story, points=1000)
        found = hindsight.look_back(better, random.Random(7), effort=10)
        assert (found.best, found.city.rows()) == (1000, built.city.rows())
        assert (found.places, found.sold) == (story.places, story.sold)


# --- strength ------------------------------------------------------------------------------------


def wins(bot: Bot, other: Bot | str, games: int) -> float:
    """How many of its games a bot wins against three others, seats rotated; shared wins count in
    part."""
    total = 0.0
    for number in range(games):
        players: list[Bot | str] = [other] * 4
        players[number % 4] = bot
        result = play(players, f"strength {number // 4}").result
        assert result is not None
        total += (number % 4 in result.winners) / len(result.winners)
    return total


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert wins(GreedyBot(), bots.make("random"), 24) >= 22


@pytest.mark.slow
def test_the_planner_beats_greedy() -> None:
    """Chance would win 6 of 24; even the planner without a clock wins about 21."""
    assert wins(FIXED, GreedyBot(), 24) >= 16


@pytest.mark.slow
def test_the_planner_beats_experts() -> None:
    assert wins(FIXED, "virtual:expert", 24) >= 16
