// @vitest-environment jsdom
/** What the pages around the tables compute themselves. */

import "./no-media";
import { beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "../src/api/http";
import type { Summary } from "../src/api/types";
import { frontOf } from "../src/games/registry";
import { groupTables, newTurns } from "../src/pages/groups";
import { readSeatKey, recoveryLink, seatLink, tableLink } from "../src/pages/links";
import { nextPause, Poll } from "../src/pages/poll.svelte";
import {
  BY_LINK,
  challengesFor,
  challengeTo,
  changeSeat,
  firstSeats,
  partOf,
  plainRules,
  tableOf,
  withoutField,
  withSeat,
} from "../src/pages/seats";
import { deadlineTime } from "../src/pages/words";
import { withSuit } from "../src/ui/suits";

const carson = frontOf("carson-city");
const city = frontOf("card-city");

type Phase = Summary["table"]["phase"];

function summary(id: string, phase: Phase, your_turn = false): Summary {
  const table = { id, phase, game: "carson-city", seats: [] } as unknown as Summary["table"];
  return {
    table,
    your_turn,
    challenge: null,
    changed_at: 0,
    round: null,
    result: null,
    problem: null,
  };
}

describe("links", () => {
  it("carry a seat's key in the fragment, where no server sees it", () => {
    const link = new URL(seatLink("abc", 2, "0f-_9"));
    expect(link.pathname).toBe("/table/abc");
    expect(link.search).toBe("");
    expect(readSeatKey(link.hash)).toEqual({ seat: 2, key: "0f-_9" });
  });

  it("to a table or a person name no seat", () => {
    expect(readSeatKey(new URL(tableLink("abc")).hash)).toBeNull();
    expect(readSeatKey(new URL(recoveryLink("token")).hash)).toBeNull();
  });

  it.each(["#", "#2", "#2.", "#x.abc", "#12.abc", "#2.a b"])(
    "that are cut short open nothing: %s",
    (hash) => {
      expect(readSeatKey(hash)).toBeNull();
    },
  );
});

describe("a deadline", () => {
  const now = new Date(2026, 10, 18, 20, 0).getTime();

  it.each([
    [new Date(2026, 10, 18, 23, 30), "11:30 PM"],
    [new Date(2026, 10, 19, 8, 19), "tomorrow 08:19 AM"],
    [new Date(2026, 10, 20, 8, 19), "20 Fri, 08:19 AM"],
  ])("at %s names its day unless that is today", (at, words) => {
    expect(deadlineTime(at.getTime(), now)).toBe(words);
  });
});

describe("my tables", () => {
  it("come in groups, those that wait for me first, without closed ones", () => {
    const groups = groupTables([
      summary("over", "finished"),
      summary("shut", "closed"),
      summary("mine", "playing", true),
      summary("theirs", "playing"),
      summary("soon", "gathering"),
    ]);
    const ids = [...groups].map(([group, tables]) => [group, ...tables.map((one) => one.table.id)]);
    expect(ids).toEqual([
      ["turn", "mine"],
      ["playing", "theirs"],
      ["gathering", "soon"],
      ["finished", "over"],
    ]);
  });

  it("give notice of a new turn once, but not of turns found on arrival", () => {
    const waiting = [summary("a", "playing", true), summary("b", "playing")];
    const both = [summary("a", "playing", true), summary("b", "playing", true)];
    expect(newTurns(null, waiting)).toEqual([]);
    expect(newTurns(waiting, both).map((one) => one.table.id)).toEqual(["b"]);
    expect(newTurns(both, both)).toEqual([]);
  });

  it("give notice again when it is the person's turn again", () => {
    const mine = [summary("a", "playing", true)];
    const theirs = [summary("a", "playing")];
    expect(newTurns(theirs, mine)).toHaveLength(1);
  });
});

describe("polling", () => {
  it("slows down while nothing happens, to once a minute", () => {
    let pause = nextPause(0, "news", "news");
    const pauses = Array.from({ length: 20 }, () => (pause = nextPause(pause, "same", "same")));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(60_000);
  });

  it("speeds up after news", () => {
    expect(nextPause(60_000, "news", "same")).toBeLessThan(10_000);
  });

  it("retries soon after a failure, then backs off", () => {
    const first = nextPause(60_000, "failed", "same");
    expect(first).toBeLessThanOrEqual(1_000);
    expect(nextPause(first, "failed", "failed")).toBe(2 * first);
    expect(nextPause(30_000, "failed", "failed")).toBe(30_000);
    expect(nextPause(30_000, "same", "failed")).toBeLessThan(10_000);
  });
});

describe("a planned table", () => {
  let seats = firstSeats(carson, "Anna");
  beforeEach(() => (seats = firstSeats(carson, "Anna")));

  it("is set for one person against programs, each with a name and a suit of its own", () => {
    expect(seats[0]).toMatchObject({ who: "here", name: "Anna" });
    expect(new Set(seats.map((seat) => seat.name)).size).toBe(seats.length);
    expect(new Set(seats.map((seat) => seat.suit)).size).toBe(seats.length);
  });

  it("keeps names and suits distinct up to six seats", () => {
    const six = withSeat(withSeat(seats, "bot:easy"), "virtual:expert");
    expect(new Set(six.map((seat) => seat.name)).size).toBe(6);
    expect(new Set(six.map((seat) => seat.suit)).size).toBe(6);
  });

  it("swaps suits rather than giving one twice", () => {
    const [, second] = seats;
    const swapped = withSuit(seats, 0, second!.suit);
    expect(swapped[0]!.suit).toBe(second!.suit);
    expect(swapped[1]!.suit).toBe(seats[0]!.suit);
  });

  it("lets people name themselves, and names programs", () => {
    const people = changeSeat(seats, 1, "link");
    expect(people[1]).toMatchObject({ who: "link", name: "" });
    expect(changeSeat(people, 1, "bot:hard")[1]!.name).not.toBe("");
    expect(changeSeat(seats, 0, "here")).toEqual(seats);
  });

  it("keeps offering the program that a seat is kept for when it is gone", () => {
    expect(challengesFor(challengeTo("Robo"), [{ name: "Ox" }])).toEqual(["Ox", "Robo"]);
    expect(challengesFor(challengeTo("Ox"), [{ name: "Ox" }])).toEqual(["Ox"]);
    expect(challengesFor(BY_LINK, [{ name: "Ox" }])).toEqual(["Ox"]);
  });

  it("seats the people of this screen where they were planned", () => {
    const planned = changeSeat(changeSeat(seats, 2, "here"), 3, "link").map((seat, at) =>
      at === 2 ? { ...seat, name: "Ben" } : seat,
    );
    const { table, people } = tableOf(carson, planned, plainRules());
    expect(people).toEqual([
      { name: "Anna", seat: 0 },
      { name: "Ben", seat: 2 },
    ]);
    expect(table.seats.map((seat) => seat.kind)).toEqual([
      "person",
      "bot:medium",
      "person",
      "person",
    ]);
    expect(table.options).toEqual({ suits: planned.map((seat) => seat.suit) });
  });

  it("has no suits but optional rules in Card City", () => {
    const rules = { ...plainRules(), options: { development: "once" } };
    const { table } = tableOf(city, firstSeats(city, "Anna"), rules);
    expect(table.options).toEqual({ development: "once" });
  });
});

describe("a refusal", () => {
  it.each([
    ["plan", "deck.name: is missing", "deck"],
    ["plan", "deck: is not valid TOML", "deck"],
    ["plan", "options.suits: must name a different suit for each seat", "rules"],
    ["plan", "seats[0].kind: 'x' is not human or bot:NAME", "seats"],
    ["plan", "a game has 4 to 6 seats, virtual ones included, not 2 (C2.1)", "seats"],
    ["seats", "a table needs a seat for at least one person", "seats"],
    ["name", "a name needs 1 to 40 printable characters", "names"],
    ["too_many", "you have too many open tables", "form"],
  ])("%s “%s” is shown at %s", (code, message, part) => {
    expect(partOf(code, message)).toBe(part);
  });

  it("does not repeat the field's name beside the field", () => {
    expect(withoutField("deck: is not valid TOML")).toBe("is not valid TOML");
    expect(withoutField("deck.name: is missing")).toBe("name: is missing");
    expect(withoutField("every seat is taken")).toBe("every seat is taken");
  });
});

describe("a question to the server", () => {
  it("keeps the last answer while the server can't be reached, and says so", async () => {
    let reachable = true;
    const poll = new Poll(async () => {
      if (!reachable) throw new Refusal("offline", "offline");
      return "answer";
    });
    await poll.refresh();
    reachable = false;
    await poll.refresh();
    expect(poll.value).toBe("answer");
    expect(poll.trouble?.code).toBe("offline");
    reachable = true;
    await poll.refresh();
    expect(poll.trouble).toBeNull();
  });

  it("drops an answer that arrives after a newer one", async () => {
    const answers: ((text: string) => void)[] = [];
    const poll = new Poll(() => new Promise<string>((answer) => answers.push(answer)));
    const early = poll.refresh();
    const late = poll.refresh();
    answers[1]!("late");
    answers[0]!("early");
    await Promise.all([early, late]);
    expect(poll.value).toBe("late");
  });
});
