// @vitest-environment jsdom
import "./no-media";
import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "../src/api/types";
import { frontOf } from "../src/games/registry";
import { settings } from "../src/settings/settings.svelte";
import { soundOf } from "../src/table/sounds";
import { loudness } from "../src/ui/sounds";

const heard = (items: Item[], game = "carson-city") => soundOf(items, frontOf(game).sounds);

const item = (kind: string, ...events: string[]): Item =>
  ({ number: 1, at: 0, kind, events: events.map((event) => ({ event })) }) as unknown as Item;

describe("the sound of an update", () => {
  it("is that of its most important event", () => {
    expect(heard([item("played", "take", "place"), item("played", "bids", "order")])).toBe(
      "riffle",
    );
    expect(heard([item("played", "income"), item("played", "score")], "card-city")).toBe("win");
  });

  it("is a stamp when somebody chose in secret", () => {
    expect(heard([item("played")])).toBe("stamp");
  });

  it("is none if nobody played", () => {
    expect(heard([item("said"), item("joined")])).toBeNull();
  });
});

describe("how loud a sound is", () => {
  beforeEach(() => Object.assign(settings.kept, { sound: true, volume: 0.5, muted: [] }));

  it("is as loud as it was set, and nothing where sound is off", () => {
    expect(loudness("gavel")).toBe(0.5);
    settings.kept.sound = false;
    expect(loudness("gavel")).toBe(0);
  });

  it.each([
    ["turn", "bell", "tap"],
    ["events", "train", "bell"],
    ["touch", "paper", "tap"],
  ] as const)("is nothing for a group that is off: %s", (group, silent, heard) => {
    settings.kept.muted = [group];
    expect([loudness(silent), loudness(heard)]).toEqual([0, 0.5]);
  });
});
