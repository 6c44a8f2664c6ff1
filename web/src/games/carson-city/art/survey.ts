/** The survey sheet that a city of Carson City is drawn on. */

import type { Layout } from "../../../ui/grid";

/** The side of a parcel. */
export const PARCEL = 64;

export const SURVEY: Layout = {
  pitch: PARCEL,
  gap: 0,
  margin: { top: 30, right: 14, bottom: 14, left: 36 },
};
