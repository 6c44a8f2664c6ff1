/** Making a table and joining it. */

import { get, post } from "../api/http";
import type { Me, NewTable, TableFacts, Update } from "../api/types";
import { Refusal } from "../api/http";
import { hereInstead, isHere } from "../here/device";
import { gamesHere } from "../here/games.svelte";
import { tellError } from "./toasts.svelte";
import { randomHex } from "../random";
import { drawSealed } from "./draw";
import { keepAdded, type Added } from "./entropy";
import { keepName } from "./own-name";

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
  keepName(me.name ?? name);
}

/** Sit down at a table, over HTTP: a live connection can't change its identity. */
export async function sitDown(table: string, sitting: Sitting): Promise<void> {
  const { table: known } = await get<Update>(`/api/tables/${table}`);
  await takeSeat(known, sitting, known.sealed);
}

/**
 * Take a seat. The entropy is drawn only now that the server's commitment is known; where several
 * people play together only its seal is sent.
 */
async function takeSeat(known: TableFacts, sitting: Sitting, sealed: boolean): Promise<void> {
  const { id, commitment } = known;
  const { name, seat, key = null } = sitting;
  const { entropy, ...share } = sealed ? drawSealed() : { entropy: randomHex() };
  const request = { do: "join", name, seat, key, ...(sealed ? share : { entropy }) };
  const { number, state } = await post<Asked>(`/api/tables/${id}/requests`, request);
  const taken = seatTaken(number, state);
  const held = state.table.seats.flatMap((one, index) => (one.yours ? [index] : []));
  const deck = known.deck?.sha256 ?? null;
  if (taken !== null) keepAdded({ table: id, ...taken, commitment, entropy, deck }, held);
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
  // The table comes first, with the server's commitment: only then may anybody add entropy.
  const made = await makeAnywhere(plan, host?.name, people.length);
  const { id, seats } = made.table;
  // People at one screen have nothing to seal from each other.
  const others = seats.filter((seat) => seat.kind === "person").length > people.length;
  try {
    for (const person of people) await takeSeat(made.table, person, made.table.sealed && others);
  } catch (error) {
    tellError(error); // the table exists anyway, and its page offers the free seats
  }
  return id;
}

/** Make the table at the server; where it is away and nobody else is needed, on this device. */
async function makeAnywhere(
  plan: NewTable,
  host: string | undefined,
  people: number,
): Promise<Update> {
  const here = () => post<Update>(hereInstead("/api/tables"), plan);
  if (plan.again && isHere(plan.again)) return here();
  try {
    if (host !== undefined) await introduce(host);
    return await post<Update>("/api/tables", plan);
  } catch (error) {
    const away = error instanceof Refusal && error.code === "offline";
    const others =
      plan.seats.filter((seat) => (seat.kind ?? "person") === "person").length > people;
    if (!away || others || !gamesHere.ready) throw error;
    return here();
  }
}
