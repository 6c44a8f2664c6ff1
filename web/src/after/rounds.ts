/** The rounds of a finished game, by its steps. */

import type { Round } from "../table/rounds";
import type { Story } from "./types";

/** The rounds, each with the step that dealt its cards: the last step of the round before. */
export function roundStarts({ scores }: Story): (Round & { step: number })[] {
  return scores.map(({ era, round }, index) => ({
    era,
    round,
    step: scores[index - 1]?.step ?? 0,
  }));
}

/** The start of the next round, or going back, of this round and then of the one before. */
export function roundFrom(story: Story, step: number, way: 1 | -1): number {
  const starts = roundStarts(story).map((one) => one.step);
  const last = story.steps.length - 1;
  if (way === 1) return starts.find((start) => start > step) ?? last;
  return starts.findLast((start) => start < step) ?? 0;
}

/** The last round scored by a step, as an index into `scores`; -1 before the first. */
export function scoredBy(story: Story, step: number): number {
  return story.scores.findLastIndex((one) => one.step <= step);
}
