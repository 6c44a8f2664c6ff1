// @vitest-environment jsdom
/** The draw before a game: a browser reveals its entropy by itself, but only at the right moment. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item, TableRequest, Update } from "../src/api/types";
import { Refusal } from "../src/api/http";
import type { Listener } from "../src/api/live";
import { sha256 } from "../src/sha256";
import { lostShares, missedBy } from "../src/state/draw";
import { addedAt, keepAdded } from "../src/state/entropy";
import { TableState } from "../src/state/table.svelte";

// The settings need these functions of a browser when they load.
vi.hoisted(() =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) }),
);

const MINE = "a".repeat(32);
const THEIRS = sha256("b".repeat(32));

interface DrawState {
  reveal?: number[];
  seal?: number[];
  seals?: (string | null)[];
  number?: number;
}

/** An update for a person at seat 0, of a table for two people and a bot. */
function update({ reveal = [], seal = [], seals = [], number = 5 }: DrawState): Update {
  const kinds = ["person", "person", "bot:easy"];
  const seats = kinds.map((kind, seat) => ({
    kind,
    yours: seat === 0,
    seal: seals[seat] ?? null,
  }));
  const table = {
    id: "t",
    phase: "gathering",
    commitment: "now",
    deck: { name: "ours", sha256: "now" },
    seats,
    draw: reveal.length + seal.length > 0 ? { reveal, seal } : null,
  };
  return { type: "update", since: 0, number, seat: 0, table, items: [] } as unknown as Update;
}

/**
 * A table with the requests that it has sent, and a function that delivers updates; the first
 * requests are refused with these codes.
 */
function connected({ past = false, codes = [] as string[] } = {}) {
  const asked: TableRequest[] = [];
  let listener!: Listener;
  const channel = {
    ask: (request: TableRequest) => {
      asked.push(request);
      const code = codes[asked.length - 1];
      return code === undefined ? Promise.resolve(9) : Promise.reject(new Refusal(code, "no"));
    },
    close: () => undefined,
  };
  const table = new TableState("t", (one) => {
    listener = one;
    return channel;
  });
  Object.assign(table, { past });
  return { asked, tell: (told: DrawState) => listener.update(update(told)) };
}

const sat = { table: "t", seat: 0, number: 2, commitment: "before", deck: "before" };

beforeEach(() => {
  localStorage.clear();
  keepAdded({ ...sat, entropy: MINE }, [0]);
});

describe("what was sealed", () => {
  it("is shown once, when every share is fixed, and the seals are kept", () => {
    const { asked, tell } = connected();
    tell({ seals: [sha256(MINE)] });
    expect(asked).toEqual([]);
    tell({ reveal: [0, 1], seals: [sha256(MINE), THEIRS] });
    tell({ reveal: [0], seals: [sha256(MINE), THEIRS], number: 6 });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ do: "reveal", seat: 0, entropy: MINE });
    const [kept] = addedAt("t");
    expect(kept).toMatchObject({ commitment: "before", deck: "before", entropy: MINE });
    expect(kept?.seals).toEqual({ 0: sha256(MINE), 1: THEIRS });
  });

  it("is never shown while somebody else may still choose", () => {
    const { asked, tell } = connected();
    tell({ reveal: [0], seals: [sha256(MINE), null] });
    expect(asked).toEqual([]);
  });

  it("is not shown by a browser that has sealed something else", () => {
    const { asked, tell } = connected();
    const told = { reveal: [0], seals: [THEIRS, sha256("c".repeat(32))] };
    tell(told);
    expect(asked).toEqual([]);
    expect(lostShares(update(told))).toEqual([0]);
    expect(lostShares(update({ ...told, seals: [sha256(MINE), THEIRS] }))).toEqual([]);
  });

  it("is not shown in a replay", () => {
    const { asked, tell } = connected({ past: true });
    tell({ reveal: [0], seals: [sha256(MINE), THEIRS] });
    expect(asked).toEqual([]);
  });

  it("is drawn again, once, after a failed draw, and then shown", () => {
    const { asked, tell } = connected();
    tell({ reveal: [0, 1], seals: [sha256(MINE), THEIRS] });
    tell({ seal: [0], number: 7 });
    tell({ seal: [0], number: 8 });
    expect(asked.map((one) => one.do)).toEqual(["reveal", "seal"]);
    const [kept] = addedAt("t");
    expect(kept?.entropy).not.toBe(MINE);
    expect(kept?.commitment).toBe("before");
    expect(kept?.seals).toBeUndefined();
    const seal = asked[1]?.seal as string;
    expect(seal).toBe(sha256(kept!.entropy));
    tell({ reveal: [0, 1], seals: [seal, THEIRS], number: 10 });
    expect(asked[2]).toMatchObject({ do: "reveal", entropy: kept!.entropy });
    expect(asked[2]?.id).not.toBe(asked[0]?.id);
  });
});

describe("a server that can't take it now", () => {
  const told = { reveal: [0, 1], seals: [sha256(MINE), THEIRS] };
  const pass = () => vi.advanceTimersByTimeAsync(20_000);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    await pass(); // toasts disappear
    vi.useRealTimers();
  });

  it("gets the same request again until it does", async () => {
    const { asked, tell } = connected({ codes: ["unavailable", "no_answer"] });
    tell(told);
    await pass();
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(asked[0]?.id).toBeTruthy();
  });

  it("gets it no more when that draw is over", async () => {
    const { asked, tell } = connected({ codes: ["unavailable"] });
    tell(told);
    tell({ seals: [null, THEIRS], number: 6 });
    await pass();
    expect(asked).toHaveLength(1);
  });

  it("gets it once if it refuses the request itself", async () => {
    const { asked, tell } = connected({ codes: ["stale"] });
    tell(told);
    await pass();
    expect(asked).toHaveLength(1);
  });
});

describe("who missed the draw", () => {
  const joined = { number: 2, kind: "joined", seat: 1, name: "Bo" };
  const missed = { number: 4, kind: "draw_missed", seat: 1 };
  const told = (...items: object[]) => missedBy(items as Item[]);

  it("is named until the next draw begins", () => {
    expect(told(joined)).toBeNull();
    expect(told(joined, missed)).toBe("Bo");
    expect(told(joined, missed, { ...joined, number: 5, name: "Cyd" })).toBe("Bo");
    expect(told(joined, missed, { number: 6, kind: "draw_began" })).toBeNull();
  });
});
