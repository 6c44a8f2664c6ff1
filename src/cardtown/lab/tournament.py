"""A tournament: entrants, games, and the table at which each game is played."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from cardtown import bots, games
from cardtown.bots.base import Bot
from cardtown.core import (
    BadInput,
    CardtownError,
    DeckStamp,
    Game,
    Seat,
    Table,
    check_seed,
    documents,
)
from cardtown.core.chance import commitment
from cardtown.lab import toml_lines

DECK_FILE: Final = "deck.toml"
"""The file name of a custom deck beside a tournament file."""
_PARTS: Final = 64
_LARGEST_PART: Final = 256
_REQUIRED: Final = ("game", "seats", "games")
_OPTIONAL: Final = ("seed", "seconds", "options", "deck", "deck_sha256", "records", "part")


@dataclass(frozen=True, slots=True)
class Tournament:
    """Entrants who play a number of games; each plays every deal from every seat.

    Game `i` is dealt from seed `SEED i // n` for n entrants, and entrant e sits at seat
    `(e + i) % n`: in n games each entrant has had each seat of one deal.
    """

    game: str
    entrants: tuple[str, ...]
    """Seat kinds: `bot:NAME…` or `virtual:LEVEL`."""
    games: int
    seed: str = "lab"
    seconds: float = 10.0
    """The time limit of a bot for one decision, after which it forfeits."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Rule switches of the game."""
    deck: str | None = None
    """The file of a custom deck, read only when the tournament is created."""
    records: bool = False
    """Whether to keep the record of every game."""
    part: int = 0
    """How many games are played and kept together; 0 means a number that suits `games`."""
    deck_text: str | None = field(init=False, repr=False, default=None)
    """The text of that file, which goes with the tournament to every process."""

    def __post_init__(self) -> None:
        if self.deck is not None:
            object.__setattr__(self, "deck_text", _read_deck(self.game, self.deck))
        if self.part == 0:
            object.__setattr__(self, "part", _suitable_part(self.games, len(self.entrants)))

    @classmethod
    def from_toml(cls, text: str, folder: Path | None = None) -> Tournament:
        """Read and check a tournament file; the path of a deck is relative to `folder`.

        Raises :class:`BadInput` with the line of the mistake and what is wrong there.
        """
        try:
            document = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, ValueError) as error:
            raise toml_lines.syntax_error(text, error) from None
        except RecursionError:
            raise BadInput("tournament", "is nested too deeply") from None
        try:
            return cls._from_document(document, folder or Path())
        except BadInput as error:
            raise BadInput(toml_lines.locate(text, error.field), str(error)) from None

    @classmethod
    def _from_document(cls, document: dict[str, Any], folder: Path) -> Tournament:
        fields = documents.fields(document, required=_REQUIRED, optional=_OPTIONAL)
        seats = documents.items(fields["seats"], "seats")
        deck = fields.get("deck")
        read: dict[str, Any] = {
            "game": documents.text(fields["game"], "game"),
            "entrants": tuple(
                documents.text(kind, f"seats[{index}]") for index, kind in enumerate(seats)
            ),
            "games": documents.whole(fields["games"], "games"),
            "deck": None if deck is None else str(folder / documents.text(deck, "deck")),
        }
        if "seed" in fields:
            read["seed"] = documents.text(fields["seed"], "seed")
        if "seconds" in fields:
            read["seconds"] = _number(fields["seconds"], "seconds")
        if "options" in fields:
            read["options"] = documents.fields(fields["options"], "options", any_key=True)
        if "records" in fields:
            read["records"] = _truth(fields["records"], "records")
        if "part" in fields:
            read["part"] = _at_least_one(fields["part"], "part")
        games.get(read["game"])
        tournament = cls(**read)
        tournament.check()
        sha256 = fields.get("deck_sha256", tournament.stamp.sha256)
        if documents.text(sha256, "deck_sha256") != tournament.stamp.sha256:
            raise BadInput("deck_sha256", "is another deck's: the cards have changed since")
        return tournament

    def to_toml(self) -> str:
        """The tournament as a file without defaults; its deck is a file beside it."""
        values: dict[str, Any] = {
            "game": self.game,
            "seats": list(self.entrants),
            "games": self.games,
            "seed": self.seed,
            "seconds": float(self.seconds),
            "records": self.records,
            "part": self.part,
        }
        if self.deck is not None:
            values["deck"] = DECK_FILE
        values["deck_sha256"] = self.stamp.sha256
        lines = [f"{key} = {_toml(value)}" for key, value in values.items()]
        if self.options:
            lines.append("\n[options]")
            lines += [f"{_toml(key)} = {_toml(value)}" for key, value in self.options.items()]
        return "\n".join(lines) + "\n"

    @property
    def stamp(self) -> DeckStamp:
        """The stamp of the cards in play."""
        return self.table(0).deck

    def check(self) -> None:
        """Raise :class:`BadInput`, naming the wrong field, before anything runs."""
        _at_least_one(self.games, "games")
        _at_least_one(self.part, "part")
        check_seed(self.seed)
        if not 0 < self.seconds < math.inf:
            raise BadInput("seconds", "must be more than 0")
        games.get(self.game)
        for index, kind in enumerate(self.entrants):
            _check_entrant(self.game, kind, f"seats[{index}]")
        try:
            self.table(0)
        except BadInput:
            raise
        except CardtownError as error:
            raise BadInput("seats", str(error)) from None

    def seats(self, number: int) -> tuple[Seat, ...]:
        """Who sits where in that game."""
        order = [self.entrants[entrant] for entrant in self.entrants_by_seat(number)]
        return tuple(Seat(f"Seat {seat}", kind) for seat, kind in enumerate(order, 1))

    def entrants_by_seat(self, number: int) -> tuple[int, ...]:
        """The entrant at each seat of that game."""
        count = len(self.entrants)
        return tuple((seat - number) % count for seat in range(count))

    def seat_of(self, entrant: int, number: int) -> int:
        """Where an entrant sits in that game."""
        return (entrant + number) % len(self.entrants)

    def deal(self, number: int) -> int:
        """Which deal that game is played with."""
        return number // len(self.entrants)

    def table(
        self, number: int, *, log: bool = False, rules: Game | None = None
    ) -> Table[Any, Any]:
        """The table of that game, set up; by the rules in Python unless others are given."""
        return (rules or games.get(self.game)).new_table(
            self.seats(number),
            seed=f"{self.seed} {self.deal(number)}",
            options=self.options,
            deck=_cards(self.game, self.deck_text),
            log=log,
        )

    def bots_know_as(self, number: int) -> str:
        """The name of that game that the randomness of its bots is made from."""
        return commitment(f"{self.seed} {number}")

    def bots(self, number: int) -> dict[int, Bot]:
        """The bots of that game, by seat."""
        return {
            index: bots.make(seat.bot)
            for index, seat in enumerate(self.seats(number))
            if seat.bot is not None
        }

    def parts(self) -> tuple[range, ...]:
        """The numbers of the games, in the parts that are played and kept together."""
        return tuple(
            range(first, min(first + self.part, self.games))
            for first in range(0, self.games, self.part)
        )


def _suitable_part(total: int, rotation: int) -> int:
    """About 64 parts of whole deals: enough to distribute, few enough to keep as folders."""
    rotation = max(rotation, 1)
    wanted = min(max(total // _PARTS, 1), _LARGEST_PART)
    return math.ceil(wanted / rotation) * rotation


def _read_deck(game: str, file: str) -> str:
    """The text of a deck that can be played with, given by its file or its name."""
    try:
        text = Path(games.deck_file(game, file)).read_text("utf-8-sig")
        _cards(game, text)
    except OSError as error:
        raise BadInput("deck", f"{file!r} can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput("deck", f"byte {error.start} of {file!r} is not UTF-8 text") from None
    except BadInput as error:
        raise BadInput("deck", f"{file!r}: {error}") from None
    return text


@cache
def _cards(game: str, text: str | None) -> Any:
    return None if text is None else games.get(game).load_deck(text)


def _check_entrant(game: str, kind: str, where: str) -> None:
    if not kind.startswith(("bot:", "virtual:")):
        raise BadInput(where, f"{kind!r} can't play by itself: use bot:NAME")
    if kind.startswith("bot:"):
        try:
            bots.make(kind.removeprefix("bot:"), game)
        except BadInput as error:
            raise BadInput(where, error.problem) from None


def _at_least_one(value: Any, where: str) -> int:
    if documents.whole(value, where) < 1:
        raise BadInput(where, "must be at least 1")
    return int(value)


def _number(value: Any, where: str) -> float:
    if type(value) not in (int, float):
        raise BadInput(where, f"must be a number, not {documents.show(value)}")
    return float(value)


def _truth(value: Any, where: str) -> bool:
    if type(value) is not bool:
        raise BadInput(where, f"must be true or false, not {documents.show(value)}")
    return value


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            # JSON and TOML use the same escapes, but TOML has one more control character.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case _:
            raise BadInput("options", f"{documents.show(value)} can't be written to a file")
