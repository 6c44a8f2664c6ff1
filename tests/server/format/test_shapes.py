"""The JSON of views, decisions and events at every step of random games."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from importlib import import_module
from itertools import permutations
from pkgutil import walk_packages
from typing import Any, get_args, get_type_hints

import pytest
from typing_extensions import is_typeddict

from cardtown import games
from cardtown.core import BadInput, Decision
from cardtown.games.card_city import view as card_city_view
from cardtown.games.card_city.lots import divisions
from cardtown.games.card_city.table import Phase as CardCityPhase
from cardtown.games.card_city.table import Stage
from cardtown.games.carson_city import view as carson_view
from cardtown.games.carson_city.table import Phase as CarsonPhase
from cardtown.server.format import shapes
from cardtown.server.format.shapes import card_city
from cardtown.server.format.shapes.description import adapters, schemas
from tests.any_table import AnyTable
from tests.server.format.tables import a_table, steps

PREFIX = {"carson-city": "Carson", "card-city": "CardCity"}


def viewers(table: AnyTable) -> list[int | None]:
    return [*range(len(table.seats)), None]


def view_bytes(table: AnyTable, viewer: int | None) -> bytes:
    return shapes.to_bytes(shapes.of(table.facts.game).view(table.view(viewer)))


def decision_bytes(table: AnyTable, decision: Decision[Any]) -> bytes:
    own = table.view(decision.seat)
    return shapes.to_bytes(shapes.of(table.facts.game).decision(decision, own))


def accept(name: str, shape: str, document: bytes) -> None:
    """Check the document; the types alone are enough, nothing is converted."""
    adapters()[f"{PREFIX[name]}{shape}Shape"].validate_json(document, strict=True)


# --- views --------------------------------------------------------------------------------------


@a_table
def test_every_view_has_its_shape(name: str, kinds: list[str], options: dict[str, Any]) -> None:
    for table in steps(name, kinds, options):
        for viewer in viewers(table):
            accept(name, "View", view_bytes(table, viewer))


@a_table
def test_no_byte_changes_when_only_hidden_facts_differ(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    rng = random.Random(8)
    for table in steps(name, kinds, options):
        for viewer in viewers(table):
            other = table.resample(viewer, rng)
            assert view_bytes(other, viewer) == view_bytes(table, viewer)
            own = None if viewer is None else table.decision(viewer)
            if viewer is not None and own is not None:
                same = other.decision(viewer)
                assert same is not None
                assert decision_bytes(other, same) == decision_bytes(table, own)


@a_table
def test_a_cached_part_is_what_would_be_serialized_again(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    """A replayed table has equal cities that are other objects."""
    for table in steps(name, kinds, options):
        if len(table.history) % 10 == 0:
            again = games.get(name).new_table(kinds, seed="steps", options=options)
            for seat, action in table.history:
                again.apply(seat, action)
            for viewer in viewers(table):
                assert view_bytes(again, viewer) == view_bytes(table, viewer)


@a_table
def test_seats_score_as_the_score_command_says(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    score = games.get(name).queries["score"]
    for table in steps(name, kinds, options):
        for seat in json.loads(view_bytes(table, None))["seats"]:
            question = {"rows": seat["city"]["rows"]}
            if name == "card-city":
                question |= {"coins": seat["coins"]}
            else:
                question |= {"characters": seat["characters"], "sold": seat["sold"]}
            if seat["kind"].startswith("virtual:"):
                assert seat["score"] is None
                assert seat["points"] == seat["appeal"]
            else:
                assert seat["score"] == score(question)
                assert seat["points"] == seat["score"]["total"]


# --- decisions ----------------------------------------------------------------------------------


def words(option: dict[str, Any]) -> str:
    """The text of an option, made of its other fields."""
    found: list[Any] = []
    for key, value in option.items():
        if key != "text":
            found += value if isinstance(value, list) else [value]
    return " ".join(map(str, found))


@a_table
def test_options_say_the_same_in_words_and_in_fields(
    name: str, kinds: list[str], options: dict[str, Any]
) -> None:
    for table in steps(name, kinds, options):
        for decision in table.decisions():
            document = decision_bytes(table, decision)
            accept(name, "Decision", document)
            shape = json.loads(document)
            assert (shape["seat"], shape["kind"]) == (decision.seat, decision.kind)
            if decision.kind != "divide":
                texts = [option["text"] for option in shape["options"]]
                assert [table.grammar.parse(text) for text in texts] == list(decision.options)
                assert [words(option) for option in shape["options"]] == texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_division_can_be_written_from_what_the_decision_says(players: int) -> None:
    table = games.get("card-city").new_table(["human"] * players, seed="divide")
    (decision,) = table.decisions()
    shape = json.loads(decision_bytes(table, decision))
    assert shape["cards"] == list(table.view(decision.seat).seats[decision.seat].hand.known)
    open_lot, shown, _ = shape["sizes"]
    texts = set()
    for order in set(permutations(shape["cards"])):
        numbers = list(range(len(order)))
        lots: list[list[int]] = []
        for kinds in (
            order[:open_lot],
            order[open_lot : open_lot + shown],
            order[open_lot + shown :],
        ):
            lot = []
            for kind in kinds:
                lot.append(next(one for one in numbers if shape["cards"][one] == kind))
                numbers.remove(lot[-1])
            lots.append(sorted(lot))
        texts.add("divide " + " | ".join(" ".join(map(str, lot)) for lot in lots))
    assert texts == {str(option) for option in decision.options}


def test_there_are_as_many_divisions_as_the_description_says() -> None:
    assert len(divisions("CILLPPRR")) == 139
    assert "up to 139 ways" in (card_city.types.CardCityDivideShape.__doc__ or "")


# --- events -------------------------------------------------------------------------------------


@a_table
def test_every_event_has_its_shape(name: str, kinds: list[str], options: dict[str, Any]) -> None:
    for table in steps(name, kinds, options):
        if table.over:
            for event in table.events:
                accept(name, "Event", shapes.to_bytes(event.to_json()))


@pytest.mark.parametrize("name", games.names())
def test_the_events_described_are_those_that_happen(name: str) -> None:
    union = shapes.of(name).TYPES.event
    describe_answer = {get_args(get_type_hints(event)["event"])[0] for event in get_args(union)}
    rng = random.Random(9)
    happened: set[str] = set()
    for number in range(200):
        seats = ["human"] * (4 if name == "carson-city" else 1 + number % 4)
        table = games.get(name).new_table(seats, seed=f"events {number}")
        while not table.over:
            decision = rng.choice(table.decisions())
            table.apply(decision.seat, rng.choice(decision.options))
        for event in table.events:
            document = event.to_json()
            if document["event"] not in happened:
                accept(name, "Event", shapes.to_bytes(document))
                happened.add(document["event"])
        if happened == describe_answer:
            return
    assert happened == describe_answer


# --- the description ----------------------------------------------------------------------------


def typed_dicts() -> dict[str, Any]:
    """All that stand anywhere in the package of shapes."""
    modules = [
        import_module(module.name)
        for module in walk_packages(shapes.__path__, f"{shapes.__name__}.")
    ]
    return {name: value for m in modules for name, value in vars(m).items() if is_typeddict(value)}


def test_all_shapes_are_described_with_their_docstrings() -> None:
    described = schemas()
    assert set(typed_dicts()) | set(adapters()) == set(described)
    for name, shape in typed_dicts().items():
        assert described[name]["description"].split("\n")[0] == shape.__doc__.split("\n")[0]
        open_to_more = name == "PlainEventShape"  # a game without shapes may say anything
        assert described[name]["additionalProperties"] is open_to_more
    points = described["CarsonSeatShape"]["properties"]["points"]
    assert points == {
        "description": "The current score.",
        "title": "Points",
        "type": "integer",
    }


def test_only_what_does_not_change_or_does_not_apply_may_be_absent() -> None:
    absent = {
        (name, field)
        for name, schema in schemas().items()
        if not name.endswith("LineChanges")
        for field in schema.get("properties", {})
        if field not in schema["required"]
    }
    assert absent == {("CardCityHoldEvent", "under"), ("CardCityIllegalCell", "touches")}


def test_schemas_refer_only_to_each_other() -> None:
    described = schemas()
    text = json.dumps(described)
    prefix = '"$ref": "#/components/schemas/'
    references = {part.split('"')[0] for part in text.split(prefix)[1:]}
    assert references
    assert references <= set(described)
    assert text.count('"$ref"') == text.count(prefix)


@pytest.mark.parametrize(
    ("literal", "values"),
    [
        (carson_view.PhaseName, [phase.value for phase in CarsonPhase]),
        (card_city_view.PhaseName, [phase.value for phase in CardCityPhase]),
        (card_city_view.StageName, [stage.value for stage in Stage]),
    ],
)
def test_words_are_those_of_the_games(literal: Any, values: list[str]) -> None:
    assert list(get_args(literal)) == values


# --- the frame ----------------------------------------------------------------------------------


def test_a_game_that_is_not_installed_is_refused() -> None:
    with pytest.raises(BadInput, match="must be one of carson-city, card-city"):
        shapes.of("chess")


def test_pydantic_is_loaded_only_for_the_description() -> None:
    program = (
        "import sys; from cardtown.server.format import shapes\n"
        "shapes.of('carson-city'); shapes.of('card-city')\n"
        "assert 'pydantic' not in sys.modules\n"
        "from cardtown.server.format.shapes import description\n"
        "description.schemas()\n"
        "assert 'pydantic' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
