/**
 * Tells what happens at a pace that can be followed: one update may bring the picks of all virtual
 * players, the end of an Era and the next row. The decision is open from the first moment on;
 * any touch tells the rest at once.
 */

import type { Item } from "../../../api/types";
import { settings } from "../../../settings/settings.svelte";
import { eventsOf } from "../../../table/log";
import type { GameEvent } from "./types";

/** A card that somebody has just taken. */
export interface Taking {
  seat: number;
  card: string;
}

/** How long each is shown at normal speed, in ms. */
export const PICK = 380;
export const REVEAL = 450;
export const ERA_END = 1500;
/** Somebody who comes back to more than this many entries wants to see how things stand. */
const MOST_ENTRIES = 3;

export class Pace {
  /** Everything that has been told, in order. */
  told = $state.raw<readonly GameEvent[]>([]);
  /** Whether there is more to tell. */
  telling = $state(false);
  /** The pick that was told last, a new object each time. */
  taking = $state.raw<Taking | null>(null);
  /** The Era whose end is being marked; null at other times. */
  ended = $state<number | null>(null);
  #items: readonly Item[] = [];
  #rest: GameEvent[] = [];
  /** Whether the end that comes next has been marked. */
  #marked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow the story; `mine` is the seat whose own actions need no telling. */
  follow(items: readonly Item[], mine: number | null): void {
    const known = this.#items;
    this.#items = items;
    const last = known.at(-1)?.number;
    const grown = known.length > 0 && items[known.length - 1]?.number === last;
    const news = items.slice(known.length);
    if (!grown || news.length > MOST_ENTRIES || document.hidden || settings.speed === "off") {
      this.skip();
      return;
    }
    this.#rest.push(...news.flatMap(eventsOf<GameEvent>));
    if (this.#timer === undefined) this.#tell(mine);
  }

  /** Tell everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#marked = false;
    this.#rest = [];
    this.told = this.#items.flatMap(eventsOf<GameEvent>);
    this.taking = null;
    this.ended = null;
    this.telling = false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #tell(mine: number | null): void {
    this.#timer = undefined;
    this.ended = this.#marked ? null : endingEra(this.told, this.#rest);
    if (this.ended !== null) {
      this.#marked = true;
      this.#wait(ERA_END, mine);
      return;
    }
    const event = this.#rest.shift();
    this.telling = event !== undefined;
    if (event === undefined) return;
    this.told = [...this.told, event];
    if (event.event === "round" || event.event === "score") this.#marked = false;
    if (event.event === "take") this.taking = { seat: event.seat, card: cardOf(event) };
    this.#wait(pauseAfter(event, mine), mine);
  }

  #wait(ms: number, mine: number | null): void {
    this.telling = true;
    const pause = settings.duration(ms);
    if (pause === 0) this.#tell(mine);
    else this.#timer = setTimeout(() => this.#tell(mine), pause);
  }
}

/** How long an event is shown before the next, at normal speed. */
export function pauseAfter(event: GameEvent, mine: number | null): number {
  if (event.event === "bids") return REVEAL;
  return event.event === "take" && event.seat !== mine ? PICK : 0;
}

/**
 * The Era that is over with what comes next; null if none is. What is left of a row goes first, so
 * that already belongs to it.
 */
export function endingEra(
  told: readonly GameEvent[],
  [next, ...rest]: readonly GameEvent[],
): number | null {
  if (next === undefined || !["left", "round", "score"].includes(next.event)) return null;
  const now = told.findLast((event) => event.event === "round")?.era;
  const then = [next, ...rest].find(({ event }) => event === "round" || event === "score");
  if (now === undefined || then === undefined) return null;
  return then.event === "round" && then.era === now ? null : now;
}

function cardOf(event: GameEvent & { event: "take" }): string {
  return "terrain" in event ? event.terrain.id : event.character;
}
