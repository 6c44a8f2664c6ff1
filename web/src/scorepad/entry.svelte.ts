/**
 * Entering a city by hand. Either a glyph is held, and every touched place gets it; or a place is
 * chosen, and a glyph that is picked or typed goes there. The cursor then moves to the next place of
 * the row or, if whole cards are entered, of the card.
 */

import { same, type Place } from "../places";
import { within } from "../ui/grid";
import type { Pad } from "./pad.svelte";
import { boardOf, glyphAt, heightOf, NOTHING, widthOf } from "./rows";

export class Entry {
  #pad: Pad;
  held = $state<string | null>(null);
  cursor = $state.raw<Place | null>(null);
  /** The upper-left place of the card that is being entered. */
  card = $state.raw<Place | null>(null);
  #whole = $state(false);
  /** The glyph that the current stroke writes. */
  #brush: string | null = null;
  /** Whether the current stroke has laid any land. */
  #laid = false;

  constructor(pad: Pad) {
    this.#pad = pad;
  }

  /** Pick a glyph of the palette. */
  pick(glyph: string): void {
    if (this.held === null && this.cursor !== null) this.#type(glyph);
    else this.held = this.held === glyph ? null : glyph;
  }

  tap(at: Place): void {
    if (this.held !== null) this.beginStroke(at);
    else if (this.isOnCard(at) || same(this.cursor, at)) this.letGo();
    else this.#goTo(at);
  }

  /** Whether whole cards are entered. */
  get whole(): boolean {
    return this.#whole;
  }

  set whole(whole: boolean) {
    this.#whole = whole;
    this.letGo();
  }

  /** Whether a place belongs to the card that is being entered. */
  isOnCard(at: Place): boolean {
    return this.#placesOfCard(this.card).some((place) => same(place, at));
  }

  #goTo(at: Place): void {
    this.card = this.#whole ? this.#cardAt(at) : null;
    this.cursor = this.card ?? at;
  }

  /** The corner of a card whose first place is this one, or as close to it as the board allows. */
  #cardAt([row, column]: Place): Place {
    const { rows } = this.#pad.player;
    const last = this.#pad.game.card;
    return [Math.min(row, heightOf(rows) - last), Math.min(column, widthOf(rows) - last)];
  }

  /** The places of a card with that corner, row by row. */
  #placesOfCard(corner: Place | null): Place[] {
    if (corner === null) return [];
    const [top, left] = corner;
    const steps = Array.from({ length: this.#pad.game.card }, (_, step) => step);
    return steps.flatMap((down) => steps.map((across): Place => [top + down, left + across]));
  }

  /** Whether a touch lays a card of land: four parcels at once, and nothing over what is there. */
  get laysLand(): boolean {
    return this.#whole && this.held !== null && this.held === this.#pad.game.land;
  }

  #layLand(at: Place, stroke: boolean): void {
    const bare = this.#placesOfCard(this.#cardAt(at)).filter(
      (place) => glyphAt(this.#pad.player.rows, place) === NOTHING,
    );
    bare.forEach((place, index) =>
      this.#pad.write(place, this.held!, { stroke: stroke || index > 0 }),
    );
    this.#laid ||= bare.length > 0;
  }

  /** Whether something stands there that a stroke takes along. */
  canDrag(at: Place): boolean {
    const chosen = this.held === null && same(at, this.cursor);
    return chosen && glyphAt(this.#pad.player.rows, at) !== NOTHING;
  }

  /** Exchange two places, as where something was put beside its parcel. */
  exchange(one: Place, other: Place): void {
    const { rows } = this.#pad.player;
    const [here, there] = [glyphAt(rows, one), glyphAt(rows, other)];
    if (here === there) return;
    this.#pad.write(one, there);
    this.#pad.write(other, here, { stroke: true });
    this.leave();
  }

  /** Touching a place that already has the held glyph clears it. */
  beginStroke(at: Place): void {
    if (this.held === null) return;
    this.#laid = false;
    if (this.laysLand) return this.#layLand(at, false);
    const there = glyphAt(this.#pad.player.rows, at) === this.held;
    this.#brush = there ? NOTHING : this.held;
    this.#pad.write(at, this.#brush);
  }

  continueStroke(at: Place): void {
    if (this.laysLand) return this.#layLand(at, this.#laid);
    const now = glyphAt(this.#pad.player.rows, at);
    if (this.#brush !== null && now !== this.#brush)
      this.#pad.write(at, this.#brush, { stroke: true });
  }

  letGo(): void {
    this.held = null;
    this.leave();
  }

  /** Clear the cursor. */
  leave(): void {
    this.cursor = null;
    this.card = null;
  }

  /** Handle a key pressed at a place; returns whether it did anything. */
  press(pressed: string, at: Place): boolean {
    if (pressed === "Escape") this.letGo();
    else if (pressed === "Backspace" || pressed === "Delete") this.#erase(at);
    else if (pressed === "Enter") this.tap(at);
    else {
      const glyph = this.#glyphFor(pressed);
      if (glyph === null) return false;
      if (!this.isOnCard(at)) this.#goTo(at);
      this.#type(glyph);
    }
    return true;
  }

  /**
   * The glyph of a key; a lower-case letter works unless it is a glyph itself, and a dot leaves a
   * place free unless it is an empty parcel.
   */
  #glyphFor(pressed: string): string | null {
    const wanted = pressed === " " ? NOTHING : pressed;
    const { glyphs } = this.#pad.game;
    const found = glyphs.find((glyph) => glyph === wanted);
    if (found !== undefined) return found;
    if (wanted === ".") return NOTHING;
    return glyphs.find((glyph) => glyph === wanted.toUpperCase()) ?? null;
  }

  #type(glyph: string): void {
    if (this.#whole && this.card === null) this.#goTo(this.cursor ?? [0, 0]);
    const at = within(boardOf(this.#pad.player.rows), this.cursor ?? [0, 0]);
    // Undo takes back a whole card.
    const begun = this.card !== null && !same(at, this.card);
    this.#pad.write(at, glyph, { stroke: begun });
    if (this.card === null) this.cursor = this.#after(at);
    else this.#nextOfCard(at);
  }

  /** Go on to the next parcel of the card, or to the place to the right of it. */
  #nextOfCard(at: Place): void {
    const places = this.#placesOfCard(this.card);
    const next = places[places.findIndex((place) => same(place, at)) + 1];
    if (next !== undefined) {
      this.cursor = next;
      return;
    }
    const [top, left] = places[0]!;
    const beside = left + this.#pad.game.card;
    this.card = null;
    this.cursor = beside < widthOf(this.#pad.player.rows) ? [top, beside] : null;
  }

  /** Clear this place; or, if it is empty as after typing, the place before it. */
  #erase(at: Place): void {
    const here = glyphAt(this.#pad.player.rows, at) !== NOTHING;
    const place = here ? at : this.#before(at);
    this.cursor = place;
    this.#pad.write(place, NOTHING);
  }

  #after([row, column]: Place): Place {
    const { rows } = this.#pad.player;
    if (column + 1 < widthOf(rows)) return [row, column + 1];
    return row + 1 < heightOf(rows) ? [row + 1, 0] : [row, column];
  }

  #before([row, column]: Place): Place {
    const places = this.#placesOfCard(this.card);
    const at = places.findIndex((place) => same(place, [row, column]));
    if (at > 0) return places[at - 1]!;
    if (column > 0) return [row, column - 1];
    return row > 0 ? [row - 1, widthOf(this.#pad.player.rows) - 1] : [row, column];
  }
}
