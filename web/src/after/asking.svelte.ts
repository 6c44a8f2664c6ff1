/** A mistake that is put to the reader again: what they tried, and how much help they wanted. */

import type { Replay } from "./replay.svelte";
import { resultOfTrying } from "./reviewing.svelte";
import type { TableState } from "../state/table.svelte";
import type { Advice, Judged } from "./types";

/** The steps of help: what to look for, the best three on the board, and the answer. */
export const MOST_HELP = 3;

export class Asking {
  tried = $state.raw<ReturnType<typeof resultOfTrying> | null>(null);
  help = $state(0);

  constructor(
    readonly replay: Replay,
    readonly judged: Judged,
    readonly seat: number,
  ) {
    replay.ask({ step: judged.step, seat, onTry: (action) => this.#try(action) });
  }

  helpMore(): void {
    this.help = Math.min(MOST_HELP, this.help + 1);
    this.#show();
  }

  #try(action: string): void {
    this.tried = resultOfTrying(this.judged, action);
    if (this.tried.result !== "best") return;
    this.help = MOST_HELP;
    this.#show();
  }

  /** Draw what helps at its places on the board, as hints are drawn. */
  #show(): void {
    if (this.help < 2) return;
    const { best, chosen, leading, kind, bid_odds, offers } = this.judged;
    const answered = this.help === MOST_HELP;
    const options = answered ? [best, chosen] : unranked(leading);
    advise(this.replay.table, { kind, options, bid_odds, offers: answered ? offers : [] });
  }
}

/**
 * Whether a seat had fallen behind, so that its decision was judged as if the game were even
 * (docs/review.md): `before` is then an equal share, and not how often the best choice wins.
 */
export function judgedAsEven({ best, before }: Pick<Judged, "best" | "before">): boolean {
  return best.chance !== null && best.chance.value < before;
}

/** Draw options at their places on the board, as hints are drawn. */
export function advise(
  table: TableState,
  shown: Pick<Advice, "kind" | "options" | "bid_odds" | "offers">,
): void {
  table.advice = { number: table.number, seat: table.seat ?? 0, bot: null, ...shown };
}

/**
 * Options of which somebody has to find the best: in the order of their texts, and without what is
 * expected of them later and their chances. What they bring at once can be seen anyway.
 */
export function unranked(options: Advice["options"]): Advice["options"] {
  return options
    .map((one) => ({ ...one, later: 0, expects: [], gains: [], chance: null }))
    .toSorted((one, other) => (one.action < other.action ? -1 : 1));
}
