import { expect, test } from "vitest";
import { fittingText } from "./seo-texts.ts";

test("the first text that fits is taken", () => {
  expect(fittingText(["a long one", "short", "s"], 5)).toBe("short");
  expect(fittingText(["a long one", "short"], 10)).toBe("a long one");
});

test("where none fits, the last one is the shortest that there is", () => {
  expect(fittingText(["a long one", "another"], 3)).toBe("another");
  expect(fittingText([], 3)).toBe("");
});
