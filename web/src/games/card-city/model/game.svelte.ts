/**
 * What a person does at the table of Card City before sending it: a card selected, a cell tried, a
 * division in the making. What is allowed, and what it brings, comes from the server.
 */

import { key, same, type Place } from "../../../places";
import { untrack } from "svelte";
import { get, Refusal } from "../../../api/http";
import type { components } from "../../../api/generated";
import { settings } from "../../../settings/settings.svelte";
import type { TableState } from "../../../state/table.svelte";
import { inEffect, sinceLastAction } from "../../../table/log";
import { t } from "../../../texts/texts.svelte";
import { announce } from "../../../ui/Announcer.svelte";
import { signed } from "../../../ui/points";
import {
  divisionText,
  fits,
  inLot,
  missing,
  moved,
  swapped,
  undivided,
  type Division,
  type LotName,
} from "./division";
import { cardNames, kindName } from "./kinds";
import { lineOf, linesOf, type Cast, type StoryLine } from "./log";
import { kindAt, placeName } from "./places";
import { Playback } from "./playback.svelte";
import type {
  Change,
  Decision,
  Development,
  DivideDecision,
  Ghost,
  IllegalCell,
  Kind,
  LegalCell,
  Option,
  Previews,
  SeatView,
  View,
} from "./types";

type OptionOf<A extends Option["action"]> = Extract<Option, { action: A }>;

/** What the commit button would do. */
interface Commit {
  label: string;
  sum: string | null;
  run: () => void;
}

/** A cell where something can be built now or later. */
export interface OpenCell {
  at: Place;
  kind: Kind;
  /** What it would bring; null until the server has answered. */
  change: Change | null;
  /** Whether it can be chosen now, not only shown. */
  choosable: boolean;
}

/** How long to show a forced move before playing it, in ms. */
const FORCED_PAUSE = 650;

export class CardCityGame {
  readonly playback: Playback;
  /** The selected card, by its number in the hand or lot. */
  chosen = $state<{ kind: Kind; card: number } | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  /** A card that was tried somewhere and taken back. */
  #dropped = $state.raw<Ghost | null>(null);
  /** A closed cell that the person has tried. */
  asked = $state.raw<Place | null>(null);
  /** The reason, if only the server knew it. */
  answer = $state.raw<string | null>(null);
  /** Solo: the cards to keep. */
  kept = $state.raw<number[]>([]);
  division = $state.raw<Division>([]);
  /** The lifted card of the division. */
  lifted = $state<number | null>(null);
  previews = $state.raw<Previews | null>(null);
  /** The seat whose city a spectator sees. */
  watched = $state(0);

  readonly view: View = $derived.by(() => this.playback.shown?.view as View);
  /** The open decision, once all steps before it have been shown. */
  readonly decision: Decision | null = $derived.by(() => {
    if (this.playback.settling || this.table.facts?.phase !== "playing") return null;
    return (this.playback.shown?.decision ?? null) as Decision | null;
  });
  readonly options: readonly Option[] = $derived.by(() =>
    this.decision !== null && "options" in this.decision ? this.decision.options : [],
  );
  readonly mainSeat: number = $derived(this.view.seat ?? this.watched);
  readonly main: SeatView = $derived(this.view.seats[this.mainSeat]!);
  readonly names: string[] = $derived.by(() => this.view.seats.map((_, seat) => this.name(seat)));
  readonly cast: Cast = $derived.by(() => ({
    names: this.names,
    you: this.table.ownSeats.length < 2 ? this.view.seat : null,
  }));
  readonly recap: StoryLine[] = $derived.by(() =>
    linesOf(sinceLastAction(inEffect(this.table.items), this.view.seat), this.cast).filter(
      (line) => line.seat !== this.view.seat,
    ),
  );
  /** What happened in the step shown, in words. */
  readonly story: StoryLine[] = $derived.by(() =>
    this.playback.events.flatMap((event, index) => lineOf(event, this.cast, String(index)) ?? []),
  );

  /** The cells where the selected card may stand, by place. */
  readonly openCells: ReadonlyMap<string, OpenCell> = $derived.by(() => this.#openCells());
  /** The free cells where it may not stand, with the reasons. */
  readonly closedCells: ReadonlyMap<string, IllegalCell> = $derived.by(() => this.#closedCells());
  readonly change: Change | null = $derived.by(() =>
    this.ghost === null ? null : (this.openCells.get(key(this.ghost.at))?.change ?? null),
  );
  readonly commit: Commit | null = $derived.by(() => this.#commit());
  readonly closed: IllegalCell | null = $derived.by(() =>
    this.asked === null ? null : (this.closedCells.get(key(this.asked)) ?? null),
  );

  constructor(readonly table: TableState) {
    this.playback = new Playback(table.past);
    $effect(() => {
      const update = table.update;
      if (update?.view) untrack(() => this.playback.receive(update));
    });
    $effect(() => this.#start());
    $effect(() => this.#fetchPreviews());
    $effect(() => this.#playForced());
    $effect(() => {
      if (!this.ready) return;
      const told = this.story.filter((line) => line.seat !== this.view.seat);
      if (told.length > 0) announce(told.map((line) => line.text).join(". "));
    });
    $effect(() => () => this.playback.close());
  }

  get ready(): boolean {
    return this.playback.shown?.view != null;
  }

  get dividing(): DivideDecision | null {
    return this.decision?.kind === "divide" ? this.decision : null;
  }

  get hand(): readonly Kind[] {
    return this.main.hand.known;
  }

  optionsOf<A extends Option["action"]>(action: A): OptionOf<A>[] {
    return this.options.filter((one): one is OptionOf<A> => one.action === action);
  }

  name(seat: number): string {
    const own = this.view.seat === seat && this.table.ownSeats.length < 2;
    return own ? t("you") : (this.view.seats[seat]?.name ?? "");
  }

  /** The text at the foot of a card: on how many cells it may be built. */
  foot(kind: Kind): string | null {
    const card = this.previews?.cards.find((one) => one.kind === kind);
    return card === undefined ? null : t("web-cc-cells", { n: card.places });
  }

  /** A card in words, with the text at its foot. */
  cardWords(kind: Kind): string {
    const foot = [this.foot(kind), this.cost(kind)].filter(Boolean).join(" · ");
    return foot ? `${kindName(kind)}, ${foot}` : kindName(kind);
  }

  /** The cost of building a card of the kind, in words; null if it is free. */
  cost(kind: Kind): string | null {
    const n = this.#cellsOf(kind).find((cell) => cell.legal)?.cost ?? 0;
    return n === 0 ? null : t("coins", { n });
  }

  // --- choosing ------------------------------------------------------------------------------

  /** Select a card, which marks the cells where it may stand. */
  choose(kind: Kind, card: number): void {
    const again = this.chosen?.card === card && this.chosen.kind === kind;
    const keep = this.ghost !== null && this.ghost.kind === kind;
    if (!keep) this.ghost = null;
    this.asked = null;
    this.#dropped = null;
    this.chosen = again && this.decision?.kind !== "build" ? null : { kind, card };
    if (this.chosen)
      announce(t("web-cc-card-cells", { name: kindName(kind), n: this.openCells.size }));
  }

  /** Try the card there; a closed cell shows the reason. */
  tryCell(at: Place): void {
    const cell = this.openCells.get(key(at));
    if (cell === undefined || !cell.choosable) {
      this.asked = at;
      this.answer = null;
      if (this.closed) announce(this.whyClosed(this.closed));
      else void this.#askWhy(at);
      return;
    }
    this.asked = null;
    const again = this.ghost !== null && same(this.ghost.at, at) && this.ghost.kind === cell.kind;
    this.ghost = { kind: cell.kind, at };
    this.#dropped = null;
    if (again || !settings.kept.confirm) this.commit?.run();
    else announce(this.#ghostWords());
  }

  /** Why the selected card may not stand on a cell. */
  whyClosed(cell: IllegalCell): string {
    return t(`web-cc-why-${cell.reason.replaceAll("_", "-")}`);
  }

  toggleKept(card: number): void {
    this.kept = this.kept.includes(card)
      ? this.kept.filter((one) => one !== card)
      : [...this.kept.slice(-1), card];
  }

  take(lot: "open" | "mixed"): void {
    const option = this.options.find((one) => one.action === lot);
    if (option) this.#send(option.text);
  }

  pass(): void {
    const option = this.options.find((one) => one.action === "pass");
    if (option) this.#send(option.text);
  }

  // --- dividing ------------------------------------------------------------------------------

  /** Tap a card to lift it; tapping it again turns it over or puts it back. */
  tapCard(card: number): void {
    const decision = this.dividing;
    if (decision === null) return;
    const lifted = this.lifted;
    const lot = this.division[card];
    if (lot === undefined) return;
    if (lifted === null) this.lifted = card;
    else if (lifted === card) this.turn(card);
    else if (this.division[lifted] === lot) this.lifted = card;
    else if (missing(decision, this.division, lot) > 0) this.putInto(lot);
    else {
      this.division = swapped(this.division, lifted, card);
      this.lifted = null;
      this.#announceDivision(lifted);
    }
  }

  /** Turn over a card of the mixed lot; put one of the open lot back into the mixed lot. */
  turn(card: number): void {
    this.lifted = card;
    this.putInto(this.division[card] === "shown" ? "hidden" : "shown");
  }

  putInto(lot: LotName, card: number | null = this.lifted): void {
    if (card === null) return;
    this.division = moved(this.division, card, lot);
    this.lifted = null;
    this.#announceDivision(card);
  }

  cardsIn(lot: LotName): { card: number; kind: Kind }[] {
    const cards = this.dividing?.cards ?? [];
    if (this.division.length !== cards.length) return []; // of an earlier decision
    return inLot(this.division, lot).map((card) => ({ card, kind: cards[card]! }));
  }

  /** Who chooses next: the seat after the last one that chose in this round. */
  get nextChooser(): number {
    const last = this.view.offers.at(-1)?.chooser ?? this.view.first;
    return (last + 1) % this.view.seats.length;
  }

  // --- taking back ---------------------------------------------------------------------------

  get unsent(): boolean {
    return (
      this.ghost !== null ||
      this.lifted !== null ||
      this.kept.length > 0 ||
      (this.dividing !== null && this.division.some((lot) => lot !== "shown"))
    );
  }

  cancel(): void {
    this.asked = null;
    if (this.ghost !== null) {
      this.#dropped = this.ghost;
      this.ghost = null;
    } else if (this.lifted !== null) this.lifted = null;
    else {
      this.kept = [];
      if (this.dividing) this.division = undivided(this.dividing);
    }
  }

  undo(): void {
    if (this.unsent) this.cancel();
    else if (this.table.update?.undo) void this.table.undo();
  }

  get redoable(): boolean {
    return this.#dropped !== null || this.table.undone !== null;
  }

  /** Redo what was taken back: put the card there again, or play the action again. */
  redo(): void {
    if (this.#dropped !== null) {
      this.ghost = this.#dropped;
      this.#dropped = null;
      announce(this.#ghostWords());
    } else if (this.table.undone !== null) this.#send(this.table.undone);
  }

  // --- asking --------------------------------------------------------------------------------

  /** Ask why nothing can grow or be bought there: previews list only what is allowed. */
  async #askWhy(at: Place): Promise<void> {
    const step = this.decision?.kind;
    if ((step !== "develop" && step !== "buy") || kindAt(this.main.city, at) !== null) return;
    const kind = step === "buy" ? "I" : (this.chosen?.kind ?? this.optionsOf("develop")[0]?.kind);
    const action = step === "buy" ? `buy ${key(at)}` : `develop ${kind} ${key(at)}`;
    const query = new URLSearchParams({ seat: String(this.table.seat), action });
    const verdict = await get<components["schemas"]["VerdictShape"]>(
      `/api/tables/${this.table.id}/why?${query}`,
    ).catch(() => null);
    const reason = REASONS[verdict?.rule ?? ""]?.(kind ?? "I");
    if (reason === undefined || !same(this.asked, at)) return;
    this.answer = t(`web-cc-why-${reason}`);
    announce(this.answer);
  }

  // --- inside --------------------------------------------------------------------------------

  #announceDivision(card: number): void {
    const kind = this.dividing?.cards[card];
    const lot = this.division[card];
    if (kind && lot) announce(t(`web-cc-now-${lot}`, { name: kindName(kind) }));
  }

  #ghostWords(): string {
    const { ghost, change } = this;
    if (ghost === null) return "";
    return t("web-cc-ghost", {
      name: kindName(ghost.kind),
      at: placeName(ghost.at),
      sum: change && settings.kept.previews ? signed(change.points) : "",
    });
  }

  #openCells(): Map<string, OpenCell> {
    const cells = new Map<string, OpenCell>();
    const put = (kind: Kind, at: Place, change: Change | null, choosable: boolean) =>
      cells.set(key(at), { at, kind, change, choosable });
    const kind = this.chosen?.kind ?? null;
    switch (this.decision?.kind) {
      case "build":
        for (const option of this.optionsOf("build"))
          if (option.kind === kind) put(kind, option.at, this.#cardCell(kind, option.at), true);
        break;
      case "develop":
        for (const { kind: grown, at } of this.optionsOf("develop")) {
          // A cell may adjoin districts of both kinds: then the selected card says which grows.
          if (kind !== null && kind !== grown) continue;
          if (!cells.has(key(at))) put(grown, at, this.development(grown, at), true);
        }
        break;
      case "buy":
        for (const { at } of this.optionsOf("buy"))
          put(
            "I",
            at,
            this.previews?.purchase?.cells.find((one) => same(one.at, at)) ?? null,
            true,
          );
        break;
      default:
        if (kind !== null)
          for (const cell of this.#cellsOf(kind)) if (cell.legal) put(kind, cell.at, cell, false);
    }
    return cells;
  }

  #closedCells(): Map<string, IllegalCell> {
    const deciding = this.decision?.kind;
    const kind = this.chosen?.kind;
    if (kind === undefined || deciding === "develop" || deciding === "buy") return new Map();
    return new Map(
      this.#cellsOf(kind).flatMap((cell) => (cell.legal ? [] : [[key(cell.at), cell] as const])),
    );
  }

  #cellsOf(kind: Kind): readonly (LegalCell | IllegalCell)[] {
    return this.previews?.cards.find((card) => card.kind === kind)?.cells ?? [];
  }

  #cardCell(kind: Kind, at: Place): LegalCell | null {
    const found = this.#cellsOf(kind).find((cell) => same(cell.at, at));
    return found?.legal ? found : null;
  }

  development(kind: Kind, at: Place): Development | null {
    const grown = this.previews?.developments ?? [];
    return grown.find((one) => one.kind === kind && same(one.at, at)) ?? null;
  }

  #commit(): Commit | null {
    const { decision, ghost, change } = this;
    const sum = change && settings.kept.previews ? signed(change.points) : null;
    switch (decision?.kind) {
      case "divide":
        if (!fits(decision, this.division)) return null;
        return {
          label: t("web-cc-offer-to", { name: this.names[this.nextChooser] ?? "" }),
          sum: null,
          run: () => this.#send(divisionText(decision.cards, this.division)),
        };
      case "keep":
        return this.#commitKeep();
      case "build": {
        const discard = this.options.find((one) => one.action === "discard");
        if (discard)
          return {
            label: t("web-cc-discard", { text: cardNames(this.hand) }),
            sum: null,
            run: () => this.#send(discard.text),
          };
        if (ghost === null) return null;
        return {
          label: t("web-cc-build-here"),
          sum,
          run: () => this.#send(`build ${ghost.kind} ${key(ghost.at)}`),
        };
      }
      case "develop":
        if (ghost === null) return null;
        return {
          label: t("web-cc-grow-here"),
          sum,
          run: () => this.#send(`develop ${ghost.kind} ${key(ghost.at)}`),
        };
      case "buy":
        if (ghost === null) return null;
        return {
          label: t("web-cc-buy-for", { n: this.main.price }),
          sum,
          run: () => this.#send(`buy ${key(ghost.at)}`),
        };
      default:
        return null;
    }
  }

  #commitKeep(): Commit | null {
    const wanted = this.kept.map((card) => this.hand[card]!);
    const option = this.optionsOf("keep").find(
      ({ cards }) => ordered(cards.map((card) => this.hand[card]!)) === ordered(wanted),
    );
    if (option === undefined) return null;
    return {
      label: t("web-cc-keep-these"),
      sum: null,
      run: () => this.#send(option.text),
    };
  }

  #send(action: string): void {
    if (this.table.busy) return;
    void this.table.play(action).then((granted) => {
      if (granted) this.ghost = null;
    });
  }

  /** Start a new decision with nothing chosen, or with its only option. */
  #decided: string | null = null;
  #start(): void {
    const { decision } = this;
    const shown = this.playback.shown;
    // Not the number: what others do meanwhile must not reset this person's choice.
    const now = decision === null ? "none" : `${shown?.seat} ${shown?.opened} ${decision.kind}`;
    if (now === this.#decided) return;
    const before = this.#decided;
    this.#decided = now;
    if (now === "none" && before?.endsWith("choose")) this.chosen = null;
    this.ghost = null;
    this.#dropped = null;
    this.asked = null;
    this.kept = [];
    this.lifted = null;
    if (decision === null) return;
    this.chosen = this.#firstCard(decision);
    this.division = decision.kind === "divide" ? undivided(decision) : [];
  }

  /** When building, select the first card that can be built. */
  #firstCard(decision: Decision): { kind: Kind; card: number } | null {
    if (decision.kind === "buy") return { kind: "I", card: 0 };
    if (decision.kind !== "build") return null;
    const kinds = new Set(this.optionsOf("build").map((option) => option.kind));
    const card = this.hand.findIndex((kind) => kinds.has(kind));
    const kind = this.hand[card];
    return kind === undefined ? null : { kind, card };
  }

  #fetchPreviews(): void {
    const shown = this.playback.shown;
    const seat = this.table.seat;
    if (shown === null || seat === null || this.table.facts?.phase !== "playing") return;
    const { number } = shown;
    if (number !== this.table.number) return; // the playback still shows an earlier step
    void get<components["schemas"]["PreviewsShape"]>(
      `/api/tables/${this.table.id}/previews?seat=${seat}`,
    ).then(
      (found) => {
        if (this.table.number === found.number && this.table.seat === found.seat)
          this.previews = found.previews as Previews;
      },
      (error: unknown) => {
        // The game works without previews: the options came with the decision.
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }

  /** Play a forced move after a moment, unless it has just been taken back. */
  #playForced(): (() => void) | undefined {
    const [only, ...others] = this.options;
    if (only === undefined || others.length > 0 || this.table.seat === null) return undefined;
    const last = this.table.items.findLast(({ kind }) => kind !== "said");
    if (last?.kind === "undone") return undefined;
    const number = this.table.number;
    const timer = setTimeout(() => {
      if (this.table.number === number) this.#send(only.text);
    }, settings.duration(FORCED_PAUSE));
    return () => clearTimeout(timer);
  }
}

/** The rule that closes a cell, in a word or two. */
const REASONS: Partial<Record<string, (kind: Kind) => string>> = {
  "K3.2": () => "not-adjacent",
  "K3.3": () => "limit-reached",
  "K3.5": (kind) => (kind === "I" ? "touches-residential" : "touches-industrial"),
  "K4.2": () => "needs-more",
  "K4.3": () => "needs-more",
  "K4.4": () => "one-district",
  "K4.5": () => "has-grown",
};

const ordered = (cards: readonly Kind[]): string => [...cards].sort().join("");
