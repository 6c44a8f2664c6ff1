/** The kinds of buildings by the glyphs that views use. */

import type { Kind } from "./types";

export const KINDS: readonly Kind[] = ["R", "C", "L", "M", "I", "P"];

export function isKind(glyph: string): glyph is Kind {
  return (KINDS as readonly string[]).includes(glyph);
}
