"""Every kind of decision that the two games ask for, as tables at which one has to decide."""

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
    story_until,
    wanting,
    wisely,
)
from tests.web.visitors import Visitor

_LATE: Final = 60
"""Entries after which cities have grown."""
_PEOPLE: Final = (FIRST, "wilhelmina", "jonas", "theodora", "bartholomew", "cornelius")
_TAKES_CHARACTERS: Final = wanting("use", "take 0", "bid 9", "bid 8", "bid 7")
_MANY: Final = 7
"""Characters that hardly anybody has."""

Act = Callable[[Visitor], None]
"""What somebody does at a table before they look at it."""


def _nothing(visitor: Visitor) -> None:
    """Leave everything as it is."""


@dataclass(frozen=True)
class Occasion:
    """A decision of some kind, how a story comes to it, and what is chosen for it first."""

    kind: str
    choose: Chooser = wisely
    after: int = 0
    act: Act = _nothing
    also: Moment = lambda story: True

    def tell(self, game: str, kinds: Sequence[str]) -> Story:
        """The story of a table where this is to be decided by the first seat."""
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
    """The kind of a decision, as far as what it shows differs; None where nothing is to choose."""
    if len(decision.options) == 1 or changes_nothing(story, decision):
        return None  # the page plays it by itself
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
    """Whether nobody has taken a lot yet: there are never more cards to divide."""
    assert story.state.table is not None
    view = story.state.table.view(0)
    return len(view.seats[0].hand.known) == 2 * len(view.seats)


def _first_to_choose(story: Story) -> bool:
    """Whether all cards but the open ones lie in the mixed lot: it is never larger."""
    assert story.state.table is not None
    return len(story.state.table.view(0).offers) == 1


def _may_sell(story: Story) -> bool:
    decision = story.state.decision(0)
    return decision is not None and any(str(one).startswith("sell") for one in decision.options)


# --- what is chosen -------------------------------------------------------------------------------


def _bid(visitor: Visitor) -> None:
    CarsonScreen(visitor).choose_bid(visitor.latest["decision"]["options"][-1]["card"])


def _terrain(visitor: Visitor) -> None:
    """Select the first terrain card."""
    row = visitor.latest["view"]["row"]
    CarsonScreen(visitor).choose_card(next(n for n, card in enumerate(row) if "parcels" in card))


def _ghost(visitor: Visitor) -> None:
    """Try the first terrain card at a place."""
    _terrain(visitor)
    screen = CarsonScreen(visitor)
    screen.place(screen.places().first)
    visitor.button("web-build-here").wait_for()


def _character(visitor: Visitor) -> None:
    """Select the character of the row."""
    row = visitor.latest["view"]["row"]
    CarsonScreen(visitor).choose_card(next(n for n, one in enumerate(row) if "parcels" not in one))


def _sale(visitor: Visitor) -> None:
    """Let the Auctioneer begin."""
    visitor.act(visitor.button_beginning(visitor.words("web-sell-a-card")))


def _tried_cell(visitor: Visitor) -> None:
    """Try the first card at a cell."""
    screen = CardCityScreen(visitor)
    option = visitor.latest["decision"]["options"][0]
    if option["action"] != "buy":
        screen.choose_card(option["action"], option["kind"])
    visitor.act(screen.cell(option["at"]))


def _lifted(visitor: Visitor) -> None:
    """Lift a card of the division."""
    shown = CardCityScreen(visitor).lot("web-cc-face-up")
    visitor.act(shown.get_by_role("button").first)


# --- the decisions --------------------------------------------------------------------------------

_CARSON: Final[Mapping[str, Occasion]] = {
    "bid": Occasion("bid", after=_LATE),
    "bid-chosen": Occasion("bid", after=_LATE, act=_bid),
    "discard": Occasion("bid without effect", _TAKES_CHARACTERS),
    "take": Occasion("take", after=_LATE),
    "take-terrain": Occasion("take", after=_LATE, act=_terrain),
    "take-ghost": Occasion("take", after=_LATE, act=_ghost),
    "take-character": Occasion("take", also=_offers_character, act=_character),
    "take-many": Occasion("take", _TAKES_CHARACTERS, also=_owns_many),
    "take-captain": Occasion("take", _TAKES_CHARACTERS, also=_has_captain, act=_terrain),
    "place": Occasion("place", after=_LATE),
    "sale": Occasion("take", wanting("take 0", "bid 9"), also=_may_sell, act=_sale),
    "adopt": Occasion("adopt", wanting("take 0", "bid 9", "bid 8")),
    "last-sale": Occasion("sell", wanting("take 0", "bid 9", "bid 8")),
    **{
        f"use-{character}": Occasion(f"use {character}", _TAKES_CHARACTERS)
        for character in (*BEFORE_BIDS, *AFTER_BIDS)
    },
}
_ALONE: Final[Mapping[str, Occasion]] = {
    "keep": Occasion("keep", after=20),
    "build": Occasion("build", after=20, act=_tried_cell),
}
_TOGETHER: Final[Mapping[str, Occasion]] = {
    "divide": Occasion("divide", also=_divides_all),
    "divide-lifted": Occasion("divide", after=_LATE, act=_lifted),
    "choose": Occasion("choose"),
    "choose-first": Occasion("choose", also=_first_to_choose),
    "build": Occasion("build", after=_LATE),
    "build-tried": Occasion("build", after=_LATE, act=_tried_cell),
    "develop": Occasion("develop", after=_LATE),
    "buy": Occasion("buy", at_random, after=_LATE),
    "buy-tried": Occasion("buy", at_random, after=_LATE, act=_tried_cell),
}
_SIX: Final = ("person",) * 6
_TABLES: Final[Mapping[str, tuple[str, Sequence[str], Mapping[str, Occasion]]]] = {
    "carson-4": ("carson-city", VIRTUAL, _CARSON),
    "carson-6": ("carson-city", _SIX, _CARSON),
    "city-1": ("card-city", _SIX[:1], _ALONE),
    "city-2": ("card-city", _SIX[:2], _TOGETHER),
    "city-3": ("card-city", _SIX[:3], _TOGETHER),
    "city-4": ("card-city", _SIX[:4], _TOGETHER),
}
"""Tables by game and number of seats: who sits there, and what is decided."""


@dataclass(frozen=True)
class Decided:
    """A table at which something is to be decided."""

    name: str
    game: str
    kinds: Sequence[str]
    occasion: Occasion

    def tell(self) -> Story:
        """Its story so far."""
        return self.occasion.tell(self.game, self.kinds)


DECISIONS: Final[Mapping[str, Decided]] = {
    f"{table}-{name}": Decided(f"{table}-{name}", game, kinds, occasion)
    for table, (game, kinds, occasions) in _TABLES.items()
    for name, occasion in occasions.items()
}
"""Every decision at every table."""


def kinds_asked(game: str, kinds: Sequence[str], deals: int) -> set[str | None]:
    """The kinds of decisions that come up in so many games, played at random."""
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
