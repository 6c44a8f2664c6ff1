/** Python in a worker: CPython as WebAssembly, with our own packages and nothing else. */

import type * as Pyodide from "pyodide";
import { info } from "pyodide/pyodide-lock.json";

const FOLDER = "/cardtown";

/** Where Python and our packages are loaded from. */
export interface PythonParts {
  pyodide: string;
  archive: string;
}

export async function loadPython(parts: PythonParts): Promise<Pyodide.PyodideInterface> {
  const code = bytes(parts.archive);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${parts.pyodide}pyodide.mjs`
  )) as typeof Pyodide;
  const runtime = await loadPyodide({
    indexURL: parts.pyodide,
    // No packages: ours need nothing but the standard library.
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: parts.pyodide,
  });
  runtime.unpackArchive(await code, "zip", { extractDir: FOLDER });
  runtime.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return runtime;
}

async function bytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
