/** Where a bubble stands: beside the thing it explains, clear of what the player needs now. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room between a bubble and the edge of the screen, and between it and what it points at. */
const MARGIN = 8;
const GAP = 22;
/** How much worse it is to cover what is needed or explained than what somebody weighs up. */
const KEPT = 100;
/** The steps in which the screen is searched for a free part. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];
/** Below this width of the screen a bubble is a sheet from edge to edge. */
export const SHEET_BELOW = 700;

/**
 * The place that covers least of what is explained, needed or weighed up. Ties go to the
 * one nearest to the anchor, or to the lowest one for a sheet.
 */
export function findPlace(
  size: Size,
  screen: Size,
  anchor: Rect | null,
  needed: readonly Rect[],
  weighed: readonly Rect[] = [],
): Rect {
  const sheet = screen.width < SHEET_BELOW;
  const beside = sheet ? sheets(size, screen, needed) : bubbles(size, anchor);
  const places = [...beside, ...anywhere(size, screen)].map((place) => inside(place, screen));
  const cost = (box: Rect): number => {
    const pointedAt = anchor === null ? 0 : overlap(box, anchor);
    const far = sheet ? screen.height - box.top : distance(box, anchor);
    return KEPT * (hidden(box, needed) + pointedAt) + hidden(box, weighed) + far / 1_000;
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** How much of what is needed a box covers. */
export function hidden(box: Rect, needed: readonly Rect[]): number {
  return needed.reduce((sum, one) => sum + overlap(box, one), 0);
}

/** Candidates for a sheet: at the foot of the screen, and above and below each thing needed. */
function sheets(size: Size, screen: Size, needed: readonly Rect[]): Rect[] {
  const tops = needed.flatMap((box) => [
    box.top - size.height - MARGIN,
    box.top + box.height + MARGIN,
  ]);
  return [screen.height, ...tops].map((top) => ({ ...size, left: MARGIN, top }));
}

/** Candidates all over the screen. */
function anywhere({ width, height }: Size, screen: Size): Rect[] {
  const across = PARTS.map((part) => part * (screen.width - width));
  const down = PARTS.map((part) => (1 - part) * (screen.height - height));
  return across.flatMap((left) => down.map((top) => ({ width, height, left, top })));
}

/** Candidates on each side of the anchor, in line with its ends or its middle. */
function bubbles({ width, height }: Size, anchor: Rect | null): Rect[] {
  const box = (left: number, top: number): Rect => ({ width, height, left, top });
  if (anchor === null) return [];
  const along = (start: number, room: number, own: number) => [
    start,
    start + (room - own) / 2,
    start + room - own,
  ];
  const tops = along(anchor.top, anchor.height, height);
  const lefts = along(anchor.left, anchor.width, width);
  const [right, left] = [anchor.left + anchor.width + GAP, anchor.left - width - GAP];
  const [below, above] = [anchor.top + anchor.height + GAP, anchor.top - height - GAP];
  return [
    ...[below, above].flatMap((y) => lefts.map((x) => box(x, y))),
    ...[right, left].flatMap((x) => tops.map((y) => box(x, y))),
  ];
}

function inside(box: Rect, screen: Size): Rect {
  const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  return {
    ...box,
    left: clamp(box.left, screen.width - box.width),
    top: clamp(box.top, screen.height - box.height),
  };
}

export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function distance(a: Rect, b: Rect | null): number {
  if (b === null) return 0;
  const [from, to] = pointer(a, b);
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** The two ends of the shortest line between two boxes: on the first and on the second. */
export function pointer(a: Rect, b: Rect): [{ x: number; y: number }, { x: number; y: number }] {
  const [ax, bx] = nearest(a.left, a.left + a.width, b.left, b.left + b.width);
  const [ay, by] = nearest(a.top, a.top + a.height, b.top, b.top + b.height);
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
}

/** The nearest points of two intervals; where they overlap, the middle of the overlap. */
function nearest(a0: number, a1: number, b0: number, b1: number): [number, number] {
  if (a1 < b0) return [a1, b0];
  if (b1 < a0) return [a0, b1];
  const middle = (Math.max(a0, b0) + Math.min(a1, b1)) / 2;
  return [middle, middle];
}
