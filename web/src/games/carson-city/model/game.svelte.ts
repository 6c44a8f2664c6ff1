/**
 * What a person does at the table of Carson City before sending it: a card selected, a place
 * tried, a bid chosen. What is allowed, and what it brings, comes from the server.
 */

import { key, type Place } from "../../../places";
import { get, Refusal } from "../../../api/http";
import { settings } from "../../../settings/settings.svelte";
import type { TableState } from "../../../state/table.svelte";
import { inEffect } from "../../../table/log";
import { t, texts } from "../../../texts/texts.svelte";
import { announce } from "../../../ui/Announcer.svelte";
import { signed } from "../../../ui/points";
import { characterName } from "./elements";
import { placeName } from "./geometry";
import { currentRound } from "./round";
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
  type Verdict,
  type View,
} from "./types";

/** The options of one type of action. */
type OptionOf<A, O = Option> = O extends { action: infer B } ? (A extends B ? O : never) : never;

/** What the commit button would do. */
interface Commit {
  label: string;
  sum: string | null;
  run: () => void;
}

/** A place that the person has tried and that is not allowed. */
interface Closed {
  at: Place;
  message: string;
  rule: string | null;
}

export class CarsonGame {
  /** The selected card of the row. */
  chosen = $state<number | null>(null);
  /** Where the card is on trial. */
  ghost = $state<Place | null>(null);
  bid = $state<number | null>(null);
  /** Whether a card of the city is to be sold, and which. */
  selling = $state(false);
  sale = $state<number | null>(null);
  adopted = $state<CharacterId | null>(null);
  closed = $state<Closed | null>(null);
  /** A ghost that was taken back. */
  #dropped = $state.raw<{ chosen: number | null; at: Place } | null>(null);
  previews = $state.raw<Previews | null>(null);
  /** Where to lay the card just taken: sent as soon as the table asks for it. */
  #coming: { card: string; at: Place } | null = null;
  #undone = false;

  readonly view: View = $derived.by(() => this.table.update?.view as View);
  readonly decision: Decision | null = $derived.by(
    () => (this.table.update?.decision ?? null) as Decision | null,
  );
  readonly items = $derived.by(() => inEffect(this.table.items));
  readonly round = $derived(currentRound(this.items, this.view.row));
  readonly options = $derived(this.decision?.options ?? []);
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
    const card = this.chosen === null ? undefined : this.view.row[this.chosen];
    return this.adopted ?? (card !== undefined && !isTerrain(card) ? card.id : null);
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
    if (this.card) return this.ghost ? (this.spots.get(key(this.ghost)) ?? null) : null;
    const found = this.chosen === null ? undefined : this.previews?.row[this.chosen];
    return found && !("spots" in found) ? found : null;
  });
  readonly spot: PlacePreview | null = $derived(
    this.change !== null && "covers" in this.change ? (this.change as PlacePreview) : null,
  );
  readonly commit: Commit | null = $derived.by(() => this.#commit());

  constructor(readonly table: TableState) {
    $effect(() => this.#fetchPreviews());
    $effect(() => this.#start());
  }

  get placing(): boolean {
    return this.decision?.kind === "place";
  }

  get mayTake(): boolean {
    return this.decision?.kind === "take";
  }

  optionsOf<A extends Option["action"]>(action: A): OptionOf<A>[] {
    return this.options.filter((one) => one.action === action) as OptionOf<A>[];
  }

  /** The character that the seat may use now or not. */
  get asked(): CharacterId | null {
    return this.optionsOf("use")[0]?.character ?? null;
  }

  name(seat: number): string {
    const own = this.view.seat === seat && this.table.ownSeats.length < 2;
    return own ? t("you") : (this.view.seats[seat]?.name ?? "");
  }

  // --- choosing ------------------------------------------------------------------------------

  choose(index: number): void {
    if (this.placing) return;
    this.#forgetSale();
    this.ghost = null;
    this.closed = null;
    this.#dropped = null;
    this.chosen = this.chosen === index ? null : index;
    const card = this.chosen === null ? undefined : this.view.row[this.chosen];
    if (card === undefined) return;
    if (!isTerrain(card)) {
      if (!settings.kept.confirm && this.mayTake) this.commit?.run();
      return;
    }
    announce(t("web-places", { n: this.preview?.places ?? 0 }));
  }

  /** Try the card there; a place that is not allowed shows the reason. */
  tryPlace(at: Place): void {
    if (this.card === null) return;
    if (!this.spots.has(key(at))) {
      void this.#ask(at);
      return;
    }
    this.closed = null;
    this.#dropped = null;
    const again = this.ghost !== null && key(this.ghost) === key(at);
    this.ghost = at;
    this.#announceSpot();
    if (again || !settings.kept.confirm) this.commit?.run();
  }

  /** Move the ghost, as the arrow keys do. */
  movePlace(at: Place): void {
    if (this.card === null) return;
    this.ghost = at;
    this.closed = null;
    this.#dropped = null;
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

  /** One of the places that bring the most points. */
  bestPlace(): Place | null {
    return this.preview?.spots.find((spot) => spot.points === this.preview?.best)?.at ?? null;
  }

  chooseBid(card: number): void {
    if (!this.optionsOf("bid").some((one) => one.card === card)) return;
    this.#forgetSale();
    this.bid = card;
    if (!settings.kept.confirm) this.commit?.run();
  }

  startSale(): void {
    this.cancel();
    this.#dropped = null;
    this.selling = true;
  }

  chooseSale(index: number): void {
    if (this.optionsOf("sell").some((one) => one.index === index)) this.sale = index;
  }

  chooseAdoption(character: CharacterId): void {
    this.adopted = this.adopted === character ? null : character;
  }

  answer(use: boolean): void {
    const option = this.options.find((one) => one.action === (use ? "use" : "decline"));
    if (option) this.#send(option.text);
  }

  /** What the person still has to choose before they can commit. */
  get lacking(): Decision["kind"] {
    if (this.selling) return "sell";
    if (this.mayTake && this.card !== null) return "place";
    return this.decision?.kind ?? "take";
  }

  /** Whether something is chosen that has not been sent. */
  get unsent(): boolean {
    return (
      this.ghost !== null ||
      this.selling ||
      this.adopted !== null ||
      (this.chosen !== null && !this.placing)
    );
  }

  cancel(): void {
    if (this.ghost !== null) {
      this.#dropped = { chosen: this.chosen, at: this.ghost };
      this.ghost = null;
      this.closed = null;
      return;
    }
    this.#forgetSale();
    this.chosen = null;
    this.adopted = null;
    this.closed = null;
  }

  undo(): void {
    if (this.unsent) this.cancel();
    else if (this.table.update?.undo) {
      this.#undone = true;
      void this.table.undo();
    }
  }

  get redoable(): boolean {
    return this.#dropped !== null || this.table.undone !== null;
  }

  /** Redo what was taken back: lay the card there again, or play the action again. */
  redo(): void {
    const dropped = this.#dropped;
    if (dropped !== null) {
      this.chosen = dropped.chosen;
      this.movePlace(dropped.at);
    } else if (this.table.undone !== null) this.#send(this.table.undone);
  }

  // --- sending -------------------------------------------------------------------------------

  #commit(): Commit | null {
    const act = (label: string, change: Change | null, run: () => void): Commit => ({
      label,
      sum: change && settings.kept.previews ? signed(change.points) : null,
      run,
    });
    const { sale, adopted, chosen, ghost, bid } = this;
    if (this.selling && sale !== null)
      return act(t("web-sell-this"), this.change, () => this.#send(`sell ${sale}`));
    switch (this.decision?.kind) {
      case "bid":
        if (bid === null) return null;
        return { label: t("web-lock-bid"), sum: String(bid), run: () => this.#send(`bid ${bid}`) };
      case "place":
        if (ghost === null || this.spot === null) return null;
        return act(t("web-build-here"), this.spot, () => this.#send(`place ${key(ghost)}`));
      case "take":
        return this.#commitTake(chosen, act);
      case "adopt":
        return adopted === null
          ? act(t("web-adopt-nobody"), null, () => this.#send("done"))
          : act(t("web-adopt", { name: characterName(adopted) }), this.change, () =>
              this.#send(`adopt ${adopted}`),
            );
      case "sell":
        return act(t("web-sell-no-more"), null, () => this.#send("done"));
      default:
        return null;
    }
  }

  #commitTake(
    chosen: number | null,
    act: (label: string, change: Change | null, run: () => void) => Commit,
  ): Commit | null {
    const card = chosen === null ? undefined : this.view.row[chosen];
    if (card === undefined) return null;
    const take = () => this.#send(`take ${chosen}`);
    if (!isTerrain(card))
      return act(t("web-take-character", { name: characterName(card.id) }), this.change, take);
    if (this.preview?.places === 0) return act(t("web-take-unplaceable"), null, take);
    const { ghost } = this;
    if (ghost === null || this.spot === null) return null;
    return act(t("web-build-here"), this.spot, () => {
      this.#coming = { card: card.id, at: ghost };
      take();
    });
  }

  #send(action: string): void {
    this.#undone = false;
    void this.table.play(action).then((granted) => {
      if (!granted) this.#coming = null;
    });
  }

  // --- following the table -------------------------------------------------------------------

  #fetchPreviews(): void {
    const { seat, number } = this.table;
    if (seat === null || this.table.facts?.phase !== "playing") {
      this.previews = null;
      return;
    }
    const path = `/api/tables/${this.table.id}/previews?seat=${seat}`;
    get<{ number: number; previews: Previews }>(path).then(
      (answer) => {
        if (this.table.number === number && this.table.seat === seat)
          this.previews = answer.previews;
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error; // the table already shows what is wrong
      },
    );
  }

  /** Start a new decision: clear the choices for the last one, and play a forced move. */
  #start(): void {
    const { decision } = this;
    const opened = `${this.table.update?.opened} ${this.view.seat} ${this.view.row.length}`;
    if (opened === this.#opened && decision?.kind === this.#kind) return;
    this.#opened = opened;
    this.#kind = decision?.kind;
    this.chosen = this.ghost = this.bid = this.adopted = this.closed = null;
    this.#dropped = null;
    this.#forgetSale();
    if (decision?.kind === "sell") this.selling = true;
    if (decision !== null) this.#follow(decision);
  }

  #opened = "";
  #kind: Decision["kind"] | undefined;

  #follow(decision: Decision): void {
    const coming = this.#coming;
    this.#coming = null;
    const [only, another] = decision.options;
    if (coming && decision.kind === "place" && this.view.placing?.id === coming.card)
      this.#send(`place ${key(coming.at)}`);
    else if (only !== undefined && another === undefined && !this.#undone) this.#send(only.text);
  }

  #forgetSale(): void {
    this.selling = false;
    this.sale = null;
  }

  async #ask(at: Place): Promise<void> {
    if (!this.placing && !this.mayTake) {
      // Out of turn, a person can only learn where the card may lie.
      this.#close({ at, message: t("web-not-there"), rule: "C4" });
      return;
    }
    const asked = new URLSearchParams({
      seat: String(this.table.seat),
      action: `place ${key(at)}`,
    });
    if (!this.placing) asked.set("after", `take ${this.chosen}`);
    const verdict = await get<Verdict>(`/api/tables/${this.table.id}/why?${asked}`).catch(
      () => null,
    );
    if (verdict?.message) this.#close({ at, message: inWords(verdict), rule: verdict.rule });
  }

  #close(closed: Closed): void {
    this.closed = closed;
    announce(`${placeName(closed.at)}: ${closed.message}`);
  }

  #announceSpot(): void {
    if (this.ghost === null) return;
    const points = this.spot && settings.kept.previews ? signed(this.spot.points) : "";
    announce(`${placeName(this.ghost)} ${points}`);
  }
}

/** A refusal in the person's language, if there is a text for its rule. */
function inWords({ rule, message }: Verdict): string {
  const id = `web-why-${rule?.toLowerCase().replaceAll(".", "-")}`;
  return texts.has(id) ? t(id) : (message ?? "");
}
