/** Notices that it is somebody's turn: once per turn, and only in the ways they have chosen. */

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
    // The tag makes it one notice per table, even when two tabs give it.
    const notice = new Notification(title, { body, tag: `cardtown-${id}`, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      router.go(`/table/${id}`);
      notice.close();
    };
  } catch {
    // A choice from before `allowNotices` knew of phones; the title still counts the turns.
  }
}
