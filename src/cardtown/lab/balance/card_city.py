"""Questions for people who change a rule of Card City."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import polars as pl

from cardtown.games.card_city.buildings import NAMES
from cardtown.lab.balance.answers import Answer, matters, seats, too_few
from cardtown.lab.balance.measures import measures as measures_of
from cardtown.lab.balance.measures import per_player, points_by_line
from cardtown.lab.balance.studies import Study
from cardtown.lab.estimate import Estimate
from cardtown.lab.report import words
from cardtown.lab.report.card_city import building_name, first_player, open_rate
from cardtown.lab.report.estimates import means
from cardtown.lab.report.observations import Observations

USUAL_SEATS: Final = ("bot:greedy",) * 3
DEVELOPED: Final = "developments a seat"
EARNED: Final = "coins earned a seat"


def study(observed: Observations) -> Study:
    """Answer all questions about a tournament."""
    return Study(observed, list(answers(observed)))


def measures(observed: Observations) -> Iterator[tuple[str, pl.DataFrame]]:
    """What only games of Card City measure."""
    yield from points_by_line(observed)
    grown = observed.frames["builds"].filter(pl.col("how") == "develop")
    yield DEVELOPED, per_player(observed, grown, pl.len())
    yield EARNED, per_player(observed, observed.frames["income"], pl.col("income").sum())


def answers(observed: Observations) -> Iterator[Answer]:
    """All questions, answered."""
    found = means(measures_of(observed), "value", "measure")
    if len(observed.tournament.entrants) > 1:
        yield seats(observed)
        yield _beginning(observed)
        yield _dividing(observed)
    yield _fact("How often does a city develop?", found[DEVELOPED], "times a game.")
    yield _fact("What does a city earn?", found[EARNED], "coins a game.")
    yield _discards(observed)


def _fact(question: str, estimate: Estimate, what: str) -> Answer:
    if estimate.few:
        return too_few(question)
    return Answer(question, "fact", f"{words.points(estimate)} {what}")


def _beginning(observed: Observations) -> Answer:
    question = "Does it matter who begins?"
    found = first_player(observed)
    if any(one.few for one in found.values()):
        return too_few(question)
    said = ", ".join(words.percent(one) for one in found.values())
    uneven = any(matters(one, 1 / len(found), len(found)) for one in found.values())
    text = f"In the turn order of the first round, seats win {said}."
    return Answer(question, "look" if uneven else "fine", text)


def _dividing(observed: Observations) -> Answer:
    """K2: if choosers nearly always take the same lot, dividing is not a decision."""
    question = "Is either lot a choice?"
    found = open_rate(observed)
    if found.few:
        return too_few(question)
    lopsided = found.clear_of(0.5) and not 0.2 <= found.mean <= 0.8
    text = f"The open lot is chosen in {words.percent(found)} of offers."
    return Answer(question, "look" if lopsided else "fine", text)


def _discards(observed: Observations) -> Answer:
    question = "Which buildings are discarded?"
    builds = observed.of_games("builds").filter(pl.col("how").is_in(["build", "discard"]))
    lost = builds.with_columns((pl.col("how") == "discard").cast(pl.Float64).alias("lost"))
    found = means(lost.sort("building"), "lost", "building")
    if any(one.few for one in found.values()):
        return too_few(question)
    said = ", ".join(
        f"{building_name(NAMES[glyph])} {words.percent(one)}"
        for glyph, one in sorted(found.items(), key=lambda pair: -pair[1].mean)
    )
    return Answer(question, "fact", f"Of the cards in hand: {said}.")
