/** Making a table and joining it. */

import { get, post } from "../api/http";
import type { Me, NewTable, TableFacts, Update } from "../api/types";
import { tellError } from "./toasts.svelte";
import { randomHex } from "../random";
import { keepAdded, type Added } from "./entropy";
import { settings } from "../settings/settings.svelte";

/** The answer to a granted request, with the table after it. */
interface Asked {
  number: number;
  state: Update;
}

/** Somebody who sits down at this screen. */
export interface Sitting {
  name: string;
  /** Which seat; any free one if null. */
  seat: number | null;
  /** The secret of a seat link. */
  key?: string | null;
}

/** Introduce this browser to the server under a name. */
export async function introduce(name: string): Promise<void> {
  const me = await post<Me>("/api/me", { name });
  settings.kept.name = me.name ?? name;
}

/** Sit down at a table, over HTTP: a live connection can't change its identity. */
export async function sitDown(table: string, sitting: Sitting): Promise<void> {
  await takeSeat((await get<Update>(`/api/tables/${table}`)).table, sitting);
}

/** Take a seat. The entropy is sent only now that the server's commitment is known. */
async function takeSeat(known: TableFacts, { name, seat, key = null }: Sitting): Promise<void> {
  const { id, commitment } = known;
  const entropy = randomHex();
  const request = { do: "join", name, entropy, seat, key };
  const { number, state } = await post<Asked>(`/api/tables/${id}/requests`, request);
  const taken = seatTaken(number, state);
  const held = state.table.seats.flatMap((one, index) => (one.yours ? [index] : []));
  if (taken !== null) keepAdded({ table: id, ...taken, commitment, entropy }, held);
}

/** The seat that a join took; null if the game had begun, since its seed is already fixed. */
function seatTaken(number: number, { items }: Update): Pick<Added, "seat" | "number"> | null {
  const joined = items.findLast((one) => one.kind === "joined" && one.number <= number);
  const begun = items.find((one) => one.kind === "started")?.number ?? Infinity;
  if (joined?.seat === undefined || joined.number > begun) return null;
  return { seat: joined.seat, number: joined.number };
}

/** Make a table and seat the people at this screen; the first is its host. Returns its id. */
export async function makeTable(plan: NewTable, people: Sitting[]): Promise<string> {
  const [host] = people;
  if (host !== undefined) await introduce(host.name);
  // The table comes first, with the server's commitment: only then may anybody add entropy.
  const made = await post<Update>("/api/tables", plan);
  const id = made.table.id;
  try {
    for (const person of people) await takeSeat(made.table, person);
  } catch (error) {
    tellError(error); // the table exists all the same, and its page offers the free seats
  }
  return id;
}
