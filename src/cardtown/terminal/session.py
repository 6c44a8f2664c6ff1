"""One session at a table: people and bots decide in turn until the game ends or they leave.

A session works for any game. It holds the table, but shows people only what is in their view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final

from rich.console import Group
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from cardtown import bots
from cardtown.bots import Occasion
from cardtown.core import Action, BadAction, CardtownError, Decision, Record, RuleBreach, Table
from cardtown.localization import Texts
from cardtown.terminal import lookup
from cardtown.terminal.bots import SeatedBots
from cardtown.terminal.console import Terminal, Typed
from cardtown.terminal.saves import Save, read_record, reason, write_whole
from cardtown.terminal.screen import Screen

_PROMPT_LINES: Final = 3
_NEWS_AT_LEAST: Final = 2
_NEWS_WHEN_RESUMED: Final = 8
_LONGEST_ECHO: Final = 40
_HINTS: Final = 5


class Ending(Enum):
    """How a session ended."""

    OVER = "the game is over"
    LEFT = "left, to be resumed"
    INTERRUPTED = "interrupted, to be resumed"


class _Leave(Exception):
    """Raised when somebody wants to leave."""


class Session:
    """One session. `table` is always consistent: actions are played on a copy that replaces it."""

    def __init__(
        self,
        table: Table[Any, Any],
        screen: Screen[Any, Any],
        bots: SeatedBots,
        terminal: Terminal,
        texts: Texts,
        save: Save | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        """Start a session at a table; a `save` is written after every action.

        The notes appear with the first picture of the table.
        """
        self.table = table
        self._screen = screen
        self._bots = bots
        self._terminal = terminal
        self._texts = texts
        self._save = save
        self._people = [
            number
            for number, seat in enumerate(table.seats)
            if not seat.virtual and number not in bots
        ]
        resumed = len(table.events) - _NEWS_WHEN_RESUMED if table.history else 0
        self._seen = dict.fromkeys(range(len(table.seats)), max(resumed, 0))
        self._at_keyboard: int | None = None
        self._unwatched = False
        """Whether the others looked away during the last decision."""
        self._notes = list(notes)
        self._commands: dict[str, Callable[[str, Decision[Any]], bool]] = {
            "help": self._help,
            "?": self._help,
            "undo": self._undo,
            "save": self._save_copy,
            "rules": self._rules,
            "log": self._log,
            "score": self._score,
            "hint": self._hint,
            "hide": self._hide,
            "show": self._show,
            "quit": self._quit,
            "exit": self._quit,
        }

    # --- the loop ----------------------------------------------------------------------------

    def run(self) -> Ending:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.table.over:
                self._step()
        except (_Leave, EOFError):
            return Ending.LEFT
        except KeyboardInterrupt:
            self._write_save()
            return Ending.INTERRUPTED
        return Ending.OVER

    def _step(self) -> None:
        """Let one seat make one decision."""
        decision = self.table.decisions()[0]
        if decision.seat in self._bots:
            self._let_bot_play(decision)
        elif len(decision.options) == 1 and not self._shows_secrets(decision):
            self._notes.append(self._t("only-choice", text=str(decision.options[0])))
            self._play(decision.seat, decision.options[0])
        else:
            self._ask_person(decision)

    def _let_bot_play(self, decision: Decision[Any]) -> None:
        """Let a bot decide; report one that fails, and go on without it."""
        self._play(decision.seat, self._bots.choose(self.table, decision))
        if (why := self._bots.new_forfeit(decision.seat)) is not None:
            name = self._name(decision.seat)
            self._terminal.complain(self._t("forfeit", name=name, text=why))

    def _play(self, seat: int, action: Action) -> None:
        """Play an action and save the game; if it is refused, the table stays as it was."""
        after = self.table.copy()
        after.play(seat, action)
        self._replace(after)

    def _replace(self, table: Table[Any, Any]) -> None:
        self.table = table
        self._write_save()

    def _write_save(self) -> None:
        """Write the save. A full disk must not end the game: report it and play on."""
        if self._save is None:
            return
        try:
            self._save.write(self.table)
        except OSError as error:
            self._notes.append(self._t("not-saved", file=str(self._save.file), text=reason(error)))

    # --- a person decides --------------------------------------------------------------------

    def _ask_person(self, decision: Decision[Any]) -> None:
        """Ask until the person has chosen, or something else has to be decided."""
        secret = self._screen.secret(decision) and len(self._people) > 1
        typed = Typed.SEEN
        if secret:
            self._hand_over(decision)
            typed = Typed.UNSEEN if self._screen.blind(decision) else Typed.FORGOTTEN
        self._at_keyboard = decision.seat
        self._unwatched = secret
        self._draw(decision)
        while True:
            line = self._terminal.ask(self._question(decision), typed)
            if self._answer(line, decision):
                break
        if secret:
            self._terminal.wipe(wholly=True)

    def _shows_secrets(self, decision: Decision[Any]) -> bool:
        """Whether the table drawn for this decision shows secrets."""
        return self._screen.secret(decision) and not self._screen.blind(decision)

    def _hand_over(self, decision: Decision[Any]) -> None:
        """Clear the screen and ask the others to look away before a secret choice."""
        seat = decision.seat
        watched = self._shows_secrets(decision) and not self._unwatched
        if seat != self._at_keyboard or watched:
            self._terminal.wipe(wholly=True)
            self._show_notes()
            line = self._terminal.ask(self._t("pass-keyboard", name=self._name(seat)))
            if line.strip().lower() in ("quit", "exit"):
                raise _Leave

    def _draw(self, decision: Decision[Any]) -> None:
        """Draw the table, what has happened since, and the notes, as far as they fit."""
        seat = decision.seat
        view = self.table.view(seat)
        board = self._screen.render(view, decision, self._terminal.display)
        self._terminal.wipe()
        room = self._terminal.display.height - self._terminal.lines(board) - _PROMPT_LINES
        self._show_news(view, seat, max(room, _NEWS_AT_LEAST))
        self._terminal.show(board)
        self._show_notes()

    def _show_notes(self) -> None:
        for note in self._notes:
            self._terminal.say(note)
        self._notes.clear()

    def _show_news(self, view: Any, seat: int, room: int) -> None:
        """Show what has happened since the person's last decision, shortened if it does not fit."""
        events = self.table.events_for(seat, self._seen[seat])
        news = [
            line for line in (self._screen.describe(event, view) for _, event in events) if line
        ]
        if not news:
            return
        picture = Group(Line(self._t("news"), style="dim", align="left"), *map(Text, news))
        if self._terminal.lines(picture) <= room:
            self._terminal.show(picture)
            return
        close = self._terminal.wrap("  ".join(news))
        if len(close) > room:
            close = [Text(self._t("more-in-log"), style="dim"), *close[1 - room :]]
        self._terminal.show(Group(*close))

    def _question(self, decision: Decision[Any]) -> str:
        question = self._screen.question(self.table.view(decision.seat), decision)
        return f"{self._name(decision.seat)}: {question}" if len(self._people) > 1 else question

    # --- lines -------------------------------------------------------------------------------

    def _answer(self, line: str, decision: Decision[Any]) -> bool:
        """Do what a line asks for; return True if there is something new to decide."""
        line = "".join(sign if sign.isprintable() else " " for sign in line)
        words = line.lower().split()
        if not words:
            self._draw(decision)
            return False
        try:
            return self._obey(line.strip(), " ".join(words), decision)
        except RuleBreach as breach:
            rule = self._t("see-rule", rule=breach.rule)
            self._terminal.complain(f"{self._sentence(breach)} {rule}")
        except CardtownError as error:
            self._terminal.complain(self._sentence(error))
        return False

    def _obey(self, line: str, plain: str, decision: Decision[Any]) -> bool:
        command, _, rest = plain.partition(" ")
        action = self._screen.parse(plain, self.table.view(decision.seat), decision)
        if action is None and command in self._commands:
            return self._commands[command](line[len(command) :].strip() if rest else "", decision)
        if action is None:
            view = self.table.view(decision.seat)
            answer = self._screen.explain(plain, view, decision, self._terminal.display)
            if answer is not None:
                self._terminal.show(answer)
                return False
            action = self._full_text(plain)
        events = len(self.table.events)
        self._play(decision.seat, action)
        self._seen[decision.seat] = events
        return True

    def _full_text(self, plain: str) -> Action:
        try:
            action: Action = self.table.grammar.parse(plain)
        except BadAction:
            raise CardtownError(self._t("not-understood", text=plain[:_LONGEST_ECHO])) from None
        return action

    # --- commands ----------------------------------------------------------------------------

    def _help(self, _rest: str, decision: Decision[Any]) -> bool:
        self._terminal.show(f"{self._screen.help(decision)}\n{self._common_help()}")
        return False

    def _common_help(self) -> str:
        """The help on commands that every game has, without `rules` for a game that brings none."""
        game = self.table.facts.game
        if lookup.has_rules(game):
            return self._t("help", **lookup.examples(game, self._texts))
        lines = self._t("help", rule="", name="", text="").splitlines()
        return "\n".join(line for line in lines if not line.startswith("rules"))

    def _quit(self, _rest: str, _decision: Decision[Any]) -> bool:
        raise _Leave

    def _score(self, _rest: str, decision: Decision[Any]) -> bool:
        view = self.table.view(decision.seat)
        self._terminal.show(self._screen.score(view, self._terminal.display))
        return False

    def _log(self, _rest: str, decision: Decision[Any]) -> bool:
        view = self.table.view(decision.seat)
        for _, event in self.table.events_for(decision.seat):
            if line := self._screen.describe(event, view):
                self._terminal.show(line)
        return False

    def _rules(self, rest: str, _decision: Decision[Any]) -> bool:
        found = lookup.rules(rest, self.table.facts.game, self._texts, plain=self._terminal.plain)
        self._terminal.show(found)
        return False

    def _hint(self, _rest: str, decision: Decision[Any]) -> bool:
        """Show the best options as a bot ranks them, from what the person may know."""
        if len(self._people) > 1:
            raise CardtownError(self._t("hint-people"))
        bot = bots.adviser_for(self.table.facts.game)
        if bot is None:
            raise CardtownError(self._t("hint-none"))
        rng = Occasion.at(self.table, decision.seat).rng()
        ranked = bots.make(bot).rank(self.table.view(decision.seat), decision, rng)
        grid = Grid.grid(padding=(0, 2))
        for one in ranked[:_HINTS]:
            grid.add_row(str(one.action), f"{one.now:+d}", f"{one.later:+.1f}")
        self._terminal.show(Group(Text(self._t("hint-about")), grid))
        return False

    def _hide(self, _rest: str, decision: Decision[Any]) -> bool:
        return self._set_previews(decision, shown=False)

    def _show(self, _rest: str, decision: Decision[Any]) -> bool:
        return self._set_previews(decision, shown=True)

    def _set_previews(self, decision: Decision[Any], *, shown: bool) -> bool:
        self._screen.previews = shown
        self._notes.append(self._t("previews-on" if shown else "previews-off"))
        self._draw(decision)
        return False

    def _save_copy(self, rest: str, _decision: Decision[Any]) -> bool:
        if rest:
            self._terminal.say(self._write_copy(Path(rest).expanduser()))
        elif self._save is not None:
            self._terminal.say(self._t("saved-always", file=str(self._save.file)))
        return False

    def _write_copy(self, file: Path) -> str:
        record = Record.of(self.table)
        try:
            if file.exists() and not _same_game(file, record):
                raise CardtownError(self._t("file-exists", file=str(file)))
            write_whole(file, record.to_text())
        except OSError as error:
            raise CardtownError(self._t("not-saved", file=str(file), text=reason(error))) from None
        return self._t("saved", file=str(file))

    # --- undo --------------------------------------------------------------------------------

    def _undo(self, _rest: str, _decision: Decision[Any]) -> bool:
        """Go back to the last choice of a person, unless a secret has been revealed since."""
        before = self._before_last_choice()
        if before is None:
            acted = any(seat in self._people for seat, _ in self.table.history)
            raise CardtownError(self._t("undo-blocked" if acted else "undo-nothing"))
        seat, action = self.table.history[len(before.history)]
        decision = before.decision(seat)
        hidden = decision is not None and self._screen.blind(decision)
        words = self._t("undone-secret") if hidden else str(action)
        self._replace(before)
        self._seen = {number: min(seen, len(before.events)) for number, seen in self._seen.items()}
        self._notes = [self._t("undone", name=self._name(seat), text=words)]
        return True

    def _before_last_choice(self) -> Table[Any, Any] | None:
        """The table before a person's last choice; None if a secret has been revealed since."""
        before = self.table.copy()
        for _ in range(self.table.undoable):
            seat, _action = before.history[-1]
            before.undo()
            decision = before.decision(seat)
            if seat in self._people and decision is not None and len(decision.options) > 1:
                return before
        return None

    # --- words -------------------------------------------------------------------------------

    def _t(self, message: str, **arguments: str | int) -> str:
        return self._texts(f"ui-{message}", **arguments)

    def _name(self, seat: int) -> str:
        return self.table.seats[seat].name

    def _sentence(self, error: CardtownError) -> str:
        """What is wrong, in the person's language where the error can be said in any."""
        if error.message is None:
            return str(error)
        said = self._texts.say(error.message)
        return f"{said} ({error.rule})" if isinstance(error, RuleBreach) else said


def _same_game(file: Path, record: Record) -> bool:
    """Whether the file holds an earlier or later state of the same game."""
    try:
        other = read_record(file)
    except CardtownError:
        return False
    return (other.game, other.seed, other.seats) == (record.game, record.seed, record.seats)
