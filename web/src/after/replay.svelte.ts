/** A finished game shown step by step, with the same components as when it was played. */

import { Refusal, get } from "../api/http";
import type { Channel, Listener } from "../api/live";
import type { Item, Update } from "../api/types";
import { TableState } from "../state/table.svelte";
import { inEffect } from "../table/log";
import { tellError } from "../state/toasts.svelte";
import { readMoment, readStory } from "./past";
import type { Story } from "./types";

/** A finished game: how it ended, and every step that led there. */
export interface Past {
  end: Update;
  story: Story;
}

/** The finished game of a table; null while it goes on. Rejects with a {@link Refusal}. */
export async function readPast(id: string): Promise<Past | null> {
  const end = await get<Update>(`/api/tables/${encodeURIComponent(id)}`);
  if (end.table.phase !== "finished") return null;
  return { end, story: await readStory(id) };
}

/** How many steps to prefetch after and before the one shown. */
const AHEAD = 4;
const BEHIND = 1;
/** The pause before retrying the first moment, in ms: without it there would be nothing on the screen. */
const RETRY = 2_000;

/** A finished game accepts no requests. */
const PAST: Channel = {
  ask: () => Promise.reject(new Refusal("phase", "the game is over")),
  close: () => undefined,
};

export class Replay {
  readonly table: TableState;
  readonly story: Story;
  readonly id: string;
  /** The requested step, shown as soon as it has arrived. */
  step = $state(0);
  /** The step on the screen; -1 before the first. */
  shown = $state(-1);
  /** The seat whose view is shown; null for a spectator's. */
  seat = $state<number | null>(null);
  /** All entries in effect, and the chat. */
  #items: Item[];
  #listener!: Listener;
  #moments = new Map<string, Promise<Update>>();
  #showing: string | null = null;
  #fetching = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor({ end, story }: Past, seat: number | null = null) {
    this.id = end.table.id;
    this.story = story;
    this.seat = seat;
    const kept = new Set(inEffect(end.items));
    this.#items = end.items.filter((item) => kept.has(item) || item.kind === "said");
    this.table = new TableState(this.id, (listener) => {
      this.#listener = listener;
      return PAST;
    });
    this.#listener.connection("live");
  }

  get last(): number {
    return this.story.steps.length - 1;
  }

  /** The entry of the step on the screen. */
  get item(): Item | null {
    const number = this.story.steps[this.shown]?.number;
    return this.#items.find((item) => item.number === number) ?? null;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, Math.trunc(step)));
    void this.#catchUp();
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#catchUp();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.table.close();
  }

  /** Fetch the requested moment, one at a time: a slider passes over most of them. */
  async #catchUp(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#showing !== this.#key(this.step)) {
        const { step } = this;
        const key = this.#key(step);
        this.#show(step, await this.#moment(step));
        this.#showing = key;
      }
      this.#fetchNeighbours();
    } catch (error) {
      if (this.shown >= 0) this.step = this.shown;
      else this.#retry = setTimeout(() => void this.#catchUp(), RETRY);
      tellError(error);
    } finally {
      this.#fetching = false;
    }
  }

  #key(step: number): string {
    return `${step} ${this.seat}`;
  }

  #moment(step: number): Promise<Update> {
    const key = this.#key(step);
    const known = this.#moments.get(key);
    if (known) return known;
    const coming = readMoment(this.id, step, this.seat);
    this.#moments.set(key, coming);
    coming.catch(() => this.#moments.delete(key)); // so that the next caller tries again
    return coming;
  }

  #fetchNeighbours(): void {
    const first = Math.max(0, this.step - BEHIND);
    const last = Math.min(this.last, this.step + AHEAD);
    for (let step = first; step <= last; step++) this.#moment(step).catch(() => undefined);
  }

  #show(step: number, moment: Update): void {
    const { number } = moment;
    this.#listener.update({
      ...moment,
      since: 0,
      items: this.#items.filter((item) => item.number <= number),
      ...asSpectator(moment),
    });
    this.shown = step;
  }
}

/** Without decisions: nobody decides anything in a replay, even when a seat's cards are seen. */
function asSpectator({
  table,
}: Update): Pick<Update, "seat" | "table" | "decision" | "opened" | "undo"> {
  const seats = table.seats.map((seat) => ({ ...seat, yours: false, deadline: null }));
  return {
    seat: null,
    table: { ...table, phase: "finished", host: false, seats, undo_request: null, votes: [] },
    decision: null,
    opened: null,
    undo: null,
  };
}
