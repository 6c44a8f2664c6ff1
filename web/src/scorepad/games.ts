/** What the pad has to know of each game in order to draw it and to ask about it. */

import {
  ELEMENTS,
  elementName,
  LINES as CARSON_LINES,
  lineName,
} from "../games/carson-city/model/elements";
import { isKind, KINDS } from "../games/card-city/model/glyphs";
import { kindName, LINES as CARD_CITY_LINES, picture } from "../games/card-city/model/kinds";
import type { Engine } from "../engine/engine";
import type { GameName } from "../games";
import {
  CARD_CITY_LINES as CARD_CITY_RULES,
  CARSON_LINES as CARSON_RULES,
} from "../rules/citations";
import { t } from "../texts/texts.svelte";
import { NOTHING } from "./rows";
import type { Player } from "./table";

/** The engine's answer about a city. */
export interface Score {
  lines: Record<string, number>;
  characters: Record<string, number>;
  total: number;
  earnings: { line: string; at: [number, number]; points: number }[];
}

export interface Line {
  line: string;
  icon: string;
  /** Where it is told how it is counted. */
  rule: string;
  name: () => string;
}

export interface PadGame {
  name: GameName;
  /** The most players at a table. */
  most: number;
  /** The length of a board's side. */
  side: number;
  /** What can stand on a board, in the order of the palette; nothing at all comes last. */
  glyphs: readonly string[];
  lines: readonly Line[];
  glyphName: (glyph: string) => string;
  /** The picture of a glyph; there is none of nothing. */
  picture: (glyph: string) => string | null;
  score: (engine: Engine, player: Player) => Promise<Score>;
}

const EMPTY_PARCEL = ".";

export const CARSON_CITY: PadGame = {
  name: "carson-city",
  most: 6,
  side: 8,
  glyphs: [EMPTY_PARCEL, ...Object.keys(ELEMENTS), NOTHING],
  lines: CARSON_LINES.map(({ line, icon }) => ({
    line,
    icon,
    rule: CARSON_RULES[line],
    name: () => lineName(line),
  })),
  glyphName: (glyph) => (glyph === NOTHING ? t("web-no-card") : elementName(glyph)),
  picture: (glyph) => {
    if (glyph === EMPTY_PARCEL) return "land-2";
    return ELEMENTS[glyph] ? `art-${ELEMENTS[glyph]}` : null;
  },
  score: (engine, { rows, characters, sold }) =>
    engine.ask("earnings", "carson-city", { rows, characters, sold }),
};

const CARD_CITY_ICONS: Readonly<Record<string, string>> = {
  residential: "cg-residential",
  free_cells: "ic-minus",
  coins: "ic-dollar",
};

export const CARD_CITY: PadGame = {
  name: "card-city",
  most: 4,
  side: 5,
  glyphs: [...KINDS, NOTHING],
  lines: CARD_CITY_LINES.map((line) => ({
    line,
    icon: CARD_CITY_ICONS[line] ?? "ic-sheet",
    rule: CARD_CITY_RULES[line],
    name: () => t(`line-${line.replaceAll("_", "-")}`),
  })),
  glyphName: (glyph) => (isKind(glyph) ? kindName(glyph) : t("web-pad-free-cell")),
  picture: (glyph) => (isKind(glyph) ? picture(glyph) : null),
  score: async (engine, { rows, coins }) => ({
    ...(await engine.ask("earnings", "card-city", { rows, coins })),
    characters: {},
  }),
};

export const PAD_GAMES: Record<GameName, PadGame> = {
  "carson-city": CARSON_CITY,
  "card-city": CARD_CITY,
};
