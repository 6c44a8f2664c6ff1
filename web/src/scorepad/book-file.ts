/** The tables of a score book as a file, which takes them to another device and back. */

import type { PadGame } from "./game";
import type { KeptTable } from "./kept.svelte";
import { read } from "./link";

const FORMAT = "cardtown-score-book/1";
/** Larger files are not looked at: a thousand tables need a tenth of it. */
export const LARGEST_FILE = 5_000_000;
const LONGEST = { id: 64, title: 60 };
/** The last moment that a date can name, in milliseconds. */
const LAST_MOMENT = 8.64e15;

interface BookFile {
  format: string;
  game: string;
  tables: KeptTable[];
}

/** A damaged table is left out, as nobody could read the file with it. */
export function write(game: PadGame, tables: readonly KeptTable[]): string {
  const sound = tables.filter((one) => isSound(game, one));
  const file: BookFile = { format: FORMAT, game: game.name, tables: sound };
  return JSON.stringify(file, null, 1);
}

/** The tables in a text; null if it is no book of this game, or anything in it is damaged. */
export function tablesIn(game: PadGame, text: string): KeptTable[] | null {
  try {
    const file = JSON.parse(text) as BookFile | null;
    if (file?.format !== FORMAT || file.game !== game.name || !Array.isArray(file.tables))
      return null;
    return file.tables.every((one) => isSound(game, one)) ? file.tables : null;
  } catch {
    return null;
  }
}

function isSound(game: PadGame, table: KeptTable | null): boolean {
  if (!isText(table?.id, LONGEST.id) || table.id === "" || !isText(table.title, LONGEST.title))
    return false;
  const moment =
    Number.isInteger(table.changed) && table.changed >= 0 && table.changed <= LAST_MOMENT;
  const players = typeof table.text === "string" ? read(game, table.text)?.players : undefined;
  return moment && players !== undefined && isResult(table.result, players.length);
}

function isResult(result: KeptTable["result"] | null, players: number): boolean {
  if (result === undefined) return true;
  return (
    Array.isArray(result?.totals) &&
    result.totals.length === players &&
    result.totals.every((one) => Number.isInteger(one)) &&
    Array.isArray(result.winners) &&
    result.winners.every((one) => Number.isInteger(one) && one >= 0 && one < players)
  );
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;
