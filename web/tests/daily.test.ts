// @vitest-environment jsdom
/** The daily city: months, classes of points, and a day in symbols. */

import "./no-media";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DailyDeal } from "../src/api/types";
import { pollDay } from "../src/pages/daily/day";
import { inWords, later, monthLater, weekdays, weeksOf } from "../src/pages/daily/days";
import { addedOn } from "../src/pages/daily/play";
import { shareText } from "../src/pages/daily/share";
import { classes, shareBelow } from "../src/pages/daily/spread";
import { parse } from "../src/router.svelte";

describe("days", () => {
  it("go on over the ends of months and years", () => {
    expect(later("2026-12-31", 1)).toBe("2027-01-01");
    expect(later("2028-03-01", -1)).toBe("2028-02-29");
    expect(monthLater("2026-01-31", -1)).toBe("2025-12-01");
    expect(monthLater("2026-01-31", 1)).toBe("2026-02-01");
  });

  it.each(["2026-11-19", "2026-02-01", "2028-02-29", "2026-03-31"])(
    "of the month of %s",
    (date) => {
      const weeks = weeksOf(date);
      const days = weeks.flat().filter((day) => day !== null);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(days).toContain(date);
      expect(days[0]).toBe(`${date.slice(0, 7)}-01`);
      expect(later(days.at(-1)!, 1).slice(8)).toBe("01");
      for (const week of weeks)
        for (const [at, day] of week.entries())
          if (day !== null) expect((new Date(day).getUTCDay() + 6) % 7).toBe(at);
    },
  );

  it("have names in every language", () => {
    expect(weekdays("long", "en")[0]).toBe("Monday");
    expect(weekdays("long", "fr")[6]).toBe("dimanche");
    expect(inWords("2026-11-19", { dateStyle: "long" }, "de")).toBe("19. November 2026");
  });

  it("have addresses", () => {
    expect(parse(new URL("https://x/daily"))).toEqual({ page: "daily", date: null });
    expect(parse(new URL("https://x/daily/2026-11-19"))).toEqual({
      page: "daily",
      date: "2026-11-19",
    });
  });
});

describe("classes of points", () => {
  it.each([
    [[5], []],
    [
      [-7, 3, 3, 40],
      [12, 12, 13],
    ],
    [[], [1, 2, 3]],
    [[0, 5000], []],
  ])("of %j and %j hold every one of them once", (people, bots) => {
    const found = classes(people, bots);
    expect(found.length).toBeLessThanOrEqual(12);
    found.forEach((one, at) => {
      const within = (points: number) => one.from <= points && points <= one.to;
      expect(one.people).toBe(people.filter(within).length);
      expect(one.bots).toBe(bots.filter(within).length);
      if (at > 0) expect(one.from).toBe(found[at - 1]!.to + 1);
    });
    expect(found.reduce((sum, one) => sum + one.people, 0)).toBe(people.length);
    expect(found.reduce((sum, one) => sum + one.bots, 0)).toBe(bots.length);
  });

  it("are none where nobody has any", () => {
    expect(classes([], [])).toEqual([]);
  });

  it("are compared by what is less", () => {
    expect(shareBelow(3, [1, 2, 3, 4])).toBe(0.5);
    expect(shareBelow(3, [])).toBe(0);
  });
});

describe("asking for a day", () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  let asked: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    const end = Date.now() + 6 * HOUR;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return Response.json({ ends_in: Math.max(0, end - Date.now()) });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("slows down to once a minute while nothing but the time changes", async () => {
    const day = pollDay(() => null);
    const stop = day.watch();
    await vi.advanceTimersByTimeAsync(HOUR);
    asked = [];
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toEqual(Array<string>(60).fill("/api/daily"));
    expect(day.value!.ends_in).toBeLessThanOrEqual(4 * HOUR + MINUTE); // the clock goes on
    stop();
  });

  it("takes the end of the day for news", async () => {
    const stop = pollDay(() => "2026-11-19").watch();
    await vi.advanceTimersByTimeAsync(6 * HOUR - MINUTE);
    asked = [];
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked[0]).toBe("/api/daily?date=2026-11-19");
    stop();
  });
});

describe("a day in symbols", () => {
  const bots = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
  const least = { bronze: 41, silver: 71, gold: 91, crown: 120 };
  const deal = (points: number | null): DailyDeal => ({
    game: "card-city",
    seats: ["person"],
    players: 1,
    yours: {
      table: "t",
      over: true,
      points,
      medal: points === null ? null : "silver",
      beaten: null,
    },
    board: { points: [], field: { bots, champion: 120, least } },
  });

  it("shows the bots that were beaten, and nothing of the cards or points", () => {
    const text = shareText([deal(75)], () => "Card City", "Cardtown");
    expect(text).toBe(`Cardtown\n${"🟩".repeat(7)}${"⬜".repeat(3)} Card City 🥈`);
  });

  it("leaves out what is not scored", () => {
    expect(shareText([deal(null), { ...deal(75), yours: null }], String, "Cardtown")).toBe(
      "Cardtown",
    );
  });
});

describe("what this browser added", () => {
  beforeEach(() => localStorage.clear());

  it("is found by day", () => {
    const kept = { "2026-11-18 card-city": "a", "2026-11-19 card-city": "b" };
    localStorage.setItem("cardtown-daily-added", JSON.stringify(kept));
    expect(addedOn("2026-11-19")).toEqual(["b"]);
    expect(addedOn("2026-11-17")).toEqual([]);
  });

  it.each(["{", "[]", "null", '{"2026-11-19 x": 5}'])("survives %s in the storage", (kept) => {
    localStorage.setItem("cardtown-daily-added", kept);
    expect(addedOn("2026-11-19")).toEqual([]);
  });
});
