import { expect, test } from "vitest";
import { firstMoves, mostAtFirst } from "./first-moves.ts";

const day = (pattern: string) =>
  Array.from(pattern, (letter, at) => ({
    at,
    isDone: letter === "d",
    isOverdue: letter === "o",
    ...(letter === "w" && { waitsFor: "another" }),
  }));
const shown = (pattern: string, most: number) => firstMoves(day(pattern), most).map(({ at }) => at);

test("what is left comes before what is done, in the order of the day", () => {
  expect(shown("dldl", 4)).toEqual([0, 1, 2, 3]);
  expect(shown("ddlldl", 4)).toEqual([2, 3, 4, 5]);
  expect(shown("ddllll", 3)).toEqual([2, 3, 4]);
  expect(shown("dddd", 2)).toEqual([2, 3]);
  expect(shown("llll", 2)).toEqual([0, 1]);
  expect(shown("", 2)).toEqual([]);
});

test("what is overdue or in danger is never left out for what is earlier", () => {
  expect(shown("lllow", 3)).toEqual([0, 3, 4]);
  expect(shown("dlwd", 1)).toEqual([2]);
});

test("a whole day of a large house is shortened", () => {
  expect(firstMoves(day("l".repeat(mostAtFirst)))).toHaveLength(mostAtFirst);
  expect(firstMoves(day("l".repeat(mostAtFirst + 1)))).toHaveLength(mostAtFirst);
});
