// @vitest-environment jsdom
/** A race on one deal: the challenger's pace at the table, and what is told of its game. */

import "./no-media";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { shareText } from "../src/after/share";
import { letAnswer } from "../src/api/http";
import type { Item, TableFacts } from "../src/api/types";
import Pace from "../src/table/Pace.svelte";
import { texts } from "../src/texts/texts.svelte";
import LinkField from "../src/ui/LinkField.svelte";
import { FakeTable, settle } from "./fake-table";

const PACE = { challenger: "Ada", rounds: [{ era: null, round: 1, points: 7 }] };
const begun = (number: number, round: number) =>
  ({ number, at: 0, kind: "played", seat: 0, events: [{ round }] }) as unknown as Item;

/** Whatever the server answers the next requests for the pace with, in turn; how many came. */
function answering(...answers: [number, unknown][]): () => number {
  let asked = 0;
  letAnswer({
    wants: (path) => path.endsWith("/pace"),
    answer: () => {
      const [status, body] = answers[asked++] ?? [500, {}];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
  });
  return () => asked;
}

function tableAfterARound(): FakeTable {
  const table = new FakeTable();
  table.update({ table: { phase: "playing" } as unknown as TableFacts });
  table.update({ number: 2, items: [begun(1, 1), begun(2, 2)] });
  return table;
}

beforeAll(() => texts.use("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks again for the pace when the server did not answer, until one leaves", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = answering([503, {}], [200, PACE], [503, {}]);
  const table = tableAfterARound();
  const { container } = render(Pace, { table: table.state, race: "r" });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(10_000);
    expect(asked()).toBe(2);
  });
  await vi.waitFor(() => expect(container.textContent).toContain("7"));
  table.update({ number: 3, items: [begun(3, 3)] });
  expect(asked()).toBe(3);
  await settle();
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it("asks only once where the server says that one does not run", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = answering([422, { error: { code: "race_first", message: "" } }]);
  render(Pace, { table: tableAfterARound().state, race: "r" });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(1);
});

it("does not call a race practice where its result is shared", () => {
  const facts = { game: "card-city", seats: [{ name: "Bo" }], practice: true };
  const final = { points: [7], winners: [0] } as never;
  const text = (race: string | null) => shareText({ ...facts, race } as never, final);
  expect(text(null)).toContain("Practice");
  expect(text("r")).not.toContain("Practice");
});

it("offers a code for an address, and for nothing else that can be copied", () => {
  render(LinkField, { label: "link", address: "https://example.org/race/r" });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  cleanup();
  render(LinkField, { label: "token", address: "a-secret-token" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
