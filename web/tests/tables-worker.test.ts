/** The worker of this device's tables, and what the page does when Python can't be loaded there. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { device, hereInstead } from "../src/here/device";

const { loadPython } = vi.hoisted(() => ({ loadPython: vi.fn() }));
vi.mock("../src/engine/pyodide", () => ({ loadPython }));

type Listener<Event> = (event: Event) => unknown;

/** A worker whose module runs beside the test. */
class FakeWorker {
  static running: FakeWorker;
  onmessage: Listener<{ data: unknown }> = () => undefined;
  onerror: Listener<unknown> = () => undefined;
  hear: Listener<{ data: unknown }> = () => undefined;
  readonly #started: Promise<unknown>;

  constructor() {
    FakeWorker.running = this;
    vi.resetModules(); // every worker has modules of its own
    this.#started = import("../src/here/tables.worker");
  }

  postMessage(data: unknown) {
    void this.#started.then(() => this.hear({ data }));
  }

  terminate() {
    this.onmessage = this.onerror = () => undefined;
  }
}

/** Python that gives every request the same answer. */
const python = {
  runPython: () => ({
    get: () => () => JSON.stringify({ status: 200, body: "[]", changes: [] }),
  }),
};

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://cardtown.test/", origin: "https://cardtown.test" });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("addEventListener", (_: string, hear: Listener<{ data: unknown }>) => {
    FakeWorker.running.hear = hear;
  });
  vi.stubGlobal("postMessage", (data: unknown) => FakeWorker.running.onmessage({ data }));
  vi.stubGlobal("reportError", (error: unknown) => FakeWorker.running.onerror(error));
});
afterEach(() => vi.unstubAllGlobals());

it("starts another worker after Python could not be loaded", async () => {
  const ask = () => device.answer(hereInstead("/api/games"), {});
  loadPython.mockRejectedValueOnce(new Error("no network"));
  expect((await ask()).ok).toBe(false);
  loadPython.mockResolvedValueOnce(python);
  expect((await ask()).ok).toBe(true);
  expect((await ask()).ok).toBe(true);
  expect(loadPython).toHaveBeenCalledTimes(2);
});
