/** What every way to the engine has in common. */

import type { GameName } from "../games";
import type { Answer, Command, Input, Output, Question } from "./questions";

export interface Engine {
  /** Ask; rejects with an {@link EngineError}. */
  ask<Game extends GameName, Name extends Command<Game>>(
    command: Name,
    game: Game,
    input: Input<Game, Name>,
  ): Promise<Output<Game, Name>>;
  /** Whether it answers without the network too, after a reload as well; changes are noticed. */
  readonly offlineReady: boolean;
}

/** Why there is no answer. */
export class EngineError extends Error {}

/** The question itself is wrong: `message` is the engine's sentence about it. */
export class BadQuestion extends EngineError {}

/** Nobody can answer: the network is away, and the engine is not in this browser yet. */
export class NobodyAnswers extends EngineError {}

/** Something that carries a question to the engine and its answer back. */
export abstract class Transport implements Engine {
  async ask<Game extends GameName, Name extends Command<Game>>(
    command: Name,
    game: Game,
    input: Input<Game, Name>,
  ): Promise<Output<Game, Name>> {
    const answer = await this.carry({ command, game, input });
    if ("error" in answer) throw new BadQuestion(answer.error);
    return answer.output as Output<Game, Name>;
  }

  get offlineReady(): boolean {
    return false;
  }

  /** Bring back the answer; rejects with {@link NobodyAnswers}. */
  abstract carry(question: Question): Promise<Answer>;
}
