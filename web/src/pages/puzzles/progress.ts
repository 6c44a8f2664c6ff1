/** What somebody has solved of the puzzles that come with Cardtown, kept in this browser. */

import { Kept } from "../../table/kept.svelte";

/** At the first try without help; not yet; or after that. */
export type Outcome = "first" | "missed" | "later";

const MOST = 3_000;

export const nameOf = (game: string, number: number): string => `${game} ${number}`;

class Progress {
  #outcomes = new Kept<Outcome>("cardtown-puzzles", MOST);
  #streaks = new Kept<number>("cardtown-puzzles-streak");

  outcome(game: string, number: number): Outcome | null {
    return this.#outcomes.get(nameOf(game, number));
  }

  solved(game: string, number: number): boolean {
    return ["first", "later"].includes(this.outcome(game, number) ?? "");
  }

  /** How many puzzles in a row were solved at the first try: now, and the most ever. */
  get streak(): { now: number; best: number } {
    return { now: this.#streak("now"), best: this.#streak("best") };
  }

  /** A wrong try, or help: that counts once for each puzzle. */
  miss(game: string, number: number): void {
    if (this.outcome(game, number) !== null) return;
    this.#outcomes.set(nameOf(game, number), "missed");
    this.#streaks.set("now", 0);
  }

  solve(game: string, number: number): void {
    const outcome = this.outcome(game, number);
    if (outcome === "missed") this.#outcomes.set(nameOf(game, number), "later");
    if (outcome !== null) return;
    this.#outcomes.set(nameOf(game, number), "first");
    const now = this.streak.now + 1;
    this.#streaks.set("now", now);
    if (now > this.streak.best) this.#streaks.set("best", now);
  }

  #streak(name: string): number {
    const found = this.#streaks.get(name);
    return typeof found === "number" && Number.isFinite(found) ? found : 0;
  }
}

export const progress = new Progress();
