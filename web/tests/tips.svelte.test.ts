// @vitest-environment jsdom
/** Tooltips: when they go. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tip, tips } from "../src/ui/tips.svelte";

let button: HTMLButtonElement;
let gone: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  button = document.body.appendChild(document.createElement("button"));
  gone = tip(() => ({ title: "Mine", parts: [] }))(button) as () => void;
  button.matches = () => true; // the keyboard has reached it
  button.focus();
  vi.advanceTimersByTime(350);
});
afterEach(() => {
  gone();
  button.remove();
  vi.useRealTimers();
});

it("shows a tooltip once the keyboard rests on a thing, until it goes on", () => {
  expect(tips.shown?.node).toBe(button);
  button.blur();
  expect(tips.shown).toBeNull();
});

it("hides it when the thing is removed in the middle of an update", () => {
  const removal = $derived.by(() => button.dispatchEvent(new FocusEvent("blur")));
  expect(removal).toBe(true);
  expect(tips.shown).toBeNull();
});
