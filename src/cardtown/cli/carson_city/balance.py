"""The cards of Carson City in `cardtown lab balance`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rich.table import Table

from cardtown.cli.standings import titled_table
from cardtown.lab.balance.carson_city import card_name
from cardtown.lab.report import words
from cardtown.lab.report.carson_city.values import CardValue

_SHOWN = 6


def show(cards: Sequence[CardValue]) -> Iterator[Table]:
    """Every character, and the terrain cards that are worth most and least."""
    yield show_cards("Characters", [one for one in cards if one.character])
    terrain = _ranked([one for one in cards if not one.character])
    yield show_cards(f"The {_SHOWN} terrain cards worth most", terrain[:_SHOWN])
    yield show_cards(f"The {_SHOWN} terrain cards worth least", terrain[-_SHOWN:])


def _ranked(cards: Sequence[CardValue]) -> list[CardValue]:
    known = [one for one in cards if not one.worth.few]
    return sorted(known, key=lambda one: -one.worth.mean)


def show_cards(title: str, cards: Sequence[CardValue]) -> Table:
    """The cards by what they are worth."""
    table = titled_table(title)
    table.add_column("card", no_wrap=True)
    for name in ("appeal", "taken", "at once", "worth", "wins, pp"):
        table.add_column(name, justify="right", no_wrap=True)
    for one in sorted(cards, key=lambda one: -one.worth.mean if one.worth.n else math.inf):
        table.add_row(
            card_name(one),
            str(one.appeal),
            words.percent(one.taken),
            words.more_points(one.gained),
            words.more_points(one.worth),
            words.more_percent(one.wins),
        )
    return table
