import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("only what differs is named", () => {
  expect(changedFields({ cents: 100, name: "Golf" }, { cents: 120, name: "Golf" })).toEqual([
    { name: "cents", before: "100", after: "120" },
  ]);
});

test("what is inside is named with points, lists as a whole", () => {
  expect(
    changedFields(
      { trip: { at: "10:00", to: "a" }, extras: [1] },
      { trip: { at: "11:00", to: "a" }, extras: [1, 2] },
    ),
  ).toEqual([
    { name: "trip.at", before: "10:00", after: "11:00" },
    { name: "extras", before: "[1]", after: "[1,2]" },
  ]);
});

test("what came or went has one side", () => {
  expect(changedFields(null, { on: true })).toEqual([{ name: "on", after: "true" }]);
  expect(changedFields({ note: null, on: true }, { note: null })).toEqual([
    { name: "on", before: "true" },
  ]);
  expect(changedFields(undefined, null)).toEqual([]);
});

test("a value that is no object has a name all the same", () => {
  expect(changedFields("12", 13)).toEqual([{ name: "value", before: "12", after: "13" }]);
});
