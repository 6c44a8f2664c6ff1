// @vitest-environment jsdom
/** Parts that every table has: log, chat, recap, dialogs and announcements. */

import "./no-media";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item, TableFacts } from "../src/api/types";
import CoachCorner from "../src/coach/CoachCorner.svelte";
import { coachPresence } from "../src/coach/presence.svelte";
import { TableState } from "../src/state/table.svelte";
import Chat from "../src/table/Chat.svelte";
import Log from "../src/table/Log.svelte";
import RecapBar from "../src/table/RecapBar.svelte";
import TypedMove from "../src/table/TypedMove.svelte";
import TopBar from "../src/table/TopBar.svelte";
import { texts } from "../src/texts/texts.svelte";
import Announcer, { announce, silence } from "../src/ui/Announcer.svelte";
import Dialog from "../src/ui/Dialog.svelte";
import { FakeSocket } from "./fake-socket";
import { FakeTable } from "./fake-table";

const said = (number: number): Item => ({ number, at: 0, kind: "said", seat: 1, text: "hi" });
const person = { kind: "person", taken: true };

let table: FakeTable;
beforeAll(() => texts.use("en"));
beforeEach(() => {
  table = new FakeTable();
  const seats = [
    { ...person, name: "Ada", yours: true },
    { ...person, name: "Bo", yours: false },
  ];
  table.update({ table: { phase: "playing", seats } as unknown as TableFacts });
});
afterEach(cleanup);

it("counts as unread only what was said since the table was opened", async () => {
  table.update({ number: 3, items: [said(2), said(3)] });
  render(Log, { table: table.state, parts: [] });
  const chat = () => screen.getByRole("button", { name: /^Talk/ });
  expect(chat().textContent.trim()).toBe("Talk");
  table.update({ number: 4, items: [said(4)] });
  expect(chat().textContent).toMatch(/1$/);
  await fireEvent.click(chat());
  table.update({ number: 5, items: [said(5)] });
  await fireEvent.click(screen.getByRole("button", { name: "Log" }));
  expect(chat().textContent.trim()).toBe("Talk");
});

it("scrolls the chat to the last message", () => {
  table.update({ number: 2, items: [said(2)] });
  const { container } = render(Chat, { table: table.state });
  const list = container.querySelector("ul")!;
  Object.defineProperty(list, "scrollHeight", { value: 500 });
  table.update({ number: 3, items: [said(3)] });
  expect(list.scrollTop).toBe(500);
});

it("keeps its place in the recap when an update changes none of its lines", async () => {
  const line = (key: string) => ({ key, seat: null, who: null, text: key, icon: "ic-right" });
  const lines = () => [line("first"), line("second")];
  const props = { lines: lines(), onClose: () => undefined };
  const { rerender, container } = render(RecapBar, props);
  const shown = () => [...container.querySelectorAll("li")].map((one) => one.textContent.trim());
  await fireEvent.click(screen.getAllByRole("button").at(-1)!);
  expect(shown()).toEqual(["first"]);
  await rerender({ ...props, lines: lines() });
  expect(shown()).toEqual(["first"]);
  await rerender({ ...props, lines: [...lines(), line("third")] });
  expect(shown()).toEqual(["first", "second", "third"]);
});

it("is done with a typed move that a review has heard, but not with one that was refused", async () => {
  table = new FakeTable(true);
  const done = vi.fn();
  const type = (text: string, refused: (error: unknown) => void) =>
    table.state.play(text, undefined, refused);
  render(TypedMove, { table: table.state, type, done });
  const play = async () => fireEvent.submit(screen.getByRole("textbox").closest("form")!);
  await play();
  await table.refuse("phase");
  expect(done).not.toHaveBeenCalled();
  await play();
  await table.grant(null);
  expect(done).toHaveBeenCalledOnce();
});

it.each([
  ["speaks at the table of a first game", false],
  ["is silent in a review of it", true],
])("has a coach that %s", (_, past) => {
  const { facts } = table.state;
  table = new FakeTable(past);
  table.update({ table: { ...facts!, game: "harbour" } });
  const coach = vi.fn(() => new Promise<never>(() => undefined));
  render(CoachCorner, { table: table.state, game: {}, coach });
  expect([coach.mock.calls.length > 0, coachPresence.here]).toEqual([!past, !past]);
});

it("closes a dialog on a click outside, but not on text selected beyond its edge", async () => {
  const { dialog } = showDialog();
  await fireEvent.pointerDown(screen.getByText("inside"));
  await fireEvent.click(dialog); // the nearest element around both ends of the drag
  expect(dialog.open).toBe(true);
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

it.each([
  ["the cross", (dialog: HTMLDialogElement) => fireEvent.click(dialog.querySelector("button")!)],
  ["Escape", (dialog: HTMLDialogElement) => fireEvent(dialog, new Event("cancel"))],
])("is closed for the page in the moment in which %s closes it", async (_, close) => {
  const { dialog, page } = showDialog();
  await close(dialog);
  expect([page.open, dialog.open]).toEqual([false, false]);
  page.open = true; // R, before the browser has told that it was closed
  flushSync();
  dialog.dispatchEvent(new Event("close"));
  expect([page.open, dialog.open]).toEqual([true, true]);
});

it("stays open when a field of a dialog is left without a choice", async () => {
  const { dialog, page } = showDialog();
  await fireEvent(screen.getByText("inside"), new Event("cancel", { bubbles: true }));
  expect([page.open, dialog.open]).toEqual([true, true]);
});

/** An open dialog, and what its page believes. */
function showDialog() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));
  const page = $state({ open: true });
  const { container } = render(Dialog, {
    title: "Title",
    get open() {
      return page.open;
    },
    set open(open) {
      page.open = open;
    },
    children,
  });
  return { dialog: container.querySelector("dialog")!, page };
}

describe("who is here", () => {
  let live: TableState;
  beforeEach(() => {
    FakeSocket.install();
    live = new TableState("t");
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  /** The bar of a game among people, seen by whoever holds the seats that are theirs. */
  const bar = (...yours: boolean[]) => {
    const seats = yours.map((mine, at) => ({ ...person, name: `P${at}`, yours: mine }));
    const facts = { phase: "playing", clock: null, seats } as unknown as TableFacts;
    const seat = yours.includes(true) ? yours.indexOf(true) : null;
    FakeSocket.last.opens().updates(1, { table: facts, seat });
    const track = createRawSnippet(() => ({ render: () => "<p></p>" }));
    const type = () => Promise.resolve();
    const props = { wordmark: "", track, steps: [], turn: null, waiting: null, type };
    const { container } = render(TopBar, { table: live, ...props });
    const told = () => screen.queryAllByText(/away/).map((one) => one.textContent);
    const crowded = () => container.querySelector("header")!.classList.contains("crowded");
    return (seats: number[], watching = 0) => {
      FakeSocket.last.tells({ type: "presence", seats, watching });
      flushSync();
      return { told: told(), crowded: crowded() };
    };
  };

  it("tells who is away, and makes room for it", () => {
    const present = bar(true, false, false);
    expect(present([0, 1, 2])).toEqual({ told: [], crowded: false });
    expect(present([0, 2])).toEqual({ told: ["P1 is away"], crowded: true });
  });

  it("makes no room for this person's own seats, whatever the server still thinks of them", () => {
    expect(bar(true, true, false)([2])).toEqual({ told: [], crowded: false });
  });

  it("says nothing of others while this browser is away itself", () => {
    const present = bar(true, false);
    FakeSocket.last.closes();
    expect(present([0])).toMatchObject({ crowded: false });
    expect(live.away).toEqual([]);
  });

  it("counts those who watch, but not this person", () => {
    const present = bar(false, false);
    present([0, 1], 1);
    expect([live.watching, live.watchers]).toEqual([true, 0]);
    present([0, 1], 3);
    expect(live.watchers).toBe(2);
  });
});

it("makes two announcements at once, and repeats one", () => {
  const { container } = render(Announcer);
  const heard = () => [...container.querySelectorAll("p")].map((one) => one.textContent);
  announce("your turn");
  announce("bids: 3, 5");
  flushSync();
  expect(heard()).toEqual(["your turn", "bids: 3, 5"]);
  const [, before] = container.querySelectorAll("p");
  announce("bids: 3, 5");
  flushSync();
  expect(heard()).toEqual(["your turn", "bids: 3, 5", "bids: 3, 5"]);
  expect([...container.querySelectorAll("p")].at(-1)).not.toBe(before);
  silence();
  flushSync();
  expect(heard()).toEqual([]);
});
