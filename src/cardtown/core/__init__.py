"""The contract every game keeps and every adapter relies on.

A :class:`Table` is one game in progress. It says who must decide (:class:`Decision`), takes
typed actions (:class:`Action`), tells what happened (:class:`Event`), and shows each seat
exactly what that seat may know. Nothing here depends on a particular game.
"""

from cardtown.core.actions import Action, Grammar
from cardtown.core.chance import Shuffle, check_seed, commitment, new_seed, shuffle
from cardtown.core.errors import (
    BadAction,
    BadInput,
    CardtownError,
    GameOver,
    IllegalAction,
    MissingExtra,
    NothingToUndo,
    NotYourTurn,
    RecordMismatch,
    RuleBreach,
)
from cardtown.core.events import EVERYONE, Event, PublicEvent
from cardtown.core.game import BaseGame, Deck, Facts, Game, Query, Seat, named_seats
from cardtown.core.messages import Message, Name, message
from cardtown.core.records import Record, deck_of, replay, replay_steps
from cardtown.core.table import Decision, DeckStamp, Result, Table
from cardtown.core.view import View

__all__ = [
    "EVERYONE",
    "Action",
    "BadAction",
    "BadInput",
    "BaseGame",
    "CardtownError",
    "Decision",
    "Deck",
    "DeckStamp",
    "Event",
    "Facts",
    "Game",
    "GameOver",
    "Grammar",
    "IllegalAction",
    "Message",
    "MissingExtra",
    "Name",
    "NotYourTurn",
    "NothingToUndo",
    "PublicEvent",
    "Query",
    "Record",
    "RecordMismatch",
    "Result",
    "RuleBreach",
    "Seat",
    "Shuffle",
    "Table",
    "View",
    "check_seed",
    "commitment",
    "deck_of",
    "message",
    "named_seats",
    "new_seed",
    "replay",
    "replay_steps",
    "shuffle",
]
