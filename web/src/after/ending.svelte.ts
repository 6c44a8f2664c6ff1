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
  /** Null until it is loaded. */
  story = $state.raw<Story | null>(null);

  /** Load what the page works without: the scores over the rounds, and what each building earned. */
  load(table: string, earnings: ReadonlyMap<number, Promise<readonly Earning[]>>): void {
    const missing = () => undefined;
    readStory(table).then((story) => (this.story = story), missing);
    for (const [seat, found] of earnings)
      found.then((earned) => this.pointing.add(seat, earned), missing);
  }

  /** Show a best city at once, and its points as soon as `count` has them; null: none any more. */
  async compare(
    best: Best | null,
    count: (best: Best) => Promise<{ counted: Best; earnings: readonly Earning[] }>,
  ): Promise<void> {
    this.best = best;
    this.pointing.add("best", []);
    if (best === null) return;
    const { counted, earnings } = await count(best);
    if (this.best !== best) return; // the reader has moved on
    this.pointing.add("best", earnings);
    this.best = counted;
  }
}
