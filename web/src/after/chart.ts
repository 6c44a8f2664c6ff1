/** The layout of a chart. */

/** Round numbers that divide a range, from below its lowest to above its highest value. */
export function ticks(low: number, high: number, most = 5): number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Move labels at least `gap` apart, inside the bounds, each as near as possible to its place. */
export function spread(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let least = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, least);
    least = placed[index]! + gap;
  }
  let most = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, most);
    most = placed[index]! - gap;
  }
  return placed;
}

/** Runs of neighbours with the same name: where each begins and ends. */
export function runs(names: readonly string[]): { name: string; first: number; last: number }[] {
  const found: { name: string; first: number; last: number }[] = [];
  names.forEach((name, index) => {
    const run = found.at(-1);
    if (run?.name === name) run.last = index;
    else found.push({ name, first: index, last: index });
  });
  return found;
}
