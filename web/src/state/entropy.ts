/**
 * What this browser knew and added when it took a seat. It is kept here, and not asked of the
 * server later: only so can the proof after the game find out a server that changed it.
 */

const KEY = "cardtown-added";
/** Of so many seats, the last taken. */
const MOST = 400;

export interface Added {
  table: string;
  seat: number;
  /** The entry with which the seat was taken. */
  number: number;
  /** What the server had published before it got the entropy. */
  commitment: string;
  entropy: string;
}

/** What is kept of a table, a seat each. */
export function addedAt(table: string): Added[] {
  return read().filter((one) => one.table === table);
}

/** Keep what was added at a seat; of its table, only the seats `held` still count. */
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
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isAdded) : [];
  } catch {
    return []; // the proof then says that nothing was kept
  }
}

function write(all: Added[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    // No room, or none for this site: the proof says that nothing was kept.
  }
}

function isAdded(value: unknown): value is Added {
  const one = (value ?? {}) as Partial<Record<keyof Added, unknown>>;
  const texts = [one.table, one.commitment, one.entropy];
  const numbers = [one.seat, one.number];
  return (
    numbers.every((number) => typeof number === "number") &&
    texts.every((text) => typeof text === "string")
  );
}
