"""Tables at a chosen moment: their entries are written to a database before a server opens it.

A game is played in memory with known secrets, so that its deal is known, until that moment. Then
it is stored as the server would have stored it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson
from playwright.sync_api import BrowserContext

from cardtown import bots
from cardtown.core import Decision
from cardtown.games.carson_city import Use
from cardtown.games.carson_city.uses import use_effect
from cardtown.server import identities
from cardtown.server.storage.store import Append, EntryRow, Store, TableRow
from cardtown.server.table import entries
from cardtown.server.table.entries import PERSON
from cardtown.server.table.state import TablePhase
from cardtown.server.times import now_ms
from tests.server.stories import BEGINNING, SEAT_KEY, SECRET, Story

Moment = Callable[[Story], bool]
Chooser = Callable[[Story, Decision[Any], random.Random], int]
"""Returns the index of the option to play."""
FIRST: Final = "ada"
"""The person who makes the tables and has the first seat of each."""
VIRTUAL: Final = ("person", "virtual:novice", "virtual:novice", "virtual:novice")
_MOST_DEALS: Final = 400
_GREEDY: Final = bots.make("greedy")


@dataclass
class PreparedDatabase:
    """A database of prepared tables."""

    folder: Path
    _tables: list[tuple[str, Story]] = field(default_factory=list)
    _tokens: dict[str, str] = field(default_factory=dict)

    @property
    def url(self) -> str:
        """The address of the database."""
        return f"sqlite:///{self.folder / 'prepared.db'}"

    def add(self, story: Story) -> str:
        """Add a table, and return its id."""
        table_id = f"prepared-{len(self._tables)}"
        self._tables.append((table_id, story))
        for chair in story.state.chairs:
            if chair.identity is not None:
                self._tokens.setdefault(chair.identity, identities.new_token())
        return table_id

    def write(self) -> None:
        """Write everything to the database, for a server to open."""
        # In another thread: Playwright occupies the event loop of this one.
        with ThreadPoolExecutor(1) as another:
            another.submit(asyncio.run, self._write()).result()

    async def _write(self) -> None:
        store = await Store.open(self.url)
        try:
            for person, token in self._tokens.items():
                digest = identities.digest(token)
                await store.create_identity(person, person.capitalize(), digest, now_ms())
            for table_id, story in self._tables:
                await store.append(_kept(table_id, story))
        finally:
            await store.close()

    def admit(self, context: BrowserContext, server_url: str, person: str = FIRST) -> None:
        """Sign a browser in as one of the people."""
        cookie = {"name": identities.COOKIE, "value": self._tokens[person], "url": server_url}
        context.add_cookies([cookie])  # type: ignore[list-item]  # a TypedDict of Playwright


def _kept(table_id: str, story: Story) -> Append:
    state = story.state
    finished = BEGINNING if state.phase is TablePhase.FINISHED else None
    row = TableRow(
        id=table_id,
        game=state.plan.game,
        visibility=state.plan.visibility,
        phase=state.phase.value,
        host=state.host,
        header=orjson.dumps({"seat_key": SEAT_KEY}).decode(),
        secret=SECRET,
        created_at=BEGINNING,
        changed_at=BEGINNING,
        finished_at=finished,
    )
    rows = [
        EntryRow(
            one.number,
            entries.kind_of(one.change),
            entries.to_body(one.change),
            one.by,
            one.client_id,
            one.at,
        )
        for one in story.entries
    ]
    people = sorted({chair.identity for chair in state.chairs if chair.identity is not None})
    # Games wait for their people; only a draw continues by itself.
    wake_at = state.wake_at() if state.drawing else None
    return Append(table_id, rows, created=row, members=people, wake_at=wake_at)


# --- stories --------------------------------------------------------------------------------------


def deal(number: int, kinds: Sequence[str], people: Sequence[str], game: str, **plan: Any) -> Story:
    """A game that has just begun; each number gives another deal."""
    story = Story(kinds, game=game, **plan)
    free = (seat for seat, kind in enumerate(kinds) if kind == PERSON)
    for one, seat in zip(people, free, strict=True):
        story.ask(one, "join", seat=seat, entropy=f"{number:032x}")
    return story.start()


def story_until(
    moment: Moment,
    choose: Chooser,
    kinds: Sequence[str] = VIRTUAL,
    people: Sequence[str] = (FIRST,),
    game: str = "carson-city",
    **plan: Any,
) -> Story:
    """The first deal that reaches a moment when it is played by `choose`, up to that moment."""
    for number in range(_MOST_DEALS):
        story = deal(number, kinds, people, game, **plan)
        rng = random.Random(number)
        while not moment(story) and story.state.phase is TablePhase.PLAYING:
            decision = story.state.decisions[0]
            story.play(decision.seat, choose(story, decision, rng))
        if moment(story):
            return story
    raise AssertionError("no deal reached that moment")


def when_asked(kind: str, *texts: str, seat: int = 0, after: int = 0) -> Moment:
    """The moment when a seat has such a decision, with these options, after that many entries."""

    def reached(story: Story) -> bool:
        decision = story.state.decision(seat)
        if decision is None or decision.kind != kind or story.state.number < after:
            return False
        if len(decision.options) == 1 or changes_nothing(story, decision):
            return False  # the page plays such actions automatically
        return set(texts) <= {str(option) for option in decision.options}

    return reached


def changes_nothing(story: Story, decision: Decision[Any]) -> bool:
    """Whether using a character of Carson City would have no effect."""
    uses = [one for one in decision.options if isinstance(one, Use)]
    table = story.state.table
    if not uses or table is None:
        return False
    return not use_effect(table.view(decision.seat), decision.seat, uses[0].character).matters


def finished(story: Story) -> bool:
    """The moment when the game is over."""
    return story.state.phase is TablePhase.FINISHED


def at_random(story: Story, decision: Decision[Any], rng: random.Random) -> int:
    """A random option."""
    return rng.randrange(len(decision.options))


def greedily(story: Story, decision: Decision[Any], rng: random.Random) -> int:
    """The option of the greedy bot."""
    table = story.state.table
    assert table is not None
    return list(decision.options).index(_GREEDY.choose(table.view(decision.seat), decision, rng))


def preferring(*words: str) -> Chooser:
    """A random option among those that begin with one of these words, or among all if none does."""

    def choose(story: Story, decision: Decision[Any], rng: random.Random) -> int:
        texts = [str(option) for option in decision.options]
        wanted = [index for index, text in enumerate(texts) if text.startswith(words)]
        return rng.choice(wanted or range(len(texts)))

    return choose
