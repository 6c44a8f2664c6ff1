// @vitest-environment jsdom
/** The grid of places that all boards use: its names, its focus and its keys. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { key, type Place } from "../src/places";
import { drawnSize, gridStyle, placeStyle, type Layout } from "../src/ui/grid";
import Grid from "../src/ui/Grid.svelte";

const BOX = { top: -1, bottom: 1, left: 2, right: 4 };
const LAYOUT: Layout = {
  pitch: 10,
  gap: 2,
  margin: { top: 4, right: 1, bottom: 1, left: 11 },
};
const words = (at: Place) => `place ${key(at)}`;

const grid = () => screen.getByRole("grid", { name: "A city" });
const cell = (at: Place) => screen.getByRole("gridcell", { name: words(at) });
/** The places that are Tab stops. */
const stops = () => screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);

function show(props: object = {}) {
  return render(Grid, { label: "A city", box: BOX, layout: LAYOUT, words, ...props });
}

afterEach(cleanup);

it("names itself, its rows and its places", () => {
  show({ rowWords: (row: number) => `row ${row}`, selected: (at: Place) => key(at) === "0 3" });
  expect(grid().getAttribute("aria-rowcount")).toBe("3");
  expect(screen.getAllByRole("row").map((row) => row.ariaLabel)).toEqual([
    "row -1",
    "row 0",
    "row 1",
  ]);
  expect(screen.getAllByRole("gridcell")).toHaveLength(9);
  expect(screen.getAllByRole("gridcell", { selected: true })).toEqual([cell([0, 3])]);
});

it("has one Tab stop, and remembers where focus was", async () => {
  show();
  expect(stops()).toEqual([cell([-1, 2])]);
  await fireEvent.focus(cell([1, 3]));
  expect(stops()).toEqual([cell([1, 3])]);
});

it("has its first Tab stop where the board says, and more where something can be chosen", async () => {
  const { rerender } = show({ start: [0, 4], stop: (at: Place) => at[0] === 1 });
  expect(stops()).toEqual([cell([0, 4]), cell([1, 2]), cell([1, 3]), cell([1, 4])]);
  await rerender({ cursor: [9, 9], stop: () => false });
  expect(stops(), "the nearest place, where the cursor has left the grid").toEqual([cell([1, 4])]);
});

it("moves focus with the arrow keys, at most to the edge", async () => {
  show({ start: [0, 3] });
  for (const [pressed, at] of [
    ["ArrowUp", [-1, 3]],
    ["ArrowUp", [-1, 3]],
    ["ArrowRight", [-1, 4]],
    ["ArrowDown", [0, 4]],
    ["ArrowLeft", [0, 3]],
  ] as const) {
    await fireEvent.keyDown(document.activeElement?.closest("[role=grid]") ?? grid(), {
      key: pressed,
    });
    expect(document.activeElement).toBe(cell(at));
  }
});

it("leaves the browser's own keys alone", async () => {
  show();
  expect(await fireEvent.keyDown(grid(), { key: "ArrowRight", altKey: true })).toBe(true);
  expect(await fireEvent.keyDown(grid(), { key: "Enter" }), "nothing can be chosen").toBe(true);
  expect(stops()).toEqual([cell([-1, 2])]);
});

it("asks the board where an arrow key moves", async () => {
  const onArrow = vi.fn((): Place => [1, 4]);
  show({ onArrow });
  expect(await fireEvent.keyDown(grid(), { key: "ArrowDown" })).toBe(false);
  expect(onArrow).toHaveBeenCalledWith([0, 2]);
  expect(document.activeElement).toBe(cell([1, 4]));
});

it("lets the board handle any other key before Enter and the space bar choose", async () => {
  const onEnter = vi.fn();
  const onKey = vi.fn((event: KeyboardEvent) => (event.key === "x" ? ([0, 3] as const) : null));
  show({ onEnter, onKey });
  await fireEvent.keyDown(grid(), { key: "x" });
  expect(document.activeElement).toBe(cell([0, 3]));
  await fireEvent.keyDown(grid(), { key: "Enter" });
  await fireEvent.keyDown(grid(), { key: " " });
  expect(onEnter.mock.calls).toEqual([[[0, 3]], [[0, 3]]]);
  expect(await fireEvent.keyDown(grid(), { key: "y" })).toBe(true);
});

it("reports which place was tapped", async () => {
  const onTap = vi.fn();
  show({ onTap });
  await fireEvent.click(cell([1, 2]));
  expect(onTap).toHaveBeenCalledExactlyOnceWith([1, 2]);
});

it("lies over the places of the drawing, without its margins", () => {
  expect(drawnSize(BOX, LAYOUT)).toEqual({ wide: 40, high: 33 });
  expect(gridStyle(BOX, { ...LAYOUT, margin: { top: 5, right: 0, bottom: 0, left: 12 } })).toMatch(
    /^left:30%;top:15\.15\d*%;width:70%;height:84\.84\d*%;/,
  );
  expect(placeStyle([0, 4], BOX, LAYOUT)).toMatch(/^left:77\.5%;top:42\.4\d*%;width:20%;height:24/);
});

it("is tapped, or entered, by a click that no pointer made: a screen reader sends it", async () => {
  const [onEnter, onTap] = [vi.fn(), vi.fn()];
  const { unmount } = show({ onEnter });
  await fireEvent.click(cell([0, 3]), { detail: 0 });
  expect(onEnter).toHaveBeenCalledWith([0, 3]);
  unmount();
  show({ onEnter, onTap });
  await fireEvent.click(cell([1, 2]), { detail: 0 });
  expect(onTap).toHaveBeenCalledWith([1, 2]);
  expect(onEnter).toHaveBeenCalledTimes(1);
});
