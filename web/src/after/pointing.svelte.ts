/** What to highlight on the final cities: the buildings of a line, or the lines of a building. */

import { key, same, type Place } from "../places";
import type { Earning } from "./types";

/** A seat's city, or the best one in hindsight. */
export type CityKey = number | "best";

export interface Badge {
  at: Place;
  points: number;
  lit: boolean;
}

type Pointed = { line: string } | { city: CityKey; at: Place };

export class Pointing {
  earnings = $state.raw<ReadonlyMap<CityKey, readonly Earning[]>>(new Map());
  #pointed = $state.raw<Pointed | null>(null);

  add(city: CityKey, earnings: readonly Earning[]): void {
    this.earnings = new Map([...this.earnings, [city, earnings]]);
  }

  /** The highlighted line. */
  get line(): string | null {
    return this.#pointed !== null && "line" in this.#pointed ? this.#pointed.line : null;
  }

  /** Highlight all buildings of a line in every city, or stop highlighting them. */
  pointLine(line: string): void {
    this.#pointed = this.line === line ? null : { line };
  }

  /** Highlight what a building earns, or stop highlighting it. */
  pointAt(city: CityKey, at: Place): void {
    this.#pointed = this.isAt(city, at) ? null : { city, at };
  }

  isAt(city: CityKey, at: Place): boolean {
    const now = this.#pointed;
    return now !== null && "at" in now && now.city === city && same(now.at, at);
  }

  /** The badges of a city: all that each place earns, or only for the highlighted line. */
  badges(city: CityKey): Badge[] {
    const { line } = this;
    const found = new Map<string, Badge>();
    for (const one of this.earnings.get(city) ?? []) {
      if (line !== null && one.line !== line) continue;
      const points = (found.get(key(one.at))?.points ?? 0) + one.points;
      const lit = line !== null || this.isAt(city, one.at);
      found.set(key(one.at), { at: one.at, points, lit });
    }
    return [...found.values()];
  }

  /** Whether a line of a city's sheet is highlighted. */
  isLit(city: CityKey, line: string): boolean {
    const now = this.#pointed;
    if (now === null) return false;
    if ("line" in now) return now.line === line;
    return now.city === city && this.#at(city, now.at).some((one) => one.line === line);
  }

  /** Whether any building earns something for a line. */
  earns(line: string): boolean {
    return [...this.earnings.values()].some((all) => all.some((one) => one.line === line));
  }

  /** What a place earns, line by line. */
  #at(city: CityKey, at: Place): Earning[] {
    return (this.earnings.get(city) ?? []).filter((one) => same(one.at, at));
  }
}
