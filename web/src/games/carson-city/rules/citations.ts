/** The rule behind each line of the score sheet, and behind what the table shows beside it. */

import type { LineName } from "../model/types";
import cited from "./citations.json";

export const LINE_RULES: Readonly<Record<LineName, string>> = cited.lines;
/** The rules about characters, and about the one that the Paperboy brings. */
export const CHARACTERS_RULE = cited.characters;
export const ADOPTING_RULE = cited.adopting;
