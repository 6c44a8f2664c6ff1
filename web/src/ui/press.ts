/** A pointer press, which is a tap only if the pointer stays where it is. */

/** In px: a shorter movement is a tap, a longer one a drag. */
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

  /** The pointer was lifted; returns whether it was a tap that began here. */
  end(event: Spot): boolean {
    const tapped = this.#from !== null && !this.follow(event);
    this.#from = null;
    return tapped;
  }

  cancel(): void {
    this.#from = null;
  }
}
