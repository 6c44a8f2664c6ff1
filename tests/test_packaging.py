"""Cardtown installed like any package: what the wheel holds, what it needs, and that it runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Final

import httpx
import pytest

from cardtown import fast
from tests.sampling import one_day_in
from tests.server.harness import PATIENCE_S
from tests.web.client import built_client, folder_of_all_workers

ROOT: Final = Path(__file__).parents[1]
STATIC: Final = "cardtown/web/static"
CORE: Final = "cardtown/_core.abi3.so"
# The files that a build reads: the package, and those that pyproject.toml names.
SOURCES: Final = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    ".gitignore",
    "core",
    "src",
    "web/package.json",
)
LINK_TAG: Final = re.compile(r'\s*<meta (property="og:|name="twitter:)[^>]*>')
"""What the server adds to a page, for the picture of its link."""
NO_COMPILER: Final = {"CXX": "no-such-compiler"}
QUICKLY: Final = {"CARDTOWN_CORE_FLAGS": "-O0"}
"""Compiles the core in a sixth of the time, for tests that hardly play."""


def source_tree(folder: Path, client: Path | None) -> Path:
    """The sources as in a fresh clone, after `make web` if there is a client."""
    tree = folder / "source"
    leave_out = shutil.ignore_patterns("__pycache__", "static", "_core.abi3.so")
    for name in SOURCES:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=leave_out)
        else:
            shutil.copy(ROOT / name, tree / name)
    if client is not None:
        shutil.copytree(client, tree / "src" / STATIC)
    return tree


def build(tree: Path, **environment: str) -> tuple[Path, Path]:
    """The wheel and the source distribution, built as `make wheel` does."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", "dist"]
    surroundings = {**os.environ, **environment}
    subprocess.run(command, cwd=tree, env=surroundings, capture_output=True, check=True)
    (wheel,) = (tree / "dist").glob("*.whl")
    (archive,) = (tree / "dist").glob("*.tar.gz")
    return wheel, archive


def inside_of(wheel: Path) -> set[str]:
    """The files of the package in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def files_of(folder: Path) -> set[str]:
    """The files in a folder, by their paths in it."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def stand_in(tmp_path: Path) -> Path:
    """A web table of two files, for tests that only count files."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>A table</title>")
    (folder / "assets" / "main.js").write_text("export {};")
    return folder


def test_the_wheel_holds_the_package_and_the_web_table(tmp_path: Path, stand_in: Path) -> None:
    tree = source_tree(tmp_path, stand_in)
    wheel, _ = build(tree, **NO_COMPILER)
    inside = inside_of(wheel)
    sources = {f"cardtown/gpu/core/{name}" for name in files_of(tree / "core")}  # for GPUs
    assert inside == files_of(tree / "src") | sources
    assert {f"{STATIC}/index.html", f"{STATIC}/assets/main.js", "cardtown/py.typed"} <= inside


@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core can't be built here")
def test_the_wheel_holds_the_compiled_core_for_every_later_python(tmp_path: Path) -> None:
    tree = source_tree(tmp_path, client=None)
    wheel, archive = build(tree, **QUICKLY)
    assert "-cp311-abi3-" in wheel.name
    assert CORE in inside_of(wheel)
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert f"src/{CORE}" not in inside
    assert {"hatch_build.py", "core/python/module.cpp"} <= inside


def test_without_a_compiler_the_wheel_fits_every_machine(tmp_path: Path) -> None:
    wheel, _ = build(source_tree(tmp_path, client=None), **NO_COMPILER)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert CORE not in inside_of(wheel)


def test_the_source_distribution_holds_the_web_table_and_what_it_is_made_of(
    tmp_path: Path, stand_in: Path
) -> None:
    tree = source_tree(tmp_path, stand_in)
    _, archive = build(tree, **NO_COMPILER)
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert {f"src/{STATIC}/{name}" for name in files_of(stand_in)} <= inside
    assert "web/package.json" in inside


# --- what it needs --------------------------------------------------------------------------------

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CITY: Final = '{"rows": ["M^", "^."]}'
# Run before a command: nothing can be imported but the standard library and what is named here.
ALLOW_ONLY: Final = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in sys.stdlib_module_names | set({allowed}):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Refuse())
"""


def name_of(requirement: str) -> str:
    """`fluent-runtime` for `fluent.runtime>=0.4,<0.5`."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[._-]+", "-", found[0]).lower()


def with_their_needs(requirements: list[str]) -> set[str]:
    """The packages named, and all that they need in turn; extras need more."""
    found: set[str] = set()
    waiting = [name_of(requirement) for requirement in requirements]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            needs = metadata.requires(name) or []
            waiting += [name_of(need) for need in needs if ";" not in need]
    return found


def modules_of(packages: set[str]) -> list[str]:
    """The names by which what is in these packages is imported."""
    return sorted(
        module
        for module, providers in metadata.packages_distributions().items()
        if any(name_of(provider) in packages for provider in providers)
    )


def base_alone(code: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python where nothing is but what `pip install cardtown` installs."""
    allowed = ["cardtown", *modules_of(with_their_needs(PROJECT["dependencies"]))]
    command = [sys.executable, "-c", ALLOW_ONLY.format(allowed=allowed) + code, *arguments]
    return subprocess.run(
        command, cwd=folder, input=CITY, capture_output=True, text=True, check=False
    )


PROGRAM: Final = "from cardtown.cli.main import run; run()"


@pytest.mark.parametrize(
    "command",
    [
        "score carson-city -",
        "play carson-city --seats bot:planner,virtual:novice --seed base",
        "play card-city --seats bot:random,bot:greedy --seed base --json",
        "rules C4.5",
        "batch",
        "serve --help",
        "lab run --help",
    ],
)
def test_the_base_install_answers_and_plays(command: str, tmp_path: Path) -> None:
    done = base_alone(PROGRAM, tmp_path, *command.split())
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout != ""


def test_the_base_install_holds_engine_bots_terminal_and_the_kit(tmp_path: Path) -> None:
    every_module = """
import importlib, pkgutil
for name in ("core", "games", "bots", "terminal", "testing", "rulebook", "questions", "proof"):
    part = importlib.import_module(f"cardtown.{name}")
    for module in pkgutil.walk_packages(getattr(part, "__path__", []), f"{part.__name__}."):
        importlib.import_module(module.name)
"""
    done = base_alone(every_module, tmp_path)
    assert done.returncode == 0, done.stderr


def test_serving_without_the_extra_says_what_to_install(tmp_path: Path) -> None:
    refused = base_alone(PROGRAM, tmp_path, "serve")
    assert refused.returncode == 2
    assert refused.stderr == "cardtown: uvicorn is not installed: pip install 'cardtown[server]'\n"
    assert refused.stdout == ""


def test_pins_and_extras_allow_the_same_versions() -> None:
    declared = {
        name_of(requirement): requirement
        for requirements in [
            PROJECT["dependencies"],
            *PROJECT["optional-dependencies"].values(),
        ]
        for requirement in requirements
        if name_of(requirement) != "cardtown"
    }
    for source in sorted((ROOT / "requirements").glob("*.in")):
        for line in source.read_text("utf-8").splitlines():
            if line and line[0] not in "#-":
                assert line == declared.get(name_of(line), line), source.name


def test_pins_name_no_place_that_only_one_machine_knows() -> None:
    for pins in sorted((ROOT / "requirements").glob("*.txt")):
        lines = pins.read_text("utf-8").splitlines()
        assert [line for line in lines if "://" in line or line.startswith("--")] == [], pins.name


# --- really installed -----------------------------------------------------------------------------


class Installation:
    """An environment in which nothing is but what pip put there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        venv.create(folder / "venv", with_pip=True)
        self._programs = folder / "venv" / "bin"
        self._pinned = folder / "pinned.txt"
        pinned = (ROOT / "requirements/server.txt").read_text("utf-8")
        pins = re.findall(r"^\S+==\S+", pinned, re.MULTILINE)
        self._pinned.write_text("\n".join(pins))

    def install(self, what: Path, extra: str = "") -> None:
        """Install with all dependencies; skip the test where these can't be had."""
        wanted = ("--quiet", "-c", self._pinned, f"{what}[{extra}]" if extra else what)
        install = ("pip", "install", "--no-compile")  # hardly any of it is imported
        if self.run(*install, *wanted).returncode == 0:
            return
        pinned = ("--no-deps", "-d", self._folder / "downloads", "-r", self._pinned)
        if self.run("pip", "download", *pinned).returncode != 0:
            pytest.skip("pip can't download packages here")
        again = self.run(*install, *wanted)  # the network may have failed for a moment
        if again.returncode != 0:
            pytest.fail(again.stderr)

    def run(self, program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, and wait for its end."""
        command = [self._programs / program, *arguments]
        return subprocess.run(
            command,
            env=self._environment,
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def _environment(self) -> dict[str, str]:
        """As here, but with no program at hand that is not in the environment: no Node.js."""
        alone = {"PATH": str(self._programs), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        return {**kept, **alone}

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server, while it runs."""
        tables = f"sqlite:///{self._folder}/tables.db"
        with (
            self.errors.open("w") as errors,
            subprocess.Popen(
                [self._programs / "cardtown", "serve", "--port", "0", "--database", tables],
                env=self._environment,
                cwd=self._folder,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as process,
        ):
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert line.startswith("Cardtown is at "), self.errors.read_text()
                yield line.split()[-1]
            finally:
                process.terminate()

    @property
    def errors(self) -> Path:
        """The server's standard error."""
        return self._folder / "errors"


@pytest.mark.slow
@one_day_in(2, turn=0)
def test_the_installed_wheel_shows_the_web_table_without_node(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    client = built_client(folder_of_all_workers(tmp_path_factory))
    wheel, _ = build(source_tree(tmp_path, client), **QUICKLY)
    installation = Installation(tmp_path)
    installation.install(wheel, "server")
    with installation.serving() as url, httpx.Client(base_url=url, timeout=PATIENCE_S) as browser:
        for name in files_of(client):
            assert browser.get(f"/{name}").content == (client / name).read_bytes(), name
        built = (client / "index.html").read_text("utf-8")
        for page in ("/", "/lobby", "/table/any"):
            assert LINK_TAG.sub("", browser.get(page).text) == built, page
        games = browser.get("/api/games").raise_for_status().text
        assert "carson-city" in games
        assert "card-city" in games
    assert installation.errors.read_text() == ""


@pytest.mark.slow
@one_day_in(2, turn=1)
def test_sources_without_node_install_everything_but_the_web_table_and_say_so(
    tmp_path: Path,
) -> None:
    installation = Installation(tmp_path)
    sources = source_tree(tmp_path, client=None)
    installation.install(sources)
    played = installation.run("cardtown", "play", "carson-city", "--seats", "bot:random,bot:greedy")
    assert played.returncode == 0, played.stderr
    assert "cardtown[server]" in installation.run("cardtown", "serve").stderr
    installation.install(sources, "server")
    with installation.serving() as url:
        assert "has no web table" in httpx.get(url, timeout=PATIENCE_S).raise_for_status().text
        assert httpx.get(f"{url}/api/games", timeout=PATIENCE_S).status_code == 200
    said = installation.errors.read_text()
    assert "has no web table" in said
    assert said.count("\n") == 1
