"""A program of somebody, from its token to the end of its game, as people see it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.web.conftest import Visit
from tests.web.pages import name_seat, set_up
from tests.web.visitors import PHONE, Visitor


@contextmanager
def connected(server: ServerProcess, token: str) -> Iterator[subprocess.Popen[str]]:
    """One of our bots, connected with a token."""
    program = str(Path(sys.executable).with_name("cardtown"))
    command = [program, "bot", "connect", server.url, "--bot", "random"]
    env = {**os.environ, "CARDTOWN_TOKEN": token}
    with subprocess.Popen(
        command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout is not None
            assert "Robo is online" in process.stdout.readline()
            yield process
        finally:
            process.kill()


def make_program(ada: Visitor) -> str:
    """Make a program beside one's name; return its token, which is shown this once."""
    ada.page.goto("/")
    ada.press("web-your-name")
    ada.find("textbox", "web-your-name").fill("Ada")
    ada.press("web-save-name")
    ada.press("web-your-programs-open")
    ada.find("textbox", "web-program-new").fill("Robo")
    ada.press("web-program-make")
    field = ada.page.get_by_label(ada.words("web-program-token", name="Robo"))
    expect(field).to_be_visible()
    return field.input_value()


def test_a_program_is_made_challenged_played_with_and_ended(
    visit: Visit, server: ServerProcess
) -> None:
    ada, phone = visit(), visit(size=PHONE, touch=True, language="de", night=True)
    token = make_program(ada)
    with connected(server, token) as robo:
        dialog = set_up(ada, "card-city", "here", "challenge:Robo")
        expect(dialog.get_by_text(ada.words("web-challenged-later"))).to_be_visible()
        name_seat(ada, dialog, 1, "Ada")
        ada.press("web-make-table")
        ada.until(lambda update: update["view"] is not None)
        opponent = ada.page.locator(".opponent").first
        expect(opponent).to_contain_text("Robo")
        expect(opponent).to_contain_text(ada.words("web-program"))
        phone.page.goto(ada.page.url)
        phone.press("web-cc-tab-rivals")
        seen = phone.page.locator(".opponent").filter(has_text="Robo")
        expect(seen).to_contain_text(phone.words("web-program"))
        ada.page.goto("/tables")
        marked = ada.words("web-program-name", name="Robo")
        expect(ada.page.get_by_role("main").get_by_text(marked)).to_be_visible()
        ada.act(ada.page.get_by_role("banner").get_by_role("button", name="Ada"))
        ada.press("web-your-programs-open")
        expect(ada.page.get_by_text(ada.words("web-program-online"))).to_be_visible()
        expect(ada.page.get_by_label(ada.words("web-program-token", name="Robo"))).to_have_count(0)
        end = f"{ada.words('web-program-end')}: Robo"
        ada.act(ada.page.get_by_role("button", name=end))
        ada.press("web-program-end-sure")
        expect(ada.page.get_by_role("button", name=end)).to_have_count(0)
        _, errors = robo.communicate()
        assert "token has been ended" in errors
