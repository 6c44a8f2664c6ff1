/**
 * What a person does at the table of Carson City before sending it: a card selected, a place
 * tried, a bid chosen. What is allowed, and what it brings, comes from the server.
 */

import { key, same, type Place } from "../../../places";
import { settings } from "../../../settings/settings.svelte";
import { Choosing, type Commit, type OptionOf, type Verdict } from "../../../table/choosing.svelte";
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
  type View,
} from "./types";

interface Types {
  view: View;
  decision: Decision;
  option: Option;
  previews: Previews;
  /** A ghost: the card of the row, and the place. */
  tried: { chosen: number | null; at: Place };
}

/** A place that the person has tried and that is not allowed. */
interface Closed {
  at: Place;
  message: string;
  rule: string | null;
}

export class CarsonGame extends Choosing<Types> {
  protected override readonly forcedPause = 0;
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
  /** Where to lay the card just taken: sent as soon as the table asks for it. */
  #coming = $state.raw<{ card: string; at: Place } | null>(null);

  readonly items = $derived.by(() => inEffect(this.table.items));
  readonly round = $derived(currentRound(this.items, this.view.row));
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

  get placing(): boolean {
    return this.decision?.kind === "place";
  }

  get mayTake(): boolean {
    return this.decision?.kind === "take";
  }

  /** The character that the seat may use now or not. */
  get asked(): CharacterId | null {
    return this.optionsOf("use")[0]?.character ?? null;
  }

  // --- choosing ------------------------------------------------------------------------------

  choose(index: number): void {
    if (this.placing) return;
    this.#forgetSale();
    this.ghost = null;
    this.#reopen();
    this.chosen = this.chosen === index ? null : index;
    const card = this.chosen === null ? undefined : this.view.row[this.chosen];
    if (card === undefined) return;
    if (!isTerrain(card)) {
      if (!settings.kept.confirm && this.mayTake) this.commit?.run();
      return;
    }
    if (this.preview !== null) announce(t("web-places", { n: this.preview.places }));
  }

  /** Try the card there; a place that is not allowed shows the reason. */
  tryPlace(at: Place): void {
    if (this.card === null) return;
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

  /** Move the ghost, as the arrow keys do. */
  movePlace(at: Place): void {
    if (this.card === null) return;
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
    this.dropped = null;
    this.selling = true;
  }

  chooseSale(index: number): void {
    if (this.optionsOf("sell").some((one) => one.index === index)) this.sale = index;
  }

  chooseAdoption(character: CharacterId): void {
    this.adopted = this.adopted === character ? null : character;
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
      this.selling ||
      this.adopted !== null ||
      (this.chosen !== null && !this.placing)
    );
  }

  override cancel(): void {
    if (this.ghost !== null) {
      this.dropped = { chosen: this.chosen, at: this.ghost };
      this.ghost = null;
    } else {
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

  // --- sending -------------------------------------------------------------------------------

  #commit(): Commit | null {
    const { decision, sale } = this;
    if (decision === null) return null;
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
    const commit = this.#act(t("web-lock-bid"), null, option);
    return commit && { ...commit, sum: String(this.bid) };
  }

  #commitAdoption(): Commit | null {
    const { adopted } = this;
    if (adopted === null) return this.#act(t("web-adopt-nobody"), null, this.optionsOf("done")[0]);
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
    const run = () => {
      this.#coming = { card: card.id, at: ghost };
      void this.send(taking).then((granted) => granted || (this.#coming = null));
    };
    return commit && { ...commit, run };
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
    this.chosen = this.ghost = this.bid = this.adopted = this.closed = null;
    this.#forgetSale();
    if (this.decision?.kind === "sell") this.selling = true;
    if (!this.placing) this.#coming = null;
  }

  /** A card that was taken for a place goes there. */
  protected override get atOnce(): Option | null {
    const coming = this.#coming;
    const here = coming !== null && this.view.placing?.id === coming.card;
    return (here ? this.#placing(coming.at) : undefined) ?? super.atOnce;
  }

  #forgetSale(): void {
    this.selling = false;
    this.sale = null;
  }

  /** Forget what was in the way of another place. */
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
