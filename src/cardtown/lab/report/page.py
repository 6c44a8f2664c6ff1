"""The parts of a report: sections of texts, tables and figures. The template renders them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from markupsafe import Markup

Align = Literal["text", "number", "plot"]
Cell = str | Markup
"""The template escapes plain text; drawings are our own markup."""


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
    """A drawing with its caption, and a description in words."""

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
    """More content, folded until a reader opens it."""

    template: ClassVar[str] = "fold"
    summary: str
    blocks: Sequence[Grid | Figure | Note]


Block = Grid | Figure | Note | Fold


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the report: the finding in a sentence, and the evidence."""

    anchor: str
    title: str
    finding: str
    blocks: Sequence[Block]


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact at the head of the page."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Page:
    """A whole report."""

    game: str
    """Its name for people."""
    theme: str
    """The name of the game in the program, which determines the colours."""
    title: str
    facts: Sequence[Fact]
    command: str
    """The command that plays the same games again."""
    tournament: str
    """The tournament file, for what the command leaves to defaults."""
    version: str
    """The version of the program that played them."""
    warning: str | None
    """What readers must know first, such as that games are missing."""
    sections: Sequence[Section]
