/** Which cell earned or cost what, as the engine says. */

import { rowsOf } from "../../../places";
import { atTable, engine } from "../../../after/earnings";
import type { Earning } from "../../../after/types";
import { frameOf, kindAt } from "./places";
import { asking } from "./questions";
import type { Lines, SeatView } from "./types";

interface Earned {
  lines: Lines;
  earnings: Earning[];
}

export async function earningsOf({ city, coins }: SeatView): Promise<Earned> {
  // A small city lets the 5 × 5 lie here or there: free cells are counted where they are shown.
  const frame = frameOf(city, null);
  const rows = rowsOf(frame).map((row) => row.map((at) => kindAt(city, at) ?? "_").join(""));
  const { earnings, lines } = await asking(engine)("earnings", { rows, coins });
  return { lines: lines as Lines, earnings: atTable(earnings, [frame.top, frame.left]) };
}
