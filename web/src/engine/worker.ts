/** The engine in this browser: Python in a worker, loaded on first use. */

import archive from "../../../build/engine.zip?url";
// Pyodide finds these by name in one folder, where the build puts them.
import loader from "pyodide/pyodide.mjs?url";
import "pyodide/pyodide.asm.mjs?url";
import "pyodide/pyodide.asm.wasm?url";
import "pyodide/python_stdlib.zip?url";
import type { Methods, Reply, Request } from "./messages";
import { NobodyAnswers, Transport } from "./port";
import type { Answer, Question } from "./questions";

/** The part of `Worker` that is used here. */
export type WorkerPort = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: NobodyAnswers): void;
}

export class WorkerEngine extends Transport {
  /** Resolves once Python has loaded; rejects with {@link NobodyAnswers} if it can't. */
  readonly started: Promise<void>;
  readonly #port: WorkerPort;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(port: WorkerPort = newWorker()) {
    super();
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    port.onerror = (event) => this.#breakDown(event.message);
    this.started = this.#call("start", {
      pyodide: absolute(".", loader),
      archive: absolute(archive),
    });
    this.started.catch(() => port.terminate());
  }

  carry(question: Question): Promise<Answer> {
    return this.#call("ask", question);
  }

  #call<Name extends keyof Methods>(
    method: Name,
    params: Parameters<Methods[Name]>[0],
  ): ReturnType<Methods[Name]> {
    const id = ++this.#number;
    this.#port.postMessage({ id, method, params } as Request);
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    ) as ReturnType<Methods[Name]>;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("failure" in reply) waiting?.reject(new NobodyAnswers(reply.failure));
    else waiting?.resolve(reply.result);
  }

  /** The worker failed to start, or has died. */
  #breakDown(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new NobodyAnswers(why));
    this.#waiting.clear();
  }
}

function newWorker(): Worker {
  return new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
}

/** An absolute address: a worker would resolve a relative one against its own. */
function absolute(...path: string[]): string {
  return path.reduceRight((base, part) => new URL(part, base).href, location.href);
}
