"""Districts: what each still needs to grow (K4), in a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from cardtown.games.card_city.buildings import RESIDENTIAL
from cardtown.games.card_city.growth import Growth
from cardtown.terminal.blocks import Block, flow
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.pen import GOOD, QUIET


def sentence(growth: Growth, pen: Pen) -> Text:
    """A full sentence: where the district lies, what it is adjacent to and what it needs."""
    message = f"district-{'culture' if growth.kind == RESIDENTIAL else 'districts'}"
    text = pen.ui(
        message,
        name=pen.full(growth.kind),
        size=growth.size,
        at=pen.places(growth.places),
        n=growth.support,
        number=growth.needs,
    )
    if growth.state != "needs":
        text += f" {pen.grows if growth.state == 'can-grow' else '–'} "
        text += pen.ui(growth.state)
    return Text(text)


def list_districts(found: Iterable[Growth], pen: Pen, width: int) -> Block:
    """Those that can grow come first; districts in the same state share a line."""
    ranked = sorted(found, key=lambda one: one.state != "can-grow")
    alike: dict[tuple[object, ...], list[Growth]] = {}
    for one in ranked:
        alike.setdefault((one.kind, one.needs, one.support, one.state), []).append(one)
    return [line for same in alike.values() for line in _short(same, pen, width)]


def _short(same: Sequence[Growth], pen: Pen, width: int) -> Block:
    """`R×2 0 1, 2 2: 1 of 3 culture buildings`, or what is in the way if that is not it."""
    growth = same[0]
    head = pen.chip(growth.kind) + Text(f"{pen.times}{growth.size}")
    where = Text(pen.places([one.places[0] for one in same]) + ":", style=QUIET)
    if growth.state == "needs":
        message = f"has-{'culture' if growth.kind == RESIDENTIAL else 'districts'}"
        how = Text(pen.ui(message, n=growth.support, number=growth.needs))
    else:
        grows = growth.state == "can-grow"
        mark = f"{pen.grows} " if grows else ""
        how = Text(mark + pen.ui(growth.state), style=GOOD if grows else "")
    return flow([head, where, how], width, gap=" ", indent=" " * 4)
