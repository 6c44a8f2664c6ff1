/** Telling somebody that it is their turn: once per turn, and only by the ways they have chosen. */

import type { Summary } from "../api/types";
import { router } from "../router.svelte";
import { settings } from "../settings/settings.svelte";
import { gameTitle } from "../state/titles.svelte";
import { t } from "../texts/texts.svelte";
import { announce } from "../ui/Announcer.svelte";
import { sound } from "../ui/sounds";
import { withWhom } from "./words";

export function giveNotice({ table }: Summary): void {
  const title = t("web-your-turn-at", { game: gameTitle(table.game) });
  sound("bell");
  if (!document.hidden) announce(title);
  else if (settings.kept.notices && "Notification" in window)
    show(title, table.id, withWhom(table));
}

function show(title: string, id: string, body: string): void {
  if (Notification.permission !== "granted") return;
  try {
    // One table has one notice, also when two tabs give it.
    const notice = new Notification(title, { body, tag: `cardtown-${id}`, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      router.go(`/table/${id}`);
      notice.close();
    };
  } catch {
    // Some phones know notices only by service workers; the page's title still counts the turns.
  }
}
