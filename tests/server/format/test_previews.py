"""Previews of both games at every step of random play: their schema, and what they may know."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import jsonschema_rs
import pytest

from cardtown import games
from cardtown.core import BadInput, Decision
from cardtown.server.app import make_app
from cardtown.server.format import previews, shapes
from cardtown.server.settings import Settings
from tests.server.format.tables import a_table, people, steps

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def schema() -> jsonschema_rs.Validator:
    """What the description of the server says of an answer."""
    document = make_app(Settings("sqlite://")).openapi()
    answer = document["paths"]["/api/tables/{table_id}/previews"]["get"]["responses"]["200"]
    reference = answer["content"]["application/json"]["schema"]
    return jsonschema_rs.Draft202012Validator({**reference, "components": document["components"]})


def preview_bytes(name: str, view: Any, seat: int, decision: Decision[Any] | None) -> bytes:
    return shapes.to_bytes(previews.of(name).previews(view, seat, decision))


@a_table
def test_every_preview_has_its_schema(
    schema: jsonschema_rs.Validator, name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    for table in steps(name, kinds, options):
        for seat in people(table):
            found = preview_bytes(name, table.view(seat), seat, table.decision(seat))
            schema.validate({"number": 1, "seat": seat, "previews": json.loads(found)})


def test_the_schema_allows_nothing_else(schema: jsonschema_rs.Validator) -> None:
    table = games.get("card-city").new_table(["human"], seed="previews")
    found = json.loads(preview_bytes("card-city", table.view(0), 0, table.decision(0)))
    assert schema.is_valid({"number": 1, "seat": 0, "previews": found})
    for cell in (found["cards"][0]["cells"][0], found):
        cell["secret"] = 1
        assert not schema.is_valid({"number": 1, "seat": 0, "previews": found})
        del cell["secret"]


@a_table
def test_no_byte_changes_when_only_hidden_facts_differ(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    """The other view is a copy through and through, so that nothing in it is remembered."""
    rng = random.Random(12)
    for number, table in enumerate(steps(name, kinds, options)):
        seat = people(table)[number % len(people(table))]
        other = table.resample(seat, rng)
        anew = deepcopy(other.view(seat))
        assert preview_bytes(name, anew, seat, other.decision(seat)) == preview_bytes(
            name, table.view(seat), seat, table.decision(seat)
        )


@a_table
def test_no_refusal_tells_hidden_facts(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    rng = random.Random(13)
    known: dict[str, Any] = {}
    for table in steps(name, kinds, options):
        for decision in table.decisions():
            other = table.resample(decision.seat, rng)
            known |= {str(one): one for one in decision.options[:3]}
            for action in rng.sample(list(known.values()), min(5, len(known))):
                if action not in decision.options:
                    sentence = str(table.refusal(decision.seat, action))
                    assert str(other.refusal(decision.seat, action)) == sentence


@a_table
def test_asking_changes_nothing(name: str, kinds: list[str], options: dict[str, Any]) -> None:
    for table in steps(name, kinds, options):
        if len(table.history) % 10 == 0:
            before = table.copy()
            for seat in people(table):
                preview_bytes(name, table.view(seat), seat, table.decision(seat))
            assert table == before


def test_a_game_that_is_not_installed_is_refused() -> None:
    with pytest.raises(BadInput, match="must be one of carson-city, card-city"):
        previews.of("chess")
