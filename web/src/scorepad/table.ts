/** Who sits at a table with the box, and what lies before each of them. */

import type { CharacterId, Suit } from "../games/carson-city/model/types";
import { SUITS } from "../pages/seats";
import type { PadGame } from "./games";
import { bare, fitted, heightOf, same, widthOf, type Place } from "./rows";

export interface Player {
  name: string;
  suit: Suit;
  /** The city, on a board as large as it is drawn. */
  rows: string[];
  characters: CharacterId[];
  /** Cards sold with the Auctioneer. */
  sold: number;
  coins: number;
  /** The total of a virtual player, who builds no city. */
  virtual: number | null;
}

export interface Table {
  players: Player[];
}

export const LONGEST_NAME = 40;
export const MOST_SOLD = 3;
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

/** One player more, with a suit that nobody has. */
export function withPlayer(game: PadGame, table: Table): Table {
  const taken = new Set(table.players.map((player) => player.suit));
  const suit = SUITS.find((one) => !taken.has(one)) ?? SUITS[0];
  return { players: [...table.players, newPlayer(game, suit)] };
}

export function withoutPlayer(table: Table, index: number): Table {
  return { players: table.players.filter((_, at) => at !== index) };
}

export function changed(table: Table, index: number, part: Partial<Player>): Table {
  return {
    players: table.players.map((player, at) => (at === index ? { ...player, ...part } : player)),
  };
}

/** Suits change hands rather than being there twice. */
export function withSuit(table: Table, index: number, suit: Suit): Table {
  const before = table.players[index]?.suit ?? suit;
  const players = table.players.map((player, at) => {
    if (at === index) return { ...player, suit };
    return player.suit === suit ? { ...player, suit: before } : player;
  });
  return { players };
}

/** Give a character to a player, or take it back; each exists once. */
export function withCharacter(
  game: PadGame,
  table: Table,
  index: number,
  character: CharacterId,
): Table {
  const players = table.players.map((player, at) => {
    const had = player.characters.includes(character);
    if (!had && at !== index) return player;
    const others = player.characters.filter((one) => one !== character);
    const characters = at === index && !had ? [...others, character] : others;
    return settled(game, { ...player, characters });
  });
  return { players };
}

/** Whether the player's board may be longer than wide, or wider than long. */
export const hasLongBoard = (player: Player): boolean => player.characters.includes("captain");
export const sells = (player: Player): boolean => player.characters.includes("auctioneer");

/** What goes with a character goes away with it: sales, and a longer board that is not needed. */
function settled(game: PadGame, player: Player): Player {
  const rows = hasLongBoard(player) ? player.rows : fitted(player.rows, game.side, game.side);
  return { ...player, rows, sold: sells(player) ? player.sold : 0 };
}

/** The sizes a board can have: those that the game knows, and the one it has. */
export function sizes(game: PadGame, player: Player): Place[] {
  const { side } = game;
  const known: Place[] = hasLongBoard(player)
    ? [
        [side, side],
        [side, side + 1],
        [side + 1, side],
      ]
    : [[side, side]];
  const now: Place = [heightOf(player.rows), widthOf(player.rows)];
  return known.some((size) => same(size, now)) ? known : [...known, now];
}
