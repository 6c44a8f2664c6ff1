/** What players and cards of a game of the box are called. */

import { t } from "../../../../texts/texts.svelte";
import { characterName } from "../../model/elements";
import type { BoxGame, BoxRound } from "./facts";

export function seatName(game: BoxGame, seat: number): string {
  return game.seats[seat]?.name || t("web-pad-player", { number: seat + 1 });
}

/** A card by its place in the row; the first is the character. */
export function cardName(round: BoxRound, card: number): string {
  if (card === 0) return characterName(round.character);
  return t("web-box-card", { number: card, appeal: round.row[card] ?? 0 });
}
