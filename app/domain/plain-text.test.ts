import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cleanParagraphs, cleanText, fold, nameKey } from "./plain-text.ts";

describe("folding", () => {
  test.each([
    ["  Čaršija   ĆUPRIJA ", "carsija cuprija"],
    ["Žeželj Šimić", "zezelj simic"],
    ["Đorđe", "djordje"],
    ["José Müller", "jose muller"],
    ["İstanbul ı", "istanbul i"],
    ["Straße Øre Łódź Æ œ ð", "strasse ore lodz ae oe d"],
    ["a\t\nb", "a b"],
  ])("%j becomes %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe("names are one", () => {
  test.each([
    ["Đorđe", "Djordje"],
    ["Đorđe", "dorde"],
    ["Ana-Marija", "ana marija"],
    ["O'Neil", "O’Neil"],
    ["Çelik", "celik"],
    ["\u202eEmina\u200f", "EMINA"],
    [" Ana  ", "ána"],
    ["J. P.", "jp"],
  ])("%j and %j", (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  test("and different ones stay different", () => {
    expect(nameKey("Ana")).not.toBe(nameKey("Anja"));
    expect(nameKey("Amar")).not.toBe(nameKey("Amra"));
  });
});

/** Letters beside everything that a text should not carry. */
const nastyText = fc
  .array(
    fc.constantFrom(
      "a",
      "Č",
      " ",
      "\n",
      "\t",
      "\u0000",
      "\u009f",
      "\u202e",
      "\u200f",
      "\ufeff",
      "\ud800",
      "😀",
      "<",
      "{",
    ),
  )
  .map((parts) => parts.join(""));

describe("cleaning a line", () => {
  test.each([
    ["  Ana  Marija ", "Ana Marija"],
    ["A\u0000na", "Ana"],
    ["A\u0007na\u009f", "Ana"],
    ["\u202e\u2066Ana\u2069\u200e\u200f\u061c\u200b", "Ana"],
    ["one\r\ntwo\tthree", "one two three"],
    ["\ud800Ana", "Ana"],
    ["😀 Ana", "😀 Ana"],
    ["\u200f \u0000", ""],
  ])("%j becomes %j", (raw, clean) => {
    expect(cleanText(raw, 80)).toBe(clean);
  });

  test("counts after cleaning", () => {
    expect(cleanText(` ${"a".repeat(80)} `, 80)).toHaveLength(80);
    expect(cleanText("a".repeat(81), 80)).toBeUndefined();
  });

  test("leaves nothing dangerous of any text", () => {
    fc.assert(
      fc.property(nastyText, (raw) => {
        expect(cleanText(raw, 10_000)).not.toMatch(
          /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]|^\s|\s$/u,
        );
      }),
    );
  });
});

test("cleaning a message keeps its lines", () => {
  expect(cleanParagraphs(" one\r\n\u0000two\t2 \r\rthree\n ", 80)).toBe("one\ntwo 2\n\nthree");
  expect(cleanParagraphs("a\n".repeat(50), 80)).toBeUndefined();
});
