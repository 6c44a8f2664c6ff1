"""What a report is made of: sections of texts, tables and figures. The template draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from markupsafe import Markup

Align = Literal["text", "number", "plot"]
Cell = str | Markup
"""A plain text is escaped by the template; a drawing is markup of our own."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; the head of a plot shows its axis."""

    title: Cell
    align: Align = "text"
    axis: Markup | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """A table, often with a small drawing in every row."""

    template: ClassVar[str] = "grid"
    caption: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Cell]]


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing with its caption; what it shows is said in words too."""

    template: ClassVar[str] = "figure"
    drawing: Markup
    caption: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph."""

    template: ClassVar[str] = "note"
    text: str


@dataclass(frozen=True, slots=True)
class Fold:
    """More, for whoever opens it."""

    template: ClassVar[str] = "fold"
    summary: str
    blocks: Sequence[Grid | Figure | Note]


Block = Grid | Figure | Note | Fold


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the report: what was found, in a sentence, and what shows it."""

    anchor: str
    title: str
    finding: str
    blocks: Sequence[Block]


@dataclass(frozen=True, slots=True)
class Fact:
    """Something at the head of the page."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Page:
    """A whole report."""

    game: str
    """Its name for people."""
    theme: str
    """The game's name as the program knows it: it chooses the colours."""
    title: str
    facts: Sequence[Fact]
    command: str
    """What plays the same games again."""
    tournament: str
    """The tournament file, for what the command leaves to defaults."""
    version: str
    """Of the program that played them."""
    warning: str | None
    """What a reader has to know first, such as that games are missing."""
    sections: Sequence[Section]
