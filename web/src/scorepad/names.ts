/** Default names of players and tables. */

import { settings } from "../settings/settings.svelte";
import { t } from "../texts/texts.svelte";
import type { Table } from "./table";

export function playerName(table: Table, index: number): string {
  return table.players[index]?.name || t("web-pad-player", { number: index + 1 });
}

/** The names of a table's players, in the order of their seats. */
export function namesOf(table: Table): string {
  return table.players.map((_, index) => playerName(table, index)).join(", ");
}

/** Date and time in the person's language. */
export function dateAndTime(milliseconds: number): string {
  const format = new Intl.DateTimeFormat(settings.kept.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.format(milliseconds);
}
