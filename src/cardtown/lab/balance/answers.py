"""Questions about balance, and the answers common to all games."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from cardtown.lab.estimate import Estimate
from cardtown.lab.report import words
from cardtown.lab.report.estimates import means
from cardtown.lab.report.observations import Observations

Verdict = Literal["fine", "look", "fact", "unclear"]
"""`look`: worth a look; `fact`: neither good nor bad; `unclear`: too few deals to tell."""


MATTERS: Final = 0.05
"""A difference of fewer wins than this does not matter, even if it is certain."""


class Answer(NamedTuple):
    """A question about the balance of a game, and the answer that the games give."""

    question: str
    verdict: Verdict
    text: str


def seats(observed: Observations) -> Answer:
    """Whether some seats win more often than others."""
    question = "Are seats equal?"
    found = means(observed.seats.sort("seat"), "win", "seat")
    if any(one.few for one in found.values()):
        return too_few(question)
    uneven = any(matters(one, 1 / len(found), len(found)) for one in found.values())
    said = ", ".join(words.percent(one) for one in found.values())
    return Answer(
        question,
        "look" if uneven else "fine",
        f"From the first to the last, they win {said}.",
    )


def matters(estimate: Estimate, even: float, questions: int) -> bool:
    """Whether a rate differs from an even one with certainty, and by enough to matter."""
    return estimate.clear_of(even, questions) and abs(estimate.mean - even) >= MATTERS


def too_few(question: str) -> Answer:
    """The answer when there are too few games for one."""
    return Answer(question, "unclear", "There are too few games to tell: play more with --games.")
