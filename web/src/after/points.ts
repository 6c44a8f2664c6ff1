/** Points as they are written: with a proper minus. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
