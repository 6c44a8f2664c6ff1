/** The chat names the people who wrote it, even if others sit there now. */

import { expect, it } from "vitest";
import type { Item } from "../src/api/types";
import { chatMessages } from "../src/table/chat";

const item = (number: number, kind: string, more: Partial<Item>): Item => ({
  number,
  at: 0,
  kind,
  ...more,
});

it("each line keeps the name of its author, no matter who sits there now", () => {
  const items = [
    item(1, "created", {}),
    item(2, "joined", { seat: 1, name: "Bo" }),
    item(3, "said", { seat: 1, text: "hello" }),
    item(4, "left", { seat: 1 }),
    item(5, "joined", { seat: 1, name: "Cyd" }),
    item(6, "said", { seat: 1, text: "hi" }),
  ];
  expect(chatMessages(items)).toEqual([
    { number: 3, name: "Bo", text: "hello" },
    { number: 6, name: "Cyd", text: "hi" },
  ]);
});
