/** Dates as the server writes them (2026-11-19), and a month of them as rows of weeks. */

import { settings } from "../../settings/settings.svelte";

const DAY = 24 * 3600 * 1000;

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The date so many days later. */
export function later(date: string, days: number): string {
  return written(at(date).getTime() + days * DAY);
}

/** The first day of the month that is so many months later. */
export function monthLater(date: string, months: number): string {
  const day = at(date);
  return written(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
}

export function inWords(
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
  language: string = settings.kept.language,
): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(at(date));
}

/** The weeks of the month of a date, from Monday on; null for days of other months. */
export function weeksOf(date: string): (string | null)[][] {
  const first = monthLater(date, 0);
  const end = monthLater(date, 1);
  const before = (at(first).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day < end; day = later(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** The names of the days of a week, from Monday on. */
export function weekdays(
  weekday: "short" | "long",
  language: string = settings.kept.language,
): string[] {
  const monday = "2024-01-01";
  return Array.from({ length: 7 }, (_, n) => inWords(later(monday, n), { weekday }, language));
}
