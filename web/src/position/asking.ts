/** What the server says of positions: how they look, what is best, and the text of a moment. */

import { get, post } from "../api/http";
import type { components } from "../api/generated";
import type { Evaluation, Position } from "./types";

/** The position that a text describes. Rejects with a Refusal that says what is wrong with it. */
export function readPosition(text: string): Promise<Position> {
  return post<Position>("/api/positions", { position: text });
}

/** What each option of the position is worth, unless that is withdrawn. */
export function evaluate(text: string, signal: AbortSignal): Promise<Evaluation> {
  return post<Evaluation>("/api/positions/evaluation", { position: text }, signal);
}

/** What a seat, or a spectator, knew at a step of a finished game, as text. */
export async function textOfMoment(
  table: string,
  step: number,
  seat: number | null,
): Promise<string> {
  const through = seat === null ? "" : `?seat=${seat}`;
  const path = `/api/tables/${encodeURIComponent(table)}/moments/${step}/position${through}`;
  return (await get<components["schemas"]["PositionTextShape"]>(path)).position;
}
