"""Python in a browser, asked directly: the worker of an open scorepad, and random cities for it."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page

from cardtown.games.carson_city import CHARACTER_IDS

Question = dict[str, Any]
FILES_OF_PYTHON: Final = "**/pyodide*/**"
"""Where they come from, whatever their version."""
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
  const worker = window.workers[0];
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
    """What Python in the browser said, and when."""

    content: Any
    took_ms: float
    since_opened_ms: float
    """Since the page was asked for."""


def remember_workers(context: BrowserContext) -> None:
    """Let pages that are opened from now on keep the workers they start."""
    context.add_init_script(_REMEMBER_WORKERS)


def open_pad(page: Page, game: str) -> Answer:
    """Open the scorepad; the first answer of Python there, as soon as it can be had."""
    page.goto(f"/scorepad/{game}", wait_until="commit")
    page.wait_for_function("() => window.workers.length === 1")
    (first,) = ask_the_worker(page, [{"command": "score", "game": game, "input": {}}])
    return first


def ask_the_worker(page: Page, questions: list[Question]) -> list[Answer]:
    """The answers to questions that are asked one after the other."""
    return [Answer(*answer) for answer in page.evaluate(_ASK, questions)]


def carson_city(rng: random.Random) -> Question:
    """A city that no game may have seen, in a frame that it may not fit."""
    characters = rng.sample(CHARACTER_IDS, rng.randrange(6))
    height, width = rng.randrange(1, 10), rng.randrange(1, 10)
    rows = ["".join(rng.choices("hTMRKDBSHGCPY!^._", k=width)) for _ in range(height)]
    city = {"rows": rows, "characters": characters, "sold": rng.choice([0, 0, 1, 4])}
    command = rng.choice(["score", "earnings", "placements"])
    if command == "placements":
        del city["sold"]
        city["card"] = ["".join(rng.choices("hTMR.^", k=2)) for _ in range(2)]
    return {"command": command, "game": "carson-city", "input": city}


def card_city(rng: random.Random) -> Question:
    height, width = rng.randrange(1, 7), rng.randrange(1, 6)
    rows = ["".join(rng.choices("RCLIPM_.", k=width)) for _ in range(height)]
    command = rng.choice(["score", "earnings", "placements", "developments", "income"])
    extra: dict[str, dict[str, Any]] = {
        "score": {"coins": rng.randrange(60)},
        "earnings": {"coins": rng.randrange(-1, 60)},
        "placements": {"coins": rng.randrange(9), "card": rng.choice("RCLIPM")},
        "developments": {"reserve": {"R": rng.randrange(3), "C": rng.randrange(3)}},
        "income": {},
    }
    return {"command": command, "game": "card-city", "input": {"rows": rows, **extra[command]}}


RANDOM_CITY: Final = {"carson-city": carson_city, "card-city": card_city}
