/** SHA-256, compared with an implementation that browsers have only over https. */

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sha256 } from "../src/sha256";

it.each(["", "abc", "é€🂡", "a".repeat(1000)])("is that of everybody else: %s", (text) => {
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

it("is right for lengths around the block boundaries", () => {
  for (let length = 0; length < 200; length++) {
    const text = "0123456789abcdef".repeat(13).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
