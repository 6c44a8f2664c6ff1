"""Whole games as text to read and compare: every step, and what each seat sees of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardtown.core import Decision, Event, Game, Record, Seat, Table, chance
from cardtown.core.describe import describe

AnyTable = Table[Any, Any]

_OPTIONS_SHOWN = 12
_LABEL = "playthrough"


def random_playthrough(
    game: Game,
    seats: Sequence[Seat | str],
    seed: str,
    *,
    options: Mapping[str, Any] | None = None,
    deck: Any = None,
    first: int | None = None,
    last: int = 0,
) -> str:
    """One uniformly random game as text.

    Each step shows the decisions, the action, its events as JSON, and what changed in the views
    of the seats (`-` stands for the spectator): a line that only some of them see names those who
    do. The choices come from the seed by the method of `cardtown.core.chance`, so the text is the
    same on every machine. With `first`, the text has only the `first` steps and the `last` ones.
    """
    record = _random_game(game, seats, seed, options, deck)
    total = len(record.actions)
    first = total if first is None else first
    table = game.new_table(record.seats, seed=seed, options=options, deck=deck)
    views = _Views(table)
    lines = [*_header(table), "", "start", *_events(table.events), *views.changes(table)]
    for number, (seat, text) in enumerate(record.actions, 1):
        shown = number <= first or number > total - last
        decisions = table.decisions()
        caused = table.play(seat, text)
        if shown:
            lines += ["", f"step {number}", *_decisions(decisions), f"  seat {seat}: {text}"]
            lines += [*_events(caused), *views.changes(table)]
        elif number == first + 1:
            left_out = total - last - first
            lines += ["", f"… {left_out} steps left out …"]
    lines += ["", *_footer(table)]
    return "\n".join(lines) + "\n"


def _random_game(
    game: Game,
    seats: Sequence[Seat | str],
    seed: str,
    options: Mapping[str, Any] | None,
    deck: Any,
) -> Record:
    table = game.new_table(seats, seed=seed, options=options, deck=deck, log=False)
    stream = chance.numbers(seed, _LABEL)
    while not table.over:
        decisions = table.decisions()
        decision = decisions[chance.below(stream, len(decisions))]
        table.apply(decision.seat, decision.options[chance.below(stream, len(decision.options))])
    return Record.of(table)


class _Views:
    """The views of all seats as last shown."""

    def __init__(self, table: AnyTable) -> None:
        self._viewers: tuple[int | None, ...] = (*range(len(table.seats)), None)
        self._shown: dict[int | None, dict[str, str]] = {viewer: {} for viewer in self._viewers}

    def changes(self, table: AnyTable) -> Iterator[str]:
        """One line for every fact that changed, with the viewers who see it."""
        changed: dict[tuple[str, str], list[int | None]] = {}
        for viewer in self._viewers:
            facts = describe(table.view(viewer))
            former = self._shown[viewer]
            for path in former.keys() - facts.keys():
                changed.setdefault((path, "gone"), []).append(viewer)
            for path, text in facts.items():
                if former.get(path) != text:
                    changed.setdefault((path, text), []).append(viewer)
            self._shown[viewer] = facts
        order = {path: place for place, path in enumerate(describe(table.view(None)))}
        for (path, text), viewers in sorted(
            changed.items(), key=lambda item: (order.get(item[0][0], len(order)), item[0])
        ):
            yield f"    {self._named(viewers)} {path}: {text}"

    def _named(self, viewers: Sequence[int | None]) -> str:
        if len(viewers) == len(self._viewers):
            return "all see"
        names = " ".join("-" if viewer is None else str(viewer) for viewer in viewers)
        return f"only {names} {'sees' if len(viewers) == 1 else 'see'}"


def _header(table: AnyTable) -> Iterator[str]:
    yield f"game: {table.facts.game}"
    yield f"deck: {table.deck.name} {table.deck.sha256}"
    yield f"options: {json.dumps(dict(table.options))}"
    yield f"seed: {table.seed}"
    for number, seat in enumerate(table.seats):
        yield f"seat {number}: {seat.name}, {seat.kind}"


def _decisions(decisions: Sequence[Decision[Any]]) -> Iterator[str]:
    for seat, kind, options in decisions:
        texts = [str(option) for option in options[:_OPTIONS_SHOWN]]
        more = len(options) - len(texts)
        yield f"  seat {seat} decides {kind}: {', '.join(texts)}" + (
            f" and {more} more" * (more > 0)
        )


def _events(caused: Sequence[Event]) -> Iterator[str]:
    for event in caused:
        audience = event.audience
        aside = "" if audience is None else f" (for {' '.join(map(str, sorted(audience)))} alone)"
        yield f"    {json.dumps(event.to_json())}{aside}"


def _footer(table: AnyTable) -> Iterator[str]:
    result = table.result
    if result is not None:
        yield f"over after {len(table.history)} actions"
        yield f"scores: {' '.join(map(str, result.scores))}"
        yield f"winners: {' '.join(map(str, result.winners))}"
