import { expect, test } from "vitest";
import { mostChosen, readChosen } from "./chosen.ts";

const codes = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `EP-${index
        .toString(8)
        .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))
        .padStart(5, "2")}-22222`,
  );

test("codes are read bare and each once, in their order", () => {
  expect(readChosen(["EP-22222-33333", "2222233333", "ep 22222 44444", "nonsense"])).toEqual({
    ok: true,
    codes: ["2222233333", "2222244444"],
  });
});

test("none, or more than a page holds, is no choice", () => {
  expect(readChosen([])).toEqual({ ok: false, reason: "none" });
  expect(readChosen(["", "x", "\0"])).toEqual({ ok: false, reason: "none" });
  expect(readChosen(codes(mostChosen))).toMatchObject({ ok: true });
  expect(readChosen(codes(mostChosen + 1))).toEqual({ ok: false, reason: "too-many" });
  expect(readChosen(codes(10_000))).toEqual({ ok: false, reason: "too-many" });
});
