/** The connection to a table on this device: it asks, lets the bots play, and tells what is new. */

import { get, post, Refusal } from "../api/http";
import type { Channel, Listener } from "../api/live";
import type { TableRequest, Update } from "../api/types";
import { randomHex } from "../random";

/** How long a bot's move is shown before the next one, in ms: as long as a quick server takes. */
const PAUSE = 120;

export class TableHere implements Channel {
  readonly #path: string;
  #known = 0;
  #seat: number | null = null;
  #closed = false;
  #playing = false;

  constructor(
    id: string,
    readonly listener: Listener,
  ) {
    this.#path = `/api/tables/${encodeURIComponent(id)}`;
    listener.connection("connecting");
    void this.#inBackground(async () => {
      await this.#fetchNews();
      await this.#letBotsPlay();
    });
  }

  async ask(request: TableRequest): Promise<number> {
    if (request.do === "look") {
      this.#seat = request.seat as number;
      this.#known = 0;
      return this.#fetchNews();
    }
    const named = { ...request, id: request.id ?? randomHex() };
    try {
      const { number } = await post<{ number: number }>(`${this.#path}/requests`, named);
      return number;
    } finally {
      await this.#fetchNews(); // also after a refusal: another tab may have played on
      void this.#inBackground(() => this.#letBotsPlay());
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Do something in the background; a refusal ends the connection. */
  async #inBackground(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.#closed)
        this.listener.connection(error.code === "no_table" ? "missing" : "closed", error);
    }
  }

  /** Fetch what is new and pass it on; returns the number of the last entry. */
  async #fetchNews(): Promise<number> {
    const seat = this.#seat === null ? "" : `&seat=${this.#seat}`;
    const query = `?previews=true&since=${this.#known}${seat}`;
    const update = await get<Update>(this.#path + query);
    if (this.#closed) return update.number;
    if (update.seat !== this.#seat && this.#known > 0) {
      this.#known = 0; // through another seat everything looks different
      this.#seat = update.seat;
      return this.#fetchNews();
    }
    this.#seat = update.seat;
    this.#known = update.number;
    this.listener.connection("live");
    this.listener.update(update);
    return update.number;
  }

  async #letBotsPlay(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (let more = true; more && !this.#closed;) {
        ({ more } = await post<{ more: boolean }>(`${this.#path}/bots`, {}));
        await this.#fetchNews();
        if (more) await new Promise((go) => setTimeout(go, PAUSE));
      }
    } finally {
      this.#playing = false;
    }
  }
}
