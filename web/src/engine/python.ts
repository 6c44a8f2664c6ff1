/** The engine in this browser: Python, which answers every question, and takes megabytes. */

import archive from "../../../build/engine.zip?url";
// Pyodide finds these by name in one folder, where the build puts them.
import loader from "pyodide/pyodide.mjs?url";
import "pyodide/pyodide.asm.mjs?url";
import "pyodide/pyodide.asm.wasm?url";
import "pyodide/python_stdlib.zip?url";
import { absolute, WorkerEngine } from "./worker";

export function startPython(): WorkerEngine {
  const worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
  return new WorkerEngine(worker, {
    pyodide: absolute(".", loader),
    archive: absolute(archive),
  });
}
