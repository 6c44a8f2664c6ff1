/** Import this first: jsdom has no media queries, so it adds one that never matches. */

import { vi } from "vitest";

vi.stubGlobal("matchMedia", (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }),
);
