/** The types of hints and odds, and the text form of their numbers. */

import { isHuman } from "../state/people";
import type { components } from "../api/generated";
import type { TableFacts } from "../api/types";
import { t } from "../texts/texts.svelte";

type Schemas = components["schemas"];

export type HintsAnswer = Schemas["HintsShape"];
export type Hint = Schemas["HintShape"];
export type Offer = Schemas["OfferShape"];
export type BidOdds = Schemas["BidOddsShape"];
export type CardOdds = Schemas["CardOddsShape"];

/** How many options are drawn at their places; the panel lists some more. */
export const SEALED = 3;
export const NAMED = 5;

/** By how much an option is worse than the best one, in words; null if it is not. */
export function behindBest(hint: Hint, best: Hint): string | null {
  const points = Math.round(10 * (best.now + best.later - hint.now - hint.later)) / 10;
  return points > 0 ? t("web-hint-behind", { points }) : null;
}

type Facts = Pick<TableFacts, "day" | "hints" | "practice" | "seats">;

/**
 * Whether the server gives hints to a seat: against people only if the table allows it, and never in
 * a game that is scored.
 */
export function mayAskForHints({ day, practice, ...facts }: Facts, seat: number): boolean {
  if (day !== null && !practice) return false;
  return (
    facts.hints || !facts.seats.some((one, index) => index !== seat && isHuman(one) && one.taken)
  );
}

/** A chance in per cent, marked if modelled; otherwise never rounded to 0 % or 100 %. */
export function percent(chance: number, language: string, modelled = false): string {
  const format = new Intl.NumberFormat(language, { style: "percent" });
  if (modelled) return `≈ ${format.format(chance)}`;
  if (chance > 0 && chance < 0.005) return `< ${format.format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `> ${format.format(0.99)}`;
  return format.format(chance);
}

/** The best options with their ranks, by the key that `where` finds for each. */
export function ranksBy<K>(
  answer: HintsAnswer | null,
  where: (hint: Hint) => K | null,
): ReadonlyMap<K, number> {
  const found = new Map<K, number>();
  (answer?.options ?? []).slice(0, SEALED).forEach((hint, index) => {
    const key = where(hint);
    if (key !== null && !found.has(key)) found.set(key, index + 1);
  });
  return found;
}
