/** The pad: the open table, the player whose city is being entered, and undo. */

import type { Place } from "../places";
import { randomHex } from "../random";
import type { PadGame } from "./game";
import { KeptTables, type KeptTable } from "./kept.svelte";
import { read } from "./link";
import { withSuit, type Suit } from "../ui/suits";
import { fitBoard, glyphAt, shiftCity, withGlyph } from "./rows";
import {
  changePlayer,
  newTable,
  withoutPlayer,
  withPlayer,
  type Player,
  type Table,
} from "./table";

/** Where a table came from: kept in this browser, or brought by a link and not kept yet. */
export type Source = "kept" | "link" | "bad-link";

export class Pad {
  readonly game: PadGame;
  readonly kept: KeptTables;
  table = $state.raw<Table>({ players: [] });
  source = $state<Source>("kept");
  #id = $state("");
  #chosen = $state(0);
  #past = $state.raw<Table[]>([]);
  #future = $state.raw<Table[]>([]);

  constructor(game: PadGame, link: string | null) {
    this.game = game;
    this.kept = new KeptTables(game);
    this.resume();
    if (link !== null) this.follow(link);
  }

  get players(): Player[] {
    return this.table.players;
  }

  get id(): string {
    return this.#id;
  }

  /** The player whose city is on the board. */
  get chosen(): number {
    return Math.min(this.#chosen, this.players.length - 1);
  }

  set chosen(index: number) {
    this.#chosen = index;
  }

  get player(): Player {
    return this.players[this.chosen]!;
  }

  // --- tables --------------------------------------------------------------------------------

  /** The table that was open last, or a new one. */
  resume(): void {
    const last = this.kept.find(this.kept.open) ?? this.kept.tables[0];
    const table = last && this.kept.tableOf(last);
    if (last && table) this.#open(last.id, table, "kept");
    else this.begin();
  }

  /** A new table; it is kept as soon as something is entered. */
  begin(): void {
    this.#open(randomHex(), newTable(this.game), "kept");
  }

  open(kept: KeptTable): void {
    const table = this.kept.tableOf(kept);
    if (!table) return;
    this.kept.remember(kept.id);
    this.#open(kept.id, table, "kept");
  }

  /** Show the table of a link, without keeping it. */
  follow(link: string): void {
    const table = read(this.game, link);
    if (table) this.#open(randomHex(), table, "link");
    else this.source = "bad-link";
  }

  /** Keep the table of a link with the others. */
  keep(): void {
    this.source = "kept";
    this.kept.put(this.#id, this.table);
  }

  /** Delete a table; returns it, so that it can be restored. */
  remove(kept: KeptTable): void {
    this.kept.remove(kept.id);
    if (kept.id === this.#id) this.resume();
  }

  restore(kept: KeptTable): void {
    this.kept.restore(kept);
    this.open(kept);
  }

  #open(id: string, table: Table, source: Source): void {
    this.#id = id;
    this.table = table;
    this.source = source;
    this.#chosen = 0;
    this.#past = [];
    this.#future = [];
  }

  // --- changes -------------------------------------------------------------------------------

  addPlayer(): void {
    this.#change(withPlayer(this.game, this.table));
    this.chosen = this.players.length - 1;
  }

  removePlayer(): void {
    this.#change(withoutPlayer(this.table, this.chosen));
  }

  edit(part: Partial<Player>): void {
    this.#change(changePlayer(this.table, this.chosen, part));
  }

  takeSuit(suit: Suit): void {
    this.#change({ players: withSuit(this.players, this.chosen, suit) });
  }

  /** Change the whole table in a way that only the game knows. */
  rearrange(change: (table: Table) => Table): void {
    this.#change(change(this.table));
  }

  /** Write a glyph. Undo treats a stroke over several places as one change. */
  write(at: Place, glyph: string, { stroke = false } = {}): void {
    if (glyphAt(this.player.rows, at) === glyph) return;
    const rows = withGlyph(this.player.rows, at, glyph);
    this.#change(changePlayer(this.table, this.chosen, { rows }), { sameStep: stroke });
  }

  canShift(by: Place): boolean {
    return shiftCity(this.player.rows, by) !== null;
  }

  shift(by: Place): void {
    const rows = shiftCity(this.player.rows, by);
    if (rows) this.edit({ rows });
  }

  resize([height, width]: Place): void {
    this.edit({ rows: fitBoard(this.player.rows, height, width) });
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.table];
    this.#past = this.#past.slice(0, -1);
    this.#put(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#past = [...this.#past, this.table];
    this.#future = this.#future.slice(0, -1);
    this.#put(next);
  }

  #change(table: Table, { sameStep = false } = {}): void {
    if (!sameStep) this.#past = [...this.#past, this.table];
    this.#future = [];
    this.#put(table);
  }

  /** Mark the table of a link as this person's own once they change it. */
  #put(table: Table): void {
    this.table = table;
    this.keep();
  }
}
