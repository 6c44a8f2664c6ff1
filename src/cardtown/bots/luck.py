"""Luck and skill: what the final margin of a seat came from.

At every decision, what was chosen is compared with what a planner would have chosen: both are
played on to the end many times by planners, each time with everything dealt again that the deciding
seat could not know. Both meet the same deals, so that most of the luck cancels out (a control
variate). What a choice changes is a part of the margin of every seat: its own choices by their
kind, and those of the others. What remains is the deal: the cards that came, and the shuffled bids
of seats that the rules play. So all parts add up to the margin; between planners all of it is luck.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, cast

from cardtown import fast, games
from cardtown.bots import registry
from cardtown.bots.occasion import Occasion
from cardtown.core import BadInput, Decision, Game, Record, Table, message, replay_steps

DEALS: Final = 60
"""In so many deals both choices of a decision are played on."""
PLAYER: Final = "planner:ms=0"
VERSION: Final = 1
"""Raised when the same player would come to other parts: stored ones are then measured again."""
_SURE: Final = 1.96

Scores = Sequence[float]
"""The points of every seat."""


class PlayOn(Protocol):
    """The module `play_on` of a game's part for bots."""

    def play_on(
        self, view: Any, decision: Decision[Any], actions: Sequence[Any], state: int
    ) -> Sequence[Scores]:
        """The final points after each of these options, in one deal that follows from `state`."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a margin, in points."""

    value: float
    margin: float
    """Half of its 95 % interval."""

    @classmethod
    def sum_of(cls, found: Sequence[Part]) -> Part:
        """Several parts together; each was measured in deals of its own."""
        return cls(math.fsum(one.value for one in found), math.hypot(*(x.margin for x in found)))


@dataclass(frozen=True, slots=True)
class Luck:
    """What the final margin of a seat came from."""

    seat: int
    margin: float
    """Its points less those of the others on average."""
    deal: Part
    others: Part
    own: Mapping[str, Part]
    """By kind of decision; none for kinds that it never had."""


class Choice(NamedTuple):
    """What a seat chose, and what it knew."""

    view: Any
    decision: Decision[Any]
    chosen: Any
    occasion: Occasion


@dataclass(frozen=True, slots=True)
class Effect:
    """What a choice changed, beside a planner's: the points of every seat, in each deal."""

    seat: int
    kind: str
    differences: Sequence[Scores]

    def on(self, seat: int) -> Part:
        """What it changed in the margin of a seat."""
        found = [margin_of(one, seat) for one in self.differences]
        if not any(found):
            return Part(0.0, 0.0)
        mean = math.fsum(found) / len(found)
        spread = math.fsum((one - mean) ** 2 for one in found) / (len(found) - 1)
        return Part(mean, _SURE * math.sqrt(spread / len(found)))


def margin_of(scores: Scores, seat: int) -> float:
    """The points of a seat, less those of the others on average; alone, just its points."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - (math.fsum(others) / len(others) if others else 0.0)


def player_of(game: str) -> PlayOn:
    """What plays a game on; raise :class:`BadInput` where nothing can."""
    found = games.part(game, "bots", "play_on")
    if found is None or not fast.AVAILABLE:
        problem = f"{game} can't be played on: this needs the fast core"
        raise BadInput("luck", problem, message("bad-luck"))
    return cast(PlayOn, found)


def effects(record: Record, game: Game, *, deck: Any = None, deals: int = DEALS) -> list[Effect]:
    """What every choice of a game changed, in order; forced ones are left out."""
    player_of(record.game)  # raises before the game is played again
    found = []
    for table, index in replay_steps(record, game, deck):
        if index < len(record.actions):
            choice = choice_at(table, *record.actions[index])
            found += [] if choice is None else [measure(choice, deals)]
    return found


def choice_at(table: Table[Any, Any], seat: int, text: str) -> Choice | None:
    """What a seat chose, and what it knew; None where there was no choice."""
    decision = table.decision(seat)
    if decision is None or len(decision.options) < 2:
        return None
    chosen = next(one for one in decision.options if str(one) == text)
    # Named by the decision alone: not even the game's name may change a part.
    return Choice(table.view(seat), decision, chosen, Occasion.at(table, seat, "luck"))


def measure(choice: Choice, deals: int = DEALS) -> Effect:
    """What a choice changes, by what its seat can know."""
    view, decision, chosen, occasion = choice
    part, player, rng = player_of(view.game), registry.make(PLAYER, view.game), occasion.rng()
    usual = player.choose(view, decision, rng)
    if chosen == usual:
        return Effect(decision.seat, decision.kind, ())
    differences = []
    for _ in range(deals):
        one, other = part.play_on(view, decision, (chosen, usual), rng.getrandbits(64))
        differences.append([mine - its for mine, its in zip(one, other, strict=True)])
    return Effect(decision.seat, decision.kind, differences)


def luck_of(seat: int, scores: Scores, found: Sequence[Effect]) -> Luck:
    """What the final margin of a seat came from."""
    by_kind: dict[str, list[Part]] = {}
    for one in found:
        if one.seat == seat:
            by_kind.setdefault(one.kind, []).append(one.on(seat))
    own = {kind: Part.sum_of(parts) for kind, parts in sorted(by_kind.items())}
    others = Part.sum_of([one.on(seat) for one in found if one.seat != seat])
    chosen = Part.sum_of([*own.values(), others])
    margin = margin_of(scores, seat)
    return Luck(seat, margin, Part(margin - chosen.value, chosen.margin), others, own)
