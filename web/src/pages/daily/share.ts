/** A day in a few symbols, which say how well somebody did and nothing about the cards. */

import type { DailyDeal } from "../../api/types";
import { shareBelow } from "./spread";

const SQUARES = 10;
const MEDALS = { bronze: "🥉", silver: "🥈", gold: "🥇", crown: "👑" } as const;

/** A line for each game that is over: squares for the bots that were beaten, and the medal. */
export function shareText(
  deals: readonly DailyDeal[],
  titleOf: (game: string) => string,
  heading: string,
): string {
  const lines = deals.flatMap(({ game, yours, board }) => {
    if (yours?.points == null) return [];
    const beaten = Math.round(SQUARES * shareBelow(yours.points, board?.field?.bots ?? []));
    const squares = "🟩".repeat(beaten) + "⬜".repeat(SQUARES - beaten);
    return [`${squares} ${titleOf(game)}${yours.medal ? ` ${MEDALS[yours.medal]}` : ""}`];
  });
  return [heading, ...lines].join("\n");
}
