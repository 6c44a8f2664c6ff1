/** The compiled rules in this browser: small and quick, for the questions of the scorepad. */

import wasm from "virtual:rules";
import { EngineUnavailable } from "./port";
import { absolute } from "./address";
import { WorkerEngine } from "./worker";

/** Rejects where the build had no compiler for them. */
export function startRules(): WorkerEngine {
  if (wasm === null) throw new EngineUnavailable("this site was built without the compiled rules");
  const worker = new Worker(new URL("./rules.worker.ts", import.meta.url), { type: "module" });
  return new WorkerEngine(worker, { wasm: absolute(wasm) });
}
