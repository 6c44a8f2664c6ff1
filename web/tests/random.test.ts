import { afterEach, expect, it, vi } from "vitest";
import { randomHex } from "../src/random";

afterEach(() => vi.unstubAllGlobals());

it("works without what browsers lack over plain http", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  expect(randomHex()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex()).not.toBe(randomHex());
});
