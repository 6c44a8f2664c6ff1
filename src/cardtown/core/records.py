"""Records: a game as seed and actions, exact forever.

The document is described in docs/records.md. Reading is strict: anything unexpected is refused
with the field named, because a record that is nearly right is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardtown.core import documents
from cardtown.core.chance import check_seed, commitment
from cardtown.core.errors import BadAction, BadInput, CardtownError, RecordMismatch
from cardtown.core.game import Facts, Game, Seat
from cardtown.core.messages import Message, message
from cardtown.core.table import DeckStamp, Result, Table

FORMAT = "cardtown-record/1"
_OPTIONAL = ("result", "rules", "practice")
_REQUIRED = ("format", "game", "options", "deck", "seats", "seed", "commitment", "actions")


@dataclass(frozen=True, slots=True)
class Record:
    """One game, finished (with a result) or not."""

    game: str
    options: Mapping[str, Any]
    deck: DeckStamp
    seats: tuple[Seat, ...]
    seed: str
    actions: tuple[tuple[int, str], ...]
    result: Result | None
    rules: int = 1
    """The version of the game's rules (`Facts.version`)."""
    practice: bool = False
    """Whether somebody could take back what had revealed secrets: the result proves little."""

    @classmethod
    def of(cls, table: Table[Any, Any], *, practice: bool = False) -> Record:
        """The record of a table in its current state; the table must have been set up from a
        seed."""
        if table.seed is None:
            problem = "a resampled table has no seed and cannot be recorded"
            raise BadInput("seed", problem, message("bad-seed"))
        return cls(
            game=table.facts.game,
            options=dict(table.options),
            deck=table.deck,
            seats=table.seats,
            seed=table.seed,
            actions=tuple((seat, str(action)) for seat, action in table.history),
            result=table.result,
            rules=table.facts.version,
            practice=practice,
        )

    def to_json(self) -> dict[str, Any]:
        """The record as a JSON document."""
        document: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": {"version": self.rules},
            "options": dict(self.options),
            "deck": self.deck._asdict(),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "actions": [list(action) for action in self.actions],
        }
        if self.practice:
            document["practice"] = True
        if self.result is not None:
            document["result"] = self.result.to_json()
        return document

    def to_text(self) -> str:
        """The record as text, one action a line, so that people and diffs can read it."""
        document = self.to_json()
        actions = document.pop("actions")
        result = document.pop("result", None)
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in document.items()]
        body = ",\n".join(f"    {json.dumps(action)}" for action in actions)
        lines.append(f'  "actions": [\n{body}\n  ]' if actions else '  "actions": []')
        if result is not None:
            lines[-1] += ","
            lines.append(f'  "result": {json.dumps(result)}')
        return "{\n" + "\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, document: Any) -> Record:
        """Read a record; raise :class:`BadInput` naming the field at fault."""
        fields = documents.fields(document, required=_REQUIRED, optional=_OPTIONAL)
        if fields["format"] != FORMAT:
            raise BadInput("format", f"must be {FORMAT!r}", message("bad-format", format=FORMAT))
        seed = check_seed(documents.text(fields["seed"], "seed"))
        if fields["commitment"] != commitment(seed):
            problem = "is not the SHA-256 of the seed: the record was changed"
            raise BadInput("commitment", problem, message("bad-commitment"))
        return cls(
            game=documents.text(fields["game"], "game"),
            options=documents.fields(fields["options"], "options", any_key=True),
            deck=_deck(fields["deck"]),
            seats=_seats(fields["seats"]),
            seed=seed,
            actions=_actions(fields["actions"]),
            result=_result(fields["result"]) if fields.get("result") is not None else None,
            rules=_rules(fields.get("rules", {"version": 1})),
            practice=documents.flag(fields.get("practice", False), "practice"),
        )


def replay(record: Record, game: Game, deck: Any = None) -> Table[Any, Any]:
    """Replay a record from its seed and return the table.

    Raises :class:`BadInput` if it takes another deck or another version of the rules, and
    :class:`RecordMismatch` with the index of the first action that does not fit, or, for a result
    that is not the one recorded, with the number of actions.
    """
    *_, (table, _) = replay_steps(record, game, deck)
    return table


def replay_steps(
    record: Record, game: Game, deck: Any = None
) -> Iterator[tuple[Table[Any, Any], int]]:
    """Replay a record action by action: the table before each of them with its index, then after
    the last; it is one table that changes. Raises as :func:`replay` does."""
    check_rules(game.facts, record.rules)
    deck = deck_of(record, game, deck)
    table = game.new_table(record.seats, seed=record.seed, options=record.options, deck=deck)
    if table.deck != record.deck:
        raise BadInput(
            "deck.sha256",
            f"the record was played with another deck ({documents.show(record.deck.name)}, "
            f"sha256 {_short(record.deck.sha256)}); give that deck with --deck",
            message("bad-deck", name=record.deck.name[:40]),
        )
    for index, (seat, text) in enumerate(record.actions):
        yield table, index
        try:
            table.play(seat, text)
        except BadAction as error:
            raise RecordMismatch(index, str(error), _unfit(index, error)) from None
        except CardtownError as error:
            problem = f"{text!r} by seat {seat}: {error}"
            raise RecordMismatch(index, problem, _unfit(index, error)) from None
    if record.result is not None and table.result != record.result:
        problem = _difference(record.result, table.result)
        raise RecordMismatch(len(record.actions), problem, message("bad-record-result"))
    yield table, len(record.actions)


def _unfit(index: int, error: CardtownError) -> Message | None:
    """The error that an action does not fit, with the reason."""
    return error.message and message("bad-record-action", index=index, reason=error.message)


def _short(sha256: str) -> str:
    return f"{sha256[:12]}…" if sha256.isalnum() else documents.show(sha256)


def deck_of(record: Record, game: Game, deck: Any = None) -> Any:
    """The deck to replay a record with: the one given, or the game's own deck that it names.

    None stands for the only cards that the game has.
    """
    return game.find_deck(record.deck.sha256) if deck is None else deck


def check_rules(facts: Facts, version: int) -> None:
    """Raise :class:`BadInput` for a game played by other rules than the installed ones."""
    if version != facts.version:
        other = "a newer" if version > facts.version else "an older"
        raise BadInput(
            "rules.version",
            f"the game was played by version {version} of the rules of {facts.title}, and this "
            f"Cardtown knows version {facts.version}: use {other} Cardtown",
            message("bad-version", version=str(version)[:12], known=facts.version),
        )


def _difference(recorded: Result, replayed: Result | None) -> str:
    if replayed is None:
        return "the record ends here with a result, but the game is not over"
    return (
        f"the result is scores {list(replayed.scores)}, winners {list(replayed.winners)}; "
        f"the record says {list(recorded.scores)}, {list(recorded.winners)}"
    )


def _rules(value: Any) -> int:
    fields = documents.fields(value, "rules", required=("version",))
    return documents.count(fields["version"], "rules.version")


def _deck(value: Any) -> DeckStamp:
    fields = documents.fields(value, "deck", required=("name", "sha256"))
    return DeckStamp(
        documents.text(fields["name"], "deck.name"), documents.text(fields["sha256"], "deck.sha256")
    )


def _seats(value: Any) -> tuple[Seat, ...]:
    seats = []
    for index, item in enumerate(documents.items(value, "seats")):
        where = f"seats[{index}]"
        fields = documents.fields(item, where, required=("name", "kind"))
        name = documents.text(fields["name"], f"{where}.name")
        seats.append(Seat(name, documents.text(fields["kind"], f"{where}.kind")))
    return tuple(seats)


def _actions(value: Any) -> tuple[tuple[int, str], ...]:
    actions = []
    for index, item in enumerate(documents.items(value, "actions")):
        where = f"actions[{index}]"
        pair = documents.items(item, where)
        if len(pair) != 2:  # a seat and a text
            raise BadInput(where, "must be [seat, text]", message("bad-pair", pair="[seat, text]"))
        actions.append((documents.whole(pair[0], where), documents.text(pair[1], where)))
    return tuple(actions)


def _result(value: Any) -> Result:
    fields = documents.fields(value, "result", required=("scores", "winners"))
    return Result(
        *(
            tuple(
                documents.whole(item, f"result.{key}")
                for item in documents.items(fields[key], f"result.{key}")
            )
            for key in ("scores", "winners")
        )
    )
