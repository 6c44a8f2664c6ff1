/** Requests to the server. A refusal becomes an error with a sentence for people. */

import type { ErrorShape } from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    /** The sentence in a form that any language can say. */
    readonly text: ErrorShape["text"] = null,
  ) {
    super(message);
  }
}

/** Answers requests instead of the server, for the paths that it wants. */
export interface Stand {
  wants(path: string): boolean;
  answer(path: string, request: RequestInit): Promise<Response>;
}

let stand: Stand | null = null;

/** Let something else answer the requests that it wants. */
export function letAnswer(instead: Stand): void {
  stand = instead;
}

function send(path: string, request: RequestInit): Promise<Response> {
  return stand?.wants(path) ? stand.answer(path, request) : fetch(path, request);
}

/** In milliseconds; bots that think take the longest to answer. */
const GIVE_UP_AFTER = 60_000;

export function get<T>(path: string, signal: AbortSignal | null = null): Promise<T> {
  return answer<T>(path, { headers: { Accept: "application/json" } }, signal);
}

/** A file that is not JSON, such as a deck. */
export async function getText(path: string): Promise<string> {
  const response = await send(path, {}).catch(offline);
  if (!response.ok) throw new Refusal("http", response.statusText);
  return response.text();
}

export function post<T>(
  path: string,
  body: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  return postText<T>(path, JSON.stringify(body), signal);
}

/** Post text as it is: JSON, or what somebody believes to be JSON. */
export function postText<T>(
  path: string,
  body: string,
  signal: AbortSignal | null = null,
): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return answer<T>(path, { method: "POST", headers, body }, signal);
}

async function answer<T>(
  path: string,
  request: RequestInit,
  withdrawn: AbortSignal | null = null,
): Promise<T> {
  const limit = new AbortController();
  const giveUp = (): void => limit.abort();
  const timer = setTimeout(giveUp, GIVE_UP_AFTER);
  withdrawn?.addEventListener("abort", giveUp);
  try {
    return await readAnswer<T>(send(path, { ...request, signal: limit.signal }));
  } finally {
    clearTimeout(timer);
    withdrawn?.removeEventListener("abort", giveUp);
  }
}

async function readAnswer<T>(request: Promise<Response>): Promise<T> {
  const response = await request.catch(offline);
  // A truncated answer counts as none; a refusal stays one even without its body.
  const content: unknown = await response.json().catch(response.ok ? offline : () => null);
  if (response.ok) return content as T;
  const error = (content as { error?: ErrorShape } | null)?.error;
  throw new Refusal(
    error?.code ?? "http",
    error?.message ?? response.statusText,
    error?.rule ?? null,
    error?.text ?? null,
  );
}

function offline(): never {
  throw new Refusal("offline", "offline");
}
