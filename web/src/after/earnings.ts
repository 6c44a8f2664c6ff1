/** Which place of a city earned what: asked of the server, which has the game anyway. */

import type { Place } from "../places";
import { ServerEngine } from "../engine/server";
import type { Earning } from "./types";

export const engine = new ServerEngine();

/** What the engine says of a city's rows, where the city lies at its table. */
export function atTable(earnings: readonly Earning[], [top, left]: Place): Earning[] {
  return earnings.map((one) => ({ ...one, at: [one.at[0] + top, one.at[1] + left] }));
}
