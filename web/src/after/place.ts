/** Where a seat came in. */

export interface Outcome {
  winners: readonly number[];
  /** The points of all seats. */
  points: readonly number[];
}

/** A seat's place; those with equal points share one, but for those whom a tie-break let win. */
export function placeOf({ winners, points }: Outcome, seat: number): number {
  if (winners.includes(seat)) return 1;
  const own = points[seat] ?? 0;
  return 1 + points.filter((other, index) => other > own || winners.includes(index)).length;
}
