import { expect, test } from "vitest";
import { isSettled } from "./settled-photo.ts";

test.each([
  [201, true],
  [410, true],
  [422, true],
  [408, false],
  [429, false],
  [502, false],
  [503, false],
])("a photo that is answered with %i is settled: %s", (status, settled) => {
  expect(isSettled({ ok: status < 300, status })).toBe(settled);
});
