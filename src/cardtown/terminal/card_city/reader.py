"""Lines that a person types, as actions: letters, coordinates, numbers of cards, whole texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardtown.core import CardtownError, Decision
from cardtown.games.card_city import (
    Build,
    Buy,
    CardCityAction,
    CardCityView,
    Develop,
    Divide,
    Keep,
    Pass,
    TakeMixed,
    TakeOpen,
)
from cardtown.games.card_city.buildings import KINDS
from cardtown.games.card_city.deal import CARDS_EACH
from cardtown.games.card_city.lots import division, keep
from cardtown.terminal.card_city.lots import FEW, lot_numbers
from cardtown.terminal.card_city.options import Option, list_options
from cardtown.terminal.card_city.pen import Pen

_KIND: Final = f"[{KINDS.lower()}]"
_WHOLE: Final = re.compile(rf"(build|develop) ({_KIND}) (-?[0-9]{{1,4}})[ ,]+(-?[0-9]{{1,4}})")
_PLACE: Final = re.compile(rf"(?:({_KIND}) )?(-?[0-9]{{1,4}})[ ,]+(-?[0-9]{{1,4}})")
_LABEL: Final = re.compile(rf"(?:({_KIND}) ?)?([a-z])")
_CARDS: Final = re.compile(rf"[0-9{KINDS.lower()}|/;, ]+")
_BARS: Final = re.compile(r"[|/;]")

_LOTS: Final[dict[str, CardCityAction]] = {"o": TakeOpen(), "m": TakeMixed()}

Options = Sequence[CardCityAction]
_Cell = tuple[str | None, tuple[int, int]]


def read(
    line: str, view: CardCityView, decision: Decision[CardCityAction], pen: Pen
) -> CardCityAction | None:
    """The action that a line means, legal or not; None if it is not an action."""
    if whole := _WHOLE.fullmatch(line):
        word, kind, row, column = whole.groups()
        action = Build if word == Build.word else Develop
        return action(kind.upper(), int(row), int(column))
    match decision.kind:
        case "choose":
            return _LOTS.get(line)
        case "divide":
            return _division(line, view.seats[decision.seat].hand.known, decision.options, pen)
        case "keep":
            return _kept(line, view.seats[decision.seat].hand.known, pen)
        case "buy" if line in ("no", "n", pen.texts("no").lower()):
            return Pass()
        case "buy" | "build" | "develop":
            return _placing(line.removeprefix("buy "), view, decision, pen)
        case _:
            return None


# --- cells -----------------------------------------------------------------------------------


def read_cell(line: str, found: Sequence[Option], pen: Pen) -> _Cell | None:
    """The cell that a line means, and the kind if the line names it."""
    if pair := _PLACE.fullmatch(line):
        return _upper(pair[1]), (int(pair[2]), int(pair[3]))
    labelled = _LABEL.fullmatch(line)
    if labelled is None or not found:
        return None
    for option in found:
        if option.label == labelled[2]:
            return _upper(labelled[1]), option.at
    last = max(option.label for option in found)
    raise CardtownError(pen.ui("no-such-cell", text=labelled[2], name=last))


def _placing(
    line: str, view: CardCityView, decision: Decision[CardCityAction], pen: Pen
) -> CardCityAction | None:
    found = list_options(view, decision)
    meant = read_cell(line, found, pen)
    if meant is None:
        return None
    kind, at = meant
    if decision.kind == "buy":
        return Buy(*at)
    if kind is None:
        kind = _only_kind(at, found, pen)
    action = Build if decision.kind == "build" else Develop
    return action(kind, *at)


def _only_kind(at: tuple[int, int], found: Sequence[Option], pen: Pen) -> str:
    """The kind that is meant if none is named; raise if there are several."""
    here = [option for option in found if option.at == at]
    kinds = dict.fromkeys(option.kind for option in here or found)
    if len(kinds) == 1:
        return next(iter(kinds))
    place = here[0].label if here else pen.at(at)
    raise CardtownError(pen.ui("which-kind", text=", ".join(f"{kind} {place}" for kind in kinds)))


def _upper(kind: str | None) -> str | None:
    return None if kind is None else kind.upper()


# --- cards -----------------------------------------------------------------------------------


def _division(line: str, hand: str, options: Options, pen: Pen) -> CardCityAction | None:
    """Read a division in any of its forms as one of the options."""
    if len(options) <= FEW and len(line) == 1 and line.isalpha():
        number = ord(line) - ord("a")
        if not 0 <= number < len(options):
            last = chr(ord("a") + len(options) - 1)
            raise CardtownError(pen.ui("no-such-division", text=line, name=last))
        return options[number]
    text = line.removeprefix(Divide.word).strip()
    if not text or not _CARDS.fullmatch(text):
        return None
    half = (len(hand) - CARDS_EACH) // 2
    lots = _lots(text, hand, half)
    if lots is None:
        raise CardtownError(
            pen.ui("bad-division", number=len(hand) - 1, n=half, text=lot_numbers(options[0]))
        )
    return division(hand, *("".join(hand[index] for index in sorted(lot)) for lot in lots))


def _lots(text: str, hand: str, half: int) -> tuple[list[int], list[int]] | None:
    """The open lot and the face-up half; None if they are not two lots of the right size."""
    parts = _BARS.split(text)
    counts = [len(_signs(part)) for part in parts]
    if len(parts) == 1:
        right = counts in ([CARDS_EACH + half], [len(hand)])
    else:
        right = counts in ([CARDS_EACH, half], [CARDS_EACH, half, half])
    numbers = _numbers(_signs(text), hand) if right else None
    if numbers is None:
        return None
    return numbers[:CARDS_EACH], numbers[CARDS_EACH : CARDS_EACH + half]


def _kept(line: str, hand: str, pen: Pen) -> Keep | None:
    text = line.removeprefix(Keep.word).strip()
    if not text or not _CARDS.fullmatch(text):
        return None
    numbers = _numbers(_signs(text), hand)
    if numbers is None or len(numbers) != CARDS_EACH:
        raise CardtownError(pen.ui("bad-keep", number=len(hand) - 1))
    return keep(hand, "".join(hand[index] for index in sorted(numbers)))


def _signs(text: str) -> str:
    """The digits and letters of a text: each names a card, as there are at most eight."""
    return "".join(sign for sign in text if sign.isalnum())


def _numbers(signs: str, hand: str) -> list[int] | None:
    """The cards that digits and letters name, each once; None if they don't name cards."""
    digits = [int(sign) for sign in signs if sign.isdecimal()]
    if max(digits, default=0) >= len(hand) or max(Counter(digits).values(), default=1) > 1:
        return None
    rest = [index for index in range(len(hand)) if index not in digits]
    numbers = []
    for sign in signs:
        if sign.isdecimal():
            numbers.append(int(sign))
            continue
        index = next((one for one in rest if hand[one] == sign.upper()), None)
        if index is None:
            return None
        rest.remove(index)
        numbers.append(index)
    return numbers
