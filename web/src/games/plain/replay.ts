/** What a replay of such a game shows beside its table. */

import { SUITS } from "../../ui/suits";
import type { ReplayParts } from "../front";
import { plainLines } from "./log";
import type { PlainView } from "./types";

export const replay: ReplayParts = {
  lines: ({ view }, item) =>
    plainLines(
      [item],
      (view as PlainView).seats.map(({ name }) => name),
    ),
  mark: ({ view }, seat) => {
    const suit = SUITS[seat % SUITS.length] ?? SUITS[0];
    const name = (view as PlainView).seats[seat]?.name ?? "";
    return { seat, name, mark: `suit-${suit}`, tone: `suit-${suit}` };
  },
  kind: (kind) => kind,
  line: (line) => ({ name: line, rule: null }),
  offer: null,
};
