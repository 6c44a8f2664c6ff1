/** Scrolls to something that has just appeared below the visible part of the page. */

import { settings } from "../settings/settings.svelte";

export function comeIntoSight(section: HTMLElement): void {
  const behavior = settings.speed === "off" ? "instant" : "smooth";
  section.scrollIntoView({ behavior, block: "nearest" });
}
