"""Regenerate the golden playthroughs: `python -m tests.regenerate_playthroughs`.

Read the diff before you keep it: every changed line is a rule, a card, a text or a leak.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardtown import games
from cardtown.testing import random_playthrough

FOLDER = Path(__file__).with_name("playthroughs")
COMMAND = "python -m tests.regenerate_playthroughs"
FIRST, LAST = 25, 5
"""The steps shown of each game: the first ones and the last ones."""


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One golden file."""

    name: str
    game: str
    seats: tuple[str, ...]
    seed: str = "golden"
    first: int = FIRST
    last: int = LAST

    @property
    def path(self) -> Path:
        """Where the golden text lies."""
        return FOLDER / f"{self.game}-{self.name}.txt"

    def text(self) -> str:
        """The playthrough as the code now plays it."""
        return random_playthrough(
            games.get(self.game), self.seats, self.seed, first=self.first, last=self.last
        )


PLAYTHROUGHS = (
    Playthrough("four-people", "carson-city", ("human",) * 4),
    Playthrough(
        "alone",
        "carson-city",
        ("human", "virtual:novice", "virtual:intermediate", "virtual:expert"),
    ),
    Playthrough("six-seats", "carson-city", (*["human"] * 4, "virtual:expert", "virtual:novice")),
    Playthrough("alone", "card-city", ("human",)),
    Playthrough("two-people", "card-city", ("human",) * 2),
    Playthrough("four-people", "card-city", ("human",) * 4),
)


def present() -> list[Playthrough]:
    """The playthroughs of the games that exist."""
    return [one for one in PLAYTHROUGHS if one.game in games.names()]


def main() -> None:
    """Write all files, and remove those that no playthrough has."""
    FOLDER.mkdir(exist_ok=True)
    for old in set(FOLDER.glob("*.txt")) - {one.path for one in present()}:
        old.unlink()
    for one in present():
        one.path.write_text(one.text(), "utf-8")
        print(f"{one.path.name}: {one.path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
