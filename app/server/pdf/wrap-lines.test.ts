import { expect, test } from "vitest";
import { wrapLines } from "./wrap-lines.ts";

const wrap = (text: string, width: number) => wrapLines(text, width, (part) => part.length);

test("a text breaks at blanks, and never where a blank holds", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("1\u00a0km far", 5)).toEqual(["1\u00a0km", "far"]);
  expect(wrap("fits", 4)).toEqual(["fits"]);
  expect(wrap("  ", 4)).toEqual([]);
});

test("a word wider than a line is parted, and what follows goes on behind it", () => {
  expect(wrap("a incomprehensible b", 6)).toEqual(["a", "incomp", "rehens", "ible b"]);
  expect(wrap("abc", 0)).toEqual(["a", "b", "c"]);
});
