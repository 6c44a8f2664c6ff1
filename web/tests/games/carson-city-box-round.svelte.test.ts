// @vitest-environment jsdom
/** What the page of a round offers, answer by answer of the engine. */

import "../no-media";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Transport, type Engine } from "../../src/engine/port";
import type { Answer } from "../../src/engine/questions";
import type { BoxAnswer } from "../../src/games/carson-city/model/questions";
import type { BoxSeat, Fact } from "../../src/games/carson-city/scorepad/box/facts";
import Round from "../../src/games/carson-city/scorepad/box/Round.svelte";
import { RunningGame } from "../../src/games/carson-city/scorepad/box/running.svelte";
import { texts } from "../../src/texts/texts.svelte";

const SEATS: BoxSeat[] = [
  { name: "Anna", suit: "star", virtual: null },
  { name: "Bo", suit: "cow", virtual: null },
  { name: "", suit: "hat", virtual: "novice" },
  { name: "", suit: "boot", virtual: "expert" },
];
const ROW: Fact[] = [{ character: "cowboy" }, ...[3, 7, 2, 7, 5].map((appeal) => ({ appeal }))];
const BIDS: Fact[] = [5, 9, 4, 3].map((bid, seat) => ({ bid, seat }));

/** An engine that answers when the test says so. */
class Waiting extends Transport {
  #answer: (answer: Answer) => void = () => undefined;

  carry(): Promise<Answer> {
    return new Promise((resolve) => (this.#answer = resolve));
  }

  async answer(asks: BoxAnswer["asks"], part: Partial<BoxAnswer> = {}): Promise<void> {
    const seats = SEATS.map(() => ({ hand: [3, 4, 5, 9], appeal: 0, characters: [] }));
    const answer: BoxAnswer = { era: 1, round: 1, asks, seat: null, rounds: [], seats, ...part };
    this.#answer({ output: answer });
    await vi.waitFor(() => expect(running.answered).toBe(true));
    flushSync();
  }
}

type Told = BoxAnswer["rounds"][number];
const told = (part: Partial<Told>): Told => ({
  ...{ usable: [], totals: [], ties: [], order: [], picks: [] },
  ...part,
});

let engine: Waiting;
let running: RunningGame;
beforeAll(() => texts.need("carson-city", "web-scorepad", "web-box"));
beforeEach(() => {
  localStorage.clear();
  engine = new Waiting();
  running = new RunningGame(engine as Engine);
  running.begin(SEATS, false);
});
afterEach(cleanup);

function show(...facts: Fact[]): void {
  running.enter(...facts);
  render(Round, {
    running,
    get game() {
      return running.game!;
    },
  });
}
const button = (name: RegExp) => screen.queryByRole("button", { name });

it("offers what is used after the bids, though a card was taken at once", async () => {
  const usable: Told["usable"] = [
    { character: "governor", seat: 0, after: false },
    { character: "doctor", seat: 1, after: true },
  ];
  show(...ROW, { use: "governor" }, { appeal: 4 }, { take: 1 }, ...BIDS);
  const order = [1, 0, 2, 3];
  const taken = told({ usable, order, totals: [5, 9, 4, 3], picks: [{ seat: 0, card: 1 }] });
  await engine.answer("take", { seat: 1, rounds: [taken] });
  expect(button(/^Bo uses: Doctor/)).not.toBeNull();
  running.enter({ take: 3 });
  flushSync();
  expect(button(/^Bo uses: Doctor/)).toBeNull();
});

it("says who takes a card before the bids", async () => {
  show(...ROW, { use: "lawyer" });
  await engine.answer("take", { seat: 1, rounds: [told({})] });
  expect(screen.getByText("Touch the card taken").textContent).toMatch(/^\s*Bo\s/);
});

it("takes one card by a double touch", async () => {
  show(...ROW, ...BIDS);
  const open = told({ totals: [5, 9, 4, 3], order: [1, 0, 2, 3] });
  await engine.answer("take", { seat: 1, rounds: [open] });
  const card = button(/^Terrain card 3/)!;
  for (let touch = 0; touch < 2; touch += 1) {
    card.click(); // which a button that is off ignores, as in a browser
    flushSync();
  }
  expect(running.round!.takes).toEqual([3]);
});

it("is not over before it has been answered about", async () => {
  show(...ROW.slice(0, -1));
  await engine.answer("row");
  await fireEvent.click(button(/^5$/)!);
  expect(running.rowOpen).toBe(false);
  expect(button(/^Next round$/)).toBeNull();
  await engine.answer("bids", { rounds: [told({})] });
  expect(button(/^Anna: 9$/)).not.toBeNull();
});

it("hands no default names to the pad", async () => {
  show(...ROW, ...BIDS);
  await engine.answer("over", { rounds: [told({})] });
  const address = screen.getByRole("link", { name: "Score the cities" }).getAttribute("href");
  expect(address).toContain("p=Bo&suit=cow&p=&suit=hat");
});

it("hears one digit of a key that is held down, and none that is typed elsewhere", async () => {
  show(...ROW.slice(0, 1));
  await fireEvent.keyDown(window, { key: "7" });
  await fireEvent.keyDown(window, { key: "7", repeat: true });
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "8" });
  field.remove();
  expect(running.round!.row).toEqual([7]);
});
