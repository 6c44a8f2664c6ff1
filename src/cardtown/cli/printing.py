"""What commands print for people."""

from __future__ import annotations

from rich.console import Console, RenderableType


def print_for_people(picture: RenderableType) -> None:
    """Print it word for word: what people call themselves, their decks and seeds is no markup."""
    Console(highlight=False, markup=False, emoji=False).print(picture)
