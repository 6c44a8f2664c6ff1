"""Tables on one device: the server's answers without a server, and what has to be stored."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final

import pytest

from cardtown import games
from cardtown.core import Record, replay
from cardtown.offline import PREFIX, Device, StoredTable
from tests.server.playing import an_action

SEATS: Final = {
    "carson-city": ("person", "bot:medium", "virtual:expert", "virtual:novice"),
    "card-city": ("person", "bot:medium"),
}
ENTROPY: Final = "0123456789abcdef" * 2


class Guest:
    """A page: it asks, and stores what it is told to."""

    def __init__(self) -> None:
        self.device = Device()
        self.stored: dict[str, StoredTable] = {}

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the content of an answer."""
        found = self.device.answer(method, path, "" if body is None else json.dumps(body))
        for change in found.changes:
            before = self.stored.get(change.table)
            rows = [] if before is None else list(before.entries)
            self.stored[change.table] = StoredTable(
                change.table, change.secret, change.seat_key, rows + change.rows
            )
        return found.status, json.loads(found.body)

    def get(self, path: str) -> Any:
        """The content of an answer that is no refusal."""
        status, content = self.ask("GET", path)
        assert status == 200, content
        return content

    def post(self, path: str, body: Any) -> Any:
        """The same for something that is asked for."""
        status, content = self.ask("POST", path, body)
        assert status == 200, content
        return content

    def begin(self, game: str, *kinds: str, **plan: Any) -> str:
        """A table where everybody has sat down."""
        seats = [{"kind": kind} for kind in kinds or SEATS[game]]
        plan = {"game": game, "seats": seats, "auto_start": True, **plan}
        table: str = self.post("/api/tables", plan)["table"]["id"]
        for seat, kind in enumerate(kinds or SEATS[game]):
            if kind == "person":
                join = {"do": "join", "name": f"Ada {seat}", "seat": seat, "entropy": ENTROPY}
                self.post(f"/api/tables/{table}/requests", join)
        return table

    def play_on(self, table: str, rng: random.Random, most: int | None = None) -> int:
        """Play for the first seat, and let the bots play; returns how often somebody decided."""
        played = 0
        while played != most:
            update = self.get(f"/api/tables/{table}?previews=true")
            if update["table"]["phase"] == "finished":
                break
            if update["decision"] is None:
                self.post(f"/api/tables/{table}/bots", {})
            else:
                action = an_action(update["decision"], rng)
                wanted = {"do": "play", "seat": update["seat"], "action": action}
                self.post(f"/api/tables/{table}/requests", {**wanted, "at": update["number"]})
            played += 1
        return played

    def reopened(self) -> Guest:
        """The same page after its browser was closed: it has what was stored, and nothing else."""
        again = Guest()
        again.stored = self.stored
        for table in self.stored.values():
            again.device.open(table)
        return again


@pytest.fixture
def guest() -> Guest:
    return Guest()


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_the_game_of_its_record(guest: Guest, game: str) -> None:
    table = guest.begin(game)
    guest.play_on(table, random.Random(1))
    record = guest.get(f"/api/tables/{table}/record")
    over = replay(Record.from_json(record), games.get(game))
    assert over.result is not None
    assert record["result"]["scores"] == list(over.result.scores)
    story = guest.get(f"/api/tables/{table}/story")
    assert [one["action"] for one in story["steps"][1:]] == [str(one) for _, one in over.history]


@pytest.mark.parametrize("game", SEATS)
def test_a_game_goes_on_after_the_browser_was_closed(guest: Guest, game: str) -> None:
    table = guest.begin(game)
    rng = random.Random(2)
    guest.play_on(table, rng, most=12)
    again = guest.reopened()
    address = f"/api/tables/{table}?previews=true"
    assert again.get(address) == guest.get(address)
    again.play_on(table, rng)
    assert again.get(address)["table"]["phase"] == "finished"


def test_bots_choose_the_same_again(guest: Guest) -> None:
    table = guest.begin("carson-city")
    guest.play_on(table, random.Random(3), most=1)
    again = guest.reopened()
    for one in (guest, again):
        one.post(f"/api/tables/{table}/bots", {})
    address = f"/api/tables/{table}/events"
    shown = [[item.get("events") for item in one.get(address)] for one in (guest, again)]
    assert shown[0] == shown[1]


def test_a_request_sent_twice_is_granted_once(guest: Guest) -> None:
    table = guest.begin("card-city")
    said = {"do": "say", "seat": 0, "text": "hello", "id": "mine"}
    first = guest.post(f"/api/tables/{table}/requests", said)
    again = guest.post(f"/api/tables/{table}/requests", said)
    assert (first["number"], len(guest.get(f"/api/tables/{table}/events"))) == (
        again["number"],
        first["number"],
    )


def test_what_could_not_be_stored_counts_no_more(guest: Guest) -> None:
    table = guest.begin("card-city")
    before = guest.get(f"/api/tables/{table}")
    kept = guest.stored[table]
    guest.post(f"/api/tables/{table}/requests", {"do": "say", "seat": 0, "text": "lost"})
    guest.device.forget(table)
    guest.device.open(kept)
    assert guest.get(f"/api/tables/{table}") == before


def test_several_people_share_the_device(guest: Guest) -> None:
    table = guest.begin("carson-city", "person", "person", *["virtual:novice"] * 2)
    for seat in (0, 1):
        update = guest.get(f"/api/tables/{table}?seat={seat}")
        assert update["seat"] == seat
        assert update["decision"]["kind"] == "bid"
        bid = {"do": "play", "seat": seat, "action": "bid 5", "at": update["number"]}
        guest.post(f"/api/tables/{table}/requests", bid)
    status, refused = guest.ask("GET", f"/api/tables/{table}?seat=2")
    assert (status, refused["error"]["code"]) == (422, "not_yours")


@pytest.mark.parametrize("game", SEATS)
def test_after_the_game_there_is_all_that_the_server_has(guest: Guest, game: str) -> None:
    table = guest.begin(game)
    steps = guest.play_on(table, random.Random(4))
    assert guest.get(f"/api/tables/{table}/moments/1?seat=0")["view"]["seat"] == 0
    assert guest.get(f"/api/tables/{table}/hindsight?seat=0")["seat"] == 0
    assert steps > 0
    rematch = guest.post(f"/api/tables/{table}/rematch", {"seat": 0})["table"]
    assert guest.post(f"/api/tables/{table}/rematch", {"seat": 0})["table"] == rematch
    assert guest.get(f"/api/tables/{rematch}")["table"]["phase"] == "gathering"
    seats = [{"kind": kind} for kind in SEATS[game]]
    again = guest.post("/api/tables", {"game": game, "seats": seats, "again": table})
    assert (again["table"]["source"], again["table"]["practice"]) == ("again", True)


@pytest.mark.parametrize("game", SEATS)
def test_hints_and_reasons_are_there_while_one_plays(guest: Guest, game: str) -> None:
    table = guest.begin(game)
    decision = None
    while decision is None:
        decision = guest.get(f"/api/tables/{table}")["decision"]
        if decision is None:
            guest.post(f"/api/tables/{table}/bots", {})
    hints = guest.get(f"/api/tables/{table}/hints")
    assert hints["kind"] == decision["kind"]
    assert hints["options"]
    verdict = guest.get(f"/api/tables/{table}/why?action={hints['options'][0]['action']}")
    assert verdict["legal"]
    assert not guest.get(f"/api/tables/{table}/why?action=nonsense")["legal"]


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/lobby", "offline"),
        ("GET", "/api/tables", "offline"),
        ("POST", "/api/me", "offline"),
        ("GET", "/api/tables/here-nothing", "no_table"),
        ("POST", "/api/tables/here-nothing/requests", "no_table"),
    ],
)
def test_the_rest_is_refused_in_a_sentence(guest: Guest, method: str, path: str, code: str) -> None:
    status, refused = guest.ask(method, path, {})
    assert status in (404, 422)
    assert refused["error"]["code"] == code
    assert refused["error"]["message"]


@pytest.mark.parametrize(
    "wanted", [{"do": "dance"}, {}, {"do": "play", "seat": 0, "action": "bid 99", "at": 9}]
)
def test_a_request_without_sense_is_refused_and_changes_nothing(
    guest: Guest, wanted: dict[str, Any]
) -> None:
    table = guest.begin("carson-city")
    before = guest.get(f"/api/tables/{table}")
    status, refused = guest.ask("POST", f"/api/tables/{table}/requests", wanted)
    assert (status, bool(refused["error"]["message"])) == (422, True)
    assert guest.get(f"/api/tables/{table}") == before


def test_games_rules_and_ids_are_those_that_the_web_client_expects(guest: Guest) -> None:
    assert [one["game"] for one in guest.get("/api/games")] == list(games.names())
    assert guest.get("/api/rules/card-city?language=de")["language"] == "de"
    assert guest.get("/api/rules?words=leisure")
    assert guest.begin("card-city").startswith(PREFIX)


def test_a_table_of_a_newer_version_says_so(guest: Guest) -> None:
    table = guest.begin("card-city")
    stored = guest.stored[table]
    rows: Sequence[dict[str, Any]] = [*stored.entries, {**stored.entries[-1], "kind": "waltzed"}]
    with pytest.raises(Exception, match="newer Cardtown"):
        Device().open(stored._replace(entries=rows))


def test_a_game_played_alone_is_compared_with_a_bot(guest: Guest) -> None:
    table = guest.begin("card-city", "person")
    guest.play_on(table, random.Random(3))
    par = guest.get(f"/api/tables/{table}/par")
    mine = guest.get(f"/api/tables/{table}")["view"]["seats"][0]["points"]
    assert par["points"] > mine, "at random one plays worse than the bot"
    shared = guest.begin("card-city", "person", "bot:medium")
    guest.play_on(shared, random.Random(3))
    assert guest.ask("GET", f"/api/tables/{shared}/par")[1]["error"]["code"] == "company"
