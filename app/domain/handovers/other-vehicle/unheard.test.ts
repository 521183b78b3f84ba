import { expect, test } from "vitest";
import { unheardOf } from "./unheard.ts";

test.each([
  [undefined, false, "lost"],
  [502, false, "failed"],
  [403, false, "failed"],
  // The answer to a press may be lost on its way back.
  [undefined, true, "unsure"],
  [503, true, "unsure"],
  [403, true, "failed"],
  [200, true, "failed"],
] as const)("an answer %s, to a press: %s, is %s", (status, isWrite, unheard) => {
  expect(unheardOf(status, isWrite)).toBe(unheard);
});
