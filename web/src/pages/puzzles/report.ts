/** A report about a puzzle: which one, what is said to be best, and what its solver thinks better. */

import { version } from "../../../package.json";
import { browserFacts } from "../../ui/browser-facts";
import type { Solving } from "./solving.svelte";
import type { Puzzle } from "./stock";

export function reportOf(
  position: string,
  puzzle: Pick<Puzzle, "game" | "number" | "best" | "lead"> | null,
  { solution, tried }: Pick<Solving, "solution" | "tried">,
): string {
  const { game = null, number = null, lead = null } = puzzle ?? {};
  return JSON.stringify(
    {
      ...Object.fromEntries(browserFacts()),
      version,
      puzzle: puzzle && { game, number, lead },
      position,
      best: puzzle?.best ?? solution?.best.action ?? null,
      better: tried?.action ?? null,
      options: solution?.options ?? null,
    },
    null,
    1,
  );
}
