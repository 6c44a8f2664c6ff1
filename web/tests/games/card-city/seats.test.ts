// @vitest-environment jsdom
/** What a seat is said to be doing. */

import "../../no-media";
import { beforeAll, expect, it } from "vitest";
import { seatState } from "../../../src/games/card-city/model/seats";
import type { View } from "../../../src/games/card-city/model/types";
import { t, texts } from "../../../src/texts/texts.svelte";

beforeAll(async () => {
  await texts.use("en");
  await texts.need("web-card-city");
});

it.each(["done", "wait"])("tells who is done with building from who waits (%s)", (stage) => {
  const seats = [{ stage: "build" }, { stage }];
  const view = { seats, phase: "build and develop", deciding: [0], first: 0, over: false };
  const word = stage === "done" ? "done" : "reserve";
  expect(seatState(view as unknown as View, 1)).toBe(t(`web-cc-is-${word}`));
});
