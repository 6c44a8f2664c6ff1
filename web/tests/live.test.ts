// @vitest-environment jsdom
/** The live connection, against a socket that fails as networks do. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "../src/api/http";
import { DEAD_AFTER, GIVE_UP_AFTER, LiveTable } from "../src/api/live";
import type { Update } from "../src/api/types";
import { FakeSocket } from "./fake-socket";

const SECOND = 1_000;
const PLAY = { do: "play", seat: 0, action: "bid 5", at: 3 };

let live: LiveTable;
let updates: Update[];
let states: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses of average length
  FakeSocket.install();
  updates = [];
  states = [];
  live = new LiveTable("t", {
    update: (message) => updates.push(message),
    connection: (state, reason) => states.push(reason ? `${state} ${reason.code}` : state),
  });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const numbers = () => updates.map(({ number }) => number);

/** Follow a request: `waits`, the number of its entry, or why it was refused. */
function follow(asked: Promise<number>): { outcome: number | string } {
  const told: { outcome: number | string } = { outcome: "waits" };
  asked.then(
    (number) => (told.outcome = number),
    (error: Refusal) => (told.outcome = error.code),
  );
  return told;
}

/** Wait until it connects again; returns how long that took. */
async function untilNextAttempt(): Promise<number> {
  const began = Date.now();
  const before = FakeSocket.all.length;
  while (FakeSocket.all.length === before) await pass(100);
  return Date.now() - began;
}

function showPageAgain(): void {
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("a connection", () => {
  it("requests previews with every update, even after a reconnect", async () => {
    FakeSocket.last.opens().updates(3).closes();
    await pass(SECOND);
    expect(FakeSocket.all.map(({ previews }) => previews)).toEqual([true, true]);
  });

  it("is live only once the table is known", () => {
    expect(states).toEqual(["connecting"]);
    FakeSocket.last.opens();
    expect(states).toEqual(["connecting"]);
    FakeSocket.last.updates(3);
    expect(states).toEqual(["connecting", "live"]);
    expect(numbers()).toEqual([3]);
  });

  it("reconnects by itself, and requests what it missed", async () => {
    FakeSocket.last.opens().updates(3).closes();
    expect(states.at(-1)).toBe("lost");
    await pass(SECOND);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.query).toEqual({ since: "3", seat: "0" });
    FakeSocket.last.opens().updates(5, { since: 3 });
    expect(states.at(-1)).toBe("live");
    expect(numbers()).toEqual([3, 5]);
  });

  it("backs off while the server does not answer", async () => {
    FakeSocket.last.opens().updates(3);
    const pauses = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      FakeSocket.last.closes();
      pauses.push(await untilNextAttempt());
    }
    expect(pauses).toEqual([300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]);
  });

  it("is given up when it does not open in time", async () => {
    await pass(DEAD_AFTER + SECOND);
    expect(FakeSocket.all).toHaveLength(2);
    expect(states).toEqual(["connecting"]);
  });

  it("is given up when it opens and no message comes", async () => {
    FakeSocket.last.opens();
    await pass(DEAD_AFTER + SECOND);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("connects immediately when the page is visible again", () => {
    FakeSocket.last.opens().updates(3).closes();
    showPageAgain();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is closed for good when the person leaves", async () => {
    FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    live.close();
    await pass(60 * SECOND);
    showPageAgain();
    expect(asked.outcome).toBe("left");
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a heartbeat", () => {
  it("pings after some silence, and accepts any answer", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    for (let beat = 1; beat <= 5; beat++) {
      await pass(11 * SECOND);
      expect(socket.asked("ping")).toHaveLength(beat);
      socket.grants(socket.asked("ping").at(-1), 3);
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("accepts a refusal as an answer", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    await pass(11 * SECOND);
    socket.refuses(socket.asked("ping")[0]!.id, "too_many");
    await pass(9 * SECOND);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("reports a slow connection, then a lost one, and reconnects", async () => {
    FakeSocket.last.opens().updates(3);
    await pass(14 * SECOND);
    expect(states.at(-1)).toBe("slow");
    await pass(DEAD_AFTER);
    expect(states.at(-1)).toBe("lost");
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]!.readyState).toBe(3);
  });

  it("trusts a slow connection again when it answers", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    await pass(14 * SECOND);
    socket.grants(socket.asked("ping")[0], 3);
    await pass(SECOND);
    expect(states).toEqual(["connecting", "live", "slow", "live"]);
  });

  it("ignores a connection that it gave up", async () => {
    const dead = FakeSocket.last.opens().updates(3);
    await pass(25 * SECOND);
    dead.updates(4, { since: 3 }).closes(1008);
    expect(numbers()).toEqual([3]);
    expect(states.at(-1)).toBe("lost");
  });

  it("pings immediately when the page is visible again", () => {
    const socket = FakeSocket.last.opens().updates(3);
    showPageAgain();
    showPageAgain();
    expect(socket.asked("ping")).toHaveLength(1);
  });
});

describe("a request", () => {
  it.each([
    ["before its update", true],
    ["after its update", false],
  ])("is granted %s", async (_, before) => {
    const socket = FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    const answer = () => socket.grants(socket.asked("play")[0], 4);
    if (before) answer();
    socket.updates(4, { since: 3 });
    if (!before) answer();
    await pass(0);
    expect(asked.outcome).toBe(4);
    expect(numbers()).toEqual([3, 4]);
  });

  it("is refused with its code", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    socket.refuses(socket.asked("play")[0]!.id, "stale");
    await pass(0);
    expect(asked.outcome).toBe("stale");
  });

  it("gets its own answer, in any order, even if answers arrive twice", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    const outcomes = [live.ask(PLAY), live.ask({ do: "undo" }), live.ask({ do: "say" })].map(
      follow,
    );
    const [play, undo, say] = socket.sent;
    socket.grants(say, 6).refuses(undo!.id, "nothing").grants(say, 6).grants(play, 4);
    socket.refuses(play!.id, "stale");
    await pass(0);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([4, "nothing", 6]);
  });

  it("is sent again after a reconnect, under the same id", async () => {
    const first = FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    first.closes();
    await pass(SECOND);
    FakeSocket.last.opens();
    expect(FakeSocket.last.asked("play")).toEqual(first.asked("play"));
    FakeSocket.last.updates(4, { since: 3 }).grants(first.asked("play")[0], 4);
    await pass(0);
    expect(asked.outcome).toBe(4);
  });

  it("made while the connection was lost is sent once it is back", async () => {
    FakeSocket.last.opens().updates(3).closes();
    void live.ask(PLAY).catch(() => undefined);
    await pass(SECOND);
    FakeSocket.last.opens();
    expect(FakeSocket.last.asked("play")).toHaveLength(1);
  });

  it("is sent again if its answer was lost on a live connection", async () => {
    const first = FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    for (let second = 0; second < 11; second++) {
      first.updates(4, { since: 3 });
      await pass(SECOND);
    }
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.opens().updates(4, { since: 4 }).grants(first.asked("play")[0], 4);
    await pass(0);
    expect(asked.outcome).toBe(4);
  });

  it("fails in time if no answer ever comes", async () => {
    FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    await pass(GIVE_UP_AFTER - SECOND);
    expect(asked.outcome).toBe("waits");
    await pass(2 * SECOND);
    expect(asked.outcome).toBe("no_answer");
    FakeSocket.last.opens();
    expect(FakeSocket.last.asked("play"), "it is not sent after it has failed").toEqual([]);
  });

  it("fails in time if the server is gone", async () => {
    FakeSocket.last.opens().updates(3).closes();
    const asked = follow(live.ask(PLAY));
    for (let second = 0; second <= 31; second++) {
      FakeSocket.last.closes();
      await pass(SECOND);
    }
    expect(asked.outcome).toBe("no_answer");
  });
});

describe("a server that turns the browser away", () => {
  it.each(["server_full", "too_many", "unavailable", "connections"])(
    "is tried later, with growing pauses: %s",
    async (code) => {
      const pauses = [];
      for (let attempt = 0; attempt < 7; attempt++) {
        FakeSocket.last.opens().refuses(null, code).closes(1013);
        pauses.push((await untilNextAttempt()) / SECOND);
      }
      expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
      expect(states.at(-1)).toBe(`connecting ${code}`);
      FakeSocket.last.opens().updates(3);
      expect(states.at(-1)).toBe("live");
    },
  );

  it("fails waiting requests, and gets no more of them", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    const asked = follow(live.ask(PLAY));
    socket.refuses(null, "forgotten").closes(1008);
    const later = follow(live.ask(PLAY));
    await pass(60 * SECOND);
    showPageAgain();
    expect([asked.outcome, later.outcome]).toEqual(["forgotten", "forgotten"]);
    expect(states.at(-1)).toBe("closed forgotten");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("stays `missing` for a table that does not exist, even if the page becomes visible again", async () => {
    FakeSocket.last.opens().refuses(null, "no_table").closes(4404);
    await pass(60 * SECOND);
    showPageAgain();
    dispatchEvent(new Event("online"));
    expect(states).toEqual(["connecting", "missing no_table"]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("two people at one screen", () => {
  async function lookThroughSeat1(): Promise<FakeSocket> {
    const socket = FakeSocket.last.opens().updates(3);
    void live.ask({ do: "look", seat: 1 });
    socket.grants(socket.asked("look")[0], 3).updates(3, { seat: 1 });
    await pass(0);
    return socket;
  }

  it("keep the same seat's view after a reconnect", async () => {
    (await lookThroughSeat1()).closes();
    await pass(SECOND);
    expect(FakeSocket.last.query).toEqual({ since: "3", seat: "1" });
  });

  it("get everything again if the connection breaks between the answer and the update", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    void live.ask({ do: "look", seat: 1 });
    socket.grants(socket.asked("look")[0], 3).closes();
    await pass(SECOND);
    expect(FakeSocket.last.query).toEqual({ since: "0", seat: "1" });
  });

  it("never see an update for the other, even if it arrives late or twice", async () => {
    const socket = await lookThroughSeat1();
    socket.updates(3, { seat: 0 });
    expect(updates.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(FakeSocket.last.query).toEqual({ since: "0", seat: "1" });
  });

  it("never add what one seat may know to the story of the other", async () => {
    await lookThroughSeat1();
    FakeSocket.last.closes();
    await pass(SECOND);
    FakeSocket.last.opens().updates(5, { since: 3, seat: 0 });
    expect(updates.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(FakeSocket.last.query).toEqual({ since: "0", seat: "1" });
  });

  it("become spectators if their seat was taken away while offline", async () => {
    FakeSocket.last.opens().updates(3).closes();
    await pass(SECOND);
    FakeSocket.last.opens().refuses(null, "not_yours").closes(1008);
    expect(FakeSocket.last.query).toEqual({ since: "0" });
    FakeSocket.last.opens().updates(4, { seat: null });
    expect(states.at(-1)).toBe("live");
  });

  it("accept another seat when the server takes theirs away", () => {
    FakeSocket.last.opens().updates(3);
    const seats = [{ yours: false }, { yours: true }];
    const table = { id: "t", seats } as unknown as Update["table"];
    FakeSocket.last.updates(4, { seat: 1, table });
    expect(numbers()).toEqual([3, 4]);
  });
});

describe("updates", () => {
  it("change nothing if they arrive twice or late", () => {
    FakeSocket.last.opens().updates(3).updates(5, { since: 3 }).updates(4, { since: 3 }).updates(3);
    expect(numbers()).toEqual([3, 5]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("are requested again if one is missing", () => {
    FakeSocket.last.opens().updates(3).updates(6, { since: 5 });
    expect(numbers()).toEqual([3]);
    expect(FakeSocket.last.query).toEqual({ since: "0", seat: "0" });
    FakeSocket.last.opens().updates(6);
    expect(numbers()).toEqual([3, 6]);
  });

  it("are requested again if the last one is missing", async () => {
    const socket = FakeSocket.last.opens().updates(3);
    await pass(11 * SECOND);
    socket.grants(socket.asked("ping")[0], 5);
    await pass(DEAD_AFTER + SECOND);
    expect(FakeSocket.last.query).toEqual({ since: "3", seat: "0" });
    FakeSocket.last.opens().updates(5, { since: 3 });
    await pass(DEAD_AFTER - SECOND);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("are accepted from a server that was restored to an older state", async () => {
    FakeSocket.last.opens().updates(9).closes();
    await pass(SECOND);
    FakeSocket.last.opens().updates(7, { since: 7 });
    expect(FakeSocket.last.query).toEqual({ since: "0", seat: "0" });
    FakeSocket.last.opens().updates(7);
    expect(numbers()).toEqual([9, 7]);
  });
});
