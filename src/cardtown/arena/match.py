"""A match: entrants, games, and how one game of it is played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardtown import bots, games
from cardtown.bots.referee import Player
from cardtown.core import BadInput, Seat, Table


@dataclass(frozen=True, slots=True)
class Match:
    """Entrants who play a number of games, each deal once from every seat.

    Game `i` is dealt from seed `SEED i // n` for n entrants, and entrant e sits at seat
    `(e + i) % n`: in n games each entrant has had each seat of one deal.
    """

    game: str
    entrants: tuple[str, ...]
    """Seat kinds: `bot:NAME…` or `virtual:LEVEL`."""
    games: int
    seed: str = "arena"
    seconds: float = 10.0
    """The most that a bot may take for one decision before it forfeits."""

    def check(self) -> None:
        """Raise :class:`BadInput` or a rule breach before anything runs."""
        if self.games < 1:
            raise BadInput("games", "must be at least 1")
        for kind in self.entrants:
            if not kind.startswith(("bot:", "virtual:")):
                raise BadInput("seats", f"{kind!r} can't play by itself: use bot:NAME")
        self.table(0)
        self.players(0)

    def seats(self, number: int) -> tuple[Seat, ...]:
        """Who sits where in that game."""
        count = len(self.entrants)
        order = [self.entrants[(seat - number) % count] for seat in range(count)]
        return tuple(Seat(f"Seat {seat}", kind) for seat, kind in enumerate(order, 1))

    def seat_of(self, entrant: int, number: int) -> int:
        """Where an entrant sits in that game."""
        return (entrant + number) % len(self.entrants)

    def table(self, number: int, *, log: bool = False) -> Table[Any, Any]:
        """The table of that game, set up."""
        seed = f"{self.seed} {number // len(self.entrants)}"
        return games.get(self.game).new_table(self.seats(number), seed=seed, log=log)

    def players(self, number: int) -> dict[int, Player]:
        """The bots of that game, by seat."""
        return {
            index: Player(
                bots.make(seat.bot), bots.rng_for(f"{self.seed} {number}", index), self.seconds
            )
            for index, seat in enumerate(self.seats(number))
            if seat.bot is not None
        }


class GameRow(NamedTuple):
    """One game of a match, by entrant (not by seat)."""

    number: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for a win, a share of 1 for a shared win."""
    decisions: int
    times_ms: tuple[tuple[float, ...], ...]
    """Every decision time of each entrant, in milliseconds."""
    forfeits: tuple[str | None, ...]


class FinishedGame(NamedTuple):
    """A game of a match at its end, by seat."""

    table: Table[Any, Any]
    players: dict[int, Player]
    times_ms: list[list[float]]


def finish_game(match: Match, number: int) -> FinishedGame:
    """Play one game of a match; the same number gives the same game."""
    table = match.table(number)
    players = match.players(number)
    times: list[list[float]] = [[] for _ in match.entrants]
    while pending := table.decisions():
        for decision in pending:
            start = time.perf_counter()
            action = players[decision.seat].choose(table.view(decision.seat), decision)
            times[decision.seat].append((time.perf_counter() - start) * 1000)
            table.apply(decision.seat, action)
    return FinishedGame(table, players, times)


def replayed(match: Match, number: int, history: Sequence[tuple[int, Any]]) -> Table[Any, Any]:
    """A game of a match played again with its whole log of events."""
    table = match.table(number, log=True)
    for seat, action in history:
        table.apply(seat, action)
    return table


def play_game(match: Match, number: int) -> GameRow:
    """Play one game of a match, and turn what happened from seats to entrants."""
    table, players, times = finish_game(match, number)
    if table.result is None:
        raise AssertionError("a game without decisions is over")
    seat_of = [match.seat_of(entrant, number) for entrant in range(len(match.entrants))]
    share = 1 / len(table.result.winners)
    return GameRow(
        number,
        scores=tuple(table.result.scores[seat] for seat in seat_of),
        wins=tuple(share * (seat in table.result.winners) for seat in seat_of),
        decisions=len(table.history),
        times_ms=tuple(tuple(times[seat]) for seat in seat_of),
        forfeits=tuple(players[seat].forfeit if seat in players else None for seat in seat_of),
    )
