/** What everything that answers engine questions shares. */

import type { ErrorShape } from "../api/types";
import type { Answer, Ask, Question, Verification } from "./questions";

export interface Engine {
  /** Ask about a game; rejects with an {@link EngineError}. */
  ask(command: "verify", game: string, input: unknown): Promise<Verification>;
  ask(command: string, game: string, input: unknown): Promise<unknown>;
  /** Whether it also answers without the network, even after a reload. Reactive. */
  readonly offlineReady: boolean;
}

/** The engine as one game uses it: its commands, with the types of their answers. */
export function questionsTo<Questions>(engine: Engine, game: string): Ask<Questions> {
  return ((command: string, input: unknown) => engine.ask(command, game, input)) as Ask<Questions>;
}

/** Why there is no answer. */
export class EngineError extends Error {}

/** The question itself is wrong: `message` is the engine's sentence about it. */
export class BadQuestion extends EngineError {
  constructor(
    message: string,
    /** The sentence in a form that any language can say. */
    readonly text: ErrorShape["text"] = null,
  ) {
    super(message);
  }
}

/** Nobody can answer: there is no network, and the engine is not in this browser yet. */
export class EngineUnavailable extends EngineError {}

/** Something that gets a question to the engine and its answer back. */
export abstract class Transport implements Engine {
  ask(command: "verify", game: string, input: unknown): Promise<Verification>;
  ask(command: string, game: string, input: unknown): Promise<unknown>;
  async ask(command: string, game: string, input: unknown): Promise<unknown> {
    const answer = await this.carry({ command, game, input });
    if ("error" in answer) throw new BadQuestion(answer.error, answer.text ?? null);
    return answer.output;
  }

  get offlineReady(): boolean {
    return false;
  }

  /** Fetch the answer; rejects with {@link EngineUnavailable}. */
  abstract carry(question: Question): Promise<Answer>;
}
