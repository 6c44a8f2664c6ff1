/** Rules by their numbers, each of which belongs to one game alone. */

import type { GameName } from "../games";

/** Where the rules of each game begin. */
export const FIRST_RULE: Readonly<Record<GameName, string>> = {
  "carson-city": "C1.1",
  "card-city": "K1.1",
};

/** The game of a rule: C and the decisions D are Carson City's, K and the decisions E Card City's. */
export function gameOf(rule: string): GameName {
  return /^[KE]/.test(rule) ? "card-city" : "carson-city";
}

export function ruleAddress(rule: string): string {
  return `/rules/${gameOf(rule)}#${rule}`;
}
