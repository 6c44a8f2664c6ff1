/** The rule behind each line of the score sheet, and behind what the table shows beside it. */

import type { District, LineName } from "../model/types";
import cited from "./citations.json";

export const LINE_RULES: Readonly<Record<LineName, string>> = cited.lines;
/** How a district of each kind grows. */
export const GROWTH_RULES: Readonly<Record<District["kind"], string>> = cited.growth;
