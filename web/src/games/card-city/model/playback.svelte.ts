/**
 * Shows events one step at a time. Updates that arrive too fast to follow wait in a queue; each
 * holds the whole table at that time, so every step shown is exact. It never blocks the player: any
 * touch skips to the end.
 */

import type { Update } from "../../../api/types";
import { settings } from "../../../settings/settings.svelte";
import { eventsOf } from "../../../table/log";
import type { GameEvent } from "./types";

const LONGEST_QUEUE = 24;
/** How long what somebody does is shown at normal speed, in ms; and what happens to one's own city. */
const OTHERS = 300;
const OWN = 700;
/** A sum takes longer to read. */
const INCOME = 900;

export class Playback {
  shown = $state.raw<Update | null>(null);
  /** What happened in the step shown. */
  events = $state.raw<GameEvent[]>([]);
  /** Whether more steps follow before the person has to decide. */
  settling = $state(false);
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `past`: this is a replay, where every update is one step on its own. */
  constructor(readonly past = false) {}

  receive(update: Update): void {
    const fresh = this.shown === null || update.since === 0 || document.hidden;
    const turnedRound = this.shown !== null && this.shown.seat !== update.seat;
    this.#queue.push(update);
    if (fresh || turnedRound || this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show the current state. */
  skip(): void {
    this.close();
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.settling = false;
    if (last) this.#show(last);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#queue.shift();
    this.settling = update !== undefined;
    if (update === undefined) return;
    this.#show(update);
    const pause = settings.duration(pauseAfter(this.events, update.seat, update.decision !== null));
    if (pause === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(update: Update): void {
    const known = this.past ? update.number - 1 : (this.shown?.number ?? update.number);
    const items = update.items.filter((item) => item.number > known);
    this.events = items.flatMap(eventsOf<GameEvent>);
    this.shown = update;
  }
}

/**
 * How long a step takes to understand, in milliseconds at normal speed. Somebody who has to decide
 * now waits only for what they would otherwise miss.
 */
export function pauseAfter(
  events: readonly GameEvent[],
  seat: number | null,
  deciding: boolean,
): number {
  const awaited = deciding
    ? events.filter((event) => event.event === "income" || mustBeSeen(event, seat))
    : events;
  return Math.max(0, ...awaited.map((event) => pauseOf(event, seat)));
}

function mustBeSeen(event: GameEvent, seat: number | null): boolean {
  return (event.event === "develop" || event.event === "discard") && event.seat === seat;
}

function pauseOf(event: GameEvent, seat: number | null): number {
  switch (event.event) {
    case "income":
      return INCOME;
    case "develop":
      return event.seat === seat ? OWN : 200;
    case "build":
      return event.seat === seat ? 0 : 150;
    case "offer":
    case "choice":
    case "buy":
      return event.event !== "offer" && event.seat === seat ? 0 : OTHERS;
    case "discard":
      return OWN;
    case "setup":
    case "round":
    case "hold":
    case "score":
      return 0;
  }
}
