/** Which building earned what, as the engine says it. */

import { atTable, engine } from "../../../after/earnings";
import type { Earning } from "../../../after/types";
import { asking } from "./questions";
import type { SeatView } from "./types";

export async function earningsOf({ city, characters, sold }: SeatView): Promise<Earning[]> {
  const input = { rows: [...city.rows], characters: [...characters], sold };
  return atTable((await asking(engine)("earnings", input)).earnings, city.origin);
}
