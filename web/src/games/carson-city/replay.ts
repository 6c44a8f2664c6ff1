/** What a replay of this game shows beside its table. */

import type { ReplayParts } from "../front";
import { t } from "../../texts/texts.svelte";
import { lineName } from "./model/elements";
import { logParts } from "./model/log";
import { opened } from "./model/opened";
import type { Decision, LineName, View } from "./model/types";
import { LINE_RULES } from "./rules/citations";

const KINDS: Readonly<Record<Decision["kind"], string>> = {
  bid: "web-after-kind-bid",
  take: "web-after-kind-take",
  place: "web-after-kind-place",
  use: "web-after-kind-use",
  adopt: "web-after-kind-adopt",
  sell: "web-after-kind-sell",
};

export const replay: ReplayParts = {
  lines: ({ view }, item) => {
    const { seats } = view as View;
    const cast = {
      names: seats.map(({ name }) => name),
      kinds: seats.map(({ kind }) => kind),
      you: null,
    };
    return logParts([item], seats, cast).flatMap((part) => part.lines);
  },
  mark: ({ view }, seat) => {
    const { name = "", suit = "star" } = (view as View).seats[seat] ?? {};
    return { seat, name, mark: `suit-${suit}`, tone: `suit-${suit}` };
  },
  kind: (kind) => t(KINDS[kind as Decision["kind"]]),
  line: (line) => ({ name: lineName(line as LineName), rule: LINE_RULES[line as LineName] }),
  open: (view, seen) => opened(view as View, seen as View[]),
  offer: null,
};
