/**
 * What a person does at the table of Card City before sending it: a card selected, a cell tried, a
 * division in the making. What is allowed, and what it brings, comes from the server.
 */

import { following, key, same, type Place } from "../../../places";
import { untrack } from "svelte";
import { settings } from "../../../settings/settings.svelte";
import type { Update } from "../../../api/types";
import type { TableState } from "../../../state/table.svelte";
import { tell } from "../../../state/toasts.svelte";
import { Choosing, type Commit, type Outcome } from "../../../table/choosing.svelte";
import { inEffect, sinceLastAction } from "../../../table/log";
import { t } from "../../../texts/texts.svelte";
import { announce } from "../../../ui/Announcer.svelte";
import { signed } from "../../../ui/points";
import { sound } from "../../../ui/sounds";
import {
  divisionText,
  fits,
  inLot,
  missing,
  moveCard,
  nextLot,
  swapCards,
  newDivision,
  type Division,
  type LotName,
} from "./division";
import { cardNames, kindName } from "./kinds";
import { lineOf, linesOf, unpaidOf, type StoryLine } from "./log";
import { factsOf } from "./facts";
import { kindAt, placeName, readMove } from "./places";
import { Playback } from "./playback.svelte";
import type {
  Change,
  Decision,
  Development,
  DivideDecision,
  GameEvent,
  Ghost,
  IllegalCell,
  Kind,
  LegalCell,
  Option,
  Previews,
  SeatView,
  View,
} from "./types";

interface Types {
  view: View;
  decision: Decision;
  option: Option;
  previews: Previews;
  tried: Ghost | Division;
  intention: Intention;
}

/** What somebody means to build with a card in hand, or to buy; no cell: to buy nothing. */
export interface Intention {
  action: "build" | "buy" | "pass";
  ghost: Ghost | null;
  round: number;
  /** How many cells the city has left, and what it brings: else it would be another move. */
  room: number;
  points: number;
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

export class CardCityGame extends Choosing<Types> {
  protected override readonly forcedPause = 650;
  protected override readonly readMove = readMove;
  readonly playback: Playback;
  /** The selected card, by its number in the hand or lot. */
  chosen = $state<{ kind: Kind; card: number } | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  /** A closed cell that the person has tried. */
  asked = $state.raw<Place | null>(null);
  /** The reason, if only the server knew it. */
  answer = $state.raw<string | null>(null);
  /** Solo: the cards to keep. */
  kept = $state.raw<number[]>([]);
  division = $state.raw<Division>([]);
  /** The lifted card of the division. */
  lifted = $state<number | null>(null);
  /** The seat whose city a spectator sees. */
  watched = $state(0);

  readonly mainSeat: number = $derived(this.view.seat ?? this.watched);
  readonly main: SeatView = $derived(this.view.seats[this.mainSeat]!);
  /** The cards that somebody discarded because they could not pay for them. */
  readonly unpaid: ReadonlySet<GameEvent> = $derived.by(() => unpaidOf(this.table.items));
  readonly recap: StoryLine[] = $derived.by(() =>
    linesOf(
      sinceLastAction(inEffect(this.table.items), this.view.seat),
      this.cast,
      this.unpaid,
    ).filter((line) => line.seat !== this.view.seat),
  );
  /** What happened in the step shown, in words. */
  readonly story: StoryLine[] = $derived.by(() =>
    this.playback.events.flatMap(
      (event, index) => lineOf(event, this.cast, String(index), this.unpaid) ?? [],
    ),
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

  constructor(table: TableState) {
    super(table);
    this.playback = new Playback(table.past);
    $effect(() => {
      const update = table.update;
      if (update?.view) untrack(() => this.playback.receive(update));
    });
    $effect(() => {
      if (!this.ready) return;
      const told = this.story.filter((line) => line.seat !== this.view.seat);
      if (told.length > 0) announce(told.map((line) => line.text).join(". "));
    });
    $effect(() => () => this.playback.close());
  }

  /** The update that the playback has reached. */
  override get shown(): Update | null {
    return this.playback.shown;
  }

  override get settled(): boolean {
    return !this.playback.settling;
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

  /** The text at the foot of a card: on how many cells it may be built, or why on none. */
  foot(kind: Kind): string | null {
    const card = this.#card(kind);
    if (card === undefined) return null;
    const reason = this.#closes(kind);
    return reason === null
      ? t("web-cc-cells", { n: card.places })
      : t(`web-cc-foot-${reason.replaceAll("_", "-")}`);
  }

  /** Why the selected card can't be built anywhere. */
  get whyNowhere(): string {
    const kind = this.chosen?.kind ?? this.hand[0];
    const reason = kind === undefined ? null : this.#closes(kind);
    if (reason === "limit_reached") return t("web-cc-none-limit");
    if (reason === null) return t("web-cc-hint-none");
    const n = this.#card(kind!)?.cost ?? 0;
    return t("web-cc-none-unpaid", { name: kindName(kind!), n, number: this.main.coins });
  }

  /** Why no cell at all is open to a card, if that is not a matter of the cell. */
  #closes(kind: Kind): "too_expensive" | "limit_reached" | null {
    for (const cell of this.#cellsOf(kind))
      if (!cell.legal && (cell.reason === "too_expensive" || cell.reason === "limit_reached"))
        return cell.reason;
    return null;
  }

  /** A card in words, with the text at its foot. */
  cardWords(kind: Kind): string {
    const foot = [this.foot(kind), this.cost(kind)].filter(Boolean).join(" · ");
    return foot ? `${kindName(kind)}, ${foot}` : kindName(kind);
  }

  /** The cost of building a card of the kind, in words; null if it is free, or can't be built. */
  cost(kind: Kind): string | null {
    const n = this.#closes(kind) === null ? (this.#card(kind)?.cost ?? 0) : 0;
    return n === 0 ? null : t("coins", { n });
  }

  // --- choosing ------------------------------------------------------------------------------

  /** Select a card, which marks the cells where it may stand. */
  choose(kind: Kind, card: number): void {
    this.#changeMind();
    const again = this.chosen?.card === card && this.chosen.kind === kind;
    const keep = this.ghost !== null && this.ghost.kind === kind;
    if (!keep) this.ghost = null;
    this.#forgetAsked();
    this.dropped = null;
    this.chosen = again && this.decision?.kind !== "build" ? null : { kind, card };
    sound("paper");
    if (this.chosen && this.previews)
      announce(t("web-cc-card-cells", { name: kindName(kind), n: this.openCells.size }));
  }

  /** Try the card there; a closed cell shows the reason. */
  tryCell(at: Place): void {
    this.#changeMind();
    const cell = this.openCells.get(key(at));
    if (cell === undefined || !cell.choosable) {
      this.#forgetAsked();
      this.#explain(at);
      // The cells of a card that nobody holds yet are there to look at.
      if (cell !== undefined && this.decision) tell(t(`web-cc-idle-${this.decision.kind}`));
      return;
    }
    this.#forgetAsked();
    const again = this.ghost !== null && same(this.ghost.at, at) && this.ghost.kind === cell.kind;
    this.ghost = { kind: cell.kind, at };
    this.dropped = null;
    // What is meant for later is settled by the button alone: looking around settles nothing.
    if (this.decision !== null && (again || !settings.kept.confirm)) this.commit?.run();
    else announce(this.#ghostWords());
  }

  /** Move the card to a cell, as the arrow keys do; a closed cell shows the reason. */
  moveTo(at: Place): void {
    this.#changeMind();
    const cell = this.openCells.get(key(at));
    this.#forgetAsked();
    this.dropped = null;
    if (cell?.choosable) {
      this.ghost = { kind: cell.kind, at };
      announce(this.#ghostWords());
      return;
    }
    this.ghost = null;
    this.#explain(at);
  }

  /** The cells that can be chosen, those that bring the most points first. */
  get ranked(): Place[] {
    return [...this.openCells.values()]
      .filter((cell) => cell.choosable)
      .sort((one, other) => better(one.change, other.change))
      .map(({ at }) => at);
  }

  /** Try the best cell, or the next best after the one on trial. */
  tryNext(): void {
    const at = following(this.ranked, this.ghost?.at ?? null);
    if (at) this.moveTo(at);
  }

  /** Where an arrow key moves: first to the best cell, then from cell to cell with the card. */
  arrow(to: Place): Place {
    const [best] = this.ranked;
    if (best === undefined) return to;
    const at = this.ghost === null && this.asked === null ? best : to;
    this.moveTo(at);
    return at;
  }

  /** Why the selected card may not stand on a cell. */
  whyClosed(cell: IllegalCell): string {
    return t(`web-cc-why-${cell.reason.replaceAll("_", "-")}`);
  }

  toggleKept(card: number): void {
    this.kept = this.kept.includes(card)
      ? this.kept.filter((one) => one !== card)
      : [...this.kept.slice(-1), card];
    if (!settings.kept.confirm) this.commit?.run();
  }

  take(lot: "open" | "mixed"): void {
    void this.send(this.options.find((one) => one.action === lot));
  }

  pass(): void {
    if (this.decision === null) this.#planPass();
    else void this.send(this.options.find((one) => one.action === "pass"));
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
      this.division = swapCards(this.division, lifted, card);
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
    this.division = moveCard(this.division, card, lot);
    this.lifted = null;
    this.#announceDivision(card);
  }

  /** Move a card to a lot that lacks one, as its key does. */
  deal(card: number): void {
    const decision = this.dividing;
    if (decision !== null && card < this.division.length)
      this.putInto(nextLot(decision, this.division, card), card);
  }

  cardsIn(lot: LotName): { card: number; kind: Kind }[] {
    const cards = this.dividing?.cards ?? [];
    if (this.division.length !== cards.length) return []; // of an earlier decision
    return inLot(this.division, lot).map((card) => ({ card, kind: cards[card]! }));
  }

  /** Who chooses next: the seat after the last one that has chosen in this round. */
  get nextChooser(): number {
    const last = this.view.offers.at(-1)?.chooser ?? this.view.first;
    return (last + 1) % this.view.seats.length;
  }

  // --- meaning it for later ------------------------------------------------------------------

  /** What can be settled while others act: where a card in hand goes, or what to buy. */
  get mayPlan(): "build" | "buy" | null {
    const { phase } = this.view;
    if (!this.waiting || !this.settled) return null;
    if (phase === "divide" || phase === "choose") return this.hand.length > 0 ? "build" : null;
    return phase === "buy" && this.previews?.purchase != null ? "buy" : null;
  }

  /** The intention in words. */
  get plan(): string | null {
    const { intention } = this;
    if (intention === null) return null;
    const { ghost, action } = intention;
    if (ghost === null) return t("web-cc-plan-pass-about");
    const name = kindName(ghost.kind);
    return t(`web-cc-plan-${action}-about`, { name, at: placeName(ghost.at) });
  }

  protected override outcomeOf(intention: Intention): Outcome {
    const { action, ghost, round } = intention;
    const { decision } = this;
    const name = ghost === null ? t("web-cc-pass") : kindName(ghost.kind);
    if (round !== this.view.round) return { off: t("web-plan-late") };
    const due = action === "build" ? "build" : "buy";
    // Another decision of this round may come first; a later one shows that this one is past.
    if (decision === null || PHASES.indexOf(decision.kind) < PHASES.indexOf(due)) return "later";
    const meaning = JSON.stringify(this.#meaning(action, ghost));
    const option = decision.kind === due ? this.#optionAt(action, ghost) : undefined;
    if (option === undefined || meaning !== JSON.stringify(intention))
      return { off: t("web-plan-changed", { name }) };
    return { play: (id) => void this.send(option, id) };
  }

  /** Settle for later that nothing is bought. */
  #planPass(): void {
    this.#plan("pass", null);
  }

  #plan(action: Intention["action"], ghost: Ghost | null): void {
    this.intend(this.#meaning(action, ghost));
    this.chosen = this.ghost = null;
    if (this.plan) announce(this.plan);
  }

  #commitPlan(): Commit | null {
    const { ghost, mayPlan, change } = this;
    if (mayPlan === null || ghost === null) return null;
    const sum = change && settings.kept.previews ? signed(change.points) : null;
    return { label: t(`web-cc-plan-${mayPlan}`), sum, run: () => this.#plan(mayPlan, ghost) };
  }

  #meaning(action: Intention["action"], ghost: Ghost | null): Intention {
    const { room } = this.main.city;
    const change =
      ghost === null
        ? null
        : action === "build"
          ? this.#cardCell(ghost.kind, ghost.at)
          : this.#purchase(ghost.at);
    return { action, ghost, round: this.view.round, room, points: change?.points ?? 0 };
  }

  /** Somebody who chooses something else in their own turn has changed their mind. */
  #changeMind(): void {
    if (this.decision !== null) this.intend(null);
  }

  // --- taking back ---------------------------------------------------------------------------

  override get unsent(): boolean {
    return (
      this.ghost !== null ||
      this.lifted !== null ||
      this.kept.length > 0 ||
      (this.dividing !== null && this.division.some((lot) => lot !== "shown")) ||
      this.intention !== null
    );
  }

  override cancel(): void {
    this.#forgetAsked();
    this.#changeMind();
    if (this.ghost !== null) {
      this.dropped = this.ghost;
      this.ghost = null;
    } else if (this.intention !== null) this.intend(null);
    else if (this.lifted !== null) this.lifted = null;
    else {
      this.kept = [];
      if (this.dividing) {
        if (this.unsent) this.dropped = this.division;
        this.division = newDivision(this.dividing);
      }
    }
  }

  protected override tryAgain(tried: Ghost | Division): void {
    if ("kind" in tried) {
      this.ghost = tried;
      announce(this.#ghostWords());
    } else this.division = tried;
  }

  // --- asking --------------------------------------------------------------------------------

  /** Ask why nothing can grow there: previews list only what is allowed. */
  async #askWhy(at: Place): Promise<void> {
    if (this.decision?.kind !== "develop" || kindAt(this.main.city, at) !== null) return;
    const kind = this.chosen?.kind ?? this.optionsOf("develop")[0]?.kind;
    // An illegal action is not among the options, so its text has to be written here.
    const verdict = await this.whyNot(`develop ${kind} ${key(at)}`);
    const reason = REASONS[verdict?.rule ?? ""];
    if (reason === undefined) return;
    this.answer = t(`web-cc-why-${reason}`);
    announce(this.answer);
  }

  #explain(at: Place): void {
    this.asked = at;
    sound("knock");
    if (this.closed) announce(this.whyClosed(this.closed));
    else void this.#askWhy(at);
  }

  #forgetAsked(): void {
    this.asked = null;
    this.answer = null;
    this.withdraw();
  }

  // --- inside --------------------------------------------------------------------------------

  /** What a building would bring and do, in words. */
  does(change: Change): string {
    const facts = factsOf(change, this.main.city).map(({ words }) => words);
    return [signed(change.points), ...facts].join(", ");
  }

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
      sum: change && settings.kept.previews ? this.does(change) : "",
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
          put("I", at, this.changeBy({ kind: "I", at }), true);
        break;
      default: {
        const { mayPlan } = this;
        if (mayPlan === "buy" && kind === "I")
          for (const cell of this.previews?.purchase?.cells ?? []) put("I", cell.at, cell, true);
        else if (kind !== null)
          for (const cell of this.#cellsOf(kind))
            if (cell.legal) put(kind, cell.at, cell, mayPlan === "build");
      }
    }
    return cells;
  }

  #closedCells(): Map<string, IllegalCell> {
    const deciding = this.decision?.kind;
    const kind = this.chosen?.kind;
    if (kind === undefined || deciding === "develop") return new Map();
    const cells =
      deciding === "buy" || this.mayPlan === "buy"
        ? (this.previews?.purchase?.closed ?? [])
        : this.#cellsOf(kind);
    return new Map(cells.flatMap((cell) => (cell.legal ? [] : [[key(cell.at), cell] as const])));
  }

  #card(kind: Kind) {
    return this.previews?.cards.find((card) => card.kind === kind);
  }

  #cellsOf(kind: Kind): readonly (LegalCell | IllegalCell)[] {
    return this.#card(kind)?.cells ?? [];
  }

  #cardCell(kind: Kind, at: Place): LegalCell | null {
    const found = this.#cellsOf(kind).find((cell) => same(cell.at, at));
    return found?.legal ? found : null;
  }

  /** What a building would change; null if the server has not said so. */
  changeBy({ kind, at }: Ghost): Change | null {
    switch (this.decision?.kind) {
      case "build":
        return this.#cardCell(kind, at);
      case "develop":
        return this.development(kind, at);
      case "buy":
        return this.#purchase(at);
      default:
        return null;
    }
  }

  #purchase(at: Place): Change | null {
    return this.previews?.purchase?.cells.find((one) => same(one.at, at)) ?? null;
  }

  development(kind: Kind, at: Place): Development | null {
    const grown = this.previews?.developments ?? [];
    return grown.find((one) => one.kind === kind && same(one.at, at)) ?? null;
  }

  #commit(): Commit | null {
    const { decision } = this;
    if (decision === null) return this.#commitPlan();
    switch (decision.kind) {
      case "divide":
        return this.#commitDivision(decision);
      case "keep":
        return this.#commitKeep();
      case "choose":
        return null; // the lots have buttons of their own
      case "build":
        return this.#commitDiscard() ?? this.#commitGhost("build", t("web-cc-build-here"));
      case "develop":
        return this.#commitGhost("develop", t("web-cc-grow-here"));
      case "buy":
        return this.#commitGhost("buy", t("web-cc-buy-for", { n: this.main.price }));
    }
  }

  #act(label: string, sum: string | null, option: { text: string } | undefined): Commit | null {
    return option === undefined ? null : { label, sum, run: () => void this.send(option) };
  }

  #commitDivision(decision: DivideDecision): Commit | null {
    if (!fits(decision, this.division)) return null;
    // There are too many divisions to list them as options.
    const text = divisionText(decision.cards, this.division);
    const name = this.names[this.nextChooser] ?? "";
    return this.#act(t("web-cc-offer-to", { name }), null, { text });
  }

  #commitKeep(): Commit | null {
    const wanted = this.kept.map((card) => this.hand[card]!);
    const option = this.optionsOf("keep").find(
      ({ cards }) => ordered(cards.map((card) => this.hand[card]!)) === ordered(wanted),
    );
    return this.#act(t("web-cc-keep-these"), null, option);
  }

  #commitDiscard(): Commit | null {
    const label = t("web-cc-discard", { text: cardNames(this.hand) });
    return this.#act(label, null, this.optionsOf("discard")[0]);
  }

  #commitGhost(action: "build" | "develop" | "buy", label: string): Commit | null {
    const { ghost, change } = this;
    if (ghost === null) return null;
    const sum = change && settings.kept.previews ? signed(change.points) : null;
    return this.#act(label, sum, this.#optionAt(action, ghost));
  }

  /** The option to do so there; nowhere: one without a cell. */
  #optionAt(action: Option["action"], ghost: Ghost | null): Option | undefined {
    const here = (one: Option) =>
      "at" in one
        ? ghost !== null && same(one.at, ghost.at) && (!("kind" in one) || one.kind === ghost.kind)
        : ghost === null;
    return this.options.filter((one) => one.action === action).find(here);
  }

  protected override begin(): void {
    super.begin();
    const { decision } = this;
    this.chosen = null;
    this.ghost = null;
    this.asked = null;
    this.answer = null;
    this.kept = [];
    this.lifted = null;
    if (decision === null) return;
    this.chosen = this.#firstCard(decision);
    this.#showIntention(decision);
    this.division = decision.kind === "divide" ? newDivision(decision) : [];
  }

  /** What was meant for this moment is seen before it is played. */
  #showIntention({ kind }: Decision): void {
    const ghost = this.intention?.ghost ?? null;
    if (ghost === null || this.intention?.action !== kind) return;
    const card = kind === "buy" ? 0 : this.hand.indexOf(ghost.kind);
    if (card < 0) return;
    this.chosen = { kind: ghost.kind, card };
    this.ghost = ghost;
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
}

/** What somebody decides in a round, in this order. */
const PHASES: readonly Decision["kind"][] = ["keep", "divide", "choose", "build", "develop", "buy"];

/** More points first, then what lets districts grow, what earns, what makes room, what harms least. */
function better(one: Change | null, other: Change | null): number {
  const worth = (change: Change | null): number[] =>
    change === null
      ? []
      : [
          change.points,
          change.will_grow.length,
          change.income,
          change.capacity,
          -change.never_grow.length,
        ];
  const ours = worth(one);
  const differing = worth(other).findIndex((value, index) => value !== ours[index]);
  return differing < 0 ? 0 : (worth(other)[differing] ?? 0) - (ours[differing] ?? 0);
}

/** The rule that closes a cell, in a word or two. */
const REASONS: Partial<Record<string, string>> = {
  "K3.2": "not-adjacent",
  "K3.3": "limit-reached",
  "K3.5": "touches-industrial",
  "K4.2": "needs-more",
  "K4.3": "needs-more",
  "K4.4": "one-district",
  "K4.5": "has-grown",
};

const ordered = (cards: readonly Kind[]): string => [...cards].sort().join("");
