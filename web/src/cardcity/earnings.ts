/** Which cell brought or cost what, as the engine says it. */

import type { Earning } from "../after/types";
import { ServerEngine } from "../engine/server";
import type { SeatView } from "./types";

const engine = new ServerEngine();

export async function earningsOf({ city, coins }: SeatView): Promise<Earning[]> {
  const { earnings } = await engine.ask("earnings", "card-city", { rows: [...city.rows], coins });
  const [top, left] = city.origin;
  return earnings.map((one) => ({ ...one, at: [one.at[0] + top, one.at[1] + left] }));
}
