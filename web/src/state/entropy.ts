/**
 * What this browser knew and added when it took a seat. It is stored here, not fetched from the
 * server later: only then can the proof after the game expose a server that changed it.
 */

const KEY = "cardtown-added";
/** The most seats to remember; the oldest are dropped first. */
const MOST = 400;

export interface Added {
  table: string;
  seat: number;
  /** The number of the entry that took the seat. */
  number: number;
  /** The commitment that the server had published before it got the entropy. */
  commitment: string;
  entropy: string;
  /** The SHA-256 of the deck that the table named then, if it named one. */
  deck?: string | null;
  /** The seals of all people, by seat, as they were before this browser showed its entropy. */
  seals?: Record<string, string>;
}

/** Fallback for what could not be stored; it lasts as long as this page is open. */
let memory: Added[] | null = null;

/** What is stored about a table, one element per seat. */
export function addedAt(table: string): Added[] {
  return read().filter((one) => one.table === table);
}

/** Store what was added at a seat, and forget seats of its table that are not in `held`. */
export function keepAdded(added: Added, held: readonly number[]): void {
  const { table, seat } = added;
  const others = read().filter(
    (one) => one.table !== table || (one.seat !== seat && held.includes(one.seat)),
  );
  write([...others, added]);
}

/** Forget a seat that was given up before the game. */
export function forgetAdded(table: string, seat: number): void {
  write(read().filter((one) => one.table !== table || one.seat !== seat));
}

function read(): Added[] {
  if (memory !== null) return memory;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isAdded) : [];
  } catch {
    return []; // the proof will say that nothing was stored
  }
}

function write(all: Added[]): void {
  const last = all.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
    memory = null;
  } catch {
    memory = last; // storage is full or blocked, but a game can't begin without a share of the seed
  }
}

function isAdded(value: unknown): value is Added {
  const one = (value ?? {}) as Partial<Record<keyof Added, unknown>>;
  const texts = [one.table, one.commitment, one.entropy];
  const numbers = [one.seat, one.number];
  return (
    numbers.every((number) => typeof number === "number") &&
    texts.every((text) => typeof text === "string") &&
    typeof (one.deck ?? "") === "string" &&
    typeof (one.seals ?? {}) === "object"
  );
}
