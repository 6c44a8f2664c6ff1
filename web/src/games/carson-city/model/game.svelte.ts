/**
 * What a person does at the table of Carson City before sending it: a card selected, a place
 * tried, a bid chosen. What is allowed, and what it brings, comes from the server.
 */

import { untrack } from "svelte";
import { following, key, same, type Place } from "../../../places";
import { settings } from "../../../settings/settings.svelte";
import type { TableState } from "../../../state/table.svelte";
import {
  Choosing,
  justTakenBack,
  type Commit,
  type OptionOf,
  type Outcome,
  type Verdict,
} from "../../../table/choosing.svelte";
import { inEffect } from "../../../table/log";
import { say, t } from "../../../texts/texts.svelte";
import { announce } from "../../../ui/Announcer.svelte";
import { signed } from "../../../ui/points";
import { sound } from "../../../ui/sounds";
import { appealsOf } from "./appeals";
import { cardWords, characterName } from "./elements";
import { placeName, readMove } from "./geometry";
import { notNow } from "./not-now.svelte";
import { Pace } from "./pace.svelte";
import { currentRound, slotsSoFar, terrainOf, type Slot } from "./round";
import {
  isTerrain,
  type Change,
  type CharacterId,
  type Decision,
  type Option,
  type Previews,
  type PlacePreview,
  type Terrain,
  type TerrainPreview,
  type View,
} from "./types";

interface Types {
  view: View;
  decision: Decision;
  option: Option;
  previews: Previews;
  /** A ghost: the card of the row, and the place. */
  tried: { chosen: number | null; at: Place };
  intention: Intention;
}

/** A card of the row to take if it is still there, and for terrain where to lay it. */
export interface Intention {
  card: string;
  at: Place | null;
  /** The Era and the round it is meant for. */
  round: string;
  /** How many cards the city has, and what the card brings there: else it would be another move. */
  city: number;
  points: number;
}

/** The phases of a round in which cards are picked. */
const PICKING: readonly string[] = ["use after the reveal", "pick", "place"];

/** A place that the person has tried and that is not allowed. */
interface Closed {
  at: Place;
  message: string;
  rule: string | null;
}

export class CarsonGame extends Choosing<Types> {
  protected override readonly forcedPause = 0;
  protected override readonly readMove = readMove;
  /** The selected card of the row. */
  chosen = $state<number | null>(null);
  /** Where the card is on trial. */
  ghost = $state<Place | null>(null);
  /** The legal place that a mouse points at. */
  hovered = $state<Place | null>(null);
  bid = $state<number | null>(null);
  /** Whether a card of the city is to be sold, and which. */
  selling = $state(false);
  sale = $state<number | null>(null);
  /** The character that the Paperboy is to bring. */
  adopted = $state<CharacterId | "nobody" | null>(null);
  closed = $state<Closed | null>(null);
  /** Where to lay the card just taken: sent as soon as that decision is open. */
  #coming = $state.raw<{ card: string; at: Place } | null>(null);
  /** The row when the last decision began, and whether it was somebody else's. */
  #seen: { row: View["row"]; waiting: boolean } = { row: [], waiting: false };

  readonly items = $derived.by(() => inEffect(this.table.items));
  readonly round = $derived(currentRound(this.items, this.view.row));
  /** What has been told of the story so far. */
  readonly pace = new Pace();
  /** The slots of the row, as far as the story has been told. */
  readonly slots: readonly Slot[] = $derived.by(() =>
    this.pace.telling ? slotsSoFar(this.pace.told, this.view.row) : this.round.slots,
  );
  readonly appeals = $derived(appealsOf(this.items));
  readonly me = $derived(
    this.view.seat === null ? null : (this.view.seats[this.view.seat] ?? null),
  );

  /** The terrain card that is selected, or has to be placed. */
  readonly card: Terrain | null = $derived.by(() => {
    if (this.placing) return this.view.placing;
    const card = this.chosen === null ? undefined : this.view.row[this.chosen];
    return card !== undefined && isTerrain(card) ? card : null;
  });
  /** The selected character. */
  readonly character: CharacterId | null = $derived.by(() => {
    if (this.adopted !== null) return this.adopted === "nobody" ? null : this.adopted;
    const card = this.chosen === null ? undefined : this.view.row[this.chosen];
    return card !== undefined && !isTerrain(card) ? card.id : null;
  });
  readonly preview: TerrainPreview | null = $derived.by(() => {
    const found = this.placing
      ? this.previews?.placing
      : this.chosen === null
        ? undefined
        : this.previews?.row[this.chosen];
    return found && "spots" in found && found.id === this.card?.id ? found : null;
  });
  readonly spots: ReadonlyMap<string, PlacePreview> = $derived(
    new Map((this.preview?.spots ?? []).map((spot) => [key(spot.at), spot])),
  );
  /** What the ghost, the selected character, or the card to be sold changes. */
  readonly change: Change | null = $derived.by(() => {
    if (this.selling) return this.previews?.sales.find((one) => one.index === this.sale) ?? null;
    if (this.adopted)
      return this.previews?.adoptions.find((one) => one.id === this.adopted) ?? null;
    if (this.card) return this.tried ? (this.spots.get(key(this.tried)) ?? null) : null;
    const found = this.chosen === null ? undefined : this.previews?.row[this.chosen];
    return found && !("spots" in found) ? found : null;
  });
  readonly spot: PlacePreview | null = $derived(
    this.change !== null && "covers" in this.change ? (this.change as PlacePreview) : null,
  );
  readonly commit: Commit | null = $derived.by(() => this.#commit());

  constructor(table: TableState) {
    super(table);
    $effect.pre(() => {
      const { items, view } = this;
      untrack(() => this.pace.follow(items, view.seat));
    });
    $effect(() => () => this.pace.close());
  }

  /** Where the card is shown: at the place on trial, or where the mouse points. */
  get tried(): Place | null {
    if (this.ghost !== null || this.hovered === null) return this.ghost;
    return this.spots.has(key(this.hovered)) ? this.hovered : null;
  }

  get placing(): boolean {
    return this.decision?.kind === "place";
  }

  /** After the Lawyer, an auction card is discarded and bids nothing (C1.5). */
  get discarding(): boolean {
    return this.decision?.kind === "bid" && this.me?.lawyer === true;
  }

  get mayTake(): boolean {
    return this.decision?.kind === "take";
  }

  /** The character that the seat is asked about: use it now or not. */
  get asked(): CharacterId | null {
    return this.optionsOf("use")[0]?.character ?? null;
  }

  /** Whether a question about a character is answered "not now" without asking; a review asks it. */
  get declines(): boolean {
    const { asked, table } = this;
    if (asked === null || table.past || justTakenBack(table.items)) return false;
    return this.previews?.use?.matters === false || this.waived(asked);
  }

  /** Whether the person has chosen not to be asked about a character again in this Era. */
  waived(character: CharacterId): boolean {
    return this.view.seat !== null && notNow.has(this.#question(character));
  }

  waive(character: CharacterId, on: boolean): void {
    if (this.view.seat !== null) notNow.set(this.#question(character), on);
  }

  #question(character: CharacterId) {
    const { seat, era } = this.view;
    return { table: this.table.id, seat: seat ?? -1, era, character };
  }

  /** What a character is likely to be worth in the end; undefined if that won't change. */
  likely(seat: number | null, character: CharacterId): number | undefined {
    const found = this.previews?.outlook.find((one) => one.seat === seat && one.id === character);
    return found?.likely;
  }

  /**
   * How many points a seat is likely to lose: those of characters that are worth less in the end.
   */
  overrated(seat: number): number {
    const worths = this.view.seats[seat]?.score?.characters ?? {};
    return (this.previews?.outlook ?? [])
      .filter((one) => one.seat === seat)
      .reduce((sum, { id, likely }) => sum + Math.max(0, (worths[id] ?? 0) - likely), 0);
  }

  // --- choosing ------------------------------------------------------------------------------

  choose(index: number): void {
    if (this.placing) return;
    this.#changeMind();
    this.#forgetSale();
    this.ghost = null;
    this.#reopen();
    this.chosen = this.chosen === index ? null : index;
    sound("paper");
    const card = this.chosen === null ? undefined : this.view.row[this.chosen];
    if (card === undefined) return;
    if (!isTerrain(card)) {
      if (!settings.kept.confirm && this.mayTake) this.commit?.run();
      return;
    }
    if (this.preview !== null) announce(t("web-places", { n: this.preview.places }));
  }

  /** Try the card there; a place that is not allowed shows the reason. */
  tryPlace(wanted: Place): void {
    if (this.card === null) return;
    this.#changeMind();
    const at = this.placeFor(wanted);
    if (!this.spots.has(key(at))) {
      void this.#ask(at);
      return;
    }
    this.#reopen();
    const again = this.ghost !== null && key(this.ghost) === key(at);
    this.ghost = at;
    this.#announceSpot();
    if (again || !settings.kept.confirm) this.commit?.run();
  }

  /** Where a card would be laid: the first one always starts the city at the same place. */
  placeFor(wanted: Place): Place {
    const [only] = this.me?.city.cards.length === 0 ? (this.preview?.spots ?? []) : [];
    return only?.at ?? wanted;
  }

  /** Move the ghost, as the arrow keys do. */
  movePlace(wanted: Place): void {
    if (this.card === null) return;
    this.#changeMind();
    const at = this.placeFor(wanted);
    this.ghost = at;
    this.#reopen();
    if (this.spots.has(key(at))) this.#announceSpot();
    else void this.#ask(at);
  }

  /** The next legal place after the ghost's; null after the last. */
  nextPlace(step: 1 | -1): Place | null {
    const spots = this.preview?.spots ?? [];
    const now = this.ghost;
    const at = now === null ? -1 : spots.findIndex((spot) => key(spot.at) === key(now));
    const first = step === 1 ? 0 : spots.length - 1;
    return spots[at < 0 ? first : at + step]?.at ?? null;
  }

  /** Where the card may lie, the places that bring the most points first. */
  get ranked(): Place[] {
    const spots = this.preview?.spots ?? [];
    return spots.toSorted((one, other) => other.points - one.points).map(({ at }) => at);
  }

  /** Try the best place, or the next best after the one on trial. */
  tryNext(): void {
    const at = following(this.ranked, this.ghost);
    if (at) this.movePlace(at);
  }

  chooseBid(card: number): void {
    if (!this.optionsOf("bid").some((one) => one.card === card)) return;
    this.#forgetSale();
    this.bid = card;
    if (!settings.kept.confirm) this.commit?.run();
  }

  startSale(): void {
    this.cancel();
    this.dropped = null;
    this.selling = true;
  }

  chooseSale(index: number): void {
    if (!this.optionsOf("sell").some((one) => one.index === index)) return;
    this.sale = this.sale === index ? null : index;
  }

  chooseAdoption(character: CharacterId | "nobody"): void {
    this.adopted = this.adopted === character ? null : character;
  }

  /** Preselect what brings the most, if that is known, so that nothing is given away by accident. */
  #chooseBest(): void {
    const best = <P extends { points: number }>(previews: readonly P[]) =>
      previews
        .filter(({ points }) => points > 0)
        .toSorted((one, other) => other.points - one.points)[0];
    if (this.discarding) this.bid = Math.min(...this.optionsOf("bid").map(({ card }) => card));
    if (!this.previews || !settings.kept.previews) return;
    const { adoptions, sales } = this.previews;
    if (this.decision?.kind === "adopt") this.adopted = best(adoptions)?.id ?? "nobody";
    if (this.decision?.kind === "sell") this.sale = best(sales)?.index ?? null;
  }

  answer(use: boolean): void {
    void this.send(this.options.find((one) => one.action === (use ? "use" : "decline")));
  }

  /** What the person still has to choose before they can commit. */
  get lacking(): Decision["kind"] {
    if (this.selling) return "sell";
    if (this.mayTake && this.card !== null) return "place";
    return this.decision?.kind ?? "take";
  }

  /** Whether something is chosen that has not been sent. */
  override get unsent(): boolean {
    return (
      this.ghost !== null ||
      (this.selling && this.decision?.kind !== "sell") ||
      this.sale !== null ||
      this.adopted !== null ||
      (this.chosen !== null && !this.placing) ||
      this.intention !== null
    );
  }

  override cancel(): void {
    this.#changeMind();
    if (this.ghost !== null) {
      this.dropped = { chosen: this.chosen, at: this.ghost };
      this.ghost = null;
    } else if (this.chosen === null && this.intention !== null) this.intend(null);
    else {
      this.#forgetSale();
      this.chosen = null;
      this.adopted = null;
    }
    this.closed = null;
    this.withdraw();
  }

  protected override tryAgain({ chosen, at }: Types["tried"]): void {
    this.chosen = chosen;
    this.movePlace(at);
  }

  // --- meaning it for later ------------------------------------------------------------------

  /** Whether a pick of this round is still to come while others act. */
  get mayPlan(): boolean {
    const { phase, order, seat } = this.view;
    if (!this.waiting || seat === null || this.me?.lawyer === true) return false;
    return phase === "bid" || (PICKING.includes(phase) && order.includes(seat));
  }

  /** The number in the row of the card that is meant for later; null if it has gone. */
  get planned(): number | null {
    const { intention } = this;
    const index = this.view.row.findIndex(({ id }) => id === intention?.card);
    return index < 0 ? null : index;
  }

  /** The terrain card that is meant for later, for the city to show where. */
  readonly plannedTerrain: Terrain | null = $derived.by(() => {
    const card = this.planned === null ? undefined : this.view.row[this.planned];
    return card !== undefined && isTerrain(card) ? card : null;
  });

  /** The intention in words. */
  get plan(): string | null {
    const { intention } = this;
    const name = intention && this.planned !== null ? this.#nameOf(intention.card) : null;
    if (intention === null || name === null) return null;
    return intention.at === null
      ? t("web-plan-take-about", { name })
      : t("web-plan-build-about", { name, at: placeName(intention.at) });
  }

  protected override outcomeOf(intention: Intention): Outcome {
    const { card, at } = intention;
    const name = this.#nameOf(card);
    if (intention.round !== this.#roundName || name === null) return { off: t("web-plan-late") };
    const index = this.planned;
    if (index === null) return { off: t("web-plan-gone", { name }) };
    if (!this.mayTake) return "later";
    const taking = this.optionsOf("take").find((one) => one.index === index);
    const meaning = JSON.stringify(this.#meaning(index, at));
    if (taking === undefined || meaning !== JSON.stringify(intention))
      return { off: t("web-plan-changed", { name }) };
    return { play: (id) => this.#take(taking, card, at, id) };
  }

  #commitPlan(): Commit | null {
    const { chosen, card, character, ghost, change } = this;
    if (!this.mayPlan || chosen === null) return null;
    if (character === null && (card === null || ghost === null || this.spot === null)) return null;
    const label =
      character === null
        ? t("web-plan-build")
        : t("web-plan-take", { name: characterName(character) });
    const sum = change && settings.kept.previews ? signed(change.points) : null;
    const run = () => {
      const meant = this.#meaning(chosen, character === null ? ghost : null);
      this.chosen = this.ghost = null;
      this.intend(meant);
      if (this.plan) announce(this.plan);
    };
    return { label, sum, run };
  }

  /** Taking that card of the row now, and what it would mean; null where it would be no move. */
  #meaning(index: number, at: Place | null): Intention | null {
    const card = this.view.row[index];
    const found = this.previews?.row[index];
    if (card === undefined || !found || this.me === null) return null;
    const spot = "spots" in found ? found.spots.find((one) => same(one.at, at)) : null;
    if (spot === undefined) return null;
    // A character's worth depends on others too: what counts is that it comes to the same city.
    const points = spot?.points ?? 0;
    return { card: card.id, at, round: this.#roundName, city: this.me.city.cards.length, points };
  }

  get #roundName(): string {
    return `${this.view.era} ${this.view.round}`;
  }

  /** A card that was on offer in this round, in words. */
  #nameOf(card: string): string | null {
    const slot = this.round.slots.find(({ key }) => key === card);
    if (slot === undefined) return null;
    const terrain = terrainOf(slot);
    return terrain ? cardWords(terrain) : characterName(card as CharacterId);
  }

  /** Somebody who chooses something else in their own turn has changed their mind. */
  #changeMind(): void {
    if (this.mayTake) this.intend(null);
  }

  // --- sending -------------------------------------------------------------------------------

  #commit(): Commit | null {
    const { decision, sale } = this;
    if (decision === null) return this.#commitPlan();
    if (this.selling && sale !== null)
      return this.#act(
        t("web-sell-this"),
        this.change,
        this.optionsOf("sell").find((one) => one.index === sale),
      );
    switch (decision.kind) {
      case "use":
        return null; // it has buttons of its own
      case "bid":
        return this.#commitBid();
      case "take":
        return this.#commitTake();
      case "place":
        return this.#act(t("web-build-here"), this.spot, this.#placing(this.ghost));
      case "adopt":
        return this.#commitAdoption();
      case "sell":
        return this.#act(t("web-sell-no-more"), null, this.optionsOf("done")[0]);
    }
  }

  #act(label: string, change: Change | null, option: Option | undefined): Commit | null {
    if (option === undefined) return null;
    const sum = change && settings.kept.previews ? signed(change.points) : null;
    return { label, sum, run: () => void this.send(option) };
  }

  #commitBid(): Commit | null {
    const option = this.optionsOf("bid").find((one) => one.card === this.bid);
    const commit = this.#act(t(this.discarding ? "web-discard" : "web-lock-bid"), null, option);
    return commit && { ...commit, sum: String(this.bid) };
  }

  #commitAdoption(): Commit | null {
    const { adopted } = this;
    if (adopted === null) return null;
    if (adopted === "nobody")
      return this.#act(t("web-adopt-nobody"), null, this.optionsOf("done")[0]);
    const option = this.optionsOf("adopt").find((one) => one.character === adopted);
    return this.#act(t("web-adopt", { name: characterName(adopted) }), this.change, option);
  }

  #commitTake(): Commit | null {
    const { card, character, ghost, spot, taking } = this;
    if (character !== null) {
      const label = t("web-take-character", { name: characterName(character) });
      return this.#act(label, this.change, taking);
    }
    if (this.preview?.places === 0) return this.#act(t("web-take-unplaceable"), null, taking);
    if (card === null || ghost === null || spot === null) return null;
    const commit = this.#act(t("web-build-here"), spot, taking);
    return commit && { ...commit, run: () => this.#take(taking, card.id, ghost) };
  }

  /** Take a card; terrain is laid as soon as the table asks for it. */
  #take(option: Option | undefined, card: string, at: Place | null, id?: string): void {
    this.#coming = at && { card, at };
    void this.send(option, id).then((granted) => granted || (this.#coming = null));
  }

  /** The option to take the selected card. */
  get taking(): OptionOf<Option, "take"> | undefined {
    return this.optionsOf("take").find((one) => one.index === this.chosen);
  }

  #placing(at: Place | null): Option | undefined {
    return this.optionsOf("place").find((one) => same(one.at, at));
  }

  // --- following the table -------------------------------------------------------------------

  /** Cards of the row are selected by number: another row clears the choices too. */
  protected override get occasion(): string {
    return `${super.occasion} ${this.view.seat} ${this.view.row.map(({ id }) => id).join(" ")}`;
  }

  protected override begin(): void {
    super.begin();
    const looked = this.#lookedAt();
    this.chosen = this.ghost = this.bid = this.adopted = this.closed = null;
    this.#forgetSale();
    this.#chooseBest();
    if (!this.placing) this.#coming = null;
    if (looked !== null) [this.chosen, this.ghost] = looked;
    this.#seen = { row: this.view.row, waiting: this.decision === null };
  }

  /**
   * What is to be seen again after others have acted: the card that somebody looked at while they
   * waited, or what they meant to do now.
   */
  #lookedAt(): [chosen: number, ghost: Place | null] | null {
    const { intention, planned, chosen, ghost } = this;
    if (this.mayTake && intention !== null && planned !== null) return [planned, intention.at];
    const { row, waiting } = this.#seen;
    if (!waiting || chosen === null || (this.decision !== null && !this.mayTake)) return null;
    const index = this.view.row.findIndex(({ id }) => id === row[chosen]?.id);
    return index < 0 ? null : [index, ghost];
  }

  /** Lay a card that was taken for a place. */
  protected override get atOnce(): Option | null {
    const coming = this.#coming;
    const here = coming !== null && this.view.placing?.id === coming.card;
    if (here) return this.#placing(coming.at) ?? null;
    return (this.declines ? this.optionsOf("decline")[0] : undefined) ?? super.atOnce;
  }

  #forgetSale(): void {
    this.selling = this.decision?.kind === "sell"; // nothing else is left to do then
    this.sale = null;
  }

  /** Forget why the last place was closed. */
  #reopen(): void {
    this.closed = null;
    this.dropped = null;
    this.withdraw();
  }

  async #ask(at: Place): Promise<void> {
    if (!this.placing && !this.mayTake) {
      // Out of turn, a person can only learn where the card may lie.
      this.#close({ at, message: t("web-not-there"), rule: "C4.3" });
      return;
    }
    // An illegal action is not among the options, so its text has to be written here.
    const verdict = await this.whyNot(`place ${key(at)}`, this.taking?.text);
    if (verdict) this.#close({ at, message: inWords(verdict), rule: verdict.rule });
  }

  #close(closed: Closed): void {
    this.closed = closed;
    sound("knock");
    announce(`${placeName(closed.at)}: ${closed.message}`);
  }

  #announceSpot(): void {
    if (this.ghost === null) return;
    const points = this.spot && settings.kept.previews ? signed(this.spot.points) : "";
    announce(`${placeName(this.ghost)} ${points}`);
  }
}

/** A refusal in the person's language, if its rule has a text. */
function inWords({ text, message }: Verdict): string {
  return say(text) ?? message ?? "";
}
