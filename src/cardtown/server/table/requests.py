"""What a client may ask of a table, the same over HTTP and over a WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardtown import games

LONGEST_MESSAGE = 200
LONGEST_ACTION = 200
MOST_SEATS: Final = max(games.get(name).facts.max_seats for name in games.names())
"""At the largest table of any game."""
TABLE_ID = "^[A-Za-z0-9_-]{1,64}$"
_LARGEST_NUMBER = 2**31 - 1

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="a seat, from 0")]
EntryNumber = Annotated[
    int, Field(ge=0, le=_LARGEST_NUMBER, description="the number of an entry of the table")
]


OwnId = Annotated[
    str | None,
    Field(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="your own name for this request: sent again, it is answered once",
    ),
]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: OwnId = None


class Join(_Request):
    """Take a seat, bringing entropy for the shuffles, or the seal of entropy to reveal later."""

    do: Literal["join"]
    name: str = Field(max_length=200)
    entropy: str | None = Field(
        default=None, max_length=32, description="32 hexadecimal digits of your own choosing"
    )
    seal: str | None = Field(
        default=None,
        max_length=64,
        description="instead of `entropy` where `table.sealed` is true: its SHA-256",
    )
    seat: SeatNumber | None = Field(default=None, description="which; any free one if absent")
    key: str | None = Field(
        default=None, max_length=64, description="the secret of a seat link; `seat` says which"
    )


class Decline(_Request):
    """Do not take the seat that is kept for you: it is free for anybody then."""

    do: Literal["decline"]
    seat: SeatNumber


class Reveal(_Request):
    """Show the entropy of your seal, now that every share of the seed is fixed."""

    do: Literal["reveal"]
    seat: SeatNumber
    entropy: str = Field(max_length=32)


class Seal(_Request):
    """Draw again after a failed draw: the SHA-256 of fresh entropy."""

    do: Literal["seal"]
    seat: SeatNumber
    seal: str = Field(max_length=64)


class Leave(_Request):
    """Get up. Once the game has begun, a bot plays on in your name until you return."""

    do: Literal["leave"]
    seat: SeatNumber


class Start(_Request):
    """Begin the game (the host)."""

    do: Literal["start"]


class Play(_Request):
    """Play an action."""

    do: Literal["play"]
    seat: SeatNumber
    action: str = Field(max_length=LONGEST_ACTION, description="its text form, such as `bid 7`")
    at: EntryNumber


class Undo(_Request):
    """Take back your last action; if somebody has seen something new, the others are asked."""

    do: Literal["undo"]
    seat: SeatNumber
    at: EntryNumber


class AnswerUndo(_Request):
    """Agree to the undo that somebody asked for, refuse it, or withdraw your own (not agreed)."""

    do: Literal["answer_undo"]
    seat: SeatNumber
    request: EntryNumber
    agreed: bool


class Free(_Request):
    """Take back the seat of someone who is gone (the host)."""

    do: Literal["free"]
    seat: SeatNumber


class HandOver(_Request):
    """Let a bot play on for someone who is gone: the host after days, all others sooner."""

    do: Literal["hand_over"]
    seat: SeatNumber


class Return(_Request):
    """Take your seat back from the bot that plays on in your name."""

    do: Literal["return"]
    seat: SeatNumber


class Say(_Request):
    """Say something to the table."""

    do: Literal["say"]
    seat: SeatNumber
    text: str = Field(min_length=1, max_length=LONGEST_MESSAGE)


class Mute(_Request):
    """No longer read what a seat says, or read it again."""

    do: Literal["mute"]
    seat: SeatNumber
    whom: SeatNumber
    muted: bool


class Close(_Request):
    """Close a table at which no game has begun (the host)."""

    do: Literal["close"]


Request = (
    Join
    | Decline
    | Reveal
    | Seal
    | Leave
    | Start
    | Play
    | Undo
    | AnswerUndo
    | Free
    | HandOver
    | Return
    | Say
    | Mute
    | Close
)
AnyRequest = Annotated[Request, Field(discriminator="do")]


class NewSeat(BaseModel):
    """A seat of a table to be made."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: str = Field(
        default="person", max_length=40, description="person, bot:NAME or virtual:LEVEL"
    )
    name: str = Field(default="", max_length=40, description="what a bot is called")
    program: str | None = Field(
        default=None,
        max_length=40,
        description="for a `person`: the name of a program that is challenged to sit here",
    )


class NewTable(BaseModel):
    """A table to be made."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str = Field(max_length=40, description="a game that `/api/games` lists")
    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, Any] = Field(default_factory=dict, description="rule switches")
    deck: str | None = Field(default=None, max_length=30_000, description="a custom deck (TOML)")
    visibility: Literal["private", "open"] = Field(
        default="private", description="private: by link; open: in the lobby"
    )
    clock: int | None = Field(
        default=None,
        ge=10,
        le=30 * 24 * 3600,
        description="seconds for a decision, then a bot plays on; none if absent",
    )
    auto_start: bool = Field(default=False, description="begin as soon as every seat is taken")
    hints: bool = Field(default=False, description="allow hints against people")
    practice: bool = Field(
        default=False,
        description="let people take back what has revealed secrets; the game counts as practice",
    )
    again: str | None = Field(
        default=None,
        pattern=TABLE_ID,
        description="a finished table whose cards are dealt again, for practice, with its options",
    )
    step: int | None = Field(
        default=None,
        ge=1,
        le=2**31 - 1,
        description="with `again`: go on from there, after what was played up to that step",
    )
