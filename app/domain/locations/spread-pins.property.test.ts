import { array, assert, double, property, record } from "fast-check";
import { expect, test } from "vitest";
import { spreadPins } from "./spread-pins.ts";

const coordinate = double({ min: 0, max: 600, noNaN: true });
const pins = array(record({ x: coordinate, y: coordinate }), { maxLength: 8 });
const gap = 60;

test("no two pins cover each other, wherever they stand", () => {
  assert(
    property(pins, (scattered) => {
      const spread = spreadPins(scattered, gap);
      expect(spread).toHaveLength(scattered.length);
      for (const [index, one] of spread.entries())
        for (const other of spread.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(gap * 0.9);
    }),
  );
});

test("pins that stand free stay where they are", () => {
  const free = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 100, y: 0 },
  ];
  expect(spreadPins(free, gap)).toEqual(free);
});

test("two at one spot part by the gap around it", () => {
  const [one, other] = spreadPins(
    [
      { x: 50, y: 50 },
      { x: 50, y: 50 },
    ],
    gap,
  );
  expect([one, other]).toEqual([
    { x: 20, y: 50 },
    { x: 80, y: 50 },
  ]);
});
