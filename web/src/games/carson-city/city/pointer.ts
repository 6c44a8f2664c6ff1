/** Pointers on the board: a tap tries a place, and dragging the ghost moves the card. */

import { key, same, type Place } from "../../../places";
import { Press } from "../../../ui/press";
import type { CarsonGame } from "../model/game.svelte";
import { cardAt } from "../model/geometry";

const ABOVE_FINGER = 1.2; // parcels

export interface Surface {
  /** Where a pointer is, in rows and columns; null while nothing is drawn. */
  pointAt: (event: PointerEvent) => readonly [row: number, column: number] | null;
  /** A finger has laid the card. */
  onTouched: (event: PointerEvent) => void;
}

export class BoardPointer {
  readonly #press = new Press();
  /** Whether the press began on the ghost. */
  #gripped = false;

  constructor(
    readonly game: CarsonGame,
    readonly surface: Surface,
  ) {}

  /** Whether a press there grips the card, and not what lies below it. */
  grips(event: PointerEvent): boolean {
    const point = this.surface.pointAt(event);
    const { card, ghost } = this.game;
    if (point === null || card === null || ghost === null) return false;
    return Math.abs(point[0] - ghost[0] - 1) < 1 && Math.abs(point[1] - ghost[1] - 1) < 1;
  }

  down(event: PointerEvent & { currentTarget: HTMLElement }): void {
    if (event.button !== 0) return;
    this.#press.begin(event);
    this.#gripped = this.grips(event);
    if (!this.#gripped) return;
    event.preventDefault(); // the pointer drags the card and nothing else
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const point = this.surface.pointAt(event);
    if (!point) return;
    if (event.buttons === 0) this.#hover(event, nearest(point));
    else if (this.#press.follow(event) && this.#gripped) {
      const lifted = event.pointerType === "touch" ? ABOVE_FINGER : 0;
      const at = nearest([point[0] - lifted, point[1]]);
      if (!same(at, this.game.ghost) && this.game.spots.has(key(at))) this.game.movePlace(at);
    }
  }

  up(event: PointerEvent): void {
    const point = this.surface.pointAt(event);
    const tapped = this.#press.end(event);
    this.#gripped = false;
    if (!point || !tapped) return;
    if (this.game.selling) {
      const index = cardAt(this.game.me?.city.cards ?? [], parcel(point));
      if (index !== null) this.game.chooseSale(index);
      return;
    }
    const before = this.game.ghost;
    this.game.tryPlace(nearest(point));
    if (event.pointerType === "touch" && before === null && this.game.ghost !== null)
      this.surface.onTouched(event);
  }

  letGo(): void {
    this.#press.cancel();
    this.#gripped = false;
  }

  leave(): void {
    this.game.hovered = null;
  }

  /** A mouse shows what the card would bring where it points. */
  #hover(event: PointerEvent, at: Place): void {
    if (event.pointerType !== "mouse") return;
    const { hovered, spots } = this.game;
    const place = this.game.placeFor(at);
    const next = spots.has(key(place)) ? place : null;
    if (next === null || !same(next, hovered)) this.game.hovered = next;
  }
}

/** The parcel that a point lies in. */
function parcel([row, column]: readonly [number, number]): Place {
  return [Math.floor(row), Math.floor(column)];
}

/** The place whose card would have its middle nearest to a point. */
function nearest([row, column]: readonly [number, number]): Place {
  return [Math.round(row) - 1, Math.round(column) - 1];
}
