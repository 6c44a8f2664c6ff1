import { describe, expect, it } from "vitest";
import type { Item } from "../src/api/types";
import { heard } from "../src/table/hearing";

const item = (kind: string, ...events: string[]): Item =>
  ({ number: 1, at: 0, kind, events: events.map((event) => ({ event })) }) as unknown as Item;

describe("what is heard", () => {
  it("is the most important thing of an update", () => {
    expect(heard([item("played", "take", "place"), item("played", "bids", "order")])).toBe(
      "riffle",
    );
    expect(heard([item("played", "income"), item("played", "score")])).toBe("win");
  });

  it("is a stamp when somebody chose in secret", () => {
    expect(heard([item("played")])).toBe("stamp");
  });

  it("is nothing when nobody played", () => {
    expect(heard([item("said"), item("joined")])).toBeNull();
  });
});
