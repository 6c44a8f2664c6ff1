/** What games are called. */

import type { Game } from "../api/types";
import { t, texts } from "../texts/texts.svelte";

/** The titles that the server has told, for games without words of their own on this site. */
let told = $state.raw<Readonly<Record<string, string>>>({});

export function learnTitles(games: readonly (Pick<Game, "game"> & { title?: string })[]): void {
  told = Object.fromEntries(games.map(({ game, title = game }) => [game, title]));
}

export function gameTitle(game: string): string {
  const id = `web-game-${game}`;
  return texts.has(id) ? t(id) : (told[game] ?? fromName(game));
}

/** "Tic Tac Toe" for tic-tac-toe. */
function fromName(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
