/**
 * Tooltips: shown while a mouse rests on a thing, a finger is held on it, or the keyboard has reached
 * it. One is shown at a time; Esc, a press elsewhere and scrolling hide it.
 */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
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

    // An element that is removed while it has the focus loses it in the middle of an update of the
    // page, where no plain listener may change any state.
    const listen = <E extends keyof HTMLElementEventMap>(
      type: E,
      handle: (event: HTMLElementEventMap[E]) => unknown,
      capture = false,
    ) => on(node, type, handle as EventListener, { signal, capture });

    listen("pointerenter", ({ pointerType }) => pointerType === "mouse" && later(REST, show));
    listen("pointerleave", ({ pointerType }) => pointerType === "mouse" && leave());
    listen("focus", () => node.matches(":focus-visible") && later(REST, show));
    listen("blur", leave);
    listen("pointerdown", (event) => {
      leave();
      held = false;
      if (event.pointerType !== "touch") return;
      press.begin(event);
      later(HOLD, () => {
        held = true;
        show();
      });
    });
    listen("pointermove", (event) => press.follow(event) && clearTimeout(timer));
    for (const end of ["pointerup", "pointercancel"] as const)
      listen(end, () => clearTimeout(timer));
    listen("contextmenu", (event) => held && event.preventDefault());
    // Holding a finger asks for the tooltip, and chooses nothing.
    const swallow = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    listen("click", swallow, true);
    return () => {
      gone.abort();
      leave();
    };
  };
}
