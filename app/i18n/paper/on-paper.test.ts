import { expect, test } from "vitest";
import { euroOnPaper, momentOnPaper, periodOnPaper, worthOnPaper } from "./on-paper.ts";

test("papers say moments with their year, and money with both decimals, in both languages", () => {
  expect(momentOnPaper("2026-07-03T09:05")).toEqual({
    bs: "pet, 3. jul 2026., 09:05",
    en: "Fri 3 Jul 2026, 09:05",
  });
  expect(periodOnPaper("2026-12-31T10:00", "2027-01-02T10:00").en).toBe(
    "Thu 31 Dec 2026, 10:00 – Sat 2 Jan 2027, 10:00",
  );
  expect(euroOnPaper(20_000)).toEqual({ bs: "200,00\u00a0€", en: "€200.00" });
  expect(worthOnPaper(6660)).toEqual({
    bs: "66,60\u00a0€ (130,26\u00a0KM)",
    en: "€66.60 (KM\u00a0130.26)",
  });
});
