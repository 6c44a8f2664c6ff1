// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { earningsOf } from "../../../src/games/card-city/model/earnings";
import type { SeatView } from "../../../src/games/card-city/model/types";

afterEach(() => vi.unstubAllGlobals());

it("counts the free cells of a small city in the frame that is shown around it", async () => {
  const city = {
    rows: ["_R_", "RMR", "_R_"],
    origin: [-1, -1],
    frame: { rows: [-3, 3], columns: [-3, 3] },
  };
  const lines = { free_cells: -1 };
  const earnings = [{ line: "free_cells", at: [4, 0], points: -1 }];
  const ask = vi.fn((_path: string, _request: RequestInit) =>
    Promise.resolve(Response.json({ output: { lines, earnings } })),
  );
  vi.stubGlobal("fetch", ask);
  const found = await earningsOf({ city, coins: 3 } as unknown as SeatView);
  const question = JSON.parse(ask.mock.lastCall?.[1].body as string) as { input: unknown };
  expect(question.input).toEqual({
    rows: ["_____", "__R__", "_RMR_", "__R__", "_____"],
    coins: 3,
  });
  const shown = [{ line: "free_cells", at: [2, -2], points: -1 }];
  expect(found).toEqual({ lines, earnings: shown });
});
