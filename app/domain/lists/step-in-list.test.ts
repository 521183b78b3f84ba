import { expect, test } from "vitest";
import { stepInList } from "./step-in-list.ts";

test.each([
  ["a", 1, "bac"],
  ["c", -1, "acb"],
  ["a", -1, "abc"],
  ["c", 1, "abc"],
] as const)("%s by %d is %s", (item, step, then) => {
  expect(stepInList(["a", "b", "c"], item, step)?.join("")).toBe(then);
});

test("what is not in the list goes nowhere", () => {
  expect(stepInList(["a"], "b", 1)).toBeUndefined();
});
