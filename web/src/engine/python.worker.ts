/** Python in a worker thread, so that no question blocks the page. */

import type * as Pyodide from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { serve } from "./messages";
import type { Answer } from "./questions";

const ARCHIVE = "/lib/cardtown.zip";
// Import all games now, so that no question has to wait for one.
const BEGINNING = `
import json
import sys

sys.path.append("${ARCHIVE}")

from cardtown import games
from cardtown.questions import answer_people

for name in games.names():
    games.get(name)

lambda question: json.dumps(answer_people(question.encode()))
`;

type Python = (question: string) => string;
let python: Promise<Python> | undefined;

async function begin(pyodide: string, archive: string): Promise<Python> {
  const code = bytes(archive);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${pyodide}pyodide.mjs`
  )) as typeof Pyodide;
  const runtime = await loadPyodide({
    indexURL: pyodide,
    // No packages: the engine needs nothing but the standard library.
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: pyodide,
  });
  runtime.FS.writeFile(ARCHIVE, await code);
  return runtime.runPython(BEGINNING) as Python;
}

async function bytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

serve({
  async start({ pyodide, archive }) {
    python ??= begin(pyodide!, archive!);
    await python;
  },
  async ask(question) {
    if (python === undefined) throw new Error("the engine was not started");
    const answer = await python;
    return JSON.parse(answer(JSON.stringify(question))) as Answer;
  },
});
