"""Whole games without confirming: how often somebody presses."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.web.screens import Choose, Decision, Screen, randomly
from tests.web.visitors import Visitor

_QUICKLY: Final = """
  const kept = JSON.parse(localStorage.getItem("cardtown") ?? "{}");
  localStorage.setItem("cardtown", JSON.stringify({ ...kept, confirm: false }));
  window.presses = 0;
  document.addEventListener("pointerdown", () => (window.presses += 1), true);
"""


def never_confirm(visitor: Visitor) -> None:
    """Switch confirming off, and count presses from the next page on."""
    visitor.page.add_init_script(_QUICKLY)


def presses(visitor: Visitor) -> int:
    """How often somebody has pressed since the page was loaded."""
    return int(visitor.page.evaluate("() => window.presses"))


def going_on(seed: int) -> Choose:
    """Random options, but characters are used as soon as they can be, and no card is sold."""
    choose = randomly(seed)

    def choose_to_go_on(decision: Decision) -> dict[str, Any]:
        options = [one for one in decision["options"] if one["action"] not in {"decline", "sell"}]
        return choose({"options": options})

    return choose_to_go_on


def play_noting_decisions(screen: Screen, choose: Choose) -> Counter[str]:
    """Play until the game is over; returns how often each kind of decision came with a choice."""
    asked: Counter[str] = Counter()
    while (update := screen.turn()) is not None:
        asked[update["decision"]["kind"]] += 1
        screen.play(update, choose)
    return asked
