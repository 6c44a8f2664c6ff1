// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { reloadWhenFilesAreGone } from "../src/new-version";

const reload = vi.fn();
const MINUTE = 60_000;

beforeAll(() => reloadWhenFilesAreGone(reload));
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file of the page is gone, while the server answers or not. */
async function fileGone(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", answer);
  dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(0);
}
const here = () => Promise.resolve(new Response(""));
const away = () => Promise.reject(new TypeError("Failed to fetch"));

it("reloads the page only once", async () => {
  await fileGone(here);
  await fileGone(here);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(MINUTE);
  await fileGone(here);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("requests a missing file once more before it reloads, so that no cache remembers it", async () => {
  const file = document.createElement("link");
  file.href = "/assets/Lobby-1.js";
  document.head.append(file);
  file.dispatchEvent(new Event("error"));
  const asked = vi.fn(here);
  await fileGone(asked);
  expect(asked).toHaveBeenLastCalledWith(file.href, { cache: "reload" });
  expect(reload).toHaveBeenCalledTimes(1);
});

it("keeps the page while the server can't be reached", async () => {
  await fileGone(away);
  expect(reload).not.toHaveBeenCalled();
});
