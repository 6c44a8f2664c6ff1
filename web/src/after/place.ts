/** The place of a seat in the final ranking. */

export interface FinalPoints {
  winners: readonly number[];
  /** The points of all seats. */
  points: readonly number[];
}

/** A seat's place. Equal points share one, except that winners of a tie-break come first. */
export function placeOf({ winners, points }: FinalPoints, seat: number): number {
  if (winners.includes(seat)) return 1;
  const own = points[seat] ?? 0;
  return 1 + points.filter((other, index) => other > own || winners.includes(index)).length;
}
