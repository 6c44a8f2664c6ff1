"""Generates the tables of docs/environments.md: `python -m cardtown.envs.docs` prints them.

`python -m cardtown.envs.docs docs/environments.md` writes them into the page, between its marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cardtown import doc_pages, games
from cardtown.core import Facts
from cardtown.envs.codec import Codec
from cardtown.envs.layout import Block, Field
from cardtown.envs.parts import codec_for, part_for

MODULE: Final = "cardtown.envs.docs"
_SEATS: Final = 4
_FEW: Final = 3


def tables() -> str:
    """All tables, as Markdown."""
    known = [games.get(game).facts for game in games.names() if part_for(game) is not None]
    at_a_table = [part for facts in known for part in _game(_name(facts), facts.game, _SEATS)]
    alone = [
        part
        for facts in known
        if facts.min_seats == 1
        for part in _game(f"{_name(facts)} alone", facts.game, 1)
    ]
    return "\n".join([*at_a_table, *alone])


def _name(facts: Facts) -> str:
    return facts.title.partition(":")[0]


def _game(name: str, game: str, seats: int) -> Iterator[str]:
    codec = codec_for(game, seats)
    count = "one seat" if seats == 1 else f"{seats} seats"
    yield f"### {name}: the observation of {count}, {codec.observation.size} numbers\n"
    yield from _observation(codec)
    yield f"\n### {name}: the {codec.actions.size} actions of {count}\n"
    yield "| number | action | count | meaning |"
    yield "| --- | --- | --- | --- |"
    for block in codec.actions.blocks:
        yield _action_row(block, codec.actions.start[block.word])
    yield ""


def _observation(codec: Codec[Any]) -> Iterator[str]:
    yield "| offset | field | shape | low | high | meaning |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for field in codec.shared.fields:
        yield _field_row(field, str(codec.shared.at[field.name].start))
    start, size = codec.shared.size, codec.block.size
    for field in codec.block.fields:
        offset = start + codec.block.at[field.name].start
        yield _field_row(
            Field(f"seats[k].{field.name}", field.shape, field.low, field.high, field.meaning),
            str(offset) if codec.seats == 1 else f"{offset} + {size} k",
        )


def _field_row(field: Field, offset: str) -> str:
    shape = " × ".join(map(str, field.shape))
    return (
        f"| {offset} | `{field.name}` | {shape} | {field.low:g} | {field.high:g} | "
        f"{field.meaning} |"
    )


def _action_row(block: Block, start: int) -> str:
    numbers = f"{start}" if block.size == 1 else f"{start}–{start + block.size - 1}"
    axes = " × ".join(map(_axis, block.axes))
    text = f"`{block.word}` {axes}".strip()
    return f"| {numbers} | {text} | {block.size} | {block.meaning} |"


def _axis(labels: tuple[str, ...]) -> str:
    if len(labels) <= 2 * _FEW + 1:
        return f"({', '.join(labels)})"
    return f"({', '.join(labels[:_FEW])} … {labels[-1]})"


if __name__ == "__main__":
    doc_pages.main(MODULE, tables)
