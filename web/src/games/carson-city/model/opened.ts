/** A finished game's table with all cards open: hidden are only the bids that lie face down. */

import type { View } from "./types";

/** A spectator's view with the bids of all seats. */
export const opened = (view: View, seen: readonly View[]): View => ({
  ...view,
  locked: seen.map(({ bid }) => bid),
});
