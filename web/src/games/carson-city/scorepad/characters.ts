/** Who has which character, and what depends on it. */

import type { Place } from "../../../places";
import { fitBoard } from "../../../scorepad/rows";
import type { Player, Table } from "../../../scorepad/table";
import type { CharacterId } from "../model/types";

export const SIDE = 8;
/** How many cards the Auctioneer can have sold at most. */
export const MOST_SOLD = 3;

const hasLongBoard = (player: Player): boolean => player.characters.includes("captain");
export const sells = (player: Player): boolean => player.characters.includes("auctioneer");

/** The Captain's board may be longer than wide, or wider than long. */
export function boardSizes(player: Player): readonly Place[] {
  const square: Place = [SIDE, SIDE];
  return hasLongBoard(player) ? [square, [SIDE, SIDE + 1], [SIDE + 1, SIDE]] : [square];
}

/** Give a character to a player, or take it back; each exists once. */
export function withCharacter(table: Table, index: number, character: CharacterId): Table {
  const players = table.players.map((player, at) => {
    const had = player.characters.includes(character);
    if (!had && at !== index) return player;
    const others = player.characters.filter((one) => one !== character);
    const characters = at === index && !had ? [...others, character] : others;
    return dropLeftovers({ ...player, characters });
  });
  return { players };
}

/** Remove what depends on characters that are gone: sales, and a longer board if not needed. */
function dropLeftovers(player: Player): Player {
  const rows = hasLongBoard(player) ? player.rows : fitBoard(player.rows, SIDE, SIDE);
  return { ...player, rows, sold: sells(player) ? player.sold : 0 };
}
