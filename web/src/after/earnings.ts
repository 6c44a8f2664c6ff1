/**
 * Which place of a city earned what. The server answers, as it has the game anyway; without it, the
 * compiled rules do.
 */

import { compiledRules, LoadingEngine } from "../engine/engine";
import type { Place } from "../places";
import { ServerEngine } from "../engine/server";
import type { Earning } from "./types";

export const engine = new LoadingEngine(new ServerEngine(), compiledRules, false);

/** Earnings that the engine counts from a city's first row, moved to where the city lies. */
export function atTable(earnings: readonly Earning[], [top, left]: Place): Earning[] {
  return earnings.map((one) => ({ ...one, at: [one.at[0] + top, one.at[1] + left] }));
}
