"""The types of events in JSON, derived from the fields that the events have."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import NoneType
from typing import Annotated, Any, Literal, NotRequired, get_args

from cardtown.core import Event
from cardtown.server.format.shapes.derive import Form, Forms, annotate, typed_dict


def event_types(names: Mapping[str, Any], forms: Forms) -> Any:
    """The union of all events in JSON, as `Event.to_json` gives them.

    `names` has the events, and the named tuples in them, by the names that their types shall have;
    a named tuple stands before the event that it is in. `forms` says what other types look like.
    """
    known = dict(forms)
    for name, kind in names.items():
        known[kind] = Form(_type(name, kind, known))
    return reduce(or_, [known[kind].type for kind in names.values() if issubclass(kind, Event)])


def _type(name: str, kind: Any, known: Forms) -> Any:
    """The type of what an event, or a named tuple in one, looks like."""
    entries = {field: annotate(kind, field, known).type for field in kind.__match_args__}
    if issubclass(kind, Event):
        for field, looks in entries.items():
            if kind.__dataclass_fields__[field].default is None:
                entries[field] = _left_out_if_none(looks)
        entries = {"event": Literal[kind.word], **entries}
    return typed_dict(name, inspect.getdoc(kind), entries)


def _left_out_if_none(looks: Any) -> Any:
    """The type of a field that JSON leaves out where it is None."""
    union, docstring = get_args(looks)
    rest = reduce(or_, [one for one in get_args(union) if one is not NoneType])
    return NotRequired[Annotated[rest, docstring]]
