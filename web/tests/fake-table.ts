/** A table without a server: requests wait until the test answers them. */

import { flushSync } from "svelte";
import { Refusal } from "../src/api/http";
import type { Listener } from "../src/api/live";
import type { Item, TableRequest, Update } from "../src/api/types";
import { TableState } from "../src/state/table.svelte";

interface Asked {
  request: TableRequest;
  /** The number of the entry; null: none, as in a replay. */
  grant: (number: number | null) => void;
  refuse: (error: Refusal) => void;
}

export class FakeTable {
  readonly state: TableState;
  /** All requests so far, answered or not. */
  readonly asked: Asked[] = [];
  #listener!: Listener;

  constructor(past = false) {
    const connect = (listener: Listener) => {
      this.#listener = listener;
      const ask = (request: TableRequest) =>
        new Promise<number | null>((grant, refuse) => this.asked.push({ request, grant, refuse }));
      return { ask, close: () => undefined };
    };
    this.state = new TableState("t", connect, past);
    this.#listener.connection("live");
  }

  /** Deliver an update; fields that are not given stay as before. */
  update(news: Partial<Update>): void {
    const before = this.state.update ?? FIRST;
    this.#listener.update({ ...before, items: [], since: before.number, ...news });
    flushSync();
  }

  /** The actions requested, as people write them. */
  get actions(): string[] {
    return this.asked.map(({ request }) => String(request.action ?? request.do));
  }

  async grant(number: number | null, which = this.asked.length - 1): Promise<void> {
    this.asked[which]?.grant(number);
    await settle();
  }

  async refuse(code = "stale", which = this.asked.length - 1): Promise<void> {
    this.asked[which]?.refuse(new Refusal(code, code));
    await settle();
  }
}

/** Let everything that awaits an answer run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
  flushSync();
}

export function played(number: number, seat = 0): Item {
  return { number, at: 0, kind: "played", seat, events: [] };
}

export function undone(number: number, of: number, seat = 0): Item {
  return { number, at: 0, kind: "undone", seat, played: of, alone: true };
}

const FIRST = {
  ...{ type: "update", since: 0, number: 1, seat: 0, opened: 1, undo: null, items: [] },
  table: {
    ...{
      id: "t",
      game: "carson-city",
      phase: "playing",
      options: {},
      day: null,
      undo_request: null,
      votes: [],
    },
    seats: [{ name: "Ada", kind: "person", taken: true, yours: true }],
  },
  view: null,
  decision: null,
} as unknown as Update;
