/** A game's front: everything that the pages know about it. */

import type { Component } from "svelte";
import type { Item, Update } from "../api/types";
import type { MarkedSeat } from "../after/types";
import type { CoachPart } from "../coach/part";
import type { HintPart } from "../hints/part";
import type { Offer } from "../hints/terms";
import type { Book } from "../rules/books";
import type { PadGame } from "../scorepad/game";
import type { TableState } from "../state/table.svelte";
import type { LogLine } from "../table/log";
import type { EventSounds } from "../table/sounds";
import type { Personas } from "../ui/personas";

/** The programs that may sit at a table. */
export interface SeatChoices {
  /** The kinds of seats for programs, as the server names them. */
  programs: readonly string[];
  /** Those of them that have a name and a face. */
  personas: Personas;
  /** The kinds that the start page proposes. */
  opponents: readonly string[];
  /** Whether each seat chooses a suit. */
  suits: boolean;
}

/** What a replay shows beside the table. */
export interface ReplayParts {
  /** What happened in one step, in words. */
  lines: (update: Update, item: Item) => LogLine[];
  /** A seat with its mark. */
  mark: (update: Update, seat: number) => MarkedSeat;
  /** A kind of decision, as the server names it, in words. */
  kind: (kind: string) => string;
  /** A line of the score sheet in words, and the rule behind it. */
  line: (line: string) => { name: string; rule: string | null };
  /** A spectator's view with the hidden cards that each seat saw of its own; absent: none are hidden. */
  open?: (view: Update["view"], seen: NonNullable<Update["views"]>) => Update["view"];
  /** What an option offered to others, in words; null where options are no offers. */
  offer: ((offer: Offer) => string) | null;
}

/** What a table gets: its state, and the parts of the front that it loads when they are needed. */
export interface TableProps {
  table: TableState;
  front: Pick<Front, "coach" | "hints">;
}

export interface TableParts {
  Table: Component<TableProps>;
  replay: ReplayParts;
}

/** The options of a game, by their names on the server. */
export type Options = Record<string, string>;

/** Functions that return a promise load their part on demand. */
export interface Front {
  /** The game's name on the server and in addresses. */
  name: string;
  /** The file with its names of things, which every page needs. */
  names: string | null;
  /** The file with the texts of its table, replay, rules and scorepad. */
  texts: string | null;
  /** Whether its table draws portraits, which are a separate sprite. */
  portraits: boolean;
  /** Its picture in a list of tables: a symbol of the sprite, in a box of 64. */
  icon: string;
  /** The class that gives a page its colours; empty if it uses those of the site. */
  theme: string;
  /** Its picture on the start page, and the font of its name there. */
  Picture: Component;
  titleFont: string;
  seats: SeatChoices;
  /** The form for its options; null if it has none. */
  options: (() => Promise<{ default: Component<{ options: Options }, object, "options"> }>) | null;
  /** The ids of the texts for options that differ from the rules. */
  houseRules: (options: Readonly<Record<string, unknown>>) => string[];
  /** Whether it can be played with a custom deck. */
  ownDeck: boolean;
  /** The sounds of its events. */
  sounds: EventSounds;
  /** Its table, and what a replay shows beside it. */
  table: () => Promise<TableParts>;
  /** What explains it in a first game, and what shows hints; null if there is none. */
  coach: CoachPart | null;
  hints: HintPart | null;
  /** Its rulebook and its scorepad; null if there is none. */
  book: Book | null;
  scorepad: (() => Promise<PadGame>) | null;
}

/** The programs that play every game, and those that only some games know. */
export const BOTS = ["bot:easy", "bot:casual", "bot:medium", "bot:seasoned", "bot:hard"] as const;
export const VIRTUAL_PLAYERS = [
  "virtual:novice",
  "virtual:intermediate",
  "virtual:expert",
] as const;
