"""Play the Python rules and the compiled core side by side, and stop if they differ.

    make lockstep                                   10 million decisions of each game
    python -m tools.lockstep carson-city --decisions 20000 --first 17

After every action both must offer the same options in the same order, report the same events and
allow the same actions to be undone. From time to time, it also compares the views of all seats,
running scores, copies, undo, and resampled tables. A game that differs is repeated by its number.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from cardtown import bots, fast, games
from cardtown.core import Action, Decision, Table
from cardtown.games.carson_city import CHARACTER_IDS, SUITS, Character, Deck, Terrain
from cardtown.games.carson_city.deck import CARDS_PER_ERA, HIGHEST_APPEAL, standard_deck
from cardtown.games.carson_city.elements import EMPTY, GLYPHS

AnyTable = Table[Any, Any]

DECISIONS: Final = 10_000_000
GAMES_AT_ONCE: Final = 50
STEPS_PER_LOOK: Final = 40
STYLES: Final = ("random", "rare", "first", "last", "eager", "greedy")
GREEDY_GAMES: Final = 20
"""One game in this many is played by greedy bots, which take longer than all others together."""


class Differs(AssertionError):
    """The engines disagree; says where and how."""


class Setting(NamedTuple):
    """How a game is set up."""

    seats: Sequence[str]
    options: Mapping[str, Any] = {}
    deck: Any = None


# --- what is played -------------------------------------------------------------------------------


def carson_city_setting(rng: random.Random) -> Setting:
    """Four to six seats, at least one of them real, any suits, and often a deck of one's own."""
    count = rng.randint(4, 6)
    kinds = ["human", "human", "virtual:novice", "virtual:intermediate", "virtual:expert"]
    seats = ["human", *rng.choices(kinds, k=count - 1)]
    rng.shuffle(seats)
    options = {"suits": rng.sample(SUITS, count)} if rng.randrange(2) else {}
    return Setting(seats, options, rng.choice([None, random_carson_deck(rng)]))


def random_carson_deck(rng: random.Random) -> Deck:
    """Cards that nobody would print: some elements everywhere, any number of skulls."""
    shown = rng.choices(EMPTY + GLYPHS, k=rng.randint(1, 12))

    def terrain(era: str) -> tuple[Terrain, ...]:
        cards = []
        for number in range(CARDS_PER_ERA):
            glyphs = "".join(rng.choices(shown if rng.randrange(4) else EMPTY + GLYPHS, k=4))
            appeal = rng.randint(0, HIGHEST_APPEAL)
            cards.append(Terrain(f"{era}-{number:02}", (glyphs[:2], glyphs[2:]), appeal))
        return tuple(cards)

    skulls = rng.choice([0, 3, 10, len(CHARACTER_IDS)])
    people = [
        Character(
            one,
            rng.randint(0, HIGHEST_APPEAL),
            () if number < skulls else tuple(rng.sample(SUITS, len(SUITS))),
        )
        for number, one in enumerate(rng.sample(CHARACTER_IDS, len(CHARACTER_IDS)))
    ]
    rng.shuffle(people)
    terrain_of_both = terrain("I"), terrain("II")
    return replace(standard_deck(), terrain=terrain_of_both, characters=tuple(people))


def card_city_setting(rng: random.Random) -> Setting:
    """One to four seats, mostly four, when the Reserve runs short; any switches."""
    seats = ["human"] * rng.choice((1, 2, 3, 4, 4))
    switches = {"development": "once", "joining": "allowed"}
    return Setting(seats, {name: on for name, on in switches.items() if rng.randrange(5) < 2})


SETTINGS: Final[Mapping[str, Callable[[random.Random], Setting]]] = {
    "carson-city": carson_city_setting,
    "card-city": card_city_setting,
}
EAGER: Final[Mapping[str, Sequence[Sequence[str]]]] = {
    "card-city": (
        # Homes beside culture: districts grow until the Reserve is short.
        ("develop R", "develop", "buy", "build L", "build I", "build R", "mixed"),
        ("develop C", "develop", "buy", "build R", "build C", "open"),
        # Without Industrials the city limit stops everything: cards are discarded.
        ("pass", "build P", "build C", "build R", "build L"),
    ),
}
"""The preferences of eager players, by the beginnings of actions: they lead to rare positions."""


# --- how it is played -----------------------------------------------------------------------------


class Chooser:
    """Chooses an action in one of the `STYLES`."""

    def __init__(self, game: str, style: str, rng: random.Random) -> None:
        self._style = style
        self._preferred = rng.choice(EAGER.get(game, [()]))
        self._rng = rng
        self._played: Counter[type[Action]] = Counter()
        self._bot = bots.make("greedy") if style == "greedy" else None

    def choose(self, table: AnyTable, decisions: Sequence[Decision[Any]]) -> tuple[int, Any]:
        """A seat that decides, and one of its options."""
        decision = self._rng.choice(decisions)
        option = self._option(table, decision)
        self._played[type(option)] += 1
        return decision.seat, option

    def _option(self, table: AnyTable, decision: Decision[Any]) -> Any:
        options, rng = decision.options, self._rng
        if self._bot is not None:
            return self._bot.choose(table.view(decision.seat), decision, rng)
        if self._style == "rare":
            weights = [1 / (1 + self._played[type(option)]) for option in options]
            return rng.choices(options, weights)[0]
        if self._style in ("first", "last") and rng.randrange(4):
            return options[0] if self._style == "first" else options[-1]
        if self._style == "eager" and rng.randrange(8):
            for beginning in self._preferred:
                found = [one for one in options if str(one).startswith(beginning)]
                if found:
                    return rng.choice(found)
        return rng.choice(options)


# --- the comparison -------------------------------------------------------------------------------


def play_in_step(game: str, number: int, *, every: int = STEPS_PER_LOOK) -> int:
    """Play a game on both engines; return its decisions, or raise :class:`Differs`."""
    rng = random.Random(f"lockstep {game} {number}")
    greedy = number % GREEDY_GAMES == 0
    style = "greedy" if greedy else rng.choice([one for one in STYLES if one != "greedy"])
    seats, options, deck = SETTINGS[game](rng)
    step = Step(
        f"{game} {number}, {style}, {' '.join(seats)}",
        games.get(game).new_table(seats, seed=str(number), options=options, deck=deck),
        fast.get(game).new_table(seats, seed=str(number), options=options, deck=deck),
        rng,
    )
    step.require("set-up events", step.slow.events, step.fast.events)
    chooser = Chooser(game, style, rng)
    while not step.slow.over:
        decisions = step.decisions()
        if rng.randrange(every) == 0:
            step.look()
        step.play(*chooser.choose(step.slow, decisions))
    step.require("over", step.slow.over, step.fast.over)
    step.require("result", step.slow.result, step.fast.result)
    step.look()
    return len(step.slow.history)


class Step:
    """Both tables, between two actions."""

    def __init__(self, name: str, slow: AnyTable, compiled: Any, rng: random.Random) -> None:
        self.slow = slow
        self.fast = compiled  # a table of `cardtown.fast`, which can do more than others
        self._name = name
        self._rng = rng
        self._viewers = (*range(len(slow.seats)), None)

    def require(self, what: str, python: Any, core: Any) -> None:
        """Both engines must give the same."""
        if python != core:
            where = f"{self._name}, after {len(self.slow.history)} actions"
            raise Differs(f"{where}: {what} differ\n  Python: {python}\n  core:   {core}")

    def decisions(self) -> Sequence[Decision[Any]]:
        """The decisions of both."""
        decisions = self.slow.decisions()
        self.require("decisions", *map(_plain, (decisions, self.fast.decisions())))
        return decisions

    def play(self, seat: int, action: Action) -> None:
        """Play the same action on both."""
        events = self.slow.play(seat, action), self.fast.play(seat, action)
        self.require(f"events of {action}", *map(list, events))
        self.require("undoable", self.slow.undoable, self.fast.undoable)

    def look(self) -> None:
        """Compare the views of all seats, and copies."""
        for viewer in self._viewers:
            view = self.slow.view(viewer)
            self.require(f"views of {viewer}", view, self.fast.view(viewer))
            self._resample(viewer, view)
        for seat, seen in enumerate(self.slow.view(None).seats):
            self.require(f"points of {seat}", seen.points, self.fast.points(seat))
        self.require("a replay", self.slow, self.fast.python_twin())
        self._undo(self.fast)

    def _resample(self, viewer: int | None, view: Any) -> None:
        """After resampling, the core shows the same view, and Python can play that game."""
        twin = self.fast.resample(viewer, self._rng)
        self.require(f"resampled views of {viewer}", view, twin.view(viewer))
        replayed = twin.python_twin()
        for other in self._viewers:
            self.require(
                f"views of {other} resampled for {viewer}", replayed.view(other), twin.view(other)
            )
        self.require("resampled decisions", *map(_plain, (replayed.decisions(), twin.decisions())))
        self._undo(twin)

    def _undo(self, table: Any) -> None:
        """Undo replays the game from its deal, which must lead to an equal table."""
        twin = table.copy()
        self.require("a copy", table, twin)
        if not table.history:
            return
        twin.undo()
        seat, action = table.history[-1]
        twin.apply(seat, action)
        self.require("undo and redo", table, twin)


def _plain(decisions: Sequence[Decision[Any]]) -> list[tuple[int, str, list[str]]]:
    return [(one.seat, one.kind, list(map(str, one.options))) for one in decisions]


# --- the program ----------------------------------------------------------------------------------


def play_some(game: str, first: int) -> int:
    """Play the next games; return their decisions."""
    return sum(play_in_step(game, number) for number in range(first, first + GAMES_AT_ONCE))


def play_many(game: str, decisions: int, first: int) -> None:
    """Play that many decisions on all cores, and report the progress."""
    done = 0
    with ProcessPoolExecutor() as pool:
        starts = range(first, sys.maxsize, GAMES_AT_ONCE)
        for more in _results(pool, partial(play_some, game), iter(starts)):
            done += more
            print(f"\r{game}: {done:,} decisions, all the same", end="", flush=True)
            if done >= decisions:
                break
        pool.shutdown(cancel_futures=True)
    print()


def _results(
    pool: ProcessPoolExecutor, play: Callable[[int], int], starts: Iterator[int]
) -> Iterator[int]:
    """The results in order, with a few tasks always queued."""
    waiting = [pool.submit(play, next(starts)) for _ in range(2 * (os.cpu_count() or 1))]
    while True:
        yield waiting.pop(0).result()
        waiting.append(pool.submit(play, next(starts)))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Compare the core with the Python rules.")
    parser.add_argument("games", nargs="*", choices=[*SETTINGS, []], metavar="game")
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    for game in given.games or SETTINGS:
        play_many(game, given.decisions, given.first)


if __name__ == "__main__":
    main()
