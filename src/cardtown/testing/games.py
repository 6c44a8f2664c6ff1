"""The contract of games, checked at every step of one random game."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from cardtown import rulebook
from cardtown.core import (
    EVERYONE,
    Action,
    BadInput,
    Decision,
    Event,
    Game,
    NothingToUndo,
    Record,
    Seat,
    Table,
    documents,
    replay,
)
from cardtown.core.describe import describe
from cardtown.testing.immutable import ImmutableValues
from cardtown.testing.refusals import Refusals
from cardtown.testing.sentences import Breach, as_breach, place_in_game, require

AnyTable = Table[Any, Any]

_STEPS_ON_A_COPY = 8
_STEPS_PER_WALK_BACK = 6
"""One thorough step in about this many, at most one a game, undoes a whole resampled game."""
_RECORDED_STEPS = 12
"""One thorough step in about this many also writes a record and reads it back."""


def check_game(
    game: Game,
    seats: Sequence[Seat | str],
    *,
    seed: str,
    rng: random.Random,
    options: Mapping[str, Any] | None = None,
    deck: Any = None,
    every: int = 1,
    find_rule: Callable[[str], object] | None = None,
) -> AnyTable:
    """Play one uniformly random game through the safe door, and check the contract all along.

    Cheap checks run at every step, thorough ones at about one step in `every`. `find_rule` looks
    up the number of a rule and raises LookupError if there is none; by default it is the rulebook,
    and a game that brings no rules to read may name any. Returns the finished table; raises
    Breach, an AssertionError.
    """
    table = game.new_table(seats, seed=seed, options=options, deck=deck)
    check = _GameCheck(game, table, deck, rng, find_rule or _rulebook_of(game))
    try:
        check.run(every)
    except Breach:
        raise
    except Exception as error:
        where = place_in_game(table)
        raise Breach(f"{where}: the table crashed ({type(error).__name__}: {error}).") from error
    return table


def _rulebook_of(game: Game) -> Callable[[str], object]:
    has_rules = game.facts.game in rulebook.games_with_rules()
    return rulebook.find if has_rules else str


class _GameCheck:
    def __init__(
        self,
        game: Game,
        table: AnyTable,
        deck: Any,
        rng: random.Random,
        find_rule: Callable[[str], object],
    ) -> None:
        self._game = game
        self._table = table
        self._deck = deck
        self._rng = rng
        self._refusals = Refusals(rng, find_rule)
        self._immutable = ImmutableValues()
        self._find_rule = find_rule
        self._viewers: tuple[int | None, ...] = (*range(len(table.seats)), None)
        self._events_seen = 0
        self._walked_back = False

    def run(self, every: int) -> None:
        table, rng = self._table, self._rng
        self._check_start()
        while not table.over:
            thorough = rng.randrange(every) == 0
            decisions = table.decisions()
            self._check_decisions(decisions)
            if thorough:
                self._check_position()
            chosen = rng.choice(decisions)
            self._play(chosen, rng.choice(chosen.options), decisions, thorough=thorough)
        self._check_end()

    def _require(self, condition: bool, sentence: str) -> None:
        require(condition, place_in_game(self._table), sentence)

    def _fail(self, sentence: str) -> NoReturn:
        raise Breach(f"{place_in_game(self._table)}: {sentence}")

    # --- start and end --------------------------------------------------------------------------

    def _check_start(self) -> None:
        table, facts = self._table, self._game.facts
        self._require(table.facts == facts, "the table declares other facts than its game.")
        self._require(
            facts.min_seats <= len(table.seats) <= facts.max_seats,
            f"a game of {facts.min_seats} to {facts.max_seats} seats has {len(table.seats)}.",
        )
        self._require(facts.lowest_score <= facts.highest_score, "the score bounds are crossed.")
        self._require(
            self._deck is not None
            or table.score_bounds == (facts.lowest_score, facts.highest_score),
            "with the game's own cards, the table declares other score bounds than its game.",
        )
        with as_breach(place_in_game(table), "the rule of whose turn it is does not exist."):
            self._find_rule(facts.turn_rule)
        self._require(not table.history, "a new table must have no history.")
        self._require(not table.over, "a new table must have something to decide.")
        twin = table.copy()
        try:
            twin.undo()
        except NothingToUndo:
            pass
        else:
            self._fail("undo must refuse where nothing was played.")
        self._require(twin == table, "an undo that is refused must not change the table.")
        self._check_events(table.events)

    def _check_end(self) -> None:
        table = self._table
        self._require(not table.decisions(), "a game that is over must ask for no decision.")
        result = table.result
        if result is None:
            self._fail("the game is over without a result.")
        count = len(table.seats)
        self._require(
            len(result.scores) == count,
            f"{count} seats have {len(result.scores)} scores.",
        )
        lowest, highest = table.score_bounds
        for seat, score in enumerate(result.scores):
            self._require(
                lowest <= score <= highest,
                f"seat {seat} scored {score}, outside {lowest} to {highest} as declared.",
            )
        self._check_winners(result.winners, result.scores)
        frozen = copy.deepcopy(table)
        self._check_views()
        self._check_resampling()
        self._refusals.check_over(table)
        self._require(table == frozen, "looking at a finished game must not change it.")
        self._check_undo_and_redo()
        self._check_record()
        self._check_fast_door()

    def _check_winners(self, winners: Sequence[int], scores: Sequence[int]) -> None:
        self._require(bool(winners), "somebody must have won.")
        self._require(
            list(winners) == sorted(set(winners)) and set(winners) <= set(range(len(scores))),
            f"the winners {winners} must be seats, sorted, each once.",
        )
        best = max(scores)
        self._require(
            all(scores[seat] == best for seat in winners),
            f"the winners {winners} must have the highest of the scores {scores}.",
        )

    # --- decisions ------------------------------------------------------------------------------

    def _check_decisions(self, decisions: Sequence[Decision[Any]]) -> None:
        table = self._table
        self._require(bool(decisions), "a game that is not over must ask for a decision.")
        listed = [decision.seat for decision in decisions]
        self._require(len(listed) == len(set(listed)), f"seats {listed}: one is listed twice.")
        for decision in decisions:
            seat, kind, options = decision
            self._require(0 <= seat < len(table.seats), f"there is no seat {seat} to decide.")
            self._require(
                not table.seats[seat].virtual, f"seat {seat} is virtual and must not decide."
            )
            self._require(bool(kind) and bool(options), f"seat {seat} must have options.")
            keys = [option.sort_key() for option in options]
            self._require(
                all(one < following for one, following in pairwise(keys)),
                f"the options of seat {seat} must be sorted and unique: "
                f"{', '.join(map(str, options))}.",
            )
            for option in options:
                self._check_text(option)
            self._require(
                _plain(table.decision(seat)) == _plain(decision),
                f"decision({seat}) must be what decisions() lists for that seat.",
            )

    def _check_text(self, option: Action) -> None:
        text = str(option)
        with as_breach(place_in_game(self._table), f"the text {text!r} cannot be read back."):
            read = self._table.grammar.parse(text)
            self._require(
                read == option and type(read) is type(option) and str(read) == text,
                f"the text {text!r} must be read back as the very same action.",
            )
        self._require(
            len(text.splitlines()) == 1 and text.isprintable() and text == text.strip(),
            f"the text {text!r} must be one clean line.",
        )

    # --- positions ------------------------------------------------------------------------------

    def _check_position(self) -> None:
        """The thorough checks. A deep copy shows whether any of them changed the table."""
        frozen = copy.deepcopy(self._table)
        for check, doing in (
            (self._check_copy, "playing on a copy"),
            (self._check_views, "looking at a view"),
            (self._check_resampling, "resampling"),
            (lambda: self._refusals.check(self._table), "a refusal"),
        ):
            check()
            self._require(self._table == frozen, f"{doing} must not change the table.")
        if self._rng.randrange(_RECORDED_STEPS) == 0:
            self._check_record()

    def _check_copy(self) -> None:
        twin = self._table.copy()
        self._require(twin == self._table, "a copy must equal its original.")
        for viewer in self._viewers:
            self._require(
                twin.view(viewer) == self._table.view(viewer),
                f"a copy must give viewer {viewer} the same view.",
            )
        self._require(
            [_plain(one) for one in twin.decisions()]
            == [_plain(one) for one in self._table.decisions()],
            "a copy must ask for the same decisions.",
        )
        for _ in range(_STEPS_ON_A_COPY):
            if not twin.over:
                _play_at_random(twin, self._rng)
        self._require(twin != self._table, "a copy that was played on must differ.")

    def _check_views(self) -> None:
        for viewer in self._viewers:
            view = self._table.view(viewer)
            flaw = self._immutable.flaw(view)
            self._require(
                flaw is None,
                f"a view must be made of immutable values, but view({viewer}){flaw}.",
            )
            self._require(
                view.game == self._game.facts.game,
                f"view({viewer}) must name its game, {self._game.facts.game!r}, not {view.game!r}.",
            )
            self._require(
                [seat.name for seat in view.seats] == [seat.name for seat in self._table.seats],
                f"view({viewer}) must list the seats of the table by name.",
            )
            again = self._table.view(viewer)
            self._require(view == again, f"two views of viewer {viewer} must be equal.")
            self._require(
                hash(view) == hash(again), f"equal views of viewer {viewer} must hash alike."
            )

    def _check_resampling(self) -> None:
        """No seat's view, decision or events change when only hidden facts differ."""
        played_on = self._rng.choice(self._viewers)
        for viewer in self._viewers:
            other = self._resample(viewer)
            self._check_reachable(other)
            if viewer == played_on:
                self._check_playing_on(other)

    def _resample(self, viewer: int | None) -> AnyTable:
        table = self._table
        other = table.resample(viewer, self._rng)
        self._require(other is not table, "resampling must give a table of its own.")
        self._require(other.seed is None, "a resampled table must not carry a seed.")
        self._require(
            other.view(viewer) == table.view(viewer),
            f"viewer {viewer} must have the same view of a resampled table; it differs in "
            f"{_differences(other.view(viewer), table.view(viewer))}.",
        )
        if viewer is not None:
            self._require(
                _plain(other.decision(viewer)) == _plain(table.decision(viewer)),
                f"seat {viewer} must have the same decision on a resampled table.",
            )
        self._require(
            list(other.events_for(viewer)) == list(table.events_for(viewer)),
            f"viewer {viewer} must have seen the same events on a resampled table.",
        )
        try:
            Record.of(other)
        except BadInput:
            pass
        else:
            self._fail("a resampled table must refuse to be recorded.")
        return other

    def _check_reachable(self, other: AnyTable) -> None:
        """Playing a resampled table's history from its start leads to that table."""
        if not other.history:
            return
        twin = other.copy()
        seat, action = other.history[-1]
        with as_breach(place_in_game(self._table), "a resampled table must allow undo and redo."):
            twin.undo()
            twin.play(seat, action)
        self._require(
            twin == other, "undo and redo on a resampled table must lead to the same table."
        )

    def _check_playing_on(self, other: AnyTable) -> None:
        """A resampled table plays on to a legal end, and can be undone all the way."""
        longest = self._game.facts.longest
        with as_breach(
            place_in_game(self._table), "a resampled table must play on to a legal end."
        ):
            while not other.over:
                _play_at_random(other, self._rng)
                self._require(
                    len(other.history) <= longest,
                    f"a resampled game must end within {longest} actions.",
                )
        if self._walked_back or self._rng.randrange(_STEPS_PER_WALK_BACK):
            return
        self._walked_back = True
        end, moves = other.copy(), list(other.history)
        with as_breach(
            place_in_game(self._table), "a resampled table must go back to its start and on again."
        ):
            for remaining in range(len(moves), 0, -1):
                other.undo()
                self._require(
                    other.history == moves[: remaining - 1],
                    "undo on a resampled table must take back exactly the last action.",
                )
            for seat, action in moves:
                other.apply(seat, action)
        self._require(
            other == end, "a resampled table undone to its start must replay to the same end."
        )

    # --- playing --------------------------------------------------------------------------------

    def _play(
        self,
        chosen: Decision[Any],
        action: Action,
        decisions: Sequence[Decision[Any]],
        *,
        thorough: bool,
    ) -> None:
        table = self._table
        before = table.copy()
        others = [_plain(one) for one in decisions if one.seat != chosen.seat]
        as_text = self._rng.random() < 0.5
        with as_breach(
            place_in_game(table), f"the option '{action}' of seat {chosen.seat} must be playable."
        ):
            caused = list(table.play(chosen.seat, str(action) if as_text else action))
        self._refusals.remember(action)
        self._require(
            table.history == [*before.history, (chosen.seat, action)],
            f"playing '{action}' must add exactly that to the history.",
        )
        self._require(
            len(table.history) <= self._game.facts.longest,
            f"the game must end within {self._game.facts.longest} actions, as declared.",
        )
        self._require(
            list(table.events) == [*before.events, *caused],
            f"playing '{action}' must return exactly the events that it caused.",
        )
        self._require(
            0 <= table.undoable <= len(table.history),
            f"undoable is {table.undoable} after {len(table.history)} actions.",
        )
        if others:
            deciding = {one.seat for one in decisions}  # a seat that had to wait may join them
            left = [
                _plain(one)
                for one in table.decisions()
                if one.seat in deciding and one.seat != chosen.seat
            ]
            self._require(
                left == others,
                f"'{action}' by seat {chosen.seat} changed what the others decide at that time.",
            )
        self._check_events(caused)
        if thorough:
            self._check_undo_and_redo(before)
            self._check_barrier(before, chosen.seat, action)

    def _check_events(self, caused: Sequence[Event]) -> None:
        seats = set(range(len(self._table.seats)))
        for event in caused:
            with as_breach(
                place_in_game(self._table), f"the event {event!r} must be written as JSON."
            ):
                document = event.to_json()
                self._require(
                    json.loads(json.dumps(document)) == document,
                    f"the event {event!r} must be written as plain JSON.",
                )
            self._require(
                isinstance(document.get("event"), str), f"the event {event!r} must have a name."
            )
            self._require(
                event.audience is EVERYONE or set(event.audience) <= seats,
                f"the event {event!r} must be meant for seats of the table.",
            )

    def _check_undo_and_redo(self, before: AnyTable | None = None) -> None:
        table = self._table
        twin = table.copy()
        seat, action = table.history[-1]
        twin.undo()
        self._require(
            before is None or twin == before,
            f"undoing '{action}' of seat {seat} must give exactly the former table.",
        )
        twin.play(seat, action)
        self._require(twin == table, f"'{action}' undone and played again must change nothing.")

    def _check_barrier(self, before: AnyTable, seat: int, action: Action) -> None:
        """An action that may be undone has shown its seat nothing that depends on hidden facts."""
        table = self._table
        if table.undoable <= before.undoable:
            return
        other = before.resample(seat, self._rng)
        other.play(seat, action)
        self._require(
            other.view(seat) == table.view(seat)
            and list(other.events_for(seat)) == list(table.events_for(seat)),
            f"'{action}' showed seat {seat} something hidden, so it must not be undoable.",
        )

    # --- records --------------------------------------------------------------------------------

    def _check_record(self) -> None:
        table = self._table
        record = Record.of(table)
        with as_breach(place_in_game(table), "the record must be readable and replay."):
            read = Record.from_json(documents.parse(record.to_text().encode()))
            self._require(read == record, "a record written and read must be the same record.")
            self._require(read.to_text() == record.to_text(), "its text must be the same as well.")
            again = replay(read, self._game, self._deck)
        self._require(
            [event.to_json() for event in again.events]
            == [event.to_json() for event in table.events],
            "the same seed and actions must cause the same events.",
        )
        self._require(again == table, "a record must replay to an equal table.")

    def _check_fast_door(self) -> None:
        """Without log and checks, the same actions lead to the same end."""
        table = self._table
        twin = self._game.new_table(
            table.seats, seed=table.seed, options=table.options, deck=self._deck, log=False
        )
        for seat, action in table.history:
            twin.apply(seat, action)
        self._require(not twin.events, "a table without a log must have no events.")
        self._require(twin.result == table.result, "the fast door must lead to the same result.")
        for viewer in self._viewers:
            self._require(
                twin.view(viewer) == table.view(viewer),
                f"the fast door must leave viewer {viewer} the same view.",
            )


def _plain(decision: Decision[Any] | None) -> tuple[int, str, tuple[Any, ...]] | None:
    """A decision that compares equal whether its options are a list or a tuple."""
    if decision is None:
        return None
    return decision.seat, decision.kind, tuple(decision.options)


def _play_at_random(table: AnyTable, rng: random.Random) -> None:
    decision = rng.choice(table.decisions())
    table.play(decision.seat, rng.choice(decision.options))


def _differences(one: Any, other: Any) -> str:
    texts, others = describe(one), describe(other)
    return ", ".join(path for path in texts | others if texts.get(path) != others.get(path))
