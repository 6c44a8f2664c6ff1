"""Questions for people who compose a deck for Carson City."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from typing import Final

import polars as pl

from cardtown.lab.balance.answers import Answer, matters, seats, too_few
from cardtown.lab.balance.measures import measures as measures_of
from cardtown.lab.balance.measures import per_player, points_by_line
from cardtown.lab.balance.studies import Study
from cardtown.lab.report import words
from cardtown.lab.report.carson_city.cards import character_name, suit_name
from cardtown.lab.report.carson_city.sections import tie_advantage, tie_rate
from cardtown.lab.report.carson_city.values import CardValue, card_values, rank_correlation
from cardtown.lab.report.estimates import means
from cardtown.lab.report.observations import Observations

USUAL_SEATS: Final = ("bot:greedy", "bot:greedy", "virtual:expert", "virtual:expert")
ERA: Final = "points at once from Era {} a real seat"
SELDOM: Final = 0.1
"""A card taken less often than this when it lies in the row is hardly ever taken."""
_LISTED: Final = 5
"""How many cards an answer names; the tables list all of them."""


def study(observed: Observations) -> Study:
    """Answer all questions about a tournament, and value every card."""
    cards = card_values(observed)
    return Study(observed, list(answers(observed, cards)), cards)


def measures(observed: Observations) -> Iterator[tuple[str, pl.DataFrame]]:
    """What only games of Carson City measure."""
    yield from points_by_line(observed)
    characters = observed.frames["characters"]
    yield "characters a real seat", per_player(observed, characters, pl.len())
    cards = observed.frames["cards"]
    for era, name in ((1, "I"), (2, "II")):
        own = cards.filter(pl.col("era") == era)
        yield ERA.format(name), per_player(observed, own, pl.col("gained").sum())


def answers(observed: Observations, cards: Sequence[CardValue]) -> Iterator[Answer]:
    """All questions, answered."""
    terrain = [one for one in cards if not one.character]
    characters = [one for one in cards if one.character]
    even = 1 / len(observed.tournament.entrants)
    yield _too_strong("Does a terrain card win too much?", terrain, even)
    yield _too_strong("Does a character win too much?", characters, even)
    yield _swing(characters)
    yield _hardly_taken("Is a terrain card hardly ever taken?", terrain)
    yield _hardly_taken("Is a character hardly ever taken?", characters)
    yield _appeal(terrain)
    yield _eras(observed)
    yield seats(observed)
    yield _ties(observed)


def _too_strong(question: str, cards: Sequence[CardValue], even: float) -> Answer:
    """A card wins too much if it adds a whole even share to the wins of its owner."""
    known = [one for one in cards if not one.wins.few]
    if not known:
        return too_few(question)
    strong = [one for one in known if one.wins.mean >= even and one.wins.clear_of(0, len(known))]
    if strong:
        strong.sort(key=lambda one: -one.wins.mean)
        said = _first_few([f"{card_name(one)} {words.more_percent(one.wins)}" for one in strong])
        return Answer(question, "look", f"Its owner wins more often, in percentage points: {said}.")
    best = max(known, key=lambda one: one.wins.mean - one.wins.plus_minus)
    most = f"{card_name(best)}, {words.more_percent(best.wins)} percentage points"
    return Answer(question, "fine", f"No. The most that is sure: {most}.")


def _swing(characters: Sequence[CardValue]) -> Answer:
    question = "How much does the strongest character swing?"
    known = [one for one in characters if not one.worth.few]
    if not known:
        return too_few(question)
    best = max(known, key=lambda one: one.worth.mean - one.worth.plus_minus)
    return Answer(
        question,
        "fact",
        f"{card_name(best)}: {words.more_points(best.worth)} points and "
        f"{words.more_percent(best.wins)} percentage points of wins.",
    )


def _hardly_taken(question: str, cards: Sequence[CardValue]) -> Answer:
    known = [one for one in cards if not one.taken.few]
    if not known:
        return too_few(question)
    left = [one for one in known if one.taken.mean + one.taken.plus_minus < SELDOM]
    if left:
        said = _first_few([f"{card_name(one)} {words.percent(one.taken)}" for one in left])
        return Answer(question, "look", f"Taken when it lay in the row: {said}.")
    least = min(known, key=lambda one: one.taken.mean)
    said = f"Least often {card_name(least)}, in {words.percent(least.taken)} of cases."
    return Answer(question, "fine", f"No. {said}")


def _appeal(terrain: Sequence[CardValue]) -> Answer:
    """C1.4: appeal should follow worth, or virtual players are not worthy opponents."""
    question = "Does appeal follow worth?"
    found = rank_correlation(terrain)
    if found.few:
        return too_few(question)
    unlike = out_of_line(terrain)
    said = f"The rank correlation over terrain cards is {words.points(found, 2)}."
    if unlike:
        said += f" Out of line: {_first_few(unlike)}."
    follows = found.mean - found.plus_minus > 0 and not unlike
    return Answer(question, "fine" if follows else "look", said)


def out_of_line(terrain: Sequence[CardValue]) -> list[str]:
    """The cards whose worth does not match their appeal, the worst first.

    Each comes with its worth and the worth expected from a straight line through all cards.
    """
    known = [one for one in terrain if not one.worth.few]
    appeals = [one.appeal for one in known]
    if len(set(appeals)) < 2:
        return []
    slope, start = statistics.linear_regression(appeals, [one.worth.mean for one in known])
    expected = {one.card: start + slope * one.appeal for one in known}
    unlike = [one for one in known if one.worth.clear_of(expected[one.card], len(known))]
    return [
        f"{card_name(one)} is worth {words.more_points(one.worth)}, "
        f"not {words.number(expected[one.card])}"
        for one in sorted(unlike, key=lambda one: -abs(one.worth.mean - expected[one.card]))
    ]


def _first_few(said: Sequence[str]) -> str:
    more = f"; and {len(said) - _LISTED} more" if len(said) > _LISTED else ""
    return "; ".join(said[:_LISTED]) + more


def _eras(observed: Observations) -> Answer:
    found = means(measures_of(observed), "value", "measure")
    first, second = (found[ERA.format(name)] for name in ("I", "II"))
    question = "What do the Eras bring?"
    if first.few:
        return too_few(question)
    return Answer(
        question,
        "fact",
        f"Cards of Era I bring a real seat {words.points(first)} points at once, those of Era II "
        f"{words.points(second)}.",
    )


def _ties(observed: Observations) -> Answer:
    question = "Do ties favour a suit?"
    found = tie_advantage(observed)
    if not found or any(one.few for one in found.values()):
        return too_few(question)
    rate = words.percent(tie_rate(observed))
    uneven = {suit: one for suit, one in found.items() if matters(one, 0, len(found))}
    if not uneven:
        return Answer(question, "fine", f"No suit comes first too often; {rate} of rounds tie.")
    said = ", ".join(f"{suit_name(suit)} {words.more_percent(one)}" for suit, one in uneven.items())
    text = f"First in a tie, in percentage points over an even share: {said}; {rate} of rounds tie."
    return Answer(question, "look", text)


def card_name(card: CardValue) -> str:
    """A card as its composer knows it: the character's name, or the id with its parcels."""
    if card.character:
        return character_name(card.card)
    return f"{card.card} {card.parcels[:2]}/{card.parcels[2:]}"
