"""A game from the command line to its end: `play` starts one, `resume` continues one."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType

from cardtown import games
from cardtown.core import (
    BadInput,
    Deck,
    Game,
    Record,
    Seat,
    Table,
    commitment,
    deck_of,
    message,
    new_seed,
    replay,
)
from cardtown.localization import Texts, choose_language
from cardtown.options import read_option
from cardtown.seats import split_seats
from cardtown.terminal.bots import SeatedBots
from cardtown.terminal.console import Display, Terminal
from cardtown.terminal.plain import PlainScreen
from cardtown.terminal.saves import Save, Saves, read_record, reason, writable, write_whole
from cardtown.terminal.screen import Screen, part_for
from cardtown.terminal.seating import read_seats
from cardtown.terminal.session import Ending, Session

INTERRUPTED: Final = 130


def play(
    game: str,
    *,
    seats: str | None = None,
    names: str | None = None,
    seed: str | None = None,
    deck: str | None = None,
    record: str | None = None,
    options: Sequence[str] = (),
    lang: str | None = None,
    json_output: bool = False,
) -> int:
    """Play a game and return the exit code; raise :class:`CardtownError` if it cannot start."""
    texts = _texts(lang)
    rules = games.get(game)
    listed = read_seats(rules.facts, seats, names, texts)
    deck_text = None if deck is None else _read_deck(game, deck)
    host = _host(rules, deck_text, texts, record, json_output=json_output)
    host.warn_about_deck()
    asked = len(listed) if seats is None else len(split_seats(seats))
    notes = host.describe_added_seats(listed[asked:])
    chosen = dict(map(read_option, options))
    code = host.new_game(listed, _seed(seed), chosen, notes)
    return host.play_again(code, listed, chosen)


def resume(
    file: str | None = None,
    *,
    record: str | None = None,
    deck: str | None = None,
    lang: str | None = None,
) -> int:
    """Continue a saved game, the newest if none is named, and return the exit code."""
    texts = _texts(lang)
    saves = Saves.of_user(os.environ)
    save = saves.newest() if file is None else saves.find(file)
    saved = read_record(save.file)
    rules = games.get(saved.game)
    deck_text = save.deck() if deck is None else _read_deck(saved.game, deck)
    host = _host(rules, deck_text, texts, record)
    code = host.continue_game(saved, save)
    return host.play_again(code, saved.seats, saved.options)


def _host(
    game: Game,
    deck_text: str | None,
    texts: Texts,
    record: str | None,
    *,
    json_output: bool = False,
) -> _Host:
    """Who runs games at this terminal."""
    return _Host(
        game,
        None if deck_text is None else game.load_deck(deck_text),
        deck_text,
        texts,
        Terminal.standard(os.environ),
        None if record is None else writable(record, "record"),
        json_output,
    )


def show_replay(
    table: Table[Any, Any], record: Record, *, events: bool = False, lang: str | None = None
) -> None:
    """Show a record that has been replayed: its log if `events`, and how it ended or stands."""
    texts = _texts(lang)
    terminal = Terminal.standard(os.environ)
    screen = _screen(record.game, texts)
    view = table.view(None)
    if events:
        for event in table.events:
            if line := screen.describe(event, view):
                terminal.show(line)
    terminal.show(_draw_scores(screen, table, terminal.display))
    terminal.show(texts("ui-replayed", n=len(record.actions)))


def _screen(game: str, texts: Texts) -> Screen[Any, Any]:
    """The screen that a game brings, or a plain one."""
    part = part_for(game)
    return PlainScreen(texts) if part is None else part.SCREEN(texts)


def _draw_scores(
    screen: Screen[Any, Any], table: Table[Any, Any], display: Display
) -> RenderableType:
    """How the game ended, or how it stands."""
    view = table.view(None)
    if table.result is None:
        return screen.score(view, display)
    return screen.result(view, table.result, display)


@dataclass(frozen=True, slots=True)
class _Host:
    """Sets up the table, runs the session, and saves the outcome."""

    game: Game
    deck: Deck | None
    deck_text: str | None
    texts: Texts
    terminal: Terminal
    record: Path | None
    json_output: bool

    def play_again(
        self, code: int | None, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> int:
        """Let the same seats play again as long as they want a rematch; return the exit code."""
        while code is None:
            code = self.new_game(seats, new_seed(), options)
        return code

    def new_game(
        self,
        seats: Sequence[Seat],
        seed: str,
        options: Mapping[str, Any],
        notes: Sequence[str] = (),
    ) -> int | None:
        """Play a game from the start; None if the people want a rematch."""
        table = self.game.new_table(seats, seed=seed, options=options, deck=self.deck)
        bots = SeatedBots(self.game.facts.game, seats)
        if not _has_people(table, bots):
            if not self.json_output:
                for note in notes:
                    self.terminal.say(note)
            return self._run_session(table, bots, None)
        sealed = self.texts("ui-sealed", text=commitment(seed))
        return self._run_session(table, bots, self._new_save(table), [*notes, sealed])

    def continue_game(self, saved: Record, save: Save) -> int | None:
        """Continue a game; None if the people want a rematch."""
        deck = deck_of(saved, self.game, self.deck)
        table = replay(saved, self.game, deck)
        bots = SeatedBots(saved.game, saved.seats)
        if table.over:
            self._show_result(table)
            return 0
        if not Saves.of_user(os.environ).holds(save):
            save = self._new_save(table)
        return self._run_session(table, bots, save, [self.texts("ui-resumed", name=save.name)])

    def _new_save(self, table: Table[Any, Any]) -> Save:
        save = Saves.of_user(os.environ).new(table)
        if self.deck_text is not None:
            save.keep_deck(self.deck_text)
        return save

    def _run_session(
        self,
        table: Table[Any, Any],
        bots: SeatedBots,
        save: Save | None,
        notes: Sequence[str] = (),
    ) -> int | None:
        screen = _screen(self.game.facts.game, self.texts)
        session = Session(table, screen, bots, self.terminal, self.texts, save, notes)
        ending = session.run()
        table = session.table
        self._write_record(table)
        if ending is not Ending.OVER:
            command = "cardtown resume" + (f" {save.name}" if save is not None else "")
            self.terminal.say("\n" + self.texts("ui-kept", text=command))
            return 0 if ending is Ending.LEFT else INTERRUPTED
        if save is not None:
            save.finish(table)
        self._show_result(table)
        return None if save is not None and self._rematch(table) else 0

    def _rematch(self, table: Table[Any, Any]) -> bool:
        """Whether the people want another game after a shared win."""
        if table.result is None or len(table.result.winners) == 1:
            return False
        try:
            answer = self.terminal.ask(self.texts("ui-rematch")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return False
        return answer[:1] in ("y", self.texts("yes").lower()[0]) if answer else False

    # --- messages ----------------------------------------------------------------------------

    def warn_about_deck(self) -> None:
        """Warn about each difference from the printed deck; the game is played all the same."""
        for difference in () if self.deck is None else self.deck.differences():
            print(f"cardtown: warning: {difference}", file=sys.stderr)

    def describe_added_seats(self, added: Sequence[Seat]) -> list[str]:
        """A sentence about the seats that were added to fill the table, if there are any."""
        names = ", ".join(seat.name for seat in added)
        return [self.texts("ui-filled-up", text=names)] if added else []

    def _show_result(self, table: Table[Any, Any]) -> None:
        if self.json_output:
            print(json.dumps(Record.of(table).to_json()["result"]))
            return
        screen = _screen(self.game.facts.game, self.texts)
        self.terminal.show(_draw_scores(screen, table, self.terminal.display))
        self.terminal.show(self.texts("ui-seed", text=table.seed or ""))

    def _write_record(self, table: Table[Any, Any]) -> None:
        if self.record is None:
            return
        try:
            write_whole(self.record, Record.of(table).to_text())
        except OSError as error:
            problem = f"cannot write {self.record}: {reason(error)}"
            raise BadInput("record", problem, message("bad-write", file=str(self.record))) from None
        if not self.json_output:
            self.terminal.say(self.texts("ui-record-written", file=str(self.record)))


def _has_people(table: Table[Any, Any], bots: SeatedBots) -> bool:
    """Whether any seat is played by a person at this terminal."""
    return any(not seat.virtual and number not in bots for number, seat in enumerate(table.seats))


# --- arguments ----------------------------------------------------------------------------------


def _texts(lang: str | None) -> Texts:
    return Texts.load(choose_language(lang, os.environ))


def _seed(seed: str | None) -> str:
    if seed is None:
        return new_seed()
    if not seed.isprintable():
        raise BadInput("seed", "must be printable text", message("bad-seed"))
    return seed


def _read_deck(game: str, file: str) -> str:
    """The text of a deck, given by its file or by the name of one that the game brings."""
    try:
        return Path(games.deck_file(game, file)).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        problem = f"byte {error.start} of the file is not UTF-8 text"
        raise BadInput("deck", problem, message("bad-utf8", byte=error.start)) from None
    except OSError as error:
        problem = f"cannot read {file}: {reason(error)}"
        raise BadInput("deck", problem, message("bad-read", file=file)) from None
