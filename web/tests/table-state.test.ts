// @vitest-environment jsdom
/** The state and the requests of a table, whatever happens to the connection. */

import "./no-media";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GIVE_UP_AFTER } from "../src/api/live";
import { TableState } from "../src/state/table.svelte";
import { toasts } from "../src/state/toasts.svelte";
import { FakeSocket } from "./fake-socket";

const SECOND = 1_000;
let table: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  table = new TableState("t");
  FakeSocket.last.opens().updates(3);
});

afterEach(async () => {
  table.close();
  await vi.advanceTimersByTimeAsync(10 * SECOND); // toasts disappear
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const told = () => toasts.shown.map(({ text }) => text);

describe("a table is busy", () => {
  it("until every request is answered", async () => {
    const socket = FakeSocket.last;
    const asked = [table.play("bid 5"), table.ask({ do: "say", text: "hello" })];
    const [play, say] = socket.sent;
    expect(table.busy).toBe(true);
    socket.grants(say, 5);
    await pass(0);
    expect(table.busy).toBe(true);
    socket.grants(play, 4);
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(table.busy).toBe(false);
  });

  it("no longer than the limit, and reports what happened", async () => {
    const asked = table.play("bid 5");
    await pass(GIVE_UP_AFTER + SECOND);
    expect(await asked).toBe(false);
    expect(table.busy).toBe(false);
    expect(told()).toEqual(["the server has not answered"]);
  });

  it("no longer once the server turns it away", async () => {
    const asked = table.play("bid 5");
    FakeSocket.last.refuses(null, "forgotten").closes(1008);
    expect(await asked).toBe(false);
    expect(table.busy).toBe(false);
    expect(table.reason?.code).toBe("forgotten");
  });

  it("no longer once somebody leaves, and then shows no more toasts", async () => {
    const asked = table.play("bid 5");
    table.close();
    expect(await asked).toBe(false);
    expect(table.busy).toBe(false);
    expect(told()).toEqual([]);
  });
});

describe("the state of the connection", () => {
  it("says when it was lost, through all attempts, until it is back", async () => {
    const began = Date.now();
    FakeSocket.last.closes();
    expect([table.connection, table.lostAt]).toEqual(["lost", began]);
    await pass(SECOND);
    FakeSocket.last.closes();
    expect(table.lostAt).toBe(began);
    await pass(2 * SECOND);
    FakeSocket.last.opens().updates(3, { since: 3 });
    expect([table.connection, table.lostAt]).toEqual(["live", null]);
  });

  it("forgets that the server was busy once it answers", async () => {
    FakeSocket.last.refuses(null, "server_full").closes(1013);
    expect(table.reason?.code).toBe("server_full");
    await pass(5 * SECOND);
    FakeSocket.last.opens().updates(3, { since: 3 });
    expect(table.reason).toBeNull();
  });
});

describe("the story", () => {
  const numbers = () => table.items.map(({ number }) => number);

  it("adds each new item once", () => {
    FakeSocket.last.updates(5, { since: 3 }).updates(5, { since: 3 });
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it("starts over for another seat", () => {
    const socket = FakeSocket.last;
    void table.look(1);
    const items = [{ number: 2, at: 0, kind: "said" }];
    socket.grants(socket.sent[0], 3).updates(3, { seat: 1, items });
    expect(numbers()).toEqual([2]);
    expect(table.seat).toBe(1);
  });
});
