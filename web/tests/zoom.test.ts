import { describe, expect, it } from "vitest";
import { canMove, enlarge, pan, revealing, WHOLE } from "../src/ui/zoom";

describe("zooming a sheet", () => {
  it("keeps what is under the fingers in place", () => {
    const zoom = enlarge(WHOLE, 2, [0.25, 0.75]);
    expect(zoom).toEqual({ scale: 2, x: -0.25, y: -0.75 });
    // A point at a quarter of the sheet is still at a quarter of the frame.
    expect(zoom.x + 0.25 * zoom.scale).toBe(0.25);
  });

  it("is never smaller than the frame, and never too large", () => {
    expect(enlarge(WHOLE, 0.5, [0.5, 0.5])).toEqual(WHOLE);
    expect(enlarge(WHOLE, 10, [0, 0]).scale).toBe(3);
  });

  it("returns to the whole sheet from any position", () => {
    const corner = pan(enlarge(WHOLE, 2, [1, 1]), [0.3, 0.1]);
    expect(enlarge(corner, 0.5, [0.9, 0.1])).toEqual(WHOLE);
  });

  it("stops at the edges", () => {
    const zoom = enlarge(WHOLE, 2, [0, 0]);
    expect(pan(zoom, [0.4, -5])).toEqual({ scale: 2, x: 0, y: -1 });
    expect(canMove(zoom, [0, -0.1])).toBe(true);
    expect(canMove(zoom, [0.1, 0.1])).toBe(false);
    expect(canMove(WHOLE, [-0.1, -0.1])).toBe(false);
  });

  it("pans no further than needed", () => {
    const zoom = { scale: 2, x: -0.5, y: -0.5 };
    const inside = { left: 0.3, top: 0.3, right: 0.6, bottom: 0.6 };
    expect(revealing(zoom, inside)).toEqual(zoom);
    const left = revealing(zoom, { ...inside, left: 0.1, right: 0.4 });
    expect(left.x).toBeCloseTo(-0.2);
    expect(left.y).toBe(-0.5);
    expect(revealing(zoom, { ...inside, top: 0.6, bottom: 0.9 }).y).toBeCloseTo(-0.8);
    expect(revealing(zoom, { left: 0, top: 0, right: 1, bottom: 1 })).toEqual(zoom);
  });
});
