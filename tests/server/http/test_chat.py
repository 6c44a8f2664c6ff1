"""Chat at a table: plain text, exactly as written, except for people who have muted the writer."""

from __future__ import annotations

import asyncio

import pytest

from cardtown.server.table.decide import MOST_SAID
from tests.server.harness import Person, ServerProcess, people, stranger
from tests.server.playing import begin

MARKUP = "<script>alert('&quot;')</script> \\u202e {{7*7}} ${x} %s"


def test_messages_reach_everybody_as_plain_data(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone, stranger(server) as eve:
            table = await begin(everyone, "card-city")
            async with eve.live(table) as line:
                said = await everyone[0].ask(table, "say", seat=0, text=f"  {MARKUP}\n ")
                update = await line.update(said.json()["number"])
            assert update["items"][-1]["text"] == MARKUP
            response = await eve.http.get(f"/api/tables/{table}")
            assert response.headers["content-type"] == "application/json"
            assert response.headers["x-content-type-options"] == "nosniff"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("x" * 201, "malformed"),
        (" \t ", "text"),
        ("a\x00b", "text"),
        ("\x1b[31mred", "text"),
        ("abc\u202edef", "text"),
        ("\u2067abc\u2069", "text"),
        ("\u200b", "text"),
    ],
)
def test_deceptive_texts_are_refused(server: ServerProcess, text: str, code: str) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            answer = await ada.ask(table, "say", seat=0, text=text)
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)

    asyncio.run(story())


def test_a_person_who_talks_too_much_has_to_wait_on_every_connection(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table, other = await ada.create(), await ada.create()
            await ada.join(table)
            await ada.join(other)
            hello = {"seat": 0, "text": "hello"}
            async with ada.live(table) as line:
                for _ in range(MOST_SAID):
                    assert (await line.ask("say", **hello))["type"] == "granted"
                assert (await line.ask("say", **hello))["error"]["code"] == "too_many"
            by_post = await ada.ask(table, "say", **hello)
            assert (by_post.status_code, by_post.headers["retry-after"]) == (429, "1")
            assert (await ada.ask(other, "say", **hello)).status_code == 200

    asyncio.run(story())


def test_a_person_who_mutes_somebody_reads_nothing_of_them_and_nobody_else_knows(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            ada, bo, cyd = everyone
            table = await begin(everyone, "card-city")
            await bo.ask(table, "say", seat=1, text="one")
            await ada.ask(table, "mute", seat=0, whom=1, muted=True)
            await bo.ask(table, "say", seat=1, text="two")

            async def heard_by(who: Person) -> list[str]:
                items = (await who.state(table))["items"]
                return [item["text"] for item in items if item["kind"] == "said"]

            assert await heard_by(ada) == []
            assert await heard_by(cyd) == ["one", "two"]
            assert not any(item["kind"] == "muted" for item in (await bo.state(table))["items"])
            seats = (await ada.state(table))["table"]["seats"]
            assert [seat["muted"] for seat in seats] == [False, True, False]
            await ada.ask(table, "mute", seat=0, whom=1, muted=False)
            assert await heard_by(ada) == ["one", "two"]

    asyncio.run(story())


def test_muted_are_people_and_not_seats(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd", "Dee") as (ada, bo, cyd, dee):
            table = await ada.create(game="card-city", seats=[{}, {}])
            for one in (ada, bo):
                await one.join(table)
            await bo.ask(table, "say", seat=1, text="from Bo")
            await ada.ask(table, "mute", seat=0, whom=1, muted=True)
            await bo.ask(table, "leave", seat=1)
            await cyd.join(table)
            await cyd.ask(table, "say", seat=1, text="from Cyd")
            mine = await ada.state(table)
            assert [one["text"] for one in mine["items"] if "text" in one] == ["from Cyd"]
            assert not mine["table"]["seats"][1]["muted"]

            await ada.ask(table, "leave", seat=0)
            taken = (await dee.join(table, seat=0)).json()["state"]
            assert [one["text"] for one in taken["items"] if "text" in one] == [
                "from Bo",
                "from Cyd",
            ]
            assert not any(one["kind"] == "muted" for one in taken["items"])

    asyncio.run(story())
