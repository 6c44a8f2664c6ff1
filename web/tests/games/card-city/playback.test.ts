// @vitest-environment jsdom
import "../../no-media";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Update } from "../../../src/api/types";
import { pauseAfter, Playback } from "../../../src/games/card-city/model/playback.svelte";
import type { GameEvent } from "../../../src/games/card-city/model/types";
import { settings } from "../../../src/settings/settings.svelte";

const income: GameEvent = { event: "income", seat: 0, income: 3, coins: 5 };
const grows: GameEvent = { event: "develop", seat: 0, kind: "R", at: [0, 1] };
const choice: GameEvent = { event: "choice", seat: 1, lot: "open" };

function update(number: number, ...events: GameEvent[]): Update {
  const items = [{ number, at: 0, kind: "played", events }];
  return {
    type: "update",
    since: number - 1,
    number,
    seat: 0,
    items,
    decision: null,
  } as Partial<Update> as Update;
}

describe("playback, one step at a time", () => {
  let speed = settings.kept.speed;
  beforeEach(() => (speed = settings.kept.speed));
  afterEach(() => (settings.kept.speed = speed));

  it("begins with the current state", () => {
    const playback = new Playback();
    playback.receive(update(7, income));
    expect(playback.shown?.number).toBe(7);
    expect(playback.settling).toBe(false);
  });

  it("shows what happened in a step of a replay, regardless of what was shown before", () => {
    const playback = new Playback(true);
    for (const number of [7, 9, 8]) {
      playback.receive({ ...update(number, choice), since: 0 });
      expect(playback.shown?.number).toBe(number);
      expect(playback.events).toEqual([choice]);
    }
  });

  it("queues what comes later, and a touch skips to the end", () => {
    const playback = new Playback();
    playback.receive(update(7));
    playback.receive(update(8, income));
    playback.receive(update(9, grows));
    playback.receive(update(10, choice));
    expect(playback.shown?.number).toBe(8);
    expect(playback.events).toEqual([income]);
    expect(playback.settling).toBe(true);
    playback.skip();
    expect(playback.shown?.number).toBe(10);
    expect(playback.settling).toBe(false);
  });

  it("does not wait if motion is switched off", () => {
    settings.kept.speed = "off";
    const playback = new Playback();
    for (const number of [7, 8, 9]) playback.receive(update(number, income));
    expect(playback.shown?.number).toBe(9);
    expect(playback.settling).toBe(false);
  });

  it("shows another seat immediately", () => {
    const playback = new Playback();
    playback.receive(update(7));
    playback.receive(update(8, income));
    playback.receive({ ...update(9, grows), seat: 1 });
    expect(playback.shown?.number).toBe(9);
    playback.close();
  });
});

describe("how long a step is shown", () => {
  it("depends on what happened to whom", () => {
    expect(pauseAfter([income], 0, false)).toBeGreaterThan(pauseAfter([grows], 0, false));
    expect(pauseAfter([grows], 0, false)).toBeGreaterThan(pauseAfter([grows], 1, false));
    expect(pauseAfter([], 0, false)).toBe(0);
  });

  it("adds up to at most 25 s in a game of four, whoever divides first", () => {
    const [ROUNDS, OTHERS] = [10, [1, 2, 3]];
    const offer = (seat: number): GameEvent =>
      ({ event: "offer", divider: seat, chooser: seat + 1 }) as GameEvent;
    const divided = OTHERS.flatMap((seat) => [{ ...choice, seat }, offer(seat)]).slice(0, -1);
    const pauses = [...divided, income].map((event) => pauseAfter([event], 0, false));
    const round = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(ROUNDS * round).toBeLessThanOrEqual(25_000);
  });

  it("is short for somebody who has to decide", () => {
    expect(pauseAfter([choice], 0, true)).toBe(0);
    expect(pauseAfter([grows], 1, true)).toBe(0);
    expect(pauseAfter([grows], 0, true)).toBeGreaterThan(0);
    expect(pauseAfter([income], 0, true)).toBeGreaterThan(0);
  });
});
