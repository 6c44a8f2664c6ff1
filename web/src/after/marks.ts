/** Marks in words. */

import { t } from "../texts/texts.svelte";
import type { Mark } from "./types";

const MARKS: Readonly<Record<Mark, string>> = {
  brilliant: "web-after-mark-brilliant",
  fine: "web-after-mark-fine",
  inaccurate: "web-after-mark-inaccurate",
  mistake: "web-after-mark-mistake",
  blunder: "web-after-mark-blunder",
};

export const markName = (mark: Mark): string => t(MARKS[mark]);
