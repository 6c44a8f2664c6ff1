"""Makes tables through the API, for tests about other things."""

from __future__ import annotations

import random
import secrets
from typing import Any

from playwright.sync_api import APIRequestContext

from tests.server.playing import an_action
from tests.web.visitors import Visitor


def new_table(visitor: Visitor, game: str, *kinds: str, **plan: Any) -> str:
    """Make a table with the visitor as host; it begins when every seat is taken."""
    request = visitor.context.request
    assert request.post("/api/me", data={"name": "Ada"}).ok
    plan |= {"game": game, "seats": [{"kind": kind} for kind in kinds], "auto_start": True}
    answer = request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def sit_down(visitor: Visitor, table: str, *names: str) -> None:
    """Take seats under these names, and open the table."""
    request = visitor.context.request
    assert request.post("/api/me", data={"name": names[0] if names else "Ada"}).ok
    for name in names or ("Ada",):
        seats = request.get(f"/api/tables/{table}").json()["table"]["seats"]
        join = {
            "do": "join",
            "seat": next(seat for seat, one in enumerate(seats) if not one["taken"]),
            "name": name,
            "entropy": secrets.token_hex(16),
        }
        answer = request.post(f"/api/tables/{table}/requests", data=join)
        assert answer.ok, answer.text()
    visitor.page.goto(f"/table/{table}")


def play_out(me: Visitor, table: str, *others: Visitor) -> None:
    """Play to the end through the API, for all visitors."""
    rng = random.Random(1)
    everyone = [one.context.request for one in (me, *others)]
    while (state := everyone[0].get(f"/api/tables/{table}").json())["table"]["phase"] == "playing":
        for request in everyone:
            state = request.get(f"/api/tables/{table}").json()
            for seat, one in enumerate(state["table"]["seats"]):
                if one["yours"]:
                    decide(request, table, seat, rng)


def decide(request: APIRequestContext, table: str, seat: int, rng: random.Random) -> None:
    """Decide for a seat, if it has a decision."""
    state = request.get(f"/api/tables/{table}?seat={seat}").json()
    if state["decision"] is not None:
        action = an_action(state["decision"], rng)
        play = {"do": "play", "seat": seat, "action": action, "at": state["number"]}
        answer = request.post(f"/api/tables/{table}/requests", data=play)
        assert answer.ok, answer.text()


def rounds_begun(request: APIRequestContext, table: str) -> int:
    """How many rounds of a game have begun."""
    items = request.get(f"/api/tables/{table}/events").json()
    return sum("round" in event for item in items for event in item.get("events", ()))
