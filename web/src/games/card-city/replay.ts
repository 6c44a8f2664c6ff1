/** What a replay of this game shows beside its table. */

import type { ReplayParts } from "../front";
import { crestOf } from "./model/kinds";
import { linesOf } from "./model/log";
import type { View } from "./model/types";

export const replay: ReplayParts = {
  lines: ({ view }, item) =>
    linesOf([item], { names: (view as View).seats.map((seat) => seat.name), you: null }),
  mark: ({ view }, seat) => {
    const crest = crestOf(seat);
    const name = (view as View).seats[seat]?.name ?? "";
    return { seat, name, mark: `suit-${crest}`, tone: `suit-${crest}` };
  },
};
