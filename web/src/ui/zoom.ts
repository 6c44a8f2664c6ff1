/** Zooming: how large a sheet is in its frame, and which part of it is visible. */

/** A point of the frame, or a step on it, in widths and heights of the frame. */
export type Point = readonly [across: number, down: number];

export interface Zoom {
  scale: number;
  /** Where the sheet's upper left corner lies, in widths and heights of the frame. */
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 3;

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The sheet covers the whole frame, always. */
function clamp({ scale, x, y }: Zoom): Zoom {
  return { scale, x: within(1 - scale, x, 0), y: within(1 - scale, y, 0) };
}

/** Enlarge by a factor around a point of the frame, which stays where it is. */
export function enlarge(zoom: Zoom, factor: number, [across, down]: Point): Zoom {
  const scale = within(1, zoom.scale * factor, LARGEST);
  const grown = scale / zoom.scale;
  return clamp({
    scale,
    x: across - (across - zoom.x) * grown,
    y: down - (down - zoom.y) * grown,
  });
}

export function pan(zoom: Zoom, [across, down]: Point): Zoom {
  return clamp({ ...zoom, x: zoom.x + across, y: zoom.y + down });
}

/** Whether the sheet continues in that direction. */
export function canMove(zoom: Zoom, step: Point): boolean {
  const next = pan(zoom, step);
  return next.x !== zoom.x || next.y !== zoom.y;
}

/** A part of the sheet, in widths and heights of the sheet. */
export interface SheetPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pan as little as possible to bring that part of the sheet into view. */
export function revealing(zoom: Zoom, part: SheetPart): Zoom {
  const step = (low: number, high: number, corner: number) => {
    const [begin, end] = [corner + low * zoom.scale, corner + high * zoom.scale];
    if (end - begin > 1) return 0;
    return begin < 0 ? -begin : Math.min(0, 1 - end);
  };
  return pan(zoom, [step(part.left, part.right, zoom.x), step(part.top, part.bottom, zoom.y)]);
}
