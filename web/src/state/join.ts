/** Making a table and joining it. */

import { get, post } from "../api/http";
import type { Me, NewTable, TableFacts, Update } from "../api/types";
import { tellError } from "./toasts.svelte";
import { randomHex } from "../random";
import { keepAdded, type Added } from "./entropy";
import { settings } from "../settings/settings.svelte";

/** What was granted, and the table after it. */
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

/** Become known to the server under a name. */
export async function introduce(name: string): Promise<void> {
  const me = await post<Me>("/api/me", { name });
  settings.kept.name = me.name ?? name;
}

/** Sit down at a table. It goes by HTTP: a live connection knows only who opened it. */
export async function sitDown(table: string, sitting: Sitting): Promise<void> {
  await takeSeat((await get<Update>(`/api/tables/${table}`)).table, sitting);
}

/** Take a seat of a table whose commitment is known: only then is the entropy sent. */
async function takeSeat(known: TableFacts, { name, seat, key = null }: Sitting): Promise<void> {
  const { id, commitment } = known;
  const entropy = randomHex();
  const request = { do: "join", name, entropy, seat, key };
  const { number, state } = await post<Asked>(`/api/tables/${id}/requests`, request);
  const taken = seatTaken(number, state);
  const held = state.table.seats.flatMap((one, index) => (one.yours ? [index] : []));
  if (taken !== null) keepAdded({ table: id, ...taken, commitment, entropy }, held);
}

/** The seat that a join has brought; null in a game that has begun, whose seed is made already. */
function seatTaken(number: number, { items }: Update): Pick<Added, "seat" | "number"> | null {
  const joined = items.findLast((one) => one.kind === "joined" && one.number <= number);
  const begun = items.find((one) => one.kind === "started")?.number ?? Infinity;
  if (joined?.seat === undefined || joined.number > begun) return null;
  return { seat: joined.seat, number: joined.number };
}

/** Make a table where the people at this screen (the first is its host) sit down. Returns its id. */
export async function makeTable(plan: NewTable, people: Sitting[]): Promise<string> {
  const [host] = people;
  if (host !== undefined) await introduce(host.name);
  // The table comes first, and with it the server's commitment: only then does anybody add entropy.
  const made = await post<Update>("/api/tables", plan);
  const id = made.table.id;
  try {
    for (const person of people) await takeSeat(made.table, person);
  } catch (error) {
    tellError(error); // the table is there all the same, and its page offers the seats left
  }
  return id;
}
