import { describe, expect, it } from "vitest";
import {
  divisionText,
  fits,
  missing,
  moveCard,
  swapCards,
  newDivision,
  type Division,
} from "../../../src/games/card-city/model/division";
import type { DivideDecision } from "../../../src/games/card-city/model/types";

const decision: DivideDecision = {
  seat: 0,
  kind: "divide",
  cards: ["C", "I", "I", "L", "R", "R"],
  sizes: [2, 2, 2],
};

describe("a division in the making", () => {
  it("begins with all cards face up, so two are missing in each other lot", () => {
    const division = newDivision(decision);
    expect(missing(decision, division, "open")).toBe(2);
    expect(missing(decision, division, "shown")).toBe(-4);
    expect(missing(decision, division, "hidden")).toBe(2);
    expect(fits(decision, division)).toBe(false);
  });

  it("fits when every lot has its number of cards", () => {
    const division = [
      [0, "open"],
      [5, "open"],
      [1, "hidden"],
      [4, "hidden"],
    ].reduce(
      (now, [card, lot]) => moveCard(now, card as number, lot as "open"),
      newDivision(decision),
    );
    expect(fits(decision, division)).toBe(true);
  });

  it("lets two cards change places", () => {
    const before: Division = ["open", "open", "shown", "shown", "hidden", "hidden"];
    expect(swapCards(before, 1, 4)).toEqual(["open", "hidden", "shown", "shown", "open", "hidden"]);
    expect(swapCards(before, 1, 9)).toEqual(before);
  });
});

describe("the text of a division", () => {
  it("names the cards of each lot in order", () => {
    const division: Division = ["open", "shown", "hidden", "open", "shown", "hidden"];
    expect(divisionText(decision.cards, division)).toBe("divide 0 3 | 1 4 | 2 5");
  });

  it("is the same no matter which of two equal cards was moved", () => {
    // The second Industrial is open, the first face down: the table writes this as the first open.
    const division: Division = ["open", "hidden", "open", "shown", "hidden", "shown"];
    expect(divisionText(decision.cards, division)).toBe("divide 0 1 | 3 4 | 2 5");
  });
});
