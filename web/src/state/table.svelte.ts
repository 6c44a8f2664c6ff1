/** One table as this browser knows it: the latest update, the story so far, and its requests. */

import { isHuman } from "./people";
import { Refusal } from "../api/http";
import { LiveTable, type Connection, type Channel, type Listener } from "../api/live";
import type { components } from "../api/generated";
import type { Item, Presence, TableFacts, TableRequest, Update } from "../api/types";
import { TableHere } from "../here/channel";
import { isHere } from "../here/device";
import { randomHex } from "../random";
import { t } from "../texts/texts.svelte";
import { dutiesOf, requestFor, type Duty } from "./draw";
import { forgetAdded } from "./entropy";
import { takenBack } from "./redo";
import { tell, tellError } from "./toasts.svelte";

/** Refusals that do not concern the request: the same one may be granted soon. */
const PASSING: ReadonlySet<string> = new Set(["unavailable", "busy", "too_many", "no_answer"]);
/** In milliseconds; a person has ten times as long to take part in a draw. */
const TRY_AGAIN_AFTER = 3_000;

export class TableState {
  update = $state.raw<Update | null>(null);
  items = $state.raw<Item[]>([]);
  connection = $state<Connection>("connecting");
  /** When the connection was lost, in milliseconds; null while it is there. */
  lostAt = $state<number | null>(null);
  /** Why the server has turned this browser away. */
  reason = $state.raw<Refusal | null>(null);
  /** How many requests have not been answered yet. */
  #asked = $state(0);
  /** The number of the last entry that a request became. */
  #granted = $state(0);
  #closed = false;
  #live: Channel;
  /** What this browser has done for the draw. */
  #duties: ReadonlySet<string> = new Set();
  /** What this browser has played, by the number of the entry. */
  #sent = $state.raw<ReadonlyMap<number, string>>(new Map());

  /** Who follows the table; null where the server does not say. */
  presence = $state.raw<Presence | null>(null);
  /** The log's words for entries, by number, so that they can still be named after they are taken back. */
  readonly told = new Map<number, string>();

  /** In a replay: what is shown as a hint about the decision on the board. */
  advice = $state.raw<components["schemas"]["HintsShape"] | null>(null);

  constructor(
    readonly id: string,
    connect = (listener: Listener): Channel =>
      isHere(id) ? new TableHere(id, listener) : new LiveTable(id, listener),
    /** Whether this is a replay. */
    readonly past = false,
  ) {
    this.#live = connect({
      update: (message) => this.#receive(message),
      presence: (message) => (this.presence = message),
      connection: (state, reason) => {
        this.connection = state;
        this.reason = reason ?? null;
        this.lostAt = state === "lost" ? (this.lostAt ?? Date.now()) : null;
      },
    });
  }

  /** Whether a request is still unanswered. */
  get busy(): boolean {
    return this.#asked > 0;
  }

  /** Whether something was granted that no update shows yet. */
  get behind(): boolean {
    return this.#granted > this.number;
  }

  get facts(): TableFacts | null {
    return this.update?.table ?? null;
  }

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  /** The seats that this browser holds: more than one where several people share a screen. */
  get ownSeats(): number[] {
    return (this.facts?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : []));
  }

  /** Whether the game goes on now, before this person's eyes. */
  get #playing(): boolean {
    return !this.past && this.facts?.phase === "playing";
  }

  /** The seats of other people who are not here; nobody knows without a connection. */
  get away(): number[] {
    const { presence, facts } = this;
    if (!this.#playing || presence === null || this.connection !== "live") return [];
    return (facts?.seats ?? []).flatMap((one, seat) => {
      const other = isHuman(one) && one.taken && !one.yours;
      return other && !presence.seats.includes(seat) ? [seat] : [];
    });
  }

  /** Whether this browser follows the game without a seat. */
  get watching(): boolean {
    return this.#playing && this.seat === null;
  }

  /** How many others follow the game without a seat. */
  get watchers(): number {
    if (!this.#playing) return 0;
    return Math.max(0, (this.presence?.watching ?? 0) - (this.watching ? 1 : 0));
  }

  /** Who sits in front of the screen now, where several people share it; null for one person. */
  get holder(): string | null {
    if (this.ownSeats.length < 2 || this.seat === null) return null;
    return this.facts?.seats[this.seat]?.name ?? null;
  }

  get number(): number {
    return this.update?.number ?? 0;
  }

  /** Send a request and show a refusal. Returns whether it was granted. */
  async ask(request: TableRequest): Promise<boolean> {
    const gathering = this.facts?.phase === "gathering";
    const granted = (await this.#entry(request)) !== null;
    // Somebody who leaves later still has a share in the seed.
    if (granted && gathering && request.do === "leave")
      forgetAdded(this.id, request.seat as number);
    return granted;
  }

  /** The number of the entry that a request became; null if it was refused. */
  async #entry(request: TableRequest, refused = tellError): Promise<number | null> {
    this.#asked += 1;
    try {
      const number = await this.#live.ask(request);
      if (number !== null) this.#granted = Math.max(number, this.#granted);
      return number;
    } catch (error) {
      if (!this.#closed) refused(error); // else nobody is at this table any more
      return null;
    } finally {
      this.#asked -= 1;
    }
  }

  /**
   * `id`: the same for every browser that plays it automatically, so that it is played once.
   * `refused` gets the refusal; by default a toast shows it.
   */
  async play(action: string, id?: string, refused = tellError): Promise<boolean> {
    const named = id === undefined ? {} : { id };
    const request = { do: "play", seat: this.seat, action, at: this.number, ...named };
    const number = await this.#entry(request, refused);
    if (number !== null) this.#sent = new Map([...this.#sent, [number, action]]);
    return number !== null;
  }

  /** The action that was taken back last, if it can be played again. */
  get undone(): string | null {
    const decision = this.update?.decision;
    if (this.seat === null || !decision) return null;
    const last = takenBack(this.items, this.seat, this.#sent).at(-1) ?? null;
    const legal = !("options" in decision) || decision.options.some(({ text }) => text === last);
    return legal ? last : null;
  }

  undo(): Promise<boolean> {
    return this.ask({ do: "undo", seat: this.seat, at: this.number });
  }

  /** See the table through another of this browser's seats. */
  look(seat: number): Promise<boolean> {
    return this.ask({ do: "look", seat });
  }

  close(): void {
    this.#closed = true;
    this.#live.close();
  }

  #receive(message: Update): void {
    if (message.since > 0 && this.update) this.#tellTakenBack(this.update, message);
    const known =
      message.since === 0 ? [] : this.items.filter((one) => one.number <= message.since);
    this.items = [...known, ...message.items];
    this.update = message;
    if (!this.past) this.#takePartInDraw(message);
  }

  /** Tell somebody why their turn has vanished or their action is gone. */
  #tellTakenBack(before: Update, message: Update): void {
    const { seats } = message.table;
    for (const { kind, seat, played, name: who = "" } of message.items) {
      if (kind === "declined" && who !== "") tell(t("web-declined", { name: who }));
      if (kind !== "undone" || seat === undefined || seats[seat]?.yours) continue;
      const text = this.told.get(played ?? 0) ?? "";
      const name = seats[seat]?.name ?? "";
      const gone = before.decision !== null && message.decision === null;
      tell([takenBackText(name, text), gone ? t("web-turn-gone") : ""].filter(Boolean).join(" "));
    }
  }

  /** The draw needs no press of a button; each duty is done once, however often it is tried. */
  #takePartInDraw(message: Update): void {
    const duties = dutiesOf(message);
    const fresh = duties.filter((duty) => !this.#duties.has(duty.key));
    this.#duties = new Set(duties.map((duty) => duty.key));
    for (const duty of fresh) {
      const request = requestFor(duty, message);
      if (request !== null) void this.#perform(duty, { id: randomHex(), ...request });
    }
  }

  /** Nobody else can do it: while the server can't take it, it is sent again, under the same id. */
  async #perform(duty: Duty, request: TableRequest): Promise<void> {
    let passing = false;
    const refused = (error: unknown) => {
      passing = error instanceof Refusal && PASSING.has(error.code);
      tellError(error);
    };
    if ((await this.#entry(request, refused)) !== null || !passing) return;
    setTimeout(() => {
      if (!this.#closed && this.#duties.has(duty.key)) void this.#perform(duty, request);
    }, TRY_AGAIN_AFTER);
  }
}

/** The sentence that somebody took an action back; `text` is the log's line about it, if any. */
export function takenBackText(name: string, text: string): string {
  return text ? t("web-took-back-what", { name, text }) : t("web-took-back", { name });
}
