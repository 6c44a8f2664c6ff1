/** The tables that this browser keeps, each in the form of a link. */

import type { Played, Result } from "./book";
import type { PadGame } from "./game";
import { read, write } from "./link";
import type { Player, Table } from "./table";

export interface KeptTable {
  id: string;
  /** The name that somebody gave it; without one it goes by the names of its players. */
  title: string;
  /** When it last changed, in milliseconds. */
  changed: number;
  text: string;
  /** How it stood when everything was counted; absent while something is not. */
  result?: Result;
}

interface Shelf {
  version: 1;
  /** The table that was open last. */
  open: string | null;
  tables: KeptTable[];
}

/** Virtual players are no people of the book. */
const nameInBook = ({ name, virtual }: Player): string => (virtual === null ? name : "");

const BARE: Shelf = { version: 1, open: null, tables: [] };

/** Shelves that the browser had no room for, by key: they last as long as the page. */
const UNSTORED = new Map<string, Shelf>();

export class KeptTables {
  #game: PadGame;
  #key: string;
  #shelf = $state.raw<Shelf>(BARE);
  /** Whether the browser has no room for what changed last. */
  full = $state(false);

  constructor(game: PadGame) {
    this.#game = game;
    this.#key = `cardtown-scorepad-${game.name}`;
    this.#shelf = this.#stored();
    this.full = UNSTORED.has(this.#key);
  }

  /** Notice what other tabs of this browser store. */
  watch(): () => void {
    const look = (event: StorageEvent) => {
      if (event.key === this.#key) this.#shelf = this.#stored();
    };
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }

  /** The tables, the one changed last first. */
  get tables(): KeptTable[] {
    return this.#shelf.tables.toSorted((one, other) => other.changed - one.changed);
  }

  get open(): string | null {
    return this.#shelf.open;
  }

  find(id: string | null): KeptTable | null {
    return this.#shelf.tables.find((one) => one.id === id) ?? null;
  }

  /** Read a kept table; null if it is damaged. */
  tableOf(kept: KeptTable): Table | null {
    return read(this.#game, kept.text);
  }

  /** Store a table under its id, and remember it as the open one. */
  put(id: string, table: Table): void {
    const { title = "" } = this.find(id) ?? {};
    this.restore({ id, title, changed: Date.now(), text: write(table) });
  }

  restore(table: KeptTable): void {
    this.#store(({ tables }) => ({
      version: 1,
      open: table.id,
      tables: [...tables.filter((one) => one.id !== table.id), table],
    }));
  }

  /** Note how a table stands, if it is kept. */
  note(id: string, result: Result): void {
    const known = this.find(id);
    if (known === null || JSON.stringify(known.result) === JSON.stringify(result)) return;
    this.#store((shelf) => ({
      ...shelf,
      tables: shelf.tables.map((one) => (one.id === id ? { ...one, result } : one)),
    }));
  }

  /** The tables that have been counted, as games of the score book. */
  get played(): Played[] {
    return this.tables.flatMap((kept) => {
      const players = this.tableOf(kept)?.players ?? [];
      const { result } = kept;
      if (result === undefined || result.totals.length !== players.length) return [];
      return [{ names: players.map(nameInBook), ...result }];
    });
  }

  /** Add tables from elsewhere, of two with one id the later; returns how many came in. */
  add(tables: readonly KeptTable[]): number {
    const taken = new Set<string>();
    this.#store((shelf) => {
      const all = new Map(shelf.tables.map((one) => [one.id, one]));
      for (const table of tables) {
        if (table.changed <= (all.get(table.id)?.changed ?? -1)) continue;
        all.set(table.id, table);
        taken.add(table.id);
      }
      return { ...shelf, tables: [...all.values()] };
    });
    return taken.size;
  }

  rename(id: string, title: string): void {
    this.#store((shelf) => ({
      ...shelf,
      tables: shelf.tables.map((one) => (one.id === id ? { ...one, title } : one)),
    }));
  }

  remove(id: string): void {
    this.#store(({ open, tables }) => ({
      version: 1,
      open: open === id ? null : open,
      tables: tables.filter((one) => one.id !== id),
    }));
  }

  remember(id: string): void {
    this.#store((shelf) => ({ ...shelf, open: id }));
  }

  /** Change what is stored at this moment, as another tab may have changed it. */
  #store(change: (shelf: Shelf) => Shelf): void {
    this.#shelf = change(this.#stored());
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#shelf));
      UNSTORED.delete(this.#key);
    } catch {
      UNSTORED.set(this.#key, this.#shelf); // The pad works even if the browser stores nothing.
    }
    this.full = UNSTORED.has(this.#key);
  }

  #stored(): Shelf {
    const unstored = UNSTORED.get(this.#key);
    if (unstored) return unstored;
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Shelf | null;
      return found?.version === 1 ? found : BARE;
    } catch {
      return BARE;
    }
  }
}
