/** Luck and skill in a finished game, followed while they are measured. */

import type { components } from "../api/generated";
import { get, Refusal } from "../api/http";
import { refusalText } from "../state/toasts.svelte";

export type Luck = components["schemas"]["LuckShape"];
export type SeatLuck = Luck["seats"][number];

export class Measuring {
  luck = $state.raw<Luck | null>(null);
  /** Whether it was asked for, and the answer is on its way. */
  busy = $state(false);
  /** Why it can't be had. */
  problem = $state<string | null>(null);
  #closed = new AbortController();

  constructor(readonly table: string) {}

  /** What the margin of a seat came from; null until all is measured. */
  of(seat: number): SeatLuck | null {
    return this.luck?.seats.find((one) => one.seat === seat) ?? null;
  }

  /** Each answer says how far it is; the server waits until it is further. */
  async begin(): Promise<void> {
    const { signal } = this.#closed;
    const path = `/api/tables/${encodeURIComponent(this.table)}/luck`;
    this.busy = true;
    this.problem = null;
    try {
      while (!this.#done && !signal.aborted) {
        const after = this.luck === null ? "" : `?after=${this.luck.measured}`;
        this.luck = await get<Luck>(`${path}${after}`, signal);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!signal.aborted) this.problem = refusalText(error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#closed.abort();
  }

  get #done(): boolean {
    return this.luck !== null && this.luck.measured >= this.luck.total;
  }
}

/** A part of a margin as a bar: its name, its value, and where it lies between `-1` and `1`. */
export interface Bar {
  name: string;
  value: number;
  margin: number;
  /** The bar goes from zero to here. */
  to: number;
  /** The interval of its end, cut off at the edges. */
  from: number;
  until: number;
}

type Part = Pick<Bar, "name" | "value" | "margin">;

/** The parts as bars in one scale, which the largest value fills. */
export function barsOf(parts: readonly Part[]): Bar[] {
  const most = Math.max(1, ...parts.map(({ value, margin }) => Math.abs(value) + margin));
  const within = (points: number) => Math.max(-1, Math.min(1, points / most));
  return parts.map((part) => ({
    ...part,
    to: within(part.value),
    from: within(part.value - part.margin),
    until: within(part.value + part.margin),
  }));
}
