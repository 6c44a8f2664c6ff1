/** The players at a table with the boxed game, and what each has in front of them. */

import { same, type Place } from "../places";
import type { PadGame } from "./game";
import { freeSuit, type Suit } from "../ui/suits";
import { bare, heightOf, widthOf } from "./rows";

export interface Player {
  name: string;
  suit: Suit;
  /** The city, on a board of its drawn size. */
  rows: string[];
  characters: string[];
  /** Cards that were sold. */
  sold: number;
  coins: number;
  /** The total of a virtual player, who builds no city. */
  virtual: number | null;
}

export interface Table {
  players: Player[];
}

export const LONGEST_NAME = 40;
export const MOST_COUNTED = 9999;
const FIRST_PLAYERS = 2;

export function newTable(game: PadGame): Table {
  let table: Table = { players: [] };
  for (let count = 0; count < FIRST_PLAYERS; count += 1) table = withPlayer(game, table);
  return table;
}

export function newPlayer(game: PadGame, suit: Suit): Player {
  return {
    name: "",
    suit,
    rows: bare(game.side, game.side),
    characters: [],
    sold: 0,
    coins: 0,
    virtual: null,
  };
}

/** Add a player with a suit that nobody has. */
export function withPlayer(game: PadGame, table: Table): Table {
  return { players: [...table.players, newPlayer(game, freeSuit(table.players))] };
}

export function withoutPlayer(table: Table, index: number): Table {
  return { players: table.players.filter((_, at) => at !== index) };
}

export function changePlayer(table: Table, index: number, part: Partial<Player>): Table {
  return {
    players: table.players.map((player, at) => (at === index ? { ...player, ...part } : player)),
  };
}

/** The sizes that a board can have: the game's, and its current one. */
export function sizes(game: PadGame, player: Player): readonly Place[] {
  const known = game.sizes(player);
  const now: Place = [heightOf(player.rows), widthOf(player.rows)];
  return known.some((size) => same(size, now)) ? known : [...known, now];
}
