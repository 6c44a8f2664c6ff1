/** The tables of this device, played by Python in a worker; each change is stored before it counts. */

import type { PyProxy } from "pyodide/ffi";
import { loadPython, type PythonParts } from "../engine/pyodide";
import type { Reply, Wanted } from "./messages";
import { read, store, type Change } from "./store";

/** Python's side: `cardtown.offline.Device`, with JSON for everything that is not text. */
const PROGRAM = `
import json

from cardtown import bots, games
from cardtown.core import CardtownError
from cardtown.offline import Device, StoredTable

device = Device()
for name in games.names():
    bots.names_for(name)


def open_table(stored):
    try:
        device.open(StoredTable(**json.loads(stored)))
    except CardtownError as error:
        return str(error)


def answer(method, address, body):
    found = device.answer(method, address, body)
    changes = [change._asdict() for change in found.changes]
    return json.dumps({"status": found.status, "body": found.body, "changes": changes})


{"has": device.has, "open": open_table, "forget": device.forget, "answer": answer}
`;

interface Device {
  has(id: string): boolean;
  /** Why the table can't be opened, if it can't. */
  open(stored: string): string | undefined;
  forget(id: string): void;
  answer(method: string, address: string, body: string): string;
}

let device: Promise<Device> | undefined;

async function begin(parts: PythonParts): Promise<Device> {
  const python = (await loadPython(parts)).runPython(PROGRAM) as PyProxy;
  return Object.fromEntries(
    (["has", "open", "forget", "answer"] as const).map((name) => [
      name,
      python.get(name) as unknown,
    ]),
  ) as unknown as Device;
}

async function answer(wanted: Wanted): Promise<Pick<Reply, "status" | "body">> {
  const here = await device!;
  for (const id of tablesOf(wanted)) {
    const problem = here.has(id) ? undefined : await open(here, id);
    if (problem !== undefined) return refusal("other_version", problem);
  }
  const { status, body, changes } = JSON.parse(
    here.answer(wanted.method, wanted.path, wanted.body),
  ) as { status: number; body: string; changes: Change[] };
  try {
    if (changes.length > 0) await store(changes);
  } catch (error) {
    for (const { table } of changes) here.forget(table);
    return notStored(error);
  }
  return { status, body };
}

/** The tables that a request is about. */
function tablesOf({ path, body }: Wanted): string[] {
  const own = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  const again = body === "" ? null : (JSON.parse(body) as { again?: string }).again;
  return [own, again].flatMap((id) => (typeof id === "string" ? [decodeURIComponent(id)] : []));
}

async function open(here: Device, id: string): Promise<string | undefined> {
  const stored = await read(id);
  return stored === null ? undefined : here.open(JSON.stringify(stored));
}

function notStored(error: unknown): Pick<Reply, "status" | "body"> {
  const name = error instanceof DOMException ? error.name : "";
  return name === "ConstraintError"
    ? refusal("stale", "the table has moved on since: look again before you choose")
    : refusal("not_stored", "this device could not store that: free some space, then try again");
}

function refusal(code: string, message: string): Pick<Reply, "status" | "body"> {
  const body = JSON.stringify({ error: { code, message, rule: null, text: null } });
  return { status: 422, body };
}

// One at a time: a request must find the table as the previous one left it.
let last: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Wanted | PythonParts>) => {
  if ("archive" in data) {
    device = begin(data);
    device.catch(reportError); // the page then drops this worker: what failed once would not be fetched again
    return;
  }
  last = last
    .then(() => answer(data))
    .catch((error: unknown) => refusal("failure", String(error)))
    .then((found) => postMessage({ id: data.id, ...found } satisfies Reply));
});
