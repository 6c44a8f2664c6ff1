/** What a bot would do here: fetched on demand, and forgotten after the decision. */

import { get, Refusal } from "../api/http";
import { settings } from "../settings/settings.svelte";
import type { TableState } from "../state/table.svelte";
import { texts } from "../texts/texts.svelte";
import { refusalText } from "../state/toasts.svelte";
import { mayAskForHints, type BidOdds, type HintsAnswer } from "./terms";

export class Hints {
  /** Whether hints are shown. */
  on = $state(false);
  /** Whether the texts for hints are loaded. */
  ready = $state(false);
  problem = $state<string | null>(null);
  /** The answers about this decision, by the action that each assumes to be played first. */
  #said = $state.raw<ReadonlyMap<string, HintsAnswer>>(new Map());
  /** The last question, with the controller that aborts it. */
  #asking: { question: string; withdraw: AbortController } | null = null;

  /** The open decision, if there is one. */
  readonly #occasion: string | null = $derived.by(() => {
    const update = this.table.update;
    return update?.decision ? `${update.seat} ${update.opened} ${update.decision.kind}` : null;
  });
  readonly allowed: boolean = $derived.by(() => {
    const { facts, seat, past } = this.table;
    if (past) return true;
    return facts !== null && seat !== null && mayAskForHints(facts, seat);
  });
  /** What a bot would do in the open decision. */
  readonly first: HintsAnswer | null = $derived.by(() => (this.on ? this.#answer("") : null));
  /** What it would do after what the person has already chosen. */
  readonly answer: HintsAnswer | null = $derived.by(() =>
    this.on ? this.#answer(this.after() ?? "") : null,
  );
  /** The same, fetched without a press of the button for the kinds of decisions in `previewed`. */
  readonly unasked: HintsAnswer | null = $derived.by(() => this.#answer(""));
  readonly odds: BidOdds | null = $derived.by(() => this.#answer("")?.bid_odds ?? null);

  /**
   * `after`: an action that the person is about to play, and that leads to another choice.
   * `previewed`: the kinds of decisions whose odds are shown unasked, as part of the previews.
   */
  constructor(
    readonly table: TableState,
    readonly after: () => string | null = () => null,
    readonly previewed: readonly string[] = [],
  ) {
    void texts.need("web-hints").then(
      () => (this.ready = true),
      () => {}, // no server: the game goes on without hints until the page is reloaded
    );
    $effect(() => this.#begin());
    $effect(() => this.#ask());
    $effect(() => {
      if (this.table.past) this.on = this.table.advice !== null;
    });
    $effect(() => () => this.#withdraw());
  }

  /** A replay brings its own advice, whatever has been chosen. */
  #answer(after: string): HintsAnswer | null {
    return this.table.past ? this.table.advice : (this.#said.get(after) ?? null);
  }

  /** Whether there is something to ask about; a replay shows its own advice at the right time. */
  get open(): boolean {
    return this.#occasion !== null && !this.table.past;
  }

  toggle(): void {
    if (!this.open) return;
    this.#withdraw();
    this.on = !this.on;
  }

  close(): void {
    this.on = false;
  }

  /** A new decision: forget the answers about the last one. */
  #begin(): void {
    if (this.#occasion === this.#before) return;
    this.#before = this.#occasion;
    this.on = false;
    this.problem = null;
    this.#said = new Map();
    this.#withdraw();
  }
  #before: string | null = null;

  #ask(): void {
    if (this.table.past) return;
    const occasion = this.#occasion;
    const kind = this.table.update?.decision?.kind ?? "";
    const unasked = settings.kept.previews && this.previewed.includes(kind);
    // Don't ask about a move that is being sent, even before the table has moved on. Whatever was
    // sent may also leave the decision open, as a message does: then ask again.
    if (this.table.busy || this.table.behind) this.#withdraw();
    else if (occasion !== null && this.allowed && (this.on || unasked)) {
      const after = this.after();
      if (!this.#said.has(after ?? "")) this.#question(`${occasion} ${after}`, after);
    }
  }

  #question(question: string, after: string | null): void {
    if (this.#asking?.question === question) return;
    this.#withdraw();
    this.#asking = { question, withdraw: new AbortController() };
    void this.#fetch(after, this.#asking.withdraw.signal);
  }

  #withdraw(): void {
    this.#asking?.withdraw.abort();
    this.#asking = null;
  }

  async #fetch(after: string | null, signal: AbortSignal): Promise<void> {
    const asked = new URLSearchParams({ seat: String(this.table.seat) });
    if (after !== null) asked.set("after", after);
    try {
      const path = `/api/tables/${this.table.id}/hints?${asked}`;
      const answer = await get<HintsAnswer>(path, signal);
      if (signal.aborted || answer.kind === null) return; // it came too late
      this.problem = null;
      this.#said = new Map([...this.#said, [after ?? "", answer]]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!signal.aborted) this.problem = refusalText(error);
    }
  }
}
