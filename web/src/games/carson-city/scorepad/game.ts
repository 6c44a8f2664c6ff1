/** This game on the scorepad. */

import type { Component } from "svelte";
import type { PadGame } from "../../../scorepad/game";
import { NOTHING } from "../../../scorepad/rows";
import { t } from "../../../texts/texts.svelte";
import Portrait from "../art/Portrait.svelte";
import {
  CHARACTERS,
  characterName,
  ELEMENTS,
  elementName,
  lineName,
  LINES,
} from "../model/elements";
import { asking } from "../model/questions";
import type { CharacterId } from "../model/types";
import { CHARACTERS_RULE, LINE_RULES } from "../rules/citations";
import { boardSizes, SIDE } from "./characters";
import Characters from "./Characters.svelte";
import Drawing from "./Drawing.svelte";

const EMPTY_PARCEL = ".";
const PARCEL = 64;

export const PAD: PadGame = {
  name: "carson-city",
  theme: "",
  portraits: true,
  most: 6,
  side: SIDE,
  card: 2,
  land: EMPTY_PARCEL,
  sizes: boardSizes,
  glyphs: [EMPTY_PARCEL, ...Object.keys(ELEMENTS), NOTHING],
  glyphName: (glyph) => (glyph === NOTHING ? t("web-no-card") : elementName(glyph)),
  picture: (glyph) => {
    if (glyph === EMPTY_PARCEL) return "land-2";
    return ELEMENTS[glyph] ? `art-${ELEMENTS[glyph]}` : null;
  },
  sign: (glyph) => (ELEMENTS[glyph] ? `gl-${ELEMENTS[glyph]}` : null),
  glyphClass: () => "",
  lines: LINES.map(({ line, icon }) => ({
    line,
    icon,
    rule: LINE_RULES[line],
    name: () => lineName(line),
  })),
  characters: CHARACTERS,
  characterName: (id) => characterName(id as CharacterId),
  charactersRule: CHARACTERS_RULE,
  virtualPlayers: true,
  tieBreak: () => 0, // a tie is shared (C7.2)
  score: (engine, { rows, characters, sold }) =>
    asking(engine)("earnings", { rows, characters, sold }),
  doubts: async (engine, { rows, characters }) =>
    (await asking(engine)("doubts", { rows, characters })).doubts,
  Drawing,
  // A narrow screen has no space for the names of rows and columns.
  scale: (narrow) =>
    narrow
      ? { pitch: PARCEL, gap: 0, before: 0, after: 0 }
      : { pitch: PARCEL, gap: 0, before: 26, after: 4 },
  paletteWidth: 158,
  Beside: Characters,
  box: () => import("./box/Box.svelte"),
  Portrait: Portrait as Component<{ id: string; size: number }>,
};
