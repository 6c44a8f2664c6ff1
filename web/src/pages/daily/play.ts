/** Beginning a daily deal, and keeping what this browser added to the deals of the next day. */

import { post } from "../../api/http";
import type { DailyTable } from "../../api/types";
import { randomHex } from "../../random";
import { introduce } from "../../state/join";
import { ownName } from "../../state/own-name";

const KEY = "cardtown-daily-added";
/** The most days to remember. */
const MOST = 100;

/** Begin a deal of a day, or go back to one's try of it; returns the table. */
export async function playDaily(date: string, game: string, scored: boolean): Promise<string> {
  await introduce(ownName());
  const entropy = randomHex();
  const { table } = await post<DailyTable>("/api/daily", { date, game, entropy, scored });
  if (scored) keep(`${date} ${game}`, entropy);
  return table;
}

/** What this browser added on a day. */
export function addedOn(date: string): string[] {
  return Object.entries(read())
    .filter(([deal]) => deal.startsWith(`${date} `))
    .map(([, entropy]) => entropy);
}

/** The first share of a deal stays: whoever asks again gets the table that has it. */
function keep(deal: string, entropy: string): void {
  const all = Object.entries({ [deal]: entropy, ...read() }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Storage is full or blocked: the proof then has nothing of this browser to look for.
  }
}

function read(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(found ?? {}).filter(([, value]) => typeof value === "string"),
    ) as Record<string, string>;
  } catch {
    return {};
  }
}
