/** What the pad has to know of a game in order to draw it and to ask about it. */

import type { Component } from "svelte";
import type { Engine } from "../engine/engine";
import type { Place } from "../places";
import type { Pad } from "./pad.svelte";
import type { Rows } from "./rows";
import type { Player } from "./table";

/** The engine's answer about a city. */
export interface Score {
  lines: Record<string, number>;
  characters: Record<string, number>;
  total: number;
  earnings: { line: string; at: [number, number]; points: number }[];
}

export interface SheetLine {
  line: string;
  icon: string;
  /** Where it is told how it is counted. */
  rule: string;
  name: () => string;
}

/** The size of a place in units of the drawing, and the room before and after all of them. */
export interface Scale {
  pitch: number;
  before: number;
  after: number;
}

/** What a city is drawn from. */
export interface DrawingProps {
  rows: Rows;
  wide: number;
  high: number;
  before: number;
  /** Points by place. */
  earned: ReadonlyMap<string, number>;
  /** Whether only the points of one line are shown. */
  lit: boolean;
  /** Places to be pointed out. */
  pointed: readonly Place[];
}

/** What stands beside the city of a player, to enter what the city does not show. */
export interface BesideProps {
  pad: Pad;
  engine: Engine;
  score: Score | null;
  onPoint: (places: readonly Place[]) => void;
}

export interface PadGame {
  name: string;
  /** The class that dresses the page in the game's colours. */
  theme: string;
  portraits: boolean;
  /** The most players at a table. */
  most: number;
  /** The length of a board's side. */
  side: number;
  /** The sizes that a player's board can have. */
  sizes: (player: Player) => readonly Place[];
  /** What can stand on a board, in the order of the palette; nothing at all comes last. */
  glyphs: readonly string[];
  glyphName: (glyph: string) => string;
  /** The picture of a glyph, its sign in black and white, and its class; there is none of nothing. */
  picture: (glyph: string) => string | null;
  sign: (glyph: string) => string | null;
  glyphClass: (glyph: string) => string;
  lines: readonly SheetLine[];
  /** The characters that players can have, in their order. */
  characters: readonly string[];
  characterName: (character: string) => string;
  /** Where it is told what characters bring. */
  charactersRule: string;
  /** Whether some players build no city: only their total is written down. */
  virtualPlayers: boolean;
  /** What decides between players with the same total; the tie is shared where that is equal too. */
  tieBreak: (player: Player) => number;
  score: (engine: Engine, player: Player) => Promise<Score>;
  /** How a city is drawn, and at which scale on a narrow screen and on others. */
  Drawing: Component<DrawingProps>;
  scale: (narrow: boolean) => Scale;
  /** The column of the palette, in px, where it stands beside the board. */
  paletteWidth: number;
  Beside: Component<BesideProps>;
  /** The portrait of a character in the score sheet, if the game has any. */
  Portrait: Component<{ id: string; size: number }> | null;
}
