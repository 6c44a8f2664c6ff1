import { describe, expect, it } from "vitest";
import type { Item } from "../src/api/types";
import { frontOf } from "../src/games/registry";
import { soundOf } from "../src/table/sounds";

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
