/**
 * The live connection to one table. It reconnects by itself after a lost network, a restarted
 * server or a laptop that slept: it asks for what is new since the last number it knows, and
 * repeats unanswered requests (under the same id, so that each takes effect once). It detects a dead
 * connection by a timeout: the server has to answer everything in time.
 */

import { randomHex } from "../random";
import { Refusal } from "./http";
import type { Granted, Presence, Refused, TableRequest, Update } from "./types";

/**
 * `connecting` before the first update, `slow` while an answer takes long, `lost` until the
 * connection is back; `closed` and `missing` (there is no such table) are final.
 */
export type Connection = "connecting" | "live" | "slow" | "lost" | "closed" | "missing";

interface Waiting {
  request: TableRequest;
  text: string;
  asked: number;
  /** When it was sent last; null while there is no connection. */
  sent: number | null;
  granted: (number: number) => void;
  refused: (error: Refusal) => void;
}

/** An answer that the server owes, other than to a request. */
interface Expected {
  /** The id of the answer; null where any message will do. */
  id: string | null;
  since: number;
}

export interface Listener {
  update(message: Update): void;
  connection(state: Connection, reason?: Refusal): void;
  /** Who is there; a server that can't tell says nothing. */
  presence?(message: Presence): void;
}

/** How requests reach a table: the live connection, or the stub of a replay. */
export interface Channel {
  /**
   * Send a request; resolves with the number of its entry, or rejects with a {@link Refusal}. Null:
   * it was only a try, and changes nothing.
   */
  ask(request: TableRequest): Promise<number | null>;
  close(): void;
}

// All times are in milliseconds.
const CHECK_EVERY = 1_000;
/** After this much silence the client sends a ping. */
const SILENCE = 10_000;
const SLOW_AFTER = 3_000;
/** A connection is dead if an answer is overdue by this much. */
export const DEAD_AFTER = 10_000;
/** A request without an answer by then has failed, however often it was sent. */
export const GIVE_UP_AFTER = 30_000;
/** Pauses between attempts to connect: the first, and the longest that they grow to. */
const PAUSES = { first: 300, longest: 8_000 };
/** The same after the server has told clients to back off. */
const LONG_PAUSES = { first: 2_000, longest: 60_000 };

const TRY_LATER = 1013;
const REFUSED = 1008;
const NO_TABLE = 4404;

export class LiveTable implements Channel {
  /** Null during a pause, and when all is over. */
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** The number of the last update. */
  #known = 0;
  /** The seat whose view this browser gets; null before that is known, and for spectators. */
  #seat: number | null = null;
  #pause = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;
  #expected: Expected | null = null;
  /** The number that a coming update must reach, and when the server named it. */
  #promised = { number: 0, at: 0 };
  /** When the last message arrived. */
  #heard = 0;
  /** The reason that the server gave for closing the connection. */
  #reason: Refusal | undefined;
  #state: Connection | null = null;
  /** Why no more requests are possible. */
  #over: Refusal | null = null;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#watch = setInterval(() => this.#check(), CHECK_EVERY);
    this.#connect();
  }

  /** Send a request; resolves with the number of its entry once that is durable. */
  ask(request: TableRequest): Promise<number> {
    if (this.#over) return Promise.reject(this.#over);
    const id = request.id ?? randomHex();
    const text = JSON.stringify({ ...request, id });
    return new Promise((granted, refused) => {
      const one = { request, text, asked: performance.now(), sent: null, granted, refused };
      this.#waiting.set(id, one);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(one);
    });
  }

  close(): void {
    if (!this.#over) this.#end("closed", new Refusal("left", "this page was left"));
  }

  // --- connecting ---------------------------------------------------------------------------

  #connect(): void {
    this.#drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const seat = this.#seat === null ? "" : `&seat=${this.#seat}`;
    const path = `/api/tables/${encodeURIComponent(this.id)}/live?previews=true&presence=true&since=${this.#known}${seat}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.#expected = { id: null, since: performance.now() };
    this.#promised = { number: 0, at: 0 };
    this.#reason = undefined;
    socket.onopen = () => this.#waiting.forEach((one) => this.#send(one));
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string));
    socket.onclose = (event) => this.#closed(event.code);
    if (this.#state === null) this.#tell("connecting");
  }

  /** Forget the socket without waiting for its close event, which a dead one sends late. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    for (const one of this.#waiting.values()) one.sent = null;
  }

  #closed(code: number): void {
    const reason = this.#reason;
    this.#drop();
    if (reason?.code === "not_yours" && this.#seat !== null) {
      this.#startOver(null); // the seat has been taken away meanwhile
      return;
    }
    if (code === NO_TABLE || code === REFUSED) {
      this.#end(
        code === NO_TABLE ? "missing" : "closed",
        reason ?? new Refusal("closed", "the server has closed the connection"),
      );
      return;
    }
    this.#away(reason);
    const { first, longest } = code === TRY_LATER ? LONG_PAUSES : PAUSES;
    this.#pause = Math.min(Math.max(2 * this.#pause, first), longest);
    // Random, so that not all browsers reconnect at once when a server comes back.
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
  }

  /** Request everything again, as that seat may know it. */
  #startOver(seat: number | null): void {
    this.#seat = seat;
    this.#known = 0;
    this.#connect();
  }

  #end(state: "closed" | "missing", reason: Refusal): void {
    this.#over = reason;
    this.#drop();
    clearInterval(this.#watch);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const { refused } of this.#waiting.values()) refused(reason);
    this.#waiting.clear();
    this.#tell(state, reason);
  }

  #away(reason?: Refusal): void {
    this.#tell(this.#state === "connecting" ? "connecting" : "lost", reason);
  }

  #tell(state: Connection, reason?: Refusal): void {
    if (state === this.#state && reason === undefined) return;
    this.#state = state;
    this.listener.connection(state, reason);
  }

  // --- detecting dead connections --------------------------------------------------------

  #check(): void {
    const now = performance.now();
    for (const [id, { asked, refused }] of this.#waiting)
      if (now - asked >= GIVE_UP_AFTER) {
        this.#waiting.delete(id);
        refused(new Refusal("no_answer", "the server has not answered"));
      }
    if (this.#socket === null) return;
    const owed = now - this.#owedSince(now);
    if (owed >= DEAD_AFTER) {
      this.#away();
      this.#connect();
    } else if (this.#state === "live" || this.#state === "slow") {
      this.#tell(owed >= SLOW_AFTER ? "slow" : "live");
      if (now - this.#heard >= SILENCE) this.#ping();
    }
  }

  /** Since when the server has owed an answer; `now` if it owes none. */
  #owedSince(now: number): number {
    const sent = [...this.#waiting.values()].map((one) => one.sent ?? now);
    const behind = this.#promised.number > this.#known ? this.#promised.at : now;
    return Math.min(now, behind, this.#expected?.since ?? now, ...sent);
  }

  #ping(): void {
    if (this.#expected !== null || this.#socket?.readyState !== WebSocket.OPEN) return;
    const id = randomHex();
    this.#expected = { id, since: performance.now() };
    this.#socket.send(JSON.stringify({ do: "ping", id }));
  }

  /** Reconnect at once when the network is back or the page becomes visible. */
  #wake = (): void => {
    if (document.hidden) return;
    if (this.#socket === null) this.#connect();
    else this.#ping();
  };

  // --- sending and receiving ----------------------------------------------------------------

  #send(one: Waiting): void {
    one.sent = performance.now();
    this.#socket?.send(one.text);
  }

  #receive(message: Update | Granted | Refused | Presence): void {
    this.#heard = performance.now();
    if (message.type === "update") this.#take(message);
    else if (message.type === "presence") this.listener.presence?.(message);
    else this.#answered(message);
  }

  #take(message: Update): void {
    const first = this.#expected?.id === null;
    if (first) this.#expected = null;
    if (message.number < this.#known && !first) return; // a duplicate
    if (!this.#fits(message)) {
      this.#startOver(this.#seat);
      return;
    }
    this.#known = message.number;
    this.#seat = message.seat;
    this.#pause = 0;
    this.#tell("live");
    this.listener.update(message);
  }

  /** Whether an update continues from what is known, and is for the same viewer. */
  #fits({ since, number, seat, table }: Update): boolean {
    const sameSeat = seat === this.#seat;
    if (since > 0) return sameSeat && since <= this.#known && number >= this.#known;
    // The server gives a seat to a spectator who sat down, and another one to someone who lost theirs.
    return sameSeat || this.#seat === null || !table.seats[this.#seat]?.yours;
  }

  #answered(message: Granted | Refused): void {
    const { id } = message;
    if (id !== null && id === this.#expected?.id) this.#expected = null;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    if (message.type === "granted") {
      if (waiting?.request.do === "look") this.#lookThrough(waiting.request.seat as number);
      this.#promised = { number: message.number, at: this.#heard };
      waiting?.granted(message.number);
      return;
    }
    const { code, message: sentence, rule, text } = message.error;
    const refusal = new Refusal(code, sentence, rule, text);
    if (id === null) this.#reason = refusal;
    else waiting?.refused(refusal);
  }

  /** Start over with the view of that seat. */
  #lookThrough(seat: number): void {
    this.#seat = seat;
    this.#known = 0;
  }
}
