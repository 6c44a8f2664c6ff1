/**
 * The port to the engine: the same questions, answered by Python on the server or by the same
 * Python in this browser. Pages ask here, and do not know who answers.
 */

import { offline } from "./offline.svelte";
import { NobodyAnswers, Transport, type Engine } from "./port";
import type { Answer, Question } from "./questions";
import { ServerEngine } from "./server";

export { latest } from "./latest";
export { BadQuestion, EngineError, NobodyAnswers, questionsTo, type Engine } from "./port";
export type * from "./questions";

/** An engine that loads into this browser; until then the server answers. */
export class ComingEngine extends Transport {
  readonly #far: Transport;
  readonly #near: Promise<Transport>;
  #here = false;

  /** `near` resolves once the engine is in this browser, and rejects if it can't be loaded. */
  constructor(far: Transport, near: Promise<Transport>) {
    super();
    this.#far = far;
    this.#near = near;
    near.then(
      () => (this.#here = true),
      () => undefined,
    );
  }

  /** Each is the fallback of the other. */
  async carry(question: Question): Promise<Answer> {
    const near = this.#here || !navigator.onLine;
    const [first, second] = near ? [this.#near, this.#far] : [this.#far, this.#near];
    try {
      return await (await first).carry(question);
    } catch (error) {
      if (!(error instanceof NobodyAnswers)) throw error;
      return (await second).carry(question);
    }
  }

  override get offlineReady(): boolean {
    return offline.ready;
  }
}

/** An engine that ends up working offline; once it is loaded, the site is cached too. */
export function openEngine(): Engine {
  const near = engineHere();
  // Caching for later must not slow down what is loading now.
  void near.catch(() => undefined).then(() => offline.keep());
  return new ComingEngine(new ServerEngine(), near);
}

let here: Promise<Transport> | undefined;

/** The engine in this browser only, for questions that a server must not answer; loaded once. */
export function engineHere(): Promise<Transport> {
  return (here ??= come());
}

async function come(): Promise<Transport> {
  try {
    const { WorkerEngine } = await import("./worker");
    const engine = new WorkerEngine();
    await engine.started;
    return engine;
  } catch (error) {
    here = undefined; // so that the next call tries again
    throw error instanceof NobodyAnswers ? error : new NobodyAnswers(String(error));
  }
}
