/**
 * Tooltips: shown while a mouse rests on a thing, a finger is held on it, or the keyboard has reached
 * it. One is shown at a time; Esc, a press elsewhere and scrolling hide it.
 */

import type { Attachment } from "svelte/attachments";
import { Press } from "./press";

export interface Tip {
  title: string;
  /** What it is and does; each part may have a name of its own. */
  parts: readonly { name?: string; text: string }[];
}

interface Shown {
  node: Element;
  /** Evaluated while shown, so that it follows the table. */
  about: () => Tip | null;
}

const REST = 350; // ms that a mouse rests
const HOLD = 500; // ms that a finger is held

class Tips {
  shown = $state.raw<Shown | null>(null);

  hide(node?: Element): void {
    if (node === undefined || this.shown?.node === node) this.shown = null;
  }
}

export const tips = new Tips();

/** Gives an element a tooltip. */
export function tip(about: () => Tip | null): Attachment<HTMLElement> {
  return (node) => {
    const gone = new AbortController();
    const { signal } = gone;
    const press = new Press();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const show = () => (tips.shown = { node, about });
    const later = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      tips.hide(node);
    };

    node.addEventListener(
      "pointerenter",
      ({ pointerType }) => pointerType === "mouse" && later(REST, show),
      { signal },
    );
    node.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && leave(), {
      signal,
    });
    node.addEventListener("focus", () => node.matches(":focus-visible") && later(REST, show), {
      signal,
    });
    node.addEventListener("blur", leave, { signal });
    node.addEventListener(
      "pointerdown",
      (event) => {
        leave();
        held = false;
        if (event.pointerType !== "touch") return;
        press.begin(event);
        later(HOLD, () => {
          held = true;
          show();
        });
      },
      { signal },
    );
    node.addEventListener("pointermove", (event) => press.follow(event) && clearTimeout(timer), {
      signal,
    });
    for (const end of ["pointerup", "pointercancel"])
      node.addEventListener(end, () => clearTimeout(timer), { signal });
    node.addEventListener("contextmenu", (event) => held && event.preventDefault(), { signal });
    // Holding a finger asks for the tooltip, and chooses nothing.
    node.addEventListener(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    return () => {
      gone.abort();
      leave();
    };
  };
}
