/** The engine in this browser: Python, which answers every question, and takes megabytes. */

import { pythonParts } from "./interpreter";
import { WorkerEngine } from "./worker";

export function startPython(): WorkerEngine {
  const worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
  return new WorkerEngine(worker, { ...pythonParts() });
}
