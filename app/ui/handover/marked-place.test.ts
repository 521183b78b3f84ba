import { assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { checkMark, damageViews } from "../../domain/handovers/marks.ts";
import { dotsOn, type Placed } from "../../domain/handovers/marks.ts";
import { moveCross, nearestDot, placeAt } from "./marked-place.ts";
import { viewFrame, viewLines } from "../../domain/handovers/view-lines.ts";

const box = { left: 10, top: 20, width: 320, height: 200 };
const at = (view: Placed["view"], x: number, y: number): Placed => ({ view, x, y, severity: 1 });

test("every view is drawn, in the frame that old marks are kept for", () => {
  expect(viewFrame).toEqual({ width: 320, height: 200 });
  for (const view of damageViews) expect(viewLines[view].length).toBeGreaterThan(5);
});

test("numbers count what the vehicle already had first, on all views together", () => {
  const known = [at("top", 0, 0), at("left", 0, 0)];
  const fresh = [at("left", 0.5, 0.5), at("front", 0, 0), at("left", 1, 1)];
  expect(
    dotsOn("left", known, fresh).map(({ index, number, isKnown }) => [index, number, isKnown]),
  ).toEqual([
    [1, 2, true],
    [0, 3, false],
    [2, 5, false],
  ]);
});

test("a tap anywhere, also on the edge, is a place that a sheet takes", () => {
  expect(placeAt({ clientX: 170, clientY: 120 }, box)).toEqual({ x: 0.5, y: 0.5 });
  const point = record({ clientX: integer(), clientY: integer() });
  assert(
    property(point, (tap) => {
      const place = placeAt(tap, box);
      const mark = { view: "top", kind: "dent", severity: 2, description: "", photos: [] } as const;
      expect(checkMark({ ...mark, ...place })).toBeUndefined();
    }),
  );
});

test("of dots whose targets overlap, the nearest one is meant", () => {
  const dots = dotsOn("top", [at("top", 0.5, 0.5)], [at("top", 0.55, 0.5), at("top", 0.55, 0.5)]);
  expect(nearestDot(dots, { clientX: 172, clientY: 120 }, box)?.number).toBe(1);
  expect(nearestDot(dots, { clientX: 184, clientY: 118 }, box)?.number).toBe(3);
  expect(nearestDot([], { clientX: 184, clientY: 118 }, box)).toBeUndefined();
});

test("arrow keys move the cross, further with Shift, and never off the drawing", () => {
  const middle = { x: 0.5, y: 0.5 };
  expect(moveCross(middle, "ArrowLeft", false)).toEqual({ x: 0.49, y: 0.5 });
  expect(moveCross(middle, "ArrowDown", true)).toEqual({ x: 0.5, y: 0.6 });
  expect(moveCross({ x: 0.995, y: 0 }, "ArrowRight", false)).toEqual({ x: 1, y: 0 });
  expect(moveCross({ x: 0, y: 0 }, "ArrowUp", true)).toEqual({ x: 0, y: 0 });
  expect(moveCross(middle, "Enter", false)).toBeUndefined();
});
