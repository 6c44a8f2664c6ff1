/** The rounds of a game in words, and which of them are over at a table. */

import type { components } from "../api/generated";
import type { Item } from "../api/types";
import { t } from "../texts/texts.svelte";
import { eventsOf, inEffect } from "./log";

/** A round, of an Era where the game has any. */
export type Round = components["schemas"]["WhenShape"];

/** A round by its name, such as "Era I · Round 3". */
export function roundName({ era, round }: Round): string {
  const name = t("round", { round });
  return era === null ? name : `${t("era", { era })} · ${name}`;
}

/** The rounds that are over: an event that names a round begins it. */
export function roundsOver(items: readonly Item[], finished: boolean): Round[] {
  const begun = inEffect(items)
    .flatMap(eventsOf<Partial<Round>>)
    .flatMap(({ era = null, round }) => (round === undefined ? [] : [{ era, round }]));
  return finished ? begun : begun.slice(0, -1);
}
