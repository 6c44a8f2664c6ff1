"""The process in which bots think for the server: `python -m cardtown.server.bots.worker FD`.

It reads one pickled :data:`Task` after another from the socket FD and answers each with one line
of JSON, which names options by number: the server never unpickles anything that a bot could have
touched. When the server closes its end, or dies, this process ends immediately, whatever a bot is
doing.
"""

from __future__ import annotations

import json
import os
import pickle
import select
import socket
import sys
import threading
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.bots.luck import Choice, measure
from cardtown.bots.referee import Player
from cardtown.core import Decision, Event, Table

Choosing = tuple[Literal["choose", "rank"], str, Any, Decision[Any], Occasion, float]
"""What to do, the bot, the view, the decision, the occasion, and the seconds."""
Past = tuple[str, Mapping[str, Any], Sequence[Event], Occasion, int]
"""A finished game: its name and options, what happened, the occasion of its seat, the effort."""
LookingBack = tuple[Literal["look back"], *Past]
Deal = tuple[str, Sequence[str], str, str, str, float]
"""A game for one bot: its name, the kinds of its seats, the seed, the bot at the first seat, a
public id of the game for its randomness, and the seconds for a decision."""
PlayingOut = tuple[Literal["play out"], *Deal]
Measuring = tuple[Literal["measure"], Choice]
Task = Choosing | LookingBack | PlayingOut | Measuring

READY = {"ready": True}


def answer(task: Task) -> dict[str, Any]:
    """The result of a task."""
    match task[0]:
        case "look back":
            return _look_back(task)
        case "play out":
            return _play_out(task)
        case "measure":
            return {"differences": measure(task[1]).differences}
        case _:
            return _choose(task)


def _choose(task: Choosing) -> dict[str, Any]:
    """The bot's answer, or its forfeit if it fails."""
    what, spec, view, decision, occasion, seconds = task
    try:
        bot = bots.make(spec)
        if what == "rank":
            ranked = bot.rank(view, decision, occasion.rng())
            return {"ranked": [_row(one, decision) for one in ranked]}
        player = Player(bot, seconds)
        chosen = player.choose(view, decision, occasion)
    except Exception as error:  # a bot that can't be made, or that has no advice
        return {"forfeit": f"raised {type(error).__name__} at '{decision.kind}': {error}"}
    if player.forfeit is not None:
        return {"forfeit": player.forfeit}
    return {"option": decision.options.index(chosen)}


def _look_back(task: LookingBack) -> dict[str, Any]:
    """What a seat could have made of a finished game."""
    from cardtown.server.format import hindsight

    _, game, options, events, occasion, effort = task
    part = hindsight.of(game)
    found = part.hindsight(events, occasion.seat, occasion.rng(), effort, options)
    return {"hindsight": found}


def _play_out(task: PlayingOut) -> dict[str, Any]:
    """The points of a bot that plays a whole game."""
    _, game, kinds, seed, spec, game_id, seconds = task
    table: Table[Any, Any] = games.get(game).new_table(kinds, seed=seed, log=False)
    player = Player(bots.make(spec, game), seconds)
    while pending := table.decisions():
        seat = pending[0].seat
        occasion = Occasion.at(table, seat, game_id)
        table.play(seat, player.choose(table.view(seat), pending[0], occasion))
    if table.result is None:
        raise AssertionError("a game without decisions is over")
    return {"points": table.result.scores[0]}


def _row(one: bots.Ranked[Any], decision: Decision[Any]) -> list[Any]:
    at = decision.options.index(one.action)
    return [at, one.now, one.later, one.reasons, one.expects, one.gains, one.chance]


def _end_with(channel: socket.socket) -> None:
    """Wait until the other end is closed, then end the process without any clean-up."""
    poller = select.poll()
    poller.register(channel, 0)  # only the hang-up, which is always reported
    poller.poll()
    os._exit(0)


def serve(channel: socket.socket) -> None:
    """Answer tasks until there are no more."""
    threading.Thread(target=_end_with, args=(channel,), daemon=True).start()
    with channel.makefile("rwb") as stream:
        reply = READY
        while True:
            stream.write(json.dumps(reply).encode() + b"\n")
            stream.flush()
            try:
                task: Task = pickle.load(stream)
            except EOFError:
                return
            reply = answer(task)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
