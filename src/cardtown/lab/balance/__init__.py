"""Is a game in balance? A tournament is played, and its rows are asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cardtown.core import BadInput
from cardtown.lab import local, run_missing, store
from cardtown.lab.balance import card_city, carson_city
from cardtown.lab.balance.answers import Answer
from cardtown.lab.balance.carson_city import card_name
from cardtown.lab.balance.measures import Change, changes, measures
from cardtown.lab.report.estimates import means
from cardtown.lab.report.observations import Observations
from cardtown.lab.report.values import CardValue, card_values
from cardtown.lab.run import Progress
from cardtown.lab.store import Run
from cardtown.lab.tournament import Tournament

__all__ = [
    "Answer",
    "Change",
    "Study",
    "card_name",
    "changed_cards",
    "changes",
    "play",
    "study",
]


@dataclass(frozen=True)
class Study:
    """All that is asked of the games of one tournament."""

    observed: Observations
    answers: Sequence[Answer]
    cards: Sequence[CardValue]
    """Carson City's terrain and characters; none in Card City."""

    def to_json(self) -> dict[str, Any]:
        """The study as a JSON document."""
        tournament = self.observed.tournament
        return {
            "game": tournament.game,
            "deck": tournament.stamp._asdict(),
            "options": dict(tournament.options),
            "seats": list(tournament.entrants),
            "games": self.observed.games.height,
            "seed": tournament.seed,
            "answers": [answer._asdict() for answer in self.answers],
            "measures": {
                name: one.to_json()
                for name, one in means(measures(self.observed), "value", "measure").items()
            },
            "cards": [card.to_json() for card in self.cards],
        }


def play(
    tournament: Tournament, path: Path, jobs: int | None, progress: Progress | None = None
) -> Observations:
    """Play a tournament, or what a folder still lacks of it, and return what was observed."""
    tournament.check()
    run = _run_in(path, tournament)
    with run.held():
        run.repair()
        if progress is not None:
            progress(sum(map(len, run.present())))
        run_missing(run, partial(local.play_parts, jobs=jobs), progress)
    return Observations.of(run)


def _run_in(path: Path, tournament: Tournament) -> Run:
    """The run of a tournament in a folder, begun there if it has not been."""
    if not (path / store.TOURNAMENT_FILE).exists():
        return store.create(path, tournament)
    run = store.find_run(path)
    if run.tournament.to_toml() != tournament.to_toml():
        raise BadInput("out", f"{path} holds the run of another tournament: choose another folder")
    return run


def study(observed: Observations) -> Study:
    """Ask all questions of one tournament."""
    if observed.tournament.game == "carson-city":
        cards = card_values(observed)
        return Study(observed, list(carson_city.answers(observed, cards)), cards)
    return Study(observed, list(card_city.answers(observed)), [])


def changed_cards(this: Study, other: Study) -> list[tuple[CardValue, CardValue]]:
    """The cards that the two decks have differently: (with this deck, with the other)."""
    before = {card.card: card for card in other.cards}
    return [
        (card, before[card.card])
        for card in this.cards
        if card.card in before
        and (card.parcels, card.appeal) != (before[card.card].parcels, before[card.card].appeal)
    ]
