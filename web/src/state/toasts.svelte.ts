/** Short messages that appear and disappear by themselves. */

import { Refusal } from "../api/http";
import { say, t, texts } from "../texts/texts.svelte";

export interface Toast {
  key: number;
  text: string;
  /** The rule behind it, if there is one. */
  rule: string | null;
}

const SECONDS = 7;
const AT_MOST = 3;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #next = 0;

  add(text: string, rule: string | null): void {
    const toast = { key: this.#next++, text, rule };
    this.shown = [...this.shown.slice(1 - AT_MOST), toast];
    setTimeout(() => this.#remove(toast), SECONDS * 1000);
  }

  #remove(toast: Toast): void {
    this.shown = this.shown.filter((one) => one !== toast);
  }
}

export const toasts = new Toasts();

export function tell(text: string, rule: string | null = null): void {
  toasts.add(text, rule);
}

/** Why something failed, in the person's language if there is a text for it. */
export function refusalText(error: Pick<Refusal, "code" | "message" | "text">): string {
  const said = say(error.text);
  if (said !== null) return said;
  const id = `web-refused-${error.code.replaceAll("_", "-")}`;
  return texts.has(id) ? t(id, { details: error.message }) : error.message;
}

export function tellError(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  const show = () => tell(refusalText(error), error.rule);
  // Texts about mistakes in plans and documents are rarely needed, so they are loaded here.
  if (error.text && !texts.has(error.text.id)) void texts.need("errors").then(show, show);
  else show();
}
