/** The kinds of buildings by the letters that views write them with. */

import type { Kind } from "./types";

export const KINDS: readonly Kind[] = ["R", "C", "L", "M", "I", "P"];

export function isKind(glyph: string): glyph is Kind {
  return (KINDS as readonly string[]).includes(glyph);
}
