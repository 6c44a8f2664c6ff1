/** Which cell brought or cost what, as the engine says it. */

import { atTable, engine } from "../after/earnings";
import type { Earning } from "../after/types";
import type { SeatView } from "./types";

export async function earningsOf({ city, coins }: SeatView): Promise<Earning[]> {
  const input = { rows: [...city.rows], coins };
  return atTable((await engine.ask("earnings", "card-city", input)).earnings, city.origin);
}
