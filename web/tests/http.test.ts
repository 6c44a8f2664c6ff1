/** How answers of the server, or their absence, reach the caller. */

import { afterEach, expect, it, vi } from "vitest";
import { get, post, Refusal } from "../src/api/http";

afterEach(() => vi.unstubAllGlobals());

function respondWith(response: Promise<Response>): void {
  vi.stubGlobal("fetch", () => response);
}

/** An answer whose connection breaks in the middle. */
function truncated(status: number): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"number": '));
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { status, statusText: "Status" });
}

const refusal = async (asked: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  const { code, message, rule } = error as Refusal;
  return { code, message, rule };
};
const OFFLINE = { code: "offline", message: "offline", rule: null };

it("returns the answer", async () => {
  respondWith(Promise.resolve(Response.json({ number: 7 })));
  expect(await get("/api/tables/one")).toEqual({ number: 7 });
});

it("is offline if nobody answers", async () => {
  respondWith(Promise.reject(new TypeError("Failed to fetch")));
  expect(await refusal(get("/api/tables/one"))).toEqual(OFFLINE);
});

it("is offline if an answer is cut off", async () => {
  respondWith(Promise.resolve(truncated(200)));
  expect(await refusal(post("/api/tables", {}))).toEqual(OFFLINE);
});

it("is offline when the answer does not come in time, and when it is no longer wanted", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, fail) =>
      signal.addEventListener("abort", () => fail(new DOMException("given up", "AbortError"))),
    );
  });
  const late = refusal(get("/api/tables/one"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toEqual(OFFLINE);
  const withdrawn = new AbortController();
  const unwanted = refusal(get("/api/tables/one", withdrawn.signal));
  withdrawn.abort();
  expect(await unwanted).toEqual(OFFLINE);
  const unsaid = new AbortController();
  const posted = refusal(post("/api/puzzles/solved", {}, unsaid.signal));
  unsaid.abort();
  expect(await posted).toEqual(OFFLINE);
  vi.useRealTimers();
});

it("gives the reason of a refusal", async () => {
  const error = { code: "stale", message: "Too late.", rule: "C3.4" };
  respondWith(Promise.resolve(Response.json({ error }, { status: 409 })));
  expect(await refusal(get("/api/tables/one"))).toEqual(error);
});

it("is a refusal even if its body is cut off", async () => {
  respondWith(Promise.resolve(truncated(503)));
  const plain = { code: "http", message: "Status", rule: null };
  expect(await refusal(get("/api/tables/one"))).toEqual(plain);
});
