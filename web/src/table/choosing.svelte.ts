/**
 * What somebody does at a table before the server knows: tracks the open decision, sends an option
 * once, plays forced moves, and undoes. Each game's model extends it.
 */

import { untrack } from "svelte";
import { get } from "../api/http";
import type { components } from "../api/generated";
import type { Item, Update } from "../api/types";
import { settings } from "../settings/settings.svelte";
import type { TableState } from "../state/table.svelte";
import { tell } from "../state/toasts.svelte";
import { t } from "../texts/texts.svelte";
import { Kept } from "./kept.svelte";
import type { Cast } from "./log";

export type Verdict = components["schemas"]["VerdictShape"];

/** What the server's shapes of one game are called. */
export interface GameTypes {
  view: {
    seat: number | null;
    seats: readonly { name: string }[];
    /** Whom the table waits for, where a game says so. */
    deciding?: readonly number[];
  };
  decision: { kind: string };
  option: { text: string };
  previews: unknown;
  /** What redo restores: something that was on trial. */
  tried: unknown;
  /** What somebody can mean to do when their turn comes. */
  intention?: unknown;
}

/**
 * What an intention has come to: something to play, under a name that is the same for every tab at
 * this seat; nothing any more, and why; or not yet anything.
 */
export type Outcome = { play: (id: string) => void } | { off: string } | "later";

/** Nobody but this browser knows them: what no message carries can't leak. */
const intentions = new Kept<unknown>("cardtown-intentions");
/** How long what was intended is shown before it is played, in ms: time enough to stop it. */
const LAST_CHANCE = 900;

/** What the commit button would do. */
export interface Commit {
  label: string;
  /** What it brings, such as +9. */
  sum: string | null;
  run: () => void;
}

/** The options whose action is of one kind. */
export type OptionOf<O, A> = O extends { action: infer B } ? (A extends B ? O : never) : never;

export class Choosing<T extends GameTypes> {
  /** The last thing on trial that was taken back. */
  protected dropped = $state.raw<T["tried"] | null>(null);
  /** Whether a request is waiting for its answer. */
  #sending = $state(false);
  /** The number of the table when something was granted: nothing more is sent until it moves on. */
  #grantedAt = -1;
  /** The last decision that was played automatically: it is attempted only once. */
  #played = "";
  #begun: string | null = null;
  #question: AbortController | null = null;

  readonly view: T["view"] = $derived.by(() => this.shown?.view as T["view"]);
  readonly decision: T["decision"] | null = $derived.by(() =>
    this.settled && this.table.facts?.phase === "playing"
      ? ((this.shown?.decision ?? null) as T["decision"] | null)
      : null,
  );
  readonly options: readonly T["option"][] = $derived.by(() =>
    this.decision !== null && "options" in this.decision
      ? (this.decision.options as T["option"][])
      : [],
  );
  /** What choices would bring at the moment shown; null where the server has not said so. */
  readonly previews: T["previews"] | null = $derived.by(
    () => (this.shown?.previews ?? null) as T["previews"] | null,
  );

  constructor(readonly table: TableState) {
    $effect(() => this.#begin());
    $effect(() => this.#playAtOnce());
    $effect(() => this.#followIntention());
    $effect(() => () => this.withdraw());
  }

  // --- what a game may override ---------------------------------------------------------------

  /** The update that is on the screen. */
  get shown(): Update | null {
    return this.table.update;
  }

  /** Whether the screen shows the current state, and not a step of the playback. */
  get settled(): boolean {
    return true;
  }

  /** Identifies the open decision and its seat: when it changes, every choice is cleared. */
  protected get occasion(): string {
    const { decision, shown } = this;
    return decision === null ? "none" : `${shown?.seat} ${shown?.opened} ${decision.kind}`;
  }

  /** Called when a decision opens, or when none is open any more. */
  protected begin(): void {
    this.dropped = null;
  }

  /** Whether something is chosen that has not been sent. */
  get unsent(): boolean {
    return false;
  }

  /** Take back what is chosen and not sent. */
  cancel(): void {}

  protected tryAgain(_: T["tried"]): void {}

  /** A move in words as the server understands it. */
  protected readonly readMove = (text: string): string => text;

  /** How long a forced move is shown before it is played, in ms; null: it waits for a press. */
  protected readonly forcedPause: number | null = null;

  /** The move to play automatically. */
  protected get atOnce(): T["option"] | null {
    const [only, another] = this.options;
    const forced = this.forcedPause !== null && another === undefined ? only : undefined;
    return forced === undefined || this.#due || justTakenBack(this.table.items) ? null : forced;
  }

  // --- what is meant for later ----------------------------------------------------------------

  /** What this seat means to do when its turn comes; null: nothing, as always in a replay. */
  get intention(): T["intention"] | null {
    if (this.table.past) return null;
    return intentions.get(this.#intending) as T["intention"] | null;
  }

  /** Mean to do something later, or no more: null. */
  intend(what: T["intention"] | null): void {
    intentions.set(this.#intending, what);
  }

  get #intending(): string {
    return `${this.table.id} ${this.view?.seat}`;
  }

  /** Whether this is somebody's own live seat while others act: only then is there a later. */
  protected get waiting(): boolean {
    const { table, decision, you } = this;
    return you !== null && table.facts?.phase === "playing" && decision === null;
  }

  /** What an intention has come to; it is played only if it still does what it did. */
  protected outcomeOf(_: T["intention"]): Outcome {
    return "later";
  }

  /** Whether the moment of the intention has come. */
  get #due(): boolean {
    const { intention } = this;
    return intention !== null && this.outcomeOf(intention) !== "later";
  }

  // --- looking --------------------------------------------------------------------------------

  optionsOf<A extends string>(action: A): OptionOf<T["option"], A>[] {
    const wanted = (one: object) => "action" in one && one.action === action;
    return this.options.filter(wanted) as OptionOf<T["option"], A>[];
  }

  /**
   * The seat that is called "you". No seat is for strangers, not even when a replay is seen through a
   * seat's eyes, nor at a shared screen, where "you" could be anybody.
   */
  readonly you: number | null = $derived.by(() =>
    this.table.ownSeats.length === 1 ? this.view.seat : null,
  );

  readonly names: string[] = $derived.by(() => this.view.seats.map((_, seat) => this.name(seat)));
  readonly cast: Cast = $derived.by(() => ({
    names: this.names,
    kinds: (this.table.facts?.seats ?? []).map(({ kind }) => kind),
    you: this.you,
  }));

  /** Somebody's name, or "you". */
  name(seat: number): string {
    return seat === this.you ? t("you") : (this.view.seats[seat]?.name ?? "");
  }

  /** The names of the others whom the table waits for; none in a replay. */
  get awaited(): string[] {
    if (this.table.facts?.phase !== "playing") return [];
    const { deciding = [], seat: own } = this.view;
    return deciding.filter((seat) => seat !== own).map((seat) => this.name(seat));
  }

  // --- sending --------------------------------------------------------------------------------

  /** Play an option by its text from the server; resolves with whether it was granted. */
  send(option: { text: string } | null | undefined, id?: string): Promise<boolean> {
    return option ? this.#send(option.text, id) : Promise.resolve(false);
  }

  /** Play a move in words; `refused` gets the refusal. */
  readonly type = (text: string, refused: (error: unknown) => void): Promise<boolean> =>
    this.#send(this.readMove(text), undefined, refused);

  #send(action: string, id?: string, refused?: (error: unknown) => void): Promise<boolean> {
    if (this.#due) this.intend(null); // whatever is played now, the moment to play it is over
    return this.#once(() => this.table.play(action, id, refused));
  }

  undo(): void {
    if (this.unsent) this.cancel();
    else this.#undo();
  }

  /** What was meant for later counted on what is taken back. */
  #undo(): void {
    this.intend(null);
    if (this.table.update?.undo?.barred === false) void this.#once(() => this.table.undo());
  }

  get redoable(): boolean {
    return this.dropped !== null || this.table.undone !== null;
  }

  /** Put back on trial what was taken back, or play again what was undone. */
  redo(): void {
    const { dropped } = this;
    const { undone } = this.table;
    if (dropped !== null) {
      this.dropped = null;
      this.tryAgain(dropped);
    } else if (undone !== null) void this.send({ text: undone });
  }

  /** Sends one request at a time: holding a key or tapping twice sends nothing more. */
  async #once(ask: () => Promise<boolean>): Promise<boolean> {
    const { number } = this.table;
    if (this.#sending || this.#grantedAt === number) return false;
    this.#sending = true;
    try {
      const granted = await ask();
      if (granted) this.#grantedAt = number;
      return granted;
    } finally {
      this.#sending = false;
    }
  }

  // --- asking why not -------------------------------------------------------------------------

  /**
   * Why an action can't be played, or could not be played after another. Null if it can, or if a
   * newer question has made this one obsolete.
   */
  protected async whyNot(action: string, after?: string): Promise<Verdict | null> {
    this.withdraw();
    const question = (this.#question = new AbortController());
    const asked = new URLSearchParams({ seat: String(this.table.seat), action });
    if (after !== undefined) asked.set("after", after);
    const path = `/api/tables/${this.table.id}/why?${asked}`;
    const verdict = await get<Verdict>(path, question.signal).catch(() => null);
    return question.signal.aborted || verdict === null || verdict.legal ? null : verdict;
  }

  /** Makes the last question obsolete. */
  protected withdraw(): void {
    this.#question?.abort();
  }

  // --- following the table --------------------------------------------------------------------

  #begin(): void {
    const now = this.occasion;
    if (now === this.#begun) return;
    this.#begun = now;
    untrack(() => {
      this.withdraw();
      this.begin();
    });
  }

  #followIntention(): (() => void) | undefined {
    const { intention } = this;
    if (intention === null || this.view === undefined) return undefined;
    const outcome = this.outcomeOf(intention);
    if (outcome === "later") return undefined;
    if ("off" in outcome) {
      untrack(() => this.intend(null));
      tell(outcome.off);
      return undefined;
    }
    const { seat, opened } = this.shown ?? {};
    const play = () => {
      if (this.intention !== intention) return; // cancelled in this very moment, here or in another tab
      this.intend(null);
      outcome.play(`intended-${seat}-${opened}`);
    };
    const timer = setTimeout(play, settings.duration(LAST_CHANCE));
    return () => clearTimeout(timer);
  }

  /**
   * Every browser at this seat plays forced moves: all send them under the same id, so that each is
   * played once.
   */
  #playAtOnce(): (() => void) | undefined {
    const option = this.atOnce;
    const { seat, opened } = this.shown ?? {};
    if (option === null || typeof seat !== "number" || this.#sending) return undefined;
    const id = `forced-${seat}-${opened}`;
    if (id === this.#played) return undefined;
    const play = () => {
      this.#played = id;
      void this.send(option, id);
    };
    const timer = setTimeout(play, settings.duration(this.forcedPause ?? 0));
    return () => clearTimeout(timer);
  }
}

/** Whether the latest item takes an action back. */
export function justTakenBack(items: readonly Item[]): boolean {
  return items.findLast(({ kind }) => kind === "played" || kind === "undone")?.kind === "undone";
}
