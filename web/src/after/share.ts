/** A finished game in one line, to send to somebody. */

import type { TableFacts } from "../api/types";
import { gameTitle } from "../state/titles.svelte";
import { t } from "../texts/texts.svelte";
import { placeOf, type FinalPoints } from "./place";

/** "The game: 1. Anna 12 · 2. Wren 9", with a note if it was practice; a race is none. */
export function shareText({ game, seats, practice, race }: TableFacts, final: FinalPoints): string {
  const order = seats
    .map(({ name }, seat) => ({
      name,
      place: placeOf(final, seat),
      n: final.points[seat] ?? 0,
    }))
    .toSorted((one, other) => one.place - other.place || other.n - one.n);
  const alone = order.length === 1;
  const lines = order.map(({ name, place, n }) => `${alone ? "" : `${place}. `}${name} ${n}`);
  const marked = practice && race === null ? ` (${t("web-practice")})` : "";
  return `${gameTitle(game)}${marked}: ${lines.join(" · ")}`;
}
