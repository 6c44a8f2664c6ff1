/** The games that have a front on this site. Any other game of the server is shown plainly. */

import type { Game } from "../api/types";
import { provideBooks } from "../rules/books";
import { front as cardCity } from "./card-city/front";
import { front as carsonCity } from "./carson-city/front";
import type { Front } from "./front";
import { plainFront } from "./plain/front";

export const FRONTS: readonly [Front, ...Front[]] = [carsonCity, cardCity];

provideBooks(FRONTS.flatMap(({ book }) => book ?? []));

/** The front of a game. `facts` is what the server says of it, for those that have none here. */
export function frontOf(game: string, facts: Game | null = null): Front {
  return FRONTS.find(({ name }) => name === game) ?? plainFront(game, facts);
}
