"""The page of a report: its head, and the sections of its game."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import version
from typing import Any, Final, Protocol, cast

from cardtown import games
from cardtown.lab.estimate import FEW
from cardtown.lab.report import common, words
from cardtown.lab.report.observations import Observations
from cardtown.lab.report.page import Fact, Page, Section
from cardtown.lab.tournament import DECK_FILE, Tournament
from cardtown.options import read_option

_COUNTED: Final = ("scores", "course")
"""The sections that count rather than estimate."""


class ReportPart(Protocol):
    """What a game brings, as the module that is its part for reports."""

    def sections(self, observed: Observations) -> Iterator[Section]:
        """The sections that only this game has, in the order of the page."""


def page_of(observed: Observations) -> Page:
    """The report of what was observed."""
    tournament = observed.tournament
    return Page(
        game=words.game_name(tournament.game),
        theme=tournament.game,
        title=words.join_names(
            f"{count} × {words.entrant_name(kind)}" if count > 1 else words.entrant_name(kind)
            for kind, count in Counter(tournament.entrants).items()
        ),
        facts=_facts(observed),
        command=command(tournament),
        tournament=tournament.to_toml(),
        version=version("cardtown"),
        warning=_warning(observed),
        sections=[_cautious(observed, section) for section in _sections(observed)],
    )


def _sections(observed: Observations) -> Iterator[Section]:
    several = len(observed.tournament.entrants) > 1
    if several:
        yield common.winners(observed)
        yield common.rating(observed)
    yield common.scores(observed)
    if (part := _part(observed)) is not None:
        yield from part.sections(observed)
    yield common.course(observed)


def _part(observed: Observations) -> ReportPart | None:
    return cast(ReportPart | None, games.part(observed.tournament.game, "lab.report"))


def _cautious(observed: Observations, section: Section) -> Section:
    """The section, without its finding if there are too few deals for one."""
    if observed.deals >= FEW or section.anchor in _COUNTED:
        return section
    deals = "One deal is" if observed.deals == 1 else f"{observed.deals} deals are"
    return replace(section, finding=f"{deals} too few to tell.")


def _facts(observed: Observations) -> list[Fact]:
    tournament = observed.tournament
    facts = [
        Fact("games", f"{observed.games.height:,}"),
        Fact("deals", f"{observed.deals:,}"),
        Fact("seats", str(len(tournament.entrants))),
        Fact("seed", tournament.seed),
    ]
    if tournament.stamp.name != tournament.game:
        facts.append(Fact("deck", tournament.stamp.name))
    facts += [Fact(name, str(value)) for name, value in tournament.options.items()]
    return facts


def _warning(observed: Observations) -> str | None:
    played, wanted = observed.games.height, observed.tournament.games
    said = []
    if played != wanted:
        said.append(f"This run is not complete: {played:,} of {wanted:,} games have been played.")
    if _part(observed) is None:
        said.append(f"{words.game_name(observed.tournament.game)} brings no sections of its own.")
    return " ".join(said) or None


def command(tournament: Tournament) -> str:
    """The command that plays the same tournament again."""
    said = [
        ["cardtown", "lab", "run", tournament.game],
        ["--seats", ",".join(tournament.entrants)],
        ["--games", str(tournament.games)],
        ["--seed", tournament.seed],
        ["--seconds", f"{tournament.seconds:g}"],
        *(["--options", _format_switch(*option)] for option in tournament.options.items()),
        *([["--deck", DECK_FILE]] if tournament.deck is not None else []),
        *([["--records"]] if tournament.records else []),
    ]
    return " \\\n  ".join(map(shlex.join, said))


def _format_switch(name: str, value: Any) -> str:
    """Format a rule switch as the command line reads it."""
    plain = f"{name}={value}"
    return plain if read_option(plain) == (name, value) else f"{name}={json.dumps(value)}"
