import { array, assert, double, property, record } from "fast-check";
import { expect, test } from "vitest";
import { checkSignature, fieldHeight, maxPoints } from "../../domain/handovers/signature.ts";
import { lengthen, placeInField, roomIn } from "./ink.ts";

const box = { left: 20, top: 100, width: 300 };

test("places are widths of the field, with four decimals", () => {
  expect(placeInField({ clientX: 20, clientY: 100 }, box)).toEqual([0, 0]);
  expect(placeInField({ clientX: 170, clientY: 160 }, box)).toEqual([0.5, 0.2]);
  expect(placeInField({ clientX: 120, clientY: 101 }, box)).toEqual([0.3333, 0.0033]);
});

test("a finger that leaves the field draws along its edge", () => {
  expect(placeInField({ clientX: 900, clientY: 900 }, box)).toEqual([1, fieldHeight]);
  expect(placeInField({ clientX: -5, clientY: 0 }, box)).toEqual([0, 0]);
});

test("the same drawing is made on a field of any size", () => {
  const turned = { left: 0, top: 0, width: 640 };
  const here = placeInField({ clientX: 20 + 75, clientY: 100 + 30 }, box);
  expect(placeInField({ clientX: 160, clientY: 64 }, turned)).toEqual(here);
});

test("places nearer than 0.002 to the last one are left out", () => {
  const places = [
    [0.1, 0.1],
    [0.101, 0.1],
    [0.1019, 0.1],
    [0.1021, 0.1],
  ] as const;
  expect(lengthen([], places, 10)).toEqual([
    [0.1, 0.1],
    [0.1021, 0.1],
  ]);
});

test("a drawing never has more points than a sheet takes", () => {
  const places = Array.from({ length: maxPoints }, (_, index) => [(index % 100) / 100, 0] as const);
  const full = [lengthen([], places, roomIn([]))];
  expect(roomIn(full)).toBe(0);
  expect(lengthen([], places, roomIn(full))).toEqual([]);
  expect(checkSignature(full)).toBeUndefined();
});

test("whatever a pointer does, its places are those that a sheet takes", () => {
  const at = record({
    clientX: double({ min: -500, max: 2000, noNaN: true }),
    clientY: double({ min: -500, max: 2000, noNaN: true }),
  });
  assert(
    property(array(at), (pointers) => {
      const stroke = lengthen(
        [],
        pointers.map((pointer) => placeInField(pointer, box)),
        roomIn([]),
      );
      expect(["empty", undefined]).toContain(checkSignature([stroke]));
    }),
  );
});
