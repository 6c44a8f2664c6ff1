/** The titles of games. */

import { get } from "../api/http";
import type { Game } from "../api/types";
import { t, texts } from "../texts/texts.svelte";

/** The server's titles, for games that have no texts on this site. */
let told = $state.raw<Readonly<Record<string, string>>>({});
let asked = false;

async function askServer(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const games = await get<Game[]>("/api/games");
    told = Object.fromEntries(games.map(({ game, title }) => [game, title]));
  } catch {
    asked = false; // try again next time; until then its name will do
  }
}

export function gameTitle(game: string): string {
  const id = `web-game-${game}`;
  if (texts.has(id)) return t(id);
  if (told[game] === undefined) void askServer();
  return told[game] ?? game;
}
