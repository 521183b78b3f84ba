import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groups stand in the order of their first items, as those of Map.groupBy do", () => {
  const words = ["auto", "brod", "avion", "bicikl", "čamac"];
  const first = (word: string) => word.charAt(0);
  expect([...groupBy(words, first)]).toEqual([...Map.groupBy(words, first)]);
  expect([...groupBy(words, (_, index) => index % 2)]).toEqual([
    [0, ["auto", "avion", "čamac"]],
    [1, ["brod", "bicikl"]],
  ]);
  expect(groupBy([], first).size).toBe(0);
});
