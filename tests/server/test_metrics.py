"""What monitors read of a running server, and what they warn of."""

from __future__ import annotations

import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cardtown.core import BadInput
from cardtown.server.logs import JsonFormatter
from cardtown.server.settings import Settings
from tests.server.harness import PATIENCE_S, Person, ServerProcess

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """A server with metrics, and the address of these."""
    with socket.socket() as place:  # bound, never listening: nobody else is given this port
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{place.getsockname()[1]}"
        folder = tmp_path_factory.mktemp("watched")
        env = {"CARDTOWN_METRICS": address, "CARDTOWN_LOG": "json"}
        with ServerProcess(folder, env=env) as server:
            yield server, f"http://{address}/metrics"


def read(url: str) -> dict[tuple[str, str], float]:
    """All samples, by name and by their first label."""
    families = text_string_to_metric_families(httpx.get(url, timeout=PATIENCE_S).text)
    return {
        (one.name, next(iter(one.labels.values()), "")): one.value
        for family in families
        for one in family.samples
    }


@pytest.mark.anyio
async def test_requests_refusals_and_commits_are_counted(
    watched: tuple[ServerProcess, str],
) -> None:
    server, url = watched
    person = await Person(server).introduce()
    async with person.live(await person.create()) as live:
        assert (await live.ask("ping"))["type"] == "granted"
    assert (await person.http.get("/api/tables/nowhere")).status_code == 404
    assert (await person.http.get("/api/nothing")).status_code == 404
    elsewhere = {"Origin": "https://evil.example"}
    answer = await person.http.post("/api/me", json={"name": "Eve"}, headers=elsewhere)
    assert answer.status_code == 403
    found = read(url)
    assert found["cardtown_tables", ""] == 1
    assert found["cardtown_requests_total", "http"] >= 3
    assert found["cardtown_request_seconds_count", "http"] >= 3
    assert found["cardtown_requests_total", "ping"] == 1
    assert found["cardtown_refused_total", "no_table"] == 1
    assert found["cardtown_refused_total", "http"] == 1
    assert found["cardtown_refused_total", "turned_away"] == 1
    assert found["cardtown_commit_changes_count", ""] >= 1
    assert found["cardtown_waiting_bots", ""] == 0
    await person.http.aclose()


@pytest.mark.anyio
async def test_no_stranger_adds_a_label(watched: tuple[ServerProcess, str]) -> None:
    """Else the memory of the server, and of whoever monitors it, would be anybody's to fill."""
    server, url = watched
    person = await Person(server).introduce()
    await nonsense(person, 0)
    before = set(read(url))
    for number in range(1, 4):
        await nonsense(person, number)
    assert set(read(url)) == before
    await person.http.aclose()


async def nonsense(person: Person, number: int) -> None:
    """Requests in which everything that a client may choose is different each time."""
    http = person.http
    await http.get(f"/api/nothing-{number}?{number}")
    await http.request(f"DO{number}", "/api/me", headers={f"X-{number}": "x"})
    await http.post(f"/api/tables/t{number}/requests", json={"do": f"do-{number}"})
    await http.post("/api/questions", json={"question": f"q-{number}", "input": {}})
    async with person.live(await person.create()) as live:
        for do in (f"do-{number}", "play", "undo"):
            await live.ask(do, seat=number + 1, action=f"action {number}", at=0)


@pytest.mark.anyio
async def test_people_see_none_of_it(watched: tuple[ServerProcess, str]) -> None:
    server, _ = watched
    answer = httpx.get(f"{server.url}/metrics", timeout=PATIENCE_S)
    assert answer.status_code == 404
    assert "cardtown_requests" not in answer.text


def test_dashboard_and_alerts_ask_for_metrics_that_exist(
    watched: tuple[ServerProcess, str],
) -> None:
    _, url = watched
    served = {name for name, _ in read(url)} | {"cardtown_refused_total"}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [one["expr"] for panel in dashboard["panels"] for one in panel["targets"]]
    asked += re.findall(r"expr: (.+)", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    named = set(re.findall(r"\b(?:cardtown|process)_\w+", " ".join(asked)))
    assert len(named) > 8
    assert named <= served


@pytest.mark.parametrize("address", ["9100", ":9100", "127.0.0.1:", "127.0.0.1:x", "a:65536"])
def test_an_address_of_metrics_that_makes_no_sense_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match=r"CARDTOWN_METRICS: must be an address such as"):
        Settings.from_environment({"CARDTOWN_METRICS": address})


def test_a_line_of_the_log_is_one_line_of_json_whatever_is_in_it() -> None:
    text = "a\nWARNING b: \x1b[2J\ud800"
    record = logging.LogRecord("a", logging.WARNING, "a.py", 1, "said %s", (text,), None)
    line = JsonFormatter().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["message"] == f"said {text}"


def test_the_log_is_text_or_json() -> None:
    assert Settings.from_environment({"CARDTOWN_LOG": "json"}).json_log
    with pytest.raises(BadInput, match="CARDTOWN_LOG: must be one of text, json"):
        Settings.from_environment({"CARDTOWN_LOG": "xml"})
