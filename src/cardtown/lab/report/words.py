"""The form of numbers and names in a report."""

from __future__ import annotations

import math
from collections.abc import Iterable

from cardtown.lab.estimate import Estimate
from cardtown.localization import Texts

TEXTS = Texts.load("en")
"""Reports are in English."""
MINUS = "−"
_NO_BREAK = "\N{NO-BREAK SPACE}"


def number(value: float, digits: int = 1) -> str:
    """A number with a proper minus sign and thousands set apart."""
    text = f"{value:,.{digits}f}"
    return text.replace("-", MINUS) if text.strip("-0.,") else text.lstrip("-")


def percent(estimate: Estimate) -> str:
    """A rate: `25.0 ± 1.2 %`."""
    return _with_interval(estimate, 100, " %", signed=False)


def points(estimate: Estimate, digits: int = 1) -> str:
    """Points, or another count: `104.2 ± 1.8`."""
    return _with_interval(estimate, 1, "", signed=False, digits=digits)


def more_points(estimate: Estimate) -> str:
    """A difference of points: `+3.1 ± 0.8`."""
    return _with_interval(estimate, 1, "", signed=True)


def more_percent(estimate: Estimate) -> str:
    """A difference of rates, in percentage points: `+3.1 ± 0.8`."""
    return _with_interval(estimate, 100, "", signed=True)


def _with_interval(
    estimate: Estimate, factor: int, unit: str, *, signed: bool, digits: int = 1
) -> str:
    if estimate.few or not math.isfinite(estimate.plus_minus):
        return f"n = {estimate.n}".replace(" ", _NO_BREAK)
    mean = number(factor * estimate.mean, digits)
    sign = "+" if signed and not mean.startswith(MINUS) else ""
    text = f"{sign}{mean} ± {number(factor * estimate.plus_minus, digits)}{unit}"
    return text.replace(" ", _NO_BREAK)


def game_name(game: str) -> str:
    """A game as people call it for short: `Tic Tac Toe` for tic-tac-toe."""
    return game.replace("-", " ").title()


def entrant_name(kind: str) -> str:
    """`planner`, `virtual expert`: a kind of seat, without the prefix of bots."""
    who, _, name = kind.partition(":")
    return f"virtual {name}" if who == "virtual" else name


def line_name(line: str) -> tuple[str, str]:
    """The name of a line of a score sheet, and its addition in brackets."""
    name, _, aside = TEXTS(f"line-{line.replace('_', '-')}").partition(" (")
    return name, aside.rstrip(")")


def join_names(names: Iterable[str]) -> str:
    """`a, b and c`."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
