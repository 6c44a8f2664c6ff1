/** Marks and chances in words. */

import { t } from "../texts/texts.svelte";
import { percentText } from "../ui/points";
import type { Mark } from "./types";

const MARKS: Readonly<Record<Mark, string>> = {
  brilliant: "web-after-mark-brilliant",
  fine: "web-after-mark-fine",
  inaccurate: "web-after-mark-inaccurate",
  mistake: "web-after-mark-mistake",
  blunder: "web-after-mark-blunder",
};

export const markName = (mark: Mark): string => t(MARKS[mark]);

/** A chance with its interval, such as 14 % ± 3 %. */
export function chanceText({ value, margin }: { value: number; margin: number }): string {
  return margin < 0.005 ? percentText(value) : `${percentText(value)} ± ${percentText(margin)}`;
}
