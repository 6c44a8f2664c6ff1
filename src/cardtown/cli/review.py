"""`cardtown review`: what the decisions of a recorded game gave away, and what was better."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table as Grid

from cardtown import games
from cardtown.bots import Ranked
from cardtown.bots.luck import Luck, Part, effects, luck_of
from cardtown.bots.review import MISSED, Judged, Summary, judge_for, review, summarize
from cardtown.cli.files import read_deck, read_record
from cardtown.cli.printing import print_for_people
from cardtown.core import BadInput, Game, Record, message

_SHOWN = 3


def show_review(
    file: str,
    *,
    seat: int | None,
    bot: str | None,
    luck: bool,
    deck: str | None,
    as_json: bool,
) -> None:
    """Judge the decisions of one seat, or of all, in the game of a file.

    With `luck`, say what the final margins came from too.
    """
    record = read_record(file)
    if seat is not None and not 0 <= seat < len(record.seats):
        most = len(record.seats) - 1
        raise BadInput("seat", f"must be from 0 to {most}", message("bad-range", most=most))
    game = games.get(record.game)
    judge = bot or judge_for(record.game)
    cards = read_deck(game, deck)
    margins = list(_margins(record, game, cards, seat)) if luck else []
    found = review(record, game, judge, deck=cards, seat=seat)
    if as_json:
        _print_lines(found, record)
        for one in margins:
            print(json.dumps(_luck_document(one)))
    else:
        _print_people(list(found), record, judge)
        if margins:
            print_for_people(_luck_grid(margins, record))


def _margins(record: Record, game: Game, deck: Any, seat: int | None) -> Iterator[Luck]:
    """What the final margin of a seat, or of every seat that decides, came from."""
    if record.result is None:
        problem = "the game is not over: there is no margin yet"
        raise BadInput("luck", problem, message("bad-record-unfinished"))
    found = effects(record, game, deck=deck)
    for number, one in enumerate(record.seats):
        if not one.virtual and seat in (None, number):
            yield luck_of(number, record.result.scores, found)


def _print_lines(found: Any, record: Record) -> None:
    judged = []
    for one in found:
        judged.append(one)
        print(json.dumps(_document(one)), flush=True)
    for summary in _summaries(judged, record):
        print(json.dumps(_summary_document(summary)))


def _summaries(judged: Sequence[Judged], record: Record) -> list[Summary]:
    found = (summarize(judged, seat) for seat in range(len(record.seats)))
    return [one for one in found if one is not None]


def _document(one: Judged) -> dict[str, Any]:
    return (
        {
            "index": one.index,
            "seat": one.seat,
            "kind": one.kind,
            "action": str(one.chosen.action),
            "best": str(one.best.action),
            "lost": round(one.lost, 2),
            "before": round(one.before, 4),
            "given": round(one.given.value, 4),
            "given_margin": round(one.given.margin, 4),
            "mark": one.mark.value,
            "reasons": {"action": dict(one.chosen.reasons), "best": dict(one.best.reasons)},
        }
        | _chances(one)
        | _offers(one)
    )


def _offers(one: Judged) -> dict[str, Any]:
    offers = {of: offer.to_json() for of, offer in one.offers.items()}
    return {"offers": offers} if offers else {}


def _chances(one: Judged) -> dict[str, Any]:
    if one.chosen.chance is None or one.best.chance is None:
        return {}
    chances = {"action": one.chosen.chance, "best": one.best.chance}
    return {
        "chance": {of: round(chance, 4) for of, (chance, _) in chances.items()},
        "margin": {of: round(margin, 4) for of, (_, margin) in chances.items()},
    }


def _summary_document(summary: Summary) -> dict[str, Any]:
    return {
        "seat": summary.seat,
        "accuracy": round(summary.accuracy, 4),
        "kinds": {kind: round(mean, 4) for kind, mean in summary.kinds.items()},
        "marks": {mark.value: count for mark, count in summary.marks.items()},
    }


def _luck_document(luck: Luck) -> dict[str, Any]:
    return {
        "seat": luck.seat,
        "luck": {
            "margin": round(luck.margin, 2),
            "deal": _part(luck.deal),
            "others": _part(luck.others),
            "own": {kind: _part(one) for kind, one in luck.own.items()},
        },
    }


def _part(part: Part) -> dict[str, float]:
    return {"value": round(part.value, 4), "margin": round(part.margin, 4)}


def _luck_grid(margins: Sequence[Luck], record: Record) -> Grid:
    grid = Grid(title="what the margins came from, in points", title_justify="left")
    grid.add_column("seat")
    kinds = sorted({kind for one in margins for kind in one.own})
    for column in ("margin", "the deal", "others", *(f"own: {kind}" for kind in kinds)):
        grid.add_column(column, justify="right")
    for one in margins:
        own = [_shown(one.own[kind]) if kind in one.own else "" for kind in kinds]
        name = record.seats[one.seat].name
        grid.add_row(name, f"{one.margin:+.1f}", _shown(one.deal), _shown(one.others), *own)
    return grid


def _shown(part: Part) -> str:
    return f"{part.value:+.1f} ± {part.margin:.1f}" if part.margin else f"{part.value:+.1f}"


def _print_people(judged: Sequence[Judged], record: Record, judge: str) -> None:
    for summary in _summaries(judged, record):
        kinds = ", ".join(f"{kind} {mean:.0%}" for kind, mean in summary.kinds.items())
        name = record.seats[summary.seat].name
        print_for_people(f"{name}: accuracy {summary.accuracy:.0%} ({kinds})")
        marks = [f"{count} {mark.value}" for mark, count in summary.marks.items() if count]
        print_for_people(f"  {', '.join(marks)}")
        worst = sorted(
            (one for one in judged if one.seat == summary.seat and one.mark in MISSED),
            key=lambda one: -one.given.value,
        )
        if worst:
            print_for_people(_grid(worst[:_SHOWN]))
    print_for_people(f"Judged by {judge}, from what each seat could know.")


def _grid(worst: Sequence[Judged]) -> Grid:
    grid = Grid(title="the biggest mistakes", title_justify="left")
    numbers = {"action", "chance given away", "points"}
    for column in ("action", "mark", "chance given away", "points", "played", "better", "why"):
        grid.add_column(column, justify="right" if column in numbers else "left")
    for one in worst:
        played, better = (_with_chance(option) for option in (one.chosen, one.best))
        given = f"{one.given.value:.0%} ± {one.given.margin:.0%}"
        row = (given, f"{one.lost:.1f}", played, better, _why(one))
        grid.add_row(str(one.index), one.mark.value, *row)
    return grid


def _with_chance(option: Ranked[Any]) -> str:
    if option.chance is None:
        return str(option.action)
    chance, margin = option.chance
    return f"{option.action} (wins {chance:.0%} ± {margin:.0%})"


def _why(one: Judged) -> str:
    at_once = [f"{line} {points:+d}" for line, points in one.best.reasons]
    offered = [str(one.offers["best"])] if "best" in one.offers else []
    return ", ".join([*at_once, f"later {one.best.later:+.1f} (estimate)", *offered])
