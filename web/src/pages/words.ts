/** Facts about tables in words. */

import { placeOf } from "../after/place";
import type { Seat, Summary, TableFacts } from "../api/types";
import { settings } from "../settings/settings.svelte";
import { t, texts } from "../texts/texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function joinNames(names: string[]): string {
  return new Intl.ListFormat(settings.kept.language, { type: "conjunction" }).format(names);
}

/** The name at a seat, with a mark if it is that of a program. */
export function nameAt({ name, program }: Pick<Seat, "name" | "program">): string {
  return program && name !== "" ? t("web-program-name", { name }) : name;
}

/** "with Mara, Jonas and Ruby": the others at a table, or all of them for somebody who watches. */
export function withWhom(table: TableFacts): string {
  const names = table.seats.filter((seat) => !seat.yours && seat.name).map(nameAt);
  if (names.length > 0) return t("web-with", { names: joinNames(names) });
  return t(table.phase === "gathering" ? "web-alone" : "web-solo");
}

/** A kind of seat, such as "bot · easy". Kinds without a text of their own are shown as they are. */
export function programName(kind: string): string {
  const id = `web-kind-${kind.replace(":", "-")}`;
  return texts.has(id) ? t(id) : kind.replace(":", " · ");
}

export function clockName(seconds: number | null): string {
  if (seconds === null) return t("web-clock-none");
  if (seconds % DAY === 0) return t("web-clock-days", { n: seconds / DAY });
  if (seconds % HOUR === 0) return t("web-clock-hours", { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("web-clock-minutes", { n: seconds / MINUTE });
  return t("web-clock-seconds", { n: seconds });
}

/** How long ago something was, such as "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(settings.kept.language, { numeric: "auto" });
  if (seconds > -MINUTE) return t("web-just-now");
  if (seconds > -HOUR) return format.format(Math.round(seconds / MINUTE), "minute");
  if (seconds > -DAY) return format.format(Math.round(seconds / HOUR), "hour");
  return format.format(Math.round(seconds / DAY), "day");
}

/** A moment to come, such as "14:30" today, "tomorrow 14:30", or "Mon 23, 14:30". */
export function deadlineTime(at: number, now = Date.now()): string {
  const { language } = settings.kept;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const days = daysUntil(at, now);
  const day = days > 1 ? ({ weekday: "short", day: "numeric" } as const) : {};
  const moment = new Intl.DateTimeFormat(language, { ...day, ...time }).format(at);
  if (days !== 1) return moment;
  const tomorrow = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(1, "day");
  return `${tomorrow} ${moment}`;
}

/** How many midnights lie between now and then, where the reader is. */
function daysUntil(at: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(at) - midnight(now)) / (DAY * 1000)); // days of 23 and 25 hours too
}

/** How a game ended: the reader's place and points, and who won; empty while it goes on. */
export function resultLines({ table, result }: Pick<Summary, "table" | "result">): string[] {
  if (result === null) return [];
  const { scores, winners } = result;
  const points = (seat: number) => t("points", { n: scores[seat] ?? 0 });
  const best = winners[0] ?? 0;
  if (scores.length === 1) return [points(0)];
  const names = joinNames(winners.map((seat) => table.seats[seat]?.name ?? ""));
  const won = t("web-result-won", { names, points: points(best) });
  const own = table.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
  const [mine] = own;
  if (mine === undefined || own.length > 1) return [won];
  const place = placeOf({ points: scores, winners }, mine);
  const yours = t("web-result-yours", { place, points: points(mine) });
  return place === 1 ? [yours] : [yours, won];
}

export function freeSeats(table: TableFacts): number {
  return table.seats.filter((seat) => !seat.taken).length;
}

export function isPerson(seat: Seat): boolean {
  return seat.kind === "person";
}
