import { expect, test } from "vitest";
import { paperState } from "./paper-state.ts";

test.each([
  [null, "unknown"],
  [undefined, "unknown"],
  ["2026-11-20", "expired"],
  ["2026-11-21", "soon"],
  ["2026-12-21", "soon"],
  ["2026-12-22", "valid"],
] as const)("a paper to %s is %s on 21 November", (expires, state) => {
  expect(paperState(expires, "2026-11-21")).toBe(state);
});
