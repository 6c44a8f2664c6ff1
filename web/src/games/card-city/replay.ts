/** What a replay of this game shows beside its table. */

import type { ReplayParts } from "../front";
import { t } from "../../texts/texts.svelte";
import { percentText, signed } from "../../ui/points";
import { crestOf } from "./model/kinds";
import { linesOf } from "./model/log";
import { opened } from "./model/opened";
import type { Decision, LineName, View } from "./model/types";
import { LINE_RULES } from "./rules/citations";

const KINDS: Readonly<Record<Decision["kind"], string>> = {
  keep: "web-after-kind-keep",
  divide: "web-after-kind-divide",
  choose: "web-after-kind-choose",
  build: "web-after-kind-build",
  develop: "web-after-kind-develop",
  buy: "web-after-kind-buy",
};

export const replay: ReplayParts = {
  lines: ({ view }, item) => {
    const { seats } = view as View;
    return linesOf([item], {
      names: seats.map(({ name }) => name),
      kinds: seats.map(({ kind }) => kind),
      you: null,
    });
  },
  mark: ({ view }, seat) => {
    const crest = crestOf(seat);
    const name = (view as View).seats[seat]?.name ?? "";
    return { seat, name, mark: `suit-${crest}`, tone: `suit-${crest}` };
  },
  kind: (kind) => t(KINDS[kind as Decision["kind"]]),
  line: (line) => ({
    name: t(`line-${line.replaceAll("_", "-")}`),
    rule: LINE_RULES[line as LineName],
  }),
  open: (view, seen) => opened(view as View, seen as View[]),
  offer: ({ points, chances }) =>
    t("web-after-offer", {
      chance: percentText(chances.open_taken ?? 0),
      shown: percentText(chances.open_taken_if_all_shown ?? 0),
      open: signed(points.open_to_chooser ?? 0),
      mixed: signed(points.mixed_to_chooser ?? 0),
      ownopen: signed(points.open_to_you ?? 0),
      ownmixed: signed(points.mixed_to_you ?? 0),
    }),
};
