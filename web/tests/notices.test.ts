// @vitest-environment jsdom
/** Notices are switched on only where the browser shows them; elsewhere the switch says so. */

import "./no-media";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../src/settings/settings.svelte";
import { texts } from "../src/texts/texts.svelte";
import NoticesSwitch from "../src/ui/NoticesSwitch.svelte";
import { settle } from "./fake-table";

/** A browser of a computer: it shows notices if the person allows them. */
class Notices {
  static answer: NotificationPermission = "granted";
  static requestPermission = () => Promise.resolve(this.answer);
  close(): void {}
}

/** A browser of a phone: it gives permission, but wants a service worker. */
class NoticesOfAPhone extends Notices {
  constructor() {
    super();
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()");
  }
}

beforeAll(() => texts.use("en"));
beforeEach(() => {
  Notices.answer = "granted";
  settings.kept.notices = false;
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Switch notices on. Returns whether they are, and what the switch says. */
async function switchOn(): Promise<[boolean, string]> {
  render(NoticesSwitch);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  await fireEvent.click(box);
  await settle();
  expect(box.checked).toBe(settings.kept.notices);
  return [box.checked, screen.getByRole("status").textContent.split(".", 1)[0]!];
}

it("are on where the browser shows them", async () => {
  vi.stubGlobal("Notification", Notices);
  expect(await switchOn()).toEqual([true, ""]);
});

it("stay off where the person does not allow them", async () => {
  Notices.answer = "denied";
  vi.stubGlobal("Notification", Notices);
  expect(await switchOn()).toEqual([false, "This browser does not let Cardtown send notices"]);
});

it("stay off on phones that take permission and show nothing", async () => {
  vi.stubGlobal("Notification", NoticesOfAPhone);
  expect(await switchOn()).toEqual([false, "This browser does not let Cardtown send notices"]);
});

it("stay off over plain http", async () => {
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("Notification", Notices);
  expect(await switchOn()).toEqual([false, "Browsers allow notices only over https"]);
});
