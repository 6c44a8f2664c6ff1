/** A position that somebody studies: its table, what is best there, and what they tried. */

import { Refusal } from "../../api/http";
import { evaluate } from "../../position/asking";
import { tableOf } from "../../position/board";
import type { Evaluation, Position, Weighed } from "../../position/types";
import { refusalText } from "../../state/toasts.svelte";
import type { TableState } from "../../state/table.svelte";

export class Studying {
  readonly table: TableState;
  evaluation = $state.raw<Evaluation | null>(null);
  /** Whether the answer is on its way. */
  asking = $state(false);
  /** Why there is none. */
  problem = $state<string | null>(null);
  /** The action that was tried last. */
  tried = $state<string | null>(null);
  #answer: Promise<void> | null = null;
  #closed = new AbortController();

  /** The best option, as soon as it is known. */
  readonly best: Weighed | null = $derived.by(() => this.evaluation?.options[0] ?? null);
  /** What was tried, as soon as its worth is known. */
  readonly weighed: Weighed | null = $derived.by(
    () => this.evaluation?.options.find(({ action }) => action === this.tried) ?? null,
  );

  constructor(readonly position: Position) {
    this.table = tableOf(position, (action) => void this.#try(action));
  }

  /** Nobody waits for an answer any more: the server need not go on thinking. */
  close(): void {
    this.#closed.abort();
    this.table.close();
  }

  /** Whether the best options are drawn on the board. */
  get shown(): boolean {
    return this.table.advice !== null;
  }

  /** Draw the best options on the board, as hints are drawn; or take them away again. */
  async toggleBest(): Promise<void> {
    if (this.shown) {
      this.table.advice = null;
      return;
    }
    await this.#ask();
    if (this.evaluation === null) return;
    const { seat, kind, leading, bid_odds, offers } = this.evaluation;
    const number = this.table.number;
    this.table.advice = { number, seat, bot: null, kind, options: leading, bid_odds, offers };
  }

  async #try(action: string): Promise<void> {
    this.tried = action;
    await this.#ask();
  }

  /** Once for each position; again after a refusal. */
  #ask(): Promise<void> {
    if (this.evaluation === null) this.#answer ??= this.#read();
    return this.#answer ?? Promise.resolve();
  }

  async #read(): Promise<void> {
    this.asking = true;
    this.problem = null;
    try {
      this.evaluation = await evaluate(this.position.position, this.#closed.signal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = refusalText(error);
    } finally {
      this.asking = false;
      this.#answer = null;
    }
  }
}
