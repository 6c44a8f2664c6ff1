/** What the puzzles call things. */

import { t, texts } from "../../texts/texts.svelte";

/** What a puzzle is about; the game's own word where nobody has translated it. */
export function themeName(theme: string): string {
  const id = `web-puzzles-theme-${theme}`;
  return texts.has(id) ? t(id) : theme;
}

export function difficultyName(difficulty: number): string {
  const id = `web-puzzles-difficulty-${difficulty}`;
  return texts.has(id) ? t(id) : String(difficulty);
}
