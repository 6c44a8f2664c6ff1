import { describe, expect, it } from "vitest";
import type { Item } from "../../../src/api/types";
import { currentRound, takenBy, tied } from "../../../src/games/carson-city/model/round";
import type { GameEvent, Terrain } from "../../../src/games/carson-city/model/types";
import { inEffect, sinceLastAction } from "../../../src/table/log";

const terrain = (id: string): Terrain => ({ id, parcels: ["..", ".M"], appeal: 3 });
const [first, second, third] = [terrain("I-01"), terrain("I-02"), terrain("I-03")];
const singer = { id: "singer" as const, appeal: 5, back: [], skull: false };

function played(number: number, seat: number, ...events: GameEvent[]): Item {
  return { number, at: 0, kind: "played", seat, events };
}

const dealt: Item = {
  number: 1,
  at: 0,
  kind: "started",
  events: [
    { event: "round", era: 1, round: 1 },
    {
      event: "reveal",
      character: "singer",
      appeal: 5,
      returned: ["banker"],
      terrain: [first, second],
    },
  ],
};

describe("the round in play", () => {
  it("shows the row as it was dealt, with the skull's victims", () => {
    const round = currentRound([dealt], [singer, first, second]);
    expect(round.slots.map((slot) => slot.key)).toEqual(["singer", "I-01", "I-02"]);
    expect(round.slots.map((slot) => slot.index)).toEqual([0, 1, 2]);
    expect(round.returned).toEqual(["banker"]);
  });

  it("keeps a gap where a card was taken, and renumbers the others", () => {
    const taken = played(2, 1, { event: "take", seat: 1, index: 1, terrain: first });
    const round = currentRound([dealt, taken], [singer, second]);
    expect(round.slots.map((slot) => slot.takenBy)).toEqual([null, 1, null]);
    expect(round.slots.map((slot) => slot.index)).toEqual([0, null, 1]);
    expect(takenBy(round, 1).map((slot) => slot.key)).toEqual(["I-01"]);
  });

  it("numbers a take by the row at that time", () => {
    const items = [
      dealt,
      played(2, 1, { event: "take", seat: 1, index: 0, character: "singer" }),
      played(3, 0, { event: "extra", terrain: third }),
      played(4, 0, { event: "take", seat: 0, index: 2, terrain: third }),
    ];
    const round = currentRound(items, [first, second]);
    expect(round.slots.map((slot) => slot.takenBy)).toEqual([1, null, null, 0]);
  });

  it("trusts the view if the story contradicts it", () => {
    const round = currentRound([], [singer, third]);
    expect(round.slots.map((slot) => slot.index)).toEqual([0, 1]);
  });
});

describe("ties", () => {
  it("are equal totals, of any seat", () => {
    expect(
      tied(
        new Map([
          [0, 7],
          [1, 5],
          [2, 7],
        ]),
      ),
    ).toEqual(new Set([0, 2]));
  });
});

describe("the story", () => {
  const bid = played(2, 0);
  const other = played(3, 1);

  it("forgets an action that was taken back alone", () => {
    const undone: Item = { number: 4, at: 0, kind: "undone", seat: 0, played: 2, alone: true };
    expect(inEffect([dealt, bid, other, undone])).toEqual([dealt, other]);
  });

  it("forgets all that followed an action taken back together", () => {
    const undone: Item = { number: 4, at: 0, kind: "undone", seat: 0, played: 2, alone: false };
    expect(inEffect([dealt, bid, other, undone])).toEqual([dealt]);
  });

  it("leaves out the chat", () => {
    const said: Item = { number: 2, at: 0, kind: "said", seat: 0, text: "hello" };
    expect(inEffect([dealt, said])).toEqual([dealt]);
  });

  it("since a seat's last action begins with that action", () => {
    expect(sinceLastAction([dealt, bid, other], 0)).toEqual([bid, other]);
    expect(sinceLastAction([dealt, bid, other], null)).toEqual([]);
  });
});
