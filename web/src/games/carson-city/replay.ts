/** What a replay of this game shows beside its table. */

import type { ReplayParts } from "../front";
import { logParts } from "./model/log";
import type { View } from "./model/types";

export const replay: ReplayParts = {
  lines: ({ view }, item) => {
    const { seats } = view as View;
    const cast = { names: seats.map((seat) => seat.name), you: null };
    return logParts([item], seats, cast).flatMap((part) => part.lines);
  },
  mark: ({ view }, seat) => {
    const { name = "", suit = "star" } = (view as View).seats[seat] ?? {};
    return { seat, name, mark: `suit-${suit}`, tone: `suit-${suit}` };
  },
};
