/**
 * A table, or one city of it, as text for an address that people can read:
 * `v=1&p=Anna&suit=star&city=hM-_/_A__&with=captain.sheriff&sold=1&p=Ruby&suit=cow&virtual=61`.
 * A mountain is written A, outlaws O and an empty parcel -, so that no messenger mistakes them for
 * the end of a link. The pad stores its tables in the same form.
 */

import { SUITS } from "../ui/suits";
import type { PadGame } from "./game";
import { fitBoard, isBare } from "./rows";
import { LONGEST_NAME, newPlayer, type Player, type Table } from "./table";

const VERSION = "1";
/** No city needs a larger board, and it could not be drawn. */
const LONGEST_SIDE = 16;
const SAFE: Readonly<Record<string, string>> = { "^": "A", "!": "O", ".": "-" };
const PLAIN = Object.fromEntries(Object.entries(SAFE).map(([glyph, safe]) => [safe, glyph]));

export function write(table: Table): string {
  return [`v=${VERSION}`, ...table.players.flatMap(fields)].join("&");
}

function fields(player: Player): string[] {
  const { name, suit, rows, characters, sold, coins, virtual } = player;
  const city = rows.map((row) => [...row].map((glyph) => SAFE[glyph] ?? glyph).join("")).join("/");
  return [
    `p=${encodeURIComponent(name)}`,
    `suit=${suit}`,
    isBare(rows) ? "" : `city=${city}`,
    characters.length > 0 ? `with=${characters.join(".")}` : "",
    sold > 0 ? `sold=${sold}` : "",
    coins > 0 ? `coins=${coins}` : "",
    virtual !== null ? `virtual=${virtual}` : "",
  ].filter(Boolean);
}

/** The table that a text describes; null if it is damaged or of an unknown version. */
export function read(game: PadGame, text: string): Table | null {
  const [version, ...rest] = [...new URLSearchParams(text)];
  if (version?.[0] !== "v" || version[1] !== VERSION) return null;
  const players: Player[] = [];
  for (const [field, value] of rest) {
    const player = players.at(-1);
    if (field === "p") players.push({ ...newPlayer(game, SUITS[0]), name: shortened(value) });
    else {
      const part = player ? readField(game, field, value) : null;
      if (!player || !part) return null;
      Object.assign(player, part);
    }
  }
  return isSound(game, players) ? { players } : null;
}

function readField(game: PadGame, field: string, value: string): Partial<Player> | null {
  switch (field) {
    case "suit": {
      const suit = SUITS.find((one) => one === value);
      return suit ? { suit } : null;
    }
    case "city": {
      const rows = readRows(game, value);
      return rows && { rows };
    }
    case "with": {
      const characters = value.split(".");
      return characters.every((id) => game.characters.includes(id)) ? { characters } : null;
    }
    case "sold":
    case "coins":
    case "virtual":
      return /^\d{1,4}$/.test(value) ? { [field]: Number(value) } : null;
    default:
      return null;
  }
}

function readRows(game: PadGame, text: string): string[] | null {
  const rows = text
    .split("/")
    .map((row) => [...row].map((letter) => PLAIN[letter] ?? letter).join(""));
  const width = rows[0]?.length ?? 0;
  const sound =
    rows.length <= LONGEST_SIDE &&
    width <= LONGEST_SIDE &&
    rows.every((row) => row.length === width) &&
    [...rows.join("")].every((glyph) => game.glyphs.includes(glyph));
  return sound
    ? fitBoard(rows, Math.max(rows.length, game.side), Math.max(width, game.side))
    : null;
}

/** Whether these players can sit at one table: not too many, and no character or suit twice. */
function isSound(game: PadGame, players: readonly Player[]): boolean {
  const characters = players.flatMap((player) => player.characters);
  const suits = players.map((player) => player.suit);
  return (
    players.length > 0 &&
    players.length <= game.most &&
    new Set(characters).size === characters.length &&
    new Set(suits).size === suits.length
  );
}

const shortened = (name: string): string => name.slice(0, LONGEST_NAME);

/** The address that opens a table on the pad. */
export function padLink(game: PadGame, table: Table): string {
  return `${location.origin}/scorepad/${game.name}#${write(table)}`;
}
