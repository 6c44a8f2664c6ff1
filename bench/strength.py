"""`make strength`: how strong the bots are; writes build/strength.json.

Every figure comes from matches in which each entrant plays each seat of each deal, as in
`cardtown arena`. GAMES sets the number of games behind a figure; 1000 take long.
"""

import argparse
import os
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from bench import figures, luck
from cardtown.bots.card_city.hindsight import BestCity, rules_of
from cardtown.bots.card_city.hindsight import look_back as look_back_at_city
from cardtown.bots.card_city.hindsight import read_story as read_city_story
from cardtown.bots.carson_city.hindsight import look_back, read_story
from cardtown.lab import (
    Estimate,
    Standing,
    Tournament,
    finish_game,
    local,
    play_tournament,
    standings,
)
from cardtown.lab.standings import over_deals

T = TypeVar("T")

HINDSIGHT_EFFORT = 20_000
HINDSIGHT_GAMES = 0.1  # share of the games: annealing takes longer than playing
CHAMPION_GAMES = 0.2  # the same: a champion thinks for 50 ms
KNOWING_ROLLOUTS = 150
PLANNER, GREEDY, RANDOM, EXPERT = "bot:planner", "bot:greedy", "bot:random", "virtual:expert"
CHAMPION, EXPLOITER = "bot:champion", "bot:bench.exploiter:Exploiter"
EQUILIBRIUM = "bot:bench.equilibrium:Equilibrium"


class GameReview(NamedTuple):
    """What a finished game against experts shows about a bot."""

    win: float
    characters: int
    expert_points: float
    hindsight: float | None
    """The bot's share of the best city found afterwards; None if it was not computed."""


def main() -> None:
    """Play all matches and write the figures."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=1000, help="games behind each figure")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES))
    given = parser.parse_args()
    measured: dict[str, float] = {"games": given.games}
    for name in given.only:
        found = MEASURES[name](given.games, given.jobs)
        measured |= found
        print(figures.table(found), flush=True)
        figures.merge(measured, figures.STRENGTH)


def carson_city(games: int, jobs: int) -> dict[str, float]:
    """Win rates at four seats, where chance is 25 %."""
    greedy = _first("carson-city", (GREEDY, *[RANDOM] * 3), games, jobs)
    planner = _first("carson-city", (PLANNER, *[GREEDY] * 3), games, jobs)
    return {
        "carson_greedy_vs_random": round(greedy.win_rate.mean, 4),
        "carson_planner_vs_greedy": round(planner.win_rate.mean, 4),
        "planner_p95_ms": round(planner.p95_ms, 1),
    }


def experts(games: int, jobs: int) -> dict[str, float]:
    """The planner against three virtual experts, and what its games look like."""
    seen = _against_experts(PLANNER, games, jobs)
    return {
        "carson_planner_vs_expert": round(statistics.fmean(one.win for one in seen), 4),
        "carson_planner_characters": round(statistics.fmean(one.characters for one in seen), 2),
        "carson_expert_mean": round(statistics.fmean(one.expert_points for one in seen), 1),
        "carson_planner_hindsight": _share(seen),
    }


def champion(games: int, jobs: int) -> dict[str, float]:
    """The champion of Carson City, which is never told whom it plays against."""
    games = max(int(games * CHAMPION_GAMES), 4)

    def rate(name: str, *entrants: str) -> dict[str, float]:
        return _rate(f"carson_champion_{name}", "carson-city", entrants, games, jobs)

    planners = _first("carson-city", (CHAMPION, *[PLANNER] * 3), games, jobs)
    seen = _against_experts(CHAMPION, games, jobs)
    return {
        **_with_margin("carson_champion_vs_planner_50ms", planners.win_rate),
        **rate("vs_planner_300ms", f"{CHAMPION}:ms=300", *[PLANNER] * 3),
        **rate("vs_greedy", CHAMPION, *[GREEDY] * 3),
        **rate("vs_equilibrium", CHAMPION, *[EQUILIBRIUM] * 3),
        **rate("vs_mixed", CHAMPION, PLANNER, GREEDY, "bot:medium"),
        **rate("exploited", EXPLOITER, *[CHAMPION] * 3),
        "carson_champion_vs_expert": round(statistics.fmean(one.win for one in seen), 4),
        "carson_champion_hindsight": _share(seen),
        "champion_p95_ms": round(planners.p95_ms, 1),
    }


def ceiling(games: int, jobs: int) -> dict[str, float]:
    """What luck allows: wins of a champion that knows the cards to come."""
    games = max(int(games * CHAMPION_GAMES), 4)

    def rate(rival: str) -> Estimate:
        match = _tournament("carson-city", (PLANNER, *[rival] * 3), games)
        play = partial(luck.wins_knowing_cards, match, KNOWING_ROLLOUTS)
        wins = _map(play, range(games), jobs)
        deals: dict[int, list[float]] = {}
        for number, win in enumerate(wins):
            deals.setdefault(match.deal(number), []).append(win)
        return over_deals(list(deals.values()))

    return {
        **_with_margin("carson_ceiling_vs_expert", rate(EXPERT)),
        **_with_margin("carson_ceiling_vs_planner", rate(PLANNER)),
    }


def card_city_champion(games: int, jobs: int) -> dict[str, float]:
    """The champion of Card City, at three seats and alone."""
    games = max(int(games * CHAMPION_GAMES), 3)
    solo = [_first("card-city", (bot,), games, jobs).score.mean for bot in (CHAMPION, PLANNER)]
    best = _solo_games_in_hindsight(CHAMPION, games, jobs)
    return {
        **_rate(
            "card_city_champion_vs_planner",
            "card-city",
            (CHAMPION, PLANNER, PLANNER),
            games,
            jobs,
        ),
        **_rate(
            "card_city_champion_vs_greedy", "card-city", (CHAMPION, GREEDY, GREEDY), games, jobs
        ),
        "card_city_champion_over_planner": round(solo[0] / solo[1], 3),
        "card_city_champion_hindsight": _share_of_best(best),
    }


def card_city_bound(games: int, jobs: int) -> dict[str, float]:
    """How far the best solo city found afterwards can be from the best there is."""
    best = _solo_games_in_hindsight(PLANNER, max(int(games * CHAMPION_GAMES), 1), jobs)
    found = sum(one.best for one in best)
    return {
        "card_city_planner_hindsight": _share_of_best(best),
        "card_city_bound": round(sum(one.bound for one in best) / found, 3),
    }


def _share_of_best(found: Sequence[BestCity]) -> float:
    return round(sum(one.points for one in found) / sum(one.best for one in found), 4)


def _solo_games_in_hindsight(bot: str, games: int, jobs: int) -> list[BestCity]:
    match = _tournament("card-city", (bot,), games)
    return _map(partial(_solo_in_hindsight, match), range(games), jobs)


def _solo_in_hindsight(match: Tournament, number: int) -> BestCity:
    events = finish_game(match, number, log=True).table.events
    return look_back_at_city(read_city_story(events, 0), rules_of({}), HINDSIGHT_EFFORT)


def card_city(games: int, jobs: int) -> dict[str, float]:
    """Solo averages over the same deals, and win rates at three seats, where chance is 33 %."""
    solo = [_first("card-city", (bot,), games, jobs).score.mean for bot in (PLANNER, GREEDY)]
    planner = _first("card-city", (PLANNER, GREEDY, GREEDY), games, jobs)
    return {
        "card_city_planner_over_greedy": round(solo[0] / solo[1], 3),
        "card_city_planner_vs_greedy": round(planner.win_rate.mean, 4),
    }


def _tournament(game: str, entrants: tuple[str, ...], games: int) -> Tournament:
    return Tournament(game, entrants, games, seed="strength")


def _first(game: str, entrants: tuple[str, ...], games: int, jobs: int) -> Standing:
    """The standing of the first entrant against the others."""
    tournament = _tournament(game, entrants, games)
    rows = play_tournament(tournament, partial(local.play_parts, jobs=jobs))
    return standings(tournament, rows.seats, rows.times)[0]


def _rate(
    name: str, game: str, entrants: tuple[str, ...], games: int, jobs: int
) -> dict[str, float]:
    """How often the first entrant wins, with half of the 95 % interval."""
    return _with_margin(name, _first(game, entrants, games, jobs).win_rate)


def _with_margin(name: str, found: Estimate) -> dict[str, float]:
    margin = min(found.plus_minus, 1.0)  # a single deal says nothing
    return {name: round(found.mean, 4), f"{name}{figures.MARGIN}": round(margin, 4)}


def _against_experts(bot: str, games: int, jobs: int) -> list[GameReview]:
    """The games of a bot against three virtual experts."""
    match = _tournament("carson-city", (bot, *[EXPERT] * 3), games)
    looked_back = max(int(games * HINDSIGHT_GAMES), 1)
    return _map(partial(_review_game, match, looked_back), range(games), jobs)


def _share(seen: Sequence[GameReview]) -> float:
    shares = [one.hindsight for one in seen if one.hindsight is not None]
    return round(statistics.fmean(shares), 4)


def _review_game(match: Tournament, looked_back: int, number: int) -> GameReview:
    table = finish_game(match, number, log=number < looked_back).table
    seat = match.seat_of(0, number)
    view = table.view(None)
    experts = [one.points for index, one in enumerate(view.seats) if index != seat]
    share = None
    if number < looked_back:
        story = read_story(table.events, seat)
        share = look_back(story, random.Random(number), HINDSIGHT_EFFORT).share
    win = (seat in view.winners) / len(view.winners)
    return GameReview(win, len(view.seats[seat].characters), statistics.fmean(experts), share)


def _map(ask: Callable[[int], T], numbers: Sequence[int], jobs: int) -> list[T]:
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(ask, numbers, chunksize=4))


MEASURES: Mapping[str, Callable[[int, int], dict[str, float]]] = {
    "carson-city": carson_city,
    "experts": experts,
    "champion": champion,
    "ceiling": ceiling,
    "card-city": card_city,
    "card-city-champion": card_city_champion,
    "card-city-bound": card_city_bound,
}


if __name__ == "__main__":
    main()
