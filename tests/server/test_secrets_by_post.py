"""Nobody gets an answer that depends on what they may not know: `test_secrets`, for all that is
asked instead of sent.

Random games are played one request at a time, so that the table is known at which each answer was
made: by people at one seat and at two, with a host who has none, somebody who looks on and a
stranger without a cookie. All of them ask everything that a table answers, also what comes too
late, breaks the rules or is none of their business. Then every body is made again, for the seat
through which its reader may look: who sits where is known here from having led them there, never
from an answer. It must be the same byte for byte, from the table as the database holds it and from
other worlds in which all that is hidden from this reader differs.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import orjson
import pytest
from pydantic import TypeAdapter

from cardtown import bots
from cardtown.core import CardtownError
from cardtown.server.errors import Refused
from cardtown.server.format import previews
from cardtown.server.format.errors import error_shape, message_shape
from cardtown.server.format.hints import adviser_for, hints_of, no_hints
from cardtown.server.format.lists import result_shape, round_shape
from cardtown.server.format.messages import Viewer, items, table_shape, update
from cardtown.server.http.responses import failure
from cardtown.server.table.decide import decide, suppose
from cardtown.server.table.entries import Joined
from cardtown.server.table.requests import AnyRequest, Play, Request
from cardtown.server.table.state import TablePhase, TableState
from tests.server.harness import Person, ServerProcess, people, stranger
from tests.server.playing import PLANS, an_action
from tests.server.worlds import WORLDS, Stored, another_world, states, stored_table

ROUNDS: Final = 14
"""How often everybody asks something during the game."""
HOST: Final = "Dan"
ONLOOKER: Final = "Eve"
ANSWERS: Final = {
    *("state", "events", "previews", "why", "hints", "record", "tables", "made"),
    *("granted", "granted without a seat", "granted live", "refused live"),
    *("stale", "illegal", "not_yours", "unknown"),
}
"""The kinds of answers that occur in every game, in addition to random refusals."""
NO_STRANGERS: Final = Refused("unknown", "say who you are first: POST a name to /api/me")
NOT_YOURS: Final = Refused("not_yours", "you can look only through a seat of your own")
NO_SEAT: Final = Refused("not_yours", "you have no seat here: sit down first")
NOT_BEGUN: Final = Refused("phase", "there is nothing to choose before the game begins")
NOT_OVER: Final = Refused("phase", "a game can be downloaded when it is over")
Making = Callable[[TableState, Viewer], bytes]
"""A function that makes an answer from a table, for somebody."""
both_games = pytest.mark.parametrize("game", PLANS)
_requests: TypeAdapter[Request] = TypeAdapter(AnyRequest)


class Answer(NamedTuple):
    """An answer, and what it may depend on."""

    name: str | None
    """Who asked; None for the stranger."""
    seat: int | None
    """The seat through which they may look."""
    number: int
    """How many entries the table had."""
    kind: str
    make: Making
    body: bytes


@dataclass
class Guest:
    """A person who asks, and the seats they hold."""

    browser: Person
    name: str | None
    seats: list[int] = field(default_factory=list)

    def looks_through(self, seat: int | None) -> int | None:
        """The seat that was named if it is theirs, else their first; None for a spectator."""
        if seat in self.seats:
            return seat
        return min(self.seats, default=None)


# --- how answers are made ------------------------------------------------------------------------


def _refusing(error: CardtownError) -> Making:
    """The same sentence for everybody."""
    return lambda state, viewer: bytes(failure(error).body)


def _state(since: int) -> Making:
    return lambda state, viewer: update(state, viewer, since)


def _events(since: int) -> Making:
    return lambda state, viewer: orjson.dumps(list(items(state, viewer, since)))


def _previews(state: TableState, viewer: Viewer) -> bytes:
    assert viewer.seat is not None
    if state.table is None:
        return bytes(failure(NOT_BEGUN).body)
    view = state.table.view(viewer.seat)
    found = previews.of(state.plan.game).previews(view, viewer.seat, state.decision(viewer.seat))
    return orjson.dumps({"number": state.number, "seat": viewer.seat, "previews": found})


def _why(action: str, after: str | None) -> Making:
    def make(state: TableState, viewer: Viewer) -> bytes:
        assert viewer.identity is not None
        assert viewer.seat is not None
        try:
            if after is not None:
                state = suppose(state, viewer.seat, after, viewer.identity)
            wanted = Play(do="play", seat=viewer.seat, action=action, at=state.number)
            decide(state, wanted, viewer.identity, now=0)
        except Refused as error:
            text = message_shape(error.message)
            refused = {"legal": False, "rule": error.rule, "message": str(error), "text": text}
            return orjson.dumps(refused)
        return orjson.dumps({"legal": True, "rule": None, "message": None, "text": None})

    return make


def _hints(after: str | None) -> Making:
    def make(state: TableState, viewer: Viewer) -> bytes:
        assert viewer.identity is not None
        assert viewer.seat is not None
        number = state.number
        try:
            if after is not None and state.decision(viewer.seat) is not None:
                state = suppose(state, viewer.seat, after, viewer.identity)
        except Refused as error:
            return bytes(failure(error).body)
        decision = state.decision(viewer.seat)
        if state.table is None or decision is None:
            return orjson.dumps(no_hints(number, viewer.seat))
        view = state.table.view(viewer.seat)
        rng = state.occasion(viewer.seat).rng()
        ranked = bots.make(adviser_for(view.game)).rank(view, decision, rng)
        return orjson.dumps(hints_of(number, view, decision, ranked))

    return make


def _own_tables(seats: Sequence[int]) -> Making:
    """The list of a person who has only this table."""

    def make(state: TableState, viewer: Viewer) -> bytes:
        summary = {
            "table": table_shape(state, viewer),
            "your_turn": any(seat in state.opened for seat in seats),
            "challenge": None,  # only programs are challenged
            "changed_at": state.items[-1].entry.at,
            "round": round_shape(state),
            "result": result_shape(state),
            "problem": None,
        }
        return orjson.dumps([summary])

    return make


def _no_tables(_: TableState, __: Viewer) -> bytes:
    return b"[]"


def _granted(wanted: Request) -> Making:
    def make(state: TableState, viewer: Viewer) -> bytes:
        message = update(state, viewer, getattr(wanted, "at", 0))
        return b'{"number":%d,"state":%s}' % (state.number, message)

    return make


def _refused(wanted: Request) -> Making:
    def make(state: TableState, viewer: Viewer) -> bytes:
        error = _refusal(state, viewer, wanted)
        stale = isinstance(error, Refused) and error.code == "stale"
        return bytes(failure(error, update(state, viewer, 0) if stale else None).body)

    return make


def _granted_live(wanted: Request) -> Making:
    return lambda state, viewer: orjson.dumps(
        {"type": "granted", "id": wanted.id, "number": state.number}
    )


def _refused_live(wanted: Request) -> Making:
    def make(state: TableState, viewer: Viewer) -> bytes:
        error = error_shape(_refusal(state, viewer, wanted))
        answer = {"type": "refused", "id": wanted.id, "number": state.number, "error": error}
        return orjson.dumps(answer)

    return make


def _refusal(state: TableState, viewer: Viewer, wanted: Request) -> CardtownError:
    if viewer.identity is None:
        return NO_STRANGERS
    try:
        decide(state, wanted, viewer.identity, now=0)
    except CardtownError as error:
        return error
    raise AssertionError(f"{wanted} is nothing to be refused")


# --- asking --------------------------------------------------------------------------------------


class Post:
    """A table, the people who send requests to it, and every answer they get."""

    def __init__(self, table: str, seats: int, guests: Sequence[Guest], rng: random.Random) -> None:
        """A table that has just been made."""
        self.table = table
        self.seats = seats
        self.guests = guests
        self.rng = rng
        self.number = 1
        self.answers: list[Answer] = []
        self.actions = ["no such thing"]
        """Texts that may be actions, of this game and this moment or not."""

    def keep(self, who: Guest, seat: int | None, kind: str, make: Making, body: bytes) -> None:
        """Record an answer, with the state of the table at this moment."""
        looking = who.looks_through(seat)
        self.answers.append(Answer(who.name, looking, self.number, kind, make, body))

    # --- looking -----------------------------------------------------------------------------

    async def get(
        self, who: Guest, what: str, make: Making, *, personal: bool = False, **query: Any
    ) -> bytes:
        """Read something of the table, or get a refusal."""
        seat = query.get("seat")
        if personal and who.name is None:
            make = _refusing(NO_STRANGERS)
        elif seat is not None and seat not in who.seats:
            make = _refusing(NOT_YOURS)
        elif personal and not who.seats:
            make = _refusing(NO_SEAT)
        asked = {key: value for key, value in query.items() if value is not None}
        path = f"/api/tables/{self.table}{what and '/'}{what}"
        response = await who.browser.http.get(path, params=asked)
        self.keep(who, seat, what or "state", make, response.content)
        return response.content

    async def look(self, who: Guest, seat: int) -> dict[str, Any]:
        """The table through one of the person's own seats."""
        state: dict[str, Any] = json.loads(await self.get(who, "", _state(0), seat=seat))
        decision = state["decision"]
        if decision is not None:
            options = decision.get("options", [])
            self.actions += [one["text"] for one in options[:20]] or [an_action(decision, self.rng)]
        return state

    async def ask_about_anything(self, who: Guest) -> None:
        """Read something, usually through one of the person's own seats."""
        rng = self.rng
        seat = rng.choice([None, *who.seats, *who.seats, rng.randrange(self.seats)])
        since = rng.choice([0, rng.randrange(self.number + 3)])
        action = rng.choice(self.actions)
        after = rng.choice([None, None, rng.choice(self.actions)])
        match rng.choice(["state", "events", "previews", "why", "hints", "record", "tables"]):
            case "state":
                await self.get(who, "", _state(since), seat=seat, since=since)
            case "events":
                await self.get(who, "events", _events(since), seat=seat, since=since)
            case "previews":
                await self.get(who, "previews", _previews, personal=True, seat=seat)
            case "why":
                make = _why(action, after)
                query = {"action": action, "after": after, "seat": seat}
                await self.get(who, "why", make, personal=True, **query)
            case "hints":
                make = _hints(after)
                await self.get(who, "hints", make, personal=True, after=after, seat=seat)
            case "record":
                await self.get(who, "record", _refusing(NOT_OVER))
            case _:
                await self.ask_for_own_tables(who)

    async def ask_for_own_tables(self, who: Guest) -> None:
        """Read the person's list of tables, which holds at most this one."""
        make = _own_tables(tuple(who.seats))
        if who.name is None:
            make = _refusing(NO_STRANGERS)
        elif not who.seats and who.name != HOST:
            make = _no_tables
        response = await who.browser.http.get("/api/tables")
        self.keep(who, None, "tables", make, response.content)

    # --- requests ----------------------------------------------------------------------------

    async def ask(self, who: Guest, do: str, **fields: Any) -> None:
        """Ask something of the table by post."""
        response = await who.browser.ask(self.table, do, **fields)
        wanted = _requests.validate_python({"do": do, **fields})
        answer = response.json()
        if "error" in answer:
            kind, make = answer["error"]["code"], _refused(wanted)
        else:
            self._happened(who, do, fields, answer["number"])
            kind, make = "granted" if who.seats else "granted without a seat", _granted(wanted)
        self.keep(who, fields.get("seat"), kind, make, response.content)

    async def ask_live(self, who: Guest, do: str, **fields: Any) -> None:
        """Ask the same over a live connection."""
        fields["id"] = secrets.token_hex(8)
        async with who.browser.live(self.table) as line:
            answer = await line.ask(do, **fields)
        wanted = _requests.validate_python({"do": do, **fields})
        kind, make = "refused live", _refused_live(wanted)
        if answer["type"] == "granted":
            self._happened(who, do, fields, answer["number"])
            kind, make = "granted live", _granted_live(wanted)
        self.keep(who, None, kind, make, line.received[-1].encode())

    async def ask_somehow(self, who: Guest, do: str, **fields: Any) -> None:
        """Ask in one way or the other."""
        ask = self.ask_live if self.rng.random() < 0.2 else self.ask
        await ask(who, do, **fields)

    def _happened(self, who: Guest, do: str, fields: Mapping[str, Any], number: int) -> None:
        self.number = number
        if do == "join":
            who.seats.append(fields["seat"])

    async def sit_down(self, who: Guest, seat: int) -> None:
        """Take a seat."""
        entropy = secrets.token_hex(16)
        await self.ask(who, "join", name=who.name, entropy=entropy, seat=seat)
        assert seat in who.seats, self.answers[-1].body

    async def ask_for_anything(self, who: Guest) -> None:
        """Ask for something that is most likely refused."""
        do, fields = self._any_request(who)
        await self.ask_somehow(who, do, **fields)

    def _any_request(self, who: Guest) -> tuple[str, dict[str, Any]]:
        rng = self.rng
        anyone = rng.randrange(self.seats + 1)
        seat = rng.choice([*who.seats, *who.seats, anyone])
        action = rng.choice(self.actions)
        past = rng.randrange(self.number)
        joining = {"name": who.name or "Nobody", "entropy": "0" * 32}
        others: list[tuple[str, dict[str, Any]]] = [
            ("play", {"seat": seat, "action": action, "at": self.number}),
            ("play", {"seat": anyone, "action": action, "at": self.number + rng.randrange(2)}),
            ("play", {"seat": seat, "action": action, "at": past}),
            ("undo", {"seat": seat, "at": past}),
            ("undo", {"seat": anyone, "at": past}),
            ("answer_undo", {"seat": seat, "request": past, "agreed": True}),
            ("say", {"seat": seat, "text": rng.choice(["well played", " "])}),
            ("mute", {"seat": seat, "whom": anyone, "muted": rng.random() < 0.5}),
            ("return", {"seat": seat}),
            ("start", {}),
            ("close", {}),
            (rng.choice(["free", "hand_over"]), {"seat": anyone}),
            ("join", {**joining, "seat": anyone}),
            ("join", {**joining, "seat": anyone, "key": "0" * 32}),
        ]
        return rng.choice(others)

    # --- the game ----------------------------------------------------------------------------

    def sitting(self) -> Iterator[tuple[Guest, int]]:
        """Everybody who plays, in any order."""
        seats = [(one, seat) for one in self.guests for seat in one.seats]
        yield from self.rng.sample(seats, len(seats))

    async def play(self) -> None:
        """Let a person play whose turn it is; now and then they try something else first."""
        for who, seat in self.sitting():
            decision = (await self.look(who, seat))["decision"]
            if decision is None:
                continue
            before = self.number
            legal = {option["text"] for option in decision.get("options", [])}
            wrong = [action for action in self.actions if action not in legal]
            if self.rng.random() < 0.3:
                action = self.rng.choice(wrong)
                await self.ask(who, "play", seat=seat, action=action, at=before)
            if self.number == before:
                action = an_action(decision, self.rng)
                await self.ask_somehow(who, "play", seat=seat, action=action, at=before)
            return

    async def come_too_late(self) -> None:
        """Let everybody play without having seen anything of the game."""
        for who, seat in self.sitting():
            await self.ask(who, "play", seat=seat, action=self.rng.choice(self.actions), at=0)

    async def take_back(self) -> None:
        """Let somebody take back an action, and the others agree or not."""
        who, seat = next(self.sitting())
        await self.ask(who, "undo", seat=seat, at=self.number)
        asked = (await self.look(who, seat))["table"]["undo_request"]
        for other, place in self.sitting():
            if asked is not None and place in asked["waiting"]:
                agreed = self.rng.random() < 0.8
                number = asked["number"]
                await self.ask(other, "answer_undo", seat=place, request=number, agreed=agreed)

    async def go_and_come_back(self) -> None:
        """Let somebody leave who has nothing to decide, the host free the seat, and all ask."""
        (host,) = (one for one in self.guests if one.name == HOST)
        for who, seat in self.sitting():
            state = await self.look(who, seat)
            if state["decision"] is None and state["table"]["undo_request"] is None:
                await self.ask(who, "leave", seat=seat)
                await self.ask_about_anything(who)
                await self.ask(host, "free", seat=seat)
                who.seats.remove(seat)
                await self.everybody_asks()
                await self.sit_down(who, seat)
                return

    async def everybody_asks(self) -> None:
        """Let everybody read what is most revealing, and something else."""
        for one in self.guests:
            for seat in one.seats or (None,):
                await self.get(one, "events", _events(0), seat=seat)
                await self.get(one, "previews", _previews, personal=True, seat=seat)
            await self.ask_about_anything(one)


async def _correspond(server: ServerProcess, game: str) -> tuple[str, list[Answer]]:
    """A random game, and every answer that anybody got."""
    seed = secrets.randbits(32)
    print(f"seed {seed}")
    rng = random.Random(seed)
    plan = [*PLANS[game], {}]  # the last seat is a second one for the first person
    places = [number for number, seat in enumerate(plan) if not seat]
    names = ["Ada", "Bo", "Cyd"][: len(places) - 1]
    async with people(server, *names, HOST, ONLOOKER) as everyone, stranger(server) as nobody:
        guests = [*(Guest(one, one.name) for one in everyone), Guest(nobody, None)]
        host = guests[len(names)]
        wanted = {"game": game, "seats": plan, "hints": True}
        made = await host.browser.http.post("/api/tables", json=wanted)
        post = Post(made.json()["table"]["id"], len(plan), guests, rng)
        post.keep(host, None, "made", _state(0), made.content)
        for who, seat in zip([*guests[: len(names)], guests[0]], places, strict=True):
            await post.everybody_asks()
            await post.sit_down(who, seat)
        await post.everybody_asks()
        await post.ask(host, "start")
        await post.ask_live(guests[0], "say", seat=guests[0].seats[0], text="hello")
        for _ in range(ROUNDS):
            for _ in range(rng.randint(1, 5)):
                await post.play()
            await post.come_too_late()
            await post.everybody_asks()
            for one in guests:
                await post.ask_for_anything(one)
            if rng.random() < 0.3:
                await post.take_back()
            if rng.random() < 0.2:
                await post.go_and_come_back()
        return post.table, post.answers


# --- comparing -----------------------------------------------------------------------------------


def _identities(kept: Stored) -> dict[str | None, str | None]:
    """Everybody's identity, from the database."""
    joined = [entry.change for entry in kept.entries if isinstance(entry.change, Joined)]
    return {
        None: None,
        HOST: kept.entries[0].by,
        ONLOOKER: "somebody of whom no entry tells",
        **{one.name: one.identity for one in joined},
    }


def _by_reader(kept: Stored, answers: Sequence[Answer]) -> dict[int, dict[Viewer, list[Answer]]]:
    """The answers by the number of entries and by who may read what."""
    identities = _identities(kept)
    found: dict[int, dict[Viewer, list[Answer]]] = {}
    for one in answers:
        viewer = Viewer(identities[one.name], one.seat)
        found.setdefault(one.number, {}).setdefault(viewer, []).append(one)
    return found


@both_games
def test_no_answer_depends_on_what_its_reader_may_not_know(
    server: ServerProcess, game: str
) -> None:
    table, answers = asyncio.run(_correspond(server, game))
    kept = stored_table(server, table)
    by_reader = _by_reader(kept, answers)
    rng = random.Random(1)
    compared = differing = 0
    kinds: set[str] = set()
    noticed: set[str] = set()
    for state in states(table, kept):
        if state.phase is TablePhase.FINISHED:
            break  # the seed is published: nothing is hidden any more
        for viewer, answers in by_reader.get(state.number, {}).items():
            worlds = [another_world(state, viewer, rng) for _ in range(WORLDS)]
            differing += sum(world.table != state.table for world in worlds)
            compared += WORLDS
            for one in answers:
                for world in [state, *worlds]:
                    assert one.make(world, viewer) == one.body, (one.kind, one.name, one.number)
                kinds.add(one.kind)
                if one.kind not in noticed and _leaks(one, viewer, state, worlds[0]):
                    noticed.add(one.kind)
    assert kinds >= ANSWERS
    assert differing > compared / 2, "the other worlds must really be others"
    assert noticed >= {"state", "granted"}, "a view from somebody else's seat must be noticed"


def _leaks(one: Answer, viewer: Viewer, state: TableState, world: TableState) -> bool:
    """Whether an answer made for somebody else's seat would differ between the worlds."""
    if one.kind in ("why", "hints") or state.table is None:
        return False
    wrong = [
        seat for seat, chair in enumerate(state.chairs) if chair.person and seat != viewer.seat
    ]
    leaky = [Viewer(viewer.identity, seat) for seat in wrong]
    return any(one.make(state, by) != one.make(world, by) for by in leaky)
