"""Tables made over the server's interface, where the way there is not what is tested."""

from __future__ import annotations

import secrets

from tests.web.visitors import Visitor


def new_table(visitor: Visitor, game: str, *kinds: str) -> str:
    """A table that the visitor hosts; it begins when every seat is taken."""
    request = visitor.context.request
    assert request.post("/api/me", data={"name": "Ada"}).ok
    plan = {"game": game, "seats": [{"kind": kind} for kind in kinds], "auto_start": True}
    answer = request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def sit_down(visitor: Visitor, table: str, *names: str) -> None:
    """Take seats under these names, one each, and look at the table."""
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
