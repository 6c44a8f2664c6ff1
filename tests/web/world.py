"""Tables in every main state of both games, prepared once and never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.server.harness import ServerProcess
from tests.server.stories import Story
from tests.web.prepared import (
    FIRST,
    Cabinet,
    asked,
    at_random,
    finished,
    story_until,
    wanting,
    wisely,
)
from tests.web.visitors import Visitor

SPECTATOR: Final = "spectator"
"""Somebody whom the server does not know."""
_FOUR: Final = ("person", "person", "virtual:expert", "virtual:novice")
_SIX: Final = ("person", "person", "person", "virtual:expert", "virtual:expert", "virtual:novice")
_PAIR: Final = (FIRST, "mara")
_THREE: Final = (FIRST, "mara", "jonas")
_LATE: Final = 60
"""Entries after which cities have grown."""
_LAST: Final = 110
"""Entries after which few rounds of Carson City are left."""
_TAKES_CHARACTERS: Final = wanting("use", "take 0", "bid 9", "bid 8", "bid 7")


Moments = Mapping[str, Callable[[], Story]]
"""Tables by the name of their state."""


def moments(*names: str) -> Moments:
    """Every main state, or those named."""
    known = _moments()
    return {name: known[name] for name in names} if names else known


def _moments() -> Moments:
    carson: dict[str, Any] = {"kinds": _FOUR, "people": _PAIR}
    city: dict[str, Any] = {"kinds": ["person"] * 3, "people": _THREE, "game": "card-city"}
    alone: dict[str, Any] = {"kinds": ["person"], "people": [FIRST], "game": "card-city"}
    return {
        "gathering": _gathering,
        "carson-bid": lambda: story_until(asked("bid", after=_LATE), wisely, **carson),
        "carson-locked": _locked,
        "carson-pick": lambda: story_until(asked("take", after=_LATE), wisely, **carson),
        "carson-place": lambda: story_until(asked("place", after=_LATE), wisely, **carson),
        "carson-full": lambda: story_until(asked("place", after=100), wisely, **carson),
        "carson-first-bid": lambda: story_until(asked("bid"), wisely, **carson),
        "carson-use": lambda: story_until(asked("use", after=30), _TAKES_CHARACTERS),
        "carson-sale": lambda: story_until(asked("take", "sell 0"), wanting("take 0", "bid 9")),
        "carson-adopt": lambda: story_until(asked("adopt"), wanting("take 0", "bid 9", "bid 8")),
        "carson-last-sale": lambda: story_until(asked("sell"), wanting("take 0", "bid 9", "bid 8")),
        "carson-six": lambda: story_until(
            asked("take", after=_LATE), wisely, kinds=_SIX, people=_THREE
        ),
        "carson-end": lambda: story_until(finished, wisely, **carson),
        "carson-last-bid": lambda: story_until(asked("bid", after=_LAST), wisely, **carson),
        "carson-last-one-screen": lambda: story_until(
            asked("bid", after=_LAST), wisely, kinds=_FOUR, people=[FIRST, FIRST]
        ),
        "carson-one-screen": lambda: story_until(
            asked("bid", after=_LATE), wisely, kinds=_FOUR, people=[FIRST, FIRST]
        ),
        "city-keep": lambda: story_until(asked("keep", after=20), wisely, **alone),
        "city-divide": lambda: story_until(asked("divide", after=_LATE), wisely, **city),
        "city-choose": lambda: story_until(asked("choose", after=_LATE), wisely, **city),
        "city-build": lambda: story_until(asked("build", after=_LATE), wisely, **city),
        "city-develop": lambda: story_until(asked("develop", after=_LATE), wisely, **city),
        "city-buy": lambda: story_until(asked("buy", after=_LATE), at_random, **city),
        "city-wait": lambda: story_until(_has_built, wisely, **city),
        "city-end": lambda: story_until(finished, wisely, **city),
        "city-solo-end": lambda: story_until(finished, wisely, **alone),
    }


def _gathering() -> Story:
    """Two seats are free."""
    return Story(("person", "person", "person", "virtual:expert"), game="carson-city").seat(FIRST)


def _locked() -> Story:
    """The first has bid; the second is still choosing."""
    story = story_until(asked("bid", after=_LATE), wisely, kinds=_FOUR, people=_PAIR)
    story.play(0)
    return story


def _has_built(story: Story) -> bool:
    """The first has built; others still do."""
    return story.state.decision(0) is None and asked("build", seat=1, after=_LATE)(story)


@dataclass(frozen=True)
class World:
    """A server with all those tables."""

    server: ServerProcess
    cabinet: Cabinet
    tables: Mapping[str, str]

    def bring(self, visitor: Visitor, moment: str, who: str | None = FIRST) -> None:
        """Bring a visitor to a table as one of the people there, or as a spectator."""
        if who is not None:
            self.cabinet.admit(visitor.context, self.server.url, who)
        visitor.page.goto(f"/table/{self.tables[moment]}")
        visitor.until(lambda update: update["view"] is not None)


@contextmanager
def opened(folder: Path, client: Path, moments: Moments) -> Iterator[World]:
    """A server with prepared tables; it must not log an exception."""
    cabinet = Cabinet(folder)
    tables = {name: cabinet.add(tell()) for name, tell in moments.items()}
    cabinet.write()
    environment = {"CARDTOWN_WEB_FOLDER": str(client)}
    with ServerProcess(folder, cabinet.url, environment) as server:
        yield World(server, cabinet, tables)
        assert "Traceback" not in server.log, server.log
