/** The game of the box that this browser keeps. */

import { asGame, type BoxGame } from "./facts";

const KEY = "cardtown-box-carson-city";

export function stored(): BoxGame | null {
  try {
    return asGame(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

export function store(game: BoxGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // The pad works even if the browser stores nothing.
  }
}

/** Call back when another tab of this browser has stored something. */
export function watch(changed: () => void): () => void {
  const look = ({ key }: StorageEvent) => key === KEY && changed();
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
