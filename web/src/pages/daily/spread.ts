/** How points are distributed: classes of equal width for everybody and for the bots. */

export interface Class {
  /** The least and the most points that belong to it. */
  from: number;
  to: number;
  people: number;
  bots: number;
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** At most so many classes that hold all these points, without gaps. */
export function classes(people: readonly number[], bots: readonly number[], most = 12): Class[] {
  const all = [...people, ...bots];
  if (all.length === 0) return [];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const fits = (width: number) => Math.floor(high / width) - Math.floor(low / width) < most;
  const width = WIDTHS.find(fits) ?? high - low + 1;
  const first = Math.floor(low / width);
  const found = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, n) => ({
    from: (first + n) * width,
    to: (first + n + 1) * width - 1,
    people: 0,
    bots: 0,
  }));
  const of = (points: number): Class => found[Math.floor(points / width) - first]!;
  for (const points of people) of(points).people += 1;
  for (const points of bots) of(points).bots += 1;
  return found;
}

/** The share of some points that are less than these, from 0 to 1. */
export function shareBelow(points: number, others: readonly number[]): number {
  return others.length === 0 ? 0 : others.filter((one) => one < points).length / others.length;
}
