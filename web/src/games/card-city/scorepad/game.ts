/** This game on the scorepad. */

import { THEME } from "../art/theme";
import type { PadGame } from "../../../scorepad/game";
import { NOTHING } from "../../../scorepad/rows";
import { t } from "../../../texts/texts.svelte";
import { CELL, PITCH } from "../art/outline";
import { isKind, KINDS } from "../model/glyphs";
import { kindName, LINES, picture, sign } from "../model/kinds";
import { SIDE } from "../model/places";
import { asking } from "../model/questions";
import type { LineName } from "../model/types";
import { LINE_RULES } from "../rules/citations";
import Beside from "./Beside.svelte";
import Drawing from "./Drawing.svelte";

const ICONS: Readonly<Record<LineName, string>> = {
  residential: "cg-residential",
  free_cells: "ic-minus",
  coins: "ic-dollar",
};

export const PAD: PadGame = {
  name: "card-city",
  theme: THEME,
  portraits: false,
  most: 4,
  side: SIDE,
  card: 1,
  land: null,
  sizes: () => [[SIDE, SIDE]],
  glyphs: [...KINDS, NOTHING],
  glyphName: (glyph) => (isKind(glyph) ? kindName(glyph) : t("web-pad-free-cell")),
  picture: (glyph) => (isKind(glyph) ? picture(glyph) : null),
  sign: (glyph) => (isKind(glyph) ? sign(glyph) : null),
  glyphClass: (glyph) => `kind-${glyph}`,
  lines: LINES.map((line) => ({
    line,
    icon: ICONS[line],
    rule: LINE_RULES[line],
    name: () => t(`line-${line.replaceAll("_", "-")}`),
  })),
  characters: [],
  characterName: () => "",
  charactersRule: "",
  virtualPlayers: false,
  tieBreak: ({ coins }) => coins, // coins come first (K6.2)
  score: async (engine, { rows, coins }) => ({
    ...(await asking(engine)("earnings", { rows, coins })),
    characters: {},
  }),
  doubts: async (engine, { rows }) => (await asking(engine)("doubts", { rows })).doubts,
  Drawing,
  scale: () => ({ pitch: PITCH, gap: PITCH - CELL, before: 26, after: 10 }),
  paletteWidth: 112,
  Beside,
  box: null,
  Portrait: null,
};
