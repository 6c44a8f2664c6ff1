// @vitest-environment jsdom
/** The controls of a replay, and what they offer. */

import "./no-media";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../src/api/types";
import Controls from "../src/after/Controls.svelte";
import { Replay } from "../src/after/replay.svelte";
import type { Story } from "../src/after/types";
import { settings } from "../src/settings/settings.svelte";
import { texts } from "../src/texts/texts.svelte";
import { settle } from "./fake-table";

const STEP = 1200;
const STORY: Story = {
  steps: [0, 1, 2, 3, 4].map((step) => ({
    ...{ step, number: step + 1, era: 1, round: 1 },
    ...{ seat: step === 0 ? null : 0, action: step === 0 ? null : "done" },
  })),
  scores: [],
};

/** A finished game of two people; the second is the reader. */
const update = (id: string, number: number, readers: boolean) =>
  ({
    ...{ type: "update", since: 0, number, seat: null, opened: null, undo: null, items: [] },
    ...{ view: {}, decision: null },
    table: {
      ...{ id, game: "carson-city", phase: "finished", options: {}, votes: [] },
      seats: ["Ada", "Bo"].map((name, seat) => {
        return { name, kind: "person", taken: true, yours: readers && seat === 1 };
      }),
    },
  }) as unknown as Update;

let replay: Replay;

async function open(id = "t"): Promise<void> {
  vi.stubGlobal("fetch", (path: string) => {
    const step = Number(/moments\/(\d+)/.exec(path)?.[1] ?? 0);
    return Promise.resolve(Response.json(update(id, step + 1, false)));
  });
  replay = new Replay({ end: update(id, 5, true), story: STORY });
  replay.go(0);
  await settle();
  const seats = ["Ada", "Bo"].map((name, seat) => ({ seat, name, mark: "", tone: "" }));
  const props = {
    replay,
    lines: [],
    players: seats,
    deciders: seats,
    title: "Replay",
    marks: [],
    opens: true,
    reviewed: false,
    onReview: () => undefined,
    onStudy: () => undefined,
  };
  render(Controls, props);
}

beforeAll(async () => {
  await texts.use("en");
  await texts.need("web-after");
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  settings.kept.speed = "normal";
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true; // jsdom has none
  };
});
afterEach(() => {
  cleanup();
  replay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

it("stop playing when a decision is put to the reader", async () => {
  await open();
  await press("Play");
  await pass(STEP);
  expect(replay.shown).toBe(1);
  replay.ask({ step: 4, seat: 0, onTry: () => undefined });
  await settle();
  await pass(10 * STEP);
  expect([replay.shown, replay.question?.step]).toEqual([3, 4]);
  replay.go(0); // the question is over, and the game stands still
  await settle();
  await pass(10 * STEP);
  expect(replay.shown).toBe(0);
});

it("propose to go on from here in the reader’s own seat", async () => {
  await open();
  await press("Go on from here");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Your seat" }).value).toBe("1");
});

it.each([
  ["review and share", "t", true],
  ["neither review nor share, where it was played on this device,", "here-1", false],
])("%s a game", async (_, id, offered) => {
  await open(id);
  for (const name of [/^Review$/, /^Link to this moment/])
    expect(screen.queryByRole("button", { name }) !== null).toBe(offered);
});
