/** The puzzles that come with Cardtown: their lists, and which one comes next. */

import type { components } from "../../api/generated";
import { get } from "../../api/http";
import type { Outcome } from "./progress";

export type Listed = components["schemas"]["ListedPuzzleShape"];
export type Puzzle = components["schemas"]["PuzzleShape"];

/** Which puzzles somebody wants; null: any. */
export interface Wish {
  theme: string | null;
  difficulty: number | null;
}

export const readList = (game: string): Promise<Listed[]> => get(`/api/puzzles/${game}`);
export const readPuzzle = (game: string, number: number): Promise<Puzzle> =>
  get(`/api/puzzles/${game}/${number}`);

/** The wish in the query of an address. */
export function readWish(search: string): Wish {
  const query = new URLSearchParams(search);
  return { theme: query.get("theme"), difficulty: Number(query.get("difficulty")) || null };
}

export function puzzleAddress(game: string, number: number, wish: Wish): string {
  const query = new URLSearchParams();
  if (wish.theme !== null) query.set("theme", wish.theme);
  if (wish.difficulty !== null) query.set("difficulty", String(wish.difficulty));
  return `/puzzles/${game}/${number}${query.size > 0 ? `?${query}` : ""}`;
}

/** Those that somebody wants, the easiest first. */
export function wanted(list: readonly Listed[], { theme, difficulty }: Wish): Listed[] {
  return list
    .filter((one) => theme === null || one.theme === theme)
    .filter((one) => difficulty === null || one.difficulty === difficulty)
    .toSorted((one, other) => one.difficulty - other.difficulty || one.number - other.number);
}

/**
 * The next after one of them, or the first: one that was never tried, else one that is not solved,
 * else the one that follows. Null if there is no other.
 */
export function nextOf(
  list: readonly Listed[],
  wish: Wish,
  outcome: (number: number) => Outcome | null,
  after: number | null = null,
): Listed | null {
  const all = wanted(list, wish);
  const at = all.findIndex(({ number }) => number === after);
  const others = at < 0 ? all : [...all.slice(at + 1), ...all.slice(0, at)];
  const first = (tried: Outcome | null) => others.find(({ number }) => outcome(number) === tried);
  return first(null) ?? first("missed") ?? others[0] ?? null;
}

/** The themes of a game, the most frequent first. */
export function themesOf(list: readonly Listed[]): string[] {
  const counts = new Map<string, number>();
  for (const { theme } of list) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([theme]) => theme);
}

export function difficultiesOf(list: readonly Listed[]): number[] {
  return [...new Set(list.map(({ difficulty }) => difficulty))].toSorted();
}
