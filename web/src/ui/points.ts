/** Points as they are written: with a proper minus. */

export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A change of points: with its sign, whichever it is. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
