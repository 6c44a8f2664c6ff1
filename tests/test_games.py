"""The registry: games are found by entry point, and their parts by one rule."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cardtown import games, localization, rulebook
from cardtown.core import BadInput
from cardtown.testing import describe

RULES: Final = """
class Game:
    pass

GAME = Game()
"""


@pytest.fixture
def forget() -> Iterator[None]:
    """The registry looks at the installed packages once: let it look again, before and after."""
    forget_all()
    yield
    forget_all()


def forget_all() -> None:
    for found in (
        games.get,
        games.part,
        games._own,
        games._installed,
        rulebook.games_with_rules,
        localization._bundle,
    ):
        found.cache_clear()


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forget: None) -> Iterator[Path]:
    """A game in a package of its own, with one part that is broken and one that is whole."""
    package = install(tmp_path, "harbour", "harbour")
    for path, text in {
        "__init__.py": RULES,
        "terminal.py": "import a_package_that_nobody_has\n",
        "bots/__init__.py": "",
        "bots/greedy.py": "ANSWER = 42\n",
        "locales/en/harbour.ftl": "ship = Ship\nyes = Aye\n",
        "locales/de/terminal-harbour.ftl": "ui-ship = Schiff\n",
        "rules/en/harbour.md": "# Harbour\n\n## H1 Ships\n\n### H1.1 The first\n\nIt docks.\n",
    }.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]


def install(site: Path, name: str, module: str) -> Path:
    """Put a package on the disk as an installer would; return its folder."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\n{name} = {module}\n", "utf-8")
    package = site / module
    package.mkdir()
    return package


def test_ours_are_found_in_the_order_in_which_we_show_them() -> None:
    assert games.names()[:2] == ("carson-city", "card-city")


def test_every_game_is_what_its_name_says() -> None:
    for name in games.names():
        assert games.get(name).facts.game == name


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"^game: must be one of carson-city, card-city"):
        games.get("go")


def test_a_game_of_another_package_is_found_behind_ours(harbour: Path) -> None:
    assert games.names() == ("carson-city", "card-city", "harbour")
    assert type(games.get("harbour")).__module__ == "harbour"
    assert games.folder("harbour") == harbour


def test_nobody_takes_the_name_of_one_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forget: None
) -> None:
    install(tmp_path, "card-city", "impostor")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert games.names() == ("carson-city", "card-city")
    assert games.get("card-city").facts.title == "Card City"


def test_our_parts_lie_beside_the_adapters() -> None:
    for path, module in {
        ("terminal",): "cardtown.terminal.carson_city",
        ("bots", "greedy"): "cardtown.bots.carson_city.greedy",
        ("lab.observers",): "cardtown.lab.observers.carson_city",
    }.items():
        part = games.part("carson-city", *path)
        assert part is not None
        assert part.__name__ == module


def test_other_games_keep_their_parts_inside_their_package(harbour: Path) -> None:
    part = games.part("harbour", "bots", "greedy")
    assert part is not None
    assert (part.__name__, part.ANSWER) == ("harbour.bots.greedy", 42)


@pytest.mark.parametrize("path", [("bots", "planner"), ("lab.observers",), ("cli",)])
def test_a_part_that_is_not_there_is_none(harbour: Path, path: tuple[str, ...]) -> None:
    assert games.part("harbour", *path) is None
    assert games.part("carson-city", "bots", "no_such_bot") is None


def test_what_is_wrong_inside_a_part_is_raised(harbour: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match="a_package_that_nobody_has"):
        games.part("harbour", "terminal")


def test_its_texts_join_ours_and_english_stands_in_for_a_language(harbour: Path) -> None:
    texts = localization.Texts.load("de")
    assert (texts("ship"), texts("ui-ship")) == ("Ship", "Schiff")
    assert texts("yes") == "Ja", "nobody changes a text of ours"


def test_its_rules_are_read_with_ours(harbour: Path) -> None:
    assert rulebook.games_with_rules() == games.names()
    rule = rulebook.find("h1.1", "de")
    assert (rule.game, rule.title, rule.text) == ("harbour", "The first", "It docks.")
    assert rulebook.find("C4.5").game == "carson-city"


def test_other_packages_are_not_looked_at_for_one_of_ours() -> None:
    """That takes a while, and `cardtown score` should not."""
    looked_at = """
import importlib.metadata, json
importlib.metadata.entry_points = lambda **_: 1 / 0
from cardtown import games, localization, rulebook
print(json.dumps(games.get("carson-city").facts.title))
"""
    command = [sys.executable, "-c", looked_at]
    done = subprocess.run(command, env=os.environ, capture_output=True, check=True, text=True)
    assert json.loads(done.stdout) == "Carson City: The Card Game"


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_a_view_names_its_game_but_does_not_show_the_name(game: str) -> None:
    table = games.get(game).new_table(["human"] * 4, seed="view")
    view = table.view(None)
    assert view.game == game
    assert "game" not in describe(view)
    assert [seat.name for seat in view.seats] == [seat.name for seat in table.seats]


def test_a_deck_that_a_game_brings_is_known_by_its_name() -> None:
    own = Path(games.deck_file("carson-city", "standard"))
    assert own.name == "standard.toml"
    assert games.get("carson-city").load_deck(own.read_text("utf-8")).stamp.name == "Comstock"


@pytest.mark.parametrize(
    ("game", "deck"),
    [
        ("carson-city", "my-box.toml"),
        ("carson-city", "nobody"),
        ("carson-city", "../decks/standard"),
        ("carson-city", ""),
        ("card-city", "standard"),
    ],
)
def test_any_other_deck_is_a_file(game: str, deck: str) -> None:
    assert games.deck_file(game, deck) == deck
