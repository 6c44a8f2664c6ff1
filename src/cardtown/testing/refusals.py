"""Refusals: an illegal action raises the right error, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cardtown.core import (
    Action,
    BadAction,
    CardtownError,
    GameOver,
    IllegalAction,
    NotYourTurn,
    RuleBreach,
    Table,
)
from cardtown.testing.sentences import Breach, place_in_game, require

_ILLEGAL_PER_SEAT = 6
_FAR = (-(10**30), -1000, -7, -2, -1, 1, 2, 7, 1000, 10**30)
_STRANGE_WORD = "nobody"
_LONGEST_LINE = 400
_CUT = 80


class Refusals:
    """Tries illegal actions, among them actions that were legal earlier in the game."""

    def __init__(self, rng: random.Random, find_rule: Callable[[str], object]) -> None:
        self._rng = rng
        self._find_rule = find_rule
        self._met: dict[str, Action] = {}

    def remember(self, action: Action) -> None:
        """Remember an action, to try it again when it is not legal."""
        self._met[f"{action.word} {self._rng.randrange(3)}"] = action

    def check(self, table: Table[Any, Any]) -> None:
        """Try everything that the table must refuse now."""
        due = {decision.seat: decision for decision in table.decisions()}
        some_option = self._rng.choice(next(iter(due.values())).options)
        for seat in range(-1, len(table.seats) + 1):
            if seat not in due:
                self._require_refusal(table, seat, some_option, NotYourTurn)
                self._require_refusal(table, seat, str(some_option), NotYourTurn)
                continue
            options = due[seat].options
            for action in self._strangers(options):
                self._require_refusal(table, seat, action, IllegalAction)
            for text in self._unreadable(str(self._rng.choice(options))):
                self._require_refusal(table, seat, text, BadAction)
            self._check_disguise(table, seat, self._rng.choice(options))

    def check_over(self, table: Table[Any, Any]) -> None:
        """Check that a finished game refuses everything."""
        for seat in range(-1, len(table.seats) + 1):
            for action in self._met.values():
                self._require_refusal(table, seat, action, GameOver)

    def _strangers(self, options: Any) -> list[Action]:
        """Well-formed actions that are not among the options."""
        known = [*self._met.values(), *self._rng.sample(options, min(2, len(options)))]
        variants = [self._vary(action) for action in known]
        strangers = [action for action in (*known, *variants) if action not in options]
        return self._rng.sample(strangers, min(_ILLEGAL_PER_SEAT, len(strangers)))

    def _vary(self, action: Action) -> Action:
        """The action with one field changed, where it has fields of plain numbers or words."""
        values = list(action.arguments())
        plain = [index for index, value in enumerate(values) if type(value) in (int, str)]
        if not plain:
            return action
        index = self._rng.choice(plain)
        if type(values[index]) is int:
            values[index] += self._rng.choice(_FAR)
        else:
            values[index] = _STRANGE_WORD
        try:
            return type(action)(*values)
        except (CardtownError, ValueError):  # this kind of action has no such variant
            return action

    def _check_disguise(self, table: Table[Any, Any], seat: int, option: Action) -> None:
        """1.0 and True equal 1: an action made of them is refused, or played as the option."""
        values = option.arguments()
        twin = table.copy()
        disguised = type(option)(*(float(one) if type(one) is int else one for one in values))
        where = place_in_game(table)
        try:
            twin.play(seat, disguised)
        except CardtownError:
            require(twin == table, where, f"the refusal of '{disguised}' changed the table.")
        except Exception as error:
            raise Breach(
                f"{where}: '{disguised}' equals an option, but it crashed with "
                f"{type(error).__name__} ({error})."
            ) from error
        else:
            recorded = str(twin.history[-1][1])
            require(
                recorded == str(option),
                where,
                f"'{disguised}' equals the option '{option}' and must be recorded as that, "
                f"not as '{recorded}'.",
            )

    def _unreadable(self, text: str) -> list[str]:
        return [
            "",
            " ",
            "\n",
            f"{text} ",
            f" {text}",
            f"{text}\n",
            f"{text} {_STRANGE_WORD} 1",
            text.upper(),
            text.replace(" ", "  ") + "  ",
            f"x{text}",
            "\x00",
            "9" * 5000,
            f"{text} {'9' * 5000}",
        ]

    def _require_refusal(
        self,
        table: Table[Any, Any],
        seat: int,
        action: Action | str,
        kind: type[CardtownError],
    ) -> None:
        where = place_in_game(table)
        what = f"{_describe(action)} by seat {seat}"
        try:
            table.play(seat, action)
        except CardtownError as error:
            require(
                type(error) is kind,
                where,
                f"{what} must be refused with {kind.__name__}, not with "
                f"{type(error).__name__} ({_cut(str(error))}).",
            )
            self._check_message(error, where, what)
        except Exception as error:
            raise Breach(
                f"{where}: {what} must be refused with {kind.__name__}, but it crashed with "
                f"{type(error).__name__} ({error})."
            ) from error
        else:
            raise Breach(
                f"{where}: {what} must be refused with {kind.__name__}, but it was played."
            )

    def _check_message(self, error: CardtownError, where: str, what: str) -> None:
        text = str(error)
        require(
            bool(text.strip()) and len(text.splitlines()) == 1 and len(text) <= _LONGEST_LINE,
            where,
            f"the refusal of {what} must be one short line that says something, "
            f"not {_cut(text)!r}.",
        )
        if isinstance(error, RuleBreach):
            try:
                self._find_rule(error.rule)
            except LookupError as missing:
                raise Breach(
                    f"{where}: the refusal of {what} names rule {error.rule!r}, "
                    f"which is in no rulebook. {missing}"
                ) from None


def _describe(action: Action | str) -> str:
    return f"the text {_cut(action)!r}" if isinstance(action, str) else f"'{action}'"


def _cut(text: str) -> str:
    return text if len(text) <= _CUT else text[:_CUT] + "..."
