import { expect, test } from "vitest";
import { readCode } from "./read-code.ts";

test.each(["123456", " 123 456 ", "123-456", "123\u00a0456"])(
  "%j is a code of the app",
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: "app", code: "123456" });
  },
);

test.each(["ab1d0-fghjk", "AB1D0 FGHJK", "abIdO–fghjk", "abld0fghjk"])(
  "%j is a recovery code",
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: "recovery", code: "ab1d0-fghjk" });
  },
);

test.each([
  "",
  "12345",
  "1234567",
  "١٢٣٤٥٦",
  "abcde-fghj",
  "abcde-fghju",
  "a".repeat(41),
  "\0".repeat(6),
])("%j is no code", (typed) => {
  expect(readCode(typed)).toBeUndefined();
});
