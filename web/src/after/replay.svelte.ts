/** A finished game shown step by step, through the same tables that it was played at. */

import { Refusal, get } from "../api/http";
import type { Channel, Listener } from "../api/live";
import type { Item, Update } from "../api/types";
import { TableState } from "../state/table.svelte";
import { inEffect } from "../table/log";
import { tellError } from "../state/toasts.svelte";
import { readMoment, readStory } from "./past";
import type { Story } from "./types";

/** A game that is over: how it stands, and how it came to that. */
export interface Past {
  end: Update;
  story: Story;
}

/** The game of a table; null while it is not over. Rejects with a {@link Refusal}. */
export async function readPast(id: string): Promise<Past | null> {
  const end = await get<Update>(`/api/tables/${encodeURIComponent(id)}`);
  if (end.table.phase !== "finished") return null;
  return { end, story: await readStory(id) };
}

/** How many steps before and after the one shown are fetched before anybody asks for them. */
const AHEAD = 4;
const BEHIND = 1;
/** When the first moment is asked for again if it does not come: there is nothing to show yet. */
const RETRY = 2_000;

/** Nothing can be asked of a game that is over. */
const PAST: Channel = {
  ask: () => Promise.reject(new Refusal("phase", "the game is over")),
  close: () => undefined,
};

export class Replay {
  readonly table: TableState;
  readonly story: Story;
  readonly id: string;
  /** The step that is wanted: shown as soon as it is here. */
  step = $state(0);
  /** The step that is shown; -1 before the first. */
  shown = $state(-1);
  /** Through whose eyes; null for somebody without a seat. */
  seat = $state<number | null>(null);
  /** All entries in effect, and what people said. */
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

  /** The entry of the step that is shown. */
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

  /** Fetch what is wanted, one moment at a time: a slider passes over most of them. */
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
    coming.catch(() => this.#moments.delete(key)); // the next one asks again
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

/** Nobody decides anything here, even where somebody's cards are seen. */
function asSpectator({
  table,
}: Update): Pick<Update, "seat" | "table" | "decision" | "opened" | "undo"> {
  const seats = table.seats.map((seat) => ({ ...seat, yours: false, deadline: null }));
  return {
    seat: null,
    table: { ...table, phase: "finished", host: false, seats, undo_request: null },
    decision: null,
    opened: null,
    undo: null,
  };
}
