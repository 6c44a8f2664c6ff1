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
    PreparedDatabase,
    at_random,
    finished,
    greedily,
    preferring,
    story_until,
    when_asked,
)
from tests.web.visitors import Visitor

SPECTATOR: Final = "spectator"
"""A person unknown to the server."""
_FOUR: Final = ("person", "person", "virtual:expert", "virtual:novice")
_SIX: Final = ("person", "person", "person", "virtual:expert", "virtual:expert", "virtual:novice")
_PAIR: Final = (FIRST, "mara")
_THREE: Final = (FIRST, "mara", "jonas")
_LATE: Final = 60
"""After this many entries, cities have grown."""
_LAST: Final = 110
"""After this many entries, few rounds of Carson City are left."""
_TAKES_CHARACTERS: Final = preferring("use", "take 0", "bid 9", "bid 8", "bid 7")


Moments = Mapping[str, Callable[[], Story]]
"""Functions that make the stories of tables, by the name of their state."""


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
        "carson-bid": lambda: story_until(when_asked("bid", after=_LATE), greedily, **carson),
        "carson-locked": _locked,
        "carson-pick": lambda: story_until(when_asked("take", after=_LATE), greedily, **carson),
        "carson-place": lambda: story_until(when_asked("place", after=_LATE), greedily, **carson),
        "carson-full": lambda: story_until(when_asked("place", after=100), greedily, **carson),
        "carson-first-bid": lambda: story_until(when_asked("bid"), greedily, **carson),
        "carson-use": lambda: story_until(when_asked("use", after=30), _TAKES_CHARACTERS),
        "carson-sale": lambda: story_until(
            when_asked("take", "sell 0"), preferring("take 0", "bid 9")
        ),
        "carson-adopt": lambda: story_until(
            when_asked("adopt"), preferring("take 0", "bid 9", "bid 8")
        ),
        "carson-last-sale": lambda: story_until(
            when_asked("sell"), preferring("take 0", "bid 9", "bid 8")
        ),
        "carson-six": lambda: story_until(
            when_asked("take", after=_LATE), greedily, kinds=_SIX, people=_THREE
        ),
        "carson-end": lambda: story_until(finished, greedily, **carson),
        "carson-last-bid": lambda: story_until(when_asked("bid", after=_LAST), greedily, **carson),
        "carson-last-one-screen": lambda: story_until(
            when_asked("bid", after=_LAST), greedily, kinds=_FOUR, people=[FIRST, FIRST]
        ),
        "carson-one-screen": lambda: story_until(
            when_asked("bid", after=_LATE), greedily, kinds=_FOUR, people=[FIRST, FIRST]
        ),
        "city-keep": lambda: story_until(when_asked("keep", after=20), greedily, **alone),
        "city-divide": lambda: story_until(when_asked("divide", after=_LATE), greedily, **city),
        "city-choose": lambda: story_until(when_asked("choose", after=_LATE), greedily, **city),
        "city-build": lambda: story_until(when_asked("build", after=_LATE), greedily, **city),
        "city-develop": lambda: story_until(when_asked("develop", after=_LATE), greedily, **city),
        "city-buy": lambda: story_until(when_asked("buy", after=_LATE), at_random, **city),
        "city-wait": lambda: story_until(_has_built, greedily, **city),
        "city-end": lambda: story_until(finished, greedily, **city),
        "city-solo-end": lambda: story_until(finished, greedily, **alone),
    }


def _gathering() -> Story:
    """Two seats are free."""
    return Story(("person", "person", "person", "virtual:expert"), game="carson-city").seat(FIRST)


def _locked() -> Story:
    """The first has bid; the second has not."""
    story = story_until(when_asked("bid", after=_LATE), greedily, kinds=_FOUR, people=_PAIR)
    story.play(0)
    return story


def _has_built(story: Story) -> bool:
    """The first has built; others have not."""
    return story.state.decision(0) is None and when_asked("build", seat=1, after=_LATE)(story)


@dataclass(frozen=True)
class World:
    """A server with all those tables."""

    server: ServerProcess
    database: PreparedDatabase
    tables: Mapping[str, str]

    def bring(self, visitor: Visitor, moment: str, who: str | None = FIRST) -> None:
        """Open a table in a visitor's browser as one of its people, or as a spectator."""
        if who is not None:
            self.database.admit(visitor.context, self.server.url, who)
        table = self.tables[moment]
        visitor.page.goto(f"/table/{table}")
        visitor.until(lambda update: update["table"]["id"] == table and update["view"] is not None)


@contextmanager
def serve_world(folder: Path, client: Path, moments: Moments, ahead_ms: int = 0) -> Iterator[World]:
    """Start a server with prepared tables; it must not log an exception."""
    database = PreparedDatabase(folder)
    tables = {name: database.add(tell()) for name, tell in moments.items()}
    database.write()
    environment = {"CARDTOWN_WEB_FOLDER": str(client)}
    with ServerProcess(folder, database.url, environment, ahead_ms) as server:
        yield World(server, database, tables)
        assert "Traceback" not in server.log, server.log
