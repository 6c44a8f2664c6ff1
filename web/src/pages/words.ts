/** Facts about tables in words. */

import type { Seat, TableFacts } from "../api/types";
import { settings } from "../settings/settings.svelte";
import { t, texts } from "../texts/texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.kept.language, { type: "conjunction" }).format(names);
}

/** "with Mara, Jonas and Ruby": the others at a table, or all of them for somebody who watches. */
export function withWhom(table: TableFacts): string {
  const names = table.seats.filter((seat) => !seat.yours && seat.name).map((seat) => seat.name);
  if (names.length > 0) return t("web-with", { names: listed(names) });
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

/** A moment to come, such as "today's" 14:30 or "Mon 14:30". */
export function deadlineTime(at: number): string {
  const soon = at - Date.now() < DAY * 1000;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const day = soon ? {} : ({ weekday: "short", day: "numeric" } as const);
  return new Intl.DateTimeFormat(settings.kept.language, { ...day, ...time }).format(at);
}

export function freeSeats(table: TableFacts): number {
  return table.seats.filter((seat) => !seat.taken).length;
}

export function isPerson(seat: Seat): boolean {
  return seat.kind === "person";
}
