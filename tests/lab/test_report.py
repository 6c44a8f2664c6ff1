"""The report of a run: whole, self-contained, escaped, and its numbers those of the rows."""

from __future__ import annotations

import re
import shlex
import shutil
import statistics
import subprocess
import sys
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import polars
import pytest

from cardtown.cli.lab_run import TournamentRequest
from cardtown.cli.main import main
from cardtown.core import BadInput
from cardtown.games.carson_city.deck import standard_deck
from cardtown.lab import SeatRow, Tournament, local, report, run_missing, standings, store
from cardtown.lab.estimate import Estimate
from cardtown.lab.report import words
from cardtown.lab.report.carson_city.values import card_values
from cardtown.lab.report.observations import Observations
from cardtown.lab.report.summary import command
from cardtown.lab.store import Run

pytestmark = pytest.mark.slow

DECK = Path("src/cardtown/games/carson_city/decks/standard.toml")
VOID = {"meta", "line", "rect", "circle", "br", "img", "link"}
CARSON = Tournament(
    "carson-city",
    ("bot:greedy", "virtual:expert", "bot:random", "virtual:novice"),
    80,
    seed="report",
)
CITY = Tournament("card-city", ("bot:greedy", "bot:random", "bot:random"), 36, seed="report")


class Page(HTMLParser):
    """A page taken apart: its tables by caption, its texts, and whether all tags are closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._rows: list[list[str]] | None = None
        self._cell: str | None = None
        self.feed(html)
        self.close()
        assert self.open == [], f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag in VOID:
            return
        self.open.append(tag)
        if tag == "table":
            self._rows = self.tables.setdefault(dict(attrs)["aria-label"] or "", [])
        elif tag == "tr" and self._rows is not None:
            self._rows.append([])
        elif tag in ("td", "th"):
            self._cell = ""

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open.pop() == tag
        if tag in ("td", "th") and self._rows is not None:
            self._rows[-1].append(" ".join((self._cell or "").split()))
            self._cell = None

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data
        if self._cell is not None and "svg" not in self.open:
            self._cell += data

    def table(self, words_of_caption: str) -> dict[str, list[str]]:
        """The rows of the table with such a caption, each under its first cell."""
        (rows,) = [rows for name, rows in self.tables.items() if words_of_caption in name]
        return {first: rest for first, *rest in rows[1:]}


def play_run(path: Path, tournament: Tournament) -> Run:
    run = store.create(path, tournament)
    run_missing(run, partial(local.play_parts, jobs=1))
    return run


def write_report(run: Run) -> str:
    out = run.path / "report.html"
    report.write(run.path, out)
    return out.read_text("utf-8")


@pytest.fixture(scope="module")
def carson(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return play_run(tmp_path_factory.mktemp("report") / "carson", CARSON)


@pytest.fixture(scope="module")
def carson_html(carson: Run) -> str:
    return write_report(carson)


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return play_run(tmp_path_factory.mktemp("report") / "city", CITY)


@pytest.fixture(scope="module")
def city_html(city: Run) -> str:
    return write_report(city)


@pytest.fixture(params=["carson_html", "city_html"])
def html(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


# --- the page ---------------------------------------------------------------------------------


def test_it_is_one_file_that_needs_no_network(html: str) -> None:
    assert html.lstrip().startswith("<!doctype html>")
    page = Page(html)
    assert not {"script", "link", "iframe", "object", "embed", "img"} & {
        tag for tag, _ in page.tags
    }
    assert not re.search(r"https?:|//[a-z]|url\(|@import", html)
    links = [attributes.get("href") for tag, attributes in page.tags if tag == "a"]
    anchors = {attributes.get("id") for _, attributes in page.tags}
    assert links
    assert all(link and link[0] == "#" and link[1:] in anchors for link in links)


def test_screen_readers_get_a_description_of_every_drawing(html: str) -> None:
    drawings = re.findall(r"<svg class=[^>]*>(?:<title>([^<]+)</title>)?", html)
    tags = re.findall(r"<svg class=[^>]*>", html)
    assert len(tags) > 20
    for tag, title in zip(tags, drawings, strict=True):
        assert ('aria-hidden="true"' in tag) != ('role="img"' in tag and bool(title)), tag
    page = Page(html)
    tables = sum(tag == "table" for tag, _ in page.tags)
    figures = sum(tag == "figure" for tag, _ in page.tags)
    captions = sum(tag == "figcaption" for tag, _ in page.tags)
    assert figures == captions >= tables
    assert all(
        attributes.get("scope") in ("col", "row") for tag, attributes in page.tags if tag == "th"
    )


def test_ids_are_unique_and_rows_have_all_their_cells(html: str) -> None:
    page = Page(html)
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    for caption, rows in page.tables.items():
        assert len({len(row) for row in rows}) == 1, caption


def test_the_same_run_gives_the_same_report(carson: Run, carson_html: str) -> None:
    assert write_report(carson) == carson_html


def test_it_says_what_was_run_and_how_to_run_it_again(carson_html: str) -> None:
    page = Page(carson_html)
    assert "greedy, virtual expert, random and virtual novice" in page.text
    assert "Comstock" in page.text
    assert CARSON.to_toml().strip() in page.text
    said = shlex.split(command(CARSON))
    assert command(CARSON) in page.text
    assert said[:4] == ["cardtown", "lab", "run", "carson-city"]
    assert said[said.index("--seats") + 1] == ",".join(CARSON.entrants)


def test_the_command_carries_rule_switches_as_they_are_read() -> None:
    suits = ["cow", "boot", "hat", "star"]
    seats = ("bot:random",) * 4
    said = shlex.split(command(Tournament("carson-city", seats, 4, options={"suits": suits})))
    assert said[said.index("--options") + 1] == 'suits=["cow", "boot", "hat", "star"]'
    once = Tournament("card-city", ("bot:random",), 1, options={"development": "once"})
    assert "--options development=once" in command(once)


@pytest.mark.parametrize(
    "tournament",
    [
        CARSON,
        CITY,
        Tournament("card-city", ("bot:random",) * 2, 7, seed="a b'c", seconds=0.25, records=True),
        Tournament("card-city", ("bot:random",), 1, options={"development": "once"}),
    ],
)
def test_the_command_describes_the_same_tournament(
    tournament: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Tournament] = []

    def keep(request: TournamentRequest, **_: object) -> int:
        asked.append(request.tournament())
        return 0

    monkeypatch.setattr("cardtown.cli.lab_run.run_tournament", keep)
    as_read_by_a_shell = command(tournament).replace("\\\n", "")
    main(shlex.split(as_read_by_a_shell)[1:])
    assert asked == [tournament]


# --- its numbers ------------------------------------------------------------------------------


def text_of(found: Estimate, factor: int = 1, unit: str = "") -> str:
    shown = f"{factor * found.mean:.1f} ± {factor * found.plus_minus:.1f}{unit}"
    return re.sub(r"^-0\.0", "0.0", shown).replace("-", "−")


def test_win_rates_scores_and_margins_are_those_of_the_standings(
    carson: Run, carson_html: str
) -> None:
    seats = [SeatRow(*row) for row in carson.table("seats").iter_rows()]
    table = Page(carson_html).table("Wins for each seat held")
    assert len(table) == 4
    for one in standings(CARSON, seats, []):
        wins, _, score, margin, held = table[words.entrant_name(one.kind)]
        if one.win_rate.mean > 0:
            assert wins == text_of(one.win_rate, factor=100, unit=" %")
        assert score == text_of(one.score)
        assert margin == text_of(one.margin)
        assert held == "1"


def over_deals(frame: polars.DataFrame, column: str, games_a_deal: int) -> str:
    """Mean and interval of a column, computed in plain Python."""
    deals: dict[int, list[float]] = {}
    for number, value in frame.select("number", column).iter_rows():
        deals.setdefault(number // games_a_deal, []).append(value)
    values = [value for deal in deals.values() for value in deal]
    middle = statistics.fmean(values)
    spread = sum(sum(value - middle for value in deal) ** 2 for deal in deals.values())
    error = spread**0.5 / len(values) * (len(deals) / (len(deals) - 1)) ** 0.5
    return text_of(Estimate(middle, 1.96 * error, len(values), len(deals)))


def test_lines_and_characters_are_those_of_the_rows(carson: Run, carson_html: str) -> None:
    page = Page(carson_html)
    seats = carson.table("seats").select("number", "seat", "kind")
    lines = carson.table("lines").join(seats, on=("number", "seat"))
    mines = lines.filter((polars.col("line") == "mines") & (polars.col("kind") == "bot:greedy"))
    assert page.table("Points a game and seat")["Mines"][1] == over_deals(mines, "points", 4)
    banker = carson.table("characters").filter(polars.col("character") == "banker")
    shown = page.table("Characters by what they were worth")["Banker"]
    assert shown[3] == over_deals(banker, "points", 4)


def test_places_and_gains_are_those_of_the_rows(carson: Run, carson_html: str) -> None:
    bids = carson.table("bids").filter(polars.col("place") == 1)
    cards = carson.table("cards").filter(
        (polars.col("by") == "order") & polars.col("gained").is_not_null()
    )
    first = cards.join(bids, on=("number", "era", "round", "seat"))
    shown = Page(carson_html).table("What each place in the pick order brought")["1."]
    assert shown[0] == over_deals(first, "gained", 4)


def test_buildings_and_income_are_those_of_the_rows(city: Run, city_html: str) -> None:
    page = Page(city_html)
    homes = city.table("builds").filter(
        (polars.col("building") == "R") & (polars.col("how") != "discard")
    )
    shown = page.table("Cards a seat and game by what became of them")["Residential"]
    assert shown[0] == "+" + over_deals(homes, "gained", 3)
    offers = city.table("offers").with_columns((polars.col("lot") == "open") * 100)
    rate = over_deals(offers, "lot", 3)
    assert f"The open lot was chosen in {rate} % of offers." in " ".join(page.text.split())


def test_whoever_always_wins_is_rated_highest(carson_html: str) -> None:
    ratings = Page(carson_html).table("Rating by Plackett–Luce")
    assert list(ratings)[-1] == "random"


# --- what is not sure, not whole or not welcome -------------------------------------------------


def test_too_few_games_are_counted_and_not_drawn(tmp_path: Path) -> None:
    few = Tournament("carson-city", CARSON.entrants, 8)
    html = write_report(play_run(tmp_path / "few", few))
    page = Page(html)
    assert page.table("Wins for each seat held")["greedy"][0] == "n = 8"
    assert "2 deals are too few to tell." in page.text
    assert "±" not in page.text
    assert 'class="dot' not in html


def test_a_forfeit_is_reported_with_its_reason(tmp_path: Path) -> None:
    seats = ("bot:tests.bots_that_fail:Raises", *CARSON.entrants[1:])
    html = write_report(play_run(tmp_path / "forfeit", Tournament("carson-city", seats, 4)))
    page = Page(html)
    assert "4 seats forfeited." in page.text
    assert "no idea" in page.text


def test_names_with_markup_stay_text(tmp_path: Path) -> None:
    evil = "<script>alert('x')</script>"
    deck = DECK.read_text("utf-8").replace('name = "Comstock"', f'name = "{evil}"')
    deck = deck.replace('id = "I-01"', 'id = "I-<b onclick=x>"')
    assert deck.count("<b") == 1
    (tmp_path / "deck.toml").write_text(deck, "utf-8")
    tournament = Tournament(
        "carson-city",
        CARSON.entrants,
        4,
        seed='"><img src=x onerror=alert(1)>',
        deck=str(tmp_path / "deck.toml"),
    )
    page = Page(write_report(play_run(tmp_path / "run", tournament)))
    assert not {"script", "img", "b"} & {tag for tag, _ in page.tags}
    assert evil in page.text
    assert "onerror" in page.text


def test_an_incomplete_run_says_so_first(carson: Run, tmp_path: Path) -> None:
    copy = tmp_path / "part"
    shutil.copytree(carson.path, copy)
    run = store.open_run(copy)
    lost = run.present()[-1]
    shutil.rmtree(run.folder(lost))
    left = CARSON.games - len(lost)
    page = Page(write_report(run))
    assert f"This run is not complete: {left} of 80 games have been played." in page.text


def test_a_damaged_run_is_refused(carson: Run, tmp_path: Path) -> None:
    copy = tmp_path / "damaged"
    shutil.copytree(carson.path, copy)
    run = store.open_run(copy)
    (run.folder(run.present()[0]) / "seats.parquet").write_bytes(b"gone")
    with pytest.raises(BadInput, match=r"damaged.*--resume"):
        report.write(copy, tmp_path / "report.html")
    assert not (tmp_path / "report.html").exists()


def test_a_run_without_a_game_is_refused(tmp_path: Path) -> None:
    store.create(tmp_path / "empty", CARSON)
    with pytest.raises(BadInput, match="no game yet"):
        report.write(tmp_path / "empty", tmp_path / "report.html")


# --- the command ------------------------------------------------------------------------------


def test_the_command_writes_beside_the_run_or_where_it_is_told(
    carson: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "report", str(carson.path)]) == 0
    assert capsys.readouterr().out.strip() == str(carson.path / "report.html")
    out = tmp_path / "mine.html"
    assert main(["lab", "report", str(carson.path), "--out", str(out)]) == 0
    assert out.read_text("utf-8") == (carson.path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("folder", "out"), [("nowhere", "report.html"), (".", "no/such/folder/report.html")]
)
def test_an_unreadable_or_unwritable_file_is_one_line(
    folder: str, out: str, carson: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = carson.path / folder
    assert main(["lab", "report", str(path), "--out", str(tmp_path / out)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("package", ["jinja2", "openskill", "polars"])
def test_without_the_extra_it_says_what_to_install(package: str, tmp_path: Path) -> None:
    program = (
        f"import sys; sys.modules[{package!r}] = None; from cardtown.cli.main import main; "
        f"sys.exit(main(['lab', 'report', {str(tmp_path)!r}]))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith(f"{package} is not installed: pip install 'cardtown[lab]'\n")


# --- small things ------------------------------------------------------------------------------


def test_numbers_are_typeset() -> None:
    assert words.number(-1234.56) == "−1,234.6"
    assert words.number(-0.04) == "0.0"
    assert words.more_points(Estimate(2.0, 0.5, 100, 50)) == "+2.0\xa0±\xa00.5"
    assert words.percent(Estimate(0.25, 0.01, 100, 50)) == "25.0\xa0±\xa01.0\xa0%"
    assert words.points(Estimate(1.0, 0.1, 3, 3)) == "n\xa0=\xa03"
    assert words.join_names(["a", "b", "c"]) == "a, b and c"


def test_every_card_of_the_deck_can_be_valued(carson: Run) -> None:
    observed = Observations.of(carson)

    known = {card.id for era in standard_deck().terrain for card in era}
    known |= {one.id for one in standard_deck().characters}
    found = card_values(observed)
    assert {one.card for one in found} <= known
    assert len(found) > 100
