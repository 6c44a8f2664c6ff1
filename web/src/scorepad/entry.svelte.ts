/**
 * Entering a city by hand. Either a glyph is held, and every place that is touched gets it; or a
 * place is chosen, and a glyph that is picked or typed goes there and moves on to the next place.
 */

import { same, type Box, type Place } from "../places";
import { arrowTarget, within } from "../ui/grid";
import type { Pad } from "./pad.svelte";
import { glyphAt, heightOf, NOTHING, widthOf } from "./rows";

export class Entry {
  #pad: Pad;
  held = $state<string | null>(null);
  cursor = $state.raw<Place | null>(null);
  /** The glyph that the current stroke writes. */
  #brush: string | null = null;

  constructor(pad: Pad) {
    this.#pad = pad;
  }

  /** A glyph of the palette. */
  pick(glyph: string): void {
    if (this.held === null && this.cursor !== null) this.#type(glyph);
    else this.held = this.held === glyph ? null : glyph;
  }

  tap(at: Place): void {
    if (this.held !== null) this.beginStroke(at);
    else this.cursor = same(this.cursor, at) ? null : at;
  }

  /** Touching a place that already has the held glyph clears it. */
  beginStroke(at: Place): void {
    if (this.held === null) return;
    const there = glyphAt(this.#pad.player.rows, at) === this.held;
    this.#brush = there ? NOTHING : this.held;
    this.#pad.write(at, this.#brush);
  }

  continueStroke(at: Place): void {
    const now = glyphAt(this.#pad.player.rows, at);
    if (this.#brush !== null && now !== this.#brush)
      this.#pad.write(at, this.#brush, { stroke: true });
  }

  letGo(): void {
    this.held = null;
    this.cursor = null;
  }

  /** Handle a key pressed at a place; returns whether it meant something. */
  press(pressed: string, at: Place): boolean {
    const to = arrowTarget(pressed, at, this.#board);
    if (to) this.cursor = to;
    else if (pressed === "Escape") this.letGo();
    else if (pressed === "Backspace" || pressed === "Delete") this.#erase(at);
    else if (pressed === "Enter") this.tap(at);
    else {
      const glyph = this.#glyphFor(pressed);
      if (glyph === null) return false;
      this.cursor = at;
      this.#type(glyph);
    }
    return true;
  }

  /** The glyph of a key; a lower-case letter works unless it is a glyph itself. */
  #glyphFor(pressed: string): string | null {
    const wanted = pressed === " " ? NOTHING : pressed;
    const { glyphs } = this.#pad.game;
    const found = glyphs.find((glyph) => glyph === wanted);
    return found ?? glyphs.find((glyph) => glyph === wanted.toUpperCase()) ?? null;
  }

  #type(glyph: string): void {
    const at = within(this.#board, this.cursor ?? [0, 0]);
    this.#pad.write(at, glyph);
    this.cursor = this.#after(at);
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
    if (column > 0) return [row, column - 1];
    return row > 0 ? [row - 1, widthOf(this.#pad.player.rows) - 1] : [row, column];
  }

  get #board(): Box {
    const { rows } = this.#pad.player;
    return { top: 0, left: 0, bottom: heightOf(rows) - 1, right: widthOf(rows) - 1 };
  }
}
