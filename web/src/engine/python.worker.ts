/** Python in a worker thread, so that no question blocks the page. */

import { serve } from "./messages";
import { loadPython, type PythonParts } from "./pyodide";
import type { Answer } from "./questions";

// Import all games now, so that no question has to wait for one.
const BEGINNING = `
import json

from cardtown import games
from cardtown.questions import answer_people

for name in games.names():
    games.get(name)

lambda question: json.dumps(answer_people(question.encode()))
`;

type Python = (question: string) => string;
let python: Promise<Python> | undefined;

async function begin(parts: PythonParts): Promise<Python> {
  return (await loadPython(parts)).runPython(BEGINNING) as Python;
}

serve({
  async start(parts) {
    python ??= begin(parts as unknown as PythonParts);
    await python;
  },
  async ask(question) {
    if (python === undefined) throw new Error("the engine was not started");
    const answer = await python;
    return JSON.parse(answer(JSON.stringify(question))) as Answer;
  },
});
