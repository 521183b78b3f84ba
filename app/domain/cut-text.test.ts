import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("a text that fits is not cut", () => {
  expect(cutText("Papers, keys, six minutes.", 200)).toBeUndefined();
  expect(cutText("x".repeat(200), 200)).toBeUndefined();
  expect(cutText(`  ${"x".repeat(200)}  `, 200)).toBeUndefined();
  expect(cutText("", 200)).toBeUndefined();
});

test("the cut is at the end of a word, and nothing is lost", () => {
  expect(cutText("The seat was fitted already", 12)).toEqual({
    head: "The seat was",
    rest: " fitted already",
  });
  expect(cutText("The seat was fitted already", 13)?.head).toBe("The seat was");
  expect(cutText("The seat was fitted already", 11)?.head).toBe("The seat");
});

test("no comma and no dash hangs before the ellipsis", () => {
  expect(cutText("Papiri, ključevi, šest minuta", 17)).toEqual({
    head: "Papiri, ključevi",
    rest: ", šest minuta",
  });
  expect(cutText("We came – late – and tired", 9)?.head).toBe("We came");
});

test("a word longer than the limit is cut inside, but no sign in half", () => {
  expect(cutText("x".repeat(201), 200)).toEqual({ head: "x".repeat(200), rest: "x" });
  expect(cutText("xxx🚗🚗", 4)).toEqual({ head: "xxx", rest: "🚗🚗" });
  expect(cutText("— — — — —", 3)?.head.length).toBeLessThanOrEqual(3);
});

test("whatever is written: two parts that are the text, the first within the limit", () => {
  assert(
    property(
      string({ unit: "grapheme", maxLength: 300 }),
      integer({ min: 2, max: 250 }),
      (text, max) => {
        const cut = cutText(text, max);
        if (!cut) return text.trim().length <= max;
        return (
          cut.head.length > 0 &&
          cut.head.length <= max &&
          cut.rest.length > 0 &&
          cut.head + cut.rest === text.trim() &&
          !/[\uD800-\uDBFF]$/.test(cut.head)
        );
      },
    ),
  );
});
