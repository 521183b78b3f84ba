import { expect, test } from "vitest";
import { range } from "../format.ts";
import { holdRanges, plainRanges } from "./held-ranges.ts";

test("a range is one word to whoever breaks lines", () => {
  expect(range("06:00", "22:00")).toBe("06:00–\u206022:00");
  expect(range(2013, 2026)).toBe("2013–\u20602026");
});

test("ranges that somebody wrote are held too, and no other dash", () => {
  expect(holdRanges("Child seat, 9–25 kg, 1–7")).toBe("Child seat, 9–\u206025 kg, 1–\u20607");
  for (const text of ["ponedjeljak – subota", "Sarajevo–Tuzla", "Booster", "9–", "", range(1, 2)])
    expect(holdRanges(text)).toBe(text);
});

test("plain text has no trace of it", () => {
  expect(plainRanges(`${range(6, 22)}, ${range(10, 18)} – a`)).toBe("6–22, 10–18 – a");
  expect(plainRanges("")).toBe("");
});
