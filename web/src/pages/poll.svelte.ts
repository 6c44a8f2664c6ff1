/**
 * Polls the server while the page is visible: soon after news, then less and less often. It
 * backs off and retries when the server can't be reached.
 */

import { Refusal } from "../api/http";

const SOON = 4_000;
const LATE = 60_000;
const RETRY = 1_000;
const LATEST_RETRY = 30_000;

export type PollResult = "news" | "same" | "failed";

/** The pause after an answer, given the pause before it. */
export function nextPause(pause: number, outcome: PollResult, before: PollResult): number {
  if (outcome === "news") return SOON;
  if (outcome === "same") return before === "failed" ? SOON : Math.min(1.5 * pause, LATE);
  return before === "failed" ? Math.min(2 * pause, LATEST_RETRY) : RETRY;
}

interface Manner<T> {
  /** Whether to go on while the page is hidden. */
  evenHidden?: () => boolean;
  /** What of an answer is news: all of it, unless some of it changes from moment to moment. */
  newsIn?: (value: T) => unknown;
}

export class Poll<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  #news = "";
  #pause = SOON;
  #outcome: PollResult = "news";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  #watchers = 0;

  constructor(
    readonly ask: () => Promise<T>,
    readonly manner: Manner<T> = {},
  ) {}

  /** Start polling; returns a function that stops it. */
  watch(): () => void {
    if (this.#watchers++ === 0) {
      document.addEventListener("visibilitychange", this.#look);
      addEventListener("online", this.#look);
    }
    void this.refresh();
    return () => {
      if (--this.#watchers > 0) return;
      document.removeEventListener("visibilitychange", this.#look);
      removeEventListener("online", this.#look);
      clearTimeout(this.#timer);
    };
  }

  /** Ask now. An answer that arrives after the answer to a later question is dropped. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    const outcome = await this.#answer(turn);
    if (turn !== this.#turn) return;
    this.#pause = nextPause(this.#pause, outcome, this.#outcome);
    this.#outcome = outcome;
    if (this.#watchers > 0 && (!document.hidden || this.manner.evenHidden?.()))
      this.#timer = setTimeout(() => void this.refresh(), this.#pause);
  }

  async #answer(turn: number): Promise<PollResult> {
    try {
      const value = await this.ask();
      if (turn !== this.#turn) return "same";
      this.trouble = null;
      if (JSON.stringify(value) !== JSON.stringify(this.value)) this.value = value;
      const news = JSON.stringify(this.manner.newsIn?.(value) ?? value);
      if (news === this.#news) return "same";
      this.#news = news;
      return "news";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (turn === this.#turn) this.trouble = error;
      return "failed";
    }
  }

  #look = (): void => {
    if (!document.hidden) void this.refresh();
  };
}
