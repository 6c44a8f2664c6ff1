/** What the pad needs to know about a game to draw and score it. */

import type { Component } from "svelte";
import type { Doubt, Engine } from "../engine/engine";
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
  /** The rule that says how it is counted. */
  rule: string;
  name: () => string;
}

/** The size of a place in units of the drawing, and the margins before and after all of them. */
export interface Scale {
  pitch: number;
  /** How much of the size is the gap to the next place. */
  gap: number;
  before: number;
  after: number;
}

/** The props of a game's drawing of a city. */
export interface DrawingProps {
  rows: Rows;
  wide: number;
  high: number;
  before: number;
  /** Points by place. */
  earned: ReadonlyMap<string, number>;
  /** Whether only the points of one line are shown. */
  lit: boolean;
  /** Places to highlight. */
  pointed: readonly Place[];
}

/** The props of the component beside a city, for what the drawing does not show. */
export interface BesideProps {
  pad: Pad;
  engine: Engine;
  score: Score | null;
  onPoint: (places: readonly Place[]) => void;
}

export interface PadGame {
  name: string;
  /** The class that gives the page the game's colours. */
  theme: string;
  portraits: boolean;
  /** The highest number of players at a table. */
  most: number;
  /** The length of a board's side. */
  side: number;
  /** The length of a card's side, in places of the board. */
  card: number;
  /** The glyph of a card's empty parcels, where cards have several; null elsewhere. */
  land: string | null;
  /** The sizes that a player's board can have. */
  sizes: (player: Player) => readonly Place[];
  /** The glyphs of a board in the order of the palette; the empty one comes last. */
  glyphs: readonly string[];
  glyphName: (glyph: string) => string;
  /** The picture of a glyph, its sign in black and white, and its class; undefined if empty. */
  picture: (glyph: string) => string | null;
  sign: (glyph: string) => string | null;
  glyphClass: (glyph: string) => string;
  lines: readonly SheetLine[];
  /** The characters that players can have, in their order. */
  characters: readonly string[];
  characterName: (character: string) => string;
  /** The rule that says what characters bring. */
  charactersRule: string;
  /** Whether some players build no city and have only a total. */
  virtualPlayers: boolean;
  /** What breaks a tie between equal totals; if that is equal too, the tie is shared. */
  tieBreak: (player: Player) => number;
  score: (engine: Engine, player: Player) => Promise<Score>;
  /** What may be wrong with a city that is scored anyway. */
  doubts: (engine: Engine, player: Player) => Promise<Doubt[]>;
  /** The component that draws a city, and its scale on narrow and on other screens. */
  Drawing: Component<DrawingProps>;
  scale: (narrow: boolean) => Scale;
  /** The width of the palette beside the board, in px. */
  paletteWidth: number;
  Beside: Component<BesideProps>;
  /** What runs the virtual players of the box, loaded on demand; null if the game has none. */
  box: (() => Promise<{ default: Component<{ engine: Engine }> }>) | null;
  /** The portrait of a character in the score sheet, if the game has any. */
  Portrait: Component<{ id: string; size: number }> | null;
}
