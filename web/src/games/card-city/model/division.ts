/** A division in the making: which lot each card lies in, and the text of its action. */

import type { DivideDecision, Kind } from "./types";

export const LOTS = ["open", "shown", "hidden"] as const;
export type LotName = (typeof LOTS)[number];

/** The lot of each card, in the order of the decision's cards. */
export type Division = readonly LotName[];

/** All cards lie face up in the mixed lot, as they were picked up. */
export function newDivision(decision: DivideDecision): Division {
  return decision.cards.map(() => "shown");
}

export function inLot(division: Division, lot: LotName): number[] {
  return division.flatMap((one, index) => (one === lot ? [index] : []));
}

export function moveCard(division: Division, card: number, lot: LotName): Division {
  return division.map((one, index) => (index === card ? lot : one));
}

/** The two cards change places. */
export function swapCards(division: Division, one: number, other: number): Division {
  const [first, second] = [division[one], division[other]];
  if (first === undefined || second === undefined) return division;
  return moveCard(moveCard(division, one, second), other, first);
}

/** How many more cards the lot must get; negative if it has too many. */
export function missing(decision: DivideDecision, division: Division, lot: LotName): number {
  return (decision.sizes[LOTS.indexOf(lot)] ?? 0) - inLot(division, lot).length;
}

/** Where one press moves a card: into a lot that lacks one, or back to the face-up cards. */
export function nextLot(decision: DivideDecision, division: Division, card: number): LotName {
  if (division[card] !== "shown") return "shown";
  if (missing(decision, division, "open") > 0) return "open";
  return missing(decision, division, "hidden") > 0 ? "hidden" : "shown";
}

export function fits(decision: DivideDecision, division: Division): boolean {
  return LOTS.every((lot) => missing(decision, division, lot) === 0);
}

/**
 * The text of the action. Cards of a kind are alike, so there is one way to write a division: the
 * lowest numbers of a kind lie open, the next face up, the last face down.
 */
export function divisionText(cards: readonly Kind[], division: Division): string {
  const numbers = new Map<Kind, number[]>();
  cards.forEach((kind, index) => numbers.set(kind, [...(numbers.get(kind) ?? []), index]));
  const lots = LOTS.map((lot) =>
    inLot(division, lot)
      .map((card) => numbers.get(cards[card]!)!.shift()!)
      .sort((one, other) => one - other)
      .join(" "),
  );
  return `divide ${lots.join(" | ")}`;
}
