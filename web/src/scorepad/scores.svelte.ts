/** The engine's scores for every city at the table, updated as they change. */

import { BadQuestion, EngineError, type Doubt, type Engine } from "../engine/engine";
import { say } from "../texts/texts.svelte";
import type { PadGame, Score } from "./game";
import type { Player } from "./table";

/** A score, or the engine's sentence about what is wrong with the city; and what is doubtful. */
export type CityScore = ({ score: Score } | { wrong: BadQuestion }) & { doubts: Doubt[] };

const MOST_KEPT = 1000;

export class Scores {
  #game: PadGame;
  #engine: Engine;
  #answers = new Map<string, CityScore>();
  #table = "";
  #wanted: readonly Player[] = [];
  #asking = false;
  #shown = $state.raw<(CityScore | null)[]>([]);
  /** Whether every city has been answered about as it is now. */
  complete = $state(false);
  /** Whether a city waits for an answer that no engine can give now. */
  stuck = $state(false);

  constructor(game: PadGame, engine: Engine) {
    this.#game = game;
    this.#engine = engine;
  }

  /** The latest outcome for each player; while a new answer is on its way, the last one. */
  get shown(): readonly (CityScore | null)[] {
    return this.#shown;
  }

  scoreOf(index: number): Score | null {
    const outcome = this.#shown[index];
    return outcome && "score" in outcome ? outcome.score : null;
  }

  wrongAt(index: number): string | null {
    const outcome = this.#shown[index];
    return outcome && "wrong" in outcome
      ? (say(outcome.wrong.text) ?? outcome.wrong.message)
      : null;
  }

  doubtsAt(index: number): readonly Doubt[] {
    return this.#shown[index]?.doubts ?? [];
  }

  /** Score these players, and forget the scores of another table. */
  follow(table: string, players: readonly Player[]): void {
    if (table !== this.#table) this.#shown = [];
    this.#table = table;
    this.#wanted = players;
    this.#show();
    void this.catchUp();
  }

  /** Ask about one city after another, always in its current state, until all are answered. */
  async catchUp(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.stuck = false;
    try {
      for (let next = this.#unanswered(); next; next = this.#unanswered()) {
        const outcome = await this.#ask(next);
        if (this.#answers.size >= MOST_KEPT) this.#answers.clear();
        this.#answers.set(keyOf(next), outcome);
        this.#show();
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.stuck = true;
    } finally {
      this.#asking = false;
    }
  }

  #unanswered(): Player | undefined {
    return this.#wanted.find(
      (player) => player.virtual === null && !this.#answers.has(keyOf(player)),
    );
  }

  async #ask(player: Player): Promise<CityScore> {
    const doubts = await this.#game.doubts(this.#engine, player);
    try {
      return { doubts, score: await this.#game.score(this.#engine, player) };
    } catch (error) {
      if (error instanceof BadQuestion) return { doubts, wrong: error };
      throw error;
    }
  }

  #show(): void {
    const before = this.#shown;
    this.complete = this.#unanswered() === undefined;
    this.#shown = this.#wanted.map((player, index) =>
      player.virtual === null ? (this.#answers.get(keyOf(player)) ?? before[index] ?? null) : null,
    );
  }
}

/** A key made of everything that a score depends on. */
function keyOf({ rows, characters, sold, coins }: Player): string {
  return JSON.stringify([rows, characters, sold, coins]);
}
