/**
 * Access to the engine: the same questions, answered by the rules in this browser or by Python on the
 * server. Pages ask here, and do not know which of them answers.
 */

import { offline } from "./offline.svelte";
import { EngineUnavailable, Transport, type Engine } from "./port";
import type { Answer, Question } from "./questions";
import { savesData } from "./saving";
import { ServerEngine } from "./server";
import type { WorkerEngine } from "./worker";

export { latest } from "./latest";
export { offline } from "./offline.svelte";
export { BadQuestion, EngineError, EngineUnavailable, questionsTo, type Engine } from "./port";
export type * from "./questions";
export { pythonKb, savesData, siteKb } from "./saving";

/** Asks the compiled rules first, and another engine for what they can't answer or if they can't be loaded. */
export class RulesFirst extends Transport {
  readonly #rules: Promise<Transport>;
  readonly #open: () => Transport;
  #others: Transport | undefined;

  constructor(rules: Promise<Transport>, others: () => Transport) {
    super();
    this.#rules = rules;
    this.#open = others;
    rules.catch(() => this.#fallback());
  }

  async carry(question: Question): Promise<Answer> {
    try {
      return await (await this.#rules).carry(question);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      return this.#fallback().carry(question);
    }
  }

  override get offlineReady(): boolean {
    return offline.ready;
  }

  #fallback(): Transport {
    return (this.#others ??= this.#open());
  }
}

/** An engine that loads into this browser; until then the server answers. */
export class LoadingEngine extends Transport {
  readonly #far: Transport;
  readonly #load: () => Promise<Transport>;
  #here = false;

  /**
   * `load` gets the engine into this browser, and rejects if that fails. Unless it is wanted `now`, it
   * is loaded only when the server does not answer.
   */
  constructor(far: Transport, load: () => Promise<Transport>, now = true) {
    super();
    this.#far = far;
    this.#load = load;
    if (now) this.#near().catch(() => undefined);
  }

  /** The server and the loaded engine are fallbacks for each other. */
  async carry(question: Question): Promise<Answer> {
    const near = () => this.#near();
    const far = async () => this.#far;
    const [first, second] = this.#here || !navigator.onLine ? [near, far] : [far, near];
    try {
      return await (await first()).carry(question);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      return (await second()).carry(question);
    }
  }

  async #near(): Promise<Transport> {
    const engine = await this.#load();
    this.#here = true;
    return engine;
  }
}

/** An engine that ends up working offline; once it is loaded, the site is cached too. */
export function openEngine(): Engine {
  const rules = compiledRules();
  const python = () => new LoadingEngine(new ServerEngine(), pythonEngine, !savesData());
  if (!savesData()) {
    // Caching for later must not slow down what is loading now.
    const loaded = rules.catch(pythonEngine).catch(() => undefined);
    void loaded.then(() => offline.keep());
  }
  return new RulesFirst(rules, python);
}

/** The compiled rules in this browser; loaded once. */
export const compiledRules = once(async () => (await import("./rules")).startRules());

/** Python in this browser, for questions that a server must not answer; loaded once. */
export const pythonEngine = once(async () => (await import("./python")).startPython());

function once(start: () => Promise<WorkerEngine>): () => Promise<Transport> {
  let here: Promise<Transport> | undefined;
  const come = async (): Promise<Transport> => {
    try {
      const engine = await start();
      await engine.started;
      return engine;
    } catch (error) {
      here = undefined; // so that the next call tries again
      throw error instanceof EngineUnavailable ? error : new EngineUnavailable(String(error));
    }
  };
  return () => (here ??= come());
}
