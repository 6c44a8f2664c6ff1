/**
 * What somebody does at a table before the server knows: it follows the decision that is open,
 * sends an option once, plays what leaves no choice, and takes back. Each game's model builds on it.
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
  /** Something that was tried and can be tried again. */
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

/** The options of one sort of action. */
export type OptionOf<O, A> = O extends { action: infer B } ? (A extends B ? O : never) : never;

export class Choosing<T extends GameTypes> {
  /** What was tried last and taken back. */
  protected dropped = $state.raw<T["tried"] | null>(null);
  /** Whether something sent has not been answered. */
  #sending = $state(false);
  /** The number of the table when something was granted: nothing more is sent until it moves on. */
  #grantedAt = -1;
  /** The last decision that was played without asking: it is tried once. */
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

  /** The moment that is on the screen. */
  get shown(): Update | null {
    return this.table.update;
  }

  /** Whether that is how things stand, and not a step on the way there. */
  get settled(): boolean {
    return true;
  }

  /** Which decision is open, and for whom: with another one, all that was chosen is gone. */
  protected get occasion(): string {
    const { decision, shown } = this;
    return decision === null ? "none" : `${shown?.seat} ${shown?.opened} ${decision.kind}`;
  }

  /** A decision begins, or none is open any more. */
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

  /** How long what leaves no choice is shown before it is played, in ms; null: it waits for a press. */
  protected readonly forcedPause: number | null = null;

  /** What is to be played without asking. */
  protected get atOnce(): T["option"] | null {
    const [only, another] = this.options;
    const forced = this.forcedPause !== null && another === undefined ? only : undefined;
    return forced === undefined || justTakenBack(this.table.items) ? null : forced;
  }

  // --- what is meant for later ----------------------------------------------------------------

  /** What this seat means to do when its turn comes; null: nothing. */
  get intention(): T["intention"] | null {
    return intentions.get(this.#intending) as T["intention"] | null;
  }

  /** Mean to do something later, or no more: null. */
  intend(what: T["intention"] | null): void {
    intentions.set(this.#intending, what);
  }

  get #intending(): string {
    return `${this.table.id} ${this.view?.seat}`;
  }

  /** Whether this is somebody's own live seat while others act: only then there is a later. */
  protected get waiting(): boolean {
    const { table, decision, you } = this;
    return you !== null && table.facts?.phase === "playing" && decision === null;
  }

  /** What an intention has come to; it is played only if it still does what it did. */
  protected outcomeOf(_: T["intention"]): Outcome {
    return "later";
  }

  // --- looking --------------------------------------------------------------------------------

  optionsOf<A extends string>(action: A): OptionOf<T["option"], A>[] {
    const wanted = (one: object) => "action" in one && one.action === action;
    return this.options.filter(wanted) as OptionOf<T["option"], A>[];
  }

  /**
   * The seat that is called "you"; nobody is for strangers, also through somebody's eyes in a replay,
   * and at a shared screen, where nobody knows who that would be.
   */
  readonly you: number | null = $derived.by(() =>
    this.table.ownSeats.length === 1 ? this.view.seat : null,
  );

  readonly names: string[] = $derived.by(() => this.view.seats.map((_, seat) => this.name(seat)));
  readonly cast: Cast = $derived.by(() => ({ names: this.names, you: this.you }));

  /** Somebody's name, or "you". */
  name(seat: number): string {
    return seat === this.you ? t("you") : (this.view.seats[seat]?.name ?? "");
  }

  /** The others whom the table waits for, by name; nobody in a replay. */
  get awaited(): string[] {
    if (this.table.facts?.phase !== "playing") return [];
    const { deciding = [], seat: own } = this.view;
    return deciding.filter((seat) => seat !== own).map((seat) => this.name(seat));
  }

  // --- sending --------------------------------------------------------------------------------

  /** Play an option, as the server wrote it; resolves with whether it was granted. */
  send(option: { text: string } | null | undefined, id?: string): Promise<boolean> {
    if (!option) return Promise.resolve(false);
    return this.#once(() => this.table.play(option.text, id));
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

  /** Try again what was tried and taken back, or play again what was played. */
  redo(): void {
    const { dropped } = this;
    const { undone } = this.table;
    if (dropped !== null) {
      this.dropped = null;
      this.tryAgain(dropped);
    } else if (undone !== null) void this.send({ text: undone });
  }

  /** One thing at a time: a key that is held or a second tap sends nothing more. */
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
   * Why an action can't be played, or could not be after another; null if it can, or if nobody
   * wants to know any more.
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

  /** The last question is no longer wanted. */
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
   * Every browser at this seat would do so: they send it under one name, so that it is played once.
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

/** Whether the last thing that happened is that an action was taken back. */
export function justTakenBack(items: readonly Item[]): boolean {
  return items.findLast(({ kind }) => kind === "played" || kind === "undone")?.kind === "undone";
}
