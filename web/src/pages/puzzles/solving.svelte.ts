/** A position put to somebody: what they try, how much help they want, and whether they solve it. */

import { post, Refusal } from "../../api/http";
import { advise, MOST_HELP, unranked } from "../../after/asking.svelte";
import type { Solution } from "../../after/types";
import { tableOf } from "../../position/board";
import type { Position } from "../../position/types";
import type { TableState } from "../../state/table.svelte";
import { tellError } from "../../state/toasts.svelte";

/** What gives away less is as good as the best: not even inaccurate (docs/review.md). */
export const AS_GOOD = 0.02;

/** What a try came to. */
export interface Tried {
  action: string;
  /** How much of the chance to win it gives away. */
  given: number;
  right: boolean;
}

export interface Outcomes {
  /** The first wrong try, or the first help. */
  onMissed: () => void;
  /** Solved at the first try, without help, or after all. */
  onSolved: (atOnce: boolean) => void;
}

export class Solving {
  readonly table: TableState;
  tried = $state.raw<Tried | null>(null);
  help = $state(0);
  solved = $state(false);
  /** Whether a try or help waits for the server. */
  waiting = $state(false);
  /** What is known of the options, once somebody has asked. */
  solution = $state.raw<Solution | null>(null);
  #coming: Promise<Solution> | null = null;
  #missed = false;
  #closed = new AbortController();

  constructor(
    readonly position: Position,
    readonly outcomes: Outcomes,
  ) {
    this.table = tableOf(position, (action) => void this.#try(action));
    // While somebody thinks, so does the server; if it fails, it is asked again when it matters.
    this.#solve().catch(() => undefined);
  }

  /** Nobody waits for the solution any more: the server need not go on searching. */
  close(): void {
    this.#closed.abort();
    this.table.close();
  }

  async helpMore(): Promise<void> {
    if (!(await this.#ready())) return;
    this.#miss();
    this.help = Math.min(MOST_HELP, this.help + 1);
    this.#show();
  }

  async #try(action: string): Promise<void> {
    const solution = await this.#ready();
    if (solution === null) return;
    const given = solution.options.find((one) => one.action === action)?.given ?? 0;
    const right = action === solution.best.action || given < AS_GOOD;
    this.tried = { action, given, right };
    if (!right) this.#miss();
    else this.#end();
  }

  #end(): void {
    this.help = MOST_HELP;
    this.#show();
    if (this.solved) return;
    this.solved = true;
    this.outcomes.onSolved(!this.#missed);
  }

  #miss(): void {
    if (this.#missed || this.solved) return;
    this.#missed = true;
    this.outcomes.onMissed();
  }

  /** Draw what helps at its places on the board. */
  #show(): void {
    const { solution } = this;
    if (this.help < 2 || solution === null) return;
    const { best, leading, bid_odds } = solution;
    const kind = this.table.update?.decision?.kind ?? null;
    const options = this.help === MOST_HELP ? [best] : unranked(leading);
    advise(this.table, { kind, options, bid_odds, offers: [] });
  }

  /** The solution; null if somebody waits for it already, or the server does not answer. */
  async #ready(): Promise<Solution | null> {
    if (this.waiting) return null;
    this.waiting = true;
    try {
      return await this.#solve();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.#closed.signal.aborted) tellError(error);
      return null;
    } finally {
      this.waiting = false;
    }
  }

  #solve(): Promise<Solution> {
    this.#coming ??= this.#ask();
    return this.#coming;
  }

  async #ask(): Promise<Solution> {
    try {
      const { position } = this.position;
      const { signal } = this.#closed;
      const found = await post<Solution>("/api/puzzles/solved", { position }, signal);
      this.solution = found;
      return found;
    } catch (error) {
      this.#coming = null; // so that the next call tries again
      throw error;
    }
  }
}
