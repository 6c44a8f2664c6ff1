/**
 * The tables of this device, in IndexedDB: for each what lists show of it, and its entries.
 *
 * An entry is written once. Two pages that play at one table can't both write the same number: the
 * second gets an error, and reads what the first has written.
 */

import type { Summary } from "../api/types";

/** An entry as Python stores it. */
export interface Row {
  number: number;
  [field: string]: unknown;
}

/** What must be stored of a table that has changed. */
export interface Change {
  table: string;
  secret: string;
  seat_key: string;
  rows: Row[];
  summary: Summary;
}

export interface StoredTable {
  id: string;
  secret: string;
  seat_key: string;
  entries: Row[];
}

interface Header {
  id: string;
  secret: string;
  seat_key: string;
  summary: Summary;
}

const NAME = "cardtown-tables";
const TABLES = "tables";
const ENTRIES = "entries";

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.result.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
  };
  return result(request);
}

/** Store all changes or none; rejects if somebody else has written one of the entries. */
export async function store(changes: Change[]): Promise<void> {
  await within("readwrite", (tables, entries) => {
    for (const { table, secret, seat_key, rows, summary } of changes) {
      for (const row of rows) entries.add({ ...row, table });
      tables.put({ id: table, secret, seat_key, summary } satisfies Header);
    }
  });
}

/** A table with all its entries; null if there is none of that id. */
export async function read(id: string): Promise<StoredTable | null> {
  return within("readonly", async (tables, entries) => {
    const [header, rows] = await Promise.all([
      result(tables.get(id) as IDBRequest<Header | undefined>),
      result(entries.getAll(range(id)) as IDBRequest<Row[]>),
    ]);
    if (header === undefined) return null;
    return { id, secret: header.secret, seat_key: header.seat_key, entries: rows };
  });
}

/** What lists show of all tables, the last changed first. */
export async function list(): Promise<Summary[]> {
  const headers = await within("readonly", (tables) =>
    result(tables.getAll() as IDBRequest<Header[]>),
  );
  return headers.map(({ summary }) => summary).sort((a, b) => b.changed_at - a.changed_at);
}

export async function remove(id: string): Promise<void> {
  await within("readwrite", (tables, entries) => {
    tables.delete(id);
    entries.delete(range(id));
  });
}

const range = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Do something in one transaction; resolves once it is durable. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore, entries: IDBObjectStore) => T | Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction([TABLES, ENTRIES], mode, { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
    const [found] = await Promise.all([
      work(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES)),
      done,
    ]);
    return found;
  } finally {
    database.close();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}
