/** What a city scores and which building earned what, as the engine says. */

import { atTable, engine } from "../../../after/earnings";
import type { Earning } from "../../../after/types";
import { asking } from "./questions";
import type { ScoreSheet, SeatView } from "./types";

interface Earned {
  score: ScoreSheet;
  earnings: Earning[];
}

export async function earningsOf({ city, characters, sold }: SeatView): Promise<Earned> {
  const input = { rows: [...city.rows], characters: [...characters], sold };
  const { earnings, ...score } = await asking(engine)("earnings", input);
  return { score: score as ScoreSheet, earnings: atTable(earnings, city.origin) };
}
