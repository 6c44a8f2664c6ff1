/** The rulebooks there are. Which rule belongs to which of them is told by its number. */

import type { Component } from "svelte";

/** A picture of a rule, as far as every game's pictures are alike. */
export interface RulePicture {
  kind: string;
  /** The id of the words below it. */
  caption: string;
  /** What it shows is allowed (null) or against this rule; absent where that is not the question. */
  rule?: string | null;
}

/** How a game illustrates its rules. */
export interface Illustrations {
  /** The pictures of each rule that has some. */
  pictures: Readonly<Record<string, readonly RulePicture[]>>;
  Picture: Component<{ picture: RulePicture }>;
  /** Whether a picture takes the whole width. */
  wide: (picture: RulePicture) => boolean;
  /** What something written as programs write it stands for, drawn: nothing for most of it. */
  Sign: Component<{ text: string }>;
  /** Patterns and the like that the pictures refer to. */
  Definitions?: Component;
}

export interface Book {
  game: string;
  /** Where it begins. */
  first: string;
  /** The letters that the numbers of its rules and of its decisions begin with. */
  prefixes: readonly [rules: string, decisions: string];
  /** The class that dresses its pictures in the game's colours. */
  theme: string;
  /** Whether its pictures show portraits. */
  portraits: boolean;
  illustrations: () => Promise<Illustrations>;
}

let books: readonly Book[] = [];

/** Put the rulebooks on the shelf: once, before anything is shown. */
export function provideBooks(all: readonly Book[]): void {
  books = all;
}

export function allBooks(): readonly Book[] {
  return books;
}

export function bookOf(game: string): Book | null {
  return books.find((book) => book.game === game) ?? null;
}

/** The book that a rule stands in, by its number. */
export function bookWith(rule: string): Book | null {
  return books.find(({ prefixes }) => prefixes.includes(rule.charAt(0))) ?? null;
}

/** Whether this is the number of a rule (C4.5) or of a decision (D3), and not that of a chapter. */
export function isRuleNumber(text: string): boolean {
  return books.some(({ prefixes: [rules, decisions] }) =>
    text.startsWith(text.includes(".") ? rules : decisions),
  );
}

/** The page that shows a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${bookWith(rule)?.game ?? ""}#${rule}`;
}
