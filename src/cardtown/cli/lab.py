"""`cardtown lab`: its commands and their arguments; they import their code when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardtown.cli.help import GAMES, GameCommand

lab_app = typer.Typer(
    help="Tournaments between bots, kept as tables of rows.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)


@lab_app.command(cls=GameCommand)
def run(
    what: Annotated[
        str | None,
        typer.Argument(metavar="[GAME|FILE]", help=f"{GAMES}, or a tournament file"),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="who plays: bot:NAME[:PARAMETER=VALUE,…], virtual:LEVEL")
    ] = None,
    games: Annotated[int | None, typer.Option(help="how many games")] = None,
    seed: Annotated[str | None, typer.Option(help="the deals follow from it")] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--options", help="a rule switch, NAME=VALUE; may be repeated"),
    ] = None,
    deck: Annotated[str | None, typer.Option(help="play with this deck: a file, or a name")] = None,
    records: Annotated[
        bool, typer.Option("--records", help="keep the record of each game")
    ] = False,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="a bot's time limit for one decision; 10 if absent"),
    ] = None,
    out: Annotated[
        str | None, typer.Option(metavar="DIR", help="keep the run here; else in lab/NAME")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="DIR", help="go on with the run kept here")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="processes on this machine; all cores if absent")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="auto|local|ADDRESS", help="play on a Ray cluster"),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="answer in JSON")] = False,
) -> None:
    """Play a tournament and keep its rows; an interrupted one can be resumed."""
    from cardtown.cli.lab_run import TournamentRequest, run_tournament

    switches = tuple(options or ())
    request = TournamentRequest(what, seats, games, seed, switches, deck, records, seconds)
    raise typer.Exit(
        run_tournament(request, out=out, resume=resume, jobs=jobs, ray=ray, as_json=json)
    )


@lab_app.command()
def report(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="where the run is kept")],
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="write it here; else DIR/report.html")
    ] = None,
) -> None:
    """Write the report of a run: one HTML file that needs no network."""
    from cardtown.lab import report as lab_report

    target = Path(folder, "report.html") if out is None else Path(out)
    lab_report.write(Path(folder), target)
    print(target)


@lab_app.command(cls=GameCommand)
def balance(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"{GAMES}; else the first of them")
    ] = None,
    deck: Annotated[
        str | None, typer.Option(help="the deck on make_tournament; else the standard one")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="DECK",
            help="compare with a deck, or 'standard'; NAME=VALUE in a game without decks",
        ),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="who plays: bot:NAME[:PARAMETER=VALUE,…], virtual:LEVEL")
    ] = None,
    games: Annotated[int, typer.Option(help="how many games")] = 1000,
    seed: Annotated[str, typer.Option(help="the deals follow from it")] = "balance",
    options: Annotated[
        list[str] | None,
        typer.Option("--options", help="a rule switch, NAME=VALUE; may be repeated"),
    ] = None,
    out: Annotated[
        str | None, typer.Option(metavar="DIR", help="keep the runs here, in this/ and other/")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="processes on this machine; all cores if absent")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="answer in JSON")] = False,
) -> None:
    """Ask whether a deck or a rule switch is in balance, and what it changes."""
    from cardtown.cli import lab_balance

    tournament = lab_balance.make_tournament(game, seats, games, seed, options or [], deck)
    raise typer.Exit(
        lab_balance.run_study(tournament, against=against, out=out, jobs=jobs, as_json=json)
    )
