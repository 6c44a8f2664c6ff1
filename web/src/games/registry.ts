/** The games with a front of their own. Any other game of the server gets the plain one. */

import type { Game } from "../api/types";
import { provideBooks } from "../rules/books";
import { front as cardCity } from "./card-city/front";
import { front as carsonCity } from "./carson-city/front";
import type { Front } from "./front";
import { plainFront } from "./plain/front";

export const FRONTS: readonly [Front, ...Front[]] = [carsonCity, cardCity];

provideBooks(FRONTS.flatMap(({ book }) => book ?? []));

/** The fronts of all games of the server: those with one of their own first. */
export function frontsOf(games: readonly Game[] | null): readonly Front[] {
  const others = (games ?? []).filter(({ game }) => FRONTS.every(({ name }) => name !== game));
  return [...FRONTS, ...others.map((facts) => frontOf(facts.game, facts))];
}

/** The front of a game. `facts` describes a game that has none of its own. */
export function frontOf(game: string, facts: Game | null = null): Front {
  return FRONTS.find(({ name }) => name === game) ?? plainFront(game, facts);
}
