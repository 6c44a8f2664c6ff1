"""`cardtown lab balance`: study a deck or a rule switch, and show tables for people or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.table import Table

from cardtown import games
from cardtown.cli.printing import print_for_people
from cardtown.cli.standings import progress_bar, titled_table
from cardtown.core import BadInput
from cardtown.lab.balance import (
    Comparison,
    Study,
    changed_cards,
    compare,
    document,
    part_for,
    play,
    study,
)
from cardtown.lab.errors import Stopped
from cardtown.lab.report import words
from cardtown.lab.tournament import Tournament
from cardtown.options import read_option
from cardtown.seats import split_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

STOPPED = 1
STANDARD = "standard"


class CardsPart(Protocol):
    """What a game with cards brings, as the module `balance` of its part for the command line."""

    def show(self, cards: Sequence[Any]) -> Iterable[Table]:
        """The cards of a study."""

    def show_cards(self, title: str, cards: Sequence[Any]) -> Table:
        """Some of them, under a title."""


def make_tournament(
    game: str | None,
    seats: str | None,
    number: int,
    seed: str,
    options: Sequence[str],
    deck: str | None,
) -> Tournament:
    """The tournament to study; of the first game if none is named."""
    game = games.names()[0] if game is None else game
    games.get(game)
    return Tournament(
        game,
        _usual_seats(game) if seats is None else tuple(split_seats(seats)),
        number,
        seed,
        options=dict(map(read_option, options)),
        deck=deck,
    )


def _usual_seats(game: str) -> tuple[str, ...]:
    part = part_for(game)
    if part is None:
        raise BadInput("seats", f"{game} has no usual seats for this: say who plays with --seats")
    return part.USUAL_SEATS


def run_study(
    tournament: Tournament, *, against: str | None, out: str | None, jobs: int | None, as_json: bool
) -> int:
    """Play the games, answer the questions and return the exit code."""
    tournament.check()
    other = None if against is None else opponent(tournament, against)
    try:
        with _folder(out) as folder:
            this_study = _play_and_study(tournament, folder / "this", jobs)
            other_study = None if other is None else _play_and_study(other, folder / "other", jobs)
    except Stopped as stopped:
        again = "" if out is None else "; the same command goes on from there"
        print(f"cardtown: {stopped}{again}", file=sys.stderr)
        return STOPPED
    if as_json:
        print(json.dumps(_document(this_study, other_study)))
    else:
        _show(this_study, other_study)
    return 0


def opponent(tournament: Tournament, against: str) -> Tournament:
    """The same tournament with another deck, or with another rule switch if there are no decks."""
    if games.get(tournament.game).facts.decks:
        other = replace(tournament, deck=None if against == STANDARD else against)
    else:
        other = replace(tournament, options={**tournament.options, **dict([read_option(against)])})
    other.check()
    if (other.stamp, other.options) == (tournament.stamp, tournament.options):
        raise BadInput("against", f"{against!r} changes nothing: name something else")
    return other


@contextmanager
def _folder(out: str | None) -> Iterator[Path]:
    """Where to keep the runs: in the folder named, or in a temporary one."""
    if out is not None:
        yield Path(out)
        return
    with TemporaryDirectory(prefix="cardtown-") as path:
        yield Path(path)


def _play_and_study(tournament: Tournament, path: Path, jobs: int | None) -> Study:
    with progress_bar(_label(tournament), tournament.games) as advance:
        return study(play(tournament, path, jobs, advance))


def _label(tournament: Tournament) -> str:
    """What is studied: the deck by its name, or the game with its switches."""
    switches = [f"{name}={value}" for name, value in tournament.options.items()]
    return ", ".join([tournament.stamp.name, *switches])


def _document(this: Study, other: Study | None) -> dict[str, Any]:
    answer = document(this)
    if other is not None:
        answer["against"] = {
            **document(other),
            "changes": [one.to_json() for one in compare(this.observed, other.observed)],
            "changed_cards": [card.card for card, _ in changed_cards(this, other)],
        }
    return answer


# --- tables for people -------------------------------------------------------------------------


def _show(this: Study, other: Study | None) -> None:
    tournament = this.observed.tournament
    seats = ", ".join(map(words.entrant_name, tournament.entrants))
    print_for_people(
        f"{_label(tournament)}: {tournament.games} games of {seats}, {tournament.seed!r}"
    )
    print_for_people(_answers(this))
    part = cast(CardsPart | None, games.part(tournament.game, "cli", "balance"))
    if part is not None:
        for table in part.show(this.cards):
            print_for_people(table)
    if other is not None:
        label = _label(other.observed.tournament)
        print_for_people(_comparisons(label, compare(this.observed, other.observed)))
        changed = changed_cards(this, other)
        if changed and part is not None:
            here, there = zip(*changed, strict=True)
            print_for_people(part.show_cards("Cards that differ, now", here))
            print_for_people(part.show_cards(f"The same with {label}", there))


def _answers(found: Study) -> Table:
    table = titled_table("Balance")
    table.add_column("", no_wrap=True)
    table.add_column("question")
    table.add_column("answer")
    for answer in found.answers:
        table.add_row(answer.verdict, answer.question, answer.text)
    return table


def _comparisons(label: str, found: Sequence[Comparison]) -> Table:
    table = titled_table(f"What changed against {label}, game by game")
    table.add_column("measure")
    for name in ("there", "here", "difference"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("")
    for one in found:
        rate = one.name.startswith("wins")
        show, show_more = (
            (words.percent, words.more_percent) if rate else (words.points, words.more_points)
        )
        sure = "changed" if one.difference.clear_of(0, len(found)) else ""
        table.add_row(
            one.name,
            show(one.other),
            show(one.this),
            show_more(one.difference),
            sure,
        )
    return table
