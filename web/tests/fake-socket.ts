/** A fake WebSocket that tests control, in a page that tests can hide. */

import { vi } from "vitest";
import type { Update } from "../src/api/types";

type Sent = { do: string; id: string } & Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  /** Every socket ever opened, in order. */
  static all: FakeSocket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Sent[] = [];
  /** Whether updates are to bring previews. */
  readonly previews: boolean;
  /** The query of the address: from which number on, and through which seat. */
  readonly query: Record<string, string>;

  constructor(address: string) {
    const { previews, presence: _, ...query } = Object.fromEntries(new URL(address).searchParams);
    this.previews = previews === "true";
    this.query = query;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return this.all.at(-1)!;
  }

  /** Replace the page's WebSocket for one test. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  // --- what the server does -----------------------------------------------------------------

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tells(message: object): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  updates(number: number, changes: Partial<Update> = {}): this {
    return this.tells(update(number, changes));
  }

  grants(request: Sent | undefined, number = 1): this {
    return this.tells({ type: "granted", id: request?.id ?? "", number });
  }

  refuses(id: string | null, code: string): this {
    const error = { code, message: `the sentence of ${code}`, rule: null };
    return this.tells({ type: "refused", id, number: 0, error });
  }

  closes(code = 1006): this {
    this.readyState = 3;
    this.onclose?.({ code });
    return this;
  }

  /** The messages of a kind that were sent. */
  asked(what: string): Sent[] {
    return this.sent.filter((one) => one.do === what);
  }
}

/** An update of a table where one person holds the seats 0 and 1. */
export function update(number: number, changes: Partial<Update> = {}): Update {
  const since = changes.since ?? 0;
  const items = Array.from({ length: number - since }, (_, index) => ({
    number: since + index + 1,
    at: 0,
    kind: "said",
  }));
  const seats = [{ yours: true }, { yours: true }, { yours: false }];
  const table = { id: "t", phase: "playing", seats };
  const made = { type: "update", number, since, seat: 0, items, table, view: {}, decision: null };
  return { ...made, ...changes } as unknown as Update;
}
