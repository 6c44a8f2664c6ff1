/** The texts of the rules, from the server, and their chapters. */

import { get } from "../api/http";
import type { components } from "../api/generated";
import type { Language } from "../settings/languages";

type Schemas = components["schemas"];
export type Rules = Schemas["RulesShape"];
export type Rule = Schemas["RuleShape"];
export type FoundRule = Schemas["FoundRuleShape"];

export interface Chapter {
  heading: string;
  rules: readonly [Rule, ...Rule[]];
}

const read = new Map<string, Promise<Rules>>();

/** The rules of a game; fetched once. */
export function rulesOf(game: string, language: Language): Promise<Rules> {
  const path = `/api/rules/${game}?language=${language}`;
  const reading = read.get(path) ?? get<Rules>(path);
  read.set(path, reading);
  reading.catch(() => read.delete(path));
  return reading;
}

/** The rules of all games with these words. */
export function search(words: string, language: Language): Promise<FoundRule[]> {
  return get(`/api/rules?${new URLSearchParams({ words, language })}`);
}

export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters: { heading: string; rules: [Rule, ...Rule[]] }[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.heading === rule.chapter) last.rules.push(rule);
    else chapters.push({ heading: rule.chapter, rules: [rule] });
  }
  return chapters;
}

/** The chapter of a rule; the first one if no chapter has it. */
export function chapterWith(chapters: readonly Chapter[], rule: string | null): number {
  const found = chapters.findIndex((one) => one.rules.some(({ number }) => number === rule));
  return Math.max(0, found);
}

/** Whether a rule is our own decision where the rulebooks leave something open. */
export function isDecision(rule: Rule): boolean {
  return !rule.number.includes(".");
}
