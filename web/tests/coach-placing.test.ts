import { describe, expect, it } from "vitest";
import { hidden, overlap, findPlace, pointer, type Rect } from "../src/coach/placing";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
});
const inside = ({ left, top, width, height }: Rect, screen = DESK) =>
  left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height;

describe("a bubble", () => {
  const size = { width: 340, height: 160 };

  it("stands beside the thing it explains", () => {
    const anchor = box(500, 70, 140, 150);
    const place = findPlace(size, DESK, anchor, []);
    expect(overlap(place, anchor)).toBe(0);
    const [from, to] = pointer(place, anchor);
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(30);
  });

  it("stays clear of what is needed", () => {
    const hand = box(300, 780, 560, 100);
    const commit = box(890, 780, 200, 100);
    const place = findPlace(size, DESK, hand, [hand, commit]);
    expect(overlap(place, hand) + overlap(place, commit)).toBe(0);
  });

  it.each([box(0, 0, 60, 60), box(1400, 860, 40, 40), box(280, 240, 560, 540)])(
    "never leaves the screen",
    (anchor) => expect(inside(findPlace(size, DESK, anchor, []))).toBe(true),
  );

  it("goes to a free corner when the thing it explains is not visible", () => {
    const commit = box(0, 600, 500, 300);
    const place = findPlace(size, DESK, null, [commit]);
    expect(inside(place)).toBe(true);
    expect(overlap(place, commit)).toBe(0);
  });
});

describe("a sheet on a phone", () => {
  const size = { width: 344, height: 140 };
  const commit = box(8, 630, 344, 50);
  const hand = box(8, 575, 344, 50);

  it("lies right above what is needed", () => {
    const place = findPlace(size, PHONE, hand, [commit, hand]);
    expect(place.top + place.height).toBeLessThanOrEqual(hand.top);
    expect(place.top + place.height).toBeGreaterThan(hand.top - 20);
    expect(overlap(place, commit)).toBe(0);
  });

  it("stays clear of the thing it explains, rather than of what somebody weighs up", () => {
    const city = box(0, 220, 360, 300);
    const limit = box(0, 400, 360, 60);
    const row = box(8, 130, 344, 70);
    const place = findPlace(size, PHONE, limit, [commit, hand, row], [city]);
    for (const clear of [commit, hand, row, limit]) expect(overlap(place, clear)).toBe(0);
    const free = findPlace(size, PHONE, limit, [commit], [city]);
    expect(overlap(free, city)).toBe(0);
  });
});

describe("a screen full of what is needed", () => {
  const rows = [0, 100, 200, 300, 400, 500, 600].map((top) => box(0, top, 360, 90));

  it("leaves no place for a sheet, but one for a line", () => {
    const sheet = findPlace({ width: 344, height: 140 }, PHONE, null, rows);
    expect(hidden(sheet, rows)).toBeGreaterThan(0);
    const line = findPlace({ width: 344, height: 30 }, PHONE, null, rows);
    expect(hidden(line, rows)).toBe(0);
  });
});

describe("the line", () => {
  it("is the shortest between two boxes", () => {
    expect(pointer(box(0, 0, 10, 10), box(30, 0, 10, 10))).toEqual([
      { x: 10, y: 5 },
      { x: 30, y: 5 },
    ]);
    expect(pointer(box(50, 50, 10, 10), box(0, 0, 10, 10))).toEqual([
      { x: 50, y: 50 },
      { x: 10, y: 10 },
    ]);
  });
});
