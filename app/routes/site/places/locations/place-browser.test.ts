import { expect, test } from "vitest";
import { locationCategories } from "../../../../domain/locations/location.ts";
import { placeKinds, readKind } from "./place-browser.tsx";

test("every kind of place has a pill", () => {
  expect([...placeKinds].toSorted()).toEqual([...locationCategories].toSorted());
});

test.each([
  ["category=airports", "airports"],
  ["category=bus-stations&category=airports", "bus-stations"],
  ["", undefined],
  ["category=", undefined],
  ["category=all", undefined],
  ["category=Airports", undefined],
  ["category=constructor", undefined],
  ["category=%3Cscript%3E", undefined],
])("%j asks for %s", (query, kind) => {
  expect(readKind(new URLSearchParams(query))).toBe(kind);
});
