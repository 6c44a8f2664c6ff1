/** A finished game of this device, sent to the server, which replays and checks it. */

import { get, post } from "../api/http";

/** Returns the id of the table that shows it there. */
export async function keepOnline(table: string): Promise<string> {
  const record = await get<unknown>(`/api/tables/${encodeURIComponent(table)}/record`);
  return (await post<{ table: string }>("/api/records", record)).table;
}
