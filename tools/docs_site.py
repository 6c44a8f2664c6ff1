"""What `make docs` adds to MkDocs: pages and files from outside docs/, and docstrings as Markdown.

Pages are written to be read in the repository, so README.md is the start page of the site, and a
link to any other file of the repository leads to a copy of it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any, Final

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages at the top of the repository, with their titles on the site."""
RULES: Final = "src/cardtown/rules/"
LINK: Final = re.compile(r"\[([^\[\]]*)\]\((?![a-z]+:|#)([^)#]+)(#[^)]*)?\)")
ROLE: Final = re.compile(r":(?:class|meth|func|mod|data|exc):`~?(?:[\w.]*\.)?(\w+)`")
DOCTEST: Final = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages at the top of the repository, and every file that some page links to."""
    waiting = [*PAGES, *(f"docs/{file.src_uri}" for file in files.documentation_pages())]
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        place = _place(path)
        if files.get_file_from_path(place) is None:
            files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
        if path.endswith(".md"):
            linked = {other for other in _links(path) if (ROOT / other).is_file()} - seen
            waiting += sorted(linked)
            seen |= linked
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Rewrite links to their targets in the site; a link to a folder becomes text."""
    source = page.file.abs_src_path
    path = Path(source).relative_to(ROOT).as_posix() if source else ""
    folder = PurePosixPath(page.file.src_uri).parent

    def relink(link: re.Match[str]) -> str:
        other = _resolve(path, link[2])
        if (ROOT / other).is_dir():
            return link[1]
        return f"[{link[1]}]({os.path.relpath(_place(other), folder)}{link[3] or ''})"

    return LINK.sub(relink, markdown)


def _links(path: str) -> set[str]:
    text = (ROOT / path).read_text("utf-8")
    return {_resolve(path, link[2]) for link in LINK.finditer(text)}


def _resolve(path: str, target: str) -> str:
    """The target of a link on a page, from the top of the repository."""
    return os.path.normpath(PurePosixPath(path).parent / target)


def _place(path: str) -> str:
    """The path on the site of a file of the repository."""
    if path in PAGES:
        return PAGES[path]
    if path.startswith(RULES):
        return f"rules/{path.removeprefix(RULES)}"
    return path.removeprefix("docs/") if path.startswith("docs/") else f"source/{path}"


class PlainDocstrings(griffe.Extension):
    """Converts our docstrings to Markdown: roles become code, examples become blocks."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of an object."""
        if obj.docstring is not None:
            text = ROLE.sub(r"`\1`", obj.docstring.value)
            obj.docstring.value = DOCTEST.sub(lambda one: f"```pycon\n{one[0]}\n```", text)
