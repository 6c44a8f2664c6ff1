"""Doubts about a city, for people."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from cardtown.games.doubt import Doubt
from cardtown.localization import Texts


def doubts_table(doubts: Iterable[Doubt], texts: Texts) -> Table:
    """The broken rules with a sentence about each; a dash if there are none."""
    table = Table(show_header=False)
    for one in doubts:
        table.add_row(one.rule, texts.say(one.message))
    if not table.rows:
        table.add_row("–")
    return table
