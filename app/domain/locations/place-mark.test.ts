import { expect, test } from "vitest";
import { placeMark } from "./place-mark.ts";

test.each([
  [{ iata: "TZL", city: "Dubrave Gornje" }, "TZL"],
  [{ city: "Živinice" }, "ŽIV"],
  [{ city: "Tuzla" }, "TUZ"],
])("%j is %s", (place, mark) => {
  expect(placeMark(place)).toBe(mark);
});
