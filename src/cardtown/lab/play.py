"""Plays games of a tournament. The same number gives the same game on every machine."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import Record, Result, Table
from cardtown.lab import observers
from cardtown.lab.engines import engine_for
from cardtown.lab.rows import GameRow, SeatRow, TimeRow
from cardtown.lab.tournament import Tournament

Rows = dict[str, list[tuple[Any, ...]]]


class FinishedGame(NamedTuple):
    """A game of a tournament at its end, by seat."""

    table: Table[Any, Any]
    players: dict[int, Player]
    times_ms: list[list[float]]


class PlayedGames(NamedTuple):
    """The rows of a range of games."""

    numbers: range
    rows: Rows
    """The rows of every table by its name, in the order of the games."""
    records: list[str]
    """A JSON line for each game, where the tournament wants them."""


PlayGames = Callable[[range], PlayedGames]
"""Plays a range of games of some tournament."""


def finish_game(tournament: Tournament, number: int, *, log: bool = False) -> FinishedGame:
    """Play one game of a tournament to its end."""
    bots = tournament.bots(number)
    engine = engine_for(tournament.game, bots.values())
    table = tournament.table(number, log=log, rules=engine.rules)
    players = {seat: engine.player(bot, tournament.seconds) for seat, bot in bots.items()}
    game_id = tournament.bots_know_as(number)
    times: list[list[float]] = [[] for _ in tournament.entrants]
    while pending := table.decisions():
        for decision in pending:
            seat = decision.seat
            occasion = Occasion(game_id, seat, number=len(times[seat]))
            start = time.perf_counter()
            action = players[seat].choose(engine.view_for(table, seat), decision, occasion)
            times[seat].append((time.perf_counter() - start) * 1000)
            table.apply(seat, action)
    return FinishedGame(table, players, times)


def play_games(tournament: Tournament, numbers: range, *, observe: bool) -> PlayedGames:
    """Play a range of games; with `observe`, collect the rows of the game's observer too."""
    observer = observers.of(tournament.game) if observe else None
    rows: Rows = {"games": [], "seats": [], "times": []}
    if observer is not None:
        rows |= {name: [] for name in observer.row_types}
    records = []
    for number in numbers:
        finished = finish_game(tournament, number, log=observe)
        table = finished.table
        rows["games"].append(_game_row(tournament, number, table))
        rows["seats"].extend(_seat_rows(tournament, number, finished))
        rows["times"].extend(_time_rows(number, finished.times_ms))
        if observer is not None:
            observed = observer.rows(number, table, tournament.entrants_by_seat(number))
            for name, found in observed.items():
                rows[name].extend(found)
        if tournament.records:
            records.append(json.dumps(Record.of(table).to_json(), separators=(",", ":")))
    return PlayedGames(numbers, rows, records)


def _game_row(tournament: Tournament, number: int, table: Table[Any, Any]) -> GameRow:
    return GameRow(number, tournament.deal(number), table.seed or "", len(table.history))


def _seat_rows(tournament: Tournament, number: int, finished: FinishedGame) -> Iterator[SeatRow]:
    table, players, times = finished
    if table.result is None:
        raise AssertionError("a game without decisions is over")
    for seat, entrant in enumerate(tournament.entrants_by_seat(number)):
        yield SeatRow(
            number,
            seat,
            entrant,
            kind=tournament.entrants[entrant],
            score=table.result.scores[seat],
            win=(seat in table.result.winners) / len(table.result.winners),
            margin=_margin(table.result, seat),
            decisions=len(times[seat]),
            forfeit=players[seat].forfeit if seat in players else None,
        )


def _margin(result: Result, seat: int) -> int:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others, default=0)


def _time_rows(number: int, times_ms: Sequence[Sequence[float]]) -> Iterator[TimeRow]:
    for seat, times in enumerate(times_ms):
        for decision, ms in enumerate(times):
            yield TimeRow(number, seat, decision, ms)
