"""What somebody saw of a game, held against its record: events, and entries of its table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardtown.core import EVERYONE, BadInput, Event, Record, Table, documents
from cardtown.core.game import HUMAN
from cardtown.proof.steps import Seen, SeenEntry, Step, false, true, unproven

_BEGINS: Final = "started"
_PLAYS: Final = "played"
_SITS_DOWN: Final = "joined"
_GETS_UP: Final = ("left", "freed", "draw_missed")


# --- reading a story ----------------------------------------------------------------------------


def events_seen(story: Any) -> list[Seen]:
    """The events in a list, or in the story of a table as the server sends it.

    A story has items, some with `events`; those undone later are left out. Raises
    :class:`BadInput` for anything else.
    """
    plain = [Seen(item) for _, item in _items(story) if "event" in item]
    return [*plain, *(event for entry in entries_seen(story) for event in entry.events)]


def entries_seen(story: Any) -> list[SeenEntry]:
    """The entries in the story of a table, without the actions that were undone later.

    A list of events has none. Raises :class:`BadInput` for anything else.
    """
    found: dict[int, SeenEntry] = {}
    last = 0
    for where, item in _items(story):
        if "event" in item:
            continue
        entry = _read_entry(item, where)
        if entry.number <= last:
            raise BadInput(f"{where}.number", "must be larger than the number before")
        last = entry.number
        found[last] = entry
        if entry.kind == "undone":
            played = documents.whole(item.get("played"), f"{where}.played")
            if played >= min(found) and (played not in found or found[played].kind != _PLAYS):
                raise BadInput(f"{where}.played", "is not the number of an action")
            found = _without(found, played, alone=item.get("alone") is True)
    return list(found.values())


def _items(story: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    for index, value in enumerate(documents.items(story, "events")):
        where = f"events[{index}]"
        yield where, documents.fields(value, where, any_key=True)


def _read_entry(item: Mapping[str, Any], where: str) -> SeenEntry:
    number = documents.count(item.get("number"), f"{where}.number")
    kind = documents.text(item.get("kind"), f"{where}.kind")
    if ("events" in item) != (kind in (_BEGINS, _PLAYS)):
        raise BadInput(f"{where}.events", f"belong to what is {_BEGINS} or {_PLAYS}")
    seat = None
    if kind == _PLAYS or "seat" in item:
        seat = documents.whole(item.get("seat"), f"{where}.seat")
    name = documents.text(item.get("name"), f"{where}.name") if kind == _SITS_DOWN else None
    events = [
        Seen(documents.fields(event, f"{where}.events", required=("event",), any_key=True))
        for event in documents.items(item.get("events", []), f"{where}.events")
    ]
    return SeenEntry(number, kind, seat, name, events)


def _without(found: Mapping[int, SeenEntry], played: int, *, alone: bool) -> dict[int, SeenEntry]:
    """The entries without an undone action, and without or in doubt about the later ones."""
    kept = {}
    for number, entry in found.items():
        if entry.kind != _PLAYS or number < played:
            kept[number] = entry
        elif alone and number > played:
            doubted = [one._replace(stays=False) for one in entry.events]
            kept[number] = entry._replace(events=doubted)
    return kept


# --- the entries --------------------------------------------------------------------------------


def check_entries(
    seen: Sequence[SeenEntry], record: Record, brought: Sequence[Sequence[Event]]
) -> Step:
    """Hold the entries that somebody saw against a record.

    `brought` has the events of the deal, and then those of each action that fits.
    """
    whole = any(entry.kind == _BEGINS for entry in seen)
    played = [entry for entry in seen if entry.kind == _PLAYS]
    expected = _expected(record, brought)
    first = (0,) if whole else range(len(expected) - len(played) + 1)  # a story may begin late
    problems = [_find_difference(played, expected[start:]) for start in first]
    if None not in problems:
        where = problems[0] if whole else "what was seen is nowhere in the record"
        return false("entries", where or "")
    if whole and (problem := _check_names(seen, record) or _check_deal(seen, brought[0])):
        return false("entries", problem)
    if not played:
        return unproven("entries", "none that was seen is in the record")
    return true("entries", f"the {len(played)} actions that were seen are those of the record")


class _Expected(NamedTuple):
    """An action of the record."""

    seat: int
    events: Sequence[dict[str, Any]]


def _expected(record: Record, brought: Sequence[Sequence[Event]]) -> list[_Expected]:
    played = zip(record.actions, brought[1:], strict=False)  # those that fit
    return [_Expected(seat, _as_json(events)) for (seat, _), events in played]


def _as_json(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events after a round trip through JSON, where a pair is a list."""
    return [json.loads(json.dumps(event.to_json())) for event in events]


def _find_difference(seen: Sequence[SeenEntry], expected: Sequence[_Expected]) -> str | None:
    for index, entry in enumerate(seen):
        if index >= len(expected):
            return f"entry {entry.number} plays an action that the record does not have"
        other = expected[index]
        if entry.seat != other.seat:
            return f"entry {entry.number} is by seat {entry.seat}, the action by seat {other.seat}"
        if not _brings(entry, other.events):
            return f"entry {entry.number} shows events that its action does not bring"
    return None


def _brings(entry: SeenEntry, events: Sequence[dict[str, Any]]) -> bool:
    return all(one.event in events for one in entry.events if one.stays)


def _check_deal(seen: Sequence[SeenEntry], deal: Sequence[Event]) -> str | None:
    began = next(entry for entry in seen if entry.kind == _BEGINS)
    if any(entry.kind == _PLAYS and entry.number < began.number for entry in seen):
        return f"entry {began.number} begins the game after its first action"
    if not _brings(began, _as_json(deal)):
        return f"entry {began.number} shows events that the deal does not bring"
    return None


def _check_names(seen: Sequence[SeenEntry], record: Record) -> str | None:
    """Whether the people who had sat down when the game began are those of the record."""
    names: dict[int | None, str | None] = {}
    numbers = []
    for entry in seen:
        numbers.append(entry.number)
        if entry.kind == _BEGINS:
            break
        if entry.kind in (_SITS_DOWN, *_GETS_UP):
            names[entry.seat] = entry.name
    for seat, name in names.items():
        of_record = (
            record.seats[seat] if seat is not None and 0 <= seat < len(record.seats) else None
        )
        if of_record is None or of_record.kind != HUMAN or of_record.name != name:
            return f"{documents.show(name)} sat at seat {seat}, but not in the record"
    complete = len(numbers) > 1 and numbers == [*range(1, len(numbers) + 1)]
    for seat, one in enumerate(record.seats):
        if complete and one.kind == HUMAN and seat not in names:
            return f"nobody sat down at seat {seat}, where the record has a person"
    return None


# --- the events ---------------------------------------------------------------------------------


def check_events(seen: Sequence[Seen], table: Table[Any, Any]) -> Step:
    """Hold the events that somebody saw against those of a replayed record."""
    recorded = [_RecordedEvent.of(event) for event in table.events]
    at = compared = 0
    for number, (event, stays) in enumerate(seen):
        # A list of events may begin in the middle of the game.
        place = _find_next(event, recorded, at, anywhere=not compared)
        other = recorded[place].event if place < len(recorded) else None
        if event == other:
            at = place + 1
            compared += 1
        elif stays:
            return false(
                "events", _difference(number, event, _counterpart(event, recorded[at:place], other))
            )
    if not compared:
        return unproven("events", "there are none to compare with")
    return true("events", f"all {compared} that were seen are what the seed and the actions bring")


class _RecordedEvent(NamedTuple):
    """An event of the replayed record."""

    event: dict[str, Any]
    for_all: bool

    @classmethod
    def of(cls, event: Event) -> _RecordedEvent:
        """The event after a round trip through JSON, where a pair is a list."""
        return cls(json.loads(json.dumps(event.to_json())), event.audience is EVERYONE)


def _find_next(
    event: Mapping[str, Any], recorded: Sequence[_RecordedEvent], at: int, *, anywhere: bool
) -> int:
    """The index where an event comes next, or where a public event rules it out."""
    for place, other in enumerate(recorded[at:], at):
        if other.event == event or (other.for_all and not anywhere):
            return place
    return len(recorded)


def _counterpart(
    event: Mapping[str, Any], passed: Sequence[_RecordedEvent], other: Mapping[str, Any] | None
) -> Mapping[str, Any] | None:
    """The recorded event to compare with: one of the same kind and seat, or else `other`."""
    whose = (event["event"], event.get("seat"))
    same = (one.event for one in passed if (one.event["event"], one.event.get("seat")) == whose)
    return next(same, other)


def _difference(number: int, seen: Mapping[str, Any], other: Mapping[str, Any] | None) -> str:
    found = f"event {number} that was seen is {documents.show(seen['event'])}"
    if other is None:
        return f"{found}, which the record does not bring"
    if seen["event"] != other["event"]:
        return f"{found}, but the record brings {documents.show(other['event'])}"
    key = next(key for key in [*other, *seen] if not _same(key, seen, other))
    return (
        f"{found} with {documents.show(key)} {documents.show(seen.get(key))}, "
        f"but the record brings {documents.show(other.get(key))}"
    )


def _same(key: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return key in one and key in other and bool(one[key] == other[key])
