/**
 * A table as text for a report: what this seat sees, and the game so far as it may know it. Leaves
 * out seat links, the chat, and what people added to the shuffle.
 */

import { version } from "../../package.json";
import type { Item, Update } from "../api/types";
import { browserFacts } from "../ui/browser-facts";

const OF_THE_GAME = new Set(["started", "played", "undone"]);

export function problemReport(update: Update, items: readonly Item[]): string {
  const { id, game, phase, options, own_deck, clock, practice, seats } = update.table;
  return JSON.stringify(
    {
      ...Object.fromEntries(browserFacts()),
      version,
      table: { id, game, phase, options, own_deck, clock, practice },
      seats: seats.map(({ kind, taken, yours, stand_in }) => ({ kind, taken, yours, stand_in })),
      number: update.number,
      seat: update.seat,
      view: update.view,
      decision: update.decision,
      story: items.filter(({ kind }) => OF_THE_GAME.has(kind)),
    },
    null,
    1,
  );
}
