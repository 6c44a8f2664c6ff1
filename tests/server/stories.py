"""Tables in memory, made by requests of people: no server, no clock, no randomness."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import pytest
from pydantic import TypeAdapter

from cardtown.core import fairness
from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer, update
from cardtown.server.table.decide import (
    BotPlay,
    ClockExpired,
    ServerRequest,
    decide,
    decide_for_server,
)
from cardtown.server.table.entries import PERSON, Change, Created, Entry, PlannedSeat
from cardtown.server.table.plan import commit_plan, with_todays_deck
from cardtown.server.table.requests import AnyRequest, Request
from cardtown.server.table.state import TablePhase, TableState

SECRET: Final = "5" * 64
SEAT_KEY: Final = "7" * 32
BEGINNING: Final = 1_000_000
_requests: TypeAdapter[Request] = TypeAdapter(AnyRequest)


class Story:
    """A table and the entries that made it. People are known by their names."""

    def __init__(
        self, kinds: Sequence[str] = (PERSON, PERSON), *, game: str = "card-city", **plan: Any
    ) -> None:
        """A table that Ada has just made."""
        self.now = BEGINNING
        self.entries: list[Entry] = []
        self.state = TableState("a-table", SECRET, SEAT_KEY)
        names = ["" if kind == PERSON else f"Bot {n}" for n, kind in enumerate(kinds)]
        seats = tuple(map(PlannedSeat, kinds, names))
        created = Created(game=game, seats=seats, commitment="", **plan)
        named = created if "deck_sha256" in plan else with_todays_deck(created)
        self._apply([commit_plan(named, SECRET)], "ada", None)

    def seat(self, *people: str) -> Story:
        """Let people sit down, each on the next free seat."""
        for one in people:
            self.ask(one, "join")
        return self

    def seal(self, *people: str) -> Story:
        """Let people sit down with the seals of what they will add."""
        for one in people:
            self.ask(one, "join", entropy=None, seal=fairness.seal(entropy_of(one)))
        return self

    def reveal(self) -> Story:
        """Let everybody who must reveal do so, in the order of the seats."""
        for seat in sorted(self.state.opened):
            who = self.holder(seat)
            self.ask(who, "reveal", seat=seat, entropy=entropy_of(who))
        return self

    def start(self) -> Story:
        """Let the game begin."""
        self.ask("ada", "start")
        return self

    def ask(self, by: str, do: str, **fields: Any) -> list[Change]:
        """Make a request that is granted, and apply its changes."""
        request = self.request(do, by, **fields)
        changes = list(decide(self.state, request, by, self.now))
        self._apply(changes, by, request.id)
        return changes

    def refusal(self, by: str, do: str, **fields: Any) -> str:
        """Make a request that is refused; return the code of the refusal."""
        with pytest.raises(Refused) as refused:
            decide(self.state, self.request(do, by, **fields), by, self.now)
        return refused.value.code

    def ask_as_server(self, request: ServerRequest) -> list[Change]:
        """Make one of the server's own requests."""
        changes = list(decide_for_server(self.state, request, self.now))
        self._apply(changes, None, None)
        return changes

    @staticmethod
    def request(do: str, by: str, **fields: Any) -> Request:
        """A request; one to join gets a name and some entropy."""
        if do == "join":
            fields = {"name": by.capitalize(), "entropy": entropy_of(by), **fields}
        return _requests.validate_python({"do": do, **fields})

    def _apply(self, changes: Sequence[Change], by: str | None, id_: str | None) -> None:
        for change in changes:
            entry = Entry(self.state.number + 1, self.now, by, id_, change)
            self.state.apply(entry)
            self.entries.append(entry)

    # --- the game ---------------------------------------------------------------------------

    def holder(self, seat: int) -> str:
        """The person at a seat."""
        holder = self.state.chairs[seat].identity
        assert holder is not None
        return holder

    def deciding(self) -> list[int]:
        """The seats that must decide now."""
        return list(self.state.opened)

    def play(self, seat: int, option: int = 0) -> list[Change]:
        """Play one of a seat's options, whether a person or a bot sits there."""
        decision = self.state.decision(seat)
        assert decision is not None
        action = str(decision.options[option % len(decision.options)])
        if self.state.chairs[seat].identity is None:
            return self.ask_as_server(BotPlay(seat, action, self.state.opened[seat].number, None))
        return self.ask(self.holder(seat), "play", seat=seat, action=action, at=self.state.number)

    def play_until(self, kind: str) -> Story:
        """Play first options until somebody has a decision of that kind."""
        while kind not in [one.kind for one in self.state.decisions]:
            self.play(self.deciding()[0])
        return self

    def play_out(self, rng: random.Random | None = None) -> Story:
        """Play to the end."""
        rng = rng or random.Random(1)
        while self.state.phase is TablePhase.PLAYING:
            self.play(rng.choice(self.deciding()), rng.randrange(1000))
        return self


def entropy_of(person: str) -> str:
    """The entropy of a person: always the same."""
    return person.encode().hex().ljust(32, "0")[:32]


def fold(entries: Sequence[Entry]) -> TableState:
    """The table that entries make, folded from the first one."""
    state = TableState("a-table", SECRET, SEAT_KEY)
    for entry in entries:
        state.apply(entry)
    return state


def everything(state: TableState) -> list[bytes | int | str | None]:
    """Everything that anybody can learn about a table, and when the server must attend to it."""
    identities = {chair.identity for chair in state.chairs if chair.identity} | {state.host}
    messages = [
        update(state, Viewer(identity, seat), 0)
        for identity in sorted(identities)
        for seat in [None, *state.seats_of(identity)]
    ]
    keys = [state.chairs[seat].key for seat in range(len(state.chairs))]
    return [*messages, update(state, Viewer(None, None), 0), *keys, state.phase, state.wake_at()]


# --- random stories ------------------------------------------------------------------------------

PLANS: Final[list[dict[str, Any]]] = [
    {"kinds": ("person", "person")},
    {"kinds": ("person", "person", "bot:easy"), "options": {"joining": "allowed"}, "clock": 10},
    {"kinds": ("person",), "auto_start": True},
    {"kinds": ("person", "person", "virtual:novice", "virtual:expert"), "game": "carson-city"},
    {"kinds": ("person",) * 4, "game": "carson-city", "clock": 30, "auto_start": True},
]
PEOPLE: Final = ("ada", "bo", "cyd", "dee", "eve")
DOINGS: Final = (
    *(
        "join",
        "reveal",
        "seal",
        "start",
        "leave",
        "free",
        "hand_over",
        "return",
        "say",
        "mute",
        "close",
    ),
    *("undo", "undo", "undo", "answer_undo", "answer_undo", "answer_undo"),
)


def random_story(rng: random.Random, steps: int) -> Story:
    """A table at which people do random things."""
    plan = dict(rng.choice(PLANS))
    story = Story(plan.pop("kinds"), **plan)
    if rng.random() < 0.9:
        sit_down = story.seal if story.state.sealed and rng.random() < 0.5 else story.seat
        sit_down(*PEOPLE[: sum(chair.person for chair in story.state.chairs)])
        if not story.state.opened and rng.random() < 0.9:
            story.start()
        if story.state.drawing and rng.random() < 0.8:
            story.reveal()
    for _ in range(steps):
        story.now += rng.choice((1, 1, 1, 1, 20_000, 200_000, 700_000))
        try:
            _do_something(story, rng)
        except Refused:
            continue
    return story


def _do_something(story: Story, rng: random.Random) -> None:
    seat = rng.randrange(len(story.state.chairs))
    request = story.state.undo_request
    answers = request is not None and rng.random() < 0.7
    if story.state.decisions and not answers and rng.random() < 0.7:
        decide_something(story, rng.choice(story.deciding()), rng)
        return
    do = "answer_undo" if answers else rng.choice(DOINGS)
    by = story.state.chairs[seat].identity or rng.choice(PEOPLE)
    sealed = {"seal": fairness.seal(entropy_of(by))}
    ways: dict[str, dict[str, Any]] = {
        "join": {
            **({"key": story.state.chairs[seat].key, "seat": seat} if rng.random() < 0.2 else {}),
            **({"entropy": None, **sealed} if rng.random() < 0.5 else {}),
        },
        "reveal": {"seat": seat, "entropy": entropy_of(by)},
        "seal": {"seat": seat, **sealed},
        "start": {},
        "close": {},
        "say": {"seat": seat, "text": "hello"},
        "mute": {"seat": seat, "whom": 0, "muted": rng.random() < 0.5},
        "undo": {"seat": seat, "at": story.state.number},
        "answer_undo": {
            "seat": seat,
            "request": request.number if request else 0,
            "agreed": rng.random() < 0.8,
        },
    }
    if do in ("start", "free", "close"):
        by = "ada"
    story.ask(by, do, **ways.get(do, {"seat": seat}))


def decide_something(story: Story, seat: int, rng: random.Random) -> None:
    """Let the person or bot at a seat decide at random, or now and then be too slow."""
    if story.state.chairs[seat].bot is None:
        if rng.random() < 0.1:
            story.ask_as_server(ClockExpired(seat))
        else:
            story.play(seat, rng.randrange(1000))
        return
    decision = story.state.decision(seat)
    assert decision is not None
    opened = story.state.opened[seat].number
    story.ask_as_server(BotPlay(seat, str(rng.choice(decision.options)), opened, None))
