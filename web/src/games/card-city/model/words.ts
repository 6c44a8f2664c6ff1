/** Districts and lots in words. */

import type { Place } from "../../../places";
import { t } from "../../../texts/texts.svelte";
import { placeName } from "./places";
import type { District } from "./types";

/** Where a district is: its first cell, and how large it is if it has more than one. */
export function districtPlace(district: District): string {
  const first = placeName(district.cells[0] as Place);
  return district.size === 1 ? first : t("web-cc-district-at", { n: district.size, at: first });
}

/** What it needs to grow, or what prevents it. */
export function districtNeeds(district: District): string {
  if (district.state !== "needs") return t(`web-cc-district-${district.state}`);
  const id = district.kind === "R" ? "web-cc-needs-culture" : "web-cc-needs-homes";
  return t(id, { n: district.needs });
}
