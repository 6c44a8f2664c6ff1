/**
 * Spaced repetition: a position that was missed is asked again after 1, 3, 7, 14 and 30 days, as in
 * the boxes of Sebastian Leitner. Each right answer moves it to the next box, and out of the last;
 * a wrong one back to the first. Positions are kept as text (docs/positions.md), in this browser.
 */

import { Kept } from "../../table/kept.svelte";
import { later } from "../daily/days";

/** How many days a position waits in each box. */
export const WAITS = [1, 3, 7, 14, 30] as const;
const MOST = 300;

/** A position that waits. */
export interface Card {
  /** Counted from 0. */
  box: number;
  /** The date on which it is asked again. */
  due: string;
  /** Its game and number, with a blank between, if it came with Cardtown; else null. */
  of: string | null;
}

export interface Waiting extends Card {
  position: string;
}

/** The date where this browser is, such as 2026-11-19. */
export function dateOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const missed = (of: string | null, today: string): Card => inBox(0, of, today);

/** After a right answer: the next box, or null once it was right in the last. */
export function passed({ box, due, of }: Card, today: string): Card | null {
  if (due > today) return { box, due, of }; // asked too early to count
  return box + 1 < WAITS.length ? inBox(box + 1, of, today) : null;
}

function inBox(box: number, of: string | null, today: string): Card {
  return { box, due: later(today, WAITS[box] ?? 1), of };
}

/** What waits, each until its day. */
class Repetition {
  #kept = new Kept<unknown>("cardtown-repetition", MOST);

  get waiting(): Waiting[] {
    return this.#kept.entries.flatMap(([position, card]) =>
      isCard(card) ? [{ position, ...card }] : [],
    );
  }

  /** What is to be asked on a day, the longest due first. */
  due(today: string): Waiting[] {
    return this.waiting
      .filter(({ due }) => due <= today)
      .toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
  }

  /** A position was missed: it comes back tomorrow. */
  miss(position: string, today: string, of: string | null = null): void {
    this.#kept.set(position, missed(of, today));
  }

  /** A mistake in a game: it comes back tomorrow, unless it waits already. */
  note(position: string, today: string): void {
    if (this.#kept.get(position) === null) this.miss(position, today);
  }

  /** A position was answered at the first try, without help. */
  pass(position: string, today: string): void {
    const card = this.#kept.get(position);
    if (isCard(card)) this.#kept.set(position, passed(card, today));
  }

  /** A position that can't be asked any more. */
  forget(position: string): void {
    this.#kept.set(position, null);
  }
}

/** What is stored may be from another version, or from somebody who wrote there. */
function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const { box, due, of } = value as Partial<Card>;
  const known = box !== undefined && WAITS[box] !== undefined;
  const dated = typeof due === "string" && /^\d{4}-\d\d-\d\d$/.test(due);
  return known && dated && (of === null || typeof of === "string");
}

export const repetition = new Repetition();
