/** Who is ahead, by their totals alone. */

import type { Result } from "./book";
import type { PadGame } from "./game";
import { isBare } from "./rows";
import type { Scores } from "./scores.svelte";
import type { Player } from "./table";

/** A player's total: the engine's, or the one typed in; null while it is unknown. */
export function totalOf(player: Player, index: number, scores: Scores): number | null {
  return player.virtual ?? scores.scoreOf(index)?.total ?? null;
}

/** Whether something was entered for the player. */
function hasBegun({ rows, characters, coins, virtual }: Player): boolean {
  return !isBare(rows) || characters.length > 0 || coins > 0 || virtual !== null;
}

/** How the table ended; null while a score is missing, or a city in which nobody has built. */
export function resultOf(game: PadGame, players: readonly Player[], scores: Scores): Result | null {
  const totals = players.map((player, index) => totalOf(player, index, scores));
  const known = totals.filter((total) => total !== null);
  const built = players.every(({ rows, virtual }) => virtual !== null || !isBare(rows));
  if (!scores.complete || known.length < totals.length || !built) return null;
  return { totals: known, winners: leaders(game, players, scores) };
}

/** The players who are ahead: none while a total is missing or all are zero. */
export function leaders(game: PadGame, players: readonly Player[], scores: Scores): number[] {
  const totals = players.map((player, index) => totalOf(player, index, scores));
  const known = totals.filter((total) => total !== null);
  if (players.length < 2 || known.length < players.length || !players.some(hasBegun)) return [];
  const most = Math.max(...known);
  const first = players.flatMap((_, index) => (totals[index] === most ? [index] : []));
  const breaks = first.map((index) => game.tieBreak(players[index]!));
  return first.filter((_, at) => breaks[at] === Math.max(...breaks));
}
