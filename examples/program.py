"""A program that plays at a server of Cardtown: it accepts every challenge, and plays at random.

python examples/program.py https://example.org TOKEN
"""

import asyncio
import json
import random
import secrets
import sys
from itertools import accumulate

import httpx
from websockets.asyncio.client import connect


def choose(decision):
    """The text of an action; only the divisions of Card City have to be composed."""
    if decision["kind"] != "divide":
        return random.choice(decision["options"])["text"]
    ends = list(accumulate(decision["sizes"]))
    lots = [range(end - size, end) for end, size in zip(ends, decision["sizes"], strict=True)]
    return "divide " + " | ".join(" ".join(map(str, lot)) for lot in lots)


async def ask(http, method, path, **wanted):
    """Ask the server; if that was too often, wait and ask again."""
    while (answer := await http.request(method, path, **wanted)).status_code == 429:
        await asyncio.sleep(1)
    return answer


async def play(http, table):
    """Decide at a table until somebody else has to."""
    path = f"/api/tables/{table}"
    state = (await ask(http, "GET", path)).raise_for_status().json()
    while state["decision"]:
        action = choose(state["decision"])
        wanted = {"do": "play", "seat": state["seat"], "action": action, "at": state["number"]}
        answer = (await ask(http, "POST", f"{path}/requests", json=wanted)).json()
        state = answer.get("state") or (await ask(http, "GET", path)).json()  # refused: look again


async def main(server, token):
    """Follow all tables of the program over one connection."""
    headers = {"Authorization": f"Bearer {token}"}
    live = server.replace("http", "ws", 1) + "/api/programs/live?plays=card-city,carson-city"
    async with (
        httpx.AsyncClient(base_url=server, headers=headers, timeout=60) as http,
        connect(live, additional_headers=headers) as socket,
    ):
        async for message in socket:
            news = json.loads(message).get("table")
            if news and news["challenge"] is not None:
                join = {"do": "join", "name": "", "entropy": secrets.token_hex(16)}
                path = f"/api/tables/{news['table']['id']}/requests"
                await ask(http, "POST", path, json={**join, "seat": news["challenge"]})
            elif news and news["your_turn"]:
                await play(http, news["table"]["id"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
