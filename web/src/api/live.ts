/**
 * The live connection to one table. It comes back by itself: after a lost network, a server that
 * was restarted or a laptop that slept, it asks for what is new since the last number it knows, and
 * asks again what was not answered (under the same id, so that it happens once).
 */

import { randomHex } from "../random";
import { Refusal } from "./http";
import type { Granted, Refused, TableRequest, Update } from "./types";

export type Connection = "connecting" | "live" | "lost" | "closed" | "missing";

interface Waiting {
  text: string;
  granted: (number: number) => void;
  refused: (error: Refusal) => void;
}

export interface Listener {
  update(message: Update): void;
  connection(state: Connection, reason?: string): void;
}

/** What a table is asked through: the live connection, or a game that is only looked back at. */
export interface Channel {
  /** Ask something; resolves with the number of the entry, or rejects with a {@link Refusal}. */
  ask(request: TableRequest): Promise<number>;
  close(): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const NO_TABLE = 4404;
const TURNED_AWAY = [1008, NO_TABLE];

export class LiveTable implements Channel {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #known = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask something of the table; resolves with the number of the entry once it is durable. */
  ask(request: TableRequest): Promise<number> {
    const id = randomHex();
    const text = JSON.stringify({ ...request, id });
    return new Promise((granted, refused) => {
      this.#waiting.set(id, { text, granted, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.listener.connection("closed");
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.id)}/live?since=${this.#known}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.listener.connection(this.#known ? "lost" : "connecting");
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string));
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.listener.connection("live");
    };
    socket.onclose = (event) => this.#lost(socket, event);
  }

  #receive(message: Update | Granted | Refused): void {
    if (message.type === "update") {
      this.#known = message.number;
      this.listener.update(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (waiting === undefined || message.id === null) return;
    this.#waiting.delete(message.id);
    if (message.type === "granted") waiting.granted(message.number);
    else
      waiting.refused(new Refusal(message.error.code, message.error.message, message.error.rule));
  }

  #lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.#socket || this.#closed) return;
    if (TURNED_AWAY.includes(event.code)) {
      this.listener.connection(event.code === NO_TABLE ? "missing" : "closed", event.reason);
      return;
    }
    this.listener.connection(this.#known ? "lost" : "connecting");
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** Don't wait out the pause when the network is back or somebody looks again. */
  #hurry = (): void => {
    const closed = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (this.#closed || !closed || document.hidden) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };
}
