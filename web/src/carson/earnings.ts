/** Which building earned what, as the engine says it. */

import type { Earning } from "../after/types";
import { ServerEngine } from "../engine/server";
import type { SeatView } from "./types";

const engine = new ServerEngine();

export async function earningsOf(seat: SeatView): Promise<Earning[]> {
  const { city, characters, sold } = seat;
  const input = { rows: [...city.rows], characters: [...characters], sold };
  const { earnings } = await engine.ask("earnings", "carson-city", input);
  const [top, left] = city.origin;
  return earnings.map((one) => ({ ...one, at: [one.at[0] + top, one.at[1] + left] }));
}
