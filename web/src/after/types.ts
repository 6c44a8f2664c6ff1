/** Short names for the server's types of finished games. */

import type { components } from "../api/generated";
import type { Place } from "../places";

export type Review = components["schemas"]["ReviewShape"];
export type Judged = components["schemas"]["JudgedShape"];
/** What a hint shows. */
export type Advice = components["schemas"]["HintsShape"];
export type Solution = components["schemas"]["SolutionShape"];
export type Mark = Judged["mark"];
export type Story = components["schemas"]["StoryShape"];

/** Points that one parcel or cell brings, by the line of the sheet that counts them. */
export interface Earning {
  line: string;
  at: Place;
  points: number;
}

/** A seat as charts and sheets show it: a name, and a mark with a shape and a colour. */
export interface MarkedSeat {
  seat: number;
  name: string;
  /** A symbol of the sprite, drawn in a box of 32. */
  mark: string;
  /** The class that colours it. */
  tone: string;
}
