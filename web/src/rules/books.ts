/** The rulebooks. The number of a rule says which one it belongs to. */

import type { Component } from "svelte";

/** What the pictures of all games share. */
export interface RulePicture {
  kind: string;
  /** The id of its caption. */
  caption: string;
  /** Null if it shows something legal, else the rule that forbids it; absent if neither. */
  rule?: string | null;
}

/** How a game illustrates its rules. */
export interface Illustrations {
  /** The pictures of each rule that has some. */
  pictures: Readonly<Record<string, readonly RulePicture[]>>;
  Picture: Component<{ picture: RulePicture }>;
  /** Whether a picture takes the whole width. */
  wide: (picture: RulePicture) => boolean;
  /** Draws what code in a rule stands for; nothing for most code. */
  Sign: Component<{ text: string }>;
  /** SVG patterns and similar definitions that the pictures refer to. */
  Definitions?: Component;
}

export interface Book {
  game: string;
  /** The address of its first page. */
  first: string;
  /** The first letters of its rule numbers and decision numbers. */
  prefixes: readonly [rules: string, decisions: string];
  /** The class that gives its pictures the game's colours. */
  theme: string;
  /** Whether its pictures show portraits. */
  portraits: boolean;
  illustrations: () => Promise<Illustrations>;
}

let books: readonly Book[] = [];

/** Register the rulebooks: once, before anything is shown. */
export function provideBooks(all: readonly Book[]): void {
  books = all;
}

export function allBooks(): readonly Book[] {
  return books;
}

export function bookOf(game: string): Book | null {
  return books.find((book) => book.game === game) ?? null;
}

/** The book that contains a rule, by its number. */
export function bookWith(rule: string): Book | null {
  return books.find(({ prefixes }) => prefixes.includes(rule.charAt(0))) ?? null;
}

/** Whether this is the number of a rule (C4.5) or a decision (D3), not of a chapter. */
export function isRuleNumber(text: string): boolean {
  return books.some(({ prefixes: [rules, decisions] }) =>
    text.startsWith(text.includes(".") ? rules : decisions),
  );
}

/** The page that shows a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${bookWith(rule)?.game ?? ""}#${rule}`;
}
