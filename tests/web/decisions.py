"""Every kind of decision in both games, each as a table where it has to be made."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardtown.core import Decision
from cardtown.games.carson_city.characters import AFTER_BIDS, BEFORE_BIDS
from cardtown.server.table.state import TablePhase
from tests.server.stories import Story
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.prepared import (
    FIRST,
    VIRTUAL,
    Chooser,
    Moment,
    at_random,
    changes_nothing,
    deal,
    greedily,
    preferring,
    story_until,
)
from tests.web.visitors import Visitor

_LATE: Final = 60
"""After this many entries, cities have grown."""
_PEOPLE: Final = (FIRST, "wilhelmina", "jonas", "theodora", "bartholomew", "cornelius")
_TAKES_CHARACTERS: Final = preferring("use", "take 0", "bid 9", "bid 8", "bid 7")
_MANY: Final = 7
"""More characters than a seat usually has."""

Act = Callable[[Visitor], None]
"""What somebody does at a table before the test looks at it."""


def _do_nothing(visitor: Visitor) -> None:
    """Leave everything as it is."""


@dataclass(frozen=True)
class DecisionCase:
    """A kind of decision, how a story gets there, and what is chosen first."""

    kind: str
    choose: Chooser = greedily
    after: int = 0
    act: Act = _do_nothing
    also: Moment = lambda story: True

    def story(self, game: str, kinds: Sequence[str]) -> Story:
        """The story of a table where the first seat has this decision."""
        people = _PEOPLE[: list(kinds).count("person")]
        return story_until(self._reached, self.choose, kinds, people, game)

    def _reached(self, story: Story) -> bool:
        decision = story.state.decision(0)
        return (
            decision is not None
            and story.state.number >= self.after
            and kind_of(story, decision) == self.kind
            and self.also(story)
        )


def kind_of(story: Story, decision: Decision[Any]) -> str | None:
    """The kind of a decision, as fine as its display differs; None if there is no choice."""
    if len(decision.options) == 1 or changes_nothing(story, decision):
        return None  # the page plays it automatically
    if decision.kind == "use":
        return str(decision.options[0])
    if decision.kind == "bid" and _own(story, decision.seat).lawyer:
        return "bid without effect"
    return decision.kind


def _own(story: Story, seat: int = 0) -> Any:
    assert story.state.table is not None
    return story.state.table.view(seat).seats[seat]


def _owns_many(story: Story) -> bool:
    return len(_own(story).characters) >= _MANY


def _has_captain(story: Story) -> bool:
    return "captain" in _own(story).characters and len(_own(story).city.cards) > 6


def _offers_character(story: Story) -> bool:
    assert story.state.table is not None
    return any(not hasattr(card, "parcels") for card in story.state.table.view(0).row)


def _divides_all(story: Story) -> bool:
    """Whether nobody has taken a lot yet, which means the most cards to divide."""
    assert story.state.table is not None
    view = story.state.table.view(0)
    return len(view.seats[0].hand.known) == 2 * len(view.seats)


def _first_to_choose(story: Story) -> bool:
    """Whether all cards but the open ones are in the mixed lot: it is never larger."""
    assert story.state.table is not None
    return len(story.state.table.view(0).offers) == 1


def _may_sell(story: Story) -> bool:
    decision = story.state.decision(0)
    return decision is not None and any(str(one).startswith("sell") for one in decision.options)


# --- what is chosen -------------------------------------------------------------------------------


def _choose_bid(visitor: Visitor) -> None:
    CarsonScreen(visitor).choose_bid(visitor.latest["decision"]["options"][-1]["card"])


def _select_terrain(visitor: Visitor) -> None:
    """Select the first terrain card."""
    row = visitor.latest["view"]["row"]
    CarsonScreen(visitor).choose_card(next(n for n, card in enumerate(row) if "parcels" in card))


def _try_terrain(visitor: Visitor) -> None:
    """Try the first terrain card at a place."""
    _select_terrain(visitor)
    screen = CarsonScreen(visitor)
    screen.place(screen.places().first)
    visitor.button("web-build-here").wait_for()


def _select_character(visitor: Visitor) -> None:
    """Select the character of the row."""
    row = visitor.latest["view"]["row"]
    CarsonScreen(visitor).choose_card(next(n for n, one in enumerate(row) if "parcels" not in one))


def _start_sale(visitor: Visitor) -> None:
    """Let the Auctioneer begin."""
    visitor.act(visitor.button_beginning(visitor.words("web-sell-a-card")))


def _try_cell(visitor: Visitor) -> None:
    """Try the first card at a cell."""
    screen = CardCityScreen(visitor)
    option = visitor.latest["decision"]["options"][0]
    if option["action"] != "buy":
        screen.choose_card(option["action"], option["kind"])
    visitor.act(screen.cell(option["at"]))


def _lift_card(visitor: Visitor) -> None:
    """Lift a card of the division."""
    shown = CardCityScreen(visitor).lot("web-cc-face-up")
    visitor.act(shown.get_by_role("button").first)


# --- the decisions --------------------------------------------------------------------------------

_CARSON: Final[Mapping[str, DecisionCase]] = {
    "bid": DecisionCase("bid", after=_LATE),
    "bid-chosen": DecisionCase("bid", after=_LATE, act=_choose_bid),
    "discard": DecisionCase("bid without effect", _TAKES_CHARACTERS),
    "take": DecisionCase("take", after=_LATE),
    "take-terrain": DecisionCase("take", after=_LATE, act=_select_terrain),
    "take-ghost": DecisionCase("take", after=_LATE, act=_try_terrain),
    "take-character": DecisionCase("take", also=_offers_character, act=_select_character),
    "take-many": DecisionCase("take", _TAKES_CHARACTERS, also=_owns_many),
    "take-captain": DecisionCase("take", _TAKES_CHARACTERS, also=_has_captain, act=_select_terrain),
    "place": DecisionCase("place", after=_LATE),
    "sale": DecisionCase("take", preferring("take 0", "bid 9"), also=_may_sell, act=_start_sale),
    "adopt": DecisionCase("adopt", preferring("take 0", "bid 9", "bid 8")),
    "last-sale": DecisionCase("sell", preferring("take 0", "bid 9", "bid 8")),
    **{
        f"use-{character}": DecisionCase(f"use {character}", _TAKES_CHARACTERS)
        for character in (*BEFORE_BIDS, *AFTER_BIDS)
    },
}
_ALONE: Final[Mapping[str, DecisionCase]] = {
    "keep": DecisionCase("keep", after=20),
    "build": DecisionCase("build", after=20, act=_try_cell),
}
_TOGETHER: Final[Mapping[str, DecisionCase]] = {
    "divide": DecisionCase("divide", also=_divides_all),
    "divide-lifted": DecisionCase("divide", after=_LATE, act=_lift_card),
    "choose": DecisionCase("choose"),
    "choose-first": DecisionCase("choose", also=_first_to_choose),
    "build": DecisionCase("build", after=_LATE),
    "build-tried": DecisionCase("build", after=_LATE, act=_try_cell),
    "develop": DecisionCase("develop", after=_LATE),
    "buy": DecisionCase("buy", at_random, after=_LATE),
    "buy-tried": DecisionCase("buy", at_random, after=_LATE, act=_try_cell),
}
_SIX: Final = ("person",) * 6
_TABLES: Final[Mapping[str, tuple[str, Sequence[str], Mapping[str, DecisionCase]]]] = {
    "carson-4": ("carson-city", VIRTUAL, _CARSON),
    "carson-5": ("carson-city", _SIX[:5], _CARSON),
    "carson-6": ("carson-city", _SIX, _CARSON),
    "city-1": ("card-city", _SIX[:1], _ALONE),
    "city-2": ("card-city", _SIX[:2], _TOGETHER),
    "city-3": ("card-city", _SIX[:3], _TOGETHER),
    "city-4": ("card-city", _SIX[:4], _TOGETHER),
}
"""Tables by game and number of seats: who sits there, and what is decided."""


@dataclass(frozen=True)
class PreparedDecision:
    """A table with a decision to make."""

    name: str
    game: str
    kinds: Sequence[str]
    case: DecisionCase

    def story(self) -> Story:
        """The table's story up to the decision."""
        return self.case.story(self.game, self.kinds)


DECISIONS: Final[Mapping[str, PreparedDecision]] = {
    f"{table}-{name}": PreparedDecision(f"{table}-{name}", game, kinds, case)
    for table, (game, kinds, cases) in _TABLES.items()
    for name, case in cases.items()
}
"""Every decision at every kind of table."""


def kinds_asked(game: str, kinds: Sequence[str], deals: int) -> set[str | None]:
    """The kinds of decisions that come up in that many random games."""
    found = set()
    people = _PEOPLE[: list(kinds).count("person")]
    for number in range(deals):
        story = deal(number, kinds, people, game)
        rng = random.Random(number)
        while story.state.phase is TablePhase.PLAYING:
            decision = rng.choice(story.state.decisions)
            found.add(kind_of(story, decision))
            story.play(decision.seat, _TAKES_CHARACTERS(story, decision, rng))
    return found - {None}
