/** What the reader looks at when a game is over: whose city, the best one beside it, the scores. */

import { readStory } from "./past";
import { Pointing } from "./pointing.svelte";
import type { Earning, Story } from "./types";

export class Ending<Best> {
  readonly pointing = new Pointing();
  /** The seat whose city the reader has picked; null before that. */
  picked = $state<number | null>(null);
  /** The best city of the same cards, while it is shown beside the one that was built. */
  best = $state.raw<Best | null>(null);
  /** Whether the points of that best city are still being counted. */
  counting = $state(false);
  /** Null until it is loaded. */
  story = $state.raw<Story | null>(null);

  /** Load what the page works without: the scores over the rounds, and what each building earned. */
  load(table: string, earnings: ReadonlyMap<number, Promise<readonly Earning[]>>): void {
    const missing = () => undefined;
    readStory(table).then((story) => (this.story = story), missing);
    for (const [seat, found] of earnings)
      found.then((earned) => this.pointing.add(seat, earned), missing);
  }

  /**
   * Show a best city at once, and its points as soon as `count` has them; null: none any more. If
   * nobody can count them, it is shown without.
   */
  async compare(
    best: Best | null,
    count: (best: Best) => Promise<{ counted: Best; earnings: readonly Earning[] }>,
  ): Promise<void> {
    this.best = best;
    this.pointing.add("best", []);
    this.counting = best !== null;
    if (best === null) return;
    const found = await count(best).catch(() => null);
    if (this.best !== best) return; // the reader has moved on
    this.counting = false;
    if (found === null) return;
    this.pointing.add("best", found.earnings);
    this.best = found.counted;
  }
}
