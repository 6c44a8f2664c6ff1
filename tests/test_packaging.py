"""Cardtown installed like any package: what the wheel holds, what it needs, and that it runs."""

from __future__ import annotations

import os
import platform
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
from typing import Final, NamedTuple

import httpx
import pytest

from cardtown import fast
from tests.sampling import one_day_in, sample
from tests.server.harness import PATIENCE_S
from tests.web.client import built_client, folder_of_all_workers
from tools.wheels.__main__ import build_wheel
from tools.wheels.platforms import PLATFORMS, SYMBOLS, Platform, can_compile

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
LARGEST_CORE: Final = 400_000
"""What the core may add to a wheel, compressed."""


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


def inside_of_archive(archive: Path) -> set[str]:
    """The files of a source distribution."""
    with tarfile.open(archive) as opened:
        return {name.partition("/")[2] for name in opened.getnames()} - {"PKG-INFO"}


def files_of(folder: Path) -> set[str]:
    """The files in a folder, by their paths in it."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


class Uncompiled(NamedTuple):
    """What is built of sources where there is no compiler."""

    tree: Path
    wheel: Path
    archive: Path


@pytest.fixture(scope="module")
def uncompiled(tmp_path_factory: pytest.TempPathFactory) -> Uncompiled:
    """Built with a web table of two files, for tests that only count files."""
    folder = tmp_path_factory.mktemp("uncompiled")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>A table</title>")
    (client / "assets" / "main.js").write_text("export {};")
    tree = source_tree(folder, client)
    return Uncompiled(tree, *build(tree, **NO_COMPILER))


def test_the_wheel_holds_the_package_and_the_web_table(uncompiled: Uncompiled) -> None:
    inside = inside_of(uncompiled.wheel)
    core = files_of(uncompiled.tree / "core")
    sources = {f"cardtown/gpu/core/{name}" for name in core}  # for GPUs
    assert inside == files_of(uncompiled.tree / "src") | sources
    assert {f"{STATIC}/index.html", f"{STATIC}/assets/main.js", "cardtown/py.typed"} <= inside


def test_without_a_compiler_the_wheel_fits_every_machine(uncompiled: Uncompiled) -> None:
    assert uncompiled.wheel.name.endswith("-py3-none-any.whl")
    assert CORE not in inside_of(uncompiled.wheel)


def test_the_source_distribution_holds_the_web_table_and_what_it_is_made_of(
    uncompiled: Uncompiled,
) -> None:
    inside = inside_of_archive(uncompiled.archive)
    assert {f"src/{STATIC}/index.html", f"src/{STATIC}/assets/main.js"} <= inside
    assert "web/package.json" in inside


COMPILED_ALREADY: Final = """#!{python}
import shutil, sys
arguments = sys.argv[1:]
(source,) = [one for one in arguments if one.endswith("core/python/module.cpp")]
open(source).close()
shutil.copy({core!r}, arguments[arguments.index("-o") + 1])
"""


@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core can't be built here")
def test_the_source_distribution_builds_a_wheel_with_the_core_for_every_later_python(
    uncompiled: Uncompiled, tmp_path: Path
) -> None:
    """The compiler hands out what it has made of the same sources before: it takes so long."""
    subprocess.run(["tar", "-xzf", uncompiled.archive, "-C", tmp_path], check=True)
    (tree,) = tmp_path.iterdir()
    assert not (tree / "src" / CORE).exists()
    compiler = tmp_path / "compiler"
    core = str(ROOT / "src" / CORE)
    compiler.write_text(COMPILED_ALREADY.format(python=sys.executable, core=core))
    compiler.chmod(0o755)
    wheel, archive = build(tree, CXX=str(compiler))
    assert "-cp311-abi3-" in wheel.name
    assert inside_of(wheel) == inside_of(uncompiled.wheel) | {CORE}
    assert inside_of_archive(archive) == inside_of_archive(uncompiled.archive)


# --- the wheels of all platforms ------------------------------------------------------------------

needs_zig = pytest.mark.skipif(not can_compile(), reason="ziglang is not installed: make tools")
MADE_FOR: Final = {
    "manylinux_2_17_x86_64": ("ELF", "x86-64"),
    "manylinux_2_17_aarch64": ("ELF", "arm64"),
    "macosx_11_0_x86_64": ("Mach-O", "x86-64"),
    "macosx_11_0_arm64": ("Mach-O", "arm64"),
    "win_amd64": ("PE", "x86-64"),
}
ELF_MACHINES: Final = {62: "x86-64", 183: "arm64"}
MACH_MACHINES: Final = {0x01000007: "x86-64", 0x0100000C: "arm64"}
PE_MACHINES: Final = {0x8664: "x86-64", 0xAA64: "arm64"}
PYTHON_NAME: Final = re.compile(rb"(?<!\w)_*(Py\w+?)(?:__thunk)?\0")
ENTRY: Final = "PyInit__core"


def number_at(binary: bytes, place: int, size: int) -> int:
    return int.from_bytes(binary[place : place + size], "little")


def made_for(binary: bytes) -> tuple[str, str]:
    """The format of a binary and the machine that its header names."""
    if binary.startswith(b"\x7fELF"):
        return "ELF", ELF_MACHINES[number_at(binary, 18, 2)]
    if number_at(binary, 0, 4) == 0xFEEDFACF:
        return "Mach-O", MACH_MACHINES[number_at(binary, 4, 4)]
    header = number_at(binary, 0x3C, 4)
    assert binary[header : header + 4] == b"PE\0\0"
    return "PE", PE_MACHINES[number_at(binary, header + 4, 2)]


def stable_names() -> set[str]:
    lines = SYMBOLS.read_text("utf-8").splitlines()
    return {line.split()[0].lstrip("_") for line in lines if line.startswith("    ")}


def test_the_core_uses_only_names_of_the_stable_abi_of_python_3_11() -> None:
    known = pytest.importorskip("test.test_stable_abi_ctypes", reason="no tests of Python here")
    assert stable_names() <= {name.lstrip("_") for name in known.SYMBOL_NAMES}


def test_every_platform_has_its_wheel() -> None:
    assert {one.tag for one in PLATFORMS} == set(MADE_FOR)


@pytest.mark.slow
@needs_zig
@one_day_in(2, turn=1)  # so that the wheel of each platform is built within ten days
@pytest.mark.parametrize("fits", sample(PLATFORMS, 1), ids=lambda one: one.tag)
def test_a_wheel_holds_the_core_of_its_platform(fits: Platform, tmp_path: Path) -> None:
    wheel = build_wheel(fits, tmp_path / "dist", source_tree(tmp_path, client=None))
    assert wheel.name.endswith(f"-cp311-abi3-{fits.tag}.whl")
    with zipfile.ZipFile(wheel) as opened:
        (about,) = [name for name in opened.namelist() if name.endswith(".dist-info/WHEEL")]
        assert f"Tag: cp311-abi3-{fits.tag}\n" in opened.read(about).decode()
        (file,) = [name for name in opened.namelist() if name.startswith("cardtown/_core.")
                   and not name.endswith(".pyi")]  # fmt: skip
        assert file == f"cardtown/{fits.file}"
        core, packed = opened.read(file), opened.getinfo(file).compress_size
    assert made_for(core) == MADE_FOR[fits.tag]
    assert {name.decode() for name in PYTHON_NAME.findall(core)} - {ENTRY} <= stable_names()
    assert packed < LARGEST_CORE


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


USE_CORE: Final = """
from cardtown import fast
for game in ("carson-city", "card-city"):
    table = fast.get(game).new_table(["human"] * 4, seed="installed")
    while not table.over:
        decision = table.decisions()[0]
        table.play(decision.seat, decision.options[0])
"""


def platform_here() -> Platform | None:
    """The platform whose published wheel this machine installs, where it can be built."""
    machine = f"{platform.system()} {platform.machine()}"
    tag = {"Linux x86_64": "manylinux_2_17_x86_64", "Linux aarch64": "manylinux_2_17_aarch64"}
    known = [one for one in PLATFORMS if can_compile() and one.tag == tag.get(machine)]
    return known[0] if known else None


@pytest.mark.slow
@one_day_in(4, turn=0)
def test_the_installed_wheel_shows_the_web_table_without_node(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    client = built_client(folder_of_all_workers(tmp_path_factory))
    tree = source_tree(tmp_path, client)
    here = platform_here()
    wheel = build(tree)[0] if here is None else build_wheel(here, tmp_path / "dist", tree)
    installation = Installation(tmp_path)
    installation.install(wheel, "server")
    if here is not None:
        assert installation.run("python", "-W", "error", "-c", USE_CORE).returncode == 0
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
@one_day_in(4, turn=2)
def test_sources_without_node_install_everything_but_the_web_table_and_say_so(
    tmp_path: Path,
) -> None:
    installation = Installation(tmp_path)
    sources = source_tree(tmp_path, client=None)
    installation.install(sources)
    played = installation.run("cardtown", "play", "carson-city", "--seats", "bot:random,bot:greedy")
    assert played.returncode == 0, played.stderr
    slower = installation.run("python", "-c", USE_CORE)
    assert slower.returncode == 0, slower.stderr
    assert slower.stderr.count("a hundred times slower") == 1
    assert "cardtown[server]" in installation.run("cardtown", "serve").stderr
    installation.install(sources, "server")
    with installation.serving() as url:
        assert "has no web table" in httpx.get(url, timeout=PATIENCE_S).raise_for_status().text
        assert httpx.get(f"{url}/api/games", timeout=PATIENCE_S).status_code == 200
    said = installation.errors.read_text()
    assert "has no web table" in said
    assert said.count("\n") == 1
