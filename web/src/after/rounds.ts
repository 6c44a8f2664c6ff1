/** The rounds of a finished game, by its steps. */

import type { Round, Story } from "./types";

/** The rounds, each with the step after which its cards lie there: the last of the one before. */
export function roundStarts({ scores }: Story): (Round & { step: number })[] {
  return scores.map(({ era, round }, index) => ({
    era,
    round,
    step: scores[index - 1]?.step ?? 0,
  }));
}

/** The beginning of the round before or after a step; of its own round first when going back. */
export function roundFrom(story: Story, step: number, way: 1 | -1): number {
  const starts = roundStarts(story).map((one) => one.step);
  const last = story.steps.length - 1;
  if (way === 1) return starts.find((start) => start > step) ?? last;
  return starts.findLast((start) => start < step) ?? 0;
}

/** The last round whose score was known at a step, by its number in `scores`; -1 before that. */
export function scoredBy(story: Story, step: number): number {
  return story.scores.findLastIndex((one) => one.step <= step);
}
