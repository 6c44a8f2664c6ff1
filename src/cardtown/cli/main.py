"""`cardtown`: every command, its arguments, and its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from cardtown.cli.help import CHAPTER, GAMES, LANGUAGE_HELP, RULE, GameCommand
from cardtown.cli.lab import lab_app
from cardtown.cli.one_line import one_line
from cardtown.cli.puzzles import puzzles_app
from cardtown.core.errors import CardtownError, MissingExtra

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="cardtown",
    help="City-building card games to play, study and simulate.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help starts three times as fast
)
deck_app = typer.Typer(
    help="Custom decks.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)
bot_app = typer.Typer(
    help="Bots that play with people at a server.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)
daily_app = typer.Typer(
    help="The deals of each day.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)
app.add_typer(deck_app, name="deck")
app.add_typer(bot_app, name="bot")
app.add_typer(daily_app, name="daily")
app.add_typer(lab_app, name="lab")
app.add_typer(puzzles_app, name="puzzles")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
File = Annotated[str, typer.Argument(metavar="FILE", help="a file, or - for standard input")]
Json = Annotated[bool, typer.Option("--json", help="answer in JSON")]
Language = Annotated[str | None, typer.Option("--lang", help=LANGUAGE_HELP)]
DeckFile = Annotated[
    str | None,
    typer.Option("--deck", help="play with this deck: a file, or the name of one of ours"),
]


@app.command(cls=GameCommand)
def play(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(help="who plays, with commas: you, bot:NAME, virtual:LEVEL"),
    ] = None,
    names: Annotated[str | None, typer.Option(help="names of the seats, with commas")] = None,
    seed: Annotated[str | None, typer.Option(help="deal exactly this game")] = None,
    deck: DeckFile = None,
    record: Annotated[str | None, typer.Option(help="write the record of the game here")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="a rule switch, NAME=VALUE; may be repeated")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play a game in the terminal; without 'you' among the seats it plays by itself."""
    from cardtown.terminal.play import play as play_game

    with _in_language(lang, as_json=json):
        code = play_game(
            game,
            seats=seats,
            names=names,
            seed=seed,
            deck=deck,
            record=record,
            options=option or [],
            lang=lang,
            json_output=json,
        )
    raise typer.Exit(code)


@app.command()
def resume(
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="a saved game; else the newest")
    ] = None,
    record: Annotated[str | None, typer.Option(help="write the record of the game here")] = None,
    deck: DeckFile = None,
    lang: Language = None,
) -> None:
    """Continue a saved game."""
    from cardtown.terminal.play import resume as resume_game

    with _in_language(lang):
        code = resume_game(file, record=record, deck=deck, lang=lang)
    raise typer.Exit(code)


@app.command()
def replay(
    file: File,
    events: Annotated[bool, typer.Option("--events", help="show all that happened")] = False,
    position: Annotated[
        int | None,
        typer.Option(metavar="ACTION", help="print the position before an action, from 0"),
    ] = None,
    deck: DeckFile = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play a record again, checking every action and the result."""
    from cardtown.cli.replay import replay_file, show_position

    with _in_language(lang, as_json=json):
        if position is not None:
            show_position(file, position, deck=deck, as_json=json)
            return
        code = replay_file(file, deck=deck, events=events, lang=lang, as_json=json)
    raise typer.Exit(code)


@app.command()
def verify(
    file: File,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="what was published before the game")
    ] = None,
    entropy: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT:HEX", help="what a seat added to the seed; may be repeated"),
    ] = None,
    sealed: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT:HEX", help="the seal of what a seat added; may be repeated"),
    ] = None,
    deck_hash: Annotated[
        str | None, typer.Option(metavar="HEX", help="the deck as named before the game")
    ] = None,
    events: Annotated[
        str | None, typer.Option(metavar="FILE", help="the events as somebody saw them")
    ] = None,
    deck: DeckFile = None,
    json: Json = False,
) -> None:
    """Prove step by step that a recorded game was dealt and played fairly."""
    from cardtown.cli.verify import verify_file

    raise typer.Exit(
        verify_file(
            file,
            published=commitment,
            entropies=entropy or [],
            seals=sealed or [],
            deck_hash=deck_hash,
            events=events,
            deck=deck,
            as_json=json,
        )
    )


@app.command(cls=GameCommand)
def score(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """Score a city line by line, with the buildings that earned it."""
    _ask("score", game, file, json, lang)


@app.command(cls=GameCommand)
def earnings(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """Score a city building by building: what each earns, and on which lines."""
    _ask("earnings", game, file, json, lang)


@app.command(cls=GameCommand)
def placements(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """List every place where a card may be put."""
    _ask("placements", game, file, json, lang)


@app.command(cls=GameCommand)
def sellable(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """List the cards of a city that may be sold."""
    _ask("sellable", game, file, json, lang)


@app.command(cls=GameCommand)
def developments(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """List every way in which a city can develop."""
    _ask("developments", game, file, json, lang)


@app.command(cls=GameCommand)
def income(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """Count the income of a city."""
    _ask("income", game, file, json, lang)


@app.command(cls=GameCommand)
def doubts(game: GameName, file: File, json: Json = False, lang: Language = None) -> None:
    """Say what may be wrong with a city: the rules that it breaks."""
    _ask("doubts", game, file, json, lang)


def _ask(command: str, game: str, file: str, as_json: bool, lang: str | None) -> None:
    from cardtown.cli.ask import ask

    with _in_language(lang, as_json=as_json):
        ask(command, game, file, as_json=as_json, lang=lang)


@app.command()
def hint(
    file: File,
    bot: Annotated[str, typer.Option(help="who is asked: NAME[:PARAMETER=VALUE,…]")] = "planner",
    deck: DeckFile = None,
    json: Json = False,
) -> None:
    """Show what a bot thinks of the options in a saved game, and why."""
    from cardtown.cli.hint import show_hint

    show_hint(file, bot=bot, deck=deck, as_json=json)


@app.command()
def evaluate(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="a position as text")],
    seat: Annotated[
        int | None, typer.Option(help="look through this seat at what a spectator sees")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(help="who is asked: NAME[:PARAMETER=VALUE,…]; the strongest")
    ] = None,
    deck: DeckFile = None,
    json: Json = False,
) -> None:
    """Show what a bot thinks of the options in a position, and why."""
    from cardtown.cli.evaluate import evaluate_position

    evaluate_position(position, seat=seat, bot=bot, deck=deck, as_json=json)


@app.command()
def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option(help="one seat, counted from 0; all if absent")
    ] = None,
    bot: Annotated[str | None, typer.Option(help="who judges: NAME[:PARAMETER=VALUE,…]")] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="say what was luck: what the margins came from")
    ] = False,
    deck: DeckFile = None,
    json: Json = False,
) -> None:
    """Show what the decisions of a recorded game gave away, and what was better."""
    from cardtown.cli.review import show_review

    show_review(file, seat=seat, bot=bot, luck=luck, deck=deck, as_json=json)


@app.command()
def hindsight(
    file: File,
    effort: Annotated[int, typer.Option(help="how many changes to try")] = 20_000,
    deck: DeckFile = None,
    json: Json = False,
) -> None:
    """Show the best city that the cards taken in a recorded game could make."""
    from cardtown.cli.hindsight import show_hindsight

    show_hindsight(file, effort=effort, deck=deck, as_json=json)


@app.command(cls=GameCommand)
def arena(
    game: GameName,
    seats: Annotated[
        str, typer.Option(help="who plays: bot:NAME[:PARAMETER=VALUE,…], virtual:LEVEL")
    ],
    games: Annotated[int, typer.Option(help="how many games")] = 100,
    seed: Annotated[str, typer.Option(help="the deals of the match follow from it")] = "arena",
    jobs: Annotated[int | None, typer.Option(help="processes; all cores if absent")] = None,
    json: Json = False,
) -> None:
    """Let bots play a match: win rates and margins with intervals."""
    from cardtown.cli.arena import run_match

    run_match(game, seats=seats, games=games, seed=seed, jobs=jobs, as_json=json)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="the address to listen at; 0.0.0.0 for all")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(help="the port; 0 takes any that is free (default: 8000, or the next free)"),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME")
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="show the table in the browser, where there is one")
    ] = False,
) -> None:
    """Serve tables for people, in the browser and online."""
    try:
        from cardtown.server.serve import serve as serve_tables
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "cardtown":
            raise
        raise MissingExtra(package, "server") from None

    raise typer.Exit(serve_tables(host, port, database, open_browser=open_browser))


@app.command()
def batch() -> None:
    """Answer JSON lines from standard input, one line each, until it ends."""
    from cardtown.cli.batch import answer_lines

    answer_lines(sys.stdin.buffer, sys.stdout)


@app.command(cls=GameCommand)
def rules(
    words: Annotated[
        list[str],
        typer.Argument(metavar="NUMBER|WORDS", help=f"{RULE}, a chapter {CHAPTER}, or words"),
    ],
    lang: Language = None,
) -> None:
    """Show a rule by its number, a chapter, or all rules with certain words."""
    from cardtown.cli.rules import show_rules

    with _in_language(lang):
        show_rules(" ".join(words), lang)


@deck_app.command("check")
def check_deck(
    file: File,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="its game, where several have decks")
    ] = None,
    json: Json = False,
) -> None:
    """Check a deck that people have made, and say where it differs from the printed table."""
    from cardtown.cli.deck import check

    check(file, game=game, as_json=json)


@bot_app.command("connect")
def connect_bot(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="the server, such as https://example.org")
    ],
    token: Annotated[
        str,
        typer.Option(
            envvar="CARDTOWN_TOKEN",
            help="what the server showed when you made the program; others can read it in the"
            " list of processes, unless it is in the environment",
        ),
    ],
    bot: Annotated[str, typer.Option(metavar="NAME", help="NAME[:PARAMETER=VALUE,…]")] = "planner",
    games: Annotated[
        int, typer.Option(min=1, help="games at once; further challenges are declined")
    ] = 4,
    table: Annotated[
        list[str] | None, typer.Option(metavar="LINK", help="sit down here; may be repeated")
    ] = None,
) -> None:
    """Play at a server as a program of yours: accept challenges, until Ctrl-C."""
    from cardtown.cli.bot import connect_bot as connect

    connect(url, token, bot, games, table or [])


@daily_app.command("verify")
def verify_day(
    day: Annotated[str, typer.Argument(metavar="DATE", help="a date such as 2026-11-19")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="what was published of that day")],
    anchor: Annotated[
        str | None, typer.Option(metavar="HEX", help="the anchor as it was published before")
    ] = None,
    before: Annotated[
        str | None, typer.Option(metavar="HEX", help="the key of the day before, as published")
    ] = None,
    entropy: Annotated[
        list[str] | None,
        typer.Option(metavar="HEX", help="what you added the day before; may be repeated"),
    ] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="the record of a game of that day")
    ] = None,
    json: Json = False,
) -> None:
    """Prove that nobody chose or exchanged the deals of a day."""
    from cardtown.cli.daily import verify_day as verify

    code = verify(
        day,
        file,
        anchor=anchor,
        before=before,
        entropies=entropy or [],
        record=record,
        as_json=json,
    )
    raise typer.Exit(code)


@contextmanager
def _in_language(lang: str | None, *, as_json: bool = False) -> Iterator[None]:
    """Say errors in the language that the command speaks; in English to programs (`--json`)."""
    try:
        yield
    except CardtownError as error:
        from cardtown.cli.speech import say_error

        said = None if as_json else say_error(error, lang)
        if said is None:
            raise
        raise CardtownError(said) from None


def run() -> None:
    """The console script."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """Run a command and return its exit code; every error becomes one line."""
    try:
        code = app(arguments, standalone_mode=False)
        sys.stdout.flush()
    except (CardtownError, typer.TyperException) as error:
        print(f"cardtown: {one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; keep the interpreter from failing again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0
