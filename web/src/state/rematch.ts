/** Playing again with the same people, in one press. */

import { get, post } from "../api/http";
import type { TableFacts, Update } from "../api/types";
import { sitDown } from "./join";

/** Make the table of the rematch, or find it, and take the seats kept there; returns its id. */
export async function playAgain(over: TableFacts, seat: number): Promise<string> {
  const { table } = await post<{ table: string }>(`/api/tables/${over.id}/rematch`, { seat });
  const { seats } = (await get<Update>(`/api/tables/${table}`)).table;
  const names = over.seats.filter((one) => one.yours).map((one) => one.name);
  const kept = seats.flatMap((one, at) => (one.taken || one.reserved ? [] : [at]));
  for (const [index, at] of kept.entries()) {
    const name = names[index];
    if (name !== undefined) await sitDown(table, { name, seat: at });
  }
  return table;
}
