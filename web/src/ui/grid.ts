/** Grids of places: where arrow keys move, and how places lie in the drawing below a grid. */

import { height, width, type Box, type Place } from "../places";

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest place inside a box. */
export function within(box: Box, [row, column]: Place): Place {
  return [
    Math.max(box.top, Math.min(box.bottom, row)),
    Math.max(box.left, Math.min(box.right, column)),
  ];
}

/** Where an arrow key moves from a place, at most to the edge; null for any other key. */
export function arrowTarget(pressed: string, at: Place, box: Box): Place | null {
  const step = STEPS[pressed];
  return step === undefined ? null : within(box, [at[0] + step[0], at[1] + step[1]]);
}

/** How places lie in a drawing, in its units. */
export interface Layout {
  /** From one place to the next. */
  pitch: number;
  /** How much of that is left free between them. */
  gap: number;
  /** Around all of them, for the names of rows and columns. */
  margin: { top: number; right: number; bottom: number; left: number };
}

interface Size {
  wide: number;
  high: number;
}

/** The size of the places alone. */
function placesSize(box: Box, { pitch, gap }: Layout): Size {
  return { wide: width(box) * pitch - gap, high: height(box) * pitch - gap };
}

/** The size of the whole drawing. */
export function drawnSize(box: Box, layout: Layout): Size {
  const { wide, high } = placesSize(box, layout);
  const { top, right, bottom, left } = layout.margin;
  return { wide: left + wide + right, high: top + high + bottom };
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Styles that lay a rectangle of the drawing's units over the drawing. */
function overDrawing(left: number, top: number, size: Size, whole: Size): string {
  return (
    `left:${percent(left, whole.wide)};top:${percent(top, whole.high)};` +
    `width:${percent(size.wide, whole.wide)};height:${percent(size.high, whole.high)}`
  );
}

/** Styles that lay a box over one place of the drawing. */
export function placeStyle([row, column]: Place, box: Box, layout: Layout): string {
  const { pitch, gap, margin } = layout;
  return overDrawing(
    (column - box.left) * pitch + margin.left,
    (row - box.top) * pitch + margin.top,
    { wide: pitch - gap, high: pitch - gap },
    drawnSize(box, layout),
  );
}

/** Styles that lay a grid over all places of the drawing. */
export function gridStyle(box: Box, layout: Layout): string {
  const { gap, margin } = layout;
  const size = placesSize(box, layout);
  const over = overDrawing(margin.left, margin.top, size, drawnSize(box, layout));
  return `${over};row-gap:${percent(gap, size.high)};--column-gap:${percent(gap, size.wide)}`;
}
