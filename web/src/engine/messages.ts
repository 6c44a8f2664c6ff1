/** What a page and the engine's worker say to each other. */

import type { Answer, Question } from "./questions";

/** The addresses of Python's files. */
export interface Parts {
  /** The folder of Pyodide's own files. */
  pyodide: string;
  /** The archive of our code. */
  archive: string;
}

/** What the worker can be asked to do. */
export interface Methods {
  start(parts: Parts): Promise<void>;
  ask(question: Question): Promise<Answer>;
}

export type Request = {
  [Name in keyof Methods]: { id: number; method: Name; params: Parameters<Methods[Name]>[0] };
}[keyof Methods];

/** The answer to the request with that id; `failure` if the worker itself broke down. */
export type Reply = { id: number; result: unknown } | { id: number; failure: string };
