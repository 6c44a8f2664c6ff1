"""A real terminal: what appears, what stays hidden, and what survives a Ctrl-C or a kill."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cardtown.core import replay
from cardtown.games.carson_city import GAME
from cardtown.terminal.saves import Saves, read_record

pytestmark = pytest.mark.slow

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

TIMEOUT = 300
# The pseudo-terminal becomes the child's own, so that Ctrl-C reaches it as it does a person's.
LAUNCH = """
import fcntl, signal, sys, termios
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background shell has it ignored
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
fcntl.ioctl(0, termios.TIOCSWINSZ, {size!r})
from cardtown.terminal.play import play, resume
sys.exit({call})
"""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Person:
    """Somebody at a terminal of 80 × 24."""

    def __init__(self, call: str, data: Path, **environ: str) -> None:
        self._ours, theirs = pty.openpty()
        size = (24).to_bytes(2, sys.byteorder) + (80).to_bytes(2, sys.byteorder) + bytes(4)
        kept = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        settings = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "CARDTOWN_DATA": str(data)}
        self.child = subprocess.Popen(
            [sys.executable, "-c", LAUNCH.format(size=size, call=call)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**kept, **settings, "PYTHONPATH": os.pathsep.join(sys.path), **environ},
        )
        os.close(theirs)
        self._unread = ""

    def see(self, text: str, seconds: int = TIMEOUT) -> str:
        """Wait until the text appears; return all output before it, including escape codes."""
        until = time.monotonic() + seconds
        while text not in self._unread:
            self._unread += self._more(until, text)
        before, _, self._unread = self._unread.partition(text)
        return before

    def _more(self, until: float, wanted: str) -> str:
        ready, _, _ = select.select([self._ours], [], [], max(until - time.monotonic(), 0))
        try:
            data = os.read(self._ours, 65536) if ready else b""
        except OSError:  # the child has gone
            data = b""
        if not data:
            raise AssertionError(f"{wanted!r} never appeared; last seen: {self._unread[-2000:]!r}")
        return data.decode("utf-8", "replace")

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._ours, line.encode() + b"\r")

    def press(self, key: bytes) -> None:
        """Press a key without Enter."""
        os.write(self._ours, key)

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until the text appears: Python may miss one between two keys.

        A press waits until the program does, so that it is seldom missed, and then long enough for
        a slow machine to answer: a press too many would cut the answer off.
        """
        for _ in range(TIMEOUT // 15):
            while self._busy():
                pass
            self.press(b"\x03")
            with suppress(AssertionError):
                self.see(text, seconds=15)
                return
        self.see(text)

    def _busy(self) -> bool:
        """Whether the program runs, or would if it had a processor; False if that is unknown."""
        state = Path(f"/proc/{self.child.pid}/stat")
        return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "R"

    def leave(self) -> int:
        """Wait for the program to end; return its exit code."""
        code = self.child.wait(TIMEOUT)
        os.close(self._ours)
        return code

    def vanish(self) -> None:
        """End the program if it still runs."""
        if self.child.poll() is None:
            self.child.kill()
            self.leave()


Sit = Callable[..., Person]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    people: list[Person] = []

    def sit_down(call: str, **environ: str) -> Person:
        people.append(Person(call, tmp_path, **environ))
        return people[-1]

    yield sit_down
    for person in people:
        person.vanish()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


ALONE = "play('carson-city', seed='pty')"
TWO = "play('carson-city', seats='you,you', names='Anna,Ben', seed='pty')"


def test_the_table_appears_in_colour_and_a_bid_is_played(sit: Sit, saves: Saves) -> None:
    person = sit(ALONE)
    assert "\x1b[" in person.see("Your bid?")
    person.see("> ")
    person.type("7")
    person.see("Which card do you take?")
    assert read_record(saves.newest().file).actions == ((0, "bid 7"),)
    person.see("> ")
    person.type("quit")
    person.see("cardtown resume")
    assert person.leave() == 0


def test_a_bid_is_neither_echoed_nor_left_on_the_screen(sit: Sit) -> None:
    people = sit(TWO)
    people.see("keyboard to Anna")
    people.see("> ")
    people.type("")
    people.see("Your bid?")
    people.see("> ")
    people.type("7")
    between = people.see("keyboard to Ben")
    assert "\x1b[2J\x1b[3J" in between, "the screen and what scrolled off it are wiped"
    assert "7" not in ESCAPES.sub("", between)
    people.see("> ")
    people.type("")
    assert "Bid 7" not in ESCAPES.sub("", people.see("Your bid?"))
    people.see("> ")
    people.type("3")
    people.see("Anna 7, Ben 3")


def test_ctrl_c_keeps_the_save_whole_and_resume_continues_exactly_there(
    sit: Sit, saves: Saves
) -> None:
    person = sit(ALONE)
    person.see("> ")
    person.type("7")
    person.see("Which card do you take?")
    person.see("> ")
    person.press(b"1")
    person.see("1")
    person.interrupt("The game is kept.")
    assert person.leave() == 130
    record = read_record(saves.newest().file)
    assert record.actions == ((0, "bid 7"),)
    again = sit("resume()")
    again.see("goes on.")
    again.see("Which card do you take?")
    again.see("> ")
    again.type("1")
    again.see("Your bid?")
    after = read_record(saves.newest().file)
    assert after.actions[:2] == ((0, "bid 7"), (0, "take 1"))


def test_ctrl_c_during_a_secret_bid_restores_the_echo(sit: Sit, saves: Saves) -> None:
    people = sit(TWO)
    people.see("> ")
    people.type("")
    people.see("Your bid?")
    people.see("> ")
    people.interrupt("The game is kept.")
    assert termios.tcgetattr(people._ours)[3] & termios.ECHO
    assert people.leave() == 130
    assert read_record(saves.newest().file).actions == ()


def test_a_killed_game_is_saved_in_full(sit: Sit, saves: Saves) -> None:
    person = sit(ALONE)
    for _ in range(3):  # about three rounds: one of the lines answers any question
        for line in ("9", "8", "7", "1", "0", "a"):
            person.see("> ")
            person.type(line)
    person.type("help")  # it is answered after everything that was typed before
    person.see("the game can be resumed")
    before = read_record(saves.newest().file)
    person.child.send_signal(signal.SIGKILL)
    assert person.leave() == -signal.SIGKILL
    assert read_record(saves.newest().file) == before
    assert len(before.actions) > 3
    assert replay(before, GAME).seed == "pty"
    again = sit("resume()")
    again.see("goes on.")
    again.see("> ")
    again.type("quit")
    again.see("The game is kept.")
    assert again.leave() == 0
    assert read_record(saves.newest().file) == before


def test_end_of_input_at_a_terminal(sit: Sit) -> None:
    person = sit(ALONE)
    person.see("> ")
    person.press(b"\x04")
    person.see("The game is kept.")
    assert person.leave() == 0


@pytest.mark.parametrize("environ", [{"TERM": "dumb"}, {"NO_COLOR": "1"}])
def test_a_dumb_terminal_gets_no_escape_codes_and_hides_bids(
    sit: Sit, environ: dict[str, str]
) -> None:
    people = sit(TWO, **environ)
    seen = people.see("keyboard to Anna")
    people.see("> ")
    people.type("")
    seen += people.see("Your bid?")
    people.see("> ")
    people.type("7")
    between = people.see("keyboard to Ben")
    assert "7" not in between
    assert "\x1b" not in seen + between
