/** The chat of a table. */

import type { Item } from "../api/types";

export interface ChatMessage {
  number: number;
  /** Who sat there when it was written; somebody else may sit there now. */
  name: string;
  text: string;
}

export function chatMessages(items: readonly Item[]): ChatMessage[] {
  const names = new Map<number, string>();
  const messages: ChatMessage[] = [];
  for (const { kind, number, seat = -1, name = "", text = "" } of items) {
    if (kind === "joined") names.set(seat, name);
    if (kind === "said") messages.push({ number, name: names.get(seat) ?? "", text });
  }
  return messages;
}
