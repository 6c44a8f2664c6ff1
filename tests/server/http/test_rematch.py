"""Rematches: one table for the same people, each one seat further, with seats reserved for them."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import ServerProcess, people
from tests.server.playing import play_by_post


def test_a_rematch_keeps_the_seats_and_moves_them_on(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Eve") as (ada, bo, eve):
            table = await ada.create(
                game="card-city",
                seats=[{}, {}],
                options={"joining": "allowed"},
                visibility="open",
            )
            for one in (ada, bo):
                await one.join(table)
            await ada.ask(table, "start")
            offer = f"/api/tables/{table}/rematch"
            early = await ada.http.post(offer, json={"seat": 0})
            assert early.json()["error"]["code"] == "phase"
            await play_by_post([ada, bo], table, random.Random(1))
            foreign = await eve.http.post(offer, json={"seat": 0})
            assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "not_yours")

            again = (await bo.http.post(offer, json={"seat": 1})).json()["table"]
            assert (await ada.state(table))["table"]["rematch"] == again
            seen_by_others = await eve.http.get(f"/api/tables/{table}")
            assert seen_by_others.json()["table"]["rematch"] is None
            assert again not in seen_by_others.text, "it is private"
            for_ada = (await ada.state(again))["table"]
            assert for_ada["options"] == {"joining": "allowed"}
            assert [seat["reserved"] for seat in for_ada["seats"]] == [True, False]
            assert (await bo.state(again))["table"]["host"], "the person who offers is the host"

            stranger = await eve.join(again)
            assert stranger.json()["error"]["code"] == "full"
            reserved = await eve.join(again, seat=0)
            assert reserved.json()["error"]["code"] == "reserved"
            await ada.join(again)
            begun = (await bo.join(again)).json()["state"]
            assert begun["table"]["phase"] == "playing"
            assert [seat["name"] for seat in begun["table"]["seats"]] == ["Bo", "Ada"]
            old, new = (await bo.state(table))["table"], begun["table"]
            assert old["commitment"] != new["commitment"]

    asyncio.run(story())
