/** A mistake that is put to the reader again: what they tried, and how much help they wanted. */

import type { Replay } from "./replay.svelte";
import { resultOfTrying } from "./reviewing.svelte";
import type { Judged } from "./types";

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
    // The order of their texts says nothing about which of the three is best.
    const three = leading.toSorted((one, other) => (one.action < other.action ? -1 : 1));
    this.replay.table.advice = {
      number: this.replay.table.number,
      seat: this.seat,
      bot: null,
      kind,
      options: this.help === MOST_HELP ? [best, chosen] : three,
      bid_odds,
      offers,
    };
  }
}
