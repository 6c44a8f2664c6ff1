/** Zooming: how large a sheet is in its frame, and which part of it is visible. */

/** A point of the frame, or a step on it, in widths and heights of the frame. */
export type Point = readonly [across: number, down: number];

export interface Look {
  scale: number;
  /** Where the sheet's upper left corner lies, in widths and heights of the frame. */
  x: number;
  y: number;
}

export const WHOLE: Look = { scale: 1, x: 0, y: 0 };
const LARGEST = 3;

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The sheet covers the whole frame, always. */
function fitted({ scale, x, y }: Look): Look {
  return { scale, x: within(1 - scale, x, 0), y: within(1 - scale, y, 0) };
}

/** Enlarge by a factor around a point of the frame, which stays where it is. */
export function enlarged(look: Look, factor: number, [across, down]: Point): Look {
  const scale = within(1, look.scale * factor, LARGEST);
  const grown = scale / look.scale;
  return fitted({
    scale,
    x: across - (across - look.x) * grown,
    y: down - (down - look.y) * grown,
  });
}

export function moved(look: Look, [across, down]: Point): Look {
  return fitted({ ...look, x: look.x + across, y: look.y + down });
}

/** Whether the sheet continues in that direction. */
export function canMove(look: Look, step: Point): boolean {
  const next = moved(look, step);
  return next.x !== look.x || next.y !== look.y;
}

/** A part of the sheet, in widths and heights of the sheet. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pan as little as possible to bring that part of the sheet into view. */
export function revealing(look: Look, part: Part): Look {
  const step = (low: number, high: number, corner: number) => {
    const [begin, end] = [corner + low * look.scale, corner + high * look.scale];
    if (end - begin > 1) return 0;
    return begin < 0 ? -begin : Math.min(0, 1 - end);
  };
  return moved(look, [step(part.left, part.right, look.x), step(part.top, part.bottom, look.y)]);
}
