/** The review of a seat, read as it is made. */

import { get, Refusal } from "../api/http";
import { refusalText } from "../state/toasts.svelte";
import type { Judged, Review } from "./types";

/** How many mistakes are listed. */
const WORST = 3;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Why it can't be had. */
  problem = $state<string | null>(null);
  #closed = new AbortController();

  readonly missed: readonly Judged[] = $derived.by(() => missedIn(this.review?.judged ?? []));
  /** The decisions that gave away most, in the order in which they were made. */
  readonly worst: readonly Judged[] = $derived.by(() => worstOf(this.missed));

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    void this.#read();
  }

  get done(): boolean {
    const { review } = this;
    return review !== null && review.judged.length >= review.total;
  }

  close(): void {
    this.#closed.abort();
  }

  /** Each answer has what is new since the last; the server waits until something is. */
  async #read(): Promise<void> {
    const { signal } = this.#closed;
    const path = `/api/tables/${encodeURIComponent(this.table)}/review?seat=${this.seat}`;
    try {
      while (!this.done && !signal.aborted) {
        const known = this.review;
        const after = known === null ? "" : `&after=${known.judged.length}`;
        const news = await get<Review>(`${path}${after}`, signal);
        if (!signal.aborted) this.review = appendNews(known, news);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!signal.aborted) this.problem = refusalText(error);
    }
  }
}

/** What was known with what is new; an answer with chances begins at the beginning. */
export function appendNews(known: Review | null, news: Review): Review {
  if (known === null || news.chances.length > 0) return news;
  return { ...news, chances: known.chances, judged: [...known.judged, ...news.judged] };
}

/** The decisions that gave something away. */
export function missedIn(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ options }) => options.length > 0);
}

/** The few that gave away most, in order. */
export function worstOf(missed: readonly Judged[], most = WORST): Judged[] {
  const ranked = missed.toSorted((one, other) => other.given.value - one.given.value);
  return ranked.slice(0, most).sort((one, other) => one.step - other.step);
}

/** What trying an action comes to. */
export type TryResult = "best" | "better" | "played" | "worse";

export function resultOfTrying(
  judged: Judged,
  action: string,
): { result: TryResult; given: number } {
  const found = judged.options.find((one) => one.action === action);
  const given = found?.given ?? judged.given.value;
  if (action === judged.best.action) return { result: "best", given: 0 };
  if (action === judged.chosen.action) return { result: "played", given: judged.given.value };
  return { result: given < judged.given.value ? "better" : "worse", given };
}
