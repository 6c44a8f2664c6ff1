/** A press of a pointer, which is a tap only as long as the pointer stays where it is. */

/** In px: less is a tap, more is a drag. */
export const SLOP = 6;

type Spot = Pick<MouseEvent, "clientX" | "clientY">;

export class Press {
  #from: Spot | null = null;
  #dragged = false;

  begin(event: Spot): void {
    this.#from = event;
    this.#dragged = false;
  }

  /** Follow the pointer; returns whether it drags. */
  follow(event: Spot): boolean {
    if (this.#from === null) return false;
    const { clientX, clientY } = this.#from;
    this.#dragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP;
    return this.#dragged;
  }

  /** The pointer is lifted; returns whether it began here and was a tap. */
  end(event: Spot): boolean {
    const tapped = this.#from !== null && !this.follow(event);
    this.#from = null;
    return tapped;
  }

  cancel(): void {
    this.#from = null;
  }
}
