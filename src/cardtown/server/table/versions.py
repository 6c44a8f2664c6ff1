"""The cards and rules that a game was stored with: this program has them, or says what it needs.

A game is folded again years after it was played. It names its deck by hash and its rules by
version, and keeps its result; whatever does not agree is refused here, so that no game is ever
shown otherwise than it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from cardtown import games
from cardtown.core import BadInput, CardtownError, DeckStamp, Facts, Result, Seat, Table
from cardtown.core.records import check_rules
from cardtown.server.errors import OtherVersion
from cardtown.server.table.entries import Created, Played

UNKNOWN: Final = DeckStamp("", "")
"""The deck of a game that was stored without one, and that no deck of its time fits."""


def with_deck(plan: Created, deck: DeckStamp) -> Created:
    """A plan that names its deck."""
    return replace(plan, deck_name=deck.name, deck_sha256=deck.sha256)


def set_up(plan: Created, seats: Sequence[Seat], seed: str) -> Table[Any, Any]:
    """Deal the game of a plan from the deck that it names; raise :class:`OtherVersion`."""
    if plan.deck_sha256 == UNKNOWN.sha256:
        raise OtherVersion("no deck that this server has fits this game, which names none")
    try:
        game = games.get(plan.game)
        deck = _deck(plan)
        table = game.new_table(seats, seed=seed, options=plan.options, deck=deck)
    except CardtownError as error:
        raise OtherVersion(f"this server can't set the game up as it was: {error}") from None
    if plan.deck_sha256 not in (None, table.deck.sha256):
        raise OtherVersion(
            f"this game needs the deck {plan.deck_name!r} with SHA-256 {plan.deck_sha256}, "
            "which this server does not have"
        )
    return table


def _deck(plan: Created) -> Any:
    """The cards to deal; None stands for the only ones that a game has, or deals today."""
    game = games.get(plan.game)
    if plan.deck is not None:
        return game.load_deck(plan.deck)
    return None if plan.deck_sha256 is None else game.find_deck(plan.deck_sha256)


def require_rules(game: str, version: int) -> None:
    """Refuse a game that was played by other rules; raise :class:`OtherVersion`."""
    try:
        check_rules(games.get(game).facts, version)
    except BadInput as error:
        raise OtherVersion(error.problem) from None


def knows_rules(game: str, version: int) -> bool:
    """Whether this program can play a game by that version of its rules."""
    return game in games.names() and games.get(game).facts.version == version


def with_result(played: Played, result: Result, facts: Facts) -> Played:
    """The action that ended a game, with the result.

    It is stored with the result, and compared with it whenever the game is folded again; raise
    :class:`OtherVersion` if they differ.
    """
    found = result.to_json()
    if played.result is None:
        return replace(played, result=found)
    if played.result != found:
        raise OtherVersion(
            f"this game ended with the scores {played.result['scores']}; played again by version "
            f"{facts.version} of the rules of {facts.title} it ends with {found['scores']}: it "
            "needs the Cardtown that stored it"
        )
    return played
