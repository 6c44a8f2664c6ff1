"""Asks the engines in a browser directly: the workers of an open scorepad."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page

from tests.questions import Question

FILES_OF_PYTHON: Final = "**/pyodide*/**"
"""Where Python's files come from, whatever its version."""
FILES_OF_RULES: Final = "**/rules-*.wasm"
_REMEMBER_WORKERS: Final = """
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...parts) {
      super(...parts);
      window.workers.push(this);
    }
  };
"""
_ASK: Final = """async (questions) => {
  const worker = window.workers.at(-1);
  const ask = (params, number) =>
    new Promise((resolve) => {
      const id = `question-${number}`;
      const asked = performance.now();
      const hear = ({ data }) => {
        if (data.id !== id) return;
        worker.removeEventListener("message", hear);
        const now = performance.now();
        resolve([data.result ?? data, now - asked, now]);
      };
      worker.addEventListener("message", hear);
      worker.postMessage({ id, method: "ask", params });
    });
  const answers = [];
  for (const [number, question] of questions.entries()) answers.push(await ask(question, number));
  return answers;
}"""


class Answer(NamedTuple):
    """An engine's answer in the browser, and when it came."""

    content: Any
    took_ms: float
    since_opened_ms: float
    """Milliseconds since the page was requested."""


def remember_workers(context: BrowserContext) -> None:
    """Make pages opened from now on remember the workers that they start."""
    context.add_init_script(_REMEMBER_WORKERS)


def open_pad(page: Page, game: str) -> Answer:
    """Open the scorepad, and return the first answer of its worker as soon as it arrives.

    That worker runs the compiled rules, or Python where they can't be loaded.
    """
    page.goto(f"/scorepad/{game}", wait_until="commit")
    page.wait_for_function("() => window.workers.length > 0")
    (first,) = ask_the_worker(page, [{"command": "score", "game": game, "input": {}}])
    return first


def open_pad_with_python(page: Page, game: str) -> Answer:
    """Open the scorepad without the compiled rules, so that Python answers."""
    page.route(FILES_OF_RULES, lambda route: route.abort())
    page.goto(f"/scorepad/{game}", wait_until="commit")
    page.wait_for_function("() => window.workers.length === 2")
    (first,) = ask_the_worker(page, [{"command": "score", "game": game, "input": {}}])
    return first


def ask_the_worker(page: Page, questions: list[Question]) -> list[Answer]:
    """The answers to questions, asked one after another."""
    return [Answer(*answer) for answer in page.evaluate(_ASK, questions)]
