// @vitest-environment jsdom
/** A game of the box as the page keeps it: facts, undo, and what the pad turns. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Transport, type Engine } from "../../src/engine/port";
import type { Answer, Question } from "../../src/engine/questions";
import {
  asGame,
  questionOf,
  type BoxGame,
  type BoxSeat,
} from "../../src/games/carson-city/scorepad/box/facts";
import { stored } from "../../src/games/carson-city/scorepad/box/kept";
import { RunningGame } from "../../src/games/carson-city/scorepad/box/running.svelte";
import type { ToldGame } from "../../src/games/carson-city/model/questions";

// jsdom has no screen to query.
vi.hoisted(() =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) }),
);
beforeEach(() => localStorage.clear());

const SEATS: BoxSeat[] = [
  { name: "Anna", suit: "star", virtual: null },
  { name: "", suit: "cow", virtual: "novice" },
  { name: "", suit: "hat", virtual: "expert" },
  { name: "Bo", suit: "boot", virtual: null },
];

/** An engine that says that everybody holds the same cards, and remembers what it was asked. */
class Dealing extends Transport {
  asked: ToldGame[] = [];

  async carry({ input }: Question): Promise<Answer> {
    this.asked.push(input as ToldGame);
    const seats = SEATS.map(() => ({ hand: [3, 4, 5, 6, 7, 8, 9], appeal: 0, characters: [] }));
    return { output: { era: 1, round: 1, asks: "bids", seat: null, rounds: [], seats } };
  }
}

async function begun(draws = true): Promise<{ running: RunningGame; engine: Dealing }> {
  const engine = new Dealing();
  const running = new RunningGame(engine as Engine);
  running.begin(SEATS, draws);
  running.enter({ character: "cowboy" });
  for (const appeal of [3, 7, 2, 7, 5]) running.enter({ appeal });
  await vi.waitFor(() => expect(running.answer).not.toBeNull());
  return { running, engine };
}

const last = (game: BoxGame | null) => questionOf(game!).rounds.at(-1);

describe("a running game", () => {
  it("tells the engine of a round once its row is complete", async () => {
    const { running, engine } = await begun();
    expect(engine.asked.at(-1)!.rounds).toEqual([
      { character: "cowboy", row: [3, 7, 2, 7, 5], uses: [], bids: [], takes: [] },
    ]);
    running.undo();
    expect(last(running.game)).toBeUndefined();
    expect(running.rowOpen).toBe(true);
  });

  it("turns the piles with the last bid, and the same cards after undo", async () => {
    const { running } = await begun();
    running.bid(0, 5);
    expect(last(running.game)!.bids).toEqual([]);
    running.bid(3, 9);
    const { bids } = last(running.game)!;
    expect(bids).toHaveLength(4);
    expect([bids![0], bids![3]]).toEqual([5, 9]);
    running.undo();
    expect(running.round!.bids).toEqual([5, null, null, null]);
    running.bid(3, 8);
    expect(last(running.game)!.bids!.slice(1, 3)).toEqual(bids!.slice(1, 3));
  });

  it("waits for the cards of real piles, each taken back by itself", async () => {
    const { running } = await begun(false);
    for (const seat of [0, 3, 1]) running.bid(seat, 5);
    expect(last(running.game)!.bids).toEqual([]);
    running.bid(2, 11);
    expect(last(running.game)!.bids).toEqual([5, 5, 11, 5]);
    running.undo();
    expect(running.round!.bids).toEqual([5, 5, null, 5]);
  });

  it("survives a reload, fact by fact", async () => {
    const { running } = await begun();
    running.bid(0, 5);
    expect(stored()).toEqual(running.game);
    const again = new RunningGame(new Dealing() as Engine);
    while (again.canUndo) again.undo();
    expect(again.game!.facts).toEqual([]);
    expect(again.undrawn).toHaveLength(21);
  });
});

describe("the back that breaks a tie", () => {
  it("is read anew once a character has changed the bids", async () => {
    const { running } = await begun(false);
    for (const seat of [0, 1, 2, 3]) running.bid(seat, 5);
    running.enter({ back: ["star"] }, { back: ["cow"] });
    expect(last(running.game)!.back).toEqual(["star", "cow"]);
    running.enter({ use: "doctor" });
    expect(last(running.game)).not.toHaveProperty("back");
    running.undo();
    expect(last(running.game)!.back).toEqual(["star", "cow"]);
  });
});

describe("what was kept", () => {
  it.each([
    null,
    7,
    {},
    { version: 2, seats: SEATS, draws: true, drawn: [], facts: [] },
    { version: 1, seats: [{ name: "", suit: "moon", virtual: null }], drawn: [], facts: [] },
    { version: 1, seats: SEATS, draws: true, drawn: [], facts: [{ character: "mayor" }] },
    { version: 1, seats: SEATS, draws: true, drawn: [], facts: [{ take: "x" }] },
    { version: 1, seats: SEATS, draws: true, drawn: [], facts: [null] },
  ])("is ignored if it is damaged: %j", (found) => {
    expect(asGame(found)).toBeNull();
  });
});
