// @vitest-environment jsdom
/** What a browser stores when it takes a seat, for the proof after the game. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/api/http";
import type { Update } from "../src/api/types";
import { addedAt, forgetAdded, keepAdded, type Added } from "../src/state/entropy";
import { sitDown } from "../src/state/join";
import { sha256 } from "../src/sha256";
import { TableState } from "../src/state/table.svelte";

const added = (changes: Partial<Added> = {}): Added => ({
  table: "t",
  number: 2,
  seat: 0,
  commitment: "c0",
  entropy: "e0",
  ...changes,
});

// The settings need these functions of a browser when they load.
vi.hoisted(() =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) }),
);

beforeEach(() => localStorage.clear());

describe("what was added", () => {
  it("is kept for each table and seat", () => {
    keepAdded(added(), [0]);
    keepAdded(added({ seat: 1, entropy: "e1" }), [0, 1]);
    keepAdded(added({ table: "u", entropy: "e2" }), [0]);
    expect(addedAt("t").map((one) => one.entropy)).toEqual(["e0", "e1"]);
    expect(addedAt("u").map((one) => one.entropy)).toEqual(["e2"]);
    expect(addedAt("v")).toEqual([]);
  });

  it("is the latest one of a seat", () => {
    keepAdded(added(), [0]);
    keepAdded(added({ entropy: "later" }), [0]);
    expect(addedAt("t")).toEqual([added({ entropy: "later" })]);
  });

  it("is forgotten for a seat that was given up for another", () => {
    keepAdded(added(), [0]);
    keepAdded(added({ seat: 1, entropy: "e1" }), [1]);
    expect(addedAt("t").map((one) => one.seat)).toEqual([1]);
    forgetAdded("t", 1);
    expect(addedAt("t")).toEqual([]);
  });

  it("takes a limited amount of storage", () => {
    for (let n = 0; n < 500; n++) keepAdded(added({ table: `t${n}` }), [0]);
    expect(addedAt("t99")).toEqual([]);
    expect(addedAt("t100")).toHaveLength(1);
    expect(addedAt("t499")).toHaveLength(1);
  });

  it("is remembered while the page is open if it can't be stored", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepAdded(added(), [0]);
    expect(addedAt("t")).toEqual([added()]);
    full.mockRestore();
    forgetAdded("t", 0);
    expect(addedAt("t")).toEqual([]);
  });

  it.each(["nonsense", "{}", "null", "5", '[5, null, {"table": "t"}, ["t"]]'])(
    "is nothing where %s is stored",
    (stored) => {
      localStorage.setItem("cardtown-added", stored);
      expect(addedAt("t")).toEqual([]);
      keepAdded(added(), [0]);
      expect(addedAt("t")).toEqual([added()]);
    },
  );
});

describe("sitting down", () => {
  const seats = (yours: number[]) => [0, 1].map((seat) => ({ yours: yours.includes(seat) }));
  const deck = { name: "ours", sha256: "d0" };
  const table = { id: "t", commitment: "before", deck };
  /** The requests sent to the server, by address. */
  let sent: [path: string, body: { entropy?: string; seal?: string }][];
  let sealed: boolean;
  let granted: { status: number; body: unknown };

  beforeEach(() => {
    sent = [];
    sealed = false;
    vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string }) => {
      sent.push([path, JSON.parse(body)]);
      if (path === "/api/tables/t") return Response.json({ table: { ...table, sealed } });
      return Response.json(granted.body, { status: granted.status });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const grant = (items: unknown[], yours: number[], commitment = "before") => {
    const other = { name: "theirs", sha256: "d1" };
    const state = { table: { ...table, commitment, deck: other, seats: seats(yours) }, items };
    granted = { status: 200, body: { number: 9, state } };
  };
  const sit = (seat: number | null = null) => sitDown("t", { name: "Ada", seat });

  it("stores the commitment, the deck, the seat, and what was added", async () => {
    grant([{ number: 9, kind: "joined", seat: 1 }], [1], "changed meanwhile");
    await sit();
    expect(sent.map(([path]) => path)).toEqual(["/api/tables/t", "/api/tables/t/requests"]);
    const { entropy } = sent[1]![1];
    expect(entropy).toMatch(/^[0-9a-f]{32}$/);
    const kept = { seat: 1, number: 9, commitment: "before", entropy: entropy!, deck: "d0" };
    expect(addedAt("t")).toEqual([added(kept)]);
  });

  it("sends only the seal if people play together, and stores what it sealed", async () => {
    sealed = true;
    grant([{ number: 9, kind: "joined", seat: 1 }], [1]);
    await sit();
    const { entropy, seal } = sent[1]![1];
    expect(entropy).toBeUndefined();
    const [kept] = addedAt("t");
    expect(kept?.entropy).toMatch(/^[0-9a-f]{32}$/);
    expect(seal).toBe(sha256(kept!.entropy));
  });

  it("keeps it when this seat starts the game", async () => {
    grant(
      [
        { number: 3, kind: "joined", seat: 0 },
        { number: 8, kind: "joined", seat: 1 },
        { number: 9, kind: "started" },
        { number: 10, kind: "joined", seat: 2 },
      ],
      [1],
    );
    await sit();
    expect(addedAt("t").map((one) => one.seat)).toEqual([1]);
  });

  it("stores a second seat at the same screen as well", async () => {
    keepAdded(added(), [0]);
    grant([{ number: 9, kind: "joined", seat: 1 }], [0, 1]);
    await sit(1);
    expect(addedAt("t").map((one) => one.seat)).toEqual([0, 1]);
  });

  it("stores nothing in a game that has begun, as its seed is fixed", async () => {
    grant(
      [
        { number: 5, kind: "started" },
        { number: 9, kind: "joined", seat: 1 },
      ],
      [1],
    );
    await sit(1);
    expect(addedAt("t")).toEqual([]);
  });

  it("changes nothing if it is refused", async () => {
    keepAdded(added(), [0]);
    granted = { status: 409, body: { error: { code: "yours", message: "you already sit there" } } };
    await expect(sit(0)).rejects.toThrow("you already sit there");
    expect(addedAt("t")).toEqual([added()]);
  });
});

describe("leaving", () => {
  /** A table in the given phase that grants every request, or refuses every one. */
  const table = (phase: string, refused = false) =>
    new TableState("t", (listener) => {
      const facts = { phase, draw: null };
      listener.update({ table: facts, since: 0, items: [] } as unknown as Update);
      const ask = () => (refused ? Promise.reject(new Refusal("x", "no")) : Promise.resolve(9));
      return { ask, close: () => undefined };
    });

  it.each([
    ["gathering", false, []],
    ["gathering", true, [added()]],
    ["playing", false, [added()]],
  ])("while %s (refused: %s) leaves what counts", async (phase, refused, left) => {
    keepAdded(added(), [0]);
    expect(await table(phase, refused).ask({ do: "leave", seat: 0 })).toBe(!refused);
    expect(addedAt("t")).toEqual(left);
  });

  it("is the only thing that forgets what was added", async () => {
    keepAdded(added(), [0]);
    await table("gathering").ask({ do: "say", seat: 0, text: "hello" });
    expect(addedAt("t")).toEqual([added()]);
  });
});
