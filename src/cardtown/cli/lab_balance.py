"""`cardtown lab balance`: a deck or a rule switch on trial, as tables for people or as JSON."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cardtown import games
from cardtown.cli.standings import progress_bar
from cardtown.core import BadInput
from cardtown.lab.balance import Change, Study, card_name, changed_cards, changes, play, study
from cardtown.lab.errors import Stopped
from cardtown.lab.report import words
from cardtown.lab.report.values import CardValue
from cardtown.lab.tournament import Tournament
from cardtown.options import read_option
from cardtown.seats import split_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

STOPPED = 1
STANDARD = "standard"
_SHOWN = 6
_USUAL_SEATS = {
    "carson-city": "bot:greedy,bot:greedy,virtual:expert,virtual:expert",
    "card-city": "bot:greedy,bot:greedy,bot:greedy",
}


def trial(
    game: str | None,
    seats: str | None,
    number: int,
    seed: str,
    options: Sequence[str],
    deck: str | None,
) -> Tournament:
    """The tournament that is asked; of the first game if none is named."""
    game = games.names()[0] if game is None else game
    games.get(game)
    return Tournament(
        game,
        tuple(split_seats(seats or _USUAL_SEATS[game])),
        number,
        seed,
        options=dict(map(read_option, options)),
        deck=deck,
    )


def put_on_trial(
    tournament: Tournament, *, against: str | None, out: str | None, jobs: int | None, as_json: bool
) -> int:
    """Play the games, answer the questions and return the exit code."""
    tournament.check()
    other = None if against is None else opponent(tournament, against)
    try:
        with _folder(out) as folder:
            this_study = _studied(tournament, folder / "this", jobs)
            other_study = None if other is None else _studied(other, folder / "other", jobs)
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
    """The same tournament with another deck, or in Card City with another rule switch."""
    if tournament.game == "card-city":
        other = replace(tournament, options={**tournament.options, **dict([read_option(against)])})
    else:
        other = replace(tournament, deck=None if against == STANDARD else against)
    other.check()
    if (other.stamp, other.options) == (tournament.stamp, tournament.options):
        raise BadInput("against", f"{against!r} changes nothing: name something else")
    return other


@contextmanager
def _folder(out: str | None) -> Iterator[Path]:
    """Where runs are kept: in the folder named, or only while they are looked at."""
    if out is not None:
        yield Path(out)
        return
    with TemporaryDirectory(prefix="cardtown-") as path:
        yield Path(path)


def _studied(tournament: Tournament, path: Path, jobs: int | None) -> Study:
    with progress_bar(_label(tournament), tournament.games) as advance:
        return study(play(tournament, path, jobs, advance))


def _label(tournament: Tournament) -> str:
    """What is on trial: the deck by its name, or the game with its switches."""
    switches = [f"{name}={value}" for name, value in tournament.options.items()]
    return ", ".join([tournament.stamp.name, *switches])


def _document(this: Study, other: Study | None) -> dict[str, Any]:
    document = this.to_json()
    if other is not None:
        document["against"] = {
            **other.to_json(),
            "changes": [one.to_json() for one in changes(this.observed, other.observed)],
            "changed_cards": [card.card for card, _ in changed_cards(this, other)],
        }
    return document


# --- tables for people -------------------------------------------------------------------------


def _show(this: Study, other: Study | None) -> None:
    console = Console(highlight=False)
    tournament = this.observed.tournament
    seats = ", ".join(map(words.entrant_name, tournament.entrants))
    console.print(
        escape(f"{_label(tournament)}: {tournament.games} games of {seats}, {tournament.seed!r}")
    )
    console.print(_answers(this))
    if this.cards:
        console.print(_cards("Characters", [one for one in this.cards if one.character]))
        terrain = _ranked([one for one in this.cards if not one.character])
        console.print(_cards(f"The {_SHOWN} terrain cards worth most", terrain[:_SHOWN]))
        console.print(_cards(f"The {_SHOWN} terrain cards worth least", terrain[-_SHOWN:]))
    if other is not None:
        label = _label(other.observed.tournament)
        console.print(_changes(label, changes(this.observed, other.observed)))
        if changed := changed_cards(this, other):
            console.print(_cards("Cards that differ, now", [card for card, _ in changed]))
            console.print(_cards(f"The same with {label}", [card for _, card in changed]))


def _table(title: str) -> Table:
    return Table(title=escape(title), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))


def _answers(found: Study) -> Table:
    table = _table("Balance")
    table.add_column("", no_wrap=True)
    table.add_column("question")
    table.add_column("answer")
    for answer in found.answers:
        table.add_row(answer.verdict, answer.question, escape(answer.text))
    return table


def _ranked(cards: Sequence[CardValue]) -> list[CardValue]:
    known = [one for one in cards if not one.worth.few]
    return sorted(known, key=lambda one: -one.worth.mean)


def _cards(title: str, cards: Sequence[CardValue]) -> Table:
    table = _table(title)
    table.add_column("card", no_wrap=True)
    for name in ("appeal", "taken", "at once", "worth", "wins, pp"):
        table.add_column(name, justify="right", no_wrap=True)
    for one in sorted(cards, key=lambda one: -one.worth.mean if one.worth.n else math.inf):
        table.add_row(
            escape(card_name(one)),
            str(one.appeal),
            words.percent(one.taken),
            words.more_points(one.gained),
            words.more_points(one.worth),
            words.more_percent(one.wins),
        )
    return table


def _changes(label: str, found: Sequence[Change]) -> Table:
    table = _table(f"What changed against {label}, game by game")
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
            escape(one.name),
            show(one.other),
            show(one.this),
            show_more(one.difference),
            sure,
        )
    return table
