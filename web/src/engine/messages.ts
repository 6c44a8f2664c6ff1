/** The messages between a page and an engine in a worker. */

import type { Answer, Question } from "./questions";

/** What the worker can be asked to do. */
export interface Methods {
  /** Load the engine from these addresses. */
  start(parts: Record<string, string>): Promise<void>;
  /** Null: this engine leaves the question to another one. */
  ask(question: Question): Promise<Answer | null>;
}

export type Request = {
  [Name in keyof Methods]: { id: number; method: Name; params: Parameters<Methods[Name]>[0] };
}[keyof Methods];

/** The answer to the request with that id; `failure` if the worker itself broke down. */
export type Reply = { id: number; result: unknown } | { id: number; failure: string };

/** The worker's side: answer every request as the methods do. */
export function serve(methods: Methods): void {
  addEventListener("message", ({ data: { id, method, params } }: MessageEvent<Request>) => {
    const reply = (content: Reply) => postMessage(content);
    const call = methods[method] as (given: typeof params) => Promise<unknown>;
    call(params).then(
      (result) => reply({ id, result }),
      (error: unknown) => reply({ id, failure: String(error) }),
    );
  });
}
