"""`cardtown hint`: what a bot thinks of the options in a saved game, and why."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid

from cardtown import bots
from cardtown.bots import Occasion, Ranked
from cardtown.bots.coaching import offer_of
from cardtown.cli.files import read_record, replay_record
from cardtown.cli.printing import print_for_people
from cardtown.core import BadInput, Decision

_SHOWN = 10


def show_hint(file: str, *, bot: str, deck: str | None, as_json: bool) -> None:
    """Rank the options of every seat that must decide in the game of a file."""
    record = read_record(file)
    table = replay_record(record, deck)
    if table.over:
        raise BadInput("file", "the game is over: there is nothing to decide")
    adviser = bots.make(bot, record.game)
    for decision in table.decisions():
        # The bot sees only the view of the seat: a hint never knows more than the player.
        rng = Occasion.at(table, decision.seat).rng()
        ranked = adviser.rank(table.view(decision.seat), decision, rng)
        print_ranking(table.view(decision.seat), decision, ranked, as_json=as_json)


def print_ranking(
    view: Any, decision: Decision[Any], ranked: Sequence[Ranked[Any]], *, as_json: bool
) -> None:
    """Print the options of a seat as a bot ranks them, with what they offer to others."""
    if as_json:
        print(json.dumps(_document(view, decision, ranked)))
    else:
        print_for_people(_grid(view, decision, ranked))


def _document(view: Any, decision: Decision[Any], ranked: Sequence[Ranked[Any]]) -> dict[str, Any]:
    options = [
        {
            "action": str(one.action),
            "now": one.now,
            "later": round(one.later, 2),
            "reasons": dict(one.reasons),
        }
        | _chance(one)
        | _offer(view, decision, one)
        for one in ranked
    ]
    return {"seat": decision.seat, "kind": decision.kind, "options": options}


def _chance(one: Ranked[Any]) -> dict[str, float]:
    """How likely the seat is to win after the option, if the bot says so."""
    if one.chance is None:
        return {}
    chance, margin = one.chance
    return {"chance": round(chance, 4), "margin": round(margin, 4)}


def _offer(view: Any, decision: Decision[Any], one: Ranked[Any]) -> dict[str, Any]:
    """What the option offers to others, in a game that can say it."""
    offer = offer_of(view, decision, one.action)
    return {} if offer is None else {"offer": offer.to_json()}


def _grid(view: Any, decision: Decision[Any], ranked: Sequence[Ranked[Any]]) -> Grid:
    title = f"{view.seats[decision.seat].name}: {decision.kind}"
    grid = Grid(title=title, title_justify="left")
    grid.add_column("option")
    grid.add_column("points now", justify="right")
    grid.add_column("later (estimate)", justify="right")
    says_chances = any(one.chance for one in ranked)
    if says_chances:
        grid.add_column("chance to win", justify="right")
    grid.add_column("why")
    for one in ranked[:_SHOWN]:
        offer = offer_of(view, decision, one.action)
        reasons = [f"{line} {points:+d}" for line, points in one.reasons]
        why = ", ".join(reasons if offer is None else [*reasons, str(offer)])
        chance = [f"{one.chance[0]:.0%} ± {one.chance[1]:.0%}" if one.chance else ""]
        points = f"{one.now:+d}", f"{one.later:+.1f}"
        grid.add_row(str(one.action), *points, *(chance if says_chances else ()), why)
    if len(ranked) > _SHOWN:
        grid.caption = f"and {len(ranked) - _SHOWN} more"
    return grid
