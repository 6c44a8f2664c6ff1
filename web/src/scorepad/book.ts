/** The score book: how the games of the kept tables ended, and how everybody has done in them. */

/** How a table ended, by player. */
export interface Result {
  totals: number[];
  /** Who has won; nobody if only one player was there. */
  winners: number[];
}

/** A game of the book: its players by name, empty where nobody gave one, and how it ended. */
export interface Played extends Result {
  names: string[];
}

/** How somebody has done in all games together. */
export interface Standing {
  name: string;
  games: number;
  won: number;
  average: number;
  best: number;
}

/** Everybody with a name, those who have won most often first. */
export function standings(games: readonly Played[]): Standing[] {
  const totals = new Map<string, number[]>();
  const wins = new Map<string, number>();
  for (const game of games)
    game.names.forEach((name, at) => {
      const total = game.totals[at];
      if (name === "" || total === undefined) return;
      totals.set(name, [...(totals.get(name) ?? []), total]);
      if (game.winners.includes(at)) wins.set(name, (wins.get(name) ?? 0) + 1);
    });
  return [...totals]
    .map(([name, all]) => ({
      ...{ name, games: all.length, won: wins.get(name) ?? 0 },
      ...{ average: all.reduce((sum, one) => sum + one, 0) / all.length, best: Math.max(...all) },
    }))
    .toSorted((one, other) => other.won - one.won || other.average - one.average);
}

/** Things by evening, the last first. An evening is a day that ends at five in the morning. */
export function evenings<Thing extends { changed: number }>(
  things: readonly Thing[],
): { day: Date; things: Thing[] }[] {
  const days = new Map<number, Thing[]>();
  for (const thing of things.toSorted((one, other) => other.changed - one.changed)) {
    const day = new Date(thing.changed);
    day.setHours(day.getHours() - 5);
    day.setHours(0, 0, 0, 0);
    days.set(day.getTime(), [...(days.get(day.getTime()) ?? []), thing]);
  }
  return [...days].map(([day, found]) => ({ day: new Date(day), things: found }));
}
