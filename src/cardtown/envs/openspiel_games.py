"""All games as registered OpenSpiel games: importing this module registers them.

All chance is in the deal. The orders of a deck can't be listed, so a game begins with one chance
node of `deals` equally likely deals, each made from the parameter `seed` and its number.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from cardtown import fast, games
from cardtown.core import BadInput, Decision, Facts, Table
from cardtown.core.describe import describe
from cardtown.envs import need
from cardtown.envs.codec import Codec
from cardtown.envs.layout import Vector
from cardtown.envs.parts import camel_case, codec_for, part_for
from cardtown.envs.rewards import check_reward, reward_of
from cardtown.fast.table import FastTable

need("pyspiel", "openspiel")
import pyspiel  # noqa: E402  # after `need`, which says how to install it

DEALS: Final = 1000
_TWO: Final = 2


def _game_type(facts: Facts) -> Any:
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {"players": max(_TWO, facts.min_seats)}
    if facts.virtual_seats:
        parameters["virtual"] = 0
    return kinds(
        short_name=f"python_{facts.game.replace('-', '_')}",
        long_name=facts.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=facts.max_seats,
        min_num_players=1 if facts.virtual_seats else facts.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, "deals": DEALS, "seed": "deal", "reward": "win"},
    )


class CardtownGame(pyspiel.Game):
    """A game of Cardtown; players are its real seats, which come before virtual ones."""

    game_type: Any
    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        self.rules = fast.quickest(self.game)
        strongest = self.rules.facts.virtual_seats[-1:] * given.get("virtual", 0)
        self.seats = ["human"] * given["players"] + list(strongest)
        self.seed = given["seed"]
        self.deals = given["deals"]
        self.reward = check_reward(given["reward"])
        if self.deals < 1:
            raise BadInput("deals", "must be at least 1")
        self.score_bounds = self.new_table(0).score_bounds
        self.codec = codec_for(self.game, len(self.seats))
        low, high = self._utilities()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions.size,
            max_chance_outcomes=self.deals,
            num_players=given["players"],
            min_utility=low,
            max_utility=high,
            max_game_length=self.rules.facts.longest,
        )
        super().__init__(self.game_type, info, params or {})

    def _utilities(self) -> tuple[float, float]:
        lowest, highest = map(float, self.score_bounds)
        span = highest - lowest
        return {
            "win": (0.0, 1.0),
            "score": (lowest, highest),
            "margin": (-span, span),
        }[self.reward]

    def new_table(self, deal: int) -> Table[Any, Any]:
        """The table of a deal."""
        return self.rules.new_table(self.seats, seed=f"{self.seed} {deal}")

    def new_initial_state(self) -> CardtownState:
        """Before the deal."""
        return CardtownState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CardtownObserver:
        """An observer of what a player may know, with or without the past."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return CardtownObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TableAndDecision:
    """A table in progress and its next decision; copied when OpenSpiel copies the state."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.decision: Decision[Any] | None = next(iter(table.decisions()), None)

    def __deepcopy__(self, memo: dict[int, Any]) -> TableAndDecision:
        return TableAndDecision(self.table.copy())

    def numbers(self, codec: Codec[Any]) -> Sequence[int]:
        """The numbers of the options, in the order of the options."""
        if self.decision is None:
            return ()
        seat = self.decision.seat
        if isinstance(self.table, FastTable):
            return self.table.numbers(seat)
        codec.resume()
        return codec.numbers(self.decision, lambda: self.table.view(seat))

    def observe(self, seat: int, codec: Codec[Any], out: Vector) -> None:
        """Write what a seat may know."""
        if isinstance(self.table, FastTable):
            self.table.observe(seat, out)
        else:
            out[:] = codec.encode(self.table.view(seat))

    def play(self, option: int) -> None:
        """Play one of the options of the decision."""
        if self.decision is None:
            raise AssertionError("nothing can be played when the game is over")
        self.table.apply(self.decision.seat, self.decision.options[option])
        self.decision = next(iter(self.table.decisions()), None)


class CardtownState(pyspiel.State):
    """A game in progress; simultaneous choices are made one after another, hidden from others."""

    def __init__(self, game: CardtownGame) -> None:
        super().__init__(game)
        self.position: TableAndDecision | None = None

    def current_player(self) -> int:
        """Who decides."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._numbers()) if player == self.current_player() else []

    def _numbers(self) -> Sequence[int]:
        """The numbers of the options, in the order of the options."""
        return () if self.position is None else self.position.numbers(self.get_game().codec)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = TableAndDecision(self.get_game().new_table(action))
        else:
            self.position.play(self._numbers().index(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().codec.actions.label(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.decision is None

    def returns(self) -> list[float]:
        """Every player's reward: 0 until the end."""
        game = self.get_game()
        result = self.position.table.result if self.position is not None else None
        players = range(game.num_players())
        if result is None:
            return [0.0 for _ in players]
        return [reward_of(game.reward, result, player) for player in players]

    def __str__(self) -> str:
        """What a spectator sees, and who chose what."""
        if self.position is None:
            return "before the deal"
        history = [f"{seat} {action}" for seat, action in self.position.table.history]
        return "\n".join([*history, _text(self.position.table.view(None))])


class CardtownObserver:
    """What a player may know, from its view alone."""

    def __init__(self, game: CardtownGame, perfect_recall: bool) -> None:
        self._game = game
        self._perfect_recall = perfect_recall
        layout = game.codec.observation
        self.tensor = None if perfect_recall else np.zeros(layout.size, np.float32)
        self.dict = {} if self.tensor is None else layout.unpack(self.tensor)

    def set_from(self, state: CardtownState, player: int) -> None:
        """Let the tensor show what `player` may know."""
        if self.tensor is None:
            raise ValueError("there is no tensor of an information state, only a string")
        if state.position is None:
            self.tensor.fill(0)
        else:
            state.position.observe(player, self._game.codec, self.tensor)

    def string_from(self, state: CardtownState, player: int) -> str:
        """What `player` may know: its view, and all that it has seen and done to get there."""
        if state.position is None:
            return "before the deal"
        table = state.position.table
        shown = _text(table.view(player))
        if not self._perfect_recall:
            return shown
        seen = [json.dumps(event.to_json()) for _, event in table.events_for(player)]
        done = [str(action) for seat, action in table.history if seat == player]
        return "\n".join([*seen, *done, shown])


def _text(view: Any) -> str:
    return "\n".join(f"{path}: {fact}" for path, fact in describe(view).items())


def _register(game: str) -> None:
    """Register a game, with a subclass named after it."""
    name = f"{camel_case(game)}Game"
    kind = _game_type(games.get(game).facts)
    fields = {"game_type": kind, "game": game, "__doc__": kind.long_name, "__module__": __name__}
    globals()[name] = type(name, (CardtownGame,), fields)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, globals()[name])


for _game in games.names():
    if part_for(_game) is not None:
        _register(_game)
