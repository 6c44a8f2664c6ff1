"""A tournament: every deal from every seat, and mistakes in its file are found with their lines."""

from __future__ import annotations

import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from cardtown.core import BadInput
from cardtown.lab import Tournament

TOURNAMENT = Tournament(
    "carson-city", ("bot:random", "virtual:expert", "bot:random", "virtual:novice"), 8
)
FILE = """\
# The first line.
game = "carson-city"
seats = [
    "bot:random",
    "virtual:expert",  # with a comment, ]
    "bot:random", "virtual:novice",
]
games = 8

[options]
suits = ["boot", "hat", "star", "cow"]
"""
DECK = (files("cardtown.games.carson_city") / "decks" / "standard.toml").read_text("utf-8")


def test_every_entrant_has_every_seat_of_a_deal() -> None:
    seats = [[seat.kind for seat in TOURNAMENT.seats(number)] for number in range(4)]
    assert seats[0] == list(TOURNAMENT.entrants)
    assert {line.index("virtual:expert") for line in seats} == {0, 1, 2, 3}
    assert len({TOURNAMENT.table(number).seed for number in range(4)}) == 1
    assert TOURNAMENT.table(4).seed != TOURNAMENT.table(0).seed
    for number in range(8):
        entrants = TOURNAMENT.entrants_by_seat(number)
        assert [TOURNAMENT.seat_of(entrant, number) for entrant in entrants] == [0, 1, 2, 3]


@pytest.mark.parametrize("games", [1, 4, 63, 64, 1000, 2000, 100_000])
def test_parts_hold_every_game_once_and_whole_deals(games: int) -> None:
    parts = Tournament("carson-city", TOURNAMENT.entrants, games).parts()
    assert [number for part in parts for number in part] == list(range(games))
    assert all(part[0] % 4 == 0 for part in parts)
    assert len(parts) <= 64 or len(parts[0]) == 256


def test_a_file_is_read_and_written_with_nothing_left_to_defaults(tmp_path: Path) -> None:
    read = Tournament.from_toml(FILE)
    assert read.entrants == TOURNAMENT.entrants
    assert read.options == {"suits": ["boot", "hat", "star", "cow"]}
    assert Tournament.from_toml(read.to_toml()) == read
    for key in ("seed", "seconds", "records", "part", "deck_sha256"):
        assert f"\n{key} = " in read.to_toml()


def test_unusual_names_survive_the_file() -> None:
    odd = Tournament("carson-city", TOURNAMENT.entrants, 1, seed='ä "quoted" \\ 🏙 #')
    assert Tournament.from_toml(odd.to_toml()) == odd


def test_a_deck_is_found_from_the_folder_and_travels_with_the_tournament(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(DECK.replace('name = "', 'name = "My own ', 1), "utf-8")
    text = FILE.replace("games = 8", 'games = 8\ndeck = "mine.toml"')
    tournament = Tournament.from_toml(text, tmp_path)
    (tmp_path / "mine.toml").unlink()
    elsewhere = pickle.loads(pickle.dumps(tournament))
    assert elsewhere == tournament
    assert elsewhere.table(0).deck.name.startswith("My own ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("games = 8", "games = ", r"line 8: is not valid TOML: Invalid value"),
        ("]\ngames", "\ngames", r"line 8: is not valid TOML: Invalid value"),
        ("games = 8", "games = 8\ngames = 9", r"line 9: is not valid TOML: Cannot overwrite"),
        ("games = 8", "game = 8", r"line 8: is not valid TOML: Cannot overwrite"),
        ("games = 8", "gamse = 8", r"line 11: games: is missing"),
        ("games = 8", "games = 8\nrounds = 3", r'line 9: "rounds": is not a known key here'),
        ("games = 8", "games = 0", r"line 8: games: must be at least 1"),
        ("games = 8", "games = 8.0", r"line 8: games: must be a whole number, not 8\.0"),
        ("games = 8", "games = true", r"line 8: games: must be a whole number, not true"),
        ("games = 8", "games = 8\nseed = 5", r"line 9: seed: must be a text, not 5"),
        ("games = 8", 'games = 8\nseed = ""', r"line 9: seed: must be a printable text"),
        ("games = 8", 'games = 8\nseconds = "1"', r"line 9: seconds: must be a number"),
        ("games = 8", "games = 8\nseconds = inf", r"line 9: seconds: must be more than 0"),
        ("games = 8", "games = 8\nseconds = nan", r"line 9: seconds: must be more than 0"),
        ("games = 8", "games = 8\nrecords = 1", r"line 9: records: must be true or false"),
        ("games = 8", "games = 8\npart = 0", r"line 9: part: must be at least 1"),
        ("games = 8", 'games = 8\ndeck = "no.toml"', r"line 9: deck: .*no\.toml' can't be read"),
        ("games = 8", 'games = 8\ndeck_sha256 = "0"', r"line 9: deck_sha256: is another deck's"),
        ('"carson-city"', '"chess"', r"line 2: game: must be one of carson-city, card-city"),
        ('"carson-city"', "2026-01-01", r"line 2: game: must be a text"),
        ('"virtual:expert"', '"virtual:genius"', r"line 5: seats\[1\]\.kind: a virtual seat is"),
        ('"virtual:expert"', '"human"', r"line 5: seats\[1\]: 'human' can't play by itself"),
        ('"virtual:expert"', "7", r"line 5: seats\[1\]: must be a text, not 7"),
        ('"bot:random", "v', '"bot:rondam", "v', r"line 6: seats\[2\]: there is no bot 'rondam'"),
        ('"bot:random", "v', '"bot:random:x=1", "v', r"line 6: seats\[2\]: .*no parameter 'x'"),
        ('"bot:random", "v', '"bot:planner:ms=x", "v', r"line 6: seats\[2\]: .*ms must be of type"),
        ('"bot:random", "virtual:novice",', "", r"line 3: seats: a game has 4 to 6 seats.*C2\.1"),
        ('"hat"', '"boot"', r"line 11: options\.suits: must name a different suit"),
        ("suits", "colours", r'line 11: options\."colours": is not a known key here'),
    ],
)
def test_a_mistake_is_reported_with_its_line(old: str, new: str, said: str) -> None:
    assert old in FILE
    with pytest.raises(BadInput, match=f"^{said}"):
        Tournament.from_toml(FILE.replace(old, new, 1))


def test_a_bad_deck_is_reported_at_its_line_with_the_card(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(DECK.replace("appeal = ", "appeal = 1", 1), "utf-8")
    text = FILE.replace("games = 8", 'games = 8\ndeck = "mine.toml"')
    with pytest.raises(BadInput, match=r"^line 9: deck: .*mine\.toml': terrain\[0\]\.appeal: must"):
        Tournament.from_toml(text, tmp_path)


def test_an_empty_file_is_reported_at_its_first_line() -> None:
    with pytest.raises(BadInput, match=r"^line 1: game: is missing"):
        Tournament.from_toml("")


def test_card_city_has_switches_and_no_decks(tmp_path: Path) -> None:
    text = 'game = "card-city"\nseats = ["bot:random"]\ngames = 1\n'
    assert Tournament.from_toml(f'{text}[options]\njoining = "allowed"').options
    with pytest.raises(BadInput, match=r"^line 5: options\.joining: must be one of"):
        Tournament.from_toml(f'{text}[options]\njoining = "yes"')
    (tmp_path / "mine.toml").write_text(DECK, "utf-8")
    with pytest.raises(BadInput, match=r"^line 4: deck: .*no custom decks"):
        Tournament.from_toml(f'{text}deck = "mine.toml"', tmp_path)
