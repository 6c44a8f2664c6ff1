"""`cardtown puzzles`: find puzzles in games between bots, check them, and solve them."""

from __future__ import annotations

import multiprocessing
import shlex
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from cardtown.cli.help import GAMES, LANGUAGE_HELP, GameCommand

if TYPE_CHECKING:
    from cardtown.puzzles import Puzzle

puzzles_app = typer.Typer(
    help="Puzzles: positions in which one choice is clearly the best.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
Jobs = Annotated[int | None, typer.Option(min=1, help="processes; all cores if absent")]

_CHECKED_AT_ONCE = 20


def _processes(jobs: int | None) -> ProcessPoolExecutor:
    """Fresh processes: the threads of a progress bar do not survive a fork."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))


@puzzles_app.command(cls=GameCommand)
def mine(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 20,
    seed: Annotated[str, typer.Option(help="the games follow from it")] = "puzzles",
    most: Annotated[
        int, typer.Option(min=1, help="keep so many puzzles, the hardest of all themes")
    ] = 300,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="write them to a file")] = None,
    jobs: Jobs = None,
) -> None:
    """Find puzzles in games that bots play against each other, and check them."""
    from cardtown.cli.standings import progress_bar
    from cardtown.puzzles.checking import is_right
    from cardtown.puzzles.mining import in_turn
    from cardtown.puzzles.mining import mine as mine_game
    from cardtown.puzzles.stock import write_puzzles
    from cardtown.terminal.saves import writable

    file = None if out is None else writable(out, "out")
    found: list[Puzzle] = []
    with _processes(jobs) as pool, progress_bar(game, games) as advance:
        for puzzles in pool.map(partial(mine_game, game, seed), range(games)):
            found += puzzles
            advance(1)
        rest, kept = in_turn(found), list["Puzzle"]()
        while rest and len(kept) < most:
            some, rest = rest[:_CHECKED_AT_ONCE], rest[_CHECKED_AT_ONCE:]
            right = pool.map(is_right, some)
            kept += [one for one, is_one in zip(some, right, strict=True) if is_one]
    words = ["cardtown", "puzzles", "mine", game, "--games", str(games), "--seed", seed]
    text = write_puzzles(kept[:most], [shlex.join([*words, "--most", str(most)])])
    if file is None:
        print(text, end="")
    else:
        file.write_text(text, "utf-8")


@puzzles_app.command(cls=GameCommand)
def check(
    game: GameName,
    file: Annotated[str | None, typer.Option(help="a file of puzzles; ours if absent")] = None,
    search: Annotated[str | None, typer.Option(help="who checks: NAME[:PARAMETER=VALUE,…]")] = None,
    first: Annotated[int | None, typer.Option(min=1, help="only so many puzzles")] = None,
    jobs: Jobs = None,
) -> None:
    """Check by a long search that every puzzle has the answer that it says."""
    from cardtown.cli.files import read_text
    from cardtown.cli.standings import progress_bar
    from cardtown.puzzles import stock_of
    from cardtown.puzzles.checking import CHECK, is_right
    from cardtown.puzzles.stock import read_puzzles

    puzzles = (stock_of(game) if file is None else read_puzzles(read_text(file)))[:first]
    wrong = []
    with _processes(jobs) as pool, progress_bar(game, len(puzzles)) as advance:
        right = pool.map(partial(is_right, search=search or CHECK), puzzles)
        for number, (puzzle, one) in enumerate(zip(puzzles, right, strict=True), 1):
            advance(1)
            if not one:
                wrong.append(f"puzzle {number}: {puzzle.best}: {puzzle.position}")
    print(f"{len(puzzles) - len(wrong)} of {len(puzzles)} puzzles are right")
    for line in wrong:
        print(line)
    raise typer.Exit(1 if wrong else 0)


@puzzles_app.command(cls=GameCommand)
def play(
    game: GameName,
    theme: Annotated[str | None, typer.Option(help="only puzzles about this")] = None,
    difficulty: Annotated[
        int | None, typer.Option(min=1, max=3, help="only so hard ones, from 1 to 3")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="in this order; by chance if absent")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=LANGUAGE_HELP)] = None,
) -> None:
    """Solve the puzzles of a game in the terminal."""
    from cardtown.terminal.puzzles import solve

    solve(game, theme=theme, difficulty=difficulty, seed=seed, lang=lang)
