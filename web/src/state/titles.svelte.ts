/** What games are called. */

import { get } from "../api/http";
import type { Game } from "../api/types";
import { t, texts } from "../texts/texts.svelte";

/** The titles that the server tells, for games that this site has no words for. */
let told = $state.raw<Readonly<Record<string, string>>>({});
let asked = false;

async function askServer(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const games = await get<Game[]>("/api/games");
    told = Object.fromEntries(games.map(({ game, title }) => [game, title]));
  } catch {
    asked = false; // the name by which the server knows it will do until then
  }
}

export function gameTitle(game: string): string {
  const id = `web-game-${game}`;
  if (texts.has(id)) return t(id);
  if (told[game] === undefined) void askServer();
  return told[game] ?? game;
}
