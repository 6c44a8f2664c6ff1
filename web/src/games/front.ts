/** What a game brings to this site: all that the pages know of it. */

import type { Component } from "svelte";
import type { Item, Update } from "../api/types";
import type { MarkedSeat } from "../after/types";
import type { Book } from "../rules/books";
import type { PadGame } from "../scorepad/game";
import type { TableState } from "../state/table.svelte";
import type { LogLine } from "../table/log";
import type { EventSounds } from "../table/sounds";

/** Who may sit at a table besides people. */
export interface SeatChoices {
  /** The kinds of programs, as the server calls them. */
  programs: readonly string[];
  /** Those that the start page proposes. */
  opponents: readonly string[];
  /** Whether each seat chooses a suit. */
  suits: boolean;
}

/** How a game is told beside its table when it is over. */
export interface ReplayParts {
  /** What happened in one step, in words. */
  lines: (update: Update, item: Item) => LogLine[];
  /** A seat with its mark. */
  mark: (update: Update, seat: number) => MarkedSeat;
}

export interface TableParts {
  Table: Component<{ table: TableState }>;
  replay: ReplayParts;
}

/** What can be chosen about a game's rules, by the names that the server knows. */
export type Options = Record<string, string>;

/** The parts that are not needed at once are loaded when somebody comes to them. */
export interface Front {
  /** As the server and the addresses call it. */
  name: string;
  /** The files with its texts. */
  texts: readonly string[];
  /** Whether its table draws portraits, which are a sprite of their own. */
  portraits: boolean;
  /** Its picture in a list of tables: a symbol of the sprite, in a box of 64. */
  icon: string;
  /** Its picture and the font of its name on the start page. */
  Picture: Component;
  titleFont: string;
  seats: SeatChoices;
  /** The form for its options; null if it has none. */
  options: (() => Promise<{ default: Component<{ options: Options }, object, "options"> }>) | null;
  /** The ids of the words for options that differ from the rules. */
  houseRules: (options: Readonly<Record<string, unknown>>) => string[];
  /** Whether it can be played with a deck that somebody has made. */
  ownDeck: boolean;
  /** What is heard of its events. */
  sounds: EventSounds;
  /** Its table, and what is shown beside it in a replay. */
  table: () => Promise<TableParts>;
  /** Its rulebook and its scorepad; null if there is none. */
  book: Book | null;
  scorepad: (() => Promise<PadGame>) | null;
}

/** The programs that play every game, and those that only some games know. */
export const BOTS = ["bot:easy", "bot:medium", "bot:hard"] as const;
export const VIRTUAL_PLAYERS = [
  "virtual:novice",
  "virtual:intermediate",
  "virtual:expert",
] as const;
